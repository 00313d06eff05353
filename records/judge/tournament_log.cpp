#include "records/judge/tournament_log.hpp"

#include <algorithm>
#include <utility>

namespace orion::judge {

TournamentLog::TournamentLog(read::TournamentManifest read) : manifest{std::move(read)}, first_file_{0} {
  for (const read::TournamentRound& round : manifest.rounds)
    first_file_.push_back(first_file_.back() + round.games.size());
}

tournament::Round TournamentLog::round(std::size_t file) const noexcept {
  const auto behind = std::upper_bound(first_file_.begin(), first_file_.end(), file);
  return static_cast<tournament::Round>(behind - first_file_.begin() - 1);
}

void TournamentLog::add_unplayed(text::Span span) {
  places.push_back({EncounterPlace::kNoFile, static_cast<std::uint32_t>(unplayed.size())});
  unplayed.push_back(span);
}

text::Span TournamentLog::span_of(std::size_t encounter) const noexcept {
  const EncounterPlace& place = places[encounter];
  return place.file == EncounterPlace::kNoFile ? unplayed[place.line] : path(place.file).span;
}

}  // namespace orion::judge
