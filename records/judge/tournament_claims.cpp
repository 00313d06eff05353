#include "records/judge/tournament_claims.hpp"

#include <utility>

#include "records/judge/duel_claims.hpp"
#include "records/judge/set_words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using tournament::Standing;

constexpr tournament::Points kOne = 100;

/// What puts the one before the other: "with 3 points to 2", "by buchholz".
std::string by_what(const Standing& ahead, const Standing& behind, const read::TournamentManifest& manifest) {
  if (ahead.points != behind.points)
    return points_words(ahead.points) + (ahead.points == kOne ? " point to " : " points to ") +
           points_words(behind.points);
  for (std::size_t index = 0; index < ahead.tie_breaks.size(); ++index) {
    if (ahead.tie_breaks[index] != behind.tie_breaks[index])
      return "by " + std::string{read::word(manifest.tie_breaks[index].value)};
  }
  return "by the tie-breaks";
}

}  // namespace

Claims verify_standings(const TournamentLog& log, const TournamentPlayers& players, const TournamentVerdict& tournament,
                        FewFindings& findings) {
  if (log.manifest.standings.empty()) return Claims::None;
  const std::vector<Standing> table =
      tournament::ranking(*tournament.results, tournament.players.size(), tournament.rules);
  std::vector<const Standing*> of_player(tournament.players.size());
  for (const Standing& each : table) of_player[each.player] = &each;
  ClaimTally tally;
  std::vector<Finding> found;
  const read::WrittenStanding* before = nullptr;  // the last line with the right points
  for (const read::WrittenStanding& line : log.manifest.standings) {
    const auto player = static_cast<tournament::Player>(line.player->seat);
    const Standing& given = *of_player[player];
    const bool right = line.points->value.hundredths == given.points;
    tally.judge(right, found,
                finding(Code::T742StandingPoints, line.points->span,
                        players.name(player) + " is recorded with " + points_words(line.points->value.hundredths) +
                            (line.points->value.hundredths == kOne ? " point" : " points") + ", and the rounds give " +
                            points_words(given.points)));
    if (!right) continue;
    if (before != nullptr) {
      const Standing& above = *of_player[before->player->seat];
      Finding order =
          finding(Code::T743StandingOrder, line.player->span,
                  players.name(player) + " is listed behind " + players.name(above.player) + ", and the rounds put " +
                      players.name(player) + " before, " + by_what(given, above, log.manifest));
      order.related.push_back({players.name(above.player), before->player->span});
      tally.judge(above.rank <= given.rank, found, std::move(order));
    }
    before = &line;
  }
  for (Finding& each : found) findings.add(std::move(each));
  return tally.sum();
}

}  // namespace orion::judge
