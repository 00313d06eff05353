#include "cmd/run/report.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/check/check_run.hpp"
#include "cmd/check/written_files.hpp"
#include "cmd/output/output_file.hpp"
#include "cmd/report/html_format.hpp"
#include "cmd/run/check_options.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/project.hpp"
#include "cmd/run/selection_options.hpp"
#include "cmd/run/terminal.hpp"

namespace orion::cmd {

namespace {

struct ReportOptions {
  std::vector<std::string> paths;
  std::string output;  ///< or "-" for standard output
  std::string title;
  std::vector<std::string> records;
  std::string rules;
  std::string after_illegal = "stop";
  std::string fail_level = "error";
  bool exit_zero = false;
  std::size_t jobs = 0;  ///< 0: as many as there are cores
  SelectionOptions selection;
  ProjectOptions project;
};

/// Takes from the project file what the command line leaves open.
void apply(const read::ProjectFile& file, const CLI::App& sub, ReportOptions& options) {
  const auto open = [&sub](const char* name) { return sub.count(name) == 0; };
  if (file.rules && open("--rules")) options.rules = file.rules->value;
  if (file.after_illegal && open("--after-illegal"))
    options.after_illegal = file.after_illegal->value == duel::AfterIllegal::Stop ? "stop" : "skip";
  if (file.fail_level && open("--fail-level"))
    options.fail_level = file.fail_level->value == read::FailLevel::Error ? "error" : "warning";
}

CheckPlan plan_of(const ReportOptions& options, const Project& project) {
  CheckPlan plan;
  plan.settings = replay_settings(options.rules, options.after_illegal);
  plan.settings.keep_course = true;
  if (project.file.require_result) plan.settings.require_result = project.file.require_result->value;
  if (project.file.max_document)
    plan.settings.limits.document = static_cast<std::size_t>(project.file.max_document->value);
  plan.selection = selection_of(options.selection, project);
  plan.places_from = project.folder;
  return plan;
}

HtmlOptions html_options(const ReportOptions& options) {
  HtmlOptions html{options.title, options.records, {}};
  if (!options.rules.empty()) html.replay_options += " --rules " + options.rules;
  if (options.after_illegal != "stop") html.replay_options += " --after-illegal " + options.after_illegal;
  html.replay_options += project_words(options.project);
  return html;
}

std::size_t jobs_of(const ReportOptions& options) {
  if (options.jobs > 0) return options.jobs;
  return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 64);
}

ExitStatus cannot_write(const std::string& path, const std::string& trouble, Streams streams) {
  streams.err << "orionref: cannot write " << printable(path) << ": " << trouble << '\n';
  return ExitStatus::Unfinished;
}

/// Where there is nothing to show, no page is written.
ExitStatus nothing_shown(const Summary& summary, const ReportOptions& options, Streams streams) {
  if (!summary.unfinished.empty()) return ExitStatus::Unfinished;
  streams.err << "orionref: nothing to report: "
              << (options.records.empty()
                      ? "no file named here holds a record"
                      : "no record has that number in its file or that id: " + printable(options.records.front()))
              << '\n';
  return ExitStatus::Usage;
}

ExitStatus status_of(const Summary& shown, const ReportOptions& options) {
  ExitStatus status = ExitStatus::Clean;
  const bool found = shown.errors > 0 || (options.fail_level == "warning" && shown.warnings > 0);
  if (found && !options.exit_zero) status = ExitStatus::Findings;
  return shown.unfinished.empty() ? status : worse(status, ExitStatus::Unfinished);
}

ExitStatus run_report(ReportOptions options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  const std::optional<Project> project = load_project(options.project, streams, exit);
  if (!project) return exit;
  apply(project->file, sub, options);
  CheckPlan plan = plan_of(options, *project);
  const bool to_file = options.output != "-";
  std::unique_ptr<OutputFile> file;
  std::string trouble;
  if (to_file) {
    trouble = written_files_trouble(plan, {{options.output}, {}, project->path}, options.paths);
    if (!trouble.empty()) {
      streams.err << "orionref: " << trouble << '\n';
      return ExitStatus::Usage;
    }
    file = OutputFile::open(options.output, trouble);
    if (!file) return cannot_write(options.output, trouble, streams);
  }
  HtmlFormat format{to_file ? file->stream() : streams.out, html_options(options)};
  plan.formats = {&format};
  const bool bar = to_file && can_redraw_on_standard_error();
  const auto summary = run_check_plan(plan, options.paths, jobs_of(options),
                                      bar ? ProgressLine::OnTerminal : ProgressLine::Never, streams);
  if (!summary) return ExitStatus::Interrupted;
  if (format.shown().records == 0) return nothing_shown(*summary, options, streams);
  format.finish(*summary);
  if (file && !file->finish(trouble)) return cannot_write(options.output, trouble, streams);
  return status_of(format.shown(), options);
}

/// For CLI11: empty where the page can be written there.
std::string output_trouble(const std::string& path) { return path == "-" ? std::string{} : written_trouble(path); }

void add_options(CLI::App& sub, ReportOptions& options) {
  sub.add_option("file", options.paths, "Files, folders (walked for .yaml and .yml), or - for standard input")
      ->required()
      ->type_name("FILE");
  sub.add_option("-o,--output", options.output, "The page to write, or - for standard output")
      ->required()
      ->check(output_trouble)
      ->type_name("FILE");
  sub.add_option("--title", options.title, "The heading of the page; default: the record's id, or how many there are")
      ->check(empty_trouble)
      ->type_name("TEXT");
  sub.add_option("--record", options.records,
                 "Only this record: its number in its file from 1, or its id; may be repeated")
      ->type_name("N|ID")
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  add_replay_options(sub, options.rules, options.after_illegal);
  sub.add_option("--fail-level", options.fail_level, "The least severity that gives status 1: error, warning")
      ->check(CLI::IsMember({"error", "warning"}))
      ->type_name("LEVEL");
  sub.add_flag("--exit-zero", options.exit_zero, "Status 0 also with findings");
  add_selection_options(sub, options.selection);
  sub.add_option("-j,--jobs", options.jobs, "How many records to judge at a time; default: one a core")
      ->check(number_trouble)
      ->check(CLI::Range(std::size_t{1}, std::size_t{256}))
      ->type_name("N");
  add_project_options(sub, options.project);
}

constexpr const char* kExamples = R"(
One file of HTML that loads nothing: it opens from a disk or a mail, steps
through the game with buttons and arrow keys, and prints on A4. Without scripts
everything can be read, at the move in question.

Examples:
  orionref report game.orion.yaml -o game.html      the file of a dispute
  orionref report archive.yaml --record final-1 -o final.html
  orionref report games/ -o games.html --title "Spring Open, round 3"
  orionref report game.orion.yaml --rules bga -o -  by other rules, to a pipe

Exit status as of check: 0 no finding at or above --fail-level; 1 findings, and
the page is written all the same; 2 usage, or nothing to report; 3 something
could not be read or written.)";

}  // namespace

void add_report(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<ReportOptions>();
  CLI::App* sub = app.add_subcommand("report", "Write a page of HTML on a record, for the file of a dispute");
  add_options(*sub, *options);
  sub->footer(kExamples);
  sub->callback([options, sub, streams, &exit] { exit = run_report(*options, *sub, streams); });
}

}  // namespace orion::cmd
