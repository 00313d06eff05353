#include "tests/plain/plain_faults.hpp"

#include <algorithm>

#include "tests/plain/plain_planting.hpp"

namespace orion::plain {
namespace {

const std::vector<Fault>& all_faults() {
  static const std::vector<Fault> faults = [] {
    std::vector<Fault> joined = move_faults();
    joined.insert(joined.end(), setup_faults().begin(), setup_faults().end());
    joined.insert(joined.end(), claim_faults().begin(), claim_faults().end());
    return joined;
  }();
  return faults;
}

Draft draft_of(std::uint64_t seed, Chance& chance, const RandomOptions& options) {
  Draft draft;
  draft.game = random_game(seed, options);
  draft.honest = judge(draft.game, {});
  draft.claims = truthful_claims(chance, draft.honest);
  draft.positions = positions_of(draft.game);
  return draft;
}

/// The planted finding must come out, at its place; what else breaks along with it is welcome.
bool came_out(const Fault& fault, const Draft& draft, const Verdict& verdict) {
  if (fault.clause.empty()) return verdict.legal && verdict.claims == "fail";
  const auto& broken = verdict.clauses;
  return verdict.move == draft.at && std::find(broken.begin(), broken.end(), fault.clause) != broken.end();
}

void scrawl_over(std::string& label, Chance& chance) {
  if (chance.percent(40)) label = random_label(chance);
}

void scrawl_move(Move& move, Chance& chance) {
  if (chance.percent(40)) move = written(chance.pick(all_placements()), move.player);
  if (chance.percent(10)) move.player = opponent(move.player);
  if (chance.percent(50)) {
    for (std::string& label : move.own) scrawl_over(label, chance);
    if (move.other) scrawl_over(*move.other, chance);
  }
  if (chance.percent(10)) move.other.reset();
  if (chance.percent(10)) move.other = random_label(chance);
  if (move.own.size() < 2 && chance.percent(10)) move.own.push_back(random_label(chance));
}

}  // namespace

const std::vector<std::string>& fault_kinds() {
  static const std::vector<std::string> kinds = [] {
    std::vector<std::string> listed;
    for (const Fault& fault : all_faults()) listed.push_back(fault.kind);
    return listed;
  }();
  return kinds;
}

FaultCase fault_case(const std::string& kind, std::uint64_t seed, const RandomOptions& options) {
  const auto fault =
      std::find_if(all_faults().begin(), all_faults().end(), [&](const Fault& f) { return f.kind == kind; });
  RandomOptions allowed = options;
  if (fault->clause == "D1.5") allowed.rules.bends = Bends::AsPrinted;
  Chance chance{seed};
  while (true) {
    Draft draft = draft_of(chance.next(), chance, allowed);
    if (!fault->plant(draft, chance)) continue;
    const Verdict verdict = judge(draft.game, draft.claims);
    if (came_out(*fault, draft, verdict)) return {kind, draft.game, draft.claims, fault->clause, verdict};
  }
}

FaultCase scrawled_case(std::uint64_t seed, const RandomOptions& options) {
  Chance chance{seed};
  Draft draft = draft_of(chance.next(), chance, options);
  Game& game = draft.game;
  if (chance.percent(15)) {
    game.setup_name.clear();
    Tokens& tokens = chance.percent(50) ? game.galaxies : game.black_holes;
    for (std::size_t times = 1 + chance.below(2); times > 0; --times) {
      scrawl_over(tokens.labels[chance.below(tokens.labels.size())], chance);
    }
  }
  for (std::size_t times = 1 + chance.below(3); times > 0 && !game.moves.empty(); --times) {
    scrawl_move(game.moves[chance.below(game.moves.size())], chance);
  }
  return {"scrawled", game, draft.claims, "", judge(game, draft.claims)};
}

}  // namespace orion::plain
