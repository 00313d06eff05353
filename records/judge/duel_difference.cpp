#include <algorithm>

#include "records/judge/difference_parts.hpp"
#include "records/judge/duel_difference_words.hpp"
#include "records/judge/position_hash.hpp"

namespace orion::judge {

namespace {

using Record = Reread<read::DuelRecord>;

const DuelCourse& course_of(const Record& record) { return *record.compared.verdict.duel->course; }

std::vector<std::string> keys_of(const Record& record, Colours colours) {
  std::vector<std::string> keys;
  for (const read::DuelMove& move : record.record.moves) keys.push_back(key_of(move, colours));
  return keys;
}

/// Players are told apart by their ids only where both records have one.
Both<std::string> players_keys(const Record& a, const Record& b, Colours colours) {
  Both<std::string> keys;
  const auto add = [](std::string& key, const std::optional<read::Text>& text) { key += read::words_of(text) + "\n"; };
  for (const duel::Colour colour : duel::kColours) {
    const duel::Colour other = taken(colour, colours);
    add(keys.a, a.record.players[colour]);
    add(keys.b, b.record.players[other]);
    if (!a.record.player_ids[colour] || !b.record.player_ids[other]) continue;
    add(keys.a, a.record.player_ids[colour]);
    add(keys.b, b.record.player_ids[other]);
  }
  return keys;
}

PlayersDiffer how_players_differ(const Record& a, const Record& b, Colours colours) {
  const auto name = [](const Record& record, duel::Colour colour) {
    const auto& player = record.record.players[colour];
    return player ? player->value : std::string_view{};
  };
  const bool crossed = std::all_of(duel::kColours.begin(), duel::kColours.end(), [&](duel::Colour colour) {
    return name(a, colour) == name(b, taken(duel::opponent(colour), colours));
  });
  return crossed && name(a, duel::Colour::Blue) != name(a, duel::Colour::Orange) ? PlayersDiffer::Exchanged
                                                                                 : PlayersDiffer::Named;
}

void add(Difference& made, Topic topic, const Both<DuelTopic>& both) {
  add_topic(made.topics, topic, {both.a.key, both.b.key}, {both.a.said, both.b.said});
}

void compare_topics(const Record& a, const Record& b, Colours colours, Difference& made) {
  const read::DuelSetup& a_setup = a.record.setup;
  const read::DuelSetup& b_setup = b.record.setup;
  const Both<std::string> rules{read::to_string(a.record.rules), read::to_string(b.record.rules)};
  add_topic(made.topics, Topic::Rules, rules,
            {{rules.a, place_of(a.root, "rules")}, {rules.b, place_of(b.root, "rules")}});
  const std::size_t before = made.topics.size();
  add_topic(made.topics, Topic::Players, players_keys(a, b, colours),
            {players_of(a.record, a.root), players_of(b.record, b.root)});
  if (made.topics.size() > before) made.topics.back().players = how_players_differ(a, b, colours);
  for (const auto& [topic, kind] :
       {std::pair{Topic::Galaxies, duel::TokenKind::Galaxy}, std::pair{Topic::BlackHoles, duel::TokenKind::BlackHole}})
    add(made, topic, {tokens_of(a_setup, kind, Colours::AsRecorded), tokens_of(b_setup, kind, colours)});
  add(made, Topic::Start, {start_of(a_setup, Colours::AsRecorded), start_of(b_setup, colours)});
  add(made, Topic::Placed, {placed_of(a_setup, Colours::AsRecorded), placed_of(b_setup, colours)});
  add(made, Topic::Result, {result_of(a.record, a.root, Colours::AsRecorded), result_of(b.record, b.root, colours)});
}

/// The set-up and moves, and nothing that follows from them.
Difference compare_with(const Record& a, const Record& b, Colours colours) {
  Difference made;
  made.colours_exchanged = colours == Colours::Exchanged;
  compare_topics(a, b, colours, made);
  const auto moves = numbered(keys_of(a, Colours::AsRecorded), keys_of(b, colours));
  made.moves = compare_sequences(moves.a, moves.b);
  return made;
}

/// Whether the games are nearer to each other with the colours of B exchanged, and most of the shorter one is common
/// then.
bool is_exchanged(const Difference& plain, const Difference& exchanged) {
  const std::size_t shorter = std::min(plain.moves.sizes.a, plain.moves.sizes.b);
  if (distance(exchanged) >= distance(plain)) return false;
  return shorter == 0 ? exchanged.topics.empty() : exchanged.moves.common * 2 >= shorter;
}

std::optional<Entry> entry_at(const Record& record, std::size_t index) {
  if (index >= record.record.moves.size()) return std::nullopt;
  const DuelMoment& moment = course_of(record).moments[index];
  const Point point{index + 1};
  const read::DuelMove& move = record.record.moves[index];
  return Entry{point,
               {in_words(move), move.placed.span},
               moment.effect,
               moment.after_end,
               faults_at(record.compared.verdict, point)};
}

FirstDifference first_difference(const Record& a, const Record& b, std::size_t index, Colours colours) {
  FirstDifference first;
  first.entries = {entry_at(a, index), entry_at(b, index)};
  if (!first.entries.a || !first.entries.b) {
    first.aspects.push_back(Aspect::Missing);
    return first;
  }
  const read::DuelMove& in_a = a.record.moves[index];
  const read::DuelMove& in_b = b.record.moves[index];
  const auto hexagons = [](const std::string& key) { return key.substr(key.find(':')); };
  if (in_a.placed.player.value != taken(in_b.placed.player.value, colours)) first.aspects.push_back(Aspect::Player);
  const std::string key = key_of(in_a.placed, Colours::AsRecorded);
  if (hexagons(key) != hexagons(key_of(in_b.placed, colours))) first.aspects.push_back(Aspect::Placement);
  const auto ruling = [](const read::DuelMove& move) {
    return move.ruling ? move.ruling->decision.value : duel::Ruling::None;
  };
  if (ruling(in_a) != ruling(in_b)) first.aspects.push_back(Aspect::Ruling);
  return first;
}

/// The position before the first move and after every one that was judged; a move that stops the replay leads nowhere.
std::vector<Stop> stops_of(const Record& record, Colours colours) {
  std::vector<Stop> stops{{Point{}, canonical_text(taken(course_of(record).start, colours))}};
  const auto& moments = course_of(record).moments;
  for (std::size_t index = 0; index < followed_moments(moments); ++index)
    stops.push_back({Point{index + 1}, canonical_text(taken(moments[index].position, colours))});
  return stops;
}

void find_meeting(const Record& a, const Record& b, Colours colours, Difference& made) {
  if (!a.compared.verdict.replayed() || !b.compared.verdict.replayed()) return;
  const auto a_stops = stops_of(a, Colours::AsRecorded);
  const auto b_stops = stops_of(b, colours);
  const bool together = a_stops.front().position == b_stops.front().position;
  if (together && made.moves.shape == Shape::Same) return;
  made.parted = true;
  made.apart_from_start = !together;
  const std::size_t before = together ? made.moves.common_before : 0;
  if (before >= a_stops.size() || before >= b_stops.size()) return;
  const auto met = next_meeting(a_stops, b_stops, {before, before}, together);
  if (!met) return;
  Meeting& meeting = made.meeting.emplace();
  meeting.after = {a_stops[met->a].after, b_stops[met->b].after};
  const auto& moments = course_of(a).moments;
  meeting.hash = position_hash(met->a == 0 ? course_of(a).start : moments[met->a - 1].position);
  const auto keys = numbered(keys_of(a, Colours::AsRecorded), keys_of(b, colours));
  const auto parting = std::mismatch(keys.a.begin() + static_cast<std::ptrdiff_t>(met->a), keys.a.end(),
                                     keys.b.begin() + static_cast<std::ptrdiff_t>(met->b), keys.b.end());
  meeting.to_the_end = parting.first == keys.a.end() && parting.second == keys.b.end();
  meeting.next_parting = {static_cast<std::size_t>(parting.first - keys.a.begin()) + 1,
                          static_cast<std::size_t>(parting.second - keys.b.begin()) + 1};
}

bool same_by_the_rules(const DuelOutcome& a, const DuelOutcome& b, Colours colours) {
  const auto& winner = b.ending.winner;
  const bool same_winner = a.ending.winner ? winner && *a.ending.winner == taken(*winner, colours) : !winner;
  return a.ending.how == b.ending.how && same_winner &&
         std::all_of(duel::kColours.begin(), duel::kColours.end(), [&](duel::Colour colour) {
           const duel::Colour other = taken(colour, colours);
           return a.score[colour] == b.score[other] && a.conditions[colour] == b.conditions[other];
         });
}

bool same_outcome(const Record& a, const Record& b, Colours colours) {
  const DuelVerdict& of_a = *a.compared.verdict.duel;
  const DuelVerdict& of_b = *b.compared.verdict.duel;
  const auto winner = [](const Record& record) {
    const auto& named = record.record.result->winner;
    return named ? named->value : read::Winner::None;
  };
  return ended_alike(
      of_a, of_b,
      [&](const DuelOutcome& one, const DuelOutcome& other) { return same_by_the_rules(one, other, colours); },
      [&] { return winner(a) == taken(winner(b), colours); });
}

template <class Text>
std::vector<std::string> texts_of(const Record& record, Text text) {
  std::vector<std::string> texts;
  for (const read::DuelMove& move : record.record.moves) texts.push_back(text(move));
  return texts;
}

void compare_remarks(const Record& a, const Record& b, Difference& made) {
  add_remarks(made.remarks, {course_of(a).about, course_of(b).about}, {a.compared.verdict.id, b.compared.verdict.id});
  const auto add = [&](Remark remark, auto text) {
    add_remark(made.remarks, remark, made.moves, {texts_of(a, text), texts_of(b, text)});
  };
  add(Remark::Note, [](const read::DuelMove& move) { return read::words_of(move.note); });
  add(Remark::Clock, [](const read::DuelMove& move) { return read::words_of(move.clock); });
  add(Remark::Number, [](const read::DuelMove& move) { return move.number ? std::to_string(move.number->value) : ""; });
  add(Remark::Hash, [](const read::DuelMove& move) { return read::words_of(move.hash); });
  add(Remark::RulingWords, [](const read::DuelMove& move) {
    return move.ruling ? read::words_of(move.ruling->by) + "\n" + read::words_of(move.ruling->reason) : std::string{};
  });
}

}  // namespace

Difference compare_duel(const Compared& a, const Compared& b) {
  const Record record_a{a, read::read_duel_record};
  const Record record_b{b, read::read_duel_record};
  Difference made = compare_with(record_a, record_b, Colours::AsRecorded);
  Colours colours = Colours::AsRecorded;
  if (distance(made) > 0) {
    Difference exchanged = compare_with(record_a, record_b, Colours::Exchanged);
    if (is_exchanged(made, exchanged)) {
      made = std::move(exchanged);
      colours = Colours::Exchanged;
    }
  }
  if (made.moves.shape != Shape::Same)
    made.first = first_difference(record_a, record_b, made.moves.common_before, colours);
  find_meeting(record_a, record_b, colours, made);
  made.outcome_differs = !same_outcome(record_a, record_b, colours);
  compare_remarks(record_a, record_b, made);
  return made;
}

}  // namespace orion::judge
