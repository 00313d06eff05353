#include "records/judge/duel_move_words.hpp"

#include <string>
#include <utility>

#include "records/judge/verdict.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

Finding after_end(const read::WrittenPlacement& placed, const Before& before) {
  const duel::Ending& ended = *before.ended;
  std::string message = "the game had ended ";
  message += before.ended_after == 0 ? "before the first move" : "with move " + std::to_string(before.ended_after);
  if (!ended.winner) {
    message += ", in a tie";
  } else if (ended.how == duel::How::NoPlacement) {
    message += ": " + std::string{word(duel::opponent(*ended.winner))} + " could place no tile";
  } else {
    message += ": " + std::string{word(*ended.winner)} + " had won by " + std::string{word(ended.how)};
    // Nothing was laid since: the position still shows which.
    if (ended.how == duel::How::Conditions)
      message += " (" + list_of(duel::instances(before.position)[*ended.winner]) + ")";
  }
  Finding made = finding(Code::D603AfterEnd, placed.span, std::move(message));
  if (before.last_move) made.related.push_back({"the last move of the game", *before.last_move});
  return made;
}

void add_alternatives(const read::WrittenPlacement& placed, const Before& before, Finding& primary) {
  const auto kind = placed.placement.kind();
  if (kind && before.position.stock[placed.player.value].left(*kind) == 0) return;
  std::string near;
  const NearBy legal = legal_near_by(before.position, before.options, placed.placement);
  for (const duel::Placement* each : legal.first) near += (near.empty() ? "" : ", ") + to_string(*each);
  if (!near.empty()) {
    primary.notes.push_back((kind ? "legal with this tile near by: " : "legal near by: ") + near + legal.more());
  } else if (kind) {
    primary.notes.emplace_back("legal with this tile near by: nothing");
  }
}

}  // namespace

std::vector<Finding> broken_clauses(const duel::MoveVerdict& judged, const read::WrittenPlacement& placed,
                                    const Before& before) {
  std::vector<Finding> broken;
  if (!judged.irregular()) return broken;
  if (judged.after_end) broken.push_back(after_end(placed, before));
  for (const auto& violation : judged.violations) {
    for (Finding& each : placing_findings(violation, placed, before.position, before.laid)) {
      broken.push_back(std::move(each));
    }
  }
  if (!judged.after_end && before.position.to_move != placed.player.value) {
    broken.front().notes.push_back("is a move of " + std::string{word(before.position.to_move)} +
                                   " missing before this one?");
  }
  const bool in_turn = !judged.after_end && before.position.to_move == placed.player.value;
  if (in_turn) add_alternatives(placed, before, broken.front());
  return broken;
}

}  // namespace orion::judge
