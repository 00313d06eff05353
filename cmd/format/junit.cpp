#include <pugixml.hpp>
#include <sstream>
#include <string>
#include <utility>

#include "cmd/format/finding_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/report_path.hpp"
#include "cmd/format/sarif_rules.hpp"
#include "cmd/format/spool.hpp"
#include "cmd/format/verdict_words.hpp"
#include "cmd/format/xml_text.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

void set(pugi::xml_node node, const char* name, std::string_view value) {
  node.append_attribute(name).set_value(xml_text(value).c_str());
}
void set(pugi::xml_node node, const char* name, std::size_t value) {
  node.append_attribute(name).set_value(static_cast<unsigned long long>(value));
}
void set_text(pugi::xml_node node, std::string_view text) { node.text().set(xml_text(text).c_str()); }

constexpr unsigned kIndented = pugi::format_indent | pugi::format_no_declaration;

std::string printed(pugi::xml_node node, unsigned depth) {
  std::ostringstream out;
  node.print(out, "  ", kIndented, pugi::encoding_utf8, depth);
  return out.str();
}

/// The start tag alone of an element that has attributes only.
std::string start_tag(pugi::xml_node node, unsigned depth) {
  std::ostringstream out;
  node.print(out, "  ", kIndented | pugi::format_no_empty_element_tags, pugi::encoding_utf8, depth);
  const std::string whole = out.str();
  return whole.substr(0, whole.rfind("</")) + "\n";
}

struct Counts {
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;
  std::size_t skipped = 0;

  void add(const Counts& other) {
    tests += other.tests;
    failures += other.failures;
    errors += other.errors;
    skipped += other.skipped;
  }
  void set_on(pugi::xml_node node) const {
    set(node, "tests", tests);
    set(node, "failures", failures);
    set(node, "errors", errors);
    set(node, "skipped", skipped);
  }
};

/// What a case came to. Findings that a baseline lists are no longer there, and then the case passes.
enum class Came { Passed, Failed, Broke, Skipped };

Came what_came(judge::Status status, std::size_t errors) {
  if (status == judge::Status::Undetermined) return Came::Skipped;
  if (errors == 0) return Came::Passed;
  return status == judge::Status::Unreadable ? Came::Broke : Came::Failed;
}

Counts counts_of(const Facts& facts) {
  Counts counts{.tests = 1};
  switch (what_came(facts.status, facts.errors)) {
    case Came::Passed:
      break;
    case Came::Failed:
      counts.failures = 1;
      break;
    case Came::Broke:
      counts.errors = 1;
      break;
    case Came::Skipped:
      counts.skipped = 1;
      break;
  }
  return counts;
}

std::string case_name(const Judged& judged) {
  std::string document = "document " + std::to_string(judged.number);
  if (!judged.verdict.id) return document;
  return judged.number == 1 ? *judged.verdict.id : *judged.verdict.id + " (" + document + ")";
}

/// The element inside a case that says why it did not pass.
void add_reason(pugi::xml_node test, Came came, const Finding* first, const std::string& errors) {
  if (came == Came::Passed) return;
  pugi::xml_node reason = test.append_child(came == Came::Failed  ? "failure"
                                            : came == Came::Broke ? "error"
                                                                  : "skipped");
  if (first != nullptr) {
    set(reason, "message", printable(first->message));
    set(reason, "type", rule_id(first->code));
  }
  if (!errors.empty()) set_text(reason, errors);
}

/// Suites and cases, kept until their counts are known, which stand before them.
class JunitFormat final : public Format {
 public:
  JunitFormat(std::ostream& out, TextOptions options) : out_{out}, options_{std::move(options)} {}

  Pieces pieces(const Judged& judged) const override {
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    std::string errors;
    std::string others;
    const Finding* first = nullptr;
    std::size_t count = 0;
    for (const Finding& finding : judged.verdict.findings) {
      const bool is_error = finding.severity == Severity::Error;
      (is_error ? errors : others) += finding_text(judged, finding, lines, Paint{}, options_.replay_options);
      if (!is_error) continue;
      ++count;
      if (first == nullptr) first = &finding;
    }
    const std::string path = paths_.name(judged.path);
    pugi::xml_document document;
    pugi::xml_node test = document.append_child("testcase");
    set(test, "name", case_name(judged));
    set(test, "classname", path);
    set(test, "file", path);
    set(test, "line", judged.document.first_line);
    add_reason(test, what_came(judged.verdict.status, count), first, errors);
    if (!others.empty()) set_text(test.append_child("system-out"), others);
    return {{printed(test, 2)}};
  }

  void take(const Facts& facts, Pieces pieces) override {
    // A file that is named twice has two suites.
    if (!open_ || path_ != facts.path || facts.number <= number_) {
      close_suite();
      path_ = facts.path;
      open_ = true;
    }
    number_ = facts.number;
    suite_.add(counts_of(facts));
    for (const Piece& piece : pieces) cases_.add(piece.text);
  }

  void finish(const Summary& summary) override {
    close_suite();
    for (const std::string& path : summary.unfinished) add_unread(path);
    pugi::xml_document document;
    pugi::xml_node root = document.append_child("testsuites");
    set(root, "name", "orionref");
    all_.set_on(root);
    out_ << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" << start_tag(root, 0);
    suites_.copy_to(out_);
    out_ << "</testsuites>\n";
  }

  std::vector<std::string> remarks(const Summary& summary) const override { return passed_over(summary); }

 private:
  void close_suite() {
    if (!open_) return;
    const std::string path = paths_.name(path_);
    pugi::xml_document document;
    pugi::xml_node suite = document.append_child("testsuite");
    set(suite, "name", path);
    set(suite, "file", path);
    suite_.set_on(suite);
    suites_.add(start_tag(suite, 1));
    cases_.copy_to(suites_);
    suites_.add("  </testsuite>\n");
    cases_.clear();
    all_.add(suite_);
    suite_ = {};
    open_ = false;
  }

  void add_unread(const std::string& unread) {
    const std::string path = paths_.name(unread);
    const Counts counts{.tests = 1, .errors = 1};
    pugi::xml_document document;
    pugi::xml_node suite = document.append_child("testsuite");
    set(suite, "name", path);
    set(suite, "file", path);
    counts.set_on(suite);
    pugi::xml_node test = suite.append_child("testcase");
    set(test, "name", "reading");
    set(test, "classname", path);
    set(test, "file", path);
    pugi::xml_node error = test.append_child("error");
    set(error, "message", "cannot read " + printable(unread));
    set(error, "type", "orionref/unread");
    suites_.add(printed(suite, 1));
    all_.add(counts);
  }

  std::ostream& out_;
  TextOptions options_;
  ReportPaths paths_;
  bool open_ = false;
  std::string path_;        // of the suite that is open
  std::size_t number_ = 0;  // of its last record
  Counts suite_;
  Counts all_;
  Spool cases_;   // of the suite that is open
  Spool suites_;  // all before it
};

}  // namespace

std::unique_ptr<Format> junit_format(std::ostream& out, TextOptions options) {
  return std::make_unique<JunitFormat>(out, std::move(options));
}

}  // namespace orion::cmd
