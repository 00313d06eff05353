#include "records/judge/station_replay.hpp"

namespace orion::judge {

namespace {

StationCourse::Turn recorded(const read::StationDeck& deck, const read::StationTurn& turn) {
  StationCourse::Turn made{turn.player.seat, turn.leaves, std::nullopt, {}, turn.span};
  if (turn.draw || turn.keep || turn.discard) made.draw = draw_phase_of(deck, turn);
  for (const read::WrittenAction& action : turn.actions) made.actions.push_back(read::action_of(deck, action));
  return made;
}

}  // namespace

StationCourse station_course(const read::StationRecord& record, const read::StationDeck* deck) {
  StationCourse course;
  course.about = about(record.event, record.note);
  course.result = record.result;
  for (const std::optional<read::WrittenList>& hand : record.setup.hands) {
    auto& cards = course.hands.emplace_back();
    if (!hand) continue;
    cards.emplace();
    for (const read::Text& card : hand->items) cards->emplace_back(card.value);
  }
  if (deck == nullptr) return course;
  for (const read::StationTurn& turn : record.turns) course.turns.push_back(recorded(*deck, turn));
  return course;
}

void StationReplay::keep(StationPart part, Effect effect, const read::StationTurn& turn) {
  if (!station_.course) return;
  StationMoment moment;
  moment.turn = number_;
  moment.part = part;
  moment.player = turn.player.seat;
  moment.span = turn.span;
  moment.effect = effect;
  moment.state = game_.state();
  moment.in_turn = station_.in_turn;
  moment.next = game_.next();
  moment.trigger_turn = game_.trigger_turn();
  if (part == StationPart::Action) {
    const read::WrittenAction& action = turn.actions[action_ - 1];
    moment.action = action_;
    moment.span = action.span;
    if (action.note) moment.note = action.note->value;
  } else if (turn.note && (part == StationPart::Draw || !turn.draw)) {
    moment.note = turn.note->value;
  }
  station_.course->moments.push_back(std::move(moment));
}

void StationReplay::keep_actions_behind(const read::StationTurn& turn) {
  if (!station_.course) return;
  for (action_ = station_.course->moments.back().action + 1; action_ <= turn.actions.size(); ++action_)
    keep(StationPart::Action, Effect::NotJudged, turn);
  action_ = 0;
}

void StationReplay::keep_turns_behind() {
  const std::size_t last = number_;
  for (++number_; number_ <= record_.turns.size(); ++number_)
    keep(StationPart::Turn, Effect::NotJudged, record_.turns[number_ - 1]);
  number_ = last;
}

}  // namespace orion::judge
