#include "records/judge/duel_advice.hpp"

#include <algorithm>
#include <utility>

#include "core/duel/remedies.hpp"
#include "records/joined.hpp"
#include "records/judge/placing_words.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using duel::PlacingFault;

std::vector<std::string> labels(const duel::BoardSet& spaces) {
  std::vector<std::string> list;
  for (const duel::Space space : spaces) list.push_back(space.label());
  return list;
}

/// A hexagon of the other colour that is needed too may lie on one of the same spaces.
bool is_of_spaces_named_before(const std::vector<duel::Remedy>& remedies, std::size_t which) {
  const duel::Remedy& of = remedies[which];
  if (of.fault != PlacingFault::TokenNotJoined) return false;
  return std::any_of(remedies.begin(), remedies.begin() + static_cast<std::ptrdiff_t>(which),
                     [&](const duel::Remedy& each) {
                       return each.fault == of.fault && each.colour != of.colour && !(each.spaces & of.spaces).empty();
                     });
}

/// @param another  the space is to be another than the one of the other colour
Change change(const duel::Remedy& remedy, const duel::Placement& placement, bool another) {
  const std::string player{word(placement.owner())};
  std::vector<std::string> spaces = labels(remedy.spaces);
  switch (remedy.fault) {
    case PlacingFault::MirroredBend:
      return {"bends", "the rules were `bends: either`", {}, {}, {}};
    case PlacingFault::WrongPlayer:
      return {"turn", "it were " + player + "'s turn", player, {}, {}};
    case PlacingFault::NoneLeft: {
      const std::string tile{word(*placement.kind())};
      return {"tile", player + " had a " + tile + " left", player, tile, {}, 1};
    }
    case PlacingFault::Covered: {
      std::string words = in_a_row(spaces) + " were free";
      return {"free", std::move(words), {}, {}, std::move(spaces)};
    }
    case PlacingFault::TokenNotJoined: {
      const std::string colour{word(remedy.colour)};
      const duel::Hexagon& hexagon = placement.hexagons()[remedy.hexagon];
      std::string words = std::string{remedy.colour == duel::Colour::Blue ? "a " : "an "} + colour +
                          " hexagon of a tile placed before lay on " +
                          (another ? "another of " + in_a_row(spaces) : in_a_row(spaces, "or")) + ", joined to " +
                          hexagon.space->label();
      return {"joined", std::move(words), {}, colour, std::move(spaces)};
    }
    case PlacingFault::OffBoard:
    case PlacingFault::RepeatedSpace:
    case PlacingFault::NotATile:
      break;
  }
  return {};
}

/// Only the clauses that are broken have to be made up for: nothing came to light behind them.
bool are_of(const std::vector<duel::Remedy>& remedies, const std::vector<duel::PlacingViolation>& violations) {
  return std::all_of(remedies.begin(), remedies.end(), [&](const duel::Remedy& each) {
    return std::any_of(violations.begin(), violations.end(),
                       [&](const duel::PlacingViolation& violation) { return violation.fault == each.fault; });
  });
}

void add_what_is_near(const duel::Placement& placement, const Before& before, Advice& advice) {
  const auto kind = placement.kind();
  if (!kind || before.position.stock[placement.owner()].left(*kind) > 0) {
    const NearBy near = legal_near_by(before.position, before.options, placement);
    for (const duel::Placement* each : near.first) advice.instead.push_back(to_string(*each));
    advice.instead_left_out = near.left_out;
    return;  // the findings say so
  }
  std::string list;
  const NearBy near = legal_with_another_tile(before.position, before.options, placement);
  advice.instead_left_out = near.left_out;
  for (const duel::Placement* each : near.first) {
    advice.instead.push_back(to_string(*each));
    list += (list.empty() ? "" : ", ") + advice.instead.back() + " (" + std::string{word(*each->kind())} + ")";
  }
  advice.sentences.push_back("legal near by with a tile that is left: " + (list.empty() ? "nothing" : list) +
                             near.more());
}

}  // namespace

Advice duel_advice(const duel::MoveVerdict& judged, const duel::Placement& placement, const Before& before) {
  Advice advice;
  const std::size_t clauses = judged.violations.size() + (judged.after_end ? 1 : 0);
  if (clauses == 0) return advice;
  duel::Position position = before.position;
  // Behind the end it is nobody's turn (D6.3).
  if (judged.after_end) position.to_move = placement.owner();
  const std::vector<duel::Remedy> remedies = duel::remedies(position, before.options, placement);
  if (judged.after_end && (judged.violations.empty() || !remedies.empty()))
    advice.legal_if.push_back({"end", "play had not ended", {}, {}, {}});
  for (std::size_t each = 0; each < remedies.size(); ++each)
    advice.legal_if.push_back(change(remedies[each], placement, is_of_spaces_named_before(remedies, each)));
  // D4.3 is judged only where D4.1 holds: whether it is a tile that is left stays open.
  advice.nothing_else = clauses == 1 && !placement.off_board() && are_of(remedies, judged.violations);
  say_what_is_needed(advice);
  if (placement.off_board())
    advice.sentences.emplace_back(
        "whether it is a tile that is left (D4.3) is not judged where a hexagon is off the board");
  if (!judged.after_end && position.to_move == placement.owner()) add_what_is_near(placement, before, advice);
  return advice;
}

}  // namespace orion::judge
