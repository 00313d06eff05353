#pragma once

// What the referee says of one document. Formats print it; nothing in it knows how.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/game.hpp"
#include "core/duel/position.hpp"
#include "records/finding.hpp"
#include "records/judge/broken_off.hpp"
#include "records/judge/course.hpp"
#include "records/judge/set_facts.hpp"
#include "records/judge/set_verdict.hpp"
#include "records/judge/station_verdict.hpp"
#include "records/read/kind.hpp"
#include "records/read/rules.hpp"
#include "records/words.hpp"

namespace orion::judge {

/// On the play alone: a false claim does not change it.
enum class Status : std::uint8_t { Legal, Illegal, Undetermined, Unreadable };

enum class Claims : std::uint8_t { None, Hold, Fail };

/// How a game of Orion Duel came to its end by the rules.
struct DuelOutcome {
  duel::Ending ending;
  std::size_t move = 0;  ///< after which move of the record; 0: in the position it starts from
  duel::PerColour<duel::ConditionCounts> conditions;  ///< as the rules in force count them
  duel::PerColour<int> score;                         ///< D6.2, of the final position however play ended
  std::vector<duel::Evidence> evidence;
};

/// @param move  after which play had come to its end
DuelOutcome duel_outcome(const duel::Position& position, const duel::Options& options, const duel::Ending& ending,
                         std::size_t move);

/// What is said of a game of Orion Duel beside the verdict.
struct DuelVerdict {
  read::DuelRules rules;
  duel::PerColour<std::string> players;
  /// The clauses whose reading mattered to this record, in clause order.
  std::vector<std::string_view> readings;
  bool setup_illegal = false;      ///< D2.8: what follows is as played
  std::size_t moves_replayed = 0;  ///< moves whose tile was laid
  std::size_t moves_seen = 0;      ///< moves that were judged and did not stop the replay
  duel::Position position;         ///< where the replay ended
  duel::BoardSet last_placed;      ///< the spaces of the tile laid last
  bool replayed = false;           ///< there was enough to play from: `position` says something
  std::optional<DuelOutcome> outcome;
  std::optional<BrokenOff> broken_off;
  std::optional<DuelCourse> course;  ///< where `Settings::keep_course` asks for it

  /// Of `position`; made when it is asked for, since most outputs do not.
  std::string position_hash() const;
  std::optional<duel::Ending> ending() const { return outcome ? std::optional{outcome->ending} : std::nullopt; }
};

/// The same record judged by other rules, where that changes its verdict or outcome.
struct Comparison {
  std::variant<read::DuelRules, station::Options> rules;
  Status status = Status::Legal;
  std::optional<DuelOutcome> duel;
  std::optional<StationOutcome> station;
};

/// What is said of a deck (S7).
struct DeckVerdict {
  std::string name;
  std::size_t ids = 0;    ///< different cards
  std::size_t cards = 0;  ///< all copies
};

struct Verdict {
  Status status = Status::Unreadable;
  /// Play came to an end, or its breaking off is recorded (D6.4).
  bool complete = false;
  Claims claims = Claims::None;
  read::DocumentKind kind = read::DocumentKind::None;
  std::string_view game;          ///< "orion-duel", or empty
  std::optional<std::string> id;  ///< of the record
  std::optional<DuelVerdict> duel;
  std::optional<StationVerdict> station;
  std::optional<DeckVerdict> deck;
  std::optional<MatchVerdict> match;
  std::optional<TournamentVerdict> tournament;
  std::optional<SetFacts> set_facts;  ///< of a game, where `Settings::keep_set_facts` asks for them
  std::optional<Comparison> comparison;
  /// Whether there is a position that the replay reached, and the number of the last move or turn that is in it.
  bool replayed() const noexcept { return (duel && duel->replayed) || (station && station->game); }
  std::size_t followed() const noexcept { return duel ? duel->moves_seen : station ? station->turns_seen : 0; }
  bool setup_illegal() const noexcept { return (duel && duel->setup_illegal) || (station && station->setup_illegal); }

  /// By place, then code; what one move or turn breaks stands together, the primary finding first.
  std::vector<Finding> findings;
};

using orion::word;  // the words of the rules' values beside those of verdicts
std::string_view word(Status status) noexcept;
std::string_view word(Claims claims) noexcept;

/// "link, galaxies", or "none".
std::string list_of(const duel::ConditionCounts& counts);

}  // namespace orion::judge
