#include "records/judge/station_message_words.hpp"

#include <vector>

#include "records/read/suggest.hpp"
#include "records/station_words.hpp"

namespace orion::judge {

std::string MessageWords::who() const {
  return violation.player ? table.player(*violation.player) : std::string{"nobody"};
}

std::string MessageWords::card() const {
  if (violation.card.known()) return read::quoted(table.card(violation.card.card()));
  if (violation.card.is_unseen()) return "`unknown`";
  return place.written.empty() ? "this card" : read::quoted(place.written);
}

std::string MessageWords::good() const {
  if (violation.good) return read::quoted(table.good(*violation.good));
  return place.written.empty() ? "this good" : read::quoted(place.written);
}

std::string MessageWords::kind() const {
  if (!violation.card.known()) return "no card of the deck";
  switch (table.deck.cards.cards[violation.card.card()].kind) {
    case station::CardKind::Goods:
      return "a goods card";
    case station::CardKind::Equipment:
      return "an equipment card";
    case station::CardKind::Espionage:
      return "an espionage card";
    case station::CardKind::Support:
      return "a support card";
    case station::CardKind::Defence:
      return "a defence card";
    case station::CardKind::Security:
      return "an SSD";
  }
  return {};
}

std::string MessageWords::given() const { return std::to_string(violation.given); }

std::string MessageWords::due() const { return std::to_string(violation.due); }

std::string MessageWords::key() const {
  return violation.key ? "`" + std::string{word(*violation.key)} + "`" : "the list";
}

std::string MessageWords::acting() const { return table.player(table.game.state().acting); }

const read::Text* MessageWords::answered() const {
  const std::vector<std::size_t>& path = violation.where.response;
  if (action == nullptr || path.size() < 2) return action != nullptr && action->card ? &*action->card : nullptr;
  const read::WrittenResponse* response = &action->responses[path.front()];
  for (std::size_t depth = 1; depth + 1 < path.size(); ++depth) response = &response->responses[path[depth]];
  return &response->card;
}

std::string times(std::int64_t number) {
  return number == 1 ? "once" : number == 2 ? "twice" : std::to_string(number) + " times";
}

std::string is_or_are(std::int64_t number) { return number == 1 ? " is" : " are"; }

std::string cards_are(std::int64_t number) {
  return number == 0 ? std::string{"no card is"} : counted(number, "card") + is_or_are(number);
}

}  // namespace orion::judge
