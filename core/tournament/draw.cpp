#include "core/tournament/draw.hpp"

#include <algorithm>
#include <bit>

namespace orion::tournament {

std::size_t robin_rounds(std::size_t players) noexcept { return players % 2 == 0 ? players - 1 : players; }

Draw robin_round(std::span<const Player> players, std::size_t round) {
  const std::size_t rounds = robin_rounds(players.size());
  const std::size_t turned = round % rounds;
  const bool exchanged = round / rounds % 2 == 1;
  Draw draw;
  const auto seat = [&](Player one, Player other) {
    draw.tables.push_back(exchanged ? Table{other, one} : Table{one, other});
  };
  // With an even number the last one stays; with an odd one nobody is there, and that place is empty.
  if (players.size() % 2 == 0) {
    const Player stays = players.back();
    turned % 2 == 0 ? seat(players[turned], stays) : seat(stays, players[turned]);
  }
  for (std::size_t apart = 1; apart <= (rounds - 1) / 2; ++apart)
    seat(players[(turned + apart) % rounds], players[(turned + rounds - apart) % rounds]);
  return draw;
}

Draw even_tables(std::span<const Player> order, std::size_t most) {
  Draw draw;
  const std::size_t seated = most == 2 ? order.size() - order.size() % 2 : order.size();
  const std::size_t tables = (seated + most - 1) / most;
  for (std::size_t table = 0; table < tables; ++table) {
    const auto part = order.subspan(seated * table / tables);
    const std::size_t end = seated * (table + 1) / tables - seated * table / tables;
    draw.tables.emplace_back(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(end));
  }
  return draw;
}

std::size_t knockout_rounds(std::size_t players) noexcept {
  return static_cast<std::size_t>(std::bit_width(players - 1));
}

Draw knockout_round(std::span<const Player> order) {
  const std::size_t byes = std::bit_ceil(order.size()) - order.size();
  Draw draw = even_tables(order.subspan(byes), 2);
  draw.byes.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(byes));
  return draw;
}

std::size_t SwissDraw::most_rounds(std::size_t players) noexcept {
  return std::max(knockout_rounds(players), players / 2);
}

Draw SwissDraw::next(std::span<const Player> order) {
  Draw draw;
  std::vector<Player> left{order.begin(), order.end()};
  if (left.size() % 2 == 1) {
    auto last = std::find_if(left.rbegin(), left.rend(), [&](Player player) { return !had_bye_[player]; });
    if (last == left.rend()) last = left.rbegin();
    draw.byes.push_back(*last);
    had_bye_[*last] = true;
    left.erase(std::next(last).base());
  }
  draw.tables = pairs(std::move(left));
  for (const Table& table : draw.tables) {
    met_[table[0] * players_ + table[1]] = true;
    met_[table[1] * players_ + table[0]] = true;
  }
  return draw;
}

/// Each with the next one possible. For those who are left over, pairs are taken apart: where nobody has met half of
/// the others, one of them always gives two pairs.
std::vector<Table> SwissDraw::pairs(std::vector<Player> order) const {
  std::vector<Table> tables;
  std::vector<Player> left_over;
  while (!order.empty()) {
    const Player one = order.front();
    order.erase(order.begin());
    const auto other = std::find_if(order.begin(), order.end(), [&](Player each) { return !met(one, each); });
    if (other == order.end()) {
      left_over.push_back(one);
      continue;
    }
    tables.push_back({one, *other});
    order.erase(other);
  }
  for (std::size_t index = 0; index + 1 < left_over.size(); index += 2) {
    const Player one = left_over[index];
    const Player other = left_over[index + 1];
    if (!met(one, other) || !exchange(tables, one, other)) tables.push_back({one, other});
  }
  return tables;
}

bool SwissDraw::exchange(std::vector<Table>& tables, Player one, Player other) const {
  for (std::size_t index = tables.size(); index-- > 0;) {
    for (const bool crossed : {false, true}) {
      const Player first = tables[index][crossed ? 1 : 0];
      const Player second = tables[index][crossed ? 0 : 1];
      if (met(first, one) || met(second, other)) continue;
      tables[index] = {first, one};
      tables.push_back({second, other});
      return true;
    }
  }
  return false;
}

}  // namespace orion::tournament
