#include "records/read/station_record.hpp"

namespace orion::read {

namespace {

using station::CardRef;
using station::ChoiceKey;
using station::GoodRef;
using station::OutcomeKind;

/// Whether a list of choices is of goods tokens; else it is of cards.
constexpr bool is_of_goods(ChoiceKey key) noexcept {
  return key == ChoiceKey::Goods || key == ChoiceKey::Gives || key == ChoiceKey::Gets;
}
constexpr bool is_of_goods(OutcomeKind kind) noexcept {
  return kind == OutcomeKind::Load || kind == OutcomeKind::Unload || kind == OutcomeKind::GiveGoods;
}

std::optional<std::size_t> seat_of(const std::optional<WrittenPlayer>& player) {
  return player ? std::optional{player->seat} : std::nullopt;
}

station::Outcome outcome_of(const StationDeck& deck, const WrittenOutcome& written) {
  station::Outcome outcome;
  outcome.kind = written.kind;
  outcome.player = written.player.seat;
  outcome.to = seat_of(written.to);
  outcome.number = written.number.value;
  if (is_of_goods(written.kind)) {
    outcome.goods = goods_of(deck, written.list);
  } else {
    outcome.cards = cards_of(deck, written.list);
  }
  return outcome;
}

std::vector<station::Choice> choices_of(const StationDeck& deck, const std::vector<WrittenChoice>& written) {
  std::vector<station::Choice> choices;
  choices.reserve(written.size());
  for (const WrittenChoice& each : written) {
    station::Choice& choice = choices.emplace_back();
    choice.key = each.key;
    if (each.step) choice.step = each.step->value;
    choice.player = seat_of(each.player);
    if (each.key == ChoiceKey::Outcome) {
      for (const WrittenOutcome& one : each.outcome) choice.outcome.push_back(outcome_of(deck, one));
    } else if (is_of_goods(each.key)) {
      choice.goods = goods_of(deck, each.list);
    } else {
      choice.cards = cards_of(deck, each.list);
    }
  }
  return choices;
}

/// Nested as deep as the document is at most.
std::vector<station::Response> responses_of(const StationDeck& deck, const std::vector<WrittenResponse>& written) {
  std::vector<station::Response> responses;
  responses.reserve(written.size());
  for (const WrittenResponse& each : written) {
    responses.push_back({each.player.seat, card_of(deck, each.card.value), seat_of(each.protects),
                         choices_of(deck, each.choices), responses_of(deck, each.responses)});
  }
  return responses;
}

}  // namespace

CardRef card_of(const StationDeck& deck, std::string_view id) {
  if (id == "unknown") return CardRef::unseen();
  const auto found = deck.card_of.find(id);
  return found == deck.card_of.end() ? CardRef::foreign() : CardRef::of(found->second);
}

GoodRef good_of(const StationDeck& deck, std::string_view good) {
  const auto found = deck.good_of.find(good);
  return found == deck.good_of.end() ? std::nullopt : GoodRef{found->second};
}

std::vector<CardRef> cards_of(const StationDeck& deck, const WrittenList& list) {
  std::vector<CardRef> cards;
  cards.reserve(list.items.size());
  for (const Text& each : list.items) cards.push_back(card_of(deck, each.value));
  return cards;
}

std::vector<GoodRef> goods_of(const StationDeck& deck, const WrittenList& list) {
  std::vector<GoodRef> goods;
  goods.reserve(list.items.size());
  for (const Text& each : list.items) goods.push_back(good_of(deck, each.value));
  return goods;
}

station::Action action_of(const StationDeck& deck, const WrittenAction& action) {
  station::Action made;
  made.kind = action.kind;
  if (action.card) made.card = card_of(deck, action.card->value);
  if (action.kind == station::ActionKind::Draw) made.drawn = cards_of(deck, action.list);
  if (action.kind == station::ActionKind::Drop) made.goods = goods_of(deck, action.list);
  made.activate = action.activate && action.activate->value;
  made.target = seat_of(action.target);
  made.choices = choices_of(deck, action.choices);
  made.responses = responses_of(deck, action.responses);
  return made;
}

}  // namespace orion::read
