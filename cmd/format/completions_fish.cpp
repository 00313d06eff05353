#include <string>
#include <string_view>

#include "cmd/format/completions.hpp"

namespace orion::cmd {

namespace {

std::string quoted(std::string_view text) {
  std::string without_backslashes;
  for (const char each : text) without_backslashes += each == '\\' ? std::string{"\\\\"} : std::string{each};
  return quoted_for_shell(without_backslashes, R"(\')");
}

void write_head(std::ostream& out, const std::vector<const Command*>& commands) {
  out << "# Completion of orionref in fish, written by `orionref completion fish`.\n\n"
         "# Prints the command before the cursor and how many arguments stand behind it: `generate duel:0`.\n"
         "function __orionref_place\n"
         "    set -l command ''\n"
         "    set -l place 0\n"
         "    set -l takes_value no\n"
         "    set -l ended no\n"
         "    for word in (commandline -opc)[2..-1]\n"
         "        if test $takes_value = yes\n"
         "            set takes_value no\n"
         "            continue\n"
         "        end\n"
         "        if test $ended = no; and string match -q -- '-?*' $word\n"
         "            switch \"$command:$word\"\n"
         "                case '*:--'\n"
         "                    set ended yes\n";
  for (const Command* command : commands) {
    const auto names = names_with_value(*command);
    if (names.empty()) continue;
    out << "                case";
    for (const std::string& name : names) out << ' ' << quoted(command->path + ":" + name);
    out << "\n                    set takes_value yes\n";
  }
  out << "            end\n"
         "            continue\n"
         "        end\n"
         "        switch \"$command:$place:$word\"\n"
         "            case";
  for (const Command* command : commands) {
    for (const Command& sub : command->subcommands) out << ' ' << quoted(command->path + ":0:" + sub.name);
  }
  out << "\n"
         "                set command (string trim \"$command $word\")\n"
         "            case '*'\n"
         "                set place (math $place + 1)\n"
         "        end\n"
         "    end\n"
         "    echo \"$command:$place\"\n"
         "end\n\n"
         "# __orionref_at PATTERN: whether the command and the number are these.\n"
         "function __orionref_at\n"
         "    string match -q -- $argv[1] (__orionref_place)\n"
         "end\n\n"
         "# Prints the .yaml and .yml files and the folders that go on from the word; others where there are none of "
         "these.\n"
         "function __orionref_records\n"
         "    set -l files (__fish_complete_path (commandline -ct))\n"
         "    set -l records (string match -r '^[^\\t]*(?:\\.ya?ml|/)(?:\\t.*)?$' -- $files)\n"
         "    if test (count $records) -gt 0\n"
         "        printf '%s\\n' $records\n"
         "    else\n"
         "        printf '%s\\n' $files\n"
         "    end\n"
         "end\n";
}

/// What completes a value, as arguments of `complete`; words with a description are printed by a function of their own.
std::string completing(const Command& command, const Argument& argument, const std::string& name, std::ostream& out) {
  std::string all;
  bool described = false;
  for (const ValueWord& each : argument.words) described = described || !each.about.empty();
  if (described) {
    const std::string function = "_" + function_name(command.path + " " + name);
    out << "\nfunction " << function << "\n    printf '%s\\t%s\\n'";
    for (const ValueWord& each : argument.words) {
      out << " \\\n        " << quoted(each.word) << ' ' << quoted(each.about);
    }
    out << "\nend\n";
    all = "(" + function + ")";
  } else {
    for (const ValueWord& each : argument.words) all += (all.empty() ? "" : " ") + each.word;
  }
  if (argument.files == Files::Records) all += all.empty() ? "(__orionref_records)" : " (__orionref_records)";
  const bool any = argument.files == Files::Any || argument.files == Files::AfterEquals;
  return (any ? " -F" : " -f") + (all.empty() ? std::string{} : " -k -a " + quoted(all));
}

void write_option(std::ostream& out, const Command& command, const Argument& option) {
  const std::string what = option.takes_value() ? completing(command, option, option.names.back(), out) : "";
  out << "complete -c orionref -n " << quoted("__orionref_at " + quoted(command.path + ":*"));
  for (const std::string& name : option.names) {
    const bool is_long = name.starts_with("--");
    out << (is_long ? " -l " : " -s ") << name.substr(is_long ? 2 : 1);
  }
  if (option.takes_value()) out << " -r" << what;
  out << " -d " << quoted(option.about) << '\n';
}

void write_command(std::ostream& out, const Command& command) {
  out << "\n# orionref" << (command.path.empty() ? "" : " ") << command.path << '\n';
  for (const Argument& option : command.options) write_option(out, command, option);
  std::size_t place = 0;
  for (const Argument& argument : command.positionals) {
    if (argument.words.empty() && argument.files == Files::None) {
      ++place;
      continue;
    }
    const std::string what = completing(command, argument, "argument " + std::to_string(place), out);
    const std::string where = command.path + ":" + (argument.repeats ? "*" : std::to_string(place++));
    out << "complete -c orionref -n " << quoted("__orionref_at " + quoted(where)) << what << '\n';
  }
  for (const Command& sub : command.subcommands) {
    out << "complete -c orionref -n " << quoted("__orionref_at " + quoted(command.path + ":0")) << " -f -a " << sub.name
        << " -d " << quoted(sub.about) << '\n';
  }
}

}  // namespace

void write_fish_completion(std::ostream& out, const Command& program) {
  const auto commands = with_subcommands(program);
  write_head(out, commands);
  out << "\ncomplete -c orionref -f\n";
  for (const Command* command : commands) write_command(out, *command);
}

}  // namespace orion::cmd
