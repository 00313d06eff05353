#include "records/read/duel_record.hpp"

#include <array>

namespace orion::read {

namespace {

/// Year, month and day with hyphens, a day that the calendar has.
bool is_date(std::string_view text) noexcept {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  int value[3] = {0, 0, 0};
  int part = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 4 || at == 7) {
      ++part;
    } else if (text[at] < '0' || text[at] > '9') {
      return false;
    } else {
      value[part] = 10 * value[part] + (text[at] - '0');
    }
  }
  const auto [year, month, day] = value;
  constexpr int kDays[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12 || day < 1) return false;
  const bool leap = month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return day <= kDays[month - 1] + (leap ? 1 : 0);
}

struct Event {};

/// Of the event the referee needs nothing but that it can be read.
constexpr auto kEventText = [](const Context& context, const Node& key, const Node& value, Event&) {
  read_free_text(context, value, quoted(key.text));
};

constexpr std::array<Field<Event>, 5> kEventFields{{
    {"name", false, kEventText},
    {"site", false, kEventText},
    {"date", false,
     [](const Context& context, const Node&, const Node& value, Event&) {
       const auto text = read_text(context, value, "`date`");
       if (text && !is_date(text->value)) {
         context.report(Code::R215BadDate, text->span,
                        quoted(text->value) + " is not a date: year-month-day, such as 2026-05-02");
       }
     }},
    {"round", false, kEventText},
    {"table", false, kEventText},
}};

struct Player {
  std::optional<Text> name;
  std::optional<Text> id;
};

constexpr std::array<Field<Player>, 2> kPlayerFields{{
    {"name", true,
     [](const Context& context, const Node&, const Node& value, Player& player) {
       player.name = read_free_text(context, value, "a player's name");
     }},
    {"id", false,
     [](const Context& context, const Node&, const Node& value, Player& player) {
       player.id = read_text(context, value, "a player's id");
     }},
}};

using Players = duel::PerColour<Player>;

/// A name, or `{name: Anna, id: 1204}`.
template <duel::Colour colour>
void read_player(const Context& context, const Node&, const Node& value, Players& players) {
  if (value.kind == NodeKind::Mapping) {
    read_fields(context, value, "a player", kPlayerFields, players[colour]);
  } else {
    players[colour].name = read_free_text(context, value, "a player's name");
  }
}

constexpr std::array<Field<Players>, 2> kPlayersFields{{
    {"blue", true, read_player<duel::Colour::Blue>},
    {"orange", true, read_player<duel::Colour::Orange>},
}};

void read_players(const Context& context, const Node&, const Node& value, DuelRecord& record) {
  Players players;
  read_fields(context, value, "`players`", kPlayersFields, players);
  for (const duel::Colour colour : duel::kColours) record.players[colour] = players[colour].name;
  const auto& [blue, orange] = players;
  if (blue.id && orange.id && blue.id->value == orange.id->value) {
    Finding same =
        finding(Code::R219SamePlayer, orange.id->span, "both players have the id " + quoted(orange.id->value));
    same.related.push_back({"the other one", blue.id->span});
    context.findings.push_back(std::move(same));
    return;
  }
  if (!blue.name || !orange.name || blue.name->value != orange.name->value) return;
  if (blue.id && orange.id && blue.id->value != orange.id->value) return;
  Finding same = finding(Code::R219SamePlayer, orange.name->span,
                         "both players are " + quoted(orange.name->value) +
                             ": two people of one name have an id each, `{name: …, id: …}`");
  same.related.push_back({"the other one", blue.name->span});
  context.findings.push_back(std::move(same));
}

void read_format(const Context& context, const Node&, const Node& value, DuelRecord&) {
  const auto format = read_integer(context, value, "`format`");
  if (format && format->value != 1) {
    context.report(Code::R209NewerFormat, format->span,
                   "this program reads format 1, and the record is of format " + std::to_string(format->value));
  }
}

constexpr std::array<Field<DuelRecord>, 10> kRecordFields{{
    // Its value was read to tell the kind.
    {"game", true,
     [](const Context&, const Node& key, const Node&, DuelRecord& record) { record.game_key = key.span; }},
    {"format", true, read_format},
    {"id", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       record.id = read_text(context, value, "`id`");
     }},
    {"event", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord&) {
       Event event;
       read_fields(context, value, "`event`", kEventFields, event);
     }},
    {"rules", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord& record) {
       record.rules = read_duel_rules(context, value);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, DuelRecord&) { read_note(context, value); }},
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
