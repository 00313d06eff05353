#include "records/judge/tournament_log.hpp"

#include <utility>

namespace orion::judge {

TournamentLog::TournamentLog(read::TournamentManifest read) : manifest{std::move(read)} {
  for (std::size_t round = 0; round < manifest.rounds.size(); ++round) {
    for (const read::Text& path : manifest.rounds[round].games)
      files.push_back({path, static_cast<tournament::Round>(round)});
  }
}

}  // namespace orion::judge
