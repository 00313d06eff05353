#include "tests/core/duel/words.hpp"

#include <array>
#include <sstream>
#include <stdexcept>

namespace orion::testing {

namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string{text}};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string_view clause_of(duel::PlacingFault fault) {
  switch (fault) {
    case duel::PlacingFault::MirroredBend:
      return "D1.5";
    case duel::PlacingFault::WrongPlayer:
      return "D3.1";
    case duel::PlacingFault::OffBoard:
      return "D4.1";
    case duel::PlacingFault::Covered:
      return "D4.2";
    case duel::PlacingFault::RepeatedSpace:
    case duel::PlacingFault::NotATile:
    case duel::PlacingFault::NoneLeft:
      return "D4.3";
    case duel::PlacingFault::TokenNotJoined:
      return "D4.5";
  }
  return "?";
}

template <class Range>
std::string joined(const Range& range) {
  std::string text;
  for (const duel::Space each : range) text += (text.empty() ? "" : " ") + each.label();
  return text;
}

}  // namespace

duel::Space space(std::string_view label) {
  const auto found = duel::Space::parse(label);
  if (!found) throw std::invalid_argument{"the board has no " + std::string{label}};
  return *found;
}

duel::BoardSet spaces(std::string_view labels) {
  duel::BoardSet set;
  for (const std::string& label : words_of(labels)) set.add(space(label));
  return set;
}

std::string labels(const duel::BoardSet& set) { return joined(set); }
std::string labels(const std::vector<duel::Space>& list) { return joined(list); }

duel::Placement placement(std::string_view text) {
  const std::vector<std::string> words = words_of(text);
  if (words.empty() || (words[0] != "blue:" && words[0] != "orange:")) {
    throw std::invalid_argument{"no player in: " + std::string{text}};
  }
  const duel::Colour owner = words[0] == "blue:" ? duel::Colour::Blue : duel::Colour::Orange;
  std::vector<duel::Hexagon> hexagons;
  duel::Colour colour = owner;
  for (std::size_t index = 1; index < words.size(); ++index) {
    if (words[index] == "/") {
      colour = duel::opponent(owner);
    } else {
      hexagons.push_back({duel::Space::parse(words[index]), colour});
    }
  }
  return {owner, hexagons};
}

std::string text_of(const duel::Placement& placement) {
  std::string own;
  std::string other;
  for (const duel::Hexagon& each : placement.hexagons()) {
    std::string& part = each.colour == placement.owner() ? own : other;
    part += (part.empty() ? "" : " ") + (each.space ? each.space->label() : "?");
  }
  return other.empty() ? own : own + " / " + other;
}

duel::Position position(const Words& words) {
  duel::Position made;
  made.galaxies = spaces(words.galaxies);
  made.black_holes = spaces(words.black_holes);
  std::istringstream tiles{std::string{words.tiles}};
  for (std::string tile; std::getline(tiles, tile, ';');) duel::lay(made, placement(tile));
  made.hexagons.blue |= spaces(words.blue);
  made.hexagons.orange |= spaces(words.orange);
  made.to_move = words.to_move;
  return made;
}

std::string clauses(const std::vector<duel::PlacingViolation>& violations) {
  if (violations.empty()) return "legal";
  std::string text;
  for (const auto& each : violations) text += (text.empty() ? "" : " ") + std::string{clause_of(each.fault)};
  return text;
}

std::string guilty(const std::vector<duel::PlacingViolation>& violations, duel::PlacingFault fault,
                   const duel::Placement& placement) {
  for (const auto& each : violations) {
    if (each.fault != fault) continue;
    std::string text;
    for (std::size_t index = 0; index < placement.hexagons().size(); ++index) {
      const auto& at = placement.hexagons()[index].space;
      if (each.at[index]) text += (text.empty() ? "" : " ") + (at ? at->label() : "?");
    }
    return text;
  }
  return "-";
}

std::string ending(const duel::Game& game) {
  if (!game.ending()) return "goes on";
  std::string text = "a tie";
  if (const auto winner = game.ending()->winner) text = *winner == duel::Colour::Blue ? "blue" : "orange";
  switch (game.ending()->how) {
    case duel::How::Conditions:
      return text + " by conditions";
    case duel::How::TokenScore:
      return text + " by token-score";
    case duel::How::NoPlacement:
      return text + " by no-placement";
  }
  return text;
}

}  // namespace orion::testing
