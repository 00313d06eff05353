#pragma once

// Moves cards, goods and credits on a table, and notes where they went. Whatever moves, moves here: so nothing is made
// from nothing (S8).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/station/chooser.hpp"
#include "core/station/journal.hpp"
#include "core/station/options.hpp"
#include "core/station/state.hpp"
#include "core/station/violation.hpp"

namespace orion::station {

/// Why a card cannot come from a hand.
enum class Lack : std::uint8_t {
  NotThere,       ///< neither seen there nor unseen
  SeenElsewhere,  ///< the hand has unseen cards, but every copy is known to be somewhere else
};

/// Whether the order of the pile tells which card an unseen one is. Of two that are drawn together, one to keep and one
/// to discard, it does not tell which is which.
enum class Veiled : std::uint8_t { Shown, Kept };

class Clerk {
 public:
  /// @param chooser  orders new piles where choices are left open, or null
  /// @param orders  of new draw piles that the record gives for this turn
  Clerk(State& state, const Options& options, const std::vector<std::vector<CardRef>>& orders,
        std::vector<Passage>& passages, Chooser* chooser)
      : state_{state}, options_{options}, orders_{orders}, passages_{passages}, chooser_{chooser} {}

  /// Draws a card from the pile into a hand; a new pile is made of the discard pile where that is due (S2.4).
  /// @param named  as recorded; none: whatever lies on top
  /// @param drawn  which one it was, as far as anybody knows
  /// @param veiled  what becomes of a card that the table did not see, where the order of the pile is recorded
  std::optional<Violation> draw(std::size_t player, std::optional<CardRef> named, CardRef& drawn,
                                Veiled veiled = Veiled::Shown);

  /// Moves a card from a hand. @param moved  which one it was: an unseen one may show
  std::optional<Lack> from_hand(std::size_t player, CardRef named, Place to, CardRef& moved);
  /// Moves a hand and its unseen cards to the discard pile (S6.6).
  void discard_hand(std::size_t player);

  /// A copy in play, an activated one first (S3.5). @return nullopt where there is none
  std::optional<std::size_t> in_play(std::size_t player, CardRef named) const;
  /// @param at  which of the player's equipment
  void from_play(std::size_t player, std::size_t at, Place to);

  /// @pre `to` and `from` have the credits, and the goods
  void credits(std::int64_t amount, Place from, Place to);
  void goods(std::size_t good, std::int64_t amount, Place from, Place to);

 private:
  std::optional<Violation> reshuffle();
  /// @param seen  what was seen to be discarded, by card
  std::optional<Violation> order_new_pile(const std::vector<int>& seen, std::size_t number);
  void order_by_chooser();
  void put(CardRef card, Place from, Place to);
  std::int64_t unplaced(std::size_t card) const;
  State& state_;
  const Options& options_;
  const std::vector<std::vector<CardRef>>& orders_;
  std::vector<Passage>& passages_;
  Chooser* chooser_;
};

}  // namespace orion::station
