#include "records/read/duel_record.hpp"

#include <array>

#include "records/read/event.hpp"
#include "records/read/format_number.hpp"
#include "records/read/player.hpp"

namespace orion::read {

namespace {

using Players = duel::PerColour<PlayerParts>;

constexpr std::array<Field<Players>, 2> kPlayersFields{{
    {"blue", true,
     [](const Context& context, const Node&, const Node& value, Players& players) {
       players.blue = read_player(context, value);
     }},
    {"orange", true,
     [](const Context& context, const Node&, const Node& value, Players& players) {
       players.orange = read_player(context, value);
     }},
}};

void read_players(const Context& context, const Node&, const Node& value, DuelRecord& record) {
  Players players;
  read_fields(context, value, "`players`", kPlayersFields, players);
  for (const duel::Colour colour : duel::kColours) {
    record.players[colour] = players[colour].name;
    record.player_ids[colour] = players[colour].id;
  }
  expect_told_apart(context, players.blue, players.orange, "both players");
}

constexpr std::array<Field<DuelRecord>, 10> kRecordFields{{
    // Its value was read to tell the kind.
    {"game", true,
     [](const Context&, const Node& key, const Node&, DuelRecord& record) { record.game_key = key.span; }},
    {"format", true,
     [](const Context& context, const Node&, const Node& value, DuelRecord&) {
       read_format(context, value, "the record");
     }},
    {"id", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       record.id = read_text(context, value, "`id`");
     }},
    {"event", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       record.event = read_event(context, value);
     }},
    {"rules", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       record.rules = read_duel_rules(context, value);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       record.note = read_note(context, value);
     }},
    {"players", true, read_players},
    {"setup", true,
     [](const Context& context, const Node& key, const Node& value, DuelRecord& record) {
       read_duel_setup(context, key, value, record.setup);
     }},
    {"moves", true,
     [](const Context& context, const Node& key, const Node& value, DuelRecord& record) {
       record.moves_key = key.span;
       read_duel_moves(context, value, record.moves);
     }},
    {"result", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       read_duel_result(context, value, record.result.emplace());
     }},
}};

}  // namespace

DuelRecord read_duel_record(const Context& context, const Node& root) {
  DuelRecord record;
  read_fields(context, root, "the record", kRecordFields, record);
  return record;
}

}  // namespace orion::read
