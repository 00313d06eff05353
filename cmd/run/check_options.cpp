#include "cmd/run/check_options.hpp"

#include <algorithm>
#include <filesystem>

#include <CLI/CLI.hpp>

#include "cmd/format/formats.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/suggest_words.hpp"
#include "records/joined.hpp"
#include "records/read/suggest.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kMostJobs = 256;

/// For CLI11: empty where `pair` is two rules with a comma between.
std::string pair_trouble(const std::string& pair) {
  if (std::count(pair.begin(), pair.end(), ',') != 1)
    return "two rules with a comma between, such as rulebook,bga, not " + pair;
  const std::string trouble = rules_trouble(first_rules(pair));
  return trouble.empty() ? rules_trouble(second_rules(pair)) : trouble;
}

/// For CLI11: empty where `text` is a format and a path.
std::string output_trouble(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals + 1 == text.size())
    return "a format and a file, such as sarif=orionref.sarif, not " + text;
  const auto formats = format_names();
  const std::string format = text.substr(0, equals);
  if (std::find(formats.begin(), formats.end(), format) == formats.end())
    return "no format is called " + read::quoted(format) + ": " + read::hint(format, formats);
  if (text.substr(equals + 1) == "-") return "a file; what goes to standard output is said by --format";
  return written_trouble(text.substr(equals + 1));
}

std::vector<std::string> names_of_formats() {
  const auto names = format_names();
  return {names.begin(), names.end()};
}

std::string list_of_formats() { return joined(names_of_formats()); }

void add_input_options(CLI::App& sub, CheckOptions& options) {
  sub.add_option("path", options.paths,
                 "Files, folders (walked for .yaml and .yml), or - for standard input; default: here")
      ->type_name("PATH");
  sub.add_option("--stdin-filename", options.standard_input_name,
                 "The path that standard input, named -, stands for: in findings, and for deck files beside it")
      ->check(empty_trouble)
      ->type_name("NAME");
  add_selection_options(sub, options.selection);
  sub.add_flag("--list-files", options.list_files, "Only list the files that would be read");
  sub.add_flag("--allow-empty", options.allow_empty, "Having nothing to check is no fault");
  sub.add_option("--max-document", options.max_document, "The largest document in bytes, at most 1048576")
      ->check(number_trouble)
      ->check(CLI::Range(static_cast<std::size_t>(read::kLeastMaxDocument), text::kHardDocumentLimit))
      ->type_name("BYTES");
}

void add_rules_options(CLI::App& sub, CheckOptions& options) {
  add_replay_options(sub, options.rules, options.after_illegal);
  sub.add_option("--compare-rules", options.compare,
                 "Judge by the first rules, and report the records that the second judge otherwise")
      ->check(pair_trouble)
      ->type_name("A,B")
      ->excludes("--rules");
  sub.add_flag("--set", options.as_set,
               "Look at the games as one set: none is recorded twice, and nobody plays twice in a round of an event");
  CLI::Option* required =
      sub.add_flag("--require-result", options.require_result, "A record that stops mid-game is an error");
  sub.add_flag("--no-require-result", options.no_require_result, "It is none, whatever the project file says")
      ->excludes(required);
}

void add_output_options(CLI::App& sub, CheckOptions& options) {
  sub.add_option("--format", options.format, "How to print: " + list_of_formats())
      ->check(CLI::IsMember(names_of_formats()))
      ->type_name("FORMAT");
  CLI::Option* output = sub.add_option("--output", options.outputs, "Write a further format to a file; may be repeated")
                            ->check(output_trouble)
                            ->type_name("FORMAT=FILE")
                            ->expected(1)
                            ->allow_extra_args(false)  // what comes behind is a path, or `--` and a path
                            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  std::vector<ValueWord> beginnings;
  for (const std::string& format : names_of_formats()) beginnings.push_back({format + "=", {}});
  suggest_words(*output, beginnings);
  sub.add_option("--color", options.colour, "Colours in text: auto, always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
  sub.add_flag("--quiet", options.quiet, "In text, only records with errors or warnings, and no sum; no progress");
}

void add_status_options(CLI::App& sub, CheckOptions& options) {
  sub.add_option("--fail-level", options.fail_level, "The least severity that gives status 1: error, warning")
      ->check(CLI::IsMember({"error", "warning"}))
      ->type_name("LEVEL");
  sub.add_flag("--exit-zero", options.exit_zero, "Status 0 also with findings");
  CLI::Option* baseline = sub.add_option("--baseline", options.baseline, "Leave out the findings that this file lists")
                              ->check(empty_trouble)
                              ->type_name("FILE");
  sub.add_option("--write-baseline", options.write_baseline, "Write the errors and warnings of this run as a baseline")
      ->check(written_trouble)
      ->type_name("FILE")
      ->excludes(baseline);
}

}  // namespace

std::string written_trouble(const std::string& path) {
  if (path == "-") return "a file, not standard output";
  if (path.ends_with(".yaml") || path.ends_with(".yml")) return "a file of another name than records have, not " + path;
  return empty_trouble(path);
}

std::string first_rules(const std::string& pair) { return pair.substr(0, pair.find(',')); }
std::string second_rules(const std::string& pair) {
  return pair.substr(std::min(pair.size(), first_rules(pair).size() + 1));
}

OutputOption output_option(const std::string& text) {
  const std::size_t equals = text.find('=');
  return {text.substr(0, equals), text.substr(equals + 1)};
}

void add_check_options(CLI::App& sub, CheckOptions& options) {
  add_input_options(sub, options);
  add_output_options(sub, options);
  add_rules_options(sub, options);
  add_status_options(sub, options);
  sub.add_option("-j,--jobs", options.jobs, "How many records to judge at a time; default: one a core")
      ->check(number_trouble)
      ->check(CLI::Range(std::size_t{1}, kMostJobs))
      ->type_name("N");
  add_project_options(sub, options.project);
}

void apply(const Project& project, const CLI::App& sub, CheckOptions& options) {
  const auto open = [&sub](const char* name) { return sub.count(name) == 0; };
  const read::ProjectFile& file = project.file;
  options.after_illegal_given = !open("--after-illegal");
  if (file.rules && open("--rules") && open("--compare-rules")) options.rules = file.rules->value;
  if (file.fail_level && open("--fail-level"))
    options.fail_level = file.fail_level->value == read::FailLevel::Error ? "error" : "warning";
  if (file.after_illegal && open("--after-illegal"))
    options.after_illegal = file.after_illegal->value == duel::AfterIllegal::Stop ? "stop" : "skip";
  if (file.require_result && open("--require-result") && !options.no_require_result)
    options.require_result = file.require_result->value;
  if (file.max_document && open("--max-document"))
    options.max_document = static_cast<std::size_t>(file.max_document->value);
  if (file.baseline && open("--baseline") && open("--write-baseline"))
    options.baseline = (std::filesystem::path{project.folder} / file.baseline->value).string();
}

}  // namespace orion::cmd
