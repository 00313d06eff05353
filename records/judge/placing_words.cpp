#include "records/judge/placing_words.hpp"

#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using duel::PlacingFault;

Code code_of(PlacingFault fault) {
  switch (fault) {
    case PlacingFault::MirroredBend:
      return Code::D105aMirroredBend;
    case PlacingFault::WrongPlayer:
      return Code::D301WrongPlayer;
    case PlacingFault::OffBoard:
      return Code::D401OffBoard;
    case PlacingFault::Covered:
      return Code::D402Covered;
    case PlacingFault::RepeatedSpace:
      return Code::D403aRepeatedSpace;
    case PlacingFault::NotATile:
      return Code::D403bNotATile;
    case PlacingFault::NoneLeft:
      return Code::D403cNoneLeft;
    case PlacingFault::TokenNotJoined:
      return Code::D405TokenNotJoined;
  }
  return Code::D403bNotATile;
}

/// Whether a clause is broken by single hexagons, which are then marked one by one.
bool is_of_hexagons(PlacingFault fault) {
  return fault == PlacingFault::OffBoard || fault == PlacingFault::Covered || fault == PlacingFault::RepeatedSpace ||
         fault == PlacingFault::TokenNotJoined;
}

/// Why hexagons on spaces of their own form no tile.
std::string no_tile(const duel::Placement& placement) {
  const auto hexagons = placement.hexagons();
  const duel::Space one = *hexagons[0].space;
  const duel::Space two = *hexagons[1].space;
  if (hexagons.size() == 2) return one.label() + " and " + two.label() + " are not neighbours";
  const duel::Space other = *hexagons[2].space;
  if (duel::distance(one, two) == 1) {
    return other.label() + " is no neighbour of " + one.label() + " or " + two.label();
  }
  if (duel::distance(one, other) == 1 && duel::distance(two, other) == 1) {
    return "the other colour lies between the two own hexagons, and no tile has it there";
  }
  return one.label() + " and " + two.label() + ", the own hexagons, are not neighbours";
}

std::string message_of(PlacingFault fault, const read::WrittenPlacement& placed, std::size_t hexagon,
                       const duel::Position& before, const Laid& laid) {
  const duel::Placement& placement = placed.placement;
  const std::string player{word(placement.owner())};
  const read::WrittenSpace& written = placed.spaces[hexagon];
  switch (fault) {
    case PlacingFault::MirroredBend:
      return "this bend is mirrored: walking from the " + std::string{word(duel::opponent(placement.owner()))} +
             " hexagon, " + player + "'s bends turn " + (placement.owner() == duel::Colour::Blue ? "right" : "left");
    case PlacingFault::WrongPlayer:
      return player + " places a tile, and it is " + std::string{word(before.to_move)} + "'s turn";
    case PlacingFault::OffBoard:
      return off_board(written);
    case PlacingFault::Covered: {
      const auto& by = laid.at(*written.space);
      std::string message = std::string{written.label} + " is covered already";
      if (!by) return message;
      message += by->move == 0
                     ? ", by a tile of the set-up"
                     : ", by " + std::string{word(by->player)} + "'s tile of move " + std::to_string(by->move);
      return message;
    }
    case PlacingFault::RepeatedSpace:
      return std::string{written.label} + " is named twice: each hexagon lies on a space of its own";
    case PlacingFault::NotATile:
      return "these hexagons form no tile: " + no_tile(placement);
    case PlacingFault::NoneLeft: {
      const duel::TileKind kind = *placement.kind();
      const std::string name{word(kind)};
      return player + " has no " + name + " left: " + (duel::copies(kind) == 1 ? "the only one is" : "all 3 are") +
             " placed";
    }
    case PlacingFault::TokenNotJoined: {
      const std::string colour{word(placement.hexagons()[hexagon].colour)};
      const std::string token = before.galaxies.has(*written.space) ? "galaxy" : "black hole";
      return colour + " hexagon on the " + token + " at " + std::string{written.label} + " is joined to no " + colour +
             " hexagon of a tile placed before";
    }
  }
  return {};
}

}  // namespace

std::string off_board(const read::WrittenSpace& written) {
  const int column = written.label.front() - 'a';
  std::string message = read::quoted(written.label) + " is not on the board: ";
  if (column < 0 || column >= duel::kColumns) return message + "its columns are a to k";
  int first = 0;
  int last = 0;
  for (int number = 1; number <= duel::kColumns; ++number) {
    if (!duel::Space::at(column, number)) continue;
    if (first == 0) first = number;
    last = number;
  }
  return message + "column " + written.label.front() + " goes from " + std::to_string(first) + " to " +
         std::to_string(last);
}

Finding mirrored_note(const read::WrittenPlacement& placed) {
  return finding(Code::D105bMirroredBendPlaced, placed.span,
                 "this bend is mirrored: possible on this table, and impossible with the printed tiles of " +
                     std::string{word(placed.player.value)});
}

void Laid::add(const read::WrittenPlacement& placed, std::size_t move) {
  for (const read::WrittenSpace& each : placed.spaces) {
    if (each.space) by_[static_cast<std::size_t>(each.space->bit())] = By{move, placed.player.value, each.span};
  }
}

std::vector<Finding> placing_findings(const duel::PlacingViolation& violation, const read::WrittenPlacement& placed,
                                      const duel::Position& before, const Laid& laid) {
  const Code code = code_of(violation.fault);
  std::vector<Finding> found;
  if (!is_of_hexagons(violation.fault)) {
    const text::Span span = violation.fault == PlacingFault::WrongPlayer ? placed.player.span : placed.span;
    found.push_back(finding(code, span, message_of(violation.fault, placed, 0, before, laid)));
    return found;
  }
  for (std::size_t hexagon = 0; hexagon < placed.spaces.size(); ++hexagon) {
    if (!violation.at[hexagon]) continue;
    const read::WrittenSpace& written = placed.spaces[hexagon];
    Finding one = finding(code, written.span, message_of(violation.fault, placed, hexagon, before, laid));
    if (violation.fault == PlacingFault::Covered && laid.at(*written.space)) {
      one.related.push_back({"placed here", laid.at(*written.space)->span});
    }
    found.push_back(std::move(one));
  }
  return found;
}

std::string to_string(const duel::Placement& placement) {
  std::string text;
  for (const duel::Hexagon& hexagon : placement.hexagons()) {
    if (!text.empty()) text += hexagon.colour == placement.owner() ? " " : " / ";
    text += hexagon.space ? hexagon.space->label() : "?";
  }
  return text;
}

}  // namespace orion::judge
