#include "records/write/duel_script.hpp"

#include "records/joined.hpp"
#include "records/words.hpp"

namespace orion::write {

namespace {

std::string tokens_text(const ScriptTokens& tokens) {
  const std::string labels = joined(tokens.labels, " ");
  return tokens.placer ? "{" + std::string{word(*tokens.placer)} + ": " + labels + "}" : labels;
}

void add_rules(std::string& text, const read::DuelRules& rules) {
  const duel::Options usual = duel::options_of(rules.profile);
  if (rules == read::DuelRules{}) return;
  if (rules.options == usual) {
    text += "rules: " + std::string{word(rules.profile)} + "\n";
    return;
  }
  text += "rules: {base: " + std::string{word(rules.profile)};
  if (rules.options.count != usual.count) text += ", count: " + std::string{word(rules.options.count)};
  if (rules.options.bends != usual.bends) text += ", bends: " + std::string{word(rules.options.bends)};
  text += "}\n";
}

void add_event(std::string& text, const ScriptEvent& event) {
  text += "event: {name: " + event.name + ", date: " + event.date + ", round: " + event.round +
          ", table: " + event.table + "}\n";
}

void add_setup(std::string& text, const DuelScript& script) {
  const std::string start{word(script.start)};
  if (script.setup_name) {
    text += "setup: {name: " + *script.setup_name + ", start: " + start + "}\n";
    return;
  }
  text += "setup:\n  galaxies: " + tokens_text(script.galaxies) +
          "\n  black-holes: " + tokens_text(script.black_holes) + "\n  start: " + start + "\n";
}

void add_move(std::string& text, const ScriptMove& move) {
  std::string placement = joined(move.own, " ");
  if (move.other) placement += " / " + *move.other;
  const std::string main = std::string{word(move.player)} + ": " + placement;
  if (!move.number && !move.hash) {
    text += "  - " + main + "\n";
    return;
  }
  text += "  - {" + main;
  if (move.number) text += ", move: " + std::to_string(*move.number);
  if (move.hash) text += ", hash: " + *move.hash;
  text += "}\n";
}

std::string conditions_text(const duel::ConditionCounts& counts, bool counted) {
  std::string list;
  for (const duel::Condition condition : duel::kConditions) {
    const int times = counts.of(condition);
    if (times == 0) continue;
    list += (list.empty() ? "" : ", ") + std::string{word(condition)} + (counted ? ": " + std::to_string(times) : "");
  }
  return counted ? "{" + list + "}" : "[" + list + "]";
}

void add_result(std::string& text, const ScriptResult& result) {
  constexpr std::size_t kWidest = 120;  // of a line, as `fmt` has it
  std::string list;
  std::string block;
  const auto add = [&](const std::string& part) {
    list += (list.empty() ? "" : ", ") + part;
    block += "  " + part + "\n";
  };
  if (result.winner) add("winner: " + *result.winner);
  if (result.how) add("how: " + *result.how);
  if (result.conditions) {
    add("conditions: {blue: " + conditions_text(result.conditions->blue, result.counts) +
        ", orange: " + conditions_text(result.conditions->orange, result.counts) + "}");
  }
  if (result.score) {
    add("score: {blue: " + std::to_string(result.score->blue) + ", orange: " + std::to_string(result.score->orange) +
        "}");
  }
  if (list.empty()) return;
  const std::string line = "result: {" + list + "}";
  text += line.size() <= kWidest ? line + "\n" : "result:\n" + block;
}

}  // namespace

ScriptMove script_move(const duel::Placement& placement) {
  ScriptMove move;
  move.player = placement.owner();
  for (const duel::Hexagon& hexagon : placement.hexagons()) {
    const std::string label = hexagon.space->label();
    if (hexagon.colour == placement.owner()) {
      move.own.push_back(label);
    } else {
      move.other = label;
    }
  }
  return move;
}

std::string document_text(const DuelScript& script) {
  std::string text = "---\n";
  if (!script.comment.empty()) text += "# " + script.comment + "\n";
  text += "game: orion-duel\nformat: 1\nid: " + script.id + "\n";
  if (script.event) add_event(text, *script.event);
  add_rules(text, script.rules);
  text += "players: {blue: " + script.players.blue + ", orange: " + script.players.orange + "}\n";
  add_setup(text, script);
  text += script.moves.empty() ? "moves: []\n" : "moves:\n";
  for (const ScriptMove& move : script.moves) add_move(text, move);
  add_result(text, script.result);
  return text;
}

}  // namespace orion::write
