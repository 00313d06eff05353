#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "cmd/draw/scene_words.hpp"
#include "cmd/format/format.hpp"
#include "cmd/run/legal_lists.hpp"
#include "core/duel/placing.hpp"
#include "records/counted.hpp"
#include "records/judge/placing_words.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

using Placements = std::vector<const duel::Placement*>;

constexpr std::size_t kWidth = 96;  // columns of a line

Placements of_kind(const Placements& legal, duel::TileKind kind) {
  Placements some;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(some),
               [kind](const duel::Placement* each) { return each->kind() == kind; });
  return some;
}

char column_of(const duel::Placement& placement) {
  return static_cast<char>('a' + placement.hexagons()[0].space->column());
}

/// A block for each column of the board: placements whose first hexagon lies in it.
void print_columns(std::ostream& out, const Placements& placements) {
  char column = ' ';
  std::string line;
  for (const duel::Placement* each : placements) {
    const std::string words = judge::to_string(*each);
    const bool next_column = column_of(*each) != column;
    if (next_column || line.size() + 2 + words.size() >= kWidth) {
      if (!line.empty()) out << line << (next_column ? "" : ",") << '\n';
      line = next_column ? "    " + std::string{column_of(*each)} + "  " : "       ";
      line += words;
      column = column_of(*each);
    } else {
      line += ", " + words;
    }
  }
  if (!line.empty()) out << line << '\n';
}

void print_list(std::ostream& out, const Found& found, const Placements& legal) {
  const judge::DuelVerdict& duel = *found.verdict.duel;
  const std::string where = found.where + (duel.setup_illegal ? ", on an illegal set-up" : "");
  out << heading_words(printable(found.verdict.id.value_or("")), where, read::to_string(duel.rules)) << ": ";
  if (duel.outcome) {
    out << "play has ended, and nothing is legal\n";
    return;
  }
  const duel::Colour player = duel.position.to_move;
  out << word(player) << " has " << counted(static_cast<std::int64_t>(legal.size()), "legal placement") << '\n';
  for (const duel::TileKind kind : duel::kTileKinds) {
    const int left = duel.position.stock[player].left(kind);
    const Placements some = of_kind(legal, kind);
    out << "  " << word(kind) << ", ";
    if (left == 0) {
      out << "none left\n";
    } else {
      out << left
          << " left: " << (some.empty() ? "fits nowhere" : counted(static_cast<std::int64_t>(some.size()), "placement"))
          << '\n';
    }
    print_columns(out, some);
  }
}

void print_json(std::ostream& out, const Found& found, const Placements& legal) {
  const judge::DuelVerdict& duel = *found.verdict.duel;
  nlohmann::ordered_json json{{"type", "legal"},
                              {"schema_version", 1},
                              {"id", found.verdict.id ? nlohmann::ordered_json(*found.verdict.id) : nullptr},
                              {"moves_replayed", duel.moves_replayed},
                              {"position_hash", duel.position_hash()},
                              {"to_move", word(duel.position.to_move)},
                              {"ended", duel.outcome.has_value()},
                              {"count", legal.size()}};
  auto tiles = nlohmann::ordered_json::array();
  for (const duel::TileKind kind : duel::kTileKinds) {
    tiles.push_back({{"tile", word(kind)},
                     {"left", duel.position.stock[duel.position.to_move].left(kind)},
                     {"count", of_kind(legal, kind).size()}});
  }
  json["tiles"] = std::move(tiles);
  auto list = nlohmann::ordered_json::array();
  for (const duel::Placement* placement : legal) {
    list.push_back({{"tile", word(*placement->kind())}, {"placement", judge::to_string(*placement)}});
  }
  json["placements"] = std::move(list);
  out << json.dump() << '\n';
}

}  // namespace

void list_placements(std::ostream& out, const Found& found, bool json) {
  const judge::DuelVerdict& duel = *found.verdict.duel;
  const Placements legal =
      duel.outcome ? Placements{} : duel::legal_placements(duel.position, duel.rules.options, duel.position.to_move);
  json ? print_json(out, found, legal) : print_list(out, found, legal);
}

}  // namespace orion::cmd
