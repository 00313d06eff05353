#include "records/judge/duel_judge.hpp"

#include <algorithm>
#include <string>

#include "records/judge/duel_advice.hpp"
#include "records/judge/duel_claims.hpp"
#include "records/judge/duel_course.hpp"
#include "records/judge/duel_move_words.hpp"
#include "records/judge/duel_start.hpp"
#include "records/judge/placing_words.hpp"
#include "records/judge/position_hash.hpp"
#include "records/judge/replay_words.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

class Replay {
 public:
  Replay(const read::DuelRecord& record, const Settings& settings, Start start, const duel::Options& options,
         Verdict& verdict)
      : record_{record},
        settings_{settings},
        verdict_{verdict},
        duel_{*verdict.duel},
        findings_{verdict.findings},
        laid_{std::move(start.laid)},
        secondary_{start.illegal},
        game_{start.position, options} {
    if (game_.ending()) ended_after_ = 0;
    if (duel_.course) duel_.course->ending = game_.ending();
  }

  void run() {
    const std::size_t limit = settings_.moves_to_replay.value_or(record_.moves.size());
    std::size_t index = 0;
    for (; index < std::min(limit, record_.moves.size()) && !stopped_; ++index) play(index);
    if (duel_.course) close_course(*duel_.course, index, game_);
    if (!settings_.moves_to_replay) finish();
    duel_.position = game_.position();
    duel_.replayed = true;
    if (game_.ending())
      duel_.outcome = duel_outcome(game_.position(), game_.options(), *game_.ending(), ended_after_.value_or(0));
  }

  /// What a placement that stands in no record would break now, and what would make it legal.
  Answer ask(const read::WrittenPlacement& asked) const {
    duel::Game copy = game_;
    const Before stand = before_move();
    const duel::MoveVerdict judged = copy.play(asked.placement);
    return {broken_clauses(judged, asked, stand), duel_advice(judged, asked.placement, stand)};
  }

  bool illegal() const noexcept { return illegal_; }
  bool mirrored() const noexcept { return mirrored_; }
  bool passed_over() const noexcept { return game_.passed_over(); }
  Claims claims() const noexcept { return tally_.sum(); }

 private:
  Before before_move() const {
    Before stand{game_.position(), game_.options(), laid_, game_.ending(), ended_after_.value_or(0), std::nullopt};
    if (stand.ended_after > 0) stand.last_move = record_.moves[stand.ended_after - 1].placed.span;
    return stand;
  }

  void play(std::size_t index) {
    const read::DuelMove& move = record_.moves[index];
    const duel::Placement& placement = move.placed.placement;
    const std::size_t number = index + 1;
    const duel::Ruling ruling = move.ruling ? move.ruling->decision.value : duel::Ruling::None;
    const Before stand = before_move();
    last_ = &move;
    last_number_ = number;
    mirrored_ = mirrored_ || placement.mirrored();
    if (move.number) {
      tally_.judge(move.number->value == static_cast<int>(number), findings_,
                   at_move(finding(Code::C605MoveNumber, move.number->span,
                                   "recorded as move " + std::to_string(move.number->value) + ", and it is move " +
                                       std::to_string(number)),
                           number));
    }
    const duel::MoveVerdict judged = game_.play(placement, ruling, settings_.after_illegal);
    if (duel_.course) keep_moment(*duel_.course, index, judged, game_);
    const std::vector<Finding> broken = broken_clauses(judged, move.placed, stand);
    report(judged, move, number, broken);
    if (judged.effect == duel::Effect::Applied || judged.effect == duel::Effect::Stood) {
      ++duel_.moves_replayed;
      duel_.last_placed = placement.spaces();
      laid_.add(move.placed, number);
      if (placement.mirrored() && game_.options().bends == duel::Bends::Either)
        findings_.push_back(at_move(mirrored_note(move.placed), number));
      ended_after_ = game_.ending() ? std::optional{number} : std::nullopt;
    } else if (game_.ending() && !ended_after_) {
      ended_after_ = number;  // a skipped move left the other player without a placement
    }
    if (judged.effect == duel::Effect::Refused) {
      illegal_ = true;
      cut_off_ = cut_off_ || (!judged.after_end && settings_.after_illegal == duel::AfterIllegal::Stop);
      stopped_ = settings_.after_illegal == duel::AfterIllegal::Stop;
    }
    if (!stopped_) ++duel_.moves_seen;
    if (judged.effect != duel::Effect::Refused && move.hash) verify_hash(*move.hash, number);
  }

  void verify_hash(const read::Text& hash, std::size_t number) {
    const std::string given = position_hash(game_.position());
    Finding other = hashes_.verify(hash, given, number);
    tally_.judge(hash.value == given, findings_, at_move(std::move(other), number));
  }

  void report(const duel::MoveVerdict& judged, const read::DuelMove& move, std::size_t number,
              const std::vector<Finding>& broken) {
    switch (judged.effect) {
      case duel::Effect::Applied:
        if (move.ruling) {
          findings_.push_back(at_move(ruling_not_needed(move.ruling->decision.span, "move"), number));
        }
        return;
      case duel::Effect::Stood:
      case duel::Effect::Withdrawn:
        report_ruling(judged.effect, *move.ruling, number, broken);
        return;
      case duel::Effect::Refused:
        break;
    }
    const bool cuts_off = settings_.after_illegal == duel::AfterIllegal::Stop && !judged.after_end;
    bool first = true;
    for (Finding each : broken) {
      if (first && cuts_off && record_.result)
        each.notes.emplace_back("play is not followed further, and the result is not judged");
      each.anchor = broken.front().span.begin;
      each.primary = first && !secondary_;
      if (secondary_) each.notes.push_back("judged on an illegal set-up (D2.8)");
      first = false;
      findings_.push_back(at_move(std::move(each), number));
    }
    if (move.ruling) {
      findings_.push_back(
          at_move(ruling_impossible(move.ruling->decision.span,
                                    "the ruling cannot let this move stand: the tile cannot be laid there",
                                    broken.front().span.begin),
                  number));
    }
  }

  void report_ruling(duel::Effect effect, const read::WrittenRuling& ruling, std::size_t number,
                     const std::vector<Finding>& broken) {
    const bool stood = effect == duel::Effect::Stood;
    Finding made = ruling_applied(ruling.decision.span, "move", stood, ruling.by, ruling.reason, broken);
    if (!stood && broken.empty()) made.notes.emplace_back("it would have been legal");
    findings_.push_back(at_move(std::move(made), number));
  }

  void finish() {
    if (cut_off_) return;
    if (!game_.ending()) duel_.broken_off = broken_off(record_.result);
    verdict_.complete = game_.ending().has_value() || duel_.broken_off.has_value();
    if (record_.result) {
      const Reached reached{game_, last_number_, ended_after_};
      verify_result(*record_.result, reached, tally_, findings_);
    }
    if (!verdict_.complete) report_incomplete();
  }

  void report_incomplete() {
    const std::string next = std::string{word(game_.position().to_move)} + " is to move";
    const text::Span span = last_ != nullptr ? last_->placed.span : record_.moves_key;
    Finding made = finding(Code::D604Incomplete, span,
                           last_ != nullptr ? "the record stops after move " + std::to_string(last_number_) +
                                                  " while the game goes on: " + next
                                            : "the record has no moves: " + next);
    if (settings_.require_result) ask_for_result(made);
    findings_.push_back(std::move(made));
  }

  static Finding at_move(Finding finding, std::size_t number) {
    finding.move = number;
    return finding;
  }

  const read::DuelRecord& record_;
  const Settings& settings_;
  Verdict& verdict_;
  DuelVerdict& duel_;
  std::vector<Finding>& findings_;
  Laid laid_;
  bool secondary_;
  duel::Game game_;
  ClaimTally tally_;
  std::optional<std::size_t> ended_after_;
  const read::DuelMove* last_ = nullptr;
  std::size_t last_number_ = 0;
  HashClaims hashes_{"move"};
  bool illegal_ = false;
  bool cut_off_ = false;  ///< by an illegal move while the game went on: what follows is not judged as play
  bool stopped_ = false;
  bool mirrored_ = false;
};

/// Which open points of the rules this record's verdict rests on.
std::vector<std::string_view> readings(const read::DuelRecord& record, const Start& start, bool mirrored,
                                       bool passed_over, const duel::Position& position) {
  std::vector<std::string_view> clauses;
  if (mirrored) clauses.emplace_back("D1.5");
  if (record.setup.galaxies) clauses.emplace_back("D2.3");
  if (start.illegal) clauses.emplace_back("D2.8");
  if (passed_over) clauses.emplace_back("D3.2");
  const auto reached = duel::instances(position);
  for (const duel::Colour player : duel::kColours) {
    if (reached[player] == reached[player].counted(duel::Count::Conditions)) continue;
    clauses.emplace_back("D5.6");
    break;
  }
  return clauses;
}

}  // namespace

Answer judge_duel(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings,
                  Verdict& verdict, const read::WrittenPlacement* asked) {
  DuelVerdict& duel_verdict = verdict.duel.emplace();
  duel_verdict.rules = rules;
  for (const duel::Colour player : duel::kColours) {
    if (record.players[player]) duel_verdict.players[player] = record.players[player]->value;
  }
  const Start start = set_up(record, rules.options, verdict.findings);
  duel_verdict.setup_illegal = start.illegal;
  verdict.status = start.illegal ? Status::Illegal : start.undetermined ? Status::Undetermined : Status::Legal;
  duel_verdict.position = start.position;
  if (settings.keep_course) duel_verdict.course = duel_course(record, start.position);
  if (!start.playable) {
    duel_verdict.readings = readings(record, start, start.mirrored, false, start.position);
    duel_verdict.broken_off = broken_off(record.result);
    verdict.complete = duel_verdict.broken_off.has_value();
    return {};
  }
  Replay replay{record, settings, start, rules.options, verdict};
  replay.run();
  verdict.claims = replay.claims();
  if (replay.illegal()) verdict.status = Status::Illegal;
  duel_verdict.readings =
      readings(record, start, start.mirrored || replay.mirrored(), replay.passed_over(), duel_verdict.position);
  return asked == nullptr ? Answer{} : replay.ask(*asked);
}

}  // namespace orion::judge
