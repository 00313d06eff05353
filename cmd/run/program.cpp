#include "cmd/run/program.hpp"

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/build_facts.hpp"
#include "cmd/run/check.hpp"
#include "cmd/run/completion.hpp"
#include "cmd/run/diff.hpp"
#include "cmd/run/explain.hpp"
#include "cmd/run/fmt.hpp"
#include "cmd/run/generate.hpp"
#include "cmd/run/legal.hpp"
#include "cmd/run/perft.hpp"
#include "cmd/run/report.hpp"
#include "cmd/run/schema.hpp"
#include "cmd/run/show.hpp"
#include "cmd/run/standings.hpp"
#include "cmd/version.hpp"
#include "records/read/suggest.hpp"

namespace orion::cmd {

namespace {

/// What is wrong where a command or argument is missing: a word that is no command, or else CLI11's words.
std::string command_trouble(const CLI::App& app, std::string_view first, const std::string& words) {
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  const bool known = std::any_of(commands.begin(), commands.end(),
                                 [&](const CLI::App* command) { return command->get_name() == first; });
  if (first.empty() || known || first.starts_with('-')) return words;
  std::vector<std::string> names;
  for (const CLI::App* command : commands) {
    if (!command->get_group().empty()) names.push_back(command->get_name());
  }
  const std::vector<std::string_view> offered{names.begin(), names.end()};
  return "no command is called " + read::quoted(first) + ": " + read::hint(first, offered);
}

/// "orionref check": as far as the command line was understood.
std::string command_words(const CLI::App& app) {
  std::string words = app.get_name();
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) {
    at = at->get_subcommands().front();
    words += " " + at->get_name();
  }
  return words;
}

/// The first option written `--name=`: CLI11 would take the next argument for its value, which is somebody's file.
std::string option_without_value(int count, const char* const* arguments) {
  for (int index = 1; index < count; ++index) {
    const std::string_view argument = arguments[index];
    if (argument == "--") break;
    if (argument.starts_with("--") && argument.find('=') == argument.size() - 1)
      return std::string{argument.substr(0, argument.size() - 1)};
  }
  return {};
}

}  // namespace

ExitStatus run_program(int count, const char* const* arguments, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  CLI::App app{"A referee for records of Orion Duel and The Orion Station", "orionref"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "orionref " + std::string{kVersion} + "\n" + std::string{build_facts()},
                       "Print the version and how this program was built");
  app.footer("\norionref COMMAND --help shows a command's options, with examples.");
  app.failure_message([](const CLI::App* failed, const CLI::Error& error) {
    return "orionref: " + std::string{error.what()} + "\nRun " + command_words(*failed) + " --help for more.\n";
  });
  add_check(app, streams, exit);
  add_show(app, streams, exit);
  add_legal(app, streams, exit);
  add_explain(app, streams, exit);
  add_diff(app, streams, exit);
  add_report(app, streams, exit);
  add_standings(app, streams, exit);
  add_fmt(app, streams, exit);
  add_generate(app, streams, exit);
  add_perft(app, streams, exit);
  add_schema(app, streams, exit);
  add_completion(app, streams, exit);
  if (const std::string option = option_without_value(count, arguments); !option.empty()) {
    streams.err << "orionref: " << option << " has no value behind the =\n";
    return ExitStatus::Usage;
  }
  try {
    app.parse(count, arguments);
  } catch (const CLI::RequiredError& error) {
    streams.err << "orionref: " << command_trouble(app, count > 1 ? arguments[1] : "", error.what()) << "\nRun "
                << command_words(app) << " --help for more.\n";
    exit = ExitStatus::Usage;
  } catch (const CLI::ParseError& error) {
    // CLI11 gives help and the version as errors of status 0; every other one is a matter of usage, whatever its
    // number.
    const bool told = app.exit(error, streams.out, streams.err) == 0;
    exit = told ? ExitStatus::Clean : ExitStatus::Usage;
  }
  streams.out.flush();
  if (!streams.out && exit != ExitStatus::Interrupted) {
    streams.err << "orionref: cannot write to standard output\n";
    exit = ExitStatus::Unfinished;
  }
  return exit;
}

}  // namespace orion::cmd
