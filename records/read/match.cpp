#include "records/read/match.hpp"

#include <array>
#include <string>

#include "records/read/format_number.hpp"

namespace orion::read {

namespace {

struct MatchParts {
  MatchManifest& match;
  const Roster& roster;
};

constexpr std::array kTiesWords{Word<Ties>{"replayed", Ties::Replayed}, Word<Ties>{"count-half", Ties::CountHalf}};
constexpr std::array kGameWords{Word<int>{"orion-duel", 0}, Word<int>{"orion-station", 1}};

const Node* value_of(const Node& mapping, std::string_view key) {
  for (const Node* each = mapping.first_child; each != nullptr; each = each->next_sibling->next_sibling) {
    if (each->text == key) return each->next_sibling;
  }
  return nullptr;
}

/// A file, or a mapping with `game`. What else stands in that is judged with the game.
void read_game(const Context& context, const Node& node, std::vector<MatchGame>& games) {
  MatchGame game{node.span, std::nullopt, nullptr};
  switch (node.kind) {
    case NodeKind::Scalar:
      game.path = read_path(context, node, "a game");
      break;
    case NodeKind::Mapping:
      if (const Node* name = value_of(node, "game"); name == nullptr) {
        report_missing_key(context, node, "a game of the match", "game");
      } else if (read_word(context, *name, "`game`", kGameWords)) {
        game.game = &node;
      }
      break;
    case NodeKind::Sequence:
      context.report(Code::R207WrongShape, node.span, "a game of a match is a file, or the game's mapping");
      break;
  }
  if (game.path || game.game != nullptr) games.push_back(game);
}

constexpr std::array<Field<MatchParts>, 7> kMatchFields{{
    // Its value was read before.
    {"match", true,
     [](const Context& context, const Node& key, const Node& value, MatchParts& parts) {
       constexpr std::uint32_t kPlayers = 2;
       parts.match.key = key.span;
       if (value.kind != NodeKind::Sequence || value.size == kPlayers) return;
       context.report(Code::R207WrongShape, value.span,
                      "two players play a match, and `match` lists " + std::to_string(value.size));
     }},
    {"format", true,
     [](const Context& context, const Node&, const Node& value, MatchParts&) {
       read_format(context, value, "the match");
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, MatchParts&) { read_note(context, value); }},
    {"best-of", false,
     [](const Context& context, const Node&, const Node& value, MatchParts& parts) {
       parts.match.best_of = read_integer_between(context, value, "`best-of`", 1, kMostGamesOfMatch);
     }},
    {"ties", false,
     [](const Context& context, const Node&, const Node& value, MatchParts& parts) {
       parts.match.ties = read_word(context, value, "`ties`", kTiesWords);
     }},
    {"games", true,
     [](const Context& context, const Node& key, const Node& value, MatchParts& parts) {
       parts.match.games_key = key.span;
       if (!expect(context, value, NodeKind::Sequence, "`games`")) return;
       for (const Node& item : text::Children{value}) read_game(context, item, parts.match.games);
     }},
    {"score", false,
     [](const Context& context, const Node&, const Node& value, MatchParts& parts) {
       read_by_player(context, value, "`score`", parts.roster,
                      [&](const WrittenPlayer& player, const Node&, const Node& points) {
                        if (const auto number = read_points(context, points, "a score"))
                          parts.match.score.push_back({player, *number});
                      });
     }},
}};

}  // namespace

MatchManifest read_match(const Context& context, const Node& root) {
  MatchManifest match;
  const Roster roster{match.players, read_players_at(context, root, "match", match.players)};
  MatchParts parts{match, roster};
  read_fields(context, root, "the match", kMatchFields, parts);
  return match;
}

}  // namespace orion::read
