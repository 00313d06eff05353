#include "records/judge/duel_start.hpp"

#include <string>

#include "records/judge/setup_words.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

void not_recorded(const read::DuelSetup& setup, std::string message, std::vector<Finding>& findings) {
  findings.push_back(finding(Code::R220NotRecorded, setup.key, std::move(message)));
}

/// The fault that only the missing of a kind brings about, if one is missing.
std::optional<duel::SetupFault> missing_placer(const read::DuelSetup& setup) {
  if (setup.galaxies && setup.black_holes) return std::nullopt;
  return duel::SetupFault::NoPlacer;
}

/// The tokens of a named set-up, or those listed.
void lay_tokens(const read::DuelSetup& setup, Start& start, std::vector<Finding>& findings) {
  if (setup.name) {
    start.position.galaxies = setup.name->value->galaxies;
    start.position.black_holes = setup.name->value->black_holes;
    return;
  }
  const auto missing = [&](const char* key, const char* what) {
    not_recorded(setup,
                 "where the " + std::string{what} + " lie is not recorded: `" + key +
                     "`, or the `name` of a set-up; without them the moves are not judged",
                 findings);
    start.undetermined = true;
    start.playable = false;
  };
  if (!setup.galaxies) missing("galaxies", "galaxies");
  if (!setup.black_holes) missing("black-holes", "black holes");
  const read::WrittenTokens none;
  const read::WrittenTokens& written_galaxies = setup.galaxies ? *setup.galaxies : none;
  const read::WrittenTokens& written_black_holes = setup.black_holes ? *setup.black_holes : none;
  const duel::AnnouncedTokens galaxies = written_galaxies.announced();
  const duel::AnnouncedTokens black_holes = written_black_holes.announced();
  for (const duel::SetupViolation& violation : duel::setup_violations(galaxies, black_holes)) {
    // Of a kind that is not recorded nothing is known to be wrong.
    const bool of_galaxies = violation.kind == duel::TokenKind::Galaxy;
    if (!(of_galaxies ? setup.galaxies : setup.black_holes) || violation.fault == missing_placer(setup)) continue;
    start.illegal = true;
    findings.push_back(setup_finding(violation, written_galaxies, written_black_holes));
  }
  start.position.galaxies = duel::spaces_on_board(galaxies);
  start.position.black_holes = duel::spaces_on_board(black_holes);
}

/// Tiles that lie there from the start. One that cannot be laid is left out, and the rest of the position stands.
void lay_placed(const read::DuelSetup& setup, const duel::Options& options, Start& start,
                std::vector<Finding>& findings) {
  for (const read::WrittenPlacement& placed : setup.placed) {
    bool first = true;
    for (const auto& violation : duel::placed_violations(start.position, options, placed.placement)) {
      start.illegal = true;
      for (Finding& each : placing_findings(violation, placed, start.position, start.laid)) {
        each.primary = first;
        each.anchor = placed.span.begin;
        first = false;
        findings.push_back(std::move(each));
      }
    }
    if (!duel::is_physically_possible(start.position, placed.placement)) continue;
    if (placed.placement.mirrored()) {
      start.mirrored = true;
      if (options.bends == duel::Bends::Either) findings.push_back(mirrored_note(placed));
    }
    duel::lay(start.position, placed.placement);
    start.laid.add(placed, 0);
  }
}

}  // namespace

Start set_up(const read::DuelRecord& record, const duel::Options& options, std::vector<Finding>& findings) {
  Start start;
  const read::DuelSetup& setup = record.setup;
  lay_tokens(setup, start, findings);
  lay_placed(setup, options, start, findings);
  if (setup.start) {
    start.position.to_move = setup.start->value;
  } else {
    // Whether the right player began cannot be told; the rest of the play can be judged from the one who did.
    not_recorded(setup, "who starts is not recorded: `start: blue` or `start: orange`", findings);
    start.undetermined = true;
    if (record.moves.empty()) {
      start.playable = false;
    } else {
      start.position.to_move = record.moves.front().placed.player.value;
    }
  }
  return start;
}

}  // namespace orion::judge
