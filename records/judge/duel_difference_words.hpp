#pragma once

// What a Duel record says, in the words of the format and as a key: two keys are equal where the rules see no
// difference.

#include <string>

#include "records/judge/difference.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// How a record's colours are taken: as they stand there, or exchanged.
enum class Colours : std::uint8_t { AsRecorded, Exchanged };

duel::Colour taken(duel::Colour colour, Colours colours) noexcept;
read::Winner taken(read::Winner winner, Colours colours) noexcept;
duel::Position taken(const duel::Position& position, Colours colours) noexcept;

/// "orange: e4 e5 / f5"
std::string in_words(const read::WrittenPlacement& placed);
/// The same with the own hexagons sorted.
std::string key_of(const read::WrittenPlacement& placed, Colours colours);

/// With the ruling: "orange: e4 e5 / f5, ruling: stands"
std::string in_words(const read::DuelMove& move);
std::string key_of(const read::DuelMove& move, Colours colours);

/// What is compared of a record beside its moves.
struct DuelTopic {
  Said said;
  std::string key;
};
Said players_of(const read::DuelRecord& record, const text::Node& root);
DuelTopic tokens_of(const read::DuelSetup& setup, duel::TokenKind kind, Colours colours);
DuelTopic start_of(const read::DuelSetup& setup, Colours colours);
DuelTopic placed_of(const read::DuelSetup& setup, Colours colours);
DuelTopic result_of(const read::DuelRecord& record, const text::Node& root, Colours colours);

}  // namespace orion::judge
