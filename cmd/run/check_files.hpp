#pragma once

#include <string>
#include <vector>

#include "cmd/exit_status.hpp"
#include "cmd/format/format.hpp"
#include "cmd/input/deck_files.hpp"
#include "cmd/streams.hpp"
#include "records/judge/judge.hpp"

namespace orion::cmd {

/// Whether a document that was met in a folder is one of ours. One that could not be read as YAML is, if it looks like
/// it.
bool is_ours(const judge::Verdict& verdict, const text::RawDocument& document);

/// Judges files, folders and standard input, one document after the other, and hands every verdict to a format.
class FileChecker {
 public:
  FileChecker(const judge::Settings& settings, bool allow_empty, Format& format, Streams streams)
      : settings_{settings}, allow_empty_{allow_empty}, format_{format}, streams_{streams} {}

  /// @param path  a file, a folder, or "-" for standard input
  void check(const std::string& path);

  const Summary& summary() const noexcept { return summary_; }
  /// Something could not be read.
  bool unfinished() const noexcept { return !summary_.unfinished.empty(); }

 private:
  /// Whether a file was named by the caller, or only met in a folder: then it may be none of ours.
  enum class Met { Named, InFolder };
  /// What came of reading a file from its start.
  enum class Read { Done, NotOurs, OursAfterOthers };

  void check_file(const std::string& path, Met met);
  void check_standard_input();
  Read check_stream(const std::string& path, const text::ByteSource& bytes, Met met, bool& failed);
  void report(const std::string& path, std::size_t number, const text::RawDocument& document,
              const judge::Verdict& verdict);
  void could_not_read(const std::string& path, const std::string& reason);

  const judge::Settings& settings_;
  bool allow_empty_;
  Format& format_;
  Streams streams_;
  DeckFiles decks_;
  Summary summary_;
};

}  // namespace orion::cmd
