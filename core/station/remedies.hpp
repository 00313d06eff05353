#pragma once

// What would have to be otherwise for an illegal action to be legal. Nothing here knows a rule: the table or the action
// is changed as the fault says, and tried again.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/station/game.hpp"

namespace orion::station {

/// What would be needed. `player`, `card`, `good` and `number` say of whom and what.
enum class Need : std::uint8_t {
  MoreActions,      ///< `number` more in this turn
  Credits,          ///< `number` more
  Goods,            ///< `number` more tokens of `good` in the hold
  CardInHand,       ///< `number` of `card` more
  CardInPlay,       ///< likewise, not activated yet
  NotActivated,     ///< `card` in play
  NoTarget,         ///< the action would name no player
  WithoutResponse,  ///< nor would `player` respond with `card`
};

struct Remedy {
  Need need{};
  std::size_t player = 0;
  CardRef card{};
  std::size_t good = 0;
  std::int64_t number = 1;
  std::size_t response = 0;  ///< WithoutResponse: which one of the action, as it then stands
};

/// All of these together, made in this order, make the action legal. Empty for a legal one, and where nothing of the
/// kind helps.
std::vector<Remedy> remedies(const Game& game, const Action& action);

/// Makes one remedy.
void make(const Remedy& remedy, State& table, Action& action);

/// Those of `legal_actions` behind each of which the action would be legal. One that draws a card that nobody knows is
/// none of them: it might be any.
std::vector<Action> legal_after(const Game& game, const Action& action);

/// A list of choices of a legal action: what it may be made of, one entry a copy.
struct ChoiceOptions {
  std::vector<CardRef> cards{};  ///< `Cards`, `Equipment`
  std::vector<GoodRef> goods{};  ///< `Goods`, `Gives`, `Gets`
  std::size_t not_tried = 0;     ///< so many more there are to choose from; which of them are legal is not known
};

/// For each list of choices of a legal action, as `FirstChoices` completed it, the entries that some legal choice has.
/// @param most  so many attempts at most; copies of an entry are one
std::vector<ChoiceOptions> choice_options(const Game& game, const Action& action, std::size_t most);

}  // namespace orion::station
