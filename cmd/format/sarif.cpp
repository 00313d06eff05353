#include <algorithm>
#include <array>
#include <utility>

#include "cmd/format/finding_text.hpp"
#include "cmd/format/fingerprint.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/report_path.hpp"
#include "cmd/format/sarif_rules.hpp"
#include "cmd/format/spool.hpp"
#include "cmd/format/verdict_json.hpp"
#include "cmd/version.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

constexpr std::size_t kMostResults = 5000;  // GitHub keeps no more of a run
constexpr std::array kMostSevereFirst{Severity::Error, Severity::Warning, Severity::Note};
constexpr std::string_view kSchema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

Json region(const text::LineIndex& lines, text::Span at) {
  const text::LineColumn begin = lines.at(at.begin);
  const text::LineColumn end = lines.at(at.end);
  return {{"startLine", begin.line}, {"startColumn", begin.column}, {"endLine", end.line}, {"endColumn", end.column}};
}

Json artifact(const std::string& uri) {
  Json location{{"uri", uri}};
  if (!uri.starts_with("file:")) location["uriBaseId"] = "%SRCROOT%";
  return location;
}

/// @param region  null for the whole file
Json location(const Json& file, const Json& region) {
  Json physical{{"artifactLocation", file}};
  if (!region.is_null()) physical["region"] = region;
  return {{"physicalLocation", std::move(physical)}};
}

/// The message, then its notes, a line each.
std::string message_of(const Finding& finding) {
  std::string text = printable(finding.message);
  for (const std::string& note : finding.notes) text += "\n" + printable(note);
  return text;
}

/// Where in the game.
Json properties_of(const Judged& judged, const Finding& finding) {
  Json properties = Json::object();
  if (judged.verdict.id) properties["record"] = *judged.verdict.id;
  properties["document"] = judged.number;
  if (finding.move) properties["move"] = *finding.move;
  if (finding.turn) properties["turn"] = *finding.turn;
  if (finding.action) properties["action"] = *finding.action;
  properties["primary"] = finding.primary;
  return properties;
}

std::size_t rule_index(catalogue::Code code) {
  return static_cast<std::size_t>(&catalogue::entry(code) - catalogue::entries().data());
}

/// SARIF 2.1.0 with a single run. Results are sorted by severity and cut, so that they are printed at the end.
class SarifFormat final : public Format {
 public:
  explicit SarifFormat(std::ostream& out) : out_{out} {}

  Pieces pieces(const Judged& judged) const override {
    Pieces made;
    if (judged.verdict.findings.empty()) return made;
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    const std::vector<std::string> prints = fingerprints(judged);
    const Json file = artifact(paths_.uri(judged.path));
    auto print = prints.begin();
    for (const Finding& finding : judged.verdict.findings) {
      Json result{{"ruleId", rule_id(finding.code)},
                  {"ruleIndex", rule_index(finding.code)},
                  {"level", sarif_level(finding.severity)},
                  {"message", {{"text", message_of(finding)}}},
                  {"locations", Json::array({location(file, region(lines, finding.span))})}};
      if (!finding.related.empty() || !finding.elsewhere.empty())
        result["relatedLocations"] = related(judged, finding, file, lines);
      result["partialFingerprints"] = {{"orionref/v1", *print++}};
      result["properties"] = properties_of(judged, finding);
      made.push_back({dumped(result), finding.severity});
    }
    return made;
  }

  void take(const Facts&, Pieces pieces) override {
    for (const Piece& piece : pieces) {
      const auto level = static_cast<std::size_t>(piece.severity);
      if (++found_[level] <= kMostResults) results_[level].add(piece.text + "\n");
    }
  }

  void finish(const Summary& summary) override {
    const Json driver{{"name", "orionref"},
                      {"version", kVersion},
                      {"semanticVersion", kVersion},
                      {"informationUri", "https://orionref.example/"}};
    out_ << "{\"$schema\": \"" << kSchema << "\",\n\"version\": \"2.1.0\",\n\"runs\": [{\"tool\": {\"driver\": ";
    std::string head = dumped(driver);
    head.pop_back();  // the rules follow, a line each
    out_ << head << ",\"rules\": [";
    std::string_view before = "\n  ";
    for (const catalogue::CodeEntry& entry : catalogue::entries())
      out_ << std::exchange(before, ",\n  ") << dumped(sarif_rule(entry));
    out_ << "]}},\n\"columnKind\": \"unicodeCodePoints\",\n\"results\": [";
    print_results();
    out_ << "],\n\"invocations\": [" << dumped(invocation(summary)) << "]}]}\n";
  }

  std::vector<std::string> remarks(const Summary&) const override {
    if (all() <= kMostResults) return {};
    return {cut_words()};
  }

 private:
  Json related(const Judged& judged, const Finding& finding, const Json& file, const text::LineIndex& lines) const {
    Json list = Json::array();
    for (const Related& each : finding.related) {
      Json place = location(file, region(lines, each.span));
      place["id"] = list.size() + 1;
      place["message"] = {{"text", printable(each.message)}};
      list.push_back(std::move(place));
    }
    for (const Elsewhere& each : finding.elsewhere) {
      Json place = location(artifact(paths_.uri(elsewhere_path(judged, each))),
                            {{"startLine", each.at.line}, {"startColumn", each.at.column}});
      place["id"] = list.size() + 1;
      place["message"] = {{"text", printable(each.message)}};
      list.push_back(std::move(place));
    }
    return list;
  }

  std::size_t all() const { return found_[0] + found_[1] + found_[2]; }

  void print_results() {
    std::size_t left = kMostResults;
    std::string_view before = "\n  ";
    for (const Severity severity : kMostSevereFirst) {
      if (left == 0) return;
      results_[static_cast<std::size_t>(severity)].for_each_line([&](std::string_view result) {
        out_ << std::exchange(before, ",\n  ") << result;
        return --left > 0 && out_.good();
      });
    }
  }

  /// "SARIF holds the 5000 most severe of 6012 findings; left out: 3 warnings, 1009 notes"
  std::string cut_words() const {
    std::size_t left = kMostResults;
    std::string out;
    for (const Severity severity : kMostSevereFirst) {
      const std::size_t found = found_[static_cast<std::size_t>(severity)];
      const std::size_t kept = std::min(found, left);
      left -= kept;
      if (found == kept) continue;
      out += (out.empty() ? "" : ", ") + std::to_string(found - kept) + " " + std::string{catalogue::word(severity)} +
             (found - kept == 1 ? "" : "s");
    }
    return "the SARIF report holds the " + std::to_string(kMostResults) + " most severe of " + std::to_string(all()) +
           " findings; left out: " + out;
  }

  /// What went wrong on the way, and what was left out (3.20.21).
  Json invocation(const Summary& summary) const {
    Json notifications = Json::array();
    const auto notify = [&](std::string_view id, Severity level, const std::string& text) -> Json& {
      return notifications.emplace_back(
          Json{{"descriptor", {{"id", id}}}, {"level", sarif_level(level)}, {"message", {{"text", text}}}});
    };
    const auto notify_of = [&](std::string_view id, Severity level, const std::string& text, const std::string& path) {
      notify(id, level, text + " " + printable(path))["locations"] =
          Json::array({location(artifact(paths_.uri(path)), nullptr)});
    };
    for (const std::string& path : summary.unfinished)
      notify_of("orionref/unread", Severity::Error, "cannot read", path);
    if (all() > kMostResults) notify("orionref/cut", Severity::Warning, cut_words());
    for (const std::string& path : summary.not_ours)
      notify_of("orionref/passed-over", Severity::Note, "passed over, without a record:", path);
    return {{"executionSuccessful", summary.unfinished.empty()}, {"toolExecutionNotifications", notifications}};
  }

  std::ostream& out_;
  ReportPaths paths_;
  std::array<std::size_t, 3> found_{};  // by severity
  std::array<Spool, 3> results_;
};

}  // namespace

std::unique_ptr<Format> sarif_format(std::ostream& out) { return std::make_unique<SarifFormat>(out); }

}  // namespace orion::cmd
