#pragma once

// What players say they did: cards, goods and choices as a record gives them, before anybody has judged them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orion::station {

/// A card that somebody names. A record may name a card that the table did not see, or one that the deck has not.
class CardRef {
 public:
  static constexpr CardRef of(std::size_t card) noexcept { return CardRef{Kind::Known, card}; }
  static constexpr CardRef unseen() noexcept { return CardRef{Kind::Unseen, 0}; }
  static constexpr CardRef foreign() noexcept { return CardRef{Kind::Foreign, 0}; }
  constexpr CardRef() noexcept : CardRef{Kind::Foreign, 0} {}

  constexpr bool known() const noexcept { return kind_ == Kind::Known; }
  constexpr bool is_unseen() const noexcept { return kind_ == Kind::Unseen; }
  constexpr bool is_foreign() const noexcept { return kind_ == Kind::Foreign; }
  /// Its place in the deck. @pre known()
  constexpr std::size_t card() const noexcept { return card_; }
  friend constexpr bool operator==(CardRef, CardRef) noexcept = default;

 private:
  enum class Kind : std::uint8_t { Known, Unseen, Foreign };
  constexpr CardRef(Kind kind, std::size_t card) noexcept : kind_{kind}, card_{card} {}
  Kind kind_;
  std::size_t card_;
};

/// A good that somebody names; nullopt: the deck has none of that name.
using GoodRef = std::optional<std::size_t>;

/// The keys under which a record gives the choices of an effect (S7).
enum class ChoiceKey : std::uint8_t { Cards, Goods, Equipment, Drew, Gives, Gets, Outcome };
inline constexpr std::size_t kChoiceKeys = 7;

/// What an outcome that is recorded does, in the words of the deck's steps.
enum class OutcomeKind : std::uint8_t {
  Gain,
  Lose,
  Give,
  Draw,
  Discard,
  GiveCards,
  Load,
  Unload,
  GiveGoods,
  ScrapEquipment,
  GiveEquipment,
  ExtraActions,
  SkipTurn,
  ExtraTurn,
};

/// One entry of a recorded outcome: something happens to a player, or passes from that player to another.
struct Outcome {
  OutcomeKind kind{};
  std::size_t player = 0;
  std::optional<std::size_t> to{};
  int number = 0;
  std::vector<CardRef> cards{};
  std::vector<GoodRef> goods{};
};

/// One list of choices.
struct Choice {
  ChoiceKey key{};
  std::optional<int> step{};            ///< of the card's effect from 1; none: of the only step that asks for the key
  std::optional<std::size_t> player{};  ///< whose hand, hold or equipment it touches
  std::vector<CardRef> cards{};
  std::vector<GoodRef> goods{};
  std::vector<Outcome> outcome{};
};

/// A card played to counter an action, or a response (S4.1, S5.2, S5.8).
struct Response {
  std::size_t player = 0;
  CardRef card{};
  std::optional<std::size_t> protects{};
  std::vector<Choice> choices{};
  std::vector<Response> responses{};
};

/// S3 and S4.2, S4.3.
enum class ActionKind : std::uint8_t { Draw, Buy, Sell, Install, Activate, Play, Drop, Scrap };

struct Action {
  ActionKind kind{};
  CardRef card{};                ///< which card; not for `Drop`; `Draw`: the first one drawn
  std::vector<CardRef> drawn{};  ///< `Draw`: what was drawn
  std::vector<GoodRef> goods{};  ///< `Drop`: the tokens
  bool activate = false;         ///< `Install`: activated at once
  std::optional<std::size_t> target{};
  std::vector<Choice> choices{};
  std::vector<Response> responses{};
};

/// S2.1.
struct DrawPhase {
  std::vector<CardRef> drawn{};
  std::optional<std::vector<CardRef>> kept{};
  std::optional<std::vector<CardRef>> discarded{};
};

}  // namespace orion::station
