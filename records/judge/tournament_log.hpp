#pragma once

// What a tournament keeps of its manifest and its records while they come in, to say afterwards where something stands.

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <set>
#include <vector>

#include "core/tournament/results.hpp"
#include "records/judge/set_record.hpp"
#include "records/read/tournament.hpp"

namespace orion::judge {

/// Where an encounter stands. Small, as what follows: there is one for every record.
struct EncounterPlace {
  static constexpr std::uint32_t kNoFile = 0xFFFFFFFF;  ///< a bye or a forfeit: it stands in the manifest
  std::uint32_t file = kNoFile;
  std::uint32_t line = 1;  ///< without a file: which of the byes and forfeits it is
};

/// A quarter of a SHA-256.
using IdPrint = std::array<std::uint8_t, 8>;

/// A record by what tells it from others.
struct UsedRecord {
  Print content{};
  IdPrint id{};  ///< of the id's text; all 0: none
  std::uint32_t file = 0;
  std::uint32_t line = 1;
  std::uint32_t encounter = kNoEncounter;

  static constexpr std::uint32_t kNoEncounter = 0xFFFFFFFF;  ///< it is a game of a match, or has no players
};

struct TournamentLog {
  read::TournamentManifest manifest;
  std::deque<EncounterPlace> places;  ///< by encounter
  std::deque<text::Span> unplayed;    ///< the byes and forfeits
  std::deque<UsedRecord> used;        ///< in order
  /// Rounds of which it is not known who played in them: a file is lost, or a player unknown.
  std::set<tournament::Round> unsure;

  explicit TournamentLog(read::TournamentManifest read);
  /// How many files the manifest names.
  std::size_t files() const noexcept { return first_file_.back(); }
  const read::Text& path(std::size_t file) const noexcept {
    const tournament::Round of = round(file);
    return manifest.rounds[of].games[file - first_file_[of]];
  }
  /// In which round a file is named.
  tournament::Round round(std::size_t file) const noexcept;
  /// A bye or a forfeit, as the next encounter.
  void add_unplayed(text::Span span);
  /// Where an encounter stands in the manifest.
  text::Span span_of(std::size_t encounter) const noexcept;
  /// A place in a file of the tournament.
  Elsewhere elsewhere(std::string message, std::uint32_t file, std::uint32_t line) const {
    return {std::move(message), std::string{path(file).value}, {line, 1}};
  }

 private:
  std::vector<std::size_t> first_file_;  ///< by round, and behind the last
};

}  // namespace orion::judge
