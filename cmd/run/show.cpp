#include "cmd/run/show.hpp"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/draw/board_text.hpp"
#include "cmd/draw/table_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/run/find_record.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

std::string stock_line(const duel::Position& position, duel::Colour player) {
  std::string line = "  " + std::string{word(player)} + " has left:";
  for (const duel::TileKind kind : duel::kTileKinds) {
    line += (kind == duel::kTileKinds.front() ? " " : ", ") + std::string{word(kind)} + " " +
            std::to_string(position.stock[player].left(kind));
  }
  return line + "; token score " + std::to_string(duel::token_score(position, player)) + "\n";
}

std::string conditions_line(const judge::DuelVerdict& duel, duel::Colour player) {
  const auto reached = duel::instances(duel.position)[player].counted(duel.rules.options.count);
  std::string line;
  for (const duel::Condition condition : duel::kConditions) {
    const int times = reached.of(condition);
    if (times == 0) continue;
    line += (line.empty() ? " " : ", ") + std::string{word(condition)};
    if (duel.rules.options.count == duel::Count::Instances) line += " " + std::to_string(times);
  }
  return "  " + std::string{word(player)} + " has reached:" + (line.empty() ? " none of the conditions" : line) + "\n";
}

void print_table(std::ostream& out, const judge::Verdict& verdict, const std::string& at) {
  const judge::StationVerdict& station = *verdict.station;
  out << (verdict.id ? printable(*verdict.id) + ", " : "") << at << ", by " << read::to_string(station.rules) << "\n\n"
      << table_text(station);
  if (!station.in_turn) out << "position " << station.position_hash() << '\n';
}

void print_board(std::ostream& out, const judge::Verdict& verdict, const std::string& at) {
  const judge::DuelVerdict& duel = *verdict.duel;
  out << (verdict.id ? printable(*verdict.id) + ", " : "") << at << ", by " << read::to_string(duel.rules) << '\n';
  out << board_text(duel.position, duel.last_placed) << '\n';
  out << "B blue, O orange, * galaxy, @ black hole" << (duel.last_placed.empty() ? "" : ", [ ] placed last") << "\n\n";
  for (const duel::Colour player : duel::kColours) out << stock_line(duel.position, player);
  for (const duel::Colour player : duel::kColours) out << conditions_line(duel, player);
  if (duel.outcome) {
    out << "  play has ended: "
        << (duel.outcome->ending.winner ? std::string{word(*duel.outcome->ending.winner)} + " wins by "
                                        : std::string{"a tie by "})
        << word(duel.outcome->ending.how) << '\n';
  } else {
    out << "  " << word(duel.position.to_move) << " is to move\n";
  }
  out << "  position " << duel.position_hash() << '\n';
}

ExitStatus run_show(Whereabouts whereabouts, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  if (!apply_project(sub, whereabouts, streams, exit)) return exit;
  if (const auto found = find_record(whereabouts, streams, exit)) {
    const auto print = found->verdict.station ? print_table : print_board;
    print(streams.out, found->verdict, found->where);
  }
  return exit;
}

constexpr const char* kExamples = R"(
Examples:
  orionref show game.orion.yaml --at 5           the position after move 5, or the table after turn 5
  orionref show station.orion.yaml --at 12.2     the table in turn 12, after action 2
  orionref show archive.yaml --record final-1    the last position of a record)";

}  // namespace

void add_show(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<Whereabouts>();
  CLI::App* sub = app.add_subcommand("show", "Show the board after a move, or the table after a turn");
  add_whereabouts(*sub, *options);
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] { exit = run_show(*options, *sub, streams); });
}

}  // namespace orion::cmd
