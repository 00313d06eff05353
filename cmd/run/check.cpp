#include "cmd/run/check.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/format/formats.hpp"
#include "cmd/input/interrupt.hpp"
#include "cmd/run/check_files.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/terminal.hpp"
#include "records/read/chosen_rules.hpp"

namespace orion::cmd {

namespace {

struct CheckOptions {
  std::vector<std::string> paths;
  std::string format = "text";
  std::string colour = "auto";
  std::string rules;
  std::string compare;  ///< two rules with a comma between
  std::string fail_level = "error";
  std::string after_illegal = "stop";
  std::size_t max_document = text::Limits{}.document;
  bool require_result = false;
  bool exit_zero = false;
  bool allow_empty = false;
};

constexpr std::size_t kSmallestDocumentLimit = 1024;

std::string first_of(const std::string& pair) { return pair.substr(0, pair.find(',')); }
std::string second_of(const std::string& pair) { return pair.substr(std::min(pair.size(), first_of(pair).size() + 1)); }

/// For CLI11: empty where `pair` is two rules with a comma between.
std::string pair_trouble(const std::string& pair) {
  if (std::count(pair.begin(), pair.end(), ',') != 1)
    return "two rules with a comma between, such as rulebook,bga, not " + pair;
  const std::string trouble = rules_trouble(first_of(pair));
  return trouble.empty() ? rules_trouble(second_of(pair)) : trouble;
}

/// "text, oneline, json"
std::string listed(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

TextOptions text_options(const CheckOptions& options) {
  TextOptions text;
  text.coloured = wants_colours(options.colour);
  text.comparing = !options.compare.empty();
  const std::string& rules = text.comparing ? first_of(options.compare) : options.rules;
  if (!rules.empty()) text.replay_options += " --rules " + rules;
  if (options.after_illegal != "stop") text.replay_options += " --after-illegal " + options.after_illegal;
  return text;
}

judge::Settings settings_of(const CheckOptions& options) {
  judge::Settings settings = replay_settings(options.rules, options.after_illegal);
  std::string trouble;  // names were looked at when the command line was read
  if (!options.compare.empty()) {
    settings.rules = read::parse_rules(first_of(options.compare), trouble);
    settings.compare_with = read::parse_rules(second_of(options.compare), trouble);
  }
  settings.limits.document = options.max_document;
  settings.require_result = options.require_result;
  return settings;
}

ExitStatus status_of(const FileChecker& checker, const CheckOptions& options) {
  const Summary& summary = checker.summary();
  ExitStatus status = ExitStatus::Clean;
  const bool found = summary.errors > 0 || (options.fail_level == "warning" && summary.warnings > 0);
  if (found && !options.exit_zero) status = ExitStatus::Findings;
  if (summary.records == 0 && !checker.unfinished() && !options.allow_empty) status = worse(status, ExitStatus::Usage);
  if (checker.unfinished()) status = worse(status, ExitStatus::Unfinished);
  return status;
}

ExitStatus run_check(const CheckOptions& options, Streams streams) {
  const judge::Settings settings = settings_of(options);
  const auto format = make_format(options.format, streams.out, text_options(options));
  FileChecker checker{settings, options.allow_empty, *format, streams};
  const std::vector<std::string> here{"."};
  for (const std::string& path : options.paths.empty() ? here : options.paths) {
    if (interrupted() || !streams.out) break;
    checker.check(path);
  }
  if (interrupted()) {
    streams.out.flush();
    const std::size_t records = checker.summary().records;
    streams.err << "orionref: interrupted after " << records << (records == 1 ? " record\n" : " records\n");
    return ExitStatus::Interrupted;
  }
  format->finish(checker.summary());
  streams.out.flush();
  for (const std::string& remark : format->remarks(checker.summary())) streams.err << "orionref: " << remark << '\n';
  if (checker.summary().records == 0 && !checker.unfinished() && !options.allow_empty) {
    streams.out.flush();
    streams.err
        << "orionref: nothing to check: no .yaml or .yml file here holds a record (--allow-empty if that is right)\n";
  }
  return status_of(checker, options);
}

constexpr const char* kExamples = R"(
Examples:
  orionref check game.orion.yaml            is this game legal, and who won?
  orionref check games/ --format oneline    every finding of a folder, a line each
  orionref check archive.yaml --format ndjson | jq -r '[.id, .verdict] | @tsv'
  zcat *.gz | orionref check --format ndjson -
  orionref check games/ --compare-rules rulebook,bga

Exit status: 0 no finding at or above --fail-level; 1 findings; 2 usage, or
nothing to check; 3 something could not be read or written.)";

}  // namespace

void add_check(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* sub =
      app.add_subcommand("check", "Replay records and report legality, conditions, scores and false claims");
  sub->add_option("path", options->paths,
                  "Files, folders (walked for .yaml and .yml), or - for standard input; default: here")
      ->type_name("PATH");
  const std::vector<std::string> formats(format_names().begin(), format_names().end());
  sub->add_option("--format", options->format, "How to print: " + listed(formats))
      ->check(CLI::IsMember(formats))
      ->type_name("FORMAT");
  sub->add_option("--color", options->colour, "Colours in text: auto, always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
  add_replay_options(*sub, options->rules, options->after_illegal);
  sub->add_option("--compare-rules", options->compare,
                  "Judge by the first rules, and report the records that the second judge otherwise")
      ->check(pair_trouble)
      ->type_name("A,B")
      ->excludes("--rules");
  sub->add_flag("--require-result", options->require_result, "A record that stops mid-game is an error");
  sub->add_option("--fail-level", options->fail_level, "The least severity that gives status 1: error, warning")
      ->check(CLI::IsMember({"error", "warning"}))
      ->type_name("LEVEL");
  sub->add_flag("--exit-zero", options->exit_zero, "Status 0 also with findings");
  sub->add_flag("--allow-empty", options->allow_empty, "Having nothing to check is no fault");
  sub->add_option("--max-document", options->max_document, "The largest document in bytes, at most 1048576")
      ->check(number_trouble)
      ->check(CLI::Range(kSmallestDocumentLimit, text::kHardDocumentLimit))
      ->type_name("BYTES");
  sub->footer(kExamples);
  sub->callback([options, streams, &exit] { exit = run_check(*options, streams); });
}

}  // namespace orion::cmd
