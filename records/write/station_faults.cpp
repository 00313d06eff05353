#include "records/write/station_faults.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace orion::write {

namespace {

std::array<std::span<const StationPlanting>, 7> all() noexcept {
  return {station_setup_plantings(),  station_turn_plantings(),   station_draw_plantings(),
          station_action_plantings(), station_choice_plantings(), station_response_plantings(),
          station_claim_plantings()};
}

}  // namespace

std::vector<Plantable> station_plantable() {
  std::vector<Plantable> list;
  for (const auto& group : all()) {
    for (const StationPlanting& each : group) list.push_back({each.code, each.what});
  }
  std::sort(list.begin(), list.end(), [](const Plantable& a, const Plantable& b) {
    const bool claims = a.code.front() == 'C';  // behind the rules
    return claims == (b.code.front() == 'C') ? a.code < b.code : !claims;
  });
  return list;
}

bool plant(std::string_view code, LegalStation& game, random::Generator& random) {
  for (const auto& group : all()) {
    for (const StationPlanting& each : group) {
      if (each.code == code) return each.plant(game, random);
    }
  }
  return false;
}

bool breaks_only(const std::vector<station::Violation>& violations, station::Fault fault) {
  return !violations.empty() && std::all_of(violations.begin(), violations.end(),
                                            [&](const station::Violation& each) { return each.fault == fault; });
}

std::vector<station::CardRef> drawable(const station::Game& game, std::size_t count, random::Generator& random) {
  const station::Piles& piles = game.state().piles;
  std::vector<station::CardRef> cards;
  if (piles.order) {
    for (std::size_t at = piles.order->size(); at-- > 0;) cards.push_back(station::CardRef::of((*piles.order)[at]));
  } else {
    for (std::size_t card = 0; card < piles.unseen.size(); ++card)
      cards.insert(cards.end(), static_cast<std::size_t>(piles.unseen[card]), station::CardRef::of(card));
    random.shuffle(cards);
  }
  const auto there = static_cast<std::size_t>(piles.pile);
  cards.resize(std::min({count, there, cards.size()}));
  return cards;
}

station::CardRef some_card(const station::Game& game, std::size_t player, random::Generator& random) {
  std::vector<std::size_t> hand;
  const auto& counts = game.state().seats[player].hand;
  for (std::size_t card = 0; card < counts.size(); ++card) {
    if (counts[card] > 0) hand.push_back(card);
  }
  if (!hand.empty() && random.once_in(2)) return station::CardRef::of(random.one_of(hand));
  return station::CardRef::of(random.below(game.deck().cards.size()));
}

station::GoodRef some_good(const station::Game& game, random::Generator& random) {
  const std::size_t good = random.below(game.deck().goods + 1);
  return good < game.deck().goods ? station::GoodRef{good} : std::nullopt;
}

namespace {

/// One of several things found one after the other, each as likely as the next.
struct Found {
  station::Action action;
  ActionPlace place;
};

void try_proposals(const station::Game& stage, ActionPlace place, station::Fault fault, random::Generator& random,
                   const Propose& propose, std::optional<Found>& found, std::size_t& count) {
  constexpr int kTries = 4;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    auto action = propose(stage, place);
    if (!action) return;
    if (!breaks_only(stage.act(*action).violations, fault)) continue;
    if (random.once_in(++count)) found = Found{std::move(*action), place};
    return;
  }
}

}  // namespace

bool plant_action(LegalStation& game, station::Fault fault, random::Generator& random, const Propose& propose) {
  std::optional<Found> found;
  std::size_t count = 0;
  station::Game stage = game_before_turn(game.script, game.deck.cards, 0);
  for (std::size_t turn = 0; turn < game.script.turns.size(); ++turn) {
    const station::PlayedTurn& played = game.script.turns[turn].played;
    if (played.leaves) {
      stage.leave(played.player);
      continue;
    }
    begin_turn(stage, game.script.turns[turn]);
    for (std::size_t action = 0; action < played.actions.size(); ++action) {
      try_proposals(stage, {turn, action}, fault, random, propose, found, count);
      stage.commit(stage.act(played.actions[action]));
    }
    try_proposals(stage, {turn, played.actions.size()}, fault, random, propose, found, count);
    stage.end_turn();
  }
  if (!found) return false;
  auto& actions = game.script.turns[found->place.turn].played.actions;
  actions.insert(actions.begin() + static_cast<std::ptrdiff_t>(found->place.action), std::move(found->action));
  return true;
}

std::optional<station::Action> recorded_action(const StationScript& script, ActionPlace place) {
  const auto& actions = script.turns[place.turn].played.actions;
  return place.action < actions.size() ? std::optional{actions[place.action]} : std::nullopt;
}

}  // namespace orion::write
