#include "records/judge/tournament_log.hpp"

#include <map>
#include <string>
#include <utility>

#include "records/read/plain_path.hpp"

namespace orion::judge {

TournamentLog::TournamentLog(read::TournamentManifest read) : manifest{std::move(read)} {
  std::map<std::string, std::uint32_t> by_path;
  for (std::size_t round = 0; round < manifest.rounds.size(); ++round) {
    for (const read::Text& path : manifest.rounds[round].games) {
      const auto number = static_cast<std::uint32_t>(files.size());
      const auto [first, fresh] = by_path.emplace(read::plain_path(path.value), number);
      if (fresh) {
        files.push_back({path, static_cast<tournament::Round>(round)});
      } else {
        named_again.push_back({path, first->second});
      }
    }
  }
}

}  // namespace orion::judge
