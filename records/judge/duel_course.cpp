#include "records/judge/duel_course.hpp"

namespace orion::judge {

namespace {

Effect effect_of(duel::Effect effect) noexcept {
  switch (effect) {
    case duel::Effect::Applied:
      return Effect::Applied;
    case duel::Effect::Stood:
      return Effect::Stood;
    case duel::Effect::Withdrawn:
      return Effect::Withdrawn;
    case duel::Effect::Refused:
      break;
  }
  return Effect::Refused;
}

}  // namespace

DuelCourse duel_course(const read::DuelRecord& record, const duel::Position& start) {
  DuelCourse course;
  course.about = about(record.event, record.note);
  course.start = start;
  course.result = record.result;
  // What could not be laid was left out of the position.
  duel::Position lying;
  for (const read::WrittenPlacement& placed : record.setup.placed) {
    if (!duel::is_physically_possible(lying, placed.placement)) continue;
    duel::lay(lying, placed.placement);
    course.placed.push_back(placed.placement);
  }
  for (const read::DuelMove& move : record.moves) {
    DuelMoment moment{course.moments.size() + 1, move.placed.span, move.placed.placement};
    moment.position = start;
    moment.clock = read::words_of(move.clock);
    moment.note = read::words_of(move.note);
    course.moments.push_back(std::move(moment));
  }
  return course;
}

void keep_moment(DuelCourse& course, std::size_t index, const duel::MoveVerdict& judged, const duel::Game& after) {
  DuelMoment& moment = course.moments[index];
  moment.effect = effect_of(judged.effect);
  moment.after_end = judged.after_end;
  moment.position = after.position();
  moment.ending = after.ending();
}

void close_course(DuelCourse& course, std::size_t judged, const duel::Game& reached) {
  for (std::size_t index = judged; index < course.moments.size(); ++index) {
    course.moments[index].position = reached.position();
    course.moments[index].ending = reached.ending();
  }
}

}  // namespace orion::judge
