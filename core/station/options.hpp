#pragma once

namespace orion::station {

/// S2.4: what happens when a card must be drawn and the pile is empty.
enum class PileEmpty : unsigned char { Reshuffle, Stop };

/// The options of the rules; the values are those of the printed rules.
struct Options {
  int start_credits = 20;   ///< S1.1
  int hand = 5;             ///< S1.1, cards
  int target = 50;          ///< S6.1, credits
  int actions = 3;          ///< S2.2, a turn
  int draw = 2;             ///< S2.1, cards
  int keep = 1;             ///< S2.1, cards
  int goods_limit = 5;      ///< S2.3, tokens in the hold
  int penalty = 2;          ///< S2.3, credits
  int equipment_limit = 3;  ///< S3.4, cards in play
  PileEmpty pile_empty = PileEmpty::Reshuffle;
  bool sell_needs_goods = true;  ///< S3.3
  friend bool operator==(const Options&, const Options&) noexcept = default;
};

}  // namespace orion::station
