#include "records/judge/difference.hpp"

#include "records/judge/difference_parts.hpp"

namespace orion::judge {

Difference compare_records(const Compared& a, const Compared& b) {
  Difference made;
  made.other_game = a.verdict.game != b.verdict.game;
  if (made.other_game) return made;
  made = a.verdict.duel ? compare_duel(a, b) : compare_station(a, b);
  made.same = !made.colours_exchanged && made.topics.empty() && made.moves.shape == Shape::Same;
  made.verdict_differs = a.verdict.status != b.verdict.status;
  made.decided_by = {deciding_fault(a.verdict), deciding_fault(b.verdict)};
  if (made.same && made.remarks.empty() && a.document.bytes != b.document.bytes)
    made.remarks.push_back({Remark::Layout, std::nullopt});
  return made;
}

}  // namespace orion::judge
