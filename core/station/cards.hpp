#pragma once

// What a deck says of its cards (S7). The engine knows no card by name: a card is its place in the deck.

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orion::station {

/// S7: the kind of a card; in brackets the printed letter.
enum class CardKind : std::uint8_t { Goods, Equipment /*U*/, Espionage /*E*/, Support /*S*/, Defence /*D*/, Security };
inline constexpr std::size_t kCardKinds = 6;

/// S7: whom an effect names.
enum class Target : std::uint8_t { None, Self, Opponent, AnyPlayer, EachOpponent };

/// S7: `OpponentTurn` makes a card a response (S4.1).
enum class Timing : std::uint8_t { OwnTurn, OpponentTurn };

enum class Who : std::uint8_t { Self, Target };

/// The steps of an effect, in the order of the table of S7.
enum class StepKind : std::uint8_t {
  Gain,
  Lose,
  Take,
  Give,
  Draw,
  Discard,
  TakeCards,
  GiveCards,
  Load,
  Unload,
  TakeGoods,
  GiveGoods,
  SwapGoods,
  ScrapEquipment,
  TakeEquipment,
  ExtraActions,
  SkipTurn,
  ExtraTurn,
  Block,
  Modify,
  AsRecorded,
};
inline constexpr std::size_t kStepKinds = 21;

/// What an amount is counted by.
enum class Per : std::uint8_t { Fixed, Goods, Equipment, Hand };

/// `n`, or `{per: …, of: …, times: n}`.
struct Amount {
  int number = 0;  ///< the amount, or `times`; never negative
  Per per = Per::Fixed;
  Who of = Who::Self;
  friend bool operator==(const Amount&, const Amount&) noexcept = default;
};

enum class ModifierKind : std::uint8_t {
  Actions,
  GoodsLimit,
  Penalty,
  EquipmentLimit,
  BuyPrice,
  SellPrice,
  Draw,
  Keep,
  ActivationCost,
};
inline constexpr std::size_t kModifierKinds = 9;

struct Modifier {
  ModifierKind kind{};
  int by = 0;
  std::optional<std::size_t> good{};  ///< prices: only of cards of this good
  friend bool operator==(const Modifier&, const Modifier&) noexcept = default;
};

struct Step {
  StepKind kind{};
  Who who = Who::Self;  ///< for the steps that may name either
  Amount amount{};
  std::optional<std::size_t> good{};  ///< `load`, `unload`: the deck fixes which
  std::vector<Modifier> modifiers{};  ///< `modify`
  std::bitset<kCardKinds> immune{};   ///< `modify`: no legal target of cards of these kinds
  friend bool operator==(const Step&, const Step&) noexcept = default;
};

struct Card {
  CardKind kind{};
  int copies = 1;
  std::size_t good = 0;  ///< goods: which of the deck's goods
  int units = 1;
  int buy = 0;   ///< price of the card
  int sell = 0;  ///< price of the card
  int cost = 0;  ///< equipment: of activating it
  Target target = Target::None;
  Timing timing = Timing::OwnTurn;
  bool free = false;              ///< playing or activating it does not count as an action
  bool blockable = true;          ///< false: no response may block it (S5.5)
  bool blocks_responses = false;  ///< it may answer a response (S5.8)
  std::vector<Step> effect{};
  std::vector<Modifier> while_in_play{};
  std::bitset<kCardKinds> immune{};  ///< its holder is no legal target of cards of these kinds
  friend bool operator==(const Card&, const Card&) noexcept = default;
};

struct Deck {
  std::vector<Card> cards;
  std::size_t goods = 0;  ///< how many goods there are

  std::size_t size() const noexcept {
    std::size_t all = 0;
    for (const Card& card : cards) all += static_cast<std::size_t>(card.copies);
    return all;
  }
};

/// Whether a card answers an opponent's action: a defence card, an SSD, or one marked for the opponent's turn (S4.1).
constexpr bool is_response(CardKind kind, Timing timing) noexcept {
  return kind == CardKind::Defence || kind == CardKind::Security || timing == Timing::OpponentTurn;
}

}  // namespace orion::station
