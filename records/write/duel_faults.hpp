#pragma once

// The faults that can be planted, by where they go.

#include <span>
#include <string_view>

#include "records/write/duel_generate.hpp"

namespace orion::write {

/// A way to plant one kind of fault. @return whether the game had a place for it
struct Planting {
  std::string_view code;
  std::string_view what;
  bool (*plant)(LegalGame& game, random::Generator& random);
};

std::span<const Planting> setup_plantings() noexcept;
std::span<const Planting> move_plantings() noexcept;
std::span<const Planting> claim_plantings() noexcept;

}  // namespace orion::write
