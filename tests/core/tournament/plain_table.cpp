#include "tests/core/tournament/plain_table.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace orion::testing {
using tournament::How;
using tournament::Player;
using tournament::RankingRules;
using tournament::Results;
using tournament::Standing;
using tournament::System;
using tournament::TieBreak;
using tournament::TieBreakValue;

namespace {

using Number = std::int64_t;
constexpr Number kOften = 420;  // what 1..7 divide

enum class Kind { Played, Open, Won, Lost, Bye, Absent };

struct Opponent {
  Player player;
  Number made;
};

/// One round of one player.
struct Entry {
  Kind kind = Kind::Absent;
  Number points = 0;
  std::vector<Opponent> opponents;
  bool first_of_table = false;  // as many points as for a win
  int outcome = 0;              // 1, 0 or -1, of a played one
  bool voluntary() const { return kind == Kind::Absent || kind == Kind::Lost; }
};

using Groups = std::vector<std::vector<Player>>;

class Plain {
 public:
  Plain(const Results& results, std::size_t players, const RankingRules& rules)
      : rules_{rules}, entries_(players, std::vector<Entry>(rules.rounds)) {
    for (std::size_t index = 0; index < results.size(); ++index) enter(results[index]);
  }

  std::vector<Standing> table() {
    Groups groups;
    std::map<Number, std::vector<Player>> by_points;
    for (Player player = 0; player < entries_.size(); ++player) by_points[-points(player)].push_back(player);
    for (const auto& [less, tied] : by_points) groups.push_back(tied);
    std::vector<std::vector<TieBreakValue>> values;
    for (const TieBreak tie_break : rules_.tie_breaks) {
      values.emplace_back(entries_.size());
      if (tie_break == TieBreak::DirectEncounter) {
        groups = split(groups, [&](const auto& tied) { return separate(tied, values.back()); });
        continue;
      }
      for (Player player = 0; player < entries_.size(); ++player) values.back()[player] = value(player, tie_break);
      groups = split(groups, [&](const auto& tied) {
        std::map<Number, std::vector<Player>> parted;
        for (const Player player : tied) parted[-*values.back()[player]].push_back(player);
        Groups parts;
        for (const auto& [less, part] : parted) parts.push_back(part);
        return parts;
      });
    }
    return lines(groups, values);
  }

 private:
  bool robin() const { return rules_.system == System::RoundRobin || rules_.system == System::DoubleRoundRobin; }

  void enter(const tournament::Encounter& encounter) {
    if (encounter.round >= rules_.rounds) return;
    const auto& scoring = rules_.scoring;
    for (std::size_t own = 0; own < encounter.seats.size(); ++own) {
      const auto& seat = encounter.seats[own];
      Entry& entry = entries_[seat.player][encounter.round];
      entry.points = seat.points;
      switch (encounter.how) {
        case How::Played:
          entry.kind = Kind::Played;
          break;
        case How::Open:
          entry.kind = Kind::Open;
          break;
        case How::Forfeit:
          entry.kind = own == 0 ? Kind::Won : Kind::Lost;
          break;
        case How::Bye:
          entry.kind = Kind::Bye;
          break;
      }
      Number win = scoring.win;
      if (encounter.seats.size() > 2 && !scoring.places.empty()) win = scoring.places[0];
      entry.first_of_table = encounter.how != How::Open && seat.points >= win;
      int outcome = 1;
      for (const auto& other : encounter.seats) {
        if (other.player == seat.player) continue;
        const int against = (seat.points > other.points) - (seat.points < other.points);
        Number made = seat.points;
        if (entry.kind == Kind::Played && encounter.seats.size() > 2)
          made = against > 0 ? scoring.win : against < 0 ? scoring.loss : scoring.tie;
        entry.opponents.push_back({other.player, made});
        outcome = std::min(outcome, against);
      }
      entry.outcome = outcome;
    }
  }

  Number points(Player player) const {
    Number sum = 0;
    for (const Entry& entry : entries_[player]) sum += entry.points;
    return sum;
  }
  /// 16.3
  Number adjusted(Player player) const {
    Number sum = 0;
    const auto& rounds = entries_[player];
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      bool at_end = rounds[round].kind == Kind::Absent;
      for (std::size_t later = round + 1; later < rounds.size(); ++later) at_end = at_end && rounds[later].voluntary();
      sum += at_end && !robin() ? rules_.scoring.tie : rounds[round].points;
    }
    return sum;
  }
  /// 16.4
  Number dummy(Player player, const Entry& entry) const {
    Number most = rules_.scoring.tie * static_cast<Number>(rules_.rounds);
    if (entry.kind == Kind::Won || entry.kind == Kind::Lost) most = adjusted(entry.opponents[0].player);
    return std::min(points(player), most);
  }

  Number value(Player player, TieBreak tie_break) const {
    struct Addend {
      Number score, made;
      bool voluntary;
    };
    std::vector<Addend> addends;
    Number wins = 0;
    for (const Entry& entry : entries_[player]) {
      wins += entry.first_of_table ? 1 : 0;
      if (entry.kind == Kind::Played || robin()) {
        for (const Opponent& opponent : entry.opponents) {
          addends.push_back({adjusted(opponent.player), opponent.made, false});
        }
      } else {
        addends.push_back({dummy(player, entry), entry.points, entry.voluntary()});
      }
    }
    if (tie_break == TieBreak::Wins) return wins * 10'000;
    if (tie_break == TieBreak::BuchholzCut1 && !addends.empty()) {
      // The voluntary first, and of these the least.
      const auto cut = std::min_element(addends.begin(), addends.end(), [](const Addend& a, const Addend& b) {
        return std::pair{!a.voluntary, a.score} < std::pair{!b.voluntary, b.score};
      });
      addends.erase(cut);
    }
    Number sum = 0;
    for (const Addend& addend : addends) {
      sum += addend.score * (tie_break == TieBreak::SonnebornBerger ? addend.made : 100);
    }
    return sum;
  }

  template <class Parter>
  static Groups split(const Groups& groups, Parter parter) {
    Groups all;
    for (const auto& group : groups) {
      const Groups parts = group.size() > 1 ? parter(group) : Groups{group};
      all.insert(all.end(), parts.begin(), parts.end());
    }
    return all;
  }

  /// What `player` made against `other` on average, `kOften` times; nothing if they have not met.
  std::optional<Number> average(Player player, Player other) const {
    Number sum = 0;
    Number times = 0;
    for (const Entry& entry : entries_[player]) {
      const bool forfeit = entry.kind == Kind::Won || entry.kind == Kind::Lost;
      if (entry.kind != Kind::Played && !(forfeit && robin())) continue;
      for (const Opponent& opponent : entry.opponents) {
        if (opponent.player != other) continue;
        sum += opponent.made;
        ++times;
      }
    }
    if (times == 0) return std::nullopt;
    return sum * kOften / times;
  }

  /// Article 6: the tied players in parts, the first of these first.
  Groups separate(const std::vector<Player>& tied, std::vector<TieBreakValue>& values) const {
    std::map<Player, Number> made;
    std::vector<std::pair<Player, Player>> missing;
    for (const Player player : tied) {
      made[player] = 0;
      for (const Player other : tied) {
        if (player == other) continue;
        const auto against = average(player, other);
        if (against) made[player] += *against;
        if (!against && player < other) missing.emplace_back(player, other);
      }
    }
    const auto keep = [&](Player player) {
      if (!values[player]) values[player] = made[player] * 100 / kOften;
    };
    if (missing.empty()) {
      std::map<Number, std::vector<Player>> parted;
      for (const Player player : tied) {
        keep(player);
        parted[-made[player]].push_back(player);
      }
      if (parted.size() == 1) return {tied};
      Groups parts;
      for (const auto& [less, part] : parted) parts.push_back(part);
      return split(parts, [&](const auto& part) { return separate(part, values); });
    }
    if (robin()) return {tied};
    Groups parts;
    std::vector<Player> left = tied;
    while (!left.empty()) {
      const auto first = std::find_if(left.begin(), left.end(),
                                      [&](Player player) { return always_first(player, left, made, missing); });
      if (first == left.end()) break;
      keep(*first);
      parts.push_back({*first});
      left.erase(first);
    }
    if (left.empty()) return parts;
    Groups rest{left};
    if (!parts.empty() && left.size() > 1) rest = separate(left, values);
    parts.insert(parts.end(), rest.begin(), rest.end());
    return parts;
  }

  /// 6.3: tries every outcome of the missing games that bear on it.
  bool always_first(Player player, const std::vector<Player>& among, const std::map<Player, Number>& made,
                    const std::vector<std::pair<Player, Player>>& missing) const {
    return std::all_of(among.begin(), among.end(), [&](Player rival) {
      return rival == player || always_ahead(player, rival, made.at(player), made.at(rival), missing, 0);
    });
  }
  bool always_ahead(Player player, Player rival, Number own, Number theirs,
                    const std::vector<std::pair<Player, Player>>& missing, std::size_t next) const {
    if (next == missing.size()) return own > theirs;
    const Player a = missing[next].first;
    const Player b = missing[next].second;
    const bool bears = a == player || b == player || a == rival || b == rival;
    if (!bears) return always_ahead(player, rival, own, theirs, missing, next + 1);
    const auto& scoring = rules_.scoring;
    const std::pair<Number, Number> outcomes[] = {
        {scoring.win, scoring.loss}, {scoring.tie, scoring.tie}, {scoring.loss, scoring.win}};
    return std::all_of(std::begin(outcomes), std::end(outcomes), [&](const auto& outcome) {
      Number more = 0;
      Number theirs_more = 0;
      if (a == player) more = outcome.first;
      if (b == player) more = outcome.second;
      if (a == rival) theirs_more = outcome.first;
      if (b == rival) theirs_more = outcome.second;
      return always_ahead(player, rival, own + more * kOften, theirs + theirs_more * kOften, missing, next + 1);
    });
  }

  std::vector<Standing> lines(const Groups& groups, const std::vector<std::vector<TieBreakValue>>& values) const {
    std::vector<Standing> table;
    for (const auto& group : groups) {
      const std::size_t rank = table.size() + 1;
      for (const Player player : group) {
        Standing line;
        line.player = player;
        line.rank = rank;
        line.points = static_cast<tournament::Points>(points(player));
        for (const Entry& entry : entries_[player]) {
          if (entry.kind != Kind::Played) continue;
          ++line.played;
          ++(entry.outcome > 0 ? line.won : entry.outcome < 0 ? line.lost : line.tied);
        }
        for (const auto& of_players : values) line.tie_breaks.push_back(of_players[player]);
        table.push_back(std::move(line));
      }
    }
    return table;
  }

  const RankingRules& rules_;
  std::vector<std::vector<Entry>> entries_;
};

}  // namespace

std::vector<Standing> plain_table(const Results& results, std::size_t players, const RankingRules& rules) {
  return Plain{results, players, rules}.table();
}

}  // namespace orion::testing
