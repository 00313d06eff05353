#pragma once

// What each value of a Duel record is to the one who writes it: the order of its keys, and whether it stands on one
// line.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace orion::write {

enum class Shape : std::uint8_t {
  Foreign,   ///< below an `x-` key: anything, as it is
  Word,      ///< a number, a name of the format, an id
  FreeText,  ///< for people; a comment behind it without quotes gives a warning
  Spaces,    ///< a placement or a list of spaces: words with blanks between
  Record,
  Event,
  Rules,
  Players,
  Player,
  Setup,
  Tokens,
  PlacedList,
  Placed,
  Moves,
  Move,
  Ruling,
  Result,
  Conditions,
  Reached,  ///< of one player: a list, or counts
  Score,
};

struct KeyShape {
  std::string_view key;
  Shape shape;
};

/// The keys of a mapping of that shape, in the order of the format. Empty for what is no mapping.
std::span<const KeyShape> keys_of(Shape shape) noexcept;

/// @return Foreign for a key that the shape has not.
Shape shape_below(Shape shape, std::string_view key) noexcept;

/// Of the items of a list.
Shape shape_of_items(Shape shape) noexcept;

/// Whether own keys (`x-`) stand behind all others, and not behind the key that they were written behind.
constexpr bool has_own_keys_last(Shape shape) noexcept { return shape == Shape::Move || shape == Shape::Placed; }

/// Whether blank lines between the entries are the writer's to set.
constexpr bool keeps_blank_lines(Shape shape) noexcept { return shape == Shape::Record || shape == Shape::Moves; }

/// What a text of that shape is: a player may be a mapping or a name, tokens a mapping or spaces.
constexpr bool is_free_text(Shape shape) noexcept { return shape == Shape::FreeText || shape == Shape::Player; }
constexpr bool is_spaces(Shape shape) noexcept { return shape == Shape::Spaces || shape == Shape::Tokens; }

constexpr bool is_own_key(std::string_view key) noexcept { return key.starts_with("x-"); }

}  // namespace orion::write
