#include <string>
#include <utility>

#include "records/judge/station_hash.hpp"
#include "records/judge/station_readings.hpp"
#include "records/judge/station_replay.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

using catalogue::Code;

void StationReplay::refuse(std::vector<Finding> broken, const std::optional<read::WrittenStationRuling>& ruling,
                           bool after_end) {
  const bool stop = settings_.after_illegal == duel::AfterIllegal::Stop;
  illegal_ = true;
  stopped_ = stop;
  cut_off_ = cut_off_ || (stop && !after_end);
  if (cut_off_) note_what_follows(broken.front());
  const std::uint32_t anchor = broken.front().span.begin;
  for (Finding& each : broken) {
    each.anchor = anchor;
    findings_.push_back(here(std::move(each)));
  }
  if (!ruling) return;
  Finding impossible =
      finding(Code::R232RulingImpossible, ruling->decision.span,
              "the ruling cannot let this stand: what it moves is not there, or what was done is not told");
  impossible.primary = false;
  impossible.anchor = anchor;
  findings_.push_back(here(std::move(impossible)));
}

/// What stands behind the place where play is not followed further was not looked at.
void StationReplay::note_what_follows(Finding& finding) const {
  const bool more = number_ < record_.turns.size() || action_ < record_.turns[number_ - 1].actions.size();
  if (record_.result) {
    finding.notes.emplace_back("play is not followed further, and the result is not judged");
  } else if (more) {
    finding.notes.emplace_back("play is not followed further");
  }
}

void StationReplay::report_ruling(const read::WrittenStationRuling& ruling, const std::vector<Finding>& broken,
                                  bool stands) {
  const std::string what = action_ > 0 ? "the action " : "the turn ";
  if (stands && broken.empty()) {
    findings_.push_back(
        here(finding(Code::R234RulingNotNeeded, ruling.decision.span, what + "is legal and stands without a ruling")));
    return;
  }
  std::string message = what + (stands ? "stands by ruling" : "is withdrawn by ruling");
  if (ruling.by) message += " of " + read::on_one_line(ruling.by->value);
  if (ruling.reason) message += ": " + read::on_one_line(ruling.reason->value);
  Finding made =
      finding(stands ? Code::R231RulingStands : Code::R233RulingWithdrawn, ruling.decision.span, std::move(message));
  for (const Finding& each : broken) {
    made.notes.push_back("it breaks " + std::string{catalogue::entry(each.code).clause} + ": " + each.message);
  }
  if (!stands && broken.empty() && action_ > 0) made.notes.emplace_back("it would have been legal");
  findings_.push_back(here(std::move(made)));
}

void StationReplay::give_up(std::vector<Finding> why) {
  undetermined_ = true;
  stopped_ = true;
  for (Finding& each : why) {
    each.anchor = why.front().span.begin;
    findings_.push_back(here(std::move(each)));
  }
}

void StationReplay::leave_undetermined(text::Span span, std::string message) {
  Finding made = finding(Code::R220NotRecorded, span, std::move(message));
  note_what_follows(made);
  findings_.push_back(here(std::move(made)));
  undetermined_ = true;
  stopped_ = true;
}

void StationReplay::verify_hash(const read::Text& hash) {
  const std::string given = position_hash(game_, *station_.deck, station_.players);
  Finding other = finding(Code::C606Hash, hash.span,
                          "recorded as " + std::string{hash.value} + ", and the position after this turn is " + given);
  if (last_hash_held_ > 0)
    other.notes.push_back("the last hash that held is that of turn " + std::to_string(last_hash_held_));
  if (hash.value == given) last_hash_held_ = number_;
  tally_.judge(hash.value == given, findings_, here(std::move(other)));
}

void StationReplay::report_incomplete() {
  const std::string next = "it is " + table_.player(*game_.next()) + "'s turn";
  Finding made = finding(
      Code::S605Incomplete, record_.turns.empty() ? record_.turns_key : record_.turns.back().player.span,
      record_.turns.empty()
          ? "the record has no turns: " + next
          : "the record stops after turn " + std::to_string(record_.turns.size()) + " while the game goes on: " + next);
  if (settings_.require_result) {
    made.severity = catalogue::Severity::Error;
    made.notes.emplace_back("games without a result are asked to be errors (--require-result)");
  }
  findings_.push_back(std::move(made));
}

void StationReplay::note_what_it_rests_on() {
  if (station_.unseen > 0) {
    findings_.push_back(finding(
        Code::R235RestsOnUnseen, first_unknown(record_),
        "the verdict rests on " + std::to_string(station_.unseen) +
            (station_.unseen == 1 ? " card that nobody saw" : " cards that nobody saw") +
            (game_.state().unseen_used > 0 ? ", of which " + std::to_string(game_.state().unseen_used) + " showed later"
                                           : "")));
  }
  if (station_.recorded > 0) {
    findings_.push_back(finding(
        Code::R236RestsOnRecorded, first_outcome(record_),
        "the verdict rests on " +
            (station_.recorded == 1 ? std::string{"an outcome"} : std::to_string(station_.recorded) + " outcomes") +
            " taken from the record"));
  }
}

Finding StationReplay::here(Finding finding) const {
  finding.turn = number_;
  if (action_ > 0) finding.action = action_;
  return finding;
}

}  // namespace orion::judge
