#include "tests/plain/plain_yaml.hpp"

namespace orion::plain {
namespace {

std::string joined(const std::vector<std::string>& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::string braced(const std::vector<std::string>& entries) { return "{" + joined(entries, ", ") + "}"; }

/// Nothing for the default profile; a mapping only where an option departs from its profile.
std::string rules_line(const Rules& rules) {
  const std::string base = rules.count == Count::Instances ? "bga" : "rulebook";
  if (rules.bends == Bends::AsPrinted) return "rules: {base: " + base + ", bends: as-printed}\n";
  return base == "bga" ? "rules: bga\n" : "";
}

std::string tokens_line(const std::string& key, const Tokens& tokens) {
  const std::string spaces = joined(tokens.labels, " ");
  if (!tokens.placer) return "  " + key + ": " + spaces + "\n";
  return "  " + key + ": {" + name_of(*tokens.placer) + ": " + spaces + "}\n";
}

std::string placement_text(const Move& move) { return joined(move.own, " ") + (move.other ? " / " + *move.other : ""); }

std::string moves_text(const std::string& key, const std::vector<Move>& moves, const std::string& indent) {
  if (moves.empty()) return indent + key + ": []\n";
  std::string text = indent + key + ":\n";
  for (const Move& move : moves) text += indent + "  - " + name_of(move.player) + ": " + placement_text(move) + "\n";
  return text;
}

std::string setup_text(const Game& game) {
  const bool named = !game.setup_name.empty();
  if (named && game.placed.empty()) {
    return "setup: {name: " + game.setup_name + ", start: " + name_of(game.start) + "}\n";
  }
  std::string text = "setup:\n";
  if (named) {
    text += "  name: " + game.setup_name + "\n";
  } else {
    text += tokens_line("galaxies", game.galaxies) + tokens_line("black-holes", game.black_holes);
  }
  text += "  start: " + name_of(game.start) + "\n";
  if (!game.placed.empty()) text += moves_text("placed", game.placed, "  ");
  return text;
}

std::string condition_claim_text(const ConditionClaim& claim) {
  std::vector<std::string> entries;
  for (const auto& [name, count] : claim.counts) {
    entries.push_back(claim.counted ? name + ": " + std::to_string(count) : name);
  }
  return claim.counted ? braced(entries) : "[" + joined(entries, ", ") + "]";
}

std::string result_line(const Claims& claims) {
  std::vector<std::string> entries;
  if (claims.winner) entries.push_back("winner: " + *claims.winner);
  if (claims.how) entries.push_back("how: " + *claims.how);
  std::vector<std::string> conditions;
  std::vector<std::string> score;
  for (const Colour colour : kColours) {
    const auto& reached = claims.conditions.of(colour);
    const auto& points = claims.score.of(colour);
    if (reached) conditions.push_back(name_of(colour) + ": " + condition_claim_text(*reached));
    if (points) score.push_back(name_of(colour) + ": " + std::to_string(*points));
  }
  if (!conditions.empty()) entries.push_back("conditions: " + braced(conditions));
  if (!score.empty()) entries.push_back("score: " + braced(score));
  return entries.empty() ? "" : "result: " + braced(entries) + "\n";
}

}  // namespace

std::string yaml_of(const Game& game, const Claims& claims, const std::string& id) {
  return "---\ngame: orion-duel\nformat: 1\nid: " + id + "\n" + rules_line(game.rules) +
         "players: {blue: Ada, orange: Ben}\n" + setup_text(game) + moves_text("moves", game.moves, "") +
         result_line(claims);
}

}  // namespace orion::plain
