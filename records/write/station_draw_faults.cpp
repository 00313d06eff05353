#include <algorithm>
#include <array>

#include "records/write/station_faults.hpp"

namespace orion::write {

namespace {

using station::CardRef;
using station::DrawPhase;
using station::Fault;

/// Changes the draw phase of a turn so that it breaks only what is wanted.
template <class Change>
bool change_a_draw(LegalStation& game, Fault fault, random::Generator& random, Change change) {
  std::vector<ScriptTurn>& turns = game.script.turns;
  constexpr int kTries = 30;
  for (int attempt = 0; attempt < kTries && !turns.empty(); ++attempt) {
    ScriptTurn& turn = turns[random.below(turns.size())];
    if (turn.played.leaves) continue;
    const auto index = static_cast<std::size_t>(&turn - turns.data());
    station::Game stage = game_before_turn(game.script, game.deck.cards, index);
    stage.start_turn(turn.played.player, recorded_orders(turn));
    DrawPhase drawn = turn.played.drawn;
    if (!change(stage, drawn)) continue;
    if (!breaks_only(stage.draw(drawn).violations, fault)) continue;
    turn.played.drawn = std::move(drawn);
    return true;
  }
  return false;
}

bool draw_another_number(LegalStation& game, random::Generator& random) {
  return change_a_draw(game, Fault::S201NumberDrawn, random, [&](const station::Game& stage, DrawPhase& drawn) {
    if (random.once_in(2)) {
      drawn.drawn = drawable(stage, drawn.drawn.size() + 1, random);
    } else if (!drawn.drawn.empty()) {
      drawn.drawn.pop_back();
    }
    drawn.discarded.reset();
    if (drawn.drawn.empty()) {
      drawn.kept.reset();
    } else {
      drawn.kept = {drawn.drawn.front()};
    }
    return true;
  });
}

bool keep_another_card(LegalStation& game, random::Generator& random) {
  return change_a_draw(game, Fault::S201Kept, random, [&](const station::Game& stage, DrawPhase& drawn) {
    if (random.once_in(3)) {
      drawn.kept = drawn.drawn;  // all of them
    } else {
      drawn.kept = {some_card(stage, stage.state().acting, random)};
    }
    drawn.discarded.reset();
    return true;
  });
}

bool discard_another_card(LegalStation& game, random::Generator& random) {
  return change_a_draw(game, Fault::S201Discarded, random, [&](const station::Game& stage, DrawPhase& drawn) {
    drawn.discarded = {some_card(stage, stage.state().acting, random)};
    return true;
  });
}

/// One of the cards drawn is another one; the card kept goes with it.
bool draw_another_card(LegalStation& game, Fault fault, random::Generator& random) {
  return change_a_draw(game, fault, random, [&](const station::Game& stage, DrawPhase& drawn) {
    if (drawn.drawn.empty()) return false;
    CardRef& card = drawn.drawn[random.below(drawn.drawn.size())];
    const CardRef before = card;
    card = CardRef::of(random.below(stage.deck().cards.size()));
    for (auto* list : {&drawn.kept, &drawn.discarded}) {
      if (*list) std::replace((*list)->begin(), (*list)->end(), before, card);
    }
    return true;
  });
}

bool draw_a_card_that_is_elsewhere(LegalStation& game, random::Generator& random) {
  return draw_another_card(game, Fault::S800NotInPile, random);
}

bool draw_a_card_that_is_not_next(LegalStation& game, random::Generator& random) {
  return game.script.setup.pile && draw_another_card(game, Fault::S800NotNext, random);
}

constexpr std::array<StationPlanting, 5> kPlantings{{
    {"S201a", "a card too many or too few drawn", draw_another_number},
    {"S201b", "a card kept that was not drawn, or all of them", keep_another_card},
    {"S201c", "a card discarded that was not drawn", discard_another_card},
    {"S800a", "a card drawn of which no copy can be in the pile", draw_a_card_that_is_elsewhere},
    {"S800b", "a card drawn that is not the next of the recorded pile", draw_a_card_that_is_not_next},
}};

}  // namespace

std::span<const StationPlanting> station_draw_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
