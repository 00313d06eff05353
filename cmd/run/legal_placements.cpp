#include <vector>

#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/run/legal_lists.hpp"
#include "core/duel/placing.hpp"
#include "records/judge/placing_words.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

using Placements = std::vector<const duel::Placement*>;

void print_list(std::ostream& out, const Found& found, const Placements& legal) {
  const judge::DuelVerdict& duel = *found.verdict.duel;
  out << (found.verdict.id ? printable(*found.verdict.id) + ", " : "") << found.where << ", by "
      << read::to_string(duel.rules) << ": ";
  if (duel.outcome) {
    out << "play has ended, and nothing is legal\n";
    return;
  }
  out << word(duel.position.to_move) << " has " << legal.size() << " legal placement" << (legal.size() == 1 ? "" : "s")
      << '\n';
  for (const duel::TileKind kind : duel::kTileKinds) {
    std::string list;
    std::size_t count = 0;
    for (const duel::Placement* placement : legal) {
      if (placement->kind() != kind) continue;
      list += (count++ == 0 ? "" : ", ") + judge::to_string(*placement);
    }
    out << "  " << word(kind) << " (" << count << ")" << (list.empty() ? "" : ": ") << list << '\n';
  }
}

void print_json(std::ostream& out, const Found& found, const Placements& legal) {
  nlohmann::ordered_json json{{"type", "legal"},
                              {"schema_version", 1},
                              {"id", found.verdict.id ? nlohmann::ordered_json(*found.verdict.id) : nullptr},
                              {"moves_replayed", found.verdict.duel->moves_replayed},
                              {"position_hash", found.verdict.duel->position_hash()},
                              {"to_move", word(found.verdict.duel->position.to_move)},
                              {"ended", found.verdict.duel->outcome.has_value()},
                              {"count", legal.size()}};
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
