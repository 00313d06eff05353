#include "records/judge/duel_claims.hpp"

#include <string>

#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using read::ResultHow;
using read::Winner;

Winner winner_of(const duel::Ending& ending) {
  if (!ending.winner) return Winner::Tie;
  return *ending.winner == duel::Colour::Blue ? Winner::Blue : Winner::Orange;
}

ResultHow how_of(const duel::Ending& ending) {
  switch (ending.how) {
    case duel::How::Conditions:
      return ResultHow::Conditions;
    case duel::How::TokenScore:
      return ResultHow::TokenScore;
    case duel::How::NoPlacement:
      return ResultHow::NoPlacement;
  }
  return ResultHow::Unfinished;
}

std::string at_the_end(const duel::Ending& ending, std::size_t move) {
  return " (" + std::string{word(ending.how)} + (move == 0 ? "" : ", after move " + std::to_string(move)) + ")";
}

std::string plays_on(std::size_t last_move) {
  return last_move == 0 ? "but play goes on from the position given"
                        : "but play goes on after move " + std::to_string(last_move);
}

/// "link, galaxies", or with counts "link 2, galaxies 1".
std::string list(const duel::ConditionCounts& counts, bool counted) {
  if (!counted || counts.total() == 0) return list_of(counts);
  std::string text;
  for (const duel::Condition condition : duel::kConditions) {
    if (counts.of(condition) == 0) continue;
    text += (text.empty() ? "" : ", ") + std::string{word(condition)} + " " + std::to_string(counts.of(condition));
  }
  return text;
}

class Verifier {
 public:
  Verifier(const Reached& reached, ClaimTally& tally, std::vector<Finding>& findings)
      : reached_{reached}, tally_{tally}, findings_{findings}, ending_{reached.game.ending()} {}

  void winner_and_how(const read::DuelResult& result) {
    if (ending_) {
      if (result.winner) winner_at_the_end(*result.winner);
      if (result.how) how_at_the_end(*result.how);
      return;
    }
    const bool broken_off = result.how && read::is_broken_off(result.how->value);
    if (result.how && !broken_off) {
      not_reached(result.how->span, "`how: " + std::string{read::word(result.how->value)} + "` is recorded, ");
    }
    if (!result.winner) return;
    // Nobody's win is no claim beside how play was broken off; a win is one, unless the breaking off gives it.
    const bool somebody = result.winner->value != Winner::None;
    if (broken_off && (!somebody || result.how->value != ResultHow::Unfinished)) return;
    if (somebody) {
      const bool tie = result.winner->value == Winner::Tie;
      not_reached(
          result.winner->span,
          (tie ? std::string{"a tie"} : std::string{read::word(result.winner->value)} + "'s win") + " is recorded, ");
    } else {
      tally_.holds();
    }
  }

  void conditions(const read::ConditionsClaim& claim, duel::Colour player) {
    const duel::Count count = reached_.game.options().count;
    const auto given = duel::instances(reached_.game.position())[player].counted(count);
    // A list names what is reached, however often.
    const auto compared = claim.counted ? given : given.counted(duel::Count::Conditions);
    tally_.judge(claim.counts == compared, findings_,
                 finding(Code::C603Conditions, claim.span,
                         std::string{word(player)} + " is recorded with " + list(claim.counts, claim.counted) +
                             ", and the rules give " + list(given, claim.counted)));
  }

  void score(const read::Spanned<int>& claim, duel::Colour player) {
    const int given = duel::token_score(reached_.game.position(), player);
    const auto& position = reached_.game.position();
    const auto& own = position.hexagons[player];
    tally_.judge(claim.value == given, findings_,
                 finding(Code::C604Score, claim.span,
                         std::string{word(player)} + " is recorded with " + std::to_string(claim.value) +
                             ", and the rules give " + "galaxies " + std::to_string((position.galaxies & own).size()) +
                             " − black holes " + std::to_string((position.black_holes & own).size()) + " = " +
                             std::to_string(given)));
  }

 private:
  void winner_at_the_end(const read::Spanned<Winner>& claim) {
    const Winner given = winner_of(*ending_);
    tally_.judge(claim.value == given, findings_,
                 finding(Code::C601Winner, claim.span,
                         "the winner is recorded as " + std::string{read::word(claim.value)} + ", and the rules give " +
                             std::string{read::word(given)} + at_the_end(*ending_, reached_.ended_after.value_or(0))));
  }
  void how_at_the_end(const read::Spanned<ResultHow>& claim) {
    tally_.judge(
        claim.value == how_of(*ending_), findings_,
        finding(
            Code::C602How, claim.span,
            "the end is recorded as " + std::string{read::word(claim.value)} + ", and play had ended by " +
                std::string{word(ending_->how)} +
                (reached_.ended_after.value_or(0) == 0 ? "" : " after move " + std::to_string(*reached_.ended_after))));
  }
  void not_reached(text::Span span, std::string what) {
    tally_.judge(false, findings_, finding(Code::C607NotWon, span, std::move(what) + plays_on(reached_.last_move)));
  }

  const Reached& reached_;
  ClaimTally& tally_;
  std::vector<Finding>& findings_;
  const std::optional<duel::Ending>& ending_;
};

}  // namespace

void ClaimTally::judge(bool holds, std::vector<Finding>& findings, Finding false_claim) {
  any_ = true;
  if (holds) return;
  failed_ = true;
  findings.push_back(std::move(false_claim));
}

void verify_result(const read::DuelResult& result, const Reached& reached, ClaimTally& tally,
                   std::vector<Finding>& findings) {
  Verifier verifier{reached, tally, findings};
  verifier.winner_and_how(result);
  for (const duel::Colour player : duel::kColours) {
    if (result.conditions[player]) verifier.conditions(*result.conditions[player], player);
    if (result.score[player]) verifier.score(*result.score[player], player);
  }
}

std::optional<BrokenOff> broken_off(const std::optional<read::DuelResult>& result) {
  if (!result || !result->how || !read::is_broken_off(result->how->value)) return std::nullopt;
  if (result->how->value == ResultHow::Unfinished) return std::nullopt;
  BrokenOff made{read::word(result->how->value), {}};
  if (!result->winner) return made;
  made.winner = read::word(result->winner->value);
  if (result->winner->value == read::Winner::Blue) made.winners = {0};
  if (result->winner->value == read::Winner::Orange) made.winners = {1};
  return made;
}

}  // namespace orion::judge
