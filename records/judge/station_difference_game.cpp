#include "records/judge/station_difference_game.hpp"

#include <algorithm>
#include <utility>

namespace orion::judge {

namespace {

struct ByTurn {
  bool operator()(const StationMoment& moment, std::size_t turn) const noexcept { return moment.turn < turn; }
  bool operator()(std::size_t turn, const StationMoment& moment) const noexcept { return turn < moment.turn; }
};

/// By turn: whether the order of the draw pile is recorded, so that the order of what is drawn counts.
std::vector<bool> orders_known(const StationReread& reread) {
  const StationCourse& course = *station_of(reread).course;
  std::vector<bool> known;
  bool at_last = course.start && course.start->piles.order.has_value();
  std::size_t moment = 0;
  for (std::size_t turn = 0; turn < reread.record.turns.size(); ++turn) {
    for (; moment < course.moments.size() && course.moments[moment].turn <= turn; ++moment)
      at_last = course.moments[moment].state.piles.order.has_value();
    const auto& reshuffle = reread.record.turns[turn].reshuffle;
    known.push_back(at_last || (reshuffle && !reshuffle->orders.empty()));
  }
  return known;
}

}  // namespace

std::string TurnKeys::whole() const {
  std::string text = who + ruling + reshuffle + "\n" + draw;
  for (const std::string& each : actions) text += "\n" + each;
  return text;
}

SeatedGame::SeatedGame(const StationReread& reread, SeatsOfA seats, const std::vector<bool>& ordered)
    : reread_{reread},
      seats_{std::move(seats)},
      words_{TurnForm::Words, station_of(reread).deck.get(), names_of(reread.record), DrawOrder::Counts} {
  std::vector<std::string> called;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat)
    called.push_back(seats_[seat] ? "#" + std::to_string(*seats_[seat]) : "#of B alone " + std::to_string(seat));
  const auto* const deck = station_of(reread).deck.get();
  const StationTurnText in_order{TurnForm::Key, deck, called, DrawOrder::Counts};
  const StationTurnText in_any_order{TurnForm::Key, deck, called, DrawOrder::Open};
  for (std::size_t turn = 0; turn < reread.record.turns.size(); ++turn) {
    turns_.push_back(keys_of(ordered[turn] ? in_order : in_any_order, turn));
    wholes_.push_back(turns_.back().whole());
  }
}

const StationMoment* SeatedGame::moment_at(const Point& point) const {
  const StationMoment* found = nullptr;
  for (const StationMoment& each : moments_of_turn(point.number)) {
    const bool here = each.part == point.part && (point.part != StationPart::Action || each.action == point.action);
    if (here || point.part == StationPart::Turn) found = &each;
  }
  return found;
}

std::span<const StationMoment> SeatedGame::moments_of_turn(std::size_t number) const {
  const auto& moments = station_of(reread_).course->moments;  // in the order of turns
  const auto [first, last] = std::equal_range(moments.begin(), moments.end(), number, ByTurn{});
  return {first, last};
}

TurnKeys SeatedGame::keys_of(const StationTurnText& text, std::size_t index) const {
  const read::StationTurn& turn = reread_.record.turns[index];
  TurnKeys keys{text.who(turn), ruling_text(turn.ruling), text.reshuffle(turn), {}, {}};
  const StationMoment* const drawn = moment_at({index + 1, StationPart::Draw, 0});
  if (!turn.leaves) keys.draw = text.draw(turn, drawn != nullptr && drawn->effect == Effect::Applied);
  for (const read::WrittenAction& each : turn.actions) keys.actions.push_back(text.action(each, turn.player.seat));
  return keys;
}

Both<std::vector<bool>> orders_known(const StationReread& a, const StationReread& b) {
  Both<std::vector<bool>> known{orders_known(a), orders_known(b)};
  for (std::size_t turn = 0; turn < std::min(known.a.size(), known.b.size()); ++turn)
    known.a[turn] = known.b[turn] = known.a[turn] || known.b[turn];
  return known;
}

}  // namespace orion::judge
