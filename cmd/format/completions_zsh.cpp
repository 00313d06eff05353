#include <string>
#include <string_view>

#include "cmd/format/completions.hpp"

namespace orion::cmd {

namespace {

std::string quoted(std::string_view text) { return quoted_for_shell(text, R"('\'')"); }

/// With a backslash before every one of the signs that mean something there.
std::string escaped(std::string_view text, std::string_view signs) {
  std::string all;
  for (const char each : text) {
    if (signs.find(each) != std::string_view::npos) all += '\\';
    all += each;
  }
  return all;
}

constexpr std::string_view kRecords = R"z(_files -g "*.(yaml|yml)(-.)")z";
constexpr std::string_view kAfterEquals = R"({compset -P "*=" && _files})";

std::string_view action(Files files) {
  switch (files) {
    case Files::None:
      break;
    case Files::Records:
      return kRecords;
    case Files::Any:
      return "_files";
    case Files::AfterEquals:
      return kAfterEquals;
  }
  return {};
}

/// What completes a value, as the end of a specification for `_arguments`. Words get a function of their own, which is
/// written to `out`.
std::string completing(const Command& command, const Argument& argument, const std::string& name, std::ostream& out) {
  const std::string message = ":" + escaped(argument.value, "\\:") + ":";
  if (argument.words.empty()) return message + std::string{action(argument.files)};
  const std::string function = function_name(command.path + " " + name);
  out << function << "() {\n  local -a words=(";
  for (const ValueWord& each : argument.words) {
    out << "\n    " << quoted(escaped(each.word, "\\:") + (each.about.empty() ? "" : ":" + escaped(each.about, "\\")));
  }
  out << "\n  )\n";
  if (argument.files != Files::None) out << "  local ret=1\n";
  out << "  _describe -V " << quoted(argument.value) << " words";
  if (argument.files == Files::AfterEquals) out << " -S ''";
  if (argument.files != Files::None) out << " && ret=0\n  " << action(argument.files) << " && ret=0\n  return ret";
  out << "\n}\n\n";
  return message + function;
}

/// The options that go away once this one is there.
std::string exclusions(const Argument& option) {
  const bool ends = option.names.back() == "--help" || option.names.back() == "--version";
  std::string all;
  for (const std::string& other : option.excludes) all += (all.empty() ? "" : " ") + other;
  if (ends) return "(- *)";
  if (option.repeats) return all.empty() ? "*" : "(" + all + ")*";
  for (const std::string& own : option.names) all += (all.empty() ? "" : " ") + own;
  return "(" + all + ")";
}

void add_option(std::string& specifications, const Command& command, const Argument& option, std::ostream& out) {
  std::string value;
  if (option.takes_value()) value = completing(command, option, option.names.back(), out);
  if (option.value_optional) value.insert(0, ":");
  for (const std::string& name : option.names) {
    std::string specification = exclusions(option) + name;
    // Whether the value can stand behind an equals sign, or close behind the name.
    if (option.takes_value()) specification += name.starts_with("--") ? "=" : "+";
    specification.append("[").append(escaped(option.about, "\\[]:")).append("]").append(value);
    specifications += " \\\n    " + quoted(specification);
  }
}

void write_command(std::ostream& out, const Command& command) {
  std::string specifications;
  for (const Argument& option : command.options) add_option(specifications, command, option, out);
  std::size_t place = 0;
  for (const Argument& argument : command.positionals) {
    const std::string what = completing(command, argument, "argument " + std::to_string(++place), out);
    const std::string where = argument.repeats ? "*" : std::to_string(place) + (argument.required ? "" : ":");
    specifications += " \\\n    " + quoted(where + what);
  }
  const std::string function = function_name(command.path);
  if (command.subcommands.empty()) {
    out << function << "() {\n  _arguments -s -S" << specifications << "\n}\n\n";
    return;
  }
  out << function << "() {\n"
      << "  local curcontext=$curcontext state line ret=1\n"
      << "  local -A opt_args\n"
      << "  local -a commands=(";
  for (const Command& sub : command.subcommands) {
    out << "\n    " << quoted(escaped(sub.name, "\\:") + ":" + escaped(sub.about, "\\"));
  }
  out << "\n  )\n  _arguments -C -S" << specifications
      << " \\\n    '1:command:->command' \\\n    '*::argument:->argument' && ret=0\n"
      << "  case $state in\n"
      << "    command) _describe -V command commands && ret=0 ;;\n"
      << "    argument)\n      case $words[1] in\n";
  for (const Command& sub : command.subcommands) {
    out << "        " << sub.name << ") " << function_name(sub.path) << " && ret=0 ;;\n";
  }
  out << "      esac\n      ;;\n  esac\n  return ret\n}\n\n";
}

}  // namespace

void write_zsh_completion(std::ostream& out, const Command& program) {
  out << "#compdef orionref\n# Completion of orionref in zsh, written by `orionref completion zsh`.\n\n";
  for (const Command* command : with_subcommands(program)) write_command(out, *command);
  out << "if [[ $funcstack[1] == _orionref ]]; then\n  _orionref \"$@\"\nelse\n  compdef _orionref orionref\nfi\n";
}

}  // namespace orion::cmd
