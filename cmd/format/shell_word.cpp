#include "cmd/format/shell_word.hpp"

#include <algorithm>

namespace orion::cmd {

std::string as_shell_word(std::string_view path) {
  if (path.starts_with('-')) return as_shell_word("./" + std::string{path});
  const bool plain = !path.empty() && std::all_of(path.begin(), path.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view{"._-/+,:@%="}.find(c) != std::string_view::npos;
  });
  if (plain) return std::string{path};
  std::string word = "'";
  for (const char each : path) word += each == '\'' ? std::string{"'\\''"} : std::string{each};
  return word + "'";
}

}  // namespace orion::cmd
