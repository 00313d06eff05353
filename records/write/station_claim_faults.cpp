#include <algorithm>
#include <array>
#include <optional>

#include "records/write/station_faults.hpp"

namespace orion::write {

namespace {

using station::CardRef;

/// A player other than those.
std::optional<std::size_t> another(std::size_t players, const std::vector<std::size_t>& than,
                                   random::Generator& random) {
  std::vector<std::size_t> others;
  for (std::size_t player = 0; player < players; ++player) {
    if (std::find(than.begin(), than.end(), player) == than.end()) others.push_back(player);
  }
  return others.empty() ? std::nullopt : std::optional{random.one_of(others)};
}

station::Game last_of(const LegalStation& game) {
  return game_before_turn(game.script, game.deck.cards, game.script.turns.size());
}

bool claim_another_winner(LegalStation& game, random::Generator& random) {
  const station::Game last = last_of(game);
  if (!last.ended()) return false;
  const auto winner = another(game.script.players.size(), last.ending().winners, random);
  if (winner) game.script.result.winners = {*winner};
  return winner.has_value();
}

bool claim_other_credits(LegalStation& game, random::Generator& random) {
  std::vector<std::int64_t>& credits = game.script.result.credits;
  credits.clear();
  const station::Game last = last_of(game);
  for (const station::Seat& each : last.state().seats) credits.push_back(each.credits);
  std::int64_t& one = credits[random.below(credits.size())];
  one += one == 0 || random.once_in(2) ? 1 : -1;
  return true;
}

bool claim_another_trigger(LegalStation& game, random::Generator& random) {
  const station::Game last = last_of(game);
  const auto trigger = last.state().triggered_by;
  if (!trigger || !last.ended()) return false;
  const std::vector<std::size_t> others_than(1, *trigger);
  game.script.result.triggered_by = another(game.script.players.size(), others_than, random);
  return true;
}

bool claim_an_end_too_early(LegalStation& game, random::Generator& random) {
  if (game.script.turns.empty()) return false;
  game.script.turns.resize(random.below(game.script.turns.size()));
  if (last_of(game).ended()) return false;
  game.script.result = {};
  game.script.result.winners = {random.below(game.script.players.size())};
  return true;
}

bool claim_that_play_was_broken_off(LegalStation& game, random::Generator& random) {
  if (!last_of(game).ended()) return false;
  constexpr std::array<std::string_view, 5> kHows{"resignation", "time", "forfeit", "adjudication", "agreement"};
  game.script.result.how = std::string{kHows[random.below(kHows.size())]};
  return true;
}

/// A turn with nothing claimed at its end, and a player; and what lies before that player then.
struct Claimed {
  ScriptTurn& turn;
  station::Game after;
  std::size_t player;
  const station::Seat& seat() const { return after.state().seats[player]; }
};

std::optional<Claimed> some_turn(LegalStation& game, random::Generator& random) {
  if (game.script.turns.empty()) return std::nullopt;
  const std::size_t index = random.below(game.script.turns.size());
  ScriptTurn& turn = game.script.turns[index];
  if (turn.played.leaves) return std::nullopt;
  turn.after.clear();
  const std::size_t player = random.below(game.script.players.size());
  return Claimed{turn, game_before_turn(game.script, game.deck.cards, index + 1), player};
}

/// Beside the truth, or above it.
std::int64_t off_by_one(std::int64_t number, random::Generator& random) {
  return number == 0 || random.once_in(2) ? number + 1 : number - 1;
}

/// Takes one out of a list, or puts one of `all` in.
void change_by_one(std::vector<std::size_t>& list, std::size_t all, random::Generator& random) {
  if (!list.empty() && random.once_in(2)) {
    list.pop_back();
  } else {
    list.push_back(random.below(all));
  }
}

std::vector<CardRef> cards_of(const std::vector<std::size_t>& cards) {
  std::vector<CardRef> made;
  made.reserve(cards.size());
  for (const std::size_t each : cards) made.push_back(CardRef::of(each));
  return made;
}

bool claim_other_credits_after_a_turn(LegalStation& game, random::Generator& random) {
  const auto at = some_turn(game, random);
  if (!at) return false;
  ScriptAfter after{at->player};
  after.credits = off_by_one(at->seat().credits, random);
  at->turn.after = {after};
  return true;
}

bool claim_another_number_of_goods(LegalStation& game, random::Generator& random) {
  const auto at = some_turn(game, random);
  if (!at) return false;
  ScriptAfter after{at->player};
  after.goods = off_by_one(at->seat().goods(), random);
  at->turn.after = {after};
  return true;
}

bool claim_another_hold(LegalStation& game, random::Generator& random) {
  const auto at = some_turn(game, random);
  if (!at || game.deck.goods.empty()) return false;
  std::vector<std::size_t> hold;
  for (std::size_t good = 0; good < at->seat().hold.size(); ++good)
    hold.insert(hold.end(), static_cast<std::size_t>(at->seat().hold[good]), good);
  change_by_one(hold, game.deck.goods.size(), random);
  ScriptAfter after{at->player};
  after.hold = std::move(hold);
  at->turn.after = {after};
  return true;
}

bool claim_another_hand(LegalStation& game, random::Generator& random) {
  const auto at = some_turn(game, random);
  if (!at) return false;
  ScriptAfter after{at->player};
  if (random.once_in(2) || at->seat().unseen > 0) {
    after.hand_size = off_by_one(at->seat().hand_size(), random);
  } else {
    std::vector<std::size_t> hand;
    for (std::size_t card = 0; card < at->seat().hand.size(); ++card)
      hand.insert(hand.end(), static_cast<std::size_t>(at->seat().hand[card]), card);
    change_by_one(hand, game.deck.ids.size(), random);
    after.hand = cards_of(hand);
  }
  at->turn.after = {after};
  return true;
}

bool claim_other_equipment(LegalStation& game, random::Generator& random) {
  const auto at = some_turn(game, random);
  if (!at) return false;
  std::vector<std::size_t> equipment;
  for (const station::InPlay& each : at->seat().equipment) equipment.push_back(each.card);
  change_by_one(equipment, game.deck.ids.size(), random);
  ScriptAfter after{at->player};
  after.equipment = cards_of(equipment);
  at->turn.after = {after};
  return true;
}

bool note_a_reshuffle(LegalStation& game, random::Generator& random) {
  const auto at = some_turn(game, random);
  if (!at || !at->turn.played.reshuffles.empty()) return false;
  at->turn.reshuffle = ScriptReshuffle::Noted;
  return true;
}

constexpr std::array<StationPlanting, 11> kPlantings{{
    {"C611", "another winner than the rules give", claim_another_winner},
    {"C612", "credits at the end that are off by one", claim_other_credits},
    {"C613", "another player who triggered the end", claim_another_trigger},
    {"C614", "a win while the game goes on", claim_an_end_too_early},
    {"C615", "an ended game that is said to have been broken off", claim_that_play_was_broken_off},
    {"C616", "credits after a turn that are off by one", claim_other_credits_after_a_turn},
    {"C617", "a number of goods after a turn that is off by one", claim_another_number_of_goods},
    {"C618", "a good too many or too few in a hold", claim_another_hold},
    {"C619", "a card too many or too few in a hand", claim_another_hand},
    {"C620", "a piece of equipment too many or too few in play", claim_other_equipment},
    {"C621", "a reshuffle where there was none", note_a_reshuffle},
}};

}  // namespace

std::span<const StationPlanting> station_claim_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
