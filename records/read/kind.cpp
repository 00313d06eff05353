#include "records/read/kind.hpp"

#include <array>
#include <string>

#include "records/text/utf8.hpp"
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
  // A key of the document's own mapping: at the start of its line, or behind a brace or comma that no comment holds.
  const auto may_be_a_key = [&](std::size_t at) {
    const std::size_t feed = at == 0 ? std::string_view::npos : bytes.rfind('\n', at - 1);
    std::string_view before = bytes.substr(feed == std::string_view::npos ? 0 : feed + 1);
    before = before.substr(0, at - static_cast<std::size_t>(before.data() - bytes.data()));
    if (before.starts_with(text::kByteOrderMark)) before.remove_prefix(text::kByteOrderMark.size());
    while (!before.empty() && static_cast<unsigned char>(before.front()) >= 0xFE)
      before.remove_prefix(1);  // UTF-16's mark
    if (before.ends_with('"') || before.ends_with('\'')) before.remove_suffix(1);
    if (before.empty() || before == "--- ") return true;
    if (before.find('#') != std::string_view::npos) return false;
    const std::size_t last = before.find_last_not_of(' ');
    return last != std::string_view::npos && (before[last] == '{' || before[last] == ',');
  };
  for (const auto& each : kKindWords) {
    for (std::size_t at = bytes.find(each.word); at != std::string_view::npos; at = bytes.find(each.word, at + 1)) {
      if (!may_be_a_key(at)) continue;
      std::size_t behind = at + each.word.size();
      if (behind < bytes.size() && (bytes[behind] == '"' || bytes[behind] == '\'')) ++behind;
      while (behind < bytes.size() && (bytes[behind] == ' ' || bytes[behind] == '\t')) ++behind;
      if (behind < bytes.size() && bytes[behind] == ':') return true;
    }
  }
  return false;
}

}  // namespace orion::read
