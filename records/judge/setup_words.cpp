#include "records/judge/setup_words.hpp"

#include "records/judge/placing_words.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using duel::SetupFault;
using duel::TokenKind;

Code code_of(SetupFault fault, TokenKind kind) {
  const bool galaxy = kind == TokenKind::Galaxy;
  switch (fault) {
    case SetupFault::WrongNumber:
      return galaxy ? Code::D201bGalaxyNumber : Code::D202cBlackHoleNumber;
    case SetupFault::OffBoard:
      return galaxy ? Code::D201dGalaxyOffBoard : Code::D202eBlackHoleOffBoard;
    case SetupFault::SpaceTwice:
      return galaxy ? Code::D201cGalaxySpaceTwice : Code::D202dBlackHoleSpaceTwice;
    case SetupFault::TooClose:
      return galaxy ? Code::D201aGalaxiesTooClose : Code::D202aBlackHolesTooClose;
    case SetupFault::OnGalaxy:
      return Code::D202fBlackHoleOnGalaxy;
    case SetupFault::TooNearToGalaxy:
      return Code::D202bBlackHoleNearGalaxy;
    case SetupFault::NoPlacer:
      return Code::D202gBlackHolePlacer;
    case SetupFault::SamePlacer:
      return Code::D202hSamePlacer;
  }
  return Code::D201bGalaxyNumber;
}

/// "1 space between them", "no space between them"
std::string between(const read::WrittenSpace& a, const read::WrittenSpace& b) {
  const int spaces = duel::distance(*a.space, *b.space) - 1;
  return (spaces == 0 ? std::string{"no space"} : std::to_string(spaces) + (spaces == 1 ? " space" : " spaces")) +
         " between them";
}

}  // namespace

Finding setup_finding(const duel::SetupViolation& violation, const read::WrittenTokens& galaxies,
                      const read::WrittenTokens& black_holes) {
  const bool galaxy = violation.kind == TokenKind::Galaxy;
  const read::WrittenTokens& tokens = galaxy ? galaxies : black_holes;
  const std::string one = galaxy ? "galaxy" : "black hole";
  const std::string many = galaxy ? "galaxies" : "black holes";
  const Code code = code_of(violation.fault, violation.kind);
  const auto pair = [&](const read::WrittenSpace& later, const read::WrittenSpace& earlier, std::string message) {
    Finding made = finding(code, later.span, std::move(message));
    made.related.push_back({"the other one", earlier.span});
    return made;
  };
  switch (violation.fault) {
    case SetupFault::WrongNumber: {
      const std::size_t due = galaxy ? duel::kGalaxyCount : duel::kBlackHoleCount;
      const std::size_t there = tokens.spaces.size();
      return finding(code, tokens.span,
                     std::to_string(there) + " " + (there == 1 ? one : many) + " instead of " + std::to_string(due));
    }
    case SetupFault::OffBoard: {
      const auto& space = tokens.spaces[violation.first];
      return finding(code, space.span, off_board(space));
    }
    case SetupFault::SpaceTwice: {
      const auto& earlier = tokens.spaces[violation.first];
      const auto& later = tokens.spaces[violation.second];
      return pair(later, earlier, std::string{later.label} + " is named twice");
    }
    case SetupFault::TooClose: {
      const auto& earlier = tokens.spaces[violation.first];
      const auto& later = tokens.spaces[violation.second];
      return pair(later, earlier,
                  "the " + many + " at " + std::string{earlier.label} + " and " + std::string{later.label} + " have " +
                      between(earlier, later) + " instead of at least 2");
    }
    case SetupFault::OnGalaxy:
    case SetupFault::TooNearToGalaxy: {
      const auto& hole = black_holes.spaces[violation.first];
      const auto& other = galaxies.spaces[violation.second];
      if (violation.fault == SetupFault::OnGalaxy) {
        return pair(hole, other, "the black hole at " + std::string{hole.label} + " lies on a galaxy");
      }
      return pair(hole, other,
                  "the black hole at " + std::string{hole.label} + " and the galaxy at " + std::string{other.label} +
                      " have no space between them instead of at least 1");
    }
    case SetupFault::NoPlacer: {
      const bool of_galaxies = galaxies.placer.has_value();
      const read::WrittenTokens& named = of_galaxies ? galaxies : black_holes;
      return finding(code, named.placer->span,
                     "who placed the " + std::string{of_galaxies ? "galaxies" : "black holes"} +
                         " is named, and who placed the " + (of_galaxies ? "black holes" : "galaxies") +
                         " is not: both have a placer, or neither");
    }
    case SetupFault::SamePlacer: {
      Finding made = finding(
          code, tokens.placer->span,
          std::string{word(tokens.placer->value)} + " is named as placer of both the galaxies and the black holes");
      made.related.push_back({"placer of the galaxies", galaxies.placer->span});
      return made;
    }
  }
  return {};
}

}  // namespace orion::judge
