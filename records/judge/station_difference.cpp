#include <algorithm>
#include <span>
#include <utility>

#include "records/judge/difference_parts.hpp"
#include "records/judge/sha256.hpp"
#include "records/judge/station_difference_game.hpp"
#include "records/judge/station_hash.hpp"

namespace orion::judge {

namespace {

/// What differs of two turns beside their actions.
std::vector<Aspect> aspects_of(const TurnKeys& a, const TurnKeys& b) {
  std::vector<Aspect> aspects;
  const auto leaves = [](const TurnKeys& turn) { return turn.who.ends_with(" leaves"); };
  const auto player = [&](const TurnKeys& turn) {
    return leaves(turn) ? turn.who.substr(0, turn.who.rfind(' '))
                        : turn.who.substr(std::string_view{"turn of "}.size());
  };
  if (player(a) != player(b)) aspects.push_back(Aspect::Player);
  if (leaves(a) != leaves(b)) aspects.push_back(Aspect::Leaving);
  if (a.ruling != b.ruling) aspects.push_back(Aspect::Ruling);
  if (a.reshuffle != b.reshuffle) aspects.push_back(Aspect::Reshuffle);
  if (a.draw != b.draw) aspects.push_back(Aspect::Draw);
  return aspects;
}

/// Turns that stand in each other's place; where a whole stretch was moved or two were exchanged there are none.
void compare_turns(const SeatedGame& a, const SeatedGame& b, Difference& made) {
  if (made.moves.shape == Shape::Exchanged || made.moves.shape == Shape::Moved) return;
  for (const Edit& edit : made.moves.edits) {
    if (edit.a.count != edit.b.count) continue;
    for (std::size_t index = 0; index < edit.a.count; ++index) {
      const Both<std::size_t> at{edit.a.first + index, edit.b.first + index};
      const TurnKeys& in_a = a.turns()[at.a];
      const TurnKeys& in_b = b.turns()[at.b];
      const auto actions = numbered(in_a.actions, in_b.actions);
      made.turns.push_back({{at.a + 1, at.b + 1}, aspects_of(in_a, in_b), compare_sequences(actions.a, actions.b)});
    }
  }
}

/// The whole turn, or what is at a point of it.
Said said_at(const SeatedGame& game, const Point& point) {
  const read::StationTurn& turn = game.reread().record.turns[point.number - 1];
  const StationTurnText& text = game.words();
  if (point.part == StationPart::Action) {
    const read::WrittenAction& action = turn.actions[point.action - 1];
    return {text.action(action, turn.player.seat), action.span};
  }
  const auto end_of = [](const auto& list, std::uint32_t end) { return list ? std::max(list->span.end, end) : end; };
  if (point.part == StationPart::Draw) {
    if (!turn.draw) return {text.draw(turn, false), turn.player.span};
    text::Span span = turn.draw->span;
    span.end = end_of(turn.discard, end_of(turn.keep, span.end));
    return {text.draw(turn, false), span};
  }
  std::string words = text.who(turn) + ruling_text(turn.ruling) + text.reshuffle(turn);
  if (!turn.leaves) words += "; " + text.draw(turn, false);
  for (const read::WrittenAction& each : turn.actions) words += "; " + text.action(each, turn.player.seat);
  return {std::move(words), turn.span};
}

/// What became of a turn as a whole. A withdrawn action leaves it as it is.
Effect effect_of_turn(std::span<const StationMoment> moments) {
  const auto any = [&](Effect effect) {
    return std::any_of(moments.begin(), moments.end(),
                       [&](const StationMoment& each) { return each.effect == effect; });
  };
  if (moments.size() == 1 && moments.front().part == StationPart::Turn) return moments.front().effect;
  for (const Effect effect : {Effect::Refused, Effect::NotJudged, Effect::Stood}) {
    if (any(effect)) return effect;
  }
  return Effect::Applied;
}

std::optional<Entry> entry_at(const SeatedGame& game, const Point& point) {
  const auto& turns = game.reread().record.turns;
  if (point.number > turns.size()) return std::nullopt;
  if (point.part == StationPart::Action && point.action > turns[point.number - 1].actions.size()) return std::nullopt;
  Entry entry;
  entry.point = point;
  entry.said = said_at(game, point);
  entry.faults = faults_at(game.reread().compared.verdict, point);
  const StationMoment* const moment = game.moment_at(point);
  if (moment == nullptr) return entry;
  entry.effect = point.part == StationPart::Turn ? effect_of_turn(game.moments_of_turn(point.number)) : moment->effect;
  entry.after_end = entry.effect == Effect::Refused && !moment->next.has_value();
  return entry;
}

/// The points of a game at which its table was judged; an action that stops the replay leads nowhere.
std::vector<Stop> stops_of(const SeatedGame& game) {
  const Seated seated = game.seated();
  std::vector<Stop> stops{{Point{}, table_key(seated, *seated.station.course->start, 0, false)}};
  const auto& moments = station_of(game.reread()).course->moments;
  for (std::size_t index = 0; index < followed_moments(moments); ++index) {
    const StationMoment& moment = moments[index];
    if (moment.effect == Effect::NotJudged) continue;
    stops.push_back(
        {Point{moment.turn, moment.part, moment.action}, table_key(seated, moment.state, moment.next, moment.in_turn)});
  }
  return stops;
}

bool is_within_turn(const Point& point) { return point.part == StationPart::Draw || point.part == StationPart::Action; }

/// The last stop in front of a point.
std::size_t stop_before(const std::vector<Stop>& stops, const Point& point) {
  std::size_t last = 0;
  for (std::size_t index = 0; index < stops.size(); ++index) {
    const Point& at = stops[index].after;
    const bool in_front = point.part == StationPart::Action && is_within_turn(at) && at.action < point.action;
    if (at.number < point.number || (at.number == point.number && in_front)) last = index;
  }
  return last;
}

/// What stands in a record behind a point: the rest of its turn, then turn by turn.
std::vector<std::string> rest_of(const SeatedGame& game, const Point& point) {
  std::vector<std::string> rest;
  if (is_within_turn(point)) {
    const auto& actions = game.turns()[point.number - 1].actions;
    std::string text;
    for (std::size_t index = point.action; index < actions.size(); ++index) text += actions[index] + "\n";
    rest.push_back(std::move(text));
  }
  const auto& turns = game.wholes();
  rest.insert(rest.end(), turns.begin() + static_cast<std::ptrdiff_t>(point.number), turns.end());
  return rest;
}

const station::State& state_at(const SeatedGame& game, const Point& point) {
  if (point.number == 0) return *station_of(game.reread()).course->start;
  return game.moment_at(point)->state;
}

std::string hash_at(const SeatedGame& game, const Point& point) {
  if (is_within_turn(point)) return {};
  const StationVerdict& station = station_of(game.reread());
  const auto next = point.number == 0 ? std::optional<std::size_t>{0} : game.moment_at(point)->next;
  return hash_of_text(canonical_text(state_at(game, point), next, *station.deck, station.players));
}

/// Where two turns that are not the same differ first.
std::pair<Point, std::vector<Aspect>> first_in_turn(const SeatedGame& a, const SeatedGame& b, std::size_t index) {
  const Point turn{index + 1};
  if (index >= a.turns().size() || index >= b.turns().size()) return {turn, {Aspect::Missing}};
  const TurnKeys& in_a = a.turns()[index];
  const TurnKeys& in_b = b.turns()[index];
  std::vector<Aspect> aspects = aspects_of(in_a, in_b);
  const bool in_whole = std::any_of(aspects.begin(), aspects.end(), [](Aspect each) { return each != Aspect::Draw; });
  if (in_whole) return {turn, std::move(aspects)};
  if (!aspects.empty()) return {Point{index + 1, StationPart::Draw}, std::move(aspects)};
  const auto parting =
      std::mismatch(in_a.actions.begin(), in_a.actions.end(), in_b.actions.begin(), in_b.actions.end());
  const auto action = static_cast<std::size_t>(parting.first - in_a.actions.begin());
  const bool missing = parting.first == in_a.actions.end() || parting.second == in_b.actions.end();
  const auto plain = [](const std::string& key) { return key.substr(0, key.find(", ruling: ")); };
  const bool ruling_alone = !missing && plain(*parting.first) == plain(*parting.second);
  return {{index + 1, StationPart::Action, action + 1},
          {missing        ? Aspect::Missing
           : ruling_alone ? Aspect::Ruling
                          : Aspect::Action}};
}

void find_first(const SeatedGame& a, const SeatedGame& b, Difference& made) {
  const auto [point, aspects] = first_in_turn(a, b, made.moves.common_before);
  FirstDifference& first = made.first.emplace();
  first.aspects = aspects;
  first.entries = {entry_at(a, point), entry_at(b, point)};
}

/// How much was carried out of what stands at a point, and so lies on the table behind it.
Carried carried_at(const SeatedGame& game, const std::optional<Entry>& entry) {
  if (!entry) return Carried::Whole;
  if (entry->point.part != StationPart::Turn) return is_carried_out(entry->effect) ? Carried::Whole : Carried::Not;
  const auto moments = game.moments_of_turn(entry->point.number);
  const auto is_done = [&](const StationMoment& each) { return is_carried_out(each.effect); };
  if (std::all_of(moments.begin(), moments.end(), is_done)) return Carried::Whole;
  return std::any_of(moments.begin(), moments.end(), is_done) ? Carried::InPart : Carried::Not;
}

/// What lies before the players behind the first difference. A record that has nothing there is as it was before.
void find_seats(const SeatedGame& a, const SeatedGame& b, const Both<std::vector<Stop>>& stops,
                FirstDifference& first) {
  const auto judged = [](const std::optional<Entry>& entry) { return !entry || entry->effect != Effect::NotJudged; };
  if (!judged(first.entries.a) || !judged(first.entries.b)) return;
  const Point point = first.entries.a ? first.entries.a->point : first.entries.b->point;
  const auto state = [&](const SeatedGame& game, const std::optional<Entry>& entry, const std::vector<Stop>& all) {
    const StationMoment* const moment = entry ? game.moment_at(point) : nullptr;
    return moment != nullptr ? &moment->state : &state_at(game, all[stop_before(all, point)].after);
  };
  first.seats = seats_that_differ({a.seated(), b.seated()},
                                  {state(a, first.entries.a, stops.a), state(b, first.entries.b, stops.b)},
                                  names_of(a.reread().record));
  first.carried = {carried_at(a, first.entries.a), carried_at(b, first.entries.b)};
}

void find_meeting(const SeatedGame& a, const SeatedGame& b, const Both<std::vector<Stop>>& stops, Difference& made) {
  const bool together = stops.a.front().position == stops.b.front().position;
  if (together && !made.first) return;
  made.parted = true;
  made.apart_from_start = !together;
  Both<std::size_t> from;
  if (together) {
    const auto& entries = made.first->entries;
    const Point point = entries.a ? entries.a->point : entries.b->point;
    from = {stop_before(stops.a, point), stop_before(stops.b, point)};
    if (stops.a[from.a].position != stops.b[from.b].position) return;  // one was not followed to there
  }
  const auto met = next_meeting(stops.a, stops.b, from, together);
  if (!met) return;
  Meeting& meeting = made.meeting.emplace();
  meeting.after = {stops.a[met->a].after, stops.b[met->b].after};
  meeting.hash = hash_at(a, meeting.after.a);
  const auto rest = numbered(rest_of(a, meeting.after.a), rest_of(b, meeting.after.b));
  const auto parting = std::mismatch(rest.a.begin(), rest.a.end(), rest.b.begin(), rest.b.end());
  meeting.to_the_end = parting.first == rest.a.end() && parting.second == rest.b.end();
  const auto turn = [](const Point& point, std::ptrdiff_t behind) {
    return point.number + static_cast<std::size_t>(behind) + (is_within_turn(point) ? 0 : 1);
  };
  meeting.next_parting = {turn(meeting.after.a, parting.first - rest.a.begin()),
                          turn(meeting.after.b, parting.second - rest.b.begin())};
}

/// Winners in the seats of A. A seat that A has not is none.
using Winners = std::vector<std::optional<std::size_t>>;

Winners winners_of(const std::vector<std::size_t>& places, const SeatsOfA& seats) {
  Winners winners;
  for (const std::size_t each : places) winners.push_back(seats[each]);
  std::sort(winners.begin(), winners.end());
  return winners;
}

Winners recorded_winners(const SeatedGame& game) {
  const auto& named = game.reread().record.result->winner;
  std::vector<std::size_t> places;
  if (named) {
    for (const read::WrittenPlayer& each : named->players) places.push_back(each.seat);
  }
  return winners_of(places, game.seated().seats);
}

bool same_by_the_rules(const StationOutcome& a, const StationOutcome& b, const Both<SeatsOfA>& seats) {
  if (winners_of(a.winners, seats.a) != winners_of(b.winners, seats.b)) return false;
  const auto trigger = b.triggered_by ? seats.b[*b.triggered_by] : std::nullopt;
  if (trigger != a.triggered_by || a.credits.size() != b.credits.size()) return false;
  for (std::size_t seat = 0; seat < seats.b.size(); ++seat) {
    if (!seats.b[seat] || a.credits[*seats.b[seat]] != b.credits[seat]) return false;
  }
  return true;
}

bool same_outcome(const SeatedGame& a, const SeatedGame& b) {
  const StationVerdict& of_a = station_of(a.reread());
  const StationVerdict& of_b = station_of(b.reread());
  return ended_alike(
      of_a, of_b,
      [&](const StationOutcome& one, const StationOutcome& other) {
        return same_by_the_rules(one, other, {a.seated().seats, b.seated().seats});
      },
      [&] { return recorded_winners(a) == recorded_winners(b); });
}

SeatsOfA in_place(std::size_t players, std::size_t of_a) {
  SeatsOfA seats;
  for (std::size_t seat = 0; seat < players; ++seat) seats.push_back(seat < of_a ? std::optional{seat} : std::nullopt);
  return seats;
}

/// Set-up and turns, and nothing that follows from them.
Difference compare_with(const SeatedGame& a, const SeatedGame& b) {
  Difference made;
  compare_topics(a.reread(), b.reread(), b.seated().seats, made);
  const auto turns = numbered(a.wholes(), b.wholes());
  made.moves = compare_sequences(turns.a, turns.b);
  compare_turns(a, b, made);
  return made;
}

}  // namespace

Difference compare_station(const Compared& a, const Compared& b) {
  const StationReread record_a{a, read::read_station_record};
  const StationReread record_b{b, read::read_station_record};
  const std::size_t of_a = record_a.record.players.size();
  const std::size_t of_b = record_b.record.players.size();
  const auto ordered = orders_known(record_a, record_b);
  const SeatedGame game_a{record_a, in_place(of_a, of_a), ordered.a};
  std::optional<SeatedGame> game_b{std::in_place, record_b, in_place(of_b, of_a), ordered.b};
  Difference made = compare_with(game_a, *game_b);
  // Players are who sits in the same place, unless the games are nearer to each other by the names.
  if (const auto seats = seats_by_name(record_a.record, record_b.record)) {
    const SeatedGame by_name{record_b, *seats, ordered.b};
    Difference other = compare_with(game_a, by_name);
    if (distance(other) < distance(made)) {
      made = std::move(other);
      game_b.emplace(record_b, *seats, ordered.b);
    }
  }
  if (made.moves.shape != Shape::Same) find_first(game_a, *game_b, made);
  if (a.verdict.station->game && b.verdict.station->game) {
    const Both<std::vector<Stop>> stops{stops_of(game_a), stops_of(*game_b)};
    if (made.first) find_seats(game_a, *game_b, stops, *made.first);
    find_meeting(game_a, *game_b, stops, made);
  }
  made.outcome_differs = !same_outcome(game_a, *game_b);
  compare_remarks(game_a, *game_b, made);
  return made;
}

}  // namespace orion::judge
