#include "records/judge/duel_difference_words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "records/joined.hpp"
#include "records/judge/difference_parts.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

/// The hexagons of a placement: the owner's, then the other colour's.
std::pair<std::vector<std::string>, std::vector<std::string>> labels_of(const read::WrittenPlacement& placed) {
  std::pair<std::vector<std::string>, std::vector<std::string>> labels;
  const auto hexagons = placed.placement.hexagons();
  for (std::size_t index = 0; index < placed.spaces.size(); ++index) {
    const bool own = hexagons[index].colour == placed.placement.owner();
    (own ? labels.first : labels.second).emplace_back(placed.spaces[index].label);
  }
  return labels;
}

std::string placement_text(duel::Colour player,
                           const std::pair<std::vector<std::string>, std::vector<std::string>>& labels) {
  std::string text = std::string{word(player)} + ": " + joined(labels.first, " ");
  if (!labels.second.empty()) text += " / " + joined(labels.second, " ");
  return text;
}

std::string ruling_text(const read::DuelMove& move) {
  if (!move.ruling) return {};
  return move.ruling->decision.value == duel::Ruling::Stands ? ", ruling: stands" : ", ruling: withdrawn";
}

/// What a result claims of one player.
std::vector<std::string> claims_of(const read::DuelResult& result, duel::Colour player, std::string_view name) {
  std::vector<std::string> claims;
  if (const auto& conditions = result.conditions[player]) {
    std::vector<std::string> reached;
    for (const duel::Condition condition : duel::kConditions) {
      const int times = conditions->counts.of(condition);
      if (times == 0) continue;
      reached.push_back(std::string{word(condition)} + (conditions->counted ? " " + std::to_string(times) : ""));
    }
    claims.push_back("conditions of " + std::string{name} + ": " + (reached.empty() ? "none" : joined(reached, ", ")));
  }
  if (result.score[player])
    claims.push_back("score of " + std::string{name} + ": " + std::to_string(result.score[player]->value));
  return claims;
}

std::string result_text(const read::DuelResult& result, Colours colours) {
  std::vector<std::string> claims;
  if (result.winner) claims.push_back("winner: " + std::string{read::word(taken(result.winner->value, colours))});
  if (result.how) claims.push_back("how: " + std::string{read::word(result.how->value)});
  for (const duel::Colour colour : duel::kColours) {
    const auto more = claims_of(result, taken(colour, colours), word(colour));
    claims.insert(claims.end(), more.begin(), more.end());
  }
  return joined(claims, "; ");
}

}  // namespace

duel::Colour taken(duel::Colour colour, Colours colours) noexcept {
  return colours == Colours::Exchanged ? duel::opponent(colour) : colour;
}

read::Winner taken(read::Winner winner, Colours colours) noexcept {
  if (colours == Colours::AsRecorded) return winner;
  if (winner == read::Winner::Blue) return read::Winner::Orange;
  return winner == read::Winner::Orange ? read::Winner::Blue : winner;
}

duel::Position taken(const duel::Position& position, Colours colours) noexcept {
  if (colours == Colours::AsRecorded) return position;
  duel::Position made = position;
  std::swap(made.hexagons.blue, made.hexagons.orange);
  std::swap(made.stock.blue, made.stock.orange);
  made.to_move = duel::opponent(made.to_move);
  return made;
}

std::string in_words(const read::WrittenPlacement& placed) {
  return placement_text(placed.player.value, labels_of(placed));
}

std::string key_of(const read::WrittenPlacement& placed, Colours colours) {
  auto labels = labels_of(placed);
  std::sort(labels.first.begin(), labels.first.end());
  std::sort(labels.second.begin(), labels.second.end());
  return placement_text(taken(placed.player.value, colours), labels);
}

std::string in_words(const read::DuelMove& move) { return in_words(move.placed) + ruling_text(move); }

std::string key_of(const read::DuelMove& move, Colours colours) {
  return key_of(move.placed, colours) + ruling_text(move);
}

Said players_of(const read::DuelRecord& record, const text::Node& root) {
  Said made{{}, place_of(root, "players")};
  for (const duel::Colour colour : duel::kColours) {
    made.words += (made.words.empty() ? "" : ", ") + std::string{word(colour)} + ": ";
    if (record.players[colour]) made.words += record.players[colour]->value;
    if (record.player_ids[colour]) made.words += " (id " + std::string{record.player_ids[colour]->value} + ")";
  }
  return made;
}

DuelTopic tokens_of(const read::DuelSetup& setup, duel::TokenKind kind, Colours colours) {
  const bool galaxies = kind == duel::TokenKind::Galaxy;
  DuelTopic made;
  std::vector<std::string> labels;
  std::string placer;
  if (setup.name) {
    for (const duel::Space space : galaxies ? setup.name->value->galaxies : setup.name->value->black_holes)
      labels.push_back(space.label());
    made.said.span = setup.name->span;
  } else if (const auto& tokens = galaxies ? setup.galaxies : setup.black_holes) {
    for (const read::WrittenSpace& each : tokens->spaces) labels.emplace_back(each.label);
    made.said.span = tokens->span;
    if (tokens->placer) {
      made.said.words = std::string{word(tokens->placer->value)} + ": ";
      placer = std::string{word(taken(tokens->placer->value, colours))} + ": ";
    }
  } else {
    return made;
  }
  made.said.words += joined(labels, " ");
  std::sort(labels.begin(), labels.end());
  made.key = placer + joined(labels, " ");
  return made;
}

DuelTopic start_of(const read::DuelSetup& setup, Colours colours) {
  if (!setup.start) return {};
  return {{std::string{word(setup.start->value)}, setup.start->span},
          std::string{word(taken(setup.start->value, colours))}};
}

DuelTopic placed_of(const read::DuelSetup& setup, Colours colours) {
  DuelTopic made;
  std::vector<std::string> words;
  std::vector<std::string> keys;
  for (const read::WrittenPlacement& each : setup.placed) {
    words.push_back(in_words(each));
    keys.push_back(key_of(each, colours));
  }
  std::sort(keys.begin(), keys.end());
  made.said.words = joined(words, "; ");
  made.key = joined(keys, "; ");
  if (!setup.placed.empty()) made.said.span = {setup.placed.front().span.begin, setup.placed.back().span.end};
  return made;
}

DuelTopic result_of(const read::DuelRecord& record, const text::Node& root, Colours colours) {
  if (!record.result) return {};
  return {{result_text(*record.result, Colours::AsRecorded), place_of(root, "result")},
          result_text(*record.result, colours)};
}

}  // namespace orion::judge
