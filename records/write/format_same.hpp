#pragma once

#include <string_view>

#include "records/text/tree.hpp"

namespace orion::write {

/// A document's bytes and the tree that was read from them.
struct ReadDocument {
  std::string_view bytes;
  const text::Node& root;
};

/// Whether two records differ in nothing but style: the same values under the same keys in any order, placements of the
/// same words, and the same comments.
bool say_the_same(const ReadDocument& a, const ReadDocument& b);

}  // namespace orion::write
