#include <string>
#include <string_view>
#include <utility>

#include "records/judge/station_hash.hpp"
#include "records/judge/station_readings.hpp"
#include "records/judge/station_replay.hpp"

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
  report(std::move(broken));
  if (!ruling) return;
  findings_.push_back(here(ruling_impossible(
      ruling->decision.span,
      "the ruling cannot let this stand: what it moves is not there, or what was done is not told", anchor)));
}

void StationReplay::report(std::vector<Finding> broken) {
  const std::uint32_t anchor = broken.front().span.begin;
  for (Finding& each : broken) {
    each.anchor = anchor;
    findings_.push_back(here(std::move(each)));
  }
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
  const std::string_view what = action_ > 0 ? "action" : "turn";
  if (stands && broken.empty()) {
    findings_.push_back(here(ruling_not_needed(ruling.decision.span, what)));
    return;
  }
  Finding made = ruling_applied(ruling.decision.span, what, stands, ruling.by, ruling.reason, broken);
  if (!stands && broken.empty() && action_ > 0) made.notes.emplace_back("it would have been legal");
  findings_.push_back(here(std::move(made)));
}

void StationReplay::give_up(std::vector<Finding> why) {
  undetermined_ = true;
  stopped_ = true;
  report(std::move(why));
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
  Finding other = hashes_.verify(hash, given, number_);
  tally_.judge(hash.value == given, findings_, here(std::move(other)));
}

void StationReplay::report_incomplete() {
  const std::string next = "it is " + table_.player(*game_.next()) + "'s turn";
  Finding made = finding(
      Code::S605Incomplete, record_.turns.empty() ? record_.turns_key : record_.turns.back().player.span,
      record_.turns.empty()
          ? "the record has no turns: " + next
          : "the record stops after turn " + std::to_string(record_.turns.size()) + " while the game goes on: " + next);
  if (settings_.require_result) ask_for_result(made);
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
