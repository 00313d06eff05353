#pragma once

// What lies on the table of The Orion Station, and whose turn it is. Amounts are never negative.

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "core/station/cards.hpp"
#include "core/station/options.hpp"
#include "core/station/turn.hpp"

namespace orion::station {

/// An equipment card in play.
struct InPlay {
  std::size_t card = 0;
  bool activated = false;  ///< this turn
  friend bool operator==(const InPlay&, const InPlay&) noexcept = default;
};

/// What is before a player.
struct Seat {
  std::int64_t credits = 0;
  std::vector<std::int64_t> hold;  ///< goods tokens, by good
  std::vector<int> hand;           ///< cards that were seen, by card
  int unseen = 0;                  ///< cards in the hand that were not
  std::vector<InPlay> equipment;
  std::vector<Modifier> until_end;           ///< of the turn (`modify`), one of a kind and good
  std::bitset<kCardKinds> immune_until_end;  ///< of the turn, likewise
  int extra_actions = 0;                     ///< in this turn
  int skips = 0;                             ///< turns to miss
  bool left = false;                         ///< S6.6

  std::int64_t goods() const noexcept;      ///< tokens in the hold
  std::int64_t hand_size() const noexcept;  ///< unseen ones included
  friend bool operator==(const Seat&, const Seat&) noexcept;
};

/// The draw pile and the discard pile. Which cards are unseen is known as a whole: a deck's copies without those whose
/// place was seen. They lie in the pile, and as unseen cards in hands and in the discard pile.
struct Piles {
  std::vector<int> unseen;                        ///< by card: copies whose place nobody has seen
  std::int64_t pile = 0;                          ///< cards in the draw pile
  std::optional<std::vector<std::size_t>> order;  ///< its cards, the top one last, where that is recorded
  std::vector<int> discard;                       ///< by card
  int discard_unseen = 0;                         ///< cards in the discard pile that nobody has seen

  std::int64_t discard_size() const noexcept;
};

/// Everything that an action can change. A value: what is tried is tried on a copy.
struct State {
  std::vector<Seat> seats;
  Piles piles;
  std::size_t acting = 0;  ///< whose turn it is, or was last
  int actions = 0;         ///< taken in this turn that count (S2.2)
  std::deque<std::size_t> extra_turns;
  std::ptrdiff_t extra_turns_given = 0;     ///< in this turn
  std::optional<std::size_t> triggered_by;  ///< S6.1
  int reshuffles = 0;                       ///< in this turn (S2.4)
  int unseen_used = 0;                      ///< unseen cards that turned out to be a certain one, in the whole game
  int recorded_used = 0;                    ///< outcomes taken from the record (`as-recorded`)
  int steps = 0;                            ///< carried out in the whole game
};

/// Adds a modifier to those that last until the end of the turn.
void add_until_end(Seat& seat, const Modifier& modifier);

/// The sum of the modifiers of a kind, those for one good included if `good` is that.
int sum_of(std::span<const Modifier> modifiers, ModifierKind kind, std::optional<std::size_t> good);

/// The sum of a player's modifiers of a kind, those for one good included if `good` is that.
int modifier(const State& state, const Deck& deck, std::size_t player, ModifierKind kind,
             std::optional<std::size_t> good = std::nullopt);

/// S2.2: how many actions that count a player may take this turn.
int action_limit(const State& state, const Deck& deck, const Options& options, std::size_t player);
/// S3.4.
int equipment_limit(const State& state, const Deck& deck, const Options& options, std::size_t player);
/// S2.3: the most goods tokens without a penalty, and the penalty.
int goods_limit(const State& state, const Deck& deck, const Options& options, std::size_t player);
int penalty(const State& state, const Deck& deck, const Options& options, std::size_t player);
/// S3.2, S3.3: what a goods card costs or brings this player, in credits.
int buy_price(const State& state, const Deck& deck, std::size_t player, std::size_t card);
int sell_price(const State& state, const Deck& deck, std::size_t player, std::size_t card);
/// S3.5.
int activation_cost(const State& state, const Deck& deck, std::size_t player, std::size_t card);
/// S2.1: cards to draw and to keep, before S2.4 sets a bound.
int cards_to_draw(const State& state, const Deck& deck, const Options& options, std::size_t player);
int cards_to_keep(const State& state, const Deck& deck, const Options& options, std::size_t player);

/// S2.4: how many cards can still be drawn, the discard pile included where it is reshuffled.
std::int64_t cards_to_be_had(const State& state, const Options& options);

/// Whether equipment makes the player no legal target of cards of that kind (S5.9).
bool is_immune(const State& state, const Deck& deck, std::size_t player, CardKind kind);

/// Seats from a player's on, in the order of turns, that one included.
std::vector<std::size_t> seats_from(const State& state, std::size_t player);

}  // namespace orion::station
