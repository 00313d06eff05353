#include "cmd/run/perft.hpp"

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/run/find_record.hpp"
#include "cmd/run/suggest_words.hpp"
#include "core/duel/perft.hpp"
#include "core/duel/setup.hpp"
#include "records/judge/placing_words.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

struct PerftOptions {
  std::string setup;
  int depth = 1;
  std::string start = "blue";
  Whereabouts whereabouts;
  bool divide = false;
};

constexpr int kDeepest = 28;  // tiles of a game

/// A named set-up, or the position that a record's file reaches. @return nullopt with `exit` set where there is neither
std::optional<duel::Game> game_of(const PerftOptions& options, Streams streams, ExitStatus& exit) {
  for (const duel::NamedSetup& named : duel::named_setups()) {
    if (named.name != options.setup) continue;
    duel::Position position;
    position.galaxies = named.galaxies;
    position.black_holes = named.black_holes;
    position.to_move = options.start == "blue" ? duel::Colour::Blue : duel::Colour::Orange;
    return duel::Game{position,
                      replay_settings(options.whereabouts.rules, {}).rules.duel.value_or(read::DuelRules{}).options};
  }
  Whereabouts whereabouts = options.whereabouts;
  whereabouts.path = options.setup;
  const auto found = find_record(whereabouts, streams, exit);
  if (!found) return std::nullopt;
  if (!found->verdict.duel) {
    streams.err << "orionref: placements are counted in games of Orion Duel, and this record is none\n";
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  return duel::Game{found->verdict.duel->position, found->verdict.duel->rules.options, found->verdict.duel->ending()};
}

ExitStatus run_perft(const PerftOptions& options, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  const auto game = game_of(options, streams, exit);
  if (!game) return exit;
  if (!options.divide || options.depth == 0) {
    streams.out << duel::count_sequences(*game, options.depth) << '\n';
    return ExitStatus::Clean;
  }
  std::uint64_t sum = 0;
  for (const duel::Branch& branch : duel::divide(*game, options.depth)) {
    streams.out << word(branch.placement->owner()) << ": " << judge::to_string(*branch.placement) << "  "
                << branch.sequences << '\n';
    sum += branch.sequences;
  }
  streams.out << sum << '\n';
  return ExitStatus::Clean;
}

constexpr const char* kExamples = R"(
Counts the distinct sequences of DEPTH legal placements from a position, for
comparing implementations: tiles of one kind are alike, and an ended game has no
continuations.

Examples:
  orionref perft symmetric-1 2                     two placements deep
  orionref perft game.orion.yaml 2 --at 12         from a position of a record
  orionref perft symmetric-2 2 --divide            by first placement)";

}  // namespace

void add_perft(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<PerftOptions>();
  CLI::App* sub = app.add_subcommand("perft", "Count legal placement sequences, for comparing implementations");
  CLI::Option* setup =
      sub->add_option("setup", options->setup, "symmetric-1, symmetric-2, symmetric-3, or a file with a record")
          ->required()
          ->type_name("SETUP|FILE");
  std::vector<ValueWord> setups;
  for (const duel::NamedSetup& each : duel::named_setups()) setups.push_back({std::string{each.name}, {}});
  suggest_words(*setup, setups);
  sub->add_option("depth", options->depth, "How many placements deep")
      ->required()
      ->check(number_trouble)
      ->check(CLI::Range(0, kDeepest))
      ->type_name("DEPTH");
  add_place(*sub, options->whereabouts);
  sub->add_option("--start", options->start, "Who is to move first in a named set-up: blue (default), orange")
      ->check(CLI::IsMember({"blue", "orange"}))
      ->type_name("PLAYER");
  sub->add_flag("--divide", options->divide, "Show the count of each first placement, then the sum");
  sub->footer(kExamples);
  sub->callback([options, streams, &exit] { exit = run_perft(*options, streams); });
}

}  // namespace orion::cmd
