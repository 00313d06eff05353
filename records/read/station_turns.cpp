#include <algorithm>
#include <array>

#include "records/read/hash_claim.hpp"
#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

struct TurnParts {
  const Roster& roster;
  std::string what;  ///< "turn 3"
  StationTurn turn{};
  std::optional<WrittenPlayer> player{};
};

void read_hand(const Context& context, const Node& key, const Node& value, WrittenAfter& after) {
  if (value.kind == NodeKind::Sequence) {
    after.hand = read_list(context, key, value, "`hand`");
  } else {
    after.hand_size = read_integer(context, value, "`hand`");
  }
}

constexpr std::array<Field<WrittenAfter>, 5> kAfterFields{{
    {"credits", false,
     [](const Context& context, const Node&, const Node& value, WrittenAfter& after) {
       after.credits = read_integer(context, value, "`credits`");
     }},
    {"goods", false,
     [](const Context& context, const Node&, const Node& value, WrittenAfter& after) {
       after.goods = read_integer(context, value, "`goods`");
     }},
    {"hold", false,
     [](const Context& context, const Node& key, const Node& value, WrittenAfter& after) {
       after.hold = read_list(context, key, value, "`hold`");
     }},
    {"hand", false, read_hand},
    {"equipment", false,
     [](const Context& context, const Node& key, const Node& value, WrittenAfter& after) {
       after.equipment = read_list(context, key, value, "`equipment`");
     }},
}};

void read_after(const Context& context, const Node&, const Node& value, TurnParts& parts) {
  read_by_player(context, value, "`after`", parts.roster,
                 [&](const WrittenPlayer& player, const Node&, const Node& claims) {
                   WrittenAfter after;
                   after.player = player;
                   if (read_fields(context, claims, "what is claimed of a player", kAfterFields, after))
                     parts.turn.after.push_back(std::move(after));
                 });
}

/// `true`, the new order, or a list of orders.
void read_reshuffle(const Context& context, const Node& key, const Node& value, TurnParts& parts) {
  WrittenReshuffle reshuffle{key.span, value.span, false, {}};
  if (value.kind != NodeKind::Sequence) {
    constexpr std::array kOnlyTrue{Word<bool>{"true", true}};
    reshuffle.noted = read_word(context, value, "`reshuffle`", kOnlyTrue).has_value();
  } else if (value.first_child != nullptr && value.first_child->kind == NodeKind::Sequence) {
    for (const Node& order : text::Children{value})
      reshuffle.orders.push_back(read_list(context, key, order, "an order in `reshuffle`"));
  } else {
    reshuffle.orders.push_back(read_list(context, key, value, "`reshuffle`"));
  }
  parts.turn.reshuffle = std::move(reshuffle);
}

void read_actions(const Context& context, const Node&, const Node& value, TurnParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`actions`")) return;
  std::size_t number = 0;
  for (const Node& item : text::Children{value}) {
    const std::string what = "action " + std::to_string(++number) + " of " + parts.what;
    if (auto action = read_action(context, item, what, parts.roster)) parts.turn.actions.push_back(std::move(*action));
  }
}

/// What may stand on a turn and on a leaving.
constexpr std::array<Field<TurnParts>, 4> kEveryTurn{{
    {"after", false, read_after},
    {"hash", false,
     [](const Context& context, const Node&, const Node& value, TurnParts& parts) {
       parts.turn.hash = read_hash(context, value);
     }},
    {"ruling", false,
     [](const Context& context, const Node&, const Node& value, TurnParts& parts) {
       parts.turn.ruling = read_ruling<StationRuling>(context, value);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, TurnParts& parts) {
       parts.turn.note = read_note(context, value);
     }},
}};

constexpr auto kTurnFields =
    joined(std::array<Field<TurnParts>, 6>{{
               {"player", true,
                [](const Context& context, const Node&, const Node& value, TurnParts& parts) {
                  parts.player = parts.roster.read(context, value, "`player`");
                }},
               {"draw", false,
                [](const Context& context, const Node& key, const Node& value, TurnParts& parts) {
                  parts.turn.draw = read_list(context, key, value, "`draw`");
                }},
               {"keep", false,
                [](const Context& context, const Node& key, const Node& value, TurnParts& parts) {
                  parts.turn.keep = read_list_or_one(context, key, value, "`keep`");
                }},
               {"discard", false,
                [](const Context& context, const Node& key, const Node& value,
                   TurnParts& parts) { parts.turn.discard = read_list_or_one(context, key, value, "`discard`"); }},
               {"actions", false, read_actions},
               {"reshuffle", false, read_reshuffle},
           }},
           kEveryTurn);

constexpr auto kLeavingFields =
    joined(std::array<Field<TurnParts>, 1>{{
               {"leaves", true,
                [](const Context& context, const Node&, const Node& value, TurnParts& parts) {
                  parts.turn.leaves = true;
                  parts.player = parts.roster.read(context, value, "`leaves`");
                }},
           }},
           kEveryTurn);

bool leaves(const Node& node) {
  if (node.kind != NodeKind::Mapping) return false;
  for (const Node* key = node.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text == "leaves") return true;
  }
  return false;
}

void read_turn(const Context& context, const Node& node, std::size_t number, const Roster& roster,
               std::vector<StationTurn>& turns) {
  TurnParts parts{roster, "turn " + std::to_string(number)};
  parts.turn.span = node.span;
  const bool read = leaves(node)
                        ? read_fields(context, node, parts.what + " (where a player leaves)", kLeavingFields, parts)
                        : read_fields(context, node, parts.what, kTurnFields, parts);
  if (!read || !parts.player) return;
  parts.turn.player = *parts.player;
  turns.push_back(std::move(parts.turn));
}

}  // namespace

void read_station_turns(const Context& context, const Node& node, const Roster& roster,
                        std::vector<StationTurn>& turns) {
  if (!expect(context, node, NodeKind::Sequence, "`turns`")) return;
  turns.reserve(std::min<std::size_t>(node.size, kMostTurns));
  std::size_t number = 0;
  for (const Node& item : text::Children{node}) {
    if (++number > kMostTurns) {
      context.report(Code::R217TooManyMoves, item.span,
                     "this is turn " + std::to_string(number) + ", and a record has at most 4,096");
      return;
    }
    read_turn(context, item, number, roster, turns);
  }
}

}  // namespace orion::read
