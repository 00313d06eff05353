#include <algorithm>
#include <string>

#include "records/joined.hpp"
#include "records/judge/station_claims.hpp"
#include "records/judge/station_table_words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

std::string names(const StationTable& table, const std::vector<std::size_t>& seats) {
  return seats.empty() ? "nobody" : in_a_row(names_at(table.players, seats));
}

std::vector<std::size_t> seats(const read::StationResult::Winner& winner) {
  std::vector<std::size_t> list;
  for (const read::WrittenPlayer& each : winner.players) list.push_back(each.seat);
  std::sort(list.begin(), list.end());
  return list;
}

class Verifier {
 public:
  Verifier(const StationTable& table, const std::optional<StationOutcome>& outcome, std::size_t last_turn,
           ClaimTally& tally, std::vector<Finding>& findings)
      : table_{table}, outcome_{outcome}, last_turn_{last_turn}, tally_{tally}, findings_{findings} {}

  void winner(const read::StationResult& result) {
    const std::vector<std::size_t> claimed = seats(*result.winner);
    if (outcome_) {
      tally_.judge(claimed == outcome_->winners, findings_,
                   finding(Code::C611Winner, result.winner->span,
                           "the winner is recorded as " + names(table_, claimed) + ", and the turns give " +
                               names(table_, outcome_->winners) + why()));
      return;
    }
    // Nobody's win is no claim beside how play was broken off; a win is one, unless the breaking off gives it.
    if (result.how && (claimed.empty() || result.how->value != read::StationHow::Unfinished)) return;
    if (claimed.empty()) {
      tally_.holds();
      return;
    }
    not_ended(result.winner->span, "a win of " + names(table_, claimed) + " is recorded, ");
  }

  void how(const read::Spanned<read::StationHow>& claim) {
    if (!outcome_) return;
    tally_.judge(false, findings_,
                 finding(Code::C615How, claim.span,
                         "`how: " + std::string{read::word(claim.value)} +
                             "` says that play was broken off, and it had come to its end" + after()));
  }

  void credits(const read::StationResult::Credits& claim) {
    const std::int64_t given = table_.game.state().seats[claim.player.seat].credits;
    tally_.judge(claim.number.value == given, findings_,
                 finding(Code::C612Credits, claim.number.span,
                         table_.player(claim.player.seat) + " is recorded with " + std::to_string(claim.number.value) +
                             (claim.number.value == 1 ? " credit" : " credits") + ", and the turns give " +
                             std::to_string(given)));
  }

  void trigger(const read::WrittenPlayer& claim) {
    const auto& given = table_.game.state().triggered_by;
    const std::string who = "the end is recorded as triggered by " + table_.player(claim.seat) + ", ";
    if (!given) {
      if (outcome_) {
        tally_.judge(false, findings_,
                     finding(Code::C613TriggeredBy, claim.span, who + "and the game ended because all others left"));
      } else {
        not_ended(claim.span, who);
      }
      return;
    }
    const std::size_t turn = table_.game.trigger_turn().value_or(0);
    tally_.judge(*given == claim.seat, findings_,
                 finding(Code::C613TriggeredBy, claim.span,
                         who + "and " + table_.player(*given) + " was the first to have " +
                             std::to_string(table_.game.options().target) + " credits" +
                             (turn == 0 ? "" : ", in turn " + std::to_string(turn))));
  }

 private:
  /// Why those won.
  std::string why() const {
    std::string text = " with " + std::to_string(outcome_->credits[outcome_->winners.front()]) + " credits";
    const bool shared = outcome_->winners.size() > 1;
    const auto& trigger = outcome_->triggered_by;
    const auto most = outcome_->credits[outcome_->winners.front()];
    const auto tied = std::count(outcome_->credits.begin(), outcome_->credits.end(), most);
    if (!shared && tied > 1 && trigger == outcome_->winners.front()) text += ", who triggered the end";
    return text + after();
  }
  std::string after() const {
    return outcome_->turn == 0 ? std::string{} : " after turn " + std::to_string(outcome_->turn);
  }
  void not_ended(text::Span span, std::string what) {
    what += last_turn_ == 0 ? "but play goes on from the set-up"
                            : "but play goes on after turn " + std::to_string(last_turn_);
    tally_.judge(false, findings_, finding(Code::C614NotEnded, span, std::move(what)));
  }

  const StationTable& table_;
  const std::optional<StationOutcome>& outcome_;
  std::size_t last_turn_;
  ClaimTally& tally_;
  std::vector<Finding>& findings_;
};

}  // namespace

void verify_result(const read::StationResult& result, const StationTable& table,
                   const std::optional<StationOutcome>& outcome, std::size_t last_turn, ClaimTally& tally,
                   std::vector<Finding>& findings) {
  Verifier verifier{table, outcome, last_turn, tally, findings};
  if (result.winner) verifier.winner(result);
  if (result.how) verifier.how(*result.how);
  for (const auto& claim : result.credits) verifier.credits(claim);
  if (result.triggered_by) verifier.trigger(*result.triggered_by);
}

std::optional<BrokenOff> broken_off(const std::optional<read::StationResult>& result, const StationTable& table) {
  if (!result || !result->how || result->how->value == read::StationHow::Unfinished) return std::nullopt;
  BrokenOff made{read::word(result->how->value), {}, result->winner && result->winner->players.size() > 1};
  if (!result->winner) return made;
  made.winners = seats(*result->winner);
  made.winner = made.winners.empty() ? "none" : names(table, made.winners);
  return made;
}

}  // namespace orion::judge
