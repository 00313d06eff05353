#include "records/judge/station_turn_text.hpp"

#include <algorithm>

#include "records/joined.hpp"
#include "records/station_words.hpp"

namespace orion::judge {

namespace {

using station::ChoiceKey;
using station::StepKind;

/// S7: whether a step of an effect asks for a list under this key.
bool asks_for(const station::Step& step, ChoiceKey key) {
  switch (step.kind) {
    case StepKind::Draw:
      return key == ChoiceKey::Drew;
    case StepKind::Discard:
    case StepKind::TakeCards:
    case StepKind::GiveCards:
      return key == ChoiceKey::Cards;
    case StepKind::Load:
    case StepKind::Unload:
      return key == ChoiceKey::Goods && !step.good;
    case StepKind::TakeGoods:
    case StepKind::GiveGoods:
      return key == ChoiceKey::Goods;
    case StepKind::SwapGoods:
      return key == ChoiceKey::Gives || key == ChoiceKey::Gets;
    case StepKind::ScrapEquipment:
    case StepKind::TakeEquipment:
      return key == ChoiceKey::Equipment;
    case StepKind::AsRecorded:
      return key == ChoiceKey::Outcome;
    case StepKind::Gain:
    case StepKind::Lose:
    case StepKind::Take:
    case StepKind::Give:
    case StepKind::ExtraActions:
    case StepKind::SkipTurn:
    case StepKind::ExtraTurn:
    case StepKind::Block:
    case StepKind::Modify:
      break;
  }
  return false;
}

/// The number of the only step that asks for a key, from 1.
std::optional<int> only_step(const station::Card* card, ChoiceKey key) {
  std::optional<int> only;
  if (card == nullptr) return only;
  for (std::size_t index = 0; index < card->effect.size(); ++index) {
    if (!asks_for(card->effect[index], key)) continue;
    if (only) return std::nullopt;
    only = static_cast<int>(index) + 1;
  }
  return only;
}

std::vector<std::string> texts(const std::vector<read::Text>& items) {
  std::vector<std::string> made;
  made.reserve(items.size());
  for (const read::Text& each : items) made.emplace_back(each.value);
  return made;
}

std::string in_brackets(const std::vector<std::string>& items) { return "[" + joined(items) + "]"; }

/// What is left of some cards without others.
std::vector<std::string> without(std::vector<std::string> cards, const std::vector<std::string>& taken) {
  for (const std::string& each : taken) {
    const auto found = std::find(cards.begin(), cards.end(), each);
    if (found != cards.end()) cards.erase(found);
  }
  return cards;
}

}  // namespace

std::string ruling_text(const std::optional<read::WrittenStationRuling>& ruling) {
  if (!ruling) return {};
  return ruling->decision.value == read::StationRuling::Stands ? ", ruling: stands" : ", ruling: withdrawn";
}

std::string StationTurnText::who(const read::StationTurn& turn) const {
  const std::string& name = player(turn.player.seat);
  return turn.leaves ? name + " leaves" : "turn of " + name;
}

std::string StationTurnText::list(const std::vector<read::Text>& items, bool keeps_order) const {
  std::vector<std::string> words = texts(items);
  if (is_key() && !keeps_order) std::sort(words.begin(), words.end());
  return in_brackets(words);
}

std::string StationTurnText::draw(const read::StationTurn& turn, bool nothing_due) const {
  if (!is_key()) {
    std::string text = turn.draw ? "draw: " + list(turn.draw->items, true) : "no draw";
    if (turn.keep) text += ", keep: " + list(turn.keep->items, true);
    if (turn.discard) text += ", discard: " + list(turn.discard->items, true);
    return text;
  }
  if (!turn.draw && !nothing_due) return "draw: not recorded";
  std::vector<std::string> drawn = turn.draw ? texts(turn.draw->items) : std::vector<std::string>{};
  std::vector<std::string> kept = turn.keep ? texts(turn.keep->items) : std::vector<std::string>{};
  std::vector<std::string> discarded = turn.discard ? texts(turn.discard->items) : std::vector<std::string>{};
  // A card that was kept or discarded says what became of the other.
  if (!turn.keep && turn.discard) kept = without(drawn, discarded);
  if (!turn.discard && turn.keep) discarded = without(drawn, kept);
  if (!ordered_) std::sort(drawn.begin(), drawn.end());
  std::sort(kept.begin(), kept.end());
  std::sort(discarded.begin(), discarded.end());
  return "draw: " + in_brackets(drawn) + ", keep: " + in_brackets(kept) + ", discard: " + in_brackets(discarded);
}

std::string StationTurnText::reshuffle(const read::StationTurn& turn) const {
  std::string text;
  if (!turn.reshuffle) return text;
  for (const read::WrittenList& order : turn.reshuffle->orders) text += ", reshuffle: " + list(order.items, true);
  return text;
}

const station::Card* StationTurnText::card(std::string_view id) const {
  if (deck_ == nullptr) return nullptr;
  const auto found = deck_->card_of.find(id);
  return found == deck_->card_of.end() ? nullptr : &deck_->cards.cards[found->second];
}

std::string StationTurnText::action(const read::WrittenAction& action, std::size_t actor) const {
  std::string text = std::string{word(action.kind)} + ": ";
  if (action.kind == station::ActionKind::Drop) {
    text += list(action.list.items, false);
  } else if (action.kind == station::ActionKind::Draw) {
    text += list(action.list.items, ordered_);
  } else if (action.card) {
    text += action.card->value;
  }
  if (action.activate && action.activate->value) text += ", activate: true";
  if (action.target) text += ", target: " + player(action.target->seat);
  Event event{action.card ? card(action.card->value) : nullptr, actor, std::nullopt, false};
  if (action.target) event.only_target = action.target->seat;
  if (event.card != nullptr && event.card->target == station::Target::EachOpponent) {
    event.of_several = players_.size() > 2;
    if (!event.of_several) event.only_target = actor == 0 ? 1 : 0;
  }
  return text + choices(action.choices, event) + responses(action.responses, event) + ruling_text(action.ruling);
}

std::string StationTurnText::choices(const std::vector<read::WrittenChoice>& written, const Event& event) const {
  std::vector<std::string> words;
  words.reserve(written.size());
  for (const read::WrittenChoice& each : written) words.push_back(choice(each, event));
  if (is_key()) std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& each : words) text += ", " + each;
  return text;
}

std::string StationTurnText::choice(const read::WrittenChoice& choice, const Event& event) const {
  std::string text = std::string{word(choice.key)};
  // Which step and whose cards are meant goes without saying where only one can be.
  const std::optional<int> only = only_step(event.card, choice.key);
  const bool clear = is_key() && only && (!choice.step || choice.step->value == *only) && !event.of_several;
  if (choice.step && !clear) text += " of step " + std::to_string(choice.step->value);
  const std::size_t touched = event.only_target.value_or(event.actor);
  if (choice.player && !(clear && choice.player->seat == touched)) text += " of " + player(choice.player->seat);
  if (choice.key == ChoiceKey::Outcome) return text + ": " + outcome(choice.outcome);
  return text + ": " + list(choice.list.items, ordered_ && choice.key == ChoiceKey::Drew);
}

std::string StationTurnText::outcome(const std::vector<read::WrittenOutcome>& outcome) const {
  std::vector<std::string> words;
  for (const read::WrittenOutcome& each : outcome) {
    std::string text = player(each.player.seat) + " " + std::string{word(each.kind)};
    text += each.list.items.empty() ? " " + std::to_string(each.number.value) : " " + list(each.list.items, ordered_);
    if (each.to) text += " to " + player(each.to->seat);
    words.push_back(std::move(text));
  }
  return in_brackets(words);
}

std::string StationTurnText::responses(const std::vector<read::WrittenResponse>& written, const Event& event) const {
  if (written.empty()) return {};
  std::vector<std::string> words;
  words.reserve(written.size());
  for (const read::WrittenResponse& each : written) words.push_back(response(each, event));
  return ", responses: " + in_brackets(words);
}

std::string StationTurnText::response(const read::WrittenResponse& response, const Event& event) const {
  std::string text = player(response.player.seat) + " plays " + std::string{response.card.value};
  const station::Card* const played = card(response.card.value);
  std::optional<std::size_t> protege;
  if (response.protects) protege = response.protects->seat;
  // S5.7.
  if (is_key() && !protege && played != nullptr) {
    const bool security = played->kind == station::CardKind::Security;
    protege = security && event.only_target ? *event.only_target : response.player.seat;
  }
  if (protege) text += ", protects " + player(*protege);
  const Event own{played, response.player.seat, event.actor, false};
  return text + choices(response.choices, own) + responses(response.responses, own);
}

}  // namespace orion::judge
