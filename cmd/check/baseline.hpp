#pragma once

#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cmd/format/format.hpp"

namespace orion::cmd {

/// Findings that are known and accepted, as `--write-baseline` wrote them down.
class Baseline {
 public:
  /// @return nullopt where these bytes are no baseline; `trouble` then says why
  static std::optional<Baseline> parse(const std::string& bytes, std::string& trouble);

  const std::vector<KnownFinding>& entries() const noexcept { return entries_; }
  /// The entry with this fingerprint.
  std::optional<std::size_t> find(const std::string& fingerprint) const;
  /// The entries of a file.
  std::vector<std::size_t> of_file(const std::string& path) const;

 private:
  std::vector<KnownFinding> entries_;
  std::map<std::string, std::size_t, std::less<>> by_fingerprint_;
  std::multimap<std::string, std::size_t, std::less<>> by_path_;
};

/// Writes the errors and warnings of a run as a baseline, a line each.
std::unique_ptr<Format> baseline_format(std::ostream& out);

}  // namespace orion::cmd
