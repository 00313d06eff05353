#include "cmd/run/legal.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/legal_lists.hpp"
#include "core/duel/placing.hpp"
#include "records/judge/placing_words.hpp"
#include "records/text/lines.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

struct LegalOptions {
  Whereabouts whereabouts;
  std::string placement;
  bool asked = false;  ///< a placement was given, be it empty
  std::string format = "text";
};

/// The findings on a placement that stands in no record, printed as `check` prints those of a file.
ExitStatus judge_one(const LegalOptions& options, const Found& found, std::ostream& out) {
  judge::Asked asked = judge::judge_asked(found.document, found.settings, options.placement);
  const bool legal = asked.readable && asked.findings.empty();
  const text::LineIndex lines{found.document.bytes, found.document.first_line};
  judge::Verdict verdict;
  verdict.status = legal ? judge::Status::Legal : asked.readable ? judge::Status::Illegal : judge::Status::Unreadable;
  for (Finding& finding : asked.findings) {
    // Related places are in the record, and the findings in the placement's own text.
    for (const Related& each : finding.related) {
      const auto [line, column] = lines.at(each.span.begin);
      finding.notes.push_back(each.message + ": " + printable(options.whereabouts.path) + ":" + std::to_string(line) +
                              ":" + std::to_string(column));
    }
    finding.related.clear();
    verdict.findings.push_back(std::move(finding));
  }
  const text::RawDocument own{options.placement, 1, false};
  const std::string name = (found.verdict.station ? "the action " : "the placement ") + found.where +
                           (found.verdict.station && !found.verdict.station->in_turn && !found.verdict.station->outcome
                                ? ", before the draw phase"
                                : "");
  if (options.format == "json") {
    ndjson_format(out)->record({name, 1, own, verdict});
  } else {
    text_format(out, {})->record({name, 1, own, verdict});
  }
  return legal ? ExitStatus::Clean : ExitStatus::Findings;
}

ExitStatus run_legal(const LegalOptions& options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  Whereabouts whereabouts = options.whereabouts;
  whereabouts.begins_next_turn = true;
  if (!apply_project(sub, whereabouts, streams, exit)) return exit;
  const auto found = find_record(whereabouts, streams, exit);
  if (!found) return exit;
  if (options.asked) return judge_one(options, *found, streams.out);
  const bool json = options.format == "json";
  found->verdict.station ? list_actions(streams.out, *found, json) : list_placements(streams.out, *found, json);
  return ExitStatus::Clean;
}

constexpr const char* kExamples = R"(
Examples:
  orionref legal game.orion.yaml --at 5                         what could be placed after move 5?
  orionref legal game.orion.yaml --at 5 "orange: c3 c4 / d5"    was this legal, and if not, why?
  orionref legal station.orion.yaml --at 12.2                   what could be done in turn 12 after action 2?
  orionref legal station.orion.yaml --at 12.2 "{play: sabotage, target: Ben, equipment: [relay]}"

Exit status: 0 listed, or legal; 1 illegal, or no position to ask about;
2 usage, or no such record or move; 3 something could not be read or written.)";

}  // namespace

void add_legal(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<LegalOptions>();
  CLI::App* sub =
      app.add_subcommand("legal", "List what was legal at a point of a game, or judge one placement or action there");
  add_whereabouts(*sub, options->whereabouts);
  sub->add_option("placement", options->placement,
                  "A placement or an action to judge, as in a record: \"orange: e4 e5 / f5\", \"buy: ore\"")
      ->type_name("PLACEMENT");
  sub->add_option("--format", options->format, "How to print: text, json")
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("FORMAT");
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] {
    options->asked = sub->count("placement") > 0;
    exit = run_legal(*options, *sub, streams);
  });
}

}  // namespace orion::cmd
