#include "cmd/run/diff.hpp"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/format/diff.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/two_records.hpp"
#include "records/judge/difference.hpp"

namespace orion::cmd {

namespace {

struct DiffOptions {
  Whereabouts replay;  ///< the rules, what is illegal, and the project file
  judge::Both<RecordChoice> records;
  std::string format = "text";
};

bool holds_a_game(const judge::Verdict& verdict) { return verdict.duel || verdict.station; }

/// What `check` says of records that cannot be compared.
void print_unreadable(const judge::Both<Judged>& records, std::ostream& out) {
  out << "not compared: a game can be read in "
      << (holds_a_game(records.a.verdict)   ? "A alone"
          : holds_a_game(records.b.verdict) ? "B alone"
                                            : "neither of the two")
      << '\n';
  for (const Judged* each : {&records.a, &records.b}) {
    if (!holds_a_game(each->verdict)) text_format(out, {})->record(*each);
  }
}

ExitStatus compare(const DiffOptions& options, const judge::Both<ReadRecord>& read, const judge::Settings& settings,
                   std::ostream& out) {
  const judge::Both<Judged> records{{options.records.a.path, read.a.number, read.a.document, read.a.verdict},
                                    {options.records.b.path, read.b.number, read.b.document, read.b.verdict}};
  std::optional<judge::Difference> difference;
  if (holds_a_game(read.a.verdict) && holds_a_game(read.b.verdict))
    difference = judge::compare_records({read.a.document, settings.limits, read.a.verdict},
                                        {read.b.document, settings.limits, read.b.verdict});
  if (options.format == "json") {
    out << dumped(diff_json({records, difference})) << '\n';
  } else if (difference) {
    out << diff_text({records, difference});
  } else {
    print_unreadable(records, out);
  }
  return difference && difference->same ? ExitStatus::Clean : ExitStatus::Findings;
}

ExitStatus run_diff(DiffOptions options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  if (!apply_project(sub, options.replay, streams, exit)) return exit;
  if (options.records.a.path == "-" && options.records.b.path == "-") {
    streams.err << "orionref: standard input holds one of the two records, not both: name a file for the other\n";
    return ExitStatus::Usage;
  }
  judge::Settings settings = replay_settings(options.replay.rules, options.replay.after_illegal);
  settings.limits.document = options.replay.max_document;
  settings.keep_course = true;
  const auto read = read_two_records(options.records, settings, streams, exit);
  return read ? compare(options, *read, settings, streams.out) : exit;
}

constexpr const char* kExamples = R"(
Compared are the rules, players, set-up, moves or turns, rulings and the
recorded result, each by what it means: the order of own hexagons or of a list
of goods is none of it. Notes, clocks, ids, events, comments and claims on the
way make no other game; that they differ is said.

Without --record-a and --record-b: the first record of A, and that of the same
id in B if there is just one, or else its first.

Examples:
  orionref diff ada.yaml ben.yaml                         two score sheets of one game
  orionref diff archive.yaml ben.yaml --record-a final-1  one record of an archive
  orionref diff ada.yaml - --format json < ben.yaml       for another program

Exit status: 0 the same game; 1 not the same, or one of the two holds no game
that can be read; 2 usage, or no such record; 3 something could not be read
or written.)";

}  // namespace

void add_diff(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<DiffOptions>();
  CLI::App* sub = app.add_subcommand("diff", "Hold two records of one game against each other");
  const auto add_file = [&](const char* name, RecordChoice& choice, const char* what) {
    sub->add_option(name, choice.path, what)->required()->type_name("FILE");
  };
  add_file("a", options->records.a, "The file with one record, or - for standard input");
  add_file("b", options->records.b, "The file with the other");
  const auto add_record = [&](const char* name, RecordChoice& choice, const char* what) {
    sub->add_option(name, choice.record, what)->check(empty_trouble)->type_name("N|ID");
  };
  add_record("--record-a", options->records.a, "Which record of A: its number from 1, or its id");
  add_record("--record-b", options->records.b, "Which record of B");
  add_replay_options(*sub, options->replay.rules, options->replay.after_illegal);
  sub->add_option("--format", options->format, "How to print: text, json")
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("FORMAT");
  add_project_options(*sub, options->replay.project);
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] { exit = run_diff(*options, *sub, streams); });
}

}  // namespace orion::cmd
