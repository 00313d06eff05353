#include "records/read/kind.hpp"

#include <array>
#include <string>

#include "records/words.hpp"

namespace orion::read {

namespace {

// In the order in which they are looked for.
constexpr std::array kKindWords{
    Word<DocumentKind>{"tournament", DocumentKind::Tournament}, Word<DocumentKind>{"match", DocumentKind::Match},
    Word<DocumentKind>{"game", DocumentKind::Game}, Word<DocumentKind>{"deck", DocumentKind::Deck}};

}  // namespace

KindOf kind_of(const text::Node& root) noexcept {
  for (const auto& each : kKindWords) {
    for (const text::Node* key = root.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
      if (key->text == each.word) return {each.value, key, key->next_sibling};
    }
  }
  return {};
}

bool may_be_ours(std::string_view bytes) {
  // UTF-16 and UTF-32 text of ours is ASCII with NULs between.
  if (bytes.find('\0') != std::string_view::npos) {
    std::string without{bytes};
    std::erase(without, '\0');
    return may_be_ours(without);
  }
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  for (const auto& each : kKindWords) {
    for (std::size_t at = bytes.find(each.word); at != std::string_view::npos; at = bytes.find(each.word, at + 1)) {
      if (at > 0 && is_word(bytes[at - 1])) continue;
      std::size_t behind = at + each.word.size();
      if (behind < bytes.size() && (bytes[behind] == '"' || bytes[behind] == '\'')) ++behind;
      while (behind < bytes.size() && (bytes[behind] == ' ' || bytes[behind] == '\t')) ++behind;
      if (behind < bytes.size() && bytes[behind] == ':') return true;
    }
  }
  return false;
}

}  // namespace orion::read
