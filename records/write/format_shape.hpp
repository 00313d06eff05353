#pragma once

// What each value of a document is to the one who writes it: the order of its keys, and whether it stands on one line.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "records/text/tree.hpp"

namespace orion::write {

enum class Shape : std::uint8_t {
  Foreign,   ///< below an `x-` key: anything, as it is
  Word,      ///< a number, a name of the format, an id
  Flag,      ///< `true` or `false`: never in quotes
  FreeText,  ///< for people; a comment behind it without quotes gives a warning
  Words,     ///< a list of words
  // Of any game.
  Event,
  Player,
  Ruling,
  // Orion Duel.
  Spaces,  ///< a placement or a list of spaces: words with blanks between
  DuelRecord,
  DuelRules,
  Players,
  DuelSetup,
  Tokens,
  PlacedList,
  Placed,
  Moves,
  Move,
  DuelResult,
  Conditions,
  Reached,  ///< of one player: a list, or counts
  Score,
  // The Orion Station.
  StationRecord,
  StationRules,
  PlayerList,
  StationSetup,
  Hands,
  Turns,
  Turn,
  Reshuffle,  ///< `true`, a list of cards, or a list of those
  Actions,
  Action,
  ChoiceList,
  Choice,
  OutcomeList,
  Outcome,
  ResponseList,
  Response,
  After,
  Claims,  ///< of one player
  StationResult,
  Credits,
  // Decks.
  Deck,
  Cards,
  Card,
  Effect,
  Step,
  Amount,
  Modifiers,
  PriceModifier,
};
inline constexpr std::size_t kShapes = static_cast<std::size_t>(Shape::PriceModifier) + 1;

struct KeyShape {
  std::string_view key;
  Shape shape;
};

/// Of the root of a document, by its kind.
Shape shape_of_document(const text::Node& root) noexcept;

/// The keys of a mapping of that shape, in the order of the format. Empty for what is no mapping, or has names for
/// keys.
std::span<const KeyShape> keys_of(Shape shape) noexcept;

/// @return Foreign for a key that the shape has not.
Shape shape_below(Shape shape, std::string_view key) noexcept;

/// Of the items of a list.
Shape shape_of_items(Shape shape) noexcept;

/// When a collection may stand in brackets, if it fits on the line.
enum class Brackets : std::uint8_t {
  Always,
  Never,
  SeveralKeys,  ///< one key is written behind the dash: `- blue: e4`
  NamedSetup,
};
Brackets brackets_of(Shape shape) noexcept;

/// Whether own keys (`x-`) stand behind all others, and not behind the key that they were written behind.
bool has_own_keys_last(Shape shape) noexcept;

/// Whether blank lines between the entries are the writer's to set.
bool keeps_blank_lines(Shape shape) noexcept;

/// Whether the keys are players, which stand in turn order.
bool is_by_player(Shape shape) noexcept;

/// What a text of that shape is: a player may be a mapping or a name, tokens a mapping or spaces.
constexpr bool is_free_text(Shape shape) noexcept { return shape == Shape::FreeText || shape == Shape::Player; }
/// `reshuffle` may be a list of cards.
constexpr bool is_flag(Shape shape) noexcept { return shape == Shape::Flag || shape == Shape::Reshuffle; }
constexpr bool is_spaces(Shape shape) noexcept { return shape == Shape::Spaces || shape == Shape::Tokens; }

constexpr bool is_own_key(std::string_view key) noexcept { return key.starts_with("x-"); }

}  // namespace orion::write
