#pragma once

#include <optional>
#include <vector>

#include "core/station/cards.hpp"
#include "core/station/options.hpp"
#include "core/station/turn.hpp"
#include "core/station/violation.hpp"

namespace orion::station {

/// What a set-up says (S1.1).
struct Setup {
  std::vector<std::vector<CardRef>> hands;     ///< a player each, in turn order
  std::optional<std::vector<CardRef>> pile{};  ///< top card first
};

/// What is wrong with a set-up (S1.1, S8), in clause order. `player` is whose hand it is about, none: the pile.
std::vector<Violation> setup_faults(const Deck& deck, const Options& options, const Setup& setup);

}  // namespace orion::station
