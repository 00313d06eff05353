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

/// A file that the manifest names.
struct TournamentFile {
  const read::Text& path;
  tournament::Round round;
};

/// Where an encounter stands. Small, as what follows: there is one for every record.
struct EncounterPlace {
  static constexpr std::uint32_t kNoFile = 0xFFFFFFFF;  ///< a bye or a forfeit: it stands in the manifest
  std::uint32_t file = kNoFile;
  std::uint32_t line = 1;    ///< without a file: which of the byes and forfeits it is
  std::uint32_t listed = 0;  ///< which of the listed records, from 0
};

/// A quarter of a SHA-256.
using IdPrint = std::array<std::uint8_t, 8>;

/// A record by what tells it from others.
struct UsedRecord {
  Print content{};
  IdPrint id{};  ///< of the id's text; all 0: none
  std::uint32_t file = 0;
  std::uint32_t line = 1;
  std::uint32_t listed = 0;  ///< which of the listed records, from 0; a match and its games are one of these
};

/// A file that is named once more. It is read once, however often it is named.
struct NamedAgain {
  read::Text path;
  std::uint32_t first = 0;  ///< which of the files it is
};

struct TournamentLog {
  read::TournamentManifest manifest;
  std::vector<NamedAgain> named_again;
  std::deque<EncounterPlace> places;  ///< by encounter
  std::deque<text::Span> unplayed;    ///< the byes and forfeits
  std::deque<UsedRecord> used;        ///< in order
  /// Rounds of which it is not known who played in them: a file is lost, or a player unknown.
  std::set<tournament::Round> unsure;

  explicit TournamentLog(read::TournamentManifest read);
  /// How many files the manifest names.
  std::size_t files() const noexcept { return files_.size(); }
  TournamentFile file(std::size_t number) const noexcept {
    const auto& [in_round, round] = files_[number];
    return {manifest.rounds[round].games[in_round], round};
  }
  const read::Text& path(std::size_t file_number) const noexcept { return file(file_number).path; }
  /// A bye or a forfeit, as the next encounter.
  void add_unplayed(text::Span span);
  /// Where an encounter stands in the manifest.
  text::Span span_of(std::size_t encounter) const noexcept;
  /// A place in a file of the tournament.
  Elsewhere elsewhere(std::string message, std::uint32_t file_number, std::uint32_t line) const {
    return {std::move(message), std::string{path(file_number).value}, {line, 1}};
  }

 private:
  struct Named {
    std::uint32_t in_round;  ///< its place in the list of the round
    tournament::Round round;
  };
  std::vector<Named> files_;
};

}  // namespace orion::judge
