#include "cmd/run/show.hpp"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/draw/board_text.hpp"
#include "cmd/draw/position_json.hpp"
#include "cmd/draw/position_svg.hpp"
#include "cmd/draw/table_svg.hpp"
#include "cmd/draw/table_text.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/show_setup.hpp"
#include "cmd/run/terminal.hpp"

namespace orion::cmd {

namespace {

struct ShowOptions {
  Whereabouts whereabouts;
  std::string format = "text";
  std::string colour = "auto";
  std::string setup;
  std::string sheet = "both";
};

void print_table(std::ostream& out, const TableScene& scene, const std::string& format, const Paint& paint,
                 const Json& rules) {
  if (format == "svg") {
    out << table_svg(scene);
  } else if (format == "json") {
    out << dumped(position_json(scene, rules)) << '\n';
  } else {
    out << table_page_text(scene, paint);
  }
}

void print_board(std::ostream& out, const BoardScene& scene, const std::string& format, const Paint& paint,
                 const Json& rules) {
  if (format == "svg") {
    out << position_svg(scene);
  } else if (format == "json") {
    out << dumped(position_json(scene, rules)) << '\n';
  } else {
    out << position_text(scene, paint);
  }
}

ExitStatus run_show(const ShowOptions& options, const CLI::App& sub, Streams streams) {
  const Paint paint{options.format == "text" && wants_colours(options.colour)};
  if (sub.count("--setup") > 0) return show_setup({options.setup, options.sheet, options.format}, paint, streams);
  if (sub.count("file") == 0) throw CLI::RequiredError("FILE, or --setup NAME");
  ExitStatus exit = ExitStatus::Clean;
  Whereabouts whereabouts = options.whereabouts;
  whereabouts.keep_course = true;
  whereabouts.as_far_as_it_goes = true;
  if (!apply_project(sub, whereabouts, streams, exit)) return exit;
  const auto found = find_record(whereabouts, streams, exit);
  if (!found) return exit;
  const judge::Verdict& verdict = found->verdict;
  if (verdict.station) {
    print_table(streams.out, table_scene(verdict, found->where), options.format, paint, rules_json(verdict));
  } else {
    print_board(streams.out, board_scene(verdict, found->where), options.format, paint, rules_json(verdict));
  }
  return exit;
}

constexpr const char* kExamples = R"(
Examples:
  orionref show game.orion.yaml --at 5           the position after move 5, or the table after turn 5
  orionref show game.orion.yaml --at -1          one before the end
  orionref show station.orion.yaml --at 12.2     the table in turn 12, after action 2
  orionref show archive.yaml --record final-1    the last position of a record
  orionref show game.orion.yaml --format svg > position.svg    a drawing, for print or a page
  orionref show game.orion.yaml --format json    all that the drawing shows (orionref schema show)
  orionref show --setup symmetric-1 --format svg > board.svg   a board and a score sheet, one A4 page
  orionref show --setup blank --sheet score --format svg | rsvg-convert -f pdf -o score.pdf

Where an illegal move stops a record, the end is the position before it, with the
tile of that move marked. A game whose set-up is illegal or not recorded whole is
shown as far as it goes.

Exit status: 0 shown, be the record legal or not; 1 not a move of it can be
played, and its set-up is shown as far as it goes, or there is nothing to show;
2 usage, or no such record or move; 3 something could not be read or written.)";

void add_setup(CLI::App& sub, ShowOptions& options) {
  CLI::Option* setup =
      sub.add_option("--setup", options.setup,
                     "Instead of a record: an empty board with the tokens of a set-up (symmetric-1, symmetric-2, "
                     "symmetric-3) or without (blank), and a score sheet")
          ->type_name("NAME");
  suggest_setups(*setup);
  for (const char* other : {"file", "--at", "--record", "--rules", "--after-illegal"})
    setup->excludes(sub.get_option(other));
  sub.add_option("--sheet", options.sheet,
                 "With --setup in SVG, what is on the A4 page: board, score, or both (default)")
      ->check(CLI::IsMember({"board", "score", "both"}))
      ->needs(setup)
      ->type_name("SHEET");
}

}  // namespace

void add_show(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* sub = app.add_subcommand("show", "Show the board after a move, or the table after a turn");
  add_whereabouts(*sub, options->whereabouts);
  sub->get_option("file")->required(false);
  sub->add_option("--format", options->format, "How to print: text, svg, json")
      ->check(CLI::IsMember({"text", "svg", "json"}))
      ->type_name("FORMAT");
  sub->add_option("--color", options->colour, "Colours in text: auto, always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
  add_setup(*sub, *options);
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] { exit = run_show(*options, *sub, streams); });
}

}  // namespace orion::cmd
