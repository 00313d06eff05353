#pragma once

// The manifest of a match: two players, several games. Texts and nodes live as long as the document and its tree.

#include <cstdint>
#include <optional>
#include <vector>

#include "records/read/manifest.hpp"

namespace orion::read {

/// A game of a match: a file, or the game itself.
struct MatchGame {
  Span span;
  std::optional<Text> path;
  const Node* game = nullptr;  ///< a mapping that is a game of one of the two; it is read as a record of its own
};

/// What becomes of games without a winner.
enum class Ties : std::uint8_t { Replayed, CountHalf };

struct MatchManifest {
  Span key;  ///< of `match`
  std::vector<NamedPlayer> players;
  std::optional<Spanned<int>> best_of;  ///< without it all games are played
  std::optional<Spanned<Ties>> ties;    ///< without it they are replayed
  std::vector<MatchGame> games;
  Span games_key;
  std::vector<PlayerPoints> score;  ///< a claim
};

inline constexpr int kMostGamesOfMatch = 9999;

/// Reads the mapping of a document that has `match`.
/// Errors: reported in `context`; the manifest is whole only where nothing of error severity was.
MatchManifest read_match(const Context& context, const Node& root);

}  // namespace orion::read
