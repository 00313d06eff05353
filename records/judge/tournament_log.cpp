#include "records/judge/tournament_log.hpp"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "records/read/plain_path.hpp"

namespace orion::judge {

TournamentLog::TournamentLog(read::TournamentManifest read) : manifest{std::move(read)} {
  // Almost all paths are plain as they stand; the others are kept while they are compared.
  std::deque<std::string> rewritten;
  std::unordered_map<std::string_view, std::uint32_t> by_path;
  for (std::size_t round = 0; round < manifest.rounds.size(); ++round) {
    const std::vector<read::Text>& games = manifest.rounds[round].games;
    for (std::uint32_t in_round = 0; in_round < games.size(); ++in_round) {
      std::string_view path = games[in_round].value;
      if (std::string plain = read::plain_path(path); plain != path) path = rewritten.emplace_back(std::move(plain));
      const auto [first, fresh] = by_path.emplace(path, static_cast<std::uint32_t>(files_.size()));
      if (fresh) {
        files_.push_back({in_round, static_cast<tournament::Round>(round)});
      } else {
        named_again.push_back({games[in_round], first->second});
      }
    }
  }
}

void TournamentLog::add_unplayed(text::Span span) {
  places.push_back({EncounterPlace::kNoFile, static_cast<std::uint32_t>(unplayed.size()), 0});
  unplayed.push_back(span);
}

text::Span TournamentLog::span_of(std::size_t encounter) const noexcept {
  const EncounterPlace& place = places[encounter];
  return place.file == EncounterPlace::kNoFile ? unplayed[place.line] : path(place.file).span;
}

}  // namespace orion::judge
