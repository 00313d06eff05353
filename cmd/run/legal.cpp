#include "cmd/run/legal.hpp"

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/run/find_record.hpp"
#include "cmd/run/legal_asked.hpp"
#include "cmd/run/legal_lists.hpp"

namespace orion::cmd {

namespace {

struct LegalOptions {
  Whereabouts whereabouts;
  std::string placement;
  bool asked = false;  ///< a placement was given, be it empty
  std::string format = "text";
};

ExitStatus run_legal(const LegalOptions& options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  Whereabouts whereabouts = options.whereabouts;
  whereabouts.begins_next_turn = true;
  if (!apply_project(sub, whereabouts, streams, exit)) return exit;
  const auto found = find_record(whereabouts, streams, exit);
  if (!found) return exit;
  const bool json = options.format == "json";
  if (options.asked) return judge_one(streams.out, *found, whereabouts.path, options.placement, json);
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
