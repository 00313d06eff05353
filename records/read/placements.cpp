// Spaces and placements, the words of a Duel record.

#include <array>
#include <string>

#include "records/read/duel_record.hpp"

namespace orion::read {

namespace {

struct WordAt {
  std::string_view text;
  std::size_t begin;
};

constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\n' || c == '\t'; }
constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_small_letter(char c) noexcept { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) noexcept { return c >= 'A' && c <= 'Z'; }

std::vector<WordAt> words_of(std::string_view text) {
  std::vector<WordAt> words;
  for (std::size_t at = 0; at < text.size();) {
    if (is_blank(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < text.size() && !is_blank(text[at])) ++at;
    words.push_back({text.substr(begin, at - begin), begin});
  }
  return words;
}

/// A small letter and a number without leading zeros. That it is on the board is the rules' to say (D2.9, D4.1).
bool is_space_label(std::string_view word) noexcept {
  return word.size() >= 2 && is_small_letter(word[0]) &&
         word.find_first_not_of("0123456789", 1) == std::string_view::npos && (word[1] != '0' || word.size() == 2);
}

std::optional<WrittenSpace> read_space(const Context& context, const Node& node, const WordAt& word) {
  const Span span = text::span_within(context.document, node, word.begin, word.begin + word.text.size());
  if (!is_space_label(word.text)) {
    std::string message = quoted(word.text) + " is not a space: a small letter and a number, such as e10";
    if (word.text.size() >= 2 && is_capital(word.text[0]) && is_digit(word.text[1])) {
      std::string small{word.text};
      small[0] = static_cast<char>(small[0] - 'A' + 'a');
      if (is_space_label(small)) message = "spaces are written with small letters: did you mean `" + small + "`?";
    }
    context.report(Code::R211BadSpace, span, std::move(message));
    return std::nullopt;
  }
  return WrittenSpace{word.text, span, duel::Space::parse(word.text)};
}

/// What a slip in a placement most likely meant: its spaces in their order, with one ` / ` where the last one is the
/// other colour's. Empty where that is no placement either.
std::string meant(std::string_view text) {
  std::string before;
  std::string behind;
  std::array<int, 2> count{};
  bool slash = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '/') slash = true;
    const bool letter = is_small_letter(text[at]) || is_capital(text[at]);
    if (!letter || at + 1 == text.size() || !is_digit(text[at + 1]) || (at > 0 && is_small_letter(text[at - 1])))
      continue;
    std::string label{is_capital(text[at]) ? static_cast<char>(text[at] - 'A' + 'a') : text[at]};
    std::size_t digit = at + 1;
    while (digit < text.size() && text[digit] == '0') ++digit;
    for (; digit < text.size() && is_digit(text[digit]); ++digit) label += text[digit];
    const std::size_t side = slash || (count[0] == 2 && count[1] == 0) ? 1 : 0;
    ++count[side];
    std::string& part = side == 0 ? before : behind;
    if (!part.empty()) part += ' ';
    part += label;
  }
  if (count[0] < 1 || count[0] > 2 || count[1] > 1) return {};
  return behind.empty() ? before : before + " / " + behind;
}

void report_bad_placement(const Context& context, const Node& node, Span span, std::string message) {
  const std::string likely = meant(node.text);
  if (!likely.empty() && likely != node.text) message += ": did you mean `" + likely + "`?";
  context.report(Code::R212BadPlacement, span, std::move(message));
}

}  // namespace

std::vector<WrittenSpace> read_spaces(const Context& context, const Node& node) {
  std::vector<WrittenSpace> spaces;
  for (const WordAt& word : words_of(node.text)) {
    if (auto space = read_space(context, node, word)) spaces.push_back(*space);
  }
  return spaces;
}

std::optional<WrittenPlacement> read_placement(const Context& context, const Node& node, Spanned<duel::Colour> player) {
  if (!expect(context, node, NodeKind::Scalar, "a placement")) return std::nullopt;
  std::vector<WrittenSpace> spaces;
  std::size_t own = 0;
  const WordAt* slash = nullptr;
  const std::vector<WordAt> words = words_of(node.text);
  for (const WordAt& word : words) {
    const Span span = text::span_within(context.document, node, word.begin, word.begin + word.text.size());
    if (word.text == "/") {
      if (slash != nullptr || spaces.empty()) {
        report_bad_placement(context, node, span, "one `/` stands between the own hexagons and the other colour's");
        return std::nullopt;
      }
      slash = &word;
      continue;
    }
    if (word.text.find_first_of("/,;+-") != std::string_view::npos) {
      report_bad_placement(context, node, span, "the spaces and the `/` of a placement have blanks between them");
      return std::nullopt;
    }
    auto space = read_space(context, node, word);
    if (!space) return std::nullopt;
    if (slash == nullptr && own == 2) {
      report_bad_placement(context, node, span, "a tile has at most two hexagons of its owner's colour");
      return std::nullopt;
    }
    if (slash != nullptr && spaces.size() > own) {
      report_bad_placement(context, node, span, "a tile has at most one hexagon of the other colour");
      return std::nullopt;
    }
    spaces.push_back(*space);
    if (slash == nullptr) ++own;
  }
  if (spaces.empty() || (slash != nullptr && spaces.size() == own)) {
    report_bad_placement(context, node, node.span, "a placement is OWN [OWN] [/ OTHER], such as `e4 e5 / f5`");
    return std::nullopt;
  }
  std::array<duel::Hexagon, duel::kMostHexagons> hexagons{};
  for (std::size_t index = 0; index < spaces.size(); ++index) {
    hexagons[index] = {spaces[index].space, index < own ? player.value : duel::opponent(player.value)};
  }
  const duel::Placement placement{player.value, {hexagons.data(), spaces.size()}};
  return WrittenPlacement{player, node.span, std::move(spaces), placement};
}

bool expect_one_player(const Context& context, const Node& entry, std::string_view what, int players) {
  if (players == 1) return true;
  context.report(Code::R213MovePlayer, entry.span,
                 std::string{what} + (players == 0 ? " names no player" : " names two players") +
                     ": it is `blue: …` or `orange: …`, one player with a placement");
  return false;
}

}  // namespace orion::read
