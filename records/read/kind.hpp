#pragma once

#include <cstdint>
#include <string_view>

#include "records/text/tree.hpp"

namespace orion::read {

enum class DocumentKind : std::uint8_t { None, Game, Deck, Match, Tournament };

struct KindOf {
  DocumentKind kind = DocumentKind::None;
  const text::Node* key = nullptr;    ///< the key that tells it
  const text::Node* value = nullptr;  ///< what stands there
};

/// The kind of a document by the keys that it has. A tournament has a `game` beside `tournament`, and a game may have a
/// `deck` beside `game`; so `tournament` and `match` are looked for first and `deck` last, wherever in the mapping they
/// stand: the order of keys means nothing.
/// @pre `root` is a mapping
KindOf kind_of(const text::Node& root) noexcept;

/// Whether these bytes could hold a document of ours at all: one of the four keys with a colon behind it stands
/// somewhere in them. For files that cannot be read and were only met while walking a folder.
bool may_be_ours(std::string_view bytes);

}  // namespace orion::read
