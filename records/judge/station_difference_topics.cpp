#include "records/judge/station_difference_topics.hpp"

#include <algorithm>
#include <utility>

#include "records/joined.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

std::vector<std::string> texts(const read::WrittenList& list) {
  std::vector<std::string> made;
  for (const read::Text& each : list.items) made.emplace_back(each.value);
  return made;
}

std::string players_text(const read::StationRecord& record) {
  std::vector<std::string> words;
  for (const read::NamedPlayer& each : record.players)
    words.push_back(std::string{each.name.value} + (each.id ? " (id " + std::string{each.id->value} + ")" : ""));
  return joined(words);
}

/// Players are told apart by their ids only where both records have one.
bool same_player(const read::NamedPlayer& a, const read::NamedPlayer& b) {
  return a.name.value == b.name.value && (!a.id || !b.id || a.id->value == b.id->value);
}

bool in_place(const SeatsOfA& seats) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (seats[seat] && *seats[seat] != seat) return false;
  }
  return true;
}

std::optional<PlayersDiffer> how_players_differ(const read::StationRecord& a, const read::StationRecord& b,
                                                const SeatsOfA& seats) {
  if (a.players.size() != b.players.size()) return PlayersDiffer::Number;
  if (!in_place(seats)) return PlayersDiffer::Reordered;
  if (std::equal(a.players.begin(), a.players.end(), b.players.begin(), same_player)) return std::nullopt;
  return std::is_permutation(a.players.begin(), a.players.end(), b.players.begin(), same_player)
             ? PlayersDiffer::Exchanged
             : PlayersDiffer::Named;
}

void compare_players(const StationReread& a, const StationReread& b, const SeatsOfA& seats, Difference& made) {
  const auto how = how_players_differ(a.record, b.record, seats);
  if (!how) return;
  TopicDifference& topic = made.topics.emplace_back();
  topic.topic = Topic::Players;
  topic.players = how;
  topic.said = {{players_text(a.record), place_of(a.root, "players")},
                {players_text(b.record), place_of(b.root, "players")}};
}

Said deck_said(const StationReread& reread) {
  const auto& written = reread.record.deck;
  if (!written) return {};
  std::string words = written->inline_deck ? "written out: " + written->inline_deck->name : std::string{written->name};
  return {std::move(words), written->inline_deck ? place_of(reread.root, "deck") : std::optional{written->span}};
}

void compare_decks(const StationReread& a, const StationReread& b, Difference& made) {
  const auto& a_deck = a.compared.verdict.station->deck;
  const auto& b_deck = b.compared.verdict.station->deck;
  const Both<Said> said{deck_said(a), deck_said(b)};
  std::vector<std::string> cards;
  if (a_deck && b_deck) {
    cards = cards_that_differ(*a_deck, *b_deck);
    if (cards.empty()) return;
  } else if (!a_deck && !b_deck && said.a.words == said.b.words) {
    return;
  }
  TopicDifference& topic = made.topics.emplace_back();
  topic.topic = Topic::Deck;
  topic.said = said;
  topic.cards = std::move(cards);
}

void compare_hands(const StationReread& a, const StationReread& b, const SeatsOfA& seats, Difference& made) {
  const auto key = [](const std::optional<read::WrittenList>& hand) {
    if (!hand) return std::string{"not recorded"};
    std::vector<std::string> cards = texts(*hand);
    std::sort(cards.begin(), cards.end());
    return "[" + joined(cards) + "]";
  };
  const auto said = [](const std::optional<read::WrittenList>& hand) {
    return hand ? Said{joined(texts(*hand)), hand->span} : Said{};
  };
  for (std::size_t seat = 0; seat < a.record.players.size(); ++seat) {
    const auto in_b = std::find(seats.begin(), seats.end(), std::optional{seat});
    if (in_b == seats.end()) continue;
    const auto& a_hand = a.record.setup.hands[seat];
    const auto& b_hand = b.record.setup.hands[static_cast<std::size_t>(in_b - seats.begin())];
    const std::size_t before = made.topics.size();
    add_topic(made.topics, Topic::Hand, {key(a_hand), key(b_hand)}, {said(a_hand), said(b_hand)});
    if (made.topics.size() > before) made.topics.back().player = a.record.name(seat);
  }
}

void compare_piles(const StationReread& a, const StationReread& b, Difference& made) {
  const auto said = [](const std::optional<read::WrittenList>& pile) {
    return pile ? Said{joined(texts(*pile)), pile->span} : Said{};
  };
  const Both<Said> both{said(a.record.setup.pile), said(b.record.setup.pile)};
  const auto key = [](const Said& pile) { return (pile.span ? "recorded: " : "") + pile.words; };
  add_topic(made.topics, Topic::Pile, {key(both.a), key(both.b)}, both);
}

/// @param players  what they are called, by their seats
std::string result_text(const read::StationResult& result, const std::vector<std::string>& players) {
  std::vector<std::string> claims;
  if (result.winner) {
    std::vector<std::string> winners;
    for (const read::WrittenPlayer& each : result.winner->players) winners.push_back(players[each.seat]);
    std::sort(winners.begin(), winners.end());
    claims.push_back("winner: " + (winners.empty() ? "none" : joined(winners, " and ")));
  }
  if (result.how) claims.push_back("how: " + std::string{read::word(result.how->value)});
  std::vector<std::string> credits;
  for (const auto& each : result.credits)
    credits.push_back(players[each.player.seat] + " " + std::to_string(each.number.value));
  std::sort(credits.begin(), credits.end());
  if (!credits.empty()) claims.push_back("credits: " + joined(credits));
  if (result.triggered_by) claims.push_back("triggered-by: " + players[result.triggered_by->seat]);
  return joined(claims, "; ");
}

void compare_results(const StationReread& a, const StationReread& b, const SeatsOfA& seats, Difference& made) {
  std::vector<std::string> a_seats;
  std::vector<std::string> b_seats;
  for (std::size_t seat = 0; seat < a.record.players.size(); ++seat) a_seats.push_back(std::to_string(seat));
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    b_seats.push_back(seats[seat] ? std::to_string(*seats[seat]) : "of B alone: " + std::to_string(seat));
  const auto said = [](const StationReread& reread) {
    const auto& result = reread.record.result;
    return result ? Said{result_text(*result, names_of(reread.record)), result->span} : Said{};
  };
  const auto key = [](const StationReread& reread, const std::vector<std::string>& called) {
    return reread.record.result ? result_text(*reread.record.result, called) : std::string{};
  };
  add_topic(made.topics, Topic::Result, {key(a, a_seats), key(b, b_seats)}, {said(a), said(b)});
}

}  // namespace

std::vector<std::string> names_of(const read::StationRecord& record) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < record.players.size(); ++seat) names.push_back(record.name(seat));
  return names;
}

std::optional<SeatsOfA> seats_by_name(const read::StationRecord& a, const read::StationRecord& b) {
  SeatsOfA seats;
  for (const read::NamedPlayer& player : b.players) {
    const auto found = std::find_if(a.players.begin(), a.players.end(),
                                    [&](const read::NamedPlayer& each) { return same_player(each, player); });
    seats.push_back(found == a.players.end() ? std::nullopt
                                             : std::optional{static_cast<std::size_t>(found - a.players.begin())});
  }
  const bool any = std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.has_value(); });
  if (!any || (in_place(seats) && a.players.size() == b.players.size())) return std::nullopt;
  for (std::size_t one = 0; one < seats.size(); ++one) {
    if (seats[one] && std::count(seats.begin(), seats.end(), seats[one]) > 1) return std::nullopt;
  }
  return seats;
}

void compare_topics(const StationReread& a, const StationReread& b, const SeatsOfA& seats, Difference& made) {
  const Both<std::string> rules{read::to_string(a.record.rules), read::to_string(b.record.rules)};
  add_topic(made.topics, Topic::Rules, rules,
            {{rules.a, place_of(a.root, "rules")}, {rules.b, place_of(b.root, "rules")}});
  compare_players(a, b, seats, made);
  compare_decks(a, b, made);
  compare_hands(a, b, seats, made);
  compare_piles(a, b, made);
  compare_results(a, b, seats, made);
}

}  // namespace orion::judge
