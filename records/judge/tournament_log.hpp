#pragma once

// What a tournament keeps of its manifest and its records while they come in, to say afterwards where something stands.

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
  read::Text path;
  tournament::Round round = 0;
};

/// Where an encounter stands: in the manifest, and for a game in its file.
struct EncounterPlace {
  static constexpr std::uint32_t kNoFile = 0xFFFFFFFF;  ///< a bye or a forfeit: it stands in the manifest
  text::Span span;
  std::uint32_t file = kNoFile;
  std::uint32_t line = 1;
  std::uint32_t listed = 0;  ///< which of the listed records, from 0
};

/// A record by what tells it from others. Small: there is one for every record.
struct UsedRecord {
  Print content{};
  Print id{};  ///< of the id's text; all 0: none
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
  std::vector<TournamentFile> files;
  std::vector<NamedAgain> named_again;
  std::deque<EncounterPlace> places;  ///< by encounter
  std::deque<UsedRecord> used;        ///< in order
  /// Rounds of which it is not known who played in them: a file is lost, or a player unknown.
  std::set<tournament::Round> unsure;

  explicit TournamentLog(read::TournamentManifest read);
  /// A place in a file of the tournament.
  Elsewhere elsewhere(std::string message, std::uint32_t file, std::uint32_t line) const {
    return {std::move(message), std::string{files[file].path.value}, {line, 1}};
  }
};

}  // namespace orion::judge
