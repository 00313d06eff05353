#include "cmd/format/command.hpp"

namespace orion::cmd {

std::vector<const Command*> with_subcommands(const Command& command) {
  std::vector<const Command*> all{&command};
  for (const Command& each : command.subcommands) {
    const auto below = with_subcommands(each);
    all.insert(all.end(), below.begin(), below.end());
  }
  return all;
}

std::vector<std::string> names_with_value(const Command& command) {
  std::vector<std::string> names;
  for (const Argument& option : command.options) {
    if (option.takes_value()) names.insert(names.end(), option.names.begin(), option.names.end());
  }
  return names;
}

std::string quoted_for_shell(std::string_view text, std::string_view escaped_quote) {
  std::string quoted{"'"};
  for (const char each : text) {
    if (each == '\'') {
      quoted += escaped_quote;
    } else {
      quoted += each;
    }
  }
  return quoted + "'";
}

std::string function_name(std::string_view path) {
  std::string name{"_orionref"};
  if (!path.empty()) name += '_';
  for (const char each : path) {
    const bool plain = (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') || (each >= '0' && each <= '9');
    name += plain ? each : '_';
  }
  return name;
}

}  // namespace orion::cmd
