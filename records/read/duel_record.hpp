#pragma once

// A record of Orion Duel as typed values, each with its place. Texts live as long as the document's bytes and its tree.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/game.hpp"
#include "core/duel/placement.hpp"
#include "core/duel/setup.hpp"
#include "records/read/event.hpp"
#include "records/read/fields.hpp"
#include "records/read/rules.hpp"
#include "records/read/ruling.hpp"

namespace orion::read {

/// A space as written. Any letter and number can be written; without `space` it is off the board (D1.1).
struct WrittenSpace {
  std::string_view label;
  Span span;
  std::optional<duel::Space> space;
};

/// `blue: e4 e5 / f5`: the player, and up to three hexagons, own ones first.
struct WrittenPlacement {
  Spanned<duel::Colour> player;
  Span span;                         ///< of the placement's text
  std::vector<WrittenSpace> spaces;  ///< in the order of `placement.hexagons()`
  duel::Placement placement;
};

/// What an entry with a player and a placement says while it is read: it should name one player.
struct OnePlacement {
  std::optional<WrittenPlacement> placed;  ///< of the first player named
  int players = 0;
};

using WrittenRuling = RulingOf<duel::Ruling>;

struct DuelMove {
  WrittenPlacement placed;
  std::optional<Spanned<int>> number;  ///< `move`, a claim
  std::optional<Text> hash;            ///< a claim
  std::optional<WrittenRuling> ruling;
  std::optional<Text> clock;
  std::optional<Text> note;
};

struct WrittenTokens {
  Span span;
  std::vector<WrittenSpace> spaces;
  std::optional<Spanned<duel::Colour>> placer;

  duel::AnnouncedTokens announced() const;
};

struct DuelSetup {
  Span key;  ///< of `setup`
  std::optional<Spanned<const duel::NamedSetup*>> name;
  std::optional<WrittenTokens> galaxies;
  std::optional<WrittenTokens> black_holes;
  std::optional<Spanned<duel::Colour>> start;
  std::vector<WrittenPlacement> placed;
};

enum class Winner : std::uint8_t { Blue, Orange, Tie, None };

/// How play ended, in a result: by the rules (`duel::How`), or broken off.
enum class ResultHow : std::uint8_t {
  Conditions,
  TokenScore,
  NoPlacement,
  Resignation,
  Time,
  Agreement,
  Forfeit,
  Adjudication,
  Unfinished,
};

/// D6.4: whether a word says that play was broken off.
constexpr bool is_broken_off(ResultHow how) noexcept { return how >= ResultHow::Resignation; }

using orion::word;  // the words of the rules' values beside those of results
std::string_view word(Winner winner) noexcept;
std::string_view word(ResultHow how) noexcept;

/// What a result says of one player's conditions.
struct ConditionsClaim {
  Span span;
  bool counted = false;  ///< written with counts
  duel::ConditionCounts counts;
};

struct DuelResult {
  std::optional<Spanned<Winner>> winner;
  std::optional<Spanned<ResultHow>> how;
  duel::PerColour<std::optional<ConditionsClaim>> conditions;
  duel::PerColour<std::optional<Spanned<int>>> score;
};

struct DuelRecord {
  std::optional<Text> id;
  std::optional<Event> event;
  std::optional<Text> note;
  DuelRules rules;
  duel::PerColour<std::optional<Text>> players;
  duel::PerColour<std::optional<Text>> player_ids;
  DuelSetup setup;
  Span game_key;
  Span moves_key;
  std::vector<DuelMove> moves;
  std::optional<DuelResult> result;
};

inline constexpr std::size_t kMostMoves = 4096;

/// Reads the mapping of a document whose `game` is orion-duel.
/// Errors: reported in `context`; the record is whole only where nothing of error severity was.
DuelRecord read_duel_record(const Context& context, const Node& root);

// The parts, one file each.
void read_duel_setup(const Context& context, const Node& key, const Node& node, DuelSetup& setup);
void read_duel_moves(const Context& context, const Node& node, std::vector<DuelMove>& moves);
void read_duel_result(const Context& context, const Node& node, DuelResult& result);

/// `orange: e4 e5 / f5` as a document of its own. @return nullopt where it is none, which is reported.
std::optional<WrittenPlacement> read_asked_placement(const Context& context, const Node& root);

/// The spaces of a token list: labels with blanks between.
std::vector<WrittenSpace> read_spaces(const Context& context, const Node& node);
/// The value of a player's key in an entry with a placement, for a field table.
template <duel::Colour player, class Entry>
void read_placement_of(const Context& context, const Node& key, const Node& value, Entry& entry);
/// Reports an entry that names no player, or two. @param what  the entry, for messages
bool expect_one_player(const Context& context, const Node& entry, std::string_view what, int players);
/// @return nullopt where `node` is no placement `OWN [OWN] [/ OTHER]`, which is reported.
std::optional<WrittenPlacement> read_placement(const Context& context, const Node& node, Spanned<duel::Colour> player);

template <duel::Colour player, class Entry>
void read_placement_of(const Context& context, const Node& key, const Node& value, Entry& entry) {
  if (++entry.players == 1) entry.placed = read_placement(context, value, {player, key.span});
}

}  // namespace orion::read
