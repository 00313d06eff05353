#include "cmd/run/command_tree.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/run/suggest_words.hpp"

namespace orion::cmd {

namespace {

/// The parts of a text between the separators.
std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.emplace_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

bool is_files(const std::string& name) { return name == "FILE" || name == "PATH" || name == "FOLDER"; }

/// What stands for files in the help stands for them here: FILE, PATH, `NAME|FILE`, `FORMAT=PATH`.
Files files_of(const std::string& value, bool positional) {
  const std::size_t equals = value.find('=');
  if (equals != std::string::npos) return is_files(value.substr(equals + 1)) ? Files::AfterEquals : Files::None;
  const auto names = split(value, '|');
  if (std::none_of(names.begin(), names.end(), is_files)) return Files::None;
  return positional ? Files::Records : Files::Any;
}

/// CLI11 describes a value by its name and what every check says of itself, with colons between: `FORMAT:{text,json}`.
/// In braces are the words that CLI::IsMember accepts.
void describe_value(const std::string& type, Argument& argument) {
  const std::size_t colon = std::min(type.find(':'), type.size());
  argument.value = type.substr(0, colon);
  const std::size_t begin = type.find(":{");
  const std::size_t end = type.find('}', std::min(begin, type.size()));
  if (end == std::string::npos) return;
  for (std::string& word : split(std::string_view{type}.substr(begin + 2, end - begin - 2), ',')) {
    argument.words.push_back({std::move(word), {}});
  }
  argument.words_alone = true;
}

std::string main_name(const CLI::Option& option) {
  if (!option.get_lnames().empty()) return "--" + option.get_lnames().front();
  return option.get_snames().empty() ? option.get_single_name() : "-" + option.get_snames().front();
}

Argument argument_of(CLI::Option& option) {
  Argument argument;
  const bool positional = option.get_positional();
  if (!positional) {
    for (const std::string& name : option.get_snames()) argument.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) argument.names.push_back("--" + name);
  }
  argument.about = option.get_description();
  argument.required = option.get_required();
  if (positional || option.get_items_expected_max() > 0) {
    describe_value(option.get_type_name(), argument);
    argument.files = files_of(argument.value, positional);
    argument.repeats = option.get_items_expected_max() > 1;
    argument.value_optional = !positional && option.get_items_expected_min() == 0;
  }
  for (ValueWord& word : suggested_words(option)) argument.words.push_back(std::move(word));
  for (const CLI::Option* other : option.get_excludes()) argument.excludes.push_back(main_name(*other));
  std::sort(argument.excludes.begin(), argument.excludes.end());  // CLI11 has them by their addresses
  return argument;
}

Command tree_below(CLI::App& app, const std::string& path, const std::string& footer_above) {
  Command command;
  command.path = path;
  command.name = app.get_name();
  command.about = app.get_description();
  // A command that has none of its own has taken over that of the program.
  if (app.get_footer() != footer_above) command.footer = app.get_footer();
  const std::function<bool(CLI::Option*)> is_shown = [](CLI::Option* option) { return !option->get_group().empty(); };
  for (CLI::Option* option : app.get_options(is_shown)) {
    (option->get_positional() ? command.positionals : command.options).push_back(argument_of(*option));
  }
  const std::function<bool(CLI::App*)> is_offered = [](CLI::App* sub) { return !sub->get_group().empty(); };
  for (CLI::App* sub : app.get_subcommands(is_offered)) {
    command.subcommands.push_back(
        tree_below(*sub, path.empty() ? sub->get_name() : path + " " + sub->get_name(), app.get_footer()));
  }
  return command;
}

}  // namespace

Command command_tree(CLI::App& app) { return tree_below(app, {}, {}); }

}  // namespace orion::cmd
