#pragma once

// Random records of The Orion Station, legal or with one planted fault. The same seed gives the same bytes everywhere.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random/random.hpp"
#include "core/station/options.hpp"
#include "records/read/deck.hpp"
#include "records/write/plantable.hpp"
#include "records/write/station_script.hpp"

namespace orion::write {

/// What is asked for beside the seed.
struct StationRequest {
  const read::StationDeck& deck;
  std::string deck_name;  ///< as records call it
  station::Options rules{};
  std::optional<std::size_t> players{};  ///< none: two to five
};

inline constexpr std::size_t kMostGeneratedPlayers = 6;
inline constexpr std::string_view kDefaultDeck = "trade-demo";  ///< which is built in

/// A legal record: a fault is planted in it where it fits.
struct LegalStation {
  StationScript script;
  const read::StationDeck& deck;
};

/// A legal game with truthful claims; every sixth or so is broken off.
LegalStation legal_station(const StationRequest& request, random::Generator& random);

/// One record as a document of its own, whole from its `---` line.
/// @param illegal  null, or the code of the finding to plant, one of `station_plantable()`
/// @return nullopt where no game had a place for the fault: not every deck and rules have one
/// @pre the deck has the cards for so many players by these rules, `read::enough_cards`
std::optional<std::string> generate_station(std::uint64_t seed, const StationRequest& request,
                                            const std::string_view* illegal);

/// The faults that can be planted.
std::vector<Plantable> station_plantable();

/// Plants a fault. @return whether this game had a place for it; if not, the script may be spoilt.
bool plant(std::string_view code, LegalStation& game, random::Generator& random);

}  // namespace orion::write
