#include "cmd/run/show.hpp"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/draw/board_text.hpp"
#include "cmd/draw/position_svg.hpp"
#include "cmd/draw/table_svg.hpp"
#include "cmd/draw/table_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/run/find_record.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

void print_table(std::ostream& out, const judge::Verdict& verdict, const std::string& at) {
  if (getenv("SVG")) {
    out << table_svg(table_scene(verdict, at));
    return;
  }
  out << table_page_text(table_scene(verdict, at), {});
}

void print_board(std::ostream& out, const judge::Verdict& verdict, const std::string& at) {
  if (getenv("SVG")) {
    out << position_svg(board_scene(verdict, at));
    return;
  }
  out << position_text(board_scene(verdict, at), {});
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
  options->keep_course = true;
  add_whereabouts(*sub, *options);
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] { exit = run_show(*options, *sub, streams); });
}

}  // namespace orion::cmd
