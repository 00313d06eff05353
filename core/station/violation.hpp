#pragma once

// What is wrong with a turn or an action: one enumerator a cause, with the facts, and no words.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/station/turn.hpp"

namespace orion::station {

/// In clause order. The number in the name is the clause: `S305` is S3.5.
enum class Fault : std::uint8_t {
  S101HandSize,
  S102OutOfOrder,
  S201NumberDrawn,
  S201Kept,
  S201Discarded,
  S202TooManyActions,
  S301NumberDrawn,
  S302NotGoods,
  S302NotInHand,
  S302TooDear,
  S303NotGoods,
  S303NotInHand,
  S303NoGoods,
  S304NotEquipment,
  S304NotInHand,
  S304TooMany,
  S305NotInPlay,
  S305ActivatedBefore,
  S305NoEffect,
  S305TooDear,
  S305NoTarget,
  S305WrongTarget,
  S305NeedlessTarget,
  S305ChoiceNotThere,
  S306NotPlayable,
  S306NotInHand,
  S306NoTarget,
  S306WrongTarget,
  S306NeedlessTarget,
  S306ChoiceNotThere,
  S401Bystander,
  S401NotInHand,
  S401NoResponse,
  S401ChoiceNotThere,
  S402NoSuchGoods,
  S403NotInPlay,
  S502NeverBlocked,
  S502NotInHand,
  S504DrewThoughBlocked,
  S505NotTargeted,
  S505NotBlockable,
  S506ProtectedBefore,
  S506NotAimedAt,
  S506DefenceForOther,
  S508OwnAction,
  S508ResponseNotBlockable,
  S602OutOfOrder,
  S602AfterEnd,
  S606HasLeft,
  S700NeedlessTarget,
  S700NeedlessChoice,
  S700NumberChosen,
  S800NotInPile,
  S800NotNext,
  S800SeenElsewhere,
  S800SetupCopies,
  S800SetupPile,
  S800OutcomeFromNothing,
  S800ReshuffleList,
  S800StepCap,
};

/// Which part of a turn or an action a fault is about.
enum class Part : std::uint8_t {
  Whole,
  Card,
  Target,
  Activate,
  Drawn,      ///< `item`: which of the cards drawn
  Kept,       ///< `item`
  Discarded,  ///< `item`
  Goods,      ///< `Drop`; `item`: which token
  Choice,     ///< `choice`: which list; `item`: which entry, or the list itself
  Outcome,    ///< `choice`: which list; `item`: which entry of the recorded outcome
  Player,
  Protects,
  Reshuffle,  ///< `choice`: which list; `item`: which entry, or the list itself
};

struct Where {
  Part part = Part::Whole;
  std::vector<std::size_t> response{};  ///< the way into nested responses; empty: the action itself
  std::size_t choice = 0;
  std::optional<std::size_t> item{};
};

struct Violation {
  Fault fault{};
  Where where{};
  /// Whether the thing cannot be carried out at all, ruling or not: cards, goods or credits are not there, or what was
  /// done is not told.
  bool impossible = true;
  CardRef card{};                       ///< that it is about
  GoodRef good{};                       ///< that it is about
  std::optional<std::size_t> player{};  ///< whose hand, hold, credits or turn it is about
  std::optional<ChoiceKey> key{};       ///< choices
  std::optional<int> step{};            ///< choices: of the effect, from 1
  std::int64_t given = 0;               ///< as recorded
  std::int64_t due = 0;                 ///< by the rules
};

}  // namespace orion::station
