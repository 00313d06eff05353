#pragma once

// The manifest of a tournament: players, rounds of files, how they are scored. Texts live as long as the document and
// its tree.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "records/read/manifest.hpp"

namespace orion::read {

enum class SetGame : std::uint8_t { Duel, Station };
enum class PairingSystem : std::uint8_t { RoundRobin, DoubleRoundRobin, Swiss, Knockout, Free };
enum class IllegalGames : std::uint8_t { Excluded, LossForOffender, AsClaimed };
enum class TieBreak : std::uint8_t { DirectEncounter, Wins, Buchholz, BuchholzCut1, SonnebornBerger };

/// What a game, or what stands in its place, is worth. Without a key: as here.
struct Scoring {
  Points win{100};
  Points tie{50};
  Points loss{0};
  Points bye{100};
  Points forfeit_win{100};
  Points forfeit_loss{0};
};

struct WrittenForfeit {
  Span span;
  std::optional<WrittenPlayer> winner;
  std::optional<WrittenPlayer> loser;
};

struct TournamentRound {
  Span span;
  std::optional<Spanned<int>> number;
  std::optional<Text> date;
  std::vector<Text> games;  ///< files: games, archives, or matches
  std::vector<WrittenPlayer> byes;
  std::vector<WrittenForfeit> forfeits;
};

struct WrittenWithdrawal {
  Span span;
  std::optional<WrittenPlayer> player;
  std::optional<Spanned<int>> after_round;  ///< 0: before the first
};

/// A line of the claimed table.
struct WrittenStanding {
  Span span;
  std::optional<WrittenPlayer> player;
  std::optional<Spanned<Points>> points;
};

struct TournamentManifest {
  Span key;  ///< of `tournament`
  std::optional<Text> name;
  std::optional<Spanned<SetGame>> game;
  std::vector<NamedPlayer> players;
  std::optional<Spanned<PairingSystem>> system;  ///< without it: free
  Scoring scoring;
  std::vector<Spanned<Points>> station_places;         ///< from the first place on
  std::optional<Spanned<IllegalGames>> illegal_games;  ///< without it: excluded
  std::vector<Spanned<TieBreak>> tie_breaks;           ///< in the order in which they are applied, behind the points
  Span rounds_key;
  std::vector<TournamentRound> rounds;
  std::vector<WrittenWithdrawal> withdrawn;
  std::optional<Span> standings_key;
  std::vector<WrittenStanding> standings;  ///< a claim
};

inline constexpr int kMostRounds = 9999;

/// Reads the mapping of a document that has `tournament`.
/// Errors: reported in `context`; the manifest is whole only where nothing of error severity was.
TournamentManifest read_tournament(const Context& context, const Node& root);

std::string_view word(PairingSystem system) noexcept;
std::string_view word(IllegalGames treatment) noexcept;
std::string_view word(TieBreak tie_break) noexcept;

/// The list behind `rounds`.
void read_rounds(const Context& context, const Node& node, const Roster& roster, std::vector<TournamentRound>& rounds);

}  // namespace orion::read
