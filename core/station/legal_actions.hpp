#pragma once

#include <vector>

#include "core/station/game.hpp"

namespace orion::station {

/// Every action that the player whose turn it is could take now, once: each card, each target, with and without
/// activation, one good to drop at a time. Choices are completed with the first that there are; what an unseen card
/// could do is not among them. An action is in the list if and only if `Game::act` finds nothing wrong with it.
std::vector<Action> legal_actions(const Game& game);

/// Whether an action of this kind that is not in that list would be legal if a card of the hand that was not seen were
/// the right one.
bool unseen_cards_may_allow(const Game& game, ActionKind kind);

/// The actions that `legal_actions` tries: every kind with every card and target that can be named.
std::vector<Action> nameable_actions(const Game& game);

}  // namespace orion::station
