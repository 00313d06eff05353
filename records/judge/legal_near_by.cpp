#include <algorithm>
#include <tuple>

#include "records/judge/placing_words.hpp"

namespace orion::judge {

namespace {

constexpr std::size_t kMostShown = 5;
constexpr int kNear = 2;  // steps that a hexagon may be away and still be what was meant

struct Near {
  int missed = 0;  // hexagons that are not as written
  int steps = 0;   // from each written hexagon to the nearest of its colour; or hexagons that nobody wrote
  const duel::Placement* placement = nullptr;
};

bool is_of_the_same_sort(const duel::Placement& a, const duel::Placement& b) {
  if (b.kind()) return a.kind() == b.kind();
  const duel::Colour owner = a.owner();
  const auto count = [](const duel::Placement& placement, duel::Colour colour) {
    return std::count_if(placement.hexagons().begin(), placement.hexagons().end(),
                         [&](const duel::Hexagon& hexagon) { return hexagon.colour == colour; });
  };
  return count(a, owner) == count(b, owner) && count(a, duel::opponent(owner)) == count(b, duel::opponent(owner));
}

/// @return nullopt where a hexagon is farther away than kNear
std::optional<Near> nearness(const duel::Placement& candidate, const duel::Placement& written) {
  Near near{0, 0, &candidate};
  for (const duel::Hexagon& hexagon : written.hexagons()) {
    if (!hexagon.space) {
      ++near.missed;
      continue;
    }
    int least = duel::kColumns;
    for (const duel::Space space : candidate.of(hexagon.colour))
      least = std::min(least, duel::distance(space, *hexagon.space));
    if (least > kNear) return std::nullopt;
    near.missed += least > 0 ? 1 : 0;
    near.steps += least;
  }
  return near;
}

/// The nearest ones, in the order of the table where they are alike.
NearBy first_of(std::vector<Near>& near) {
  std::stable_sort(near.begin(), near.end(), [](const Near& a, const Near& b) {
    return std::tie(a.missed, a.steps) < std::tie(b.missed, b.steps);
  });
  NearBy made;
  for (std::size_t index = 0; index < std::min(near.size(), kMostShown); ++index)
    made.first.push_back(near[index].placement);
  made.left_out = near.size() - made.first.size();
  return made;
}

}  // namespace

NearBy legal_near_by(const duel::Position& before, const duel::Options& options, const duel::Placement& written) {
  std::vector<Near> near;
  for (const duel::Placement* candidate : duel::legal_placements(before, options, written.owner())) {
    if (!is_of_the_same_sort(*candidate, written)) continue;
    if (const auto found = nearness(*candidate, written)) near.push_back(*found);
  }
  return first_of(near);
}

NearBy legal_with_another_tile(const duel::Position& before, const duel::Options& options,
                               const duel::Placement& written) {
  std::vector<Near> near;
  for (const duel::Placement* candidate : duel::legal_placements(before, options, written.owner())) {
    int kept = 0;
    for (const duel::Colour colour : duel::kColours) kept += (candidate->of(colour) & written.of(colour)).size();
    const int more = candidate->spaces().size() - kept;
    if (kept > 0) near.push_back({written.spaces().size() - kept, more, candidate});
  }
  return first_of(near);
}

}  // namespace orion::judge
