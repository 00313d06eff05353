#include "cmd/run/standings.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/check/written_files.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/shell_word.hpp"
#include "cmd/output/output_file.hpp"
#include "cmd/run/check_options.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/judged_manifest.hpp"
#include "cmd/run/project.hpp"
#include "cmd/standings/print.hpp"
#include "cmd/standings/words.hpp"
#include "records/joined.hpp"

namespace orion::cmd {

namespace {

struct StandingsOptions {
  std::string path;
  std::string as_of;  ///< the number of a round; empty: the last
  std::string format = "text";
  std::string output = "-";  ///< or a file
  std::string rules;
  std::string after_illegal = "stop";
  std::size_t jobs = 0;  ///< 0: as many as there are cores
  ProjectOptions project;
};

/// Takes from the project file what the command line leaves open.
void apply(const read::ProjectFile& file, const CLI::App& sub, StandingsOptions& options) {
  if (file.rules && sub.count("--rules") == 0) options.rules = file.rules->value;
  if (file.after_illegal && sub.count("--after-illegal") == 0)
    options.after_illegal = file.after_illegal->value == duel::AfterIllegal::Stop ? "stop" : "skip";
}

CheckPlan plan_of(const StandingsOptions& options, const Project& project) {
  CheckPlan plan;
  plan.settings = replay_settings(options.rules, options.after_illegal);
  if (project.file.require_result) plan.settings.require_result = project.file.require_result->value;
  if (project.file.max_document)
    plan.settings.limits.document = static_cast<std::size_t>(project.file.max_document->value);
  plan.places_from = project.folder;
  return plan;
}

/// "its rounds are 1 to 5", "its rounds are 1, 2, 4"
std::string rounds_words(const judge::TournamentVerdict& tournament) {
  if (tournament.rounds.empty()) return "it lists no rounds";
  if (tournament.rounds.size() == 1) return "its only round is " + std::to_string(tournament.rounds.front().number);
  std::vector<std::string> numbers;
  bool in_order = true;
  for (const auto& round : tournament.rounds) {
    numbers.push_back(std::to_string(round.number));
    in_order = in_order && numbers.back() == std::to_string(numbers.size());
  }
  return "its rounds are " + (in_order ? "1 to " + numbers.back() : joined(numbers));
}

/// How many of the first rounds are in the table. @return nullopt where there is no such round
std::optional<std::size_t> rounds_of(const judge::TournamentVerdict& tournament, const std::string& as_of) {
  const auto& rounds = tournament.rounds;
  if (as_of.empty()) return rounds.size();
  // The last with that number: it may stand there twice, and then the table has both.
  const auto last = std::find_if(rounds.rbegin(), rounds.rend(),
                                 [&](const auto& round) { return std::to_string(round.number) == as_of; });
  if (last == rounds.rend()) return std::nullopt;
  return static_cast<std::size_t>(rounds.rend() - last);
}

StandingsScene scene_of(const JudgedManifest& manifest, std::size_t rounds) {
  StandingsScene scene = standings_scene(*manifest.tournament, rounds);
  const Facts facts = facts_of({{}, manifest.number, manifest.document, manifest.verdict});
  scene.errors = facts.errors;
  scene.warnings = facts.warnings;
  scene.notes = facts.notes;
  return scene;
}

/// What makes `check` judge as it was judged here.
std::string check_arguments(const StandingsOptions& options) {
  std::string words = as_shell_word(options.path);
  if (!options.rules.empty()) words += " --rules " + options.rules;
  if (options.after_illegal != "stop") words += " --after-illegal " + options.after_illegal;
  return words + project_words(options.project);
}

void print(const StandingsScene& scene, const StandingsOptions& options, std::ostream& out, std::ostream& err) {
  if (options.format == "json") {
    out << dumped(standings_json(scene)) << '\n';
  } else if (options.format == "csv") {
    out << standings_csv(scene);
    if (scene.errors + scene.warnings > 0)
      err << "orionref: " << printable(findings_words(scene, check_arguments(options))) << '\n';
  } else if (options.format == "html") {
    write_standings_page(out, scene, check_arguments(options));
  } else {
    out << standings_text(scene, check_arguments(options));
  }
}

/// Writes the table. @return whether all could be written, else it is said
bool write(const StandingsScene& scene, const StandingsOptions& options, Streams streams) {
  if (options.output == "-") {
    print(scene, options, streams.out, streams.err);
    return true;
  }
  std::string trouble;
  const std::unique_ptr<OutputFile> file = OutputFile::open(options.output, trouble);
  if (file) {
    print(scene, options, file->stream(), streams.err);
    if (file->finish(trouble)) return true;
  }
  streams.err << "orionref: cannot write " << printable(options.output) << ": " << trouble << '\n';
  return false;
}

std::size_t jobs_of(const StandingsOptions& options) {
  if (options.jobs > 0) return options.jobs;
  return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 64);
}

ExitStatus run_standings(StandingsOptions options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  const std::optional<Project> project = load_project(options.project, streams, exit);
  if (!project) return exit;
  apply(project->file, sub, options);
  const CheckPlan plan = plan_of(options, *project);
  if (options.output != "-") {
    const std::string trouble = written_files_trouble(plan, {{options.output}, {}, project->path}, {options.path});
    if (!trouble.empty()) {
      streams.err << "orionref: " << trouble << '\n';
      return ExitStatus::Usage;
    }
  }
  const auto manifest = judged_manifest(options.path, plan, jobs_of(options), streams, exit);
  if (!manifest) return exit;
  if (!manifest->tournament) {
    text_format(streams.err, {})->record({options.path, manifest->number, manifest->document, manifest->verdict});
    streams.err << "orionref: there are no standings, since " << printable(options.path)
                << " cannot be read as a tournament\n";
    return ExitStatus::Findings;
  }
  const auto rounds = rounds_of(*manifest->tournament, options.as_of);
  if (!rounds) {
    streams.err << "orionref: " << printable(options.path) << " has no round " << options.as_of << ": "
                << rounds_words(*manifest->tournament) << '\n';
    return ExitStatus::Usage;
  }
  const StandingsScene scene = scene_of(*manifest, *rounds);
  if (!write(scene, options, streams)) return ExitStatus::Unfinished;
  return scene.errors > 0 ? ExitStatus::Findings : ExitStatus::Clean;
}

/// For CLI11: empty where the table can be written there.
std::string output_trouble(const std::string& path) { return path == "-" ? std::string{} : written_trouble(path); }

void add_options(CLI::App& sub, StandingsOptions& options) {
  sub.add_option("tournament", options.path, "The file with the manifest of a tournament")
      ->required()
      ->type_name("FILE");
  sub.add_option("--as-of", options.as_of, "The table as it was after this round, by its number; default: after all")
      ->check(number_trouble)
      ->type_name("ROUND");
  sub.add_option("--format", options.format, "How to print: text, json, csv, html")
      ->check(CLI::IsMember({"text", "json", "csv", "html"}))
      ->type_name("FORMAT");
  sub.add_option("-o,--output", options.output, "The file to write, or - for standard output (default)")
      ->check(output_trouble)
      ->type_name("FILE");
  add_replay_options(sub, options.rules, options.after_illegal);
  sub.add_option("-j,--jobs", options.jobs, "How many games to judge at a time; default: one a core")
      ->check(number_trouble)
      ->check(CLI::Range(std::size_t{1}, std::size_t{256}))
      ->type_name("N");
  add_project_options(sub, options.project);
}

constexpr const char* kExamples = R"(
Every game is judged, and only what its play gives counts; illegal games count as
the manifest says, and are always listed. The cross-table names opponents by
their lines: +3 won against line 3, =5 tied, -1 lost, ?4 nothing that counts;
F by forfeit, * irregular.

Examples:
  orionref standings spring-open.yaml                  ranking and cross-table
  orionref standings spring-open.yaml --as-of 3        as they were after round 3
  orionref standings spring-open.yaml --format html -o table.html    one page, for a hall or the web
  orionref standings spring-open.yaml --format csv > table.csv       for a spreadsheet
  orionref standings spring-open.yaml --format json | jq '.standings[0].player'

In CSV a name that a spreadsheet would take for a formula has an apostrophe before
it, and results are words; JSON has names as they are (orionref schema standings).

Exit status: 0 the table is there; 1 check finds errors in the tournament, and the
table is there all the same if it can be read as one; 2 usage, no tournament in
the file, or no such round; 3 something could not be read or written.)";

}  // namespace

void add_standings(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<StandingsOptions>();
  CLI::App* sub = app.add_subcommand("standings", "Print ranking and cross-table of a tournament, from verified games");
  add_options(*sub, *options);
  sub->footer(kExamples);
  sub->callback([options, sub, streams, &exit] { exit = run_standings(*options, *sub, streams); });
}

}  // namespace orion::cmd
