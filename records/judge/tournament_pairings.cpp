#include <utility>

#include "core/tournament/pairings.hpp"
#include "records/counted.hpp"
#include "records/judge/tournament_findings.hpp"
#include "records/judge/tournament_scores.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using tournament::PairingFault;
using tournament::PairingViolation;
using tournament::System;

class Pairings {
 public:
  Pairings(const TournamentLog& log, const TournamentPlayers& players, const TournamentVerdict& tournament,
           FewFindings& findings)
      : log_{log}, players_{players}, tournament_{tournament}, findings_{findings} {}

  void tell(const PairingViolation& violation) {
    const std::string& who = players_.name(violation.player);
    switch (violation.fault) {
      case PairingFault::TwiceInRound:
        add(Code::T712TwiceInRound, violation, who + " has a place in " + round(violation) + " already");
        break;
      case PairingFault::AfterWithdrawal:
        add(Code::T714AfterWithdrawal, violation,
            who + " has withdrawn after " + after(violation.player) + ", and has a place in " + round(violation));
        break;
      case PairingFault::MetBefore:
        add(Code::T734MetBefore, violation,
            who + " and " + players_.name(*violation.opponent) + " have met " +
                (tournament_.rules.system == System::DoubleRoundRobin ? "twice before" : "before"));
        break;
      case PairingFault::OutOfBracket:
        if (violation.round > 0 && unsure(static_cast<tournament::Round>(violation.round - 1))) break;
        add(Code::T736OutOfBracket, violation,
            who + " has a place in " + round(violation) + ", and has not won in the round before");
        break;
      case PairingFault::NotInRound:
        if (unsure(violation.round)) break;
        add(Code::T713NotInRound, violation, missing(violation));
        break;
      case PairingFault::NotMet:
        if (!log_.unsure.empty()) break;
        add(Code::T735NotMet, violation,
            who + " and " + players_.name(*violation.opponent) + " have not met " +
                (tournament_.rules.system == System::DoubleRoundRobin ? "twice" : "each other") +
                more(violation, "pair"));
        break;
    }
  }

 private:
  /// How many are not listed any more.
  static std::string more(const PairingViolation& violation, std::string_view what) {
    if (violation.more == 0) return {};
    return ", nor " + std::string{violation.more == 1 ? "has" : "have"} + " " +
           counted(static_cast<std::int64_t>(violation.more), "more " + std::string{what});
  }
  std::string missing(const PairingViolation& violation) const {
    const std::string& who = players_.name(violation.player);
    if (violation.opponent) {
      return "neither " + who + " nor " + players_.name(*violation.opponent) + " is in " + round(violation) +
             ", and one of the two goes on" + more(violation, "player");
    }
    return who + " is in no game of " + round(violation) + ", and has no bye" + more(violation, "player");
  }
  bool unsure(tournament::Round round) const { return log_.unsure.count(round) > 0; }
  std::string round(const PairingViolation& violation) const {
    return "round " + std::to_string(tournament_.rounds[violation.round].number);
  }
  /// "round 2", as the manifest says it
  std::string after(tournament::Player player) const {
    for (const read::WrittenWithdrawal& each : log_.manifest.withdrawn) {
      if (each.player->seat == player) return "round " + std::to_string(each.after_round->value);
    }
    return "an earlier round";
  }

  /// The encounter; else who was missed: in the list of players, and where it is about one round, in that round.
  text::Span span_of(const PairingViolation& violation) const {
    if (violation.encounter) return log_.span_of(*violation.encounter);
    if (violation.fault == PairingFault::NotInRound) return log_.manifest.rounds[violation.round].number->span;
    return log_.manifest.players[violation.player].name.span;
  }

  void add(Code code, const PairingViolation& violation, std::string message) {
    Finding made = finding(code, span_of(violation), std::move(message));
    const auto tell_place = [&](const std::string& what, std::size_t encounter) {
      const EncounterPlace& place = log_.places[encounter];
      if (place.file != EncounterPlace::kNoFile) made.elsewhere.push_back(log_.elsewhere(what, place.file, place.line));
    };
    if (violation.encounter) tell_place("the record", *violation.encounter);
    if (violation.other) {
      const std::string what = violation.fault == PairingFault::OutOfBracket ? "the round before" : "the place before";
      made.related.push_back({what, log_.span_of(*violation.other)});
      tell_place(what, *violation.other);
    }
    if (violation.fault == PairingFault::NotInRound)
      made.related.push_back({"the player", log_.manifest.players[violation.player].name.span});
    if (violation.fault == PairingFault::NotMet)
      made.related.push_back({"the other player", log_.manifest.players[*violation.opponent].name.span});
    if (violation.fault == PairingFault::AfterWithdrawal) {
      for (const read::WrittenWithdrawal& each : log_.manifest.withdrawn) {
        if (each.player->seat == violation.player) made.related.push_back({"the withdrawal", each.span});
      }
    }
    findings_.add(std::move(made));
  }

  const TournamentLog& log_;
  const TournamentPlayers& players_;
  const TournamentVerdict& tournament_;
  FewFindings& findings_;
};

}  // namespace

void tell_pairings(const TournamentLog& log, const TournamentPlayers& players, const TournamentVerdict& tournament,
                   FewFindings& findings) {
  Pairings pairings{log, players, tournament, findings};
  for (const PairingViolation& each :
       tournament::pairing_violations(*tournament.results, tournament.players.size(), tournament.rules.system,
                                      tournament.rounds.size(), withdrawals_of(log.manifest)))
    pairings.tell(each);
}

}  // namespace orion::judge
