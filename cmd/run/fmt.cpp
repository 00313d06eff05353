#include "cmd/run/fmt.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/input/interrupt.hpp"
#include "cmd/run/fmt_files.hpp"
#include "cmd/run/project.hpp"
#include "cmd/run/selection_options.hpp"

namespace orion::cmd {

namespace {

struct FmtOptions {
  std::vector<std::string> paths;
  std::size_t max_document = text::Limits{}.document;
  SelectionOptions selection;
  ProjectOptions project;
  bool check = false;
  bool diff = false;
};

FmtTask task_of(const FmtOptions& options) {
  if (options.diff) return FmtTask::Diff;
  return options.check ? FmtTask::Check : FmtTask::Write;
}

ExitStatus run_fmt(const FmtOptions& options, const CLI::App& sub, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  const std::optional<Project> project = load_project(options.project, streams, exit);
  if (!project) return exit;
  judge::Settings settings;
  settings.limits.document = options.max_document;
  if (project->file.max_document && sub.count("--max-document") == 0)
    settings.limits.document = static_cast<std::size_t>(project->file.max_document->value);
  const Selection selection = selection_of(options.selection, *project);
  FileFormatter formatter{task_of(options), settings, selection, streams};
  for (const std::string& path : options.paths) {
    if (interrupted() || !streams.out) break;
    formatter.format(path);
  }
  streams.out.flush();
  if (interrupted()) {
    streams.err << "orionref: interrupted; the file at hand is as it was\n";
    return ExitStatus::Interrupted;
  }
  const FmtSummary& summary = formatter.summary();
  // Hooks name what is excluded as well: that there is nothing else is then no fault.
  if (summary.nothing_to_do() && !selection.exclude_named) {
    streams.err << "orionref: nothing to format: no file here holds a game or a deck\n";
    return ExitStatus::Usage;
  }
  if (summary.unfinished) return ExitStatus::Unfinished;
  const bool would_change = task_of(options) != FmtTask::Write && summary.changed;
  return summary.findings || would_change ? ExitStatus::Findings : ExitStatus::Clean;
}

constexpr const char* kExamples = R"(
Keys come in the order of the format, one to a line, with short mappings in
braces. Comments, notes and x- keys survive, and what is no readable game or
deck stays as it is.

Examples:
  orionref fmt game.orion.yaml           write it in canonical form
  orionref fmt --diff games/             show what that would change
  orionref fmt --check games/            is everything in canonical form?
  orionref fmt - <draft.yaml >game.orion.yaml

Exit status: 0 done, or nothing to change; 1 a document could not be read, or
with --check or --diff, something would change; 2 usage, or nothing to format;
3 something could not be read or written.)";

}  // namespace

void add_fmt(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<FmtOptions>();
  CLI::App* sub = app.add_subcommand("fmt", "Write games and decks in canonical form");
  sub->add_option("file", options->paths, "Files, folders (walked for .yaml and .yml), or - for standard input")
      ->required()
      ->type_name("FILE");
  CLI::Option* check = sub->add_flag("--check", options->check, "Write nothing, name the files that would change");
  sub->add_flag("--diff", options->diff, "Write nothing, print what would change as a unified diff")->excludes(check);
  sub->add_option("--max-document", options->max_document, "The largest document in bytes, at most 1048576")
      ->check(CLI::Range(static_cast<std::size_t>(read::kLeastMaxDocument), text::kHardDocumentLimit))
      ->type_name("BYTES");
  add_selection_options(*sub, options->selection);
  add_project_options(*sub, options->project);
  sub->footer(kExamples);
  sub->callback([options, sub, streams, &exit] { exit = run_fmt(*options, *sub, streams); });
}

}  // namespace orion::cmd
