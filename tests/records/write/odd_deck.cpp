#include "tests/records/write/odd_deck.hpp"

namespace orion::testing {

std::string_view odd_deck_text() {
  // clang-format off
  return R"(deck: odd
format: 1
cards:
  - {id: ice, kind: goods, copies: 9, buy: 1, sell: 5}
  - {id: ore, kind: goods, copies: 9, units: 2, buy: 2, sell: 9}
  - {id: fuel, kind: goods, copies: 6, good: gas, buy: 0, sell: 7, free: true}
  - {id: thief, kind: equipment, copies: 2, cost: 1, target: opponent, effect: [{take-equipment: 1}, {gain: 1}]}
  - {id: drone, kind: equipment, copies: 3, target: any-player, effect: [{load: 2, who: target}, {unload: 1}]}
  - {id: tank, kind: equipment, copies: 2, free: true, effect: [{load: 1, good: gas}, {draw: 1}], while-in-play: {draw: 1, keep: 1, actions: 1}}
  - {id: shield, kind: equipment, copies: 2, while-in-play: {immune: [espionage, equipment], sell-price: {good: ore, by: 1}}}
  - {id: riot, kind: espionage, copies: 3, target: each-opponent, effect: [{discard: 1, who: target}, {take-goods: 1}, {lose: {per: hand, of: target, times: 1}, who: target}]}
  - {id: raid, kind: espionage, copies: 3, target: opponent, blockable: false, effect: [{take-cards: 2}, {give-goods: 1}, {scrap-equipment: 2}]}
  - {id: trade, kind: support, copies: 4, target: opponent, effect: [{swap-goods: 2}, {give-cards: 1}, {draw: 2}, {discard: 1}]}
  - {id: rest, kind: support, copies: 2, target: self, effect: [{draw: 1, who: target}, {gain: 3, who: target}]}
  - {id: rush, kind: support, copies: 2, effect: [extra-turn, {extra-actions: 1}, {modify: {buy-price: -1, actions: 1}}]}
  - {id: jam, kind: espionage, copies: 2, target: opponent, effect: [{skip-turn: true, who: target}, {lose: 1, who: target}]}
  - {id: story, kind: support, copies: 3, free: true, effect: [as-recorded, {gain: 1}]}
  - {id: oracle, kind: support, copies: 2, effect: [{gain: {per: goods, times: 1}}, {draw: 1}, {draw: 1, who: self}]}
  - {id: dodge, kind: defence, copies: 5, effect: [block, {draw: 1}, {discard: 1}]}
  - {id: counter, kind: defence, copies: 4, blocks: responses, effect: [block]}
  - {id: sting, kind: espionage, copies: 3, timing: opponent-turn, effect: [{take: 1}, {take-cards: 1}]}
  - {id: ssd, kind: security, copies: 4}
)";
  // clang-format on
}

const judge::LoadedDeck& odd_deck() {
  static const judge::LoadedDeck kDeck = judge::load_deck(odd_deck_text(), {});
  return kDeck;
}

}  // namespace orion::testing
