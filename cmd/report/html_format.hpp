#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "cmd/format/format.hpp"
#include "cmd/format/spool.hpp"

namespace orion::cmd {

struct HtmlOptions {
  std::string title;                 ///< empty: the record's name, or how many records there are
  std::vector<std::string> records;  ///< numbers or ids of those that are shown; empty: all
  std::string replay_options;        ///< what commands need to come to the same verdict, e.g. " --rules bga"
};

/// Records as a page of HTML: the verdict first, then everything that an arbiter needs to look into it.
class HtmlFormat final : public Format {
 public:
  HtmlFormat(std::ostream& out, HtmlOptions options) : out_{out}, options_{std::move(options)} {}

  Pieces pieces(const Judged& judged) const override;
  void take(const Facts& facts, Pieces pieces) override;
  void finish(const Summary& summary) override;

  /// What was shown.
  const Summary& shown() const noexcept { return shown_; }

 private:
  std::ostream& out_;
  HtmlOptions options_;
  Summary shown_;
  std::string name_;  ///< of the first record
  Spool rows_;
  Spool sections_;
};

}  // namespace orion::cmd
