#pragma once

// What every output format gets: verdicts one by one, then the sum. A format works in two steps, so that records can be
// judged and worded side by side: any thread makes the pieces of a record, and one takes them in input order.

#include <cstddef>
#include <memory>
#include <optional>
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
  std::string_view place = path;  ///< of the file from the project's folder, by which fingerprints know it
  std::size_t left_out = 0;       ///< findings that the baseline lists, and that are not in the verdict any more
};

/// What is counted of a record.
struct Facts {
  std::string_view path;
  std::size_t number = 1;  ///< of the document within its file
  judge::Status status = judge::Status::Unreadable;
  std::size_t errors = 0;
  std::size_t warnings = 0;
  std::size_t notes = 0;
  std::size_t left_out = 0;  ///< as in `Judged`
  bool changed = false;      ///< by --compare-rules
};
Facts facts_of(const Judged& judged);

/// A finding that a baseline lists.
struct KnownFinding {
  std::string path;  ///< from the project's folder
  std::string id;    ///< of the record; may be empty
  std::string code;
  std::string message;
  std::size_t times = 1;  ///< that it is listed, or found
};

/// What came of a baseline.
struct BaselineSummary {
  std::size_t left_out = 0;        ///< findings that it lists
  std::vector<KnownFinding> gone;  ///< listed, and not found any more where it was looked for
  std::vector<KnownFinding> more;  ///< found in one file more often than listed: it has records with one id
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
  std::optional<BaselineSummary> baseline;

  void add(const Facts& facts);
};

/// A part of what a format prints of a record: the whole, or what it prints of one finding.
struct Piece {
  std::string text;
  catalogue::Severity severity = catalogue::Severity::Note;  ///< of the finding, for formats that sort by it
};
using Pieces = std::vector<Piece>;

class Format {
 public:
  Format() = default;
  Format(const Format&) = delete;
  Format& operator=(const Format&) = delete;
  virtual ~Format() = default;
  /// Called by any thread, for many records at a time: changes nothing.
  virtual Pieces pieces(const Judged& judged) const = 0;
  /// Called for one record after the other, in input order.
  virtual void take(const Facts& facts, Pieces pieces) = 0;
  virtual void finish(const Summary& summary) = 0;
  /// What people are to be told on standard error, a line each, because the output has no place for it. Asked for after
  /// `finish`.
  virtual std::vector<std::string> remarks(const Summary&) const { return {}; }

  /// Both steps, for a single record.
  void record(const Judged& judged) { take(facts_of(judged), pieces(judged)); }
};

/// A format that prints its pieces as they come.
class PlainFormat : public Format {
 public:
  explicit PlainFormat(std::ostream& out) : out_{out} {}
  void take(const Facts& facts, Pieces pieces) override;
  void finish(const Summary&) override {}

 protected:
  std::ostream& out() noexcept { return out_; }

 private:
  std::ostream& out_;
};

struct TextOptions {
  bool coloured = false;
  bool comparing = false;      ///< only records that --compare-rules tells apart, or that have findings
  bool quiet = false;          ///< only records with errors or warnings, and no sum
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

/// For continuous integration: SARIF 2.1.0 within the limits of GitHub's code scanning.
std::unique_ptr<Format> sarif_format(std::ostream& out);
/// For continuous integration: JUnit's XML, a suite a file, a case a record.
std::unique_ptr<Format> junit_format(std::ostream& out, TextOptions options);
/// For continuous integration: GitLab's code quality report.
std::unique_ptr<Format> gitlab_format(std::ostream& out);
/// For continuous integration: workflow commands that GitHub Actions turns into annotations.
std::unique_ptr<Format> github_format(std::ostream& out);

/// A remark on files that hold no record, for formats that do not list them; none where there are none.
std::vector<std::string> passed_over(const Summary& summary);

/// A path, id or name as it can be printed on one line of a terminal: control characters, and bytes that are no UTF-8,
/// escaped as `\x1b`.
std::string printable(std::string_view text);

}  // namespace orion::cmd
