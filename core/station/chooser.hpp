#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/station/state.hpp"
#include "core/station/turn.hpp"

namespace orion::station {

/// A choice that a step asks for.
struct Ask {
  ChoiceKey key{};
  int step = 0;            ///< of the effect, from 1
  std::size_t player = 0;  ///< whose hand, hold or equipment it touches
  std::size_t count = 0;   ///< how many must be chosen; never more than there are
  /// Steps that pass something on: to or with whom. Either may be named, where a step does it with several.
  std::optional<std::size_t> other{};
};

/// Chooses where an action leaves its choices open: for lists of legal actions, and for games at random. What was
/// chosen is written into the action.
class Chooser {
 public:
  Chooser() = default;
  Chooser(const Chooser&) = delete;
  Chooser& operator=(const Chooser&) = delete;
  virtual ~Chooser() = default;
  /// `Cards`, `Equipment`: cards of the player's hand or equipment, as often as they are there at most.
  virtual std::vector<CardRef> cards(const Ask& ask, const State& state) = 0;
  /// `Goods`, `Gives`, `Gets`: goods of the player's hold; where `from_supply`, any goods of the deck.
  virtual std::vector<GoodRef> goods(const Ask& ask, const State& state, bool from_supply) = 0;
  /// S2.1: which `count` of the cards drawn are kept.
  virtual std::vector<CardRef> kept(const std::vector<CardRef>& drawn, std::size_t count) {
    return {drawn.begin(), drawn.begin() + static_cast<std::ptrdiff_t>(count)};
  }
  /// S2.4: the order of a new draw pile, the top card last; empty: nobody knows it. @param cards  in the deck's order
  virtual std::vector<std::size_t> shuffled(const std::vector<std::size_t>& cards) {
    static_cast<void>(cards);
    return {};
  }
};

/// Takes what comes first: an action is possible whatever is chosen, if it is with these choices.
class FirstChoices final : public Chooser {
 public:
  std::vector<CardRef> cards(const Ask& ask, const State& state) override;
  std::vector<GoodRef> goods(const Ask& ask, const State& state, bool from_supply) override;
};

}  // namespace orion::station
