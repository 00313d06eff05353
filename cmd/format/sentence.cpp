#include "cmd/format/sentence.hpp"

#include <utility>

namespace orion::cmd {

std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string as_sentence(std::string text) {
  if (!text.ends_with('?')) text += '.';
  return capitalised(std::move(text));
}

}  // namespace orion::cmd
