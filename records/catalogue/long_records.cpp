#include "records/catalogue/long_records.hpp"

#include <array>
#include <cstddef>

namespace orion::catalogue {

namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t time = 0; time < times; ++time) all += text;
  return all;
}

/// A small record. @param extra  whole lines between its head and its players
std::string record(const std::string& extra) {
  return "game: orion-duel\nformat: 1\n" + extra +
         "players: {blue: Ada, orange: Ben}\n"
         "setup: {name: symmetric-2, start: orange}\n"
         "moves:\n"
         "  - orange: e4 e5 / f5\n"
         "  - blue: g7\n"
         "result: {winner: orange, how: resignation}\n";
}

/// A record of `size` bytes, filled up with comments.
std::string of_bytes(std::size_t size) {
  constexpr std::string_view kComment = "# ==================================================\n";
  std::string all = record({});
  const std::size_t room = size - all.size();
  all += repeated(kComment, room / kComment.size() - 1);
  return all + "#" + repeated("=", size - all.size() - 2) + "\n";
}

std::string with_line(std::size_t bytes) { return record("# " + repeated("=", bytes - 2) + "\n"); }

std::string with_event_name(std::size_t bytes) { return record("event:\n  name: " + repeated("=", bytes) + "\n"); }

std::string with_entries(std::size_t count) { return record("x-sheet: [\n" + repeated("  0,\n", count) + "  ]\n"); }

/// Nearly all of the moves are illegal, but it is the reader that counts them.
std::string with_moves(std::size_t count) {
  return "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nsetup: {name: symmetric-2, start: orange}\n"
         "moves:\n" +
         repeated("  - orange: e4\n", count);
}

/// The Orion Station, with a card whose effect has that many steps.
std::string with_steps(std::size_t count) {
  return "game: orion-station\nformat: 1\n"
         "deck:\n"
         "  deck: club-deck\n"
         "  format: 1\n"
         "  cards:\n"
         "    - {id: ice, kind: goods, copies: 12, buy: 1, sell: 3}\n"
         "    - {id: ore, kind: goods, copies: 12, buy: 3, sell: 7}\n"
         "    - id: slow-leak\n"
         "      kind: support\n"
         "      copies: 2\n"
         "      effect:\n" +
         repeated("        - lose: 1\n", count) +
         "players: [Ada, Ben]\n"
         "setup:\n"
         "  hands:\n"
         "    Ada: [ice, ice, ore, ore, slow-leak]\n"
         "    Ben: [ice, ice, ice, ore, ore]\n"
         "turns:\n"
         "  - player: Ada\n"
         "    draw: [ice, ore]\n"
         "    keep: ice\n"
         "    actions:\n"
         "      - play: slow-leak\n"
         "result: {winner: Ben, how: resignation}\n";
}

struct LongRecord {
  std::string_view name;
  std::string (*make)(std::size_t size);
  std::size_t size;
};

constexpr auto kRecords = std::to_array<LongRecord>({
    {"Y121", of_bytes, 262'145},
    {"Y121.near", of_bytes, 262'144},
    {"Y123", with_line, 65'537},
    {"Y123.near", with_line, 65'536},
    {"Y124", with_event_name, 4'097},
    {"Y124.near", with_event_name, 4'096},
    {"Y126", with_entries, 10'001},
    {"Y126.near", with_entries, 10'000},
    {"R217", with_moves, 4'097},
    {"R217.near", with_moves, 4'096},
    {"S800h", with_steps, 1'001},
    {"S800h.near", with_steps, 1'000},
});

}  // namespace

std::string long_record(std::string_view name) {
  for (const LongRecord& each : kRecords) {
    if (each.name == name) return each.make(each.size);
  }
  return {};
}

}  // namespace orion::catalogue
