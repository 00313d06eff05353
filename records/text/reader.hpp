#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "records/text/fault.hpp"
#include "records/text/tree.hpp"

namespace orion::text {

/// Sizes in bytes, counts in entries. `note` and `text` values may be `long_scalar` long, every other `scalar`.
struct Limits {
  std::size_t document = 256 * 1024;  ///< at most kHardDocumentLimit
  std::size_t depth = 16;
  std::size_t line = 64 * 1024;
  std::size_t scalar = 4 * 1024;
  std::size_t long_scalar = 64 * 1024;
  std::size_t key = 64;
  std::size_t entries = 10'000;
  std::size_t faults = 100;
};
inline constexpr std::size_t kHardDocumentLimit = 1024 * 1024;
/// What the manifest of a match or a tournament may have: it names thousands of games.
inline constexpr std::size_t kManifestLimit = 8 * 1024 * 1024;

struct ReadText {
  Tree tree;
  /// Null where the text holds no document (blank, comments only) or where `faults` kept it from being built whole.
  const Node* root = nullptr;
  /// In the order of their places; empty if the text is acceptable.
  std::vector<Fault> faults;

  /// Leaves the texts alone, for who has read the nodes and needs no more than those.
  void forget_nodes() {
    tree.forget_nodes();
    root = nullptr;
  }
};

/// Reads the bytes of one document (as `DocumentSplitter` hands them out: a leading BOM and `---` line may be there).
///
/// Result: a tree exactly when there are no faults and there is something to read.
/// Errors: every fault is a value. Never throws but for std::bad_alloc. Ends for every input.
/// Source: spec of the format, "Limits"; the profile's table in records/text/README.md.
[[nodiscard]] ReadText read_text(std::string_view document, const Limits& limits = {});

}  // namespace orion::text
