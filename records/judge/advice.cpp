#include "records/judge/advice.hpp"

namespace orion::judge {

void say_what_is_needed(Advice& advice) {
  std::string sentence;
  for (const Change& each : advice.legal_if) sentence += (sentence.empty() ? "legal if " : ", and if ") + each.words;
  if (advice.nothing_else) sentence += sentence.empty() ? "it breaks nothing else" : "; it breaks nothing else";
  if (!sentence.empty()) advice.sentences.push_back(std::move(sentence));
}

std::string in_a_row(const std::vector<std::string>& words, std::string_view last) {
  std::string text;
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (index > 0) text += index + 1 == words.size() ? " " + std::string{last} + " " : ", ";
    text += words[index];
  }
  return text;
}

}  // namespace orion::judge
