#include "records/judge/advice.hpp"

namespace orion::judge {

void say_what_is_needed(Advice& advice) {
  std::string sentence;
  for (const Change& each : advice.legal_if) sentence += (sentence.empty() ? "legal if " : ", and if ") + each.words;
  if (advice.nothing_else) sentence += sentence.empty() ? "it breaks nothing else" : "; it breaks nothing else";
  if (!sentence.empty()) advice.sentences.push_back(std::move(sentence));
}

}  // namespace orion::judge
