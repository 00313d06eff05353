#include "records/read/station_record.hpp"

#include <algorithm>
#include <array>

#include "records/read/event.hpp"
#include "records/read/format_number.hpp"
#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

struct RecordParts {
  StationRecord& record;
  const Roster& roster;  ///< read before the rest: the order of keys means nothing
  std::optional<Text> deck_sha256{};
};

bool is_sha256(std::string_view text) noexcept {
  constexpr std::size_t kDigits = 64;
  return text.size() == kDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void read_deck_sha256(const Context& context, const Node&, const Node& value, RecordParts& parts) {
  const auto text = read_text(context, value, "`deck-sha256`");
  if (!text) return;
  if (is_sha256(text->value)) {
    parts.deck_sha256 = text;
  } else {
    context.report(Code::R227BadDeckSha, text->span,
                   quoted(text->value) + " is not a SHA-256: 64 hexadecimal digits in small letters");
  }
}

/// A file beside the record, the name of a built-in deck, or the deck itself.
void read_deck_key(const Context& context, const Node&, const Node& value, RecordParts& parts) {
  WrittenDeck deck;
  deck.span = value.span;
  switch (value.kind) {
    case NodeKind::Scalar:
      if (const auto name = read_text(context, value, "`deck`")) {
        deck.name = name->value;
        break;
      }
      return;
    case NodeKind::Mapping:
      deck.inline_deck = read_deck(context, value);
      break;
    case NodeKind::Sequence:
      context.report(Code::R207WrongShape, value.span, "`deck` is a file, the name of a deck, or the deck's mapping");
      return;
  }
  parts.record.deck = std::move(deck);
}

constexpr std::array<Field<RecordParts>, 2> kSetupFields{{
    {"hands", false,
     [](const Context& context, const Node&, const Node& value, RecordParts& parts) {
       read_by_player(context, value, "`hands`", parts.roster,
                      [&](const WrittenPlayer& player, const Node& key, const Node& cards) {
                        parts.record.setup.hands[player.seat] = read_list(context, key, cards, "a hand");
                      });
     }},
    {"pile", false,
     [](const Context& context, const Node& key, const Node& value, RecordParts& parts) {
       parts.record.setup.pile = read_list(context, key, value, "`pile`");
     }},
}};

constexpr std::array<Field<RecordParts>, 12> kRecordFields{{
    // Its value was read to tell the kind.
    {"game", true,
     [](const Context&, const Node& key, const Node&, RecordParts& parts) { parts.record.game_key = key.span; }},
    {"format", true,
     [](const Context& context, const Node&, const Node& value, RecordParts&) {
       read_format(context, value, "the record");
     }},
    {"id", false,
     [](const Context& context, const Node&, const Node& value, RecordParts& parts) {
       parts.record.id = read_text(context, value, "`id`");
     }},
    {"event", false,
     [](const Context& context, const Node&, const Node& value, RecordParts& parts) {
       parts.record.event = read_event(context, value);
     }},
    {"rules", false,
     [](const Context& context, const Node&, const Node& value, RecordParts& parts) {
       parts.record.rules = read_station_rules(context, value);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, RecordParts& parts) {
       parts.record.note = read_note(context, value);
     }},
    {"deck", true, read_deck_key},
    {"deck-sha256", false, read_deck_sha256},
    // They were read before.
    {"players", true, [](const Context&, const Node&, const Node&, RecordParts&) {}},
    {"setup", true,
     [](const Context& context, const Node& key, const Node& value, RecordParts& parts) {
       parts.record.setup.key = key.span;
       read_fields(context, value, "`setup`", kSetupFields, parts);
     }},
    {"turns", true,
     [](const Context& context, const Node& key, const Node& value, RecordParts& parts) {
       parts.record.turns_key = key.span;
       read_station_turns(context, value, parts.roster, parts.record.turns);
     }},
    {"result", false,
     [](const Context& context, const Node&, const Node& value, RecordParts& parts) {
       read_station_result(context, value, parts.roster, parts.record.result.emplace());
     }},
}};

Roster::Known read_players_of(const Context& context, const Node& root, std::vector<NamedPlayer>& players) {
  for (const Node* key = root.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text == "players") return read_station_players(context, *key->next_sibling, players);
  }
  return Roster::Known::Some;
}

}  // namespace

std::string StationRecord::name(std::size_t seat) const {
  const NamedPlayer& player = players[seat];
  const auto shared = std::count_if(players.begin(), players.end(),
                                    [&](const NamedPlayer& each) { return each.name.value == player.name.value; });
  std::string called{player.name.value};
  if (shared > 1 && player.id) called += " (" + std::string{player.id->value} + ")";
  return called;
}

StationRecord read_station_record(const Context& context, const Node& root) {
  StationRecord record;
  if (!expect(context, root, NodeKind::Mapping, "the record")) return record;
  const Roster roster{record.players, read_players_of(context, root, record.players)};
  record.setup.hands.resize(record.players.size());
  RecordParts parts{record, roster};
  read_fields(context, root, "the record", kRecordFields, parts);
  if (record.deck) record.deck->sha256 = parts.deck_sha256;
  return record;
}

}  // namespace orion::read
