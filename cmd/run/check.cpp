#include "cmd/run/check.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/check/check_run.hpp"
#include "cmd/check/outputs.hpp"
#include "cmd/check/written_files.hpp"
#include "cmd/format/verdict_words.hpp"
#include "cmd/input/interrupt.hpp"
#include "cmd/input/place.hpp"
#include "cmd/input/source.hpp"
#include "cmd/run/check_options.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/terminal.hpp"
#include "records/counted.hpp"
#include "records/read/chosen_rules.hpp"

namespace orion::cmd {

namespace {

TextOptions text_options(const CheckOptions& options) {
  TextOptions text;
  text.coloured = wants_colours(options.colour);
  text.comparing = !options.compare.empty();
  text.quiet = options.quiet;
  const std::string rules = text.comparing ? first_rules(options.compare) : options.rules;
  if (!rules.empty()) text.replay_options += " --rules " + rules;
  if (options.after_illegal_given || options.after_illegal != "stop")
    text.replay_options += " --after-illegal " + options.after_illegal;
  text.replay_options += project_words(options.project);
  return text;
}

judge::Settings settings_of(const CheckOptions& options) {
  judge::Settings settings = replay_settings(options.rules, options.after_illegal);
  std::string trouble;  // names were looked at when the command line was read
  if (!options.compare.empty()) {
    settings.rules = read::parse_rules(first_rules(options.compare), trouble);
    settings.compare_with = read::parse_rules(second_rules(options.compare), trouble);
  }
  settings.limits.document = options.max_document;
  settings.require_result = options.require_result;
  return settings;
}

/// A baseline is as long as a repository has faults; this only bounds what a wrong file can take.
constexpr std::size_t kMostBaselineBytes = std::size_t{256} * 1024 * 1024;

std::optional<Baseline> read_baseline(const std::string& path, Streams streams, ExitStatus& exit) {
  std::string trouble;
  const std::optional<std::string> bytes = read_file(path, kMostBaselineBytes, trouble);
  if (!bytes) {
    streams.err << "orionref: cannot read the baseline " << printable(path) << ": " << trouble
                << " (--write-baseline makes one)\n";
    exit = ExitStatus::Unfinished;
    return std::nullopt;
  }
  std::optional<Baseline> baseline = Baseline::parse(*bytes, trouble);
  if (!baseline) {
    streams.err << "orionref: the baseline " << printable(path) << " cannot be used: " << trouble << '\n';
    exit = ExitStatus::Usage;
  }
  return baseline;
}

/// Where the places of files are counted from: the baseline's folder, so that it means the same wherever it is used
/// from, or else the project's.
std::string places_from(const CheckOptions& options, const Project& project) {
  const std::string& baseline = options.baseline.empty() ? options.write_baseline : options.baseline;
  if (baseline.empty()) return project.folder;
  return std::filesystem::path{absolute_path(baseline)}.parent_path().string();
}

CheckPlan plan_of(const CheckOptions& options, const Project& project) {
  CheckPlan plan;
  plan.settings = settings_of(options);
  plan.selection = selection_of(options.selection, project);
  plan.allow_empty = options.allow_empty;
  plan.as_set = options.as_set;
  plan.places_from = places_from(options, project);
  plan.standard_input_name = options.standard_input_name;
  return plan;
}

/// What of the command line does not go together, beyond what its parser sees; empty if nothing.
std::string paths_trouble(const CheckOptions& options) {
  const auto inputs = std::count(options.paths.begin(), options.paths.end(), "-");
  if (inputs > 1) return "standard input can be read only once, and - is named " + std::to_string(inputs) + " times";
  if (inputs == 0 && options.standard_input_name != "-")
    return "--stdin-filename is for standard input: name it as the path -";
  return {};
}

FilesOfRun files_of(const CheckOptions& options, const Project& project) {
  FilesOfRun files{{}, options.baseline, project.path};
  for (const std::string& each : options.outputs) files.written.push_back(output_option(each).path);
  if (!options.write_baseline.empty()) files.written.push_back(options.write_baseline);
  return files;
}

/// Opens all files that are written. @return false where one cannot be
bool open_outputs(const CheckOptions& options, Outputs& outputs) {
  const TextOptions text = text_options(options);
  outputs.add_standard_output(options.format, text);
  for (const std::string& each : options.outputs) {
    const OutputOption output = output_option(each);
    if (!outputs.add_file(output.format, output.path, text)) return false;
  }
  return options.write_baseline.empty() || outputs.add_baseline(options.write_baseline);
}

/// Whether standard output says itself which findings of the baseline no longer occur.
bool says_what_is_gone(std::string_view format) { return format == "text" || format == "json" || format == "ndjson"; }

/// What people should know beside what is printed.
void tell(const Summary& summary, const Outputs& outputs, const CheckOptions& options, Streams streams) {
  streams.out.flush();
  Summary told = summary;
  if (options.quiet) told.not_ours.clear();
  for (const std::string& remark : outputs.remarks(told)) streams.err << "orionref: " << remark << '\n';
  if (!summary.baseline || says_what_is_gone(options.format)) return;
  for (const KnownFinding& each : summary.baseline->more) streams.err << "orionref: " << more_words(each) << '\n';
  for (const KnownFinding& each : summary.baseline->gone) streams.err << "orionref: " << gone_words(each) << '\n';
}

/// What was written, when it is there.
void tell_written(const Summary& summary, const CheckOptions& options, Streams streams) {
  if (!options.write_baseline.empty() && !options.quiet) {
    streams.err << "orionref: " << counted(static_cast<std::int64_t>(summary.errors + summary.warnings), "finding")
                << " written to " << printable(options.write_baseline) << '\n';
  }
}

ExitStatus status_of(const Summary& summary, const CheckOptions& options) {
  ExitStatus status = ExitStatus::Clean;
  const bool strict = options.fail_level == "warning";
  const bool gone = summary.baseline && !summary.baseline->gone.empty();
  // More of what is listed is new, though nobody can say which of them.
  const bool more = summary.baseline && !summary.baseline->more.empty();
  const bool found = summary.errors > 0 || more || (strict && (summary.warnings > 0 || gone));
  if (found && !options.exit_zero && options.write_baseline.empty()) status = ExitStatus::Findings;
  const bool unfinished = !summary.unfinished.empty();
  if (summary.records == 0 && !unfinished && !options.allow_empty) status = worse(status, ExitStatus::Usage);
  return unfinished ? worse(status, ExitStatus::Unfinished) : status;
}

ExitStatus nothing_to_check(const CheckPlan& plan, Streams streams) {
  streams.out.flush();
  streams.err << "orionref: nothing to check: no .yaml or .yml file here holds a record"
              << (plan.selection.excludes.empty() ? "" : ", or all are excluded")
              << " (--allow-empty if that is right)\n";
  return ExitStatus::Usage;
}

std::size_t jobs_of(const CheckOptions& options) {
  if (options.jobs > 0) return options.jobs;
  return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 64);
}

ExitStatus run_list_files(const CheckPlan& plan, const CheckOptions& options, Streams streams) {
  const Listed listed = list_files(plan, options.paths, streams);
  if (interrupted()) return ExitStatus::Interrupted;
  if (!listed.whole) return ExitStatus::Unfinished;
  return listed.files == 0 && !options.allow_empty ? nothing_to_check(plan, streams) : ExitStatus::Clean;
}

ExitStatus run_check(CheckOptions options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  const std::optional<Project> project = load_project(options.project, streams, exit);
  if (!project) return exit;
  apply(*project, sub, options);
  if (const std::string trouble = paths_trouble(options); !trouble.empty()) {
    streams.err << "orionref: " << trouble << '\n';
    return ExitStatus::Usage;
  }
  if (options.paths.empty()) options.paths.emplace_back(".");
  CheckPlan plan = plan_of(options, *project);
  if (options.list_files) return run_list_files(plan, options, streams);
  std::optional<Baseline> baseline;
  if (!options.baseline.empty()) {
    baseline = read_baseline(options.baseline, streams, exit);
    if (!baseline) return exit;
    plan.baseline = &*baseline;
  }
  const std::string trouble = written_files_trouble(plan, files_of(options, *project), options.paths);
  if (!trouble.empty()) {
    streams.err << "orionref: " << trouble << '\n';
    return ExitStatus::Usage;
  }
  Outputs outputs{streams};
  if (!open_outputs(options, outputs)) return interrupted() ? ExitStatus::Interrupted : ExitStatus::Unfinished;
  plan.formats = outputs.formats();
  const bool bar = !options.quiet && can_redraw_on_standard_error();
  const std::optional<Summary> summary = run_check_plan(plan, options.paths, jobs_of(options),
                                                        bar ? ProgressLine::OnTerminal : ProgressLine::Never, streams);
  if (!summary) return ExitStatus::Interrupted;
  // Then nothing was read further, and files would hold a part of the records.
  if (!streams.out) return ExitStatus::Unfinished;
  const bool whole = outputs.finish(*summary);
  tell(*summary, outputs, options, streams);
  if (whole) tell_written(*summary, options, streams);
  if (summary->records == 0 && summary->unfinished.empty() && !options.allow_empty) nothing_to_check(plan, streams);
  const ExitStatus status = status_of(*summary, options);
  return whole ? status : worse(status, ExitStatus::Unfinished);
}

constexpr const char* kExamples = R"(
Examples:
  orionref check game.orion.yaml            is this game legal, and who won?
  orionref check games/ --format oneline    every finding of a folder, a line each
  orionref check archive.yaml --format ndjson | jq -r '[.id, .verdict] | @tsv'
  zcat *.gz | orionref check --format ndjson -
  orionref check games/ --compare-rules rulebook,bga
  orionref check --output json=verdicts.json --exclude drafts/
  orionref check --write-baseline known.json; orionref check --baseline known.json

Exit status: 0 no finding at or above --fail-level; 1 findings; 2 usage, or
nothing to check; 3 something could not be read or written.)";

}  // namespace

void add_check(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* sub =
      app.add_subcommand("check", "Replay records and report legality, conditions, scores and false claims");
  add_check_options(*sub, *options);
  sub->footer(kExamples);
  sub->callback([options, sub, streams, &exit] { exit = run_check(*options, *sub, streams); });
}

}  // namespace orion::cmd
