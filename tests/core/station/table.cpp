#include "tests/core/station/table.hpp"

#include <utility>

#include "tests/core/station/action_words.hpp"
#include "tests/core/station/scene_words.hpp"

namespace orion::testing {

namespace {

using station::Attempt;
using station::CardRef;
using station::DrawPhase;
using station::Options;
using station::ReshuffleOrders;
using station::Setup;
using station::Violation;

/// Parts between " / "; lists of outcomes have slashes without blanks.
std::vector<std::string_view> parts_of(std::string_view script) {
  std::vector<std::string_view> parts;
  while (!script.empty()) {
    const std::size_t end = std::min(script.find(" / "), script.size());
    parts.push_back(script.substr(0, end));
    script.remove_prefix(std::min(end + 3, script.size()));
  }
  return parts;
}

DrawPhase drawn_of(const std::vector<std::string_view>& words, const NamedDeck& deck) {
  DrawPhase phase;
  for (std::size_t at = 0; at + 1 < words.size(); at += 2) {
    if (words[at] == "drawn") phase.drawn = deck.card_list(words[at + 1]);
    if (words[at] == "keep") phase.kept = deck.card_list(words[at + 1]);
    if (words[at] == "discard") phase.discarded = deck.card_list(words[at + 1]);
  }
  return phase;
}

}  // namespace

Table::Table(std::string_view cards, std::string_view scene, Options options)
    : deck_{deck_of(std::string{kStock} + ";" + std::string{cards})},
      start_{scene_of(scene, deck_)},
      game_{deck_.deck, options, Setup{std::vector<std::vector<CardRef>>(start_.seats.size()), std::nullopt}} {
  Attempt attempt;
  attempt.after = start_;
  game_.commit(std::move(attempt));
}

std::string Table::play(std::string_view script) {
  const auto parts = parts_of(script);
  for (std::size_t at = 0; at < parts.size(); ++at) {
    const std::string result = one(parts[at]);
    if (result == "legal") continue;
    return at + 1 == parts.size() ? result : result + " at " + std::to_string(at + 1);
  }
  return "legal";
}

std::string Table::one(std::string_view text) {
  const auto words = words_of(text);
  if (words[0] == "turn") return turn(words);
  if (words[0] == "leave") {
    begun_ = true;
    in_turn_ = false;
    const auto faults = game_.leave_faults(*seat_of(words[1]));
    if (faults.empty()) game_.leave(*seat_of(words[1]));
    return note(faults);
  }
  if (!std::exchange(begun_, true)) {
    game_.start_turn(0);
    in_turn_ = true;
  }
  if (words[0] == "end") {
    game_.end_turn();
    in_turn_ = false;
    return "legal";
  }
  const bool stands = words[0] == "stands";
  const std::string_view rest = stands ? text.substr(text.find(' ') + 1) : text;
  if (words[stands ? 1 : 0] == "drawn") return settle(game_.draw(drawn_of(words_of(rest), deck_)), stands, true);
  return settle(game_.act(action_of(rest, deck_)), stands, false);
}

std::string Table::turn(const std::vector<std::string_view>& words) {
  begun_ = in_turn_ = true;
  const std::size_t player = *seat_of(words[1]);
  auto faults = game_.turn_faults(player);
  if (!faults.empty()) return note(faults);
  ReshuffleOrders orders;
  for (std::size_t at = 3; at < words.size(); at += 2) orders.push_back(deck_.card_list(words[at]));
  game_.start_turn(player, std::move(orders));
  return "legal";
}

std::string Table::settle(Attempt attempt, bool stands, bool drawn) {
  const std::string found = note(attempt.violations);
  if (!attempt.legal() && !(stands && attempt.possible())) {
    if (attempt.not_recorded && found == "legal") return "undetermined";
    return stands ? "refused " + found : found;
  }
  drawn ? game_.commit_draw(std::move(attempt)) : game_.commit(std::move(attempt));
  return "legal";
}

std::string Table::note(const std::vector<Violation>& violations) {
  if (!violations.empty()) where_ = place(violations.front().where);
  return ids(violations);
}

std::string Table::text() const {
  std::string text = text_of(game_.state(), deck_);
  if (in_turn_) return text;
  if (!game_.ended()) return text + " | next " + std::string{kNames[*game_.next()]};
  std::string winners;
  for (const std::size_t each : game_.ending().winners) winners += std::string{kNames[each]} + " ";
  return text + " | " + winners + "wins";
}

std::string played(std::string_view cards, std::string_view scene, std::string_view script, Options options) {
  Table table{cards, scene, options};
  const std::string result = table.play(script);
  return result == "legal" ? table.text() : result;
}

}  // namespace orion::testing
