#include "tests/plain/plain_claims.hpp"
#include "tests/plain/plain_planting.hpp"

namespace orion::plain {
namespace {

/// One of the words that is not `truth`.
std::string another(Chance& chance, const std::vector<std::string>& words, const std::string& truth) {
  std::string word = chance.pick(words);
  while (word == truth) word = chance.pick(words);
  return word;
}

bool false_winner(Draft& draft, Chance& chance) {
  if (!draft.honest.ending) return false;
  draft.claims.winner = another(chance, {"blue", "orange", "tie", "none"}, draft.honest.ending->winner);
  return true;
}

bool false_how(Draft& draft, Chance& chance) {
  if (!draft.honest.ending) return false;
  draft.claims.how = another(chance, {"conditions", "token-score", "no-placement"}, draft.honest.ending->how);
  return true;
}

/// Where play had in fact ended, even a resignation is a claim (D6.4).
bool broken_off_after_the_end(Draft& draft, Chance& chance) {
  if (!draft.honest.ending) return false;
  draft.claims.how = another(chance, {"resignation", "time", "agreement", "forfeit", "adjudication", "unfinished"}, "");
  return true;
}

std::string random_condition(Chance& chance) { return another(chance, {"link", "galaxies", "black-holes"}, ""); }

Colour random_player(Chance& chance) { return chance.percent(50) ? Colour::Blue : Colour::Orange; }

/// A condition too many or too few in the list.
bool false_conditions(Draft& draft, Chance& chance) {
  const Colour player = random_player(chance);
  ConditionClaim claim{reached(draft.honest.conditions.of(player)), false};
  const std::string name = random_condition(chance);
  if (claim.counts.erase(name) == 0) claim.counts[name] = 1;
  draft.claims.conditions.of(player) = claim;
  return true;
}

bool false_count(Draft& draft, Chance& chance) {
  const Colour player = random_player(chance);
  ConditionClaim claim{reached(draft.honest.conditions.of(player)), true};
  claim.counts[random_condition(chance)] += 1 + static_cast<int>(chance.below(2));
  draft.claims.conditions.of(player) = claim;
  return true;
}

bool false_score(Draft& draft, Chance& chance) {
  const Colour player = random_player(chance);
  const int off = 1 + static_cast<int>(chance.below(2));
  draft.claims.score.of(player) = draft.honest.score.of(player) + (chance.percent(50) ? off : -off);
  return true;
}

/// The last moves are struck out, and the result stands.
bool cut_short(Draft& draft, Chance& chance) {
  if (!draft.honest.ending || draft.game.moves.empty()) return false;
  draft.game.moves.resize(chance.below(draft.game.moves.size()));
  draft.claims = {};
  draft.claims.winner = draft.honest.ending->winner;
  return true;
}

bool winner_while_play_goes_on(Draft& draft, Chance& chance) { return cut_short(draft, chance); }

bool how_while_play_goes_on(Draft& draft, Chance& chance) {
  if (!cut_short(draft, chance)) return false;
  draft.claims.how = draft.honest.ending->how;
  if (chance.percent(20)) draft.claims.winner.reset();
  return true;
}

}  // namespace

const std::vector<Fault>& claim_faults() {
  static const std::vector<Fault> faults = {
      {"false-winner", "", false_winner},
      {"false-how", "", false_how},
      {"broken-off-after-the-end", "", broken_off_after_the_end},
      {"false-conditions", "", false_conditions},
      {"false-count", "", false_count},
      {"false-score", "", false_score},
      {"winner-while-play-goes-on", "", winner_while_play_goes_on},
      {"how-while-play-goes-on", "", how_while_play_goes_on},
  };
  return faults;
}

}  // namespace orion::plain
