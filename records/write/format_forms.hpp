#pragma once

// The shapes in tables, one a document kind.

#include <span>

#include "records/write/format_shape.hpp"

namespace orion::write {

enum class OwnKeys : std::uint8_t { BehindTheirKey, Last };
enum class BlankLines : std::uint8_t { Dropped, Kept };

struct Form {
  Shape shape{};
  std::span<const KeyShape> keys{};
  Shape items = Shape::Foreign;      ///< of a list
  Shape by_player = Shape::Foreign;  ///< of a mapping whose keys are players
  Brackets brackets = Brackets::Always;
  OwnKeys own_keys = OwnKeys::BehindTheirKey;
  BlankLines blank_lines = BlankLines::Dropped;
};

std::span<const Form> duel_forms() noexcept;  ///< and what every game has
std::span<const Form> station_forms() noexcept;
std::span<const Form> deck_forms() noexcept;

}  // namespace orion::write
