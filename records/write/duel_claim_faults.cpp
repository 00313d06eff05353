#include <array>
#include <utility>

#include "records/judge/position_hash.hpp"
#include "records/words.hpp"
#include "records/write/duel_faults.hpp"

namespace orion::write {

namespace {

/// Another one of a list of words.
template <std::size_t N>
std::string another(const std::array<std::string_view, N>& words, std::string_view than, random::Generator& random) {
  std::vector<std::string> others;
  for (const std::string_view each : words) {
    if (each != than) others.emplace_back(each);
  }
  return random.one_of(others);
}

bool claim_another_winner(LegalGame& game, random::Generator& random) {
  if (!game.stages.back().ending()) return false;
  constexpr std::array<std::string_view, 4> kWinners{"blue", "orange", "tie", "none"};
  game.script.result.winner = another(kWinners, *game.script.result.winner, random);
  return true;
}

bool claim_another_end(LegalGame& game, random::Generator& random) {
  if (!game.stages.back().ending()) return false;
  constexpr std::array<std::string_view, 6> kHows{"conditions",  "token-score", "no-placement",
                                                  "resignation", "time",        "unfinished"};
  game.script.result.how = another(kHows, *game.script.result.how, random);
  return true;
}

bool claim_another_condition(LegalGame& game, random::Generator& random) {
  const duel::Game& last = game.stages.back();
  const auto reached = duel::instances(last.position());
  auto claimed = duel::PerColour<duel::ConditionCounts>{reached.blue.counted(duel::Count::Conditions),
                                                        reached.orange.counted(duel::Count::Conditions)};
  // One condition more, or one less.
  const duel::Condition condition = duel::kConditions[random.below(duel::kConditions.size())];
  duel::ConditionCounts& counts = claimed[duel::kColours[random.below(2)]];
  counts.add(condition, counts.of(condition) > 0 ? -1 : 1);
  game.script.result.conditions = claimed;
  game.script.result.counts = false;
  return true;
}

bool claim_another_score(LegalGame& game, random::Generator& random) {
  const duel::Position& position = game.stages.back().position();
  duel::PerColour<int> score{duel::token_score(position, duel::Colour::Blue),
                             duel::token_score(position, duel::Colour::Orange)};
  score[duel::kColours[random.below(2)]] += random.once_in(2) ? 1 : -1;
  game.script.result.score = score;
  return true;
}

bool claim_another_number(LegalGame& game, random::Generator& random) {
  if (game.script.moves.empty()) return false;
  const std::size_t index = random.below(game.script.moves.size());
  game.script.moves[index].number = static_cast<int>(index) + (random.once_in(2) ? 0 : 2);
  return true;
}

bool claim_another_position(LegalGame& game, random::Generator& random) {
  if (game.script.moves.empty()) return false;
  const std::size_t index = random.below(game.script.moves.size());
  game.script.moves[index].hash = judge::position_hash(game.stages[index].position());
  return true;
}

bool claim_a_win_too_early(LegalGame& game, random::Generator& random) {
  if (game.stages.back().ending()) {
    if (game.script.moves.empty()) return false;
    const std::size_t kept = random.below(game.script.moves.size());
    game.script.moves.resize(kept);
    game.stages.resize(kept + 1, game.stages.front());
    game.script.result = {};
  }
  game.script.result.winner = std::string{word(duel::kColours[random.below(2)])};
  game.script.result.how = "conditions";
  return true;
}

constexpr std::array<Planting, 7> kPlantings{{
    {"C601", "another winner than the rules give", claim_another_winner},
    {"C602", "another way of ending than the rules give", claim_another_end},
    {"C603", "a condition too many or too few", claim_another_condition},
    {"C604", "a score that is off by one", claim_another_score},
    {"C605", "a move's number that is off by one", claim_another_number},
    {"C606", "the position hash of the move before", claim_another_position},
    {"C607", "a win while the game goes on", claim_a_win_too_early},
}};

}  // namespace

std::span<const Planting> claim_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
