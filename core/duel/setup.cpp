#include "core/duel/setup.hpp"

#include <array>

namespace orion::duel {

namespace {

constexpr std::array kNamedSetups{
    NamedSetup{"symmetric-1", spaces_named("j6 j10 h7 f2 f10 d5 b2 b6"), spaces_named("j8 h4 h10 f6 d2 d8 b4")},
    NamedSetup{"symmetric-2", spaces_named("k7 k10 h7 f2 f10 d5 a2 a5"), spaces_named("j5 j8 j11 f6 b1 b4 b7")},
    NamedSetup{"symmetric-3", spaces_named("k8 h4 h8 h11 d1 d4 d8 a4"), spaces_named("j10 i7 g9 f6 e3 c5 b2")},
};

/// What D2.1 and D2.2 say alike of both kinds.
void judge_kind(const AnnouncedTokens& tokens, TokenKind kind, std::vector<SetupViolation>& found) {
  const bool galaxies = kind == TokenKind::Galaxy;
  const auto& all = tokens.spaces;
  if (all.size() != (galaxies ? kGalaxyCount : kBlackHoleCount)) found.push_back({SetupFault::WrongNumber, kind});
  for (std::size_t second = 0; second < all.size(); ++second) {
    if (!all[second]) {
      found.push_back({SetupFault::OffBoard, kind, second});
      continue;
    }
    for (std::size_t first = 0; first < second; ++first) {
      if (!all[first]) continue;
      const int apart = distance(*all[first], *all[second]);
      if (apart == 0) {
        found.push_back({SetupFault::SpaceTwice, kind, first, second});
        break;  // the earlier naming is judged against the rest
      }
      if (apart < (galaxies ? kGalaxyDistance : kBlackHoleDistance)) {
        found.push_back({SetupFault::TooClose, kind, first, second});
      }
    }
  }
}

}  // namespace

std::vector<SetupViolation> setup_violations(const AnnouncedTokens& galaxies, const AnnouncedTokens& black_holes) {
  std::vector<SetupViolation> found;
  judge_kind(galaxies, TokenKind::Galaxy, found);
  judge_kind(black_holes, TokenKind::BlackHole, found);
  for (std::size_t hole = 0; hole < black_holes.spaces.size(); ++hole) {
    for (std::size_t galaxy = 0; galaxy < galaxies.spaces.size(); ++galaxy) {
      if (!black_holes.spaces[hole] || !galaxies.spaces[galaxy]) continue;
      const int apart = distance(*black_holes.spaces[hole], *galaxies.spaces[galaxy]);
      if (apart >= kBlackHoleToGalaxyDistance) continue;
      const auto fault = apart == 0 ? SetupFault::OnGalaxy : SetupFault::TooNearToGalaxy;
      found.push_back({fault, TokenKind::BlackHole, hole, galaxy});
    }
  }
  if (galaxies.placer.has_value() != black_holes.placer.has_value()) {
    found.push_back({SetupFault::NoPlacer, TokenKind::BlackHole});
  }
  if (galaxies.placer && galaxies.placer == black_holes.placer) {
    found.push_back({SetupFault::SamePlacer, TokenKind::BlackHole});
  }
  return found;
}

BoardSet spaces_on_board(const AnnouncedTokens& tokens) noexcept {
  BoardSet set;
  for (const auto& space : tokens.spaces) {
    if (space) set.add(*space);
  }
  return set;
}

std::span<const NamedSetup> named_setups() noexcept { return kNamedSetups; }

}  // namespace orion::duel
