#pragma once

// What every output format gets: verdicts one by one, in input order, then the sum.

#include <cstddef>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/verdict.hpp"
#include "records/text/splitter.hpp"

namespace orion::cmd {

/// A verdict and what it was given on.
struct Judged {
  std::string_view path;  ///< as the caller named it, or found below what the caller named; "-" for standard input
  std::size_t number;     ///< of the document within its file, from 1
  const text::RawDocument& document;
  const judge::Verdict& verdict;
};

struct Summary {
  std::size_t records = 0;
  std::size_t legal = 0;
  std::size_t illegal = 0;
  std::size_t undetermined = 0;
  std::size_t unreadable = 0;
  std::size_t errors = 0;
  std::size_t warnings = 0;
  std::size_t notes = 0;
  std::size_t changed = 0;              ///< by --compare-rules
  std::vector<std::string> not_ours;    ///< files met while walking that hold no record
  std::vector<std::string> unfinished;  ///< what could not be read

  void add(const judge::Verdict& verdict);
};

class Format {
 public:
  Format() = default;
  Format(const Format&) = delete;
  Format& operator=(const Format&) = delete;
  virtual ~Format() = default;
  virtual void record(const Judged& judged) = 0;
  virtual void finish(const Summary& summary) = 0;
};

struct TextOptions {
  bool coloured = false;
  bool comparing = false;      ///< only records that --compare-rules tells apart, or that have findings
  std::string replay_options;  ///< what `show` needs to come to the same positions, e.g. " --rules bga"
};
/// For a person at a terminal: verdict, code frames, clauses, places in the game.
std::unique_ptr<Format> text_format(std::ostream& out, TextOptions options);
/// `path:line:col: error[CODE] message`, a line a finding.
std::unique_ptr<Format> oneline_format(std::ostream& out);
/// One JSON object with all records.
std::unique_ptr<Format> json_format(std::ostream& out);
/// A JSON object a line: every record as it is judged, then the summary.
std::unique_ptr<Format> ndjson_format(std::ostream& out);

/// A path, id or name as it can be printed on one line of a terminal: control characters, and bytes that are no UTF-8,
/// escaped as `\x1b`.
std::string printable(std::string_view text);

}  // namespace orion::cmd
