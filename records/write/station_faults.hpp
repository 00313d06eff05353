#pragma once

// The faults that can be planted in a Station record, by where they go. That a fault is the one wanted is not hoped
// for: what is planted is tried by the rules first.

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "records/write/station_generate.hpp"
#include "records/write/station_stage.hpp"

namespace orion::write {

/// A way to plant one kind of fault. @return whether the game had a place for it
struct StationPlanting {
  std::string_view code;
  std::string_view what;
  bool (*plant)(LegalStation& game, random::Generator& random);
};

std::span<const StationPlanting> station_setup_plantings() noexcept;
std::span<const StationPlanting> station_turn_plantings() noexcept;
std::span<const StationPlanting> station_draw_plantings() noexcept;
std::span<const StationPlanting> station_action_plantings() noexcept;
std::span<const StationPlanting> station_choice_plantings() noexcept;
std::span<const StationPlanting> station_response_plantings() noexcept;
std::span<const StationPlanting> station_claim_plantings() noexcept;

/// Whether something is wrong, and nothing but this.
bool breaks_only(const std::vector<station::Violation>& violations, station::Fault fault);

/// Cards that could be drawn now, as far as the record tells. Fewer where the pile has no more.
std::vector<station::CardRef> drawable(const station::Game& game, std::size_t count, random::Generator& random);

/// Any card of the deck, one of the player's hand every other time.
station::CardRef some_card(const station::Game& game, std::size_t player, random::Generator& random);

/// Any good of the deck, or one that it has not.
station::GoodRef some_good(const station::Game& game, random::Generator& random);

/// The place of an action in a script; `action` may be that behind the last one of the turn.
struct ActionPlace {
  std::size_t turn = 0;
  std::size_t action = 0;
};

/// Makes an action of the game at a place of the script, or nothing.
using Propose = std::function<std::optional<station::Action>(const station::Game& stage, ActionPlace place)>;

/// Goes through all places of a script, and puts one of the proposals that break only what is wanted before the action
/// that stands there. What follows it stays: nobody judges it any more.
bool plant_action(LegalStation& game, station::Fault fault, random::Generator& random, const Propose& propose);

/// The action that the script has there, if any.
std::optional<station::Action> recorded_action(const StationScript& script, ActionPlace place);

}  // namespace orion::write
