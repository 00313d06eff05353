#include "tests/core/station/action_words.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "tests/core/station/scene_words.hpp"

namespace orion::testing {

namespace {

using station::Action;
using station::ActionKind;
using station::Choice;
using station::ChoiceKey;
using station::Fault;
using station::Outcome;
using station::OutcomeKind;
using station::Part;
using station::Response;
using station::Violation;
using station::Where;

const std::vector<std::string_view> kActionWords{"draw", "buy", "sell", "install", "activate", "play", "drop", "scrap"};
const std::vector<std::string_view> kChoiceWords{"cards", "goods", "equipment", "drew", "gives", "gets", "outcome"};
const std::vector<std::string_view> kOutcomeWords{
    "gain",           "lose",          "give",      "draw",       "discard",
    "give-cards",     "load",          "unload",    "give-goods", "scrap-equipment",
    "give-equipment", "extra-actions", "skip-turn", "extra-turn"};

std::size_t player(std::string_view name) { return seat_of(name).value(); }

/// "give/Ada>Ben/2"
Outcome outcome_of(std::string_view text, const NamedDeck& deck) {
  const auto parts = split(text, '/');
  const auto players = split(parts.at(1), '>');
  Outcome made;
  made.kind = static_cast<OutcomeKind>(place_of(parts[0], kOutcomeWords));
  made.player = player(players[0]);
  if (players.size() > 1) made.to = player(players[1]);
  if (parts.size() < 3) return made;
  switch (made.kind) {
    case OutcomeKind::Gain:
    case OutcomeKind::Lose:
    case OutcomeKind::Give:
    case OutcomeKind::ExtraActions:
      made.number = number_of(parts[2]);
      break;
    case OutcomeKind::Load:
    case OutcomeKind::Unload:
    case OutcomeKind::GiveGoods:
      made.goods = deck.good_list(parts[2]);
      break;
    case OutcomeKind::Draw:
    case OutcomeKind::Discard:
    case OutcomeKind::GiveCards:
    case OutcomeKind::ScrapEquipment:
    case OutcomeKind::GiveEquipment:
    case OutcomeKind::SkipTurn:
    case OutcomeKind::ExtraTurn:
      made.cards = deck.card_list(parts[2]);
      break;
  }
  return made;
}

/// "cards@2:Ben=ice,ore"
Choice choice_of(std::string_view text, const NamedDeck& deck) {
  const std::size_t equals = text.find('=');
  const std::string_view list = text.substr(equals + 1);
  const auto of_player = split(text.substr(0, equals), ':');
  const auto of_step = split(of_player[0], '@');
  Choice made;
  made.key = static_cast<ChoiceKey>(place_of(of_step[0], kChoiceWords));
  if (of_step.size() > 1) made.step = number_of(of_step[1]);
  if (of_player.size() > 1) made.player = player(of_player[1]);
  switch (made.key) {
    case ChoiceKey::Cards:
    case ChoiceKey::Equipment:
    case ChoiceKey::Drew:
      made.cards = deck.card_list(list);
      break;
    case ChoiceKey::Goods:
    case ChoiceKey::Gives:
    case ChoiceKey::Gets:
      made.goods = deck.good_list(list);
      break;
    case ChoiceKey::Outcome:
      if (list.empty()) break;
      for (const std::string_view each : split(list, '+')) made.outcome.push_back(outcome_of(each, deck));
      break;
  }
  return made;
}

/// Reads "Ben ssd for Cleo cards=ice (Ada jam)" up to the bracket that closes it.
Response response_of(const std::vector<std::string_view>& words, std::size_t& at, const NamedDeck& deck) {
  Response made;
  made.player = player(words.at(at++));
  made.card = deck.card(words.at(at++));
  while (words.at(at) != ")") {
    if (words[at] == "(") {
      made.responses.push_back(response_of(words, ++at, deck));
    } else if (words[at] == "for") {
      made.protects = player(words.at(at + 1));
      at += 2;
    } else {
      made.choices.push_back(choice_of(words[at++], deck));
    }
  }
  ++at;
  return made;
}

constexpr auto kIds = std::to_array<std::string_view>({
    "S101",  "S102a", "S201a", "S201b", "S201c", "S202",  "S301",  "S302a", "S302b", "S302c", "S303a", "S303b",
    "S303c", "S304a", "S304b", "S304c", "S305a", "S305b", "S305c", "S305d", "S305e", "S305f", "S305g", "S305h",
    "S306a", "S306b", "S306c", "S306d", "S306e", "S306f", "S401a", "S401b", "S401c", "S401d", "S402",  "S403",
    "S502a", "S502b", "S504",  "S505a", "S505b", "S506a", "S506b", "S506c", "S508a", "S508b", "S602a", "S602b",
    "S606",  "S700a", "S700b", "S700c", "S800a", "S800b", "S800c", "S800d", "S800e", "S800f", "S800g", "S800h",
});
static_assert(kIds.size() == static_cast<std::size_t>(Fault::S800StepCap) + 1);

constexpr auto kParts =
    std::to_array<std::string_view>({"whole", "card", "target", "activate", "drawn", "kept", "discarded", "goods",
                                     "choice", "outcome", "player", "protects", "reshuffle"});

}  // namespace

Action action_of(std::string_view text, const NamedDeck& deck) {
  std::string spaced;
  for (const char each : text) spaced += each == '(' || each == ')' ? std::string{' ', each, ' '} : std::string{each};
  const auto words = words_of(spaced);
  Action made;
  made.kind = static_cast<ActionKind>(place_of(words.at(0), kActionWords));
  std::size_t at = 1;
  const bool has_list =
      at < words.size() && words[at] != "->" && words[at] != "(" && words[at].find('=') == std::string_view::npos;
  if (has_list) {
    std::string_view word = words[at++];
    made.activate = word.back() == '!';
    if (made.activate) word.remove_suffix(1);
    if (made.kind == ActionKind::Draw) {
      made.drawn = deck.card_list(word);
    } else if (made.kind == ActionKind::Drop) {
      made.goods = deck.good_list(word);
    } else {
      made.card = deck.card(word);
    }
  }
  while (at < words.size()) {
    if (words[at] == "->") {
      made.target = player(words.at(at + 1));
      at += 2;
    } else if (words[at] == "(") {
      made.responses.push_back(response_of(words, ++at, deck));
    } else {
      made.choices.push_back(choice_of(words[at++], deck));
    }
  }
  return made;
}

std::string ids(const std::vector<Violation>& violations) {
  std::string text;
  for (const Violation& each : violations)
    text += (text.empty() ? "" : " ") + std::string{kIds[static_cast<std::size_t>(each.fault)]};
  return text.empty() ? "legal" : text;
}

std::string place(const Where& where) {
  std::string text;
  for (const std::size_t each : where.response) text += (text.empty() ? "response " : ".") + std::to_string(each);
  text += (text.empty() ? "" : " ") + std::string{kParts[static_cast<std::size_t>(where.part)]};
  if (where.part == Part::Choice || where.part == Part::Outcome || where.part == Part::Reshuffle)
    text += " " + std::to_string(where.choice);
  if (where.item) text += " item " + std::to_string(*where.item);
  return text;
}

}  // namespace orion::testing
