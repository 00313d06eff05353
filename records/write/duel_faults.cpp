#include "records/write/duel_faults.hpp"

#include <array>

namespace orion::write {

namespace {

std::array<std::span<const Planting>, 3> all() noexcept {
  return {setup_plantings(), move_plantings(), claim_plantings()};
}

}  // namespace

std::vector<Plantable> plantable() {
  std::vector<Plantable> list;
  for (const auto& group : all()) {
    for (const Planting& each : group) list.push_back({each.code, each.what});
  }
  return list;
}

bool plant(std::string_view code, LegalGame& game, random::Generator& random) {
  for (const auto& group : all()) {
    for (const Planting& each : group) {
      if (each.code == code) return each.plant(game, random);
    }
  }
  return false;
}

}  // namespace orion::write
