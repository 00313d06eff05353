#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "cmd/input/selection.hpp"
#include "cmd/run/fmt_parts.hpp"
#include "cmd/streams.hpp"
#include "records/judge/judge.hpp"

namespace orion::cmd {

enum class FmtTask { Write, Check, Diff };

struct FmtSummary {
  std::size_t records = 0;  ///< games and decks that could be read
  bool findings = false;    ///< a document could not be read, and is as it was
  bool changed = false;     ///< a file was written, or would be
  bool unfinished = false;  ///< something could not be read or written

  bool nothing_to_do() const noexcept { return records == 0 && !findings && !unfinished; }
};

/// Puts files into canonical form, or tells what that would change. Files are gone through document by document, and a
/// second time only where something changes: memory does not grow with their size.
class FileFormatter {
 public:
  FileFormatter(FmtTask task, const judge::Settings& settings, const Selection& selection, Streams streams)
      : task_{task}, settings_{settings}, selection_{selection}, streams_{streams} {}

  /// @param path  a file, a folder, or "-" for standard input to standard output
  void format(const std::string& path);
  const FmtSummary& summary() const noexcept { return summary_; }

 private:
  enum class Tell { Findings, Nothing };
  /// Gets a piece of the file and what becomes of it.
  using Sink = std::function<void(std::string_view before, std::string_view after)>;

  void format_file(const std::string& path, Met met);
  void format_standard_input();
  void rewrite(const std::string& path);
  bool go_through(const std::string& path, const text::ByteSource& bytes, Met met, Tell tell, const Sink& sink);
  /// @return whether the document became another text, which is then in `formatted`
  bool format_document(const std::string& path, std::size_t number, Met met, Tell tell,
                       const text::RawDocument& document, std::string& formatted);
  void report_change(const std::string& path);
  void trouble(std::string_view what, const std::string& path, const std::string& reason);

  FmtTask task_;
  const judge::Settings& settings_;
  const Selection& selection_;
  Streams streams_;
  FmtSummary summary_;
  bool wrote_deck_ = false;  ///< the document formatted last is a deck
};

}  // namespace orion::cmd
