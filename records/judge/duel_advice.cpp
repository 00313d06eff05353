#include "records/judge/duel_advice.hpp"

#include <algorithm>
#include <utility>

#include "core/duel/remedies.hpp"
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

Change change(const duel::Remedy& remedy, const duel::Placement& placement) {
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
      std::string words = in_a_row(spaces, "and") + " were free";
      return {"free", std::move(words), {}, {}, std::move(spaces)};
    }
    case PlacingFault::TokenNotJoined: {
      const std::string colour{word(remedy.colour)};
      const duel::Hexagon& hexagon = placement.hexagons()[remedy.hexagon];
      std::string words = std::string{remedy.colour == duel::Colour::Blue ? "a " : "an "} + colour +
                          " hexagon of a tile placed before lay on " + in_a_row(spaces, "or") + ", joined to " +
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
    for (const duel::Placement* each : legal_near_by(before.position, before.options, placement))
      advice.instead.push_back(to_string(*each));
    return;  // the findings say so
  }
  std::string list;
  for (const duel::Placement* each : legal_with_another_tile(before.position, before.options, placement)) {
    advice.instead.push_back(to_string(*each));
    list += (list.empty() ? "" : ", ") + advice.instead.back() + " (" + std::string{word(*each->kind())} + ")";
  }
  advice.sentences.push_back("legal near by with a tile that is left: " + (list.empty() ? "nothing" : list));
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
  for (const duel::Remedy& each : remedies) advice.legal_if.push_back(change(each, placement));
  advice.nothing_else = clauses == 1 && are_of(remedies, judged.violations);
  say_what_is_needed(advice);
  if (!judged.after_end && position.to_move == placement.owner()) add_what_is_near(placement, before, advice);
  return advice;
}

}  // namespace orion::judge
