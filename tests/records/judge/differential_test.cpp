// The referee against the second one in tests/plain, which was written from the rules alone.

#include <set>

#include "tests/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/plain/plain_faults.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/judged.hpp"

namespace orion {
using testing::judged;

namespace {

/// Both referees' answers are written in the same words and compared as text: a difference shows itself.
std::string joined(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += " " + word;
  return text;
}

std::string in_words(const plain::Conditions& reached) {
  return std::to_string(reached.link) + "/" + std::to_string(reached.galaxies) + "/" +
         std::to_string(reached.black_holes);
}

std::string in_words(const duel::ConditionCounts& reached) {
  return std::to_string(reached.of(duel::Condition::Link)) + "/" +
         std::to_string(reached.of(duel::Condition::Galaxies)) + "/" +
         std::to_string(reached.of(duel::Condition::BlackHoles));
}

std::string plain_answer(const plain::Verdict& verdict) {
  std::string text = verdict.legal ? "legal" : "illegal";
  const auto broken = [&](std::optional<int> move, const std::vector<std::string>& clauses) {
    if (move) text += "\nmove " + std::to_string(*move) + ":" + joined({clauses.begin(), clauses.end()});
  };
  broken(verdict.move, verdict.clauses);
  broken(verdict.secondary_move, verdict.secondary_clauses);
  text += "\nlaid " + std::to_string(verdict.moves_played);
  text += verdict.complete ? "\ncomplete" : "\nincomplete";
  text += "\nclaims " + verdict.claims;
  text += "\nreached " + in_words(verdict.conditions.blue) + " " + in_words(verdict.conditions.orange);
  text += "\nscore " + std::to_string(verdict.score.blue) + " " + std::to_string(verdict.score.orange);
  return text + "\nend " + (verdict.ending ? verdict.ending->winner + " by " + verdict.ending->how : "none");
}

std::string answer(const judge::Verdict& verdict) {
  std::string text{judge::word(verdict.status)};
  if (!verdict.duel) return text + " " + testing::codes(verdict);
  std::optional<std::size_t> move;
  std::set<std::string> setup;
  std::set<std::string> play;
  for (const Finding& each : verdict.findings) {
    const auto& entry = catalogue::entry(each.code);
    if (each.severity != catalogue::Severity::Error || entry.id.front() != 'D') continue;
    (each.move ? play : setup).emplace(entry.clause);
    if (each.move) move = each.move;
  }
  if (!setup.empty()) text += "\nmove 0:" + joined(setup);
  if (move) text += "\nmove " + std::to_string(*move) + ":" + joined(play);
  const judge::DuelVerdict& duel = *verdict.duel;
  text += "\nlaid " + std::to_string(duel.moves_replayed);
  text += verdict.complete ? "\ncomplete" : "\nincomplete";
  text += "\nclaims " + std::string{judge::word(verdict.claims)};
  const auto reached = duel::instances(duel.position);
  const duel::Count count = duel.rules.options.count;
  text += "\nreached " + in_words(reached.blue.counted(count)) + " " + in_words(reached.orange.counted(count));
  text += "\nscore " + std::to_string(duel::token_score(duel.position, duel::Colour::Blue)) + " " +
          std::to_string(duel::token_score(duel.position, duel::Colour::Orange));
  if (!duel.outcome) return text + "\nend none";
  const auto& ending = duel.outcome->ending;
  return text + "\nend " + (ending.winner ? std::string{word(*ending.winner)} : "tie") + " by " +
         std::string{word(ending.how)};
}

/// What an outcome says must be what the last position shows.
bool outcome_fits_position(const judge::DuelVerdict& duel) {
  if (!duel.outcome) return true;
  const auto reached = duel::instances(duel.position);
  bool fits = true;
  for (const duel::Colour player : duel::kColours) {
    fits = fits && duel.outcome->conditions[player] == reached[player].counted(duel.rules.options.count) &&
           duel.outcome->score[player] == duel::token_score(duel.position, player);
  }
  return fits;
}

/// Tiles that lie there from the start can leave one player without tiles while it is that player's turn and the other
/// has some left. No clause says what happens then, so that there is nothing to compare.
bool runs_out_unevenly(const plain::Game& game) {
  int starter = 0;
  int other = 0;
  for (const plain::Move& tile : game.placed) ++(tile.player == game.start ? starter : other);
  return other != starter && other != starter + 1;
}

plain::RandomOptions random_options(plain::Chance& chance) {
  plain::RandomOptions options;
  options.rules = plain::random_rules(chance);
  options.placed_percent = 15;
  return options;
}

}  // namespace

TEST_CASE("differential: random games, with claims that hold", "[differential][judge]") {
  plain::Chance chance{20260502};
  std::set<std::string> ends;
  for (std::size_t round = 0; round < testing::rounds(1'000, 20'000); ++round) {
    const plain::Game game = plain::random_game(chance.next(), random_options(chance));
    if (runs_out_unevenly(game)) continue;
    const plain::Claims claims = plain::truthful_claims(chance, plain::judge(game, {}));
    const std::string text = plain::yaml_of(game, claims, "random-" + std::to_string(round));
    const auto ours = judged(text);
    const plain::Verdict theirs = plain::judge(game, claims);
    if (theirs.ending) ends.insert(theirs.ending->how);
    INFO(text);
    CHECK(answer(ours.verdict) == plain_answer(theirs));
    CHECK(testing::codes(ours.verdict, testing::Which::Errors).empty());  // no false alarm
    REQUIRE(ours.verdict.duel);
    CHECK(outcome_fits_position(*ours.verdict.duel));
  }
  CHECK(ends == std::set<std::string>{"conditions", "no-placement", "token-score"});
}

TEST_CASE("differential: every kind of planted fault", "[differential][judge]") {
  for (const std::string& kind : plain::fault_kinds()) {
    plain::Chance chance{kind.size()};
    for (std::size_t round = 0; round < testing::rounds(10, 100); ++round) {
      const plain::FaultCase planted = plain::fault_case(kind, chance.next(), random_options(chance));
      const std::string text = plain::yaml_of(planted.game, planted.claims, kind + "-" + std::to_string(round));
      const auto ours = judged(text);
      INFO(text);
      // Two hexagons on one space cannot be laid (D2.8); the second referee lays such a tile, and play parts from
      // there.
      if (kind != "placed-no-tile" && !runs_out_unevenly(planted.game)) {
        CHECK(answer(ours.verdict) == plain_answer(planted.expected));
      }
      if (planted.clause.empty()) {
        CHECK(ours.verdict.status == judge::Status::Legal);
        CHECK(ours.verdict.claims == judge::Claims::Fail);
      } else {
        CHECK_THAT(answer(ours.verdict), Catch::Matchers::ContainsSubstring(" " + planted.clause));
      }
    }
  }
}

TEST_CASE("differential: records scrawled over at random", "[differential][judge]") {
  plain::Chance chance{7};
  for (std::size_t round = 0; round < testing::rounds(1'000, 20'000); ++round) {
    const plain::FaultCase scrawled = plain::scrawled_case(chance.next(), random_options(chance));
    const std::string text = plain::yaml_of(scrawled.game, scrawled.claims, "scrawled-" + std::to_string(round));
    if (runs_out_unevenly(scrawled.game)) continue;
    INFO(text);
    CHECK(answer(judged(text).verdict) == plain_answer(scrawled.expected));
  }
}

}  // namespace orion
