#include "records/joined.hpp"

namespace orion {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& each : words) {
    if (!text.empty()) text += between;
    text += each;
  }
  return text;
}

std::string in_a_row(const std::vector<std::string>& words, std::string_view last) {
  std::string text;
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (index > 0) text += index + 1 == words.size() ? " " + std::string{last} + " " : ", ";
    text += words[index];
  }
  return text;
}

}  // namespace orion
