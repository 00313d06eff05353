#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "records/text/fault_list.hpp"
#include "records/text/reader.hpp"
#include "records/text/tree.hpp"

namespace orion::text {

/// Makes nodes of a parser's events, gives each its place, and refuses what the format does not allow. Knows no YAML
/// library: whatever reads the text calls it in the order of the document, with byte offsets.
class TreeBuilder {
 public:
  TreeBuilder(std::string_view document, const Limits& limits, FaultList& faults);

  void scalar(std::uint32_t at, std::string_view text);
  /// A value that is not there, or one of the words for nothing.
  void null(std::uint32_t at);
  void alias(std::uint32_t at);
  /// @return false where the nesting is too deep: the parse has to stop.
  [[nodiscard]] bool open(NodeKind kind, Style style, std::uint32_t at);
  void close();

  const Node* root() const noexcept { return root_; }
  const std::vector<const Node*>& scalars() const noexcept { return scalars_; }
  Tree take_tree() { return std::move(tree_); }

 private:
  /// A collection that is not closed yet.
  struct Level {
    Node* node;
    Node* last = nullptr;       ///< its last child
    const Node* key = nullptr;  ///< the key that waits for its value; may be null though one waits
    bool value_next = false;    ///< a key, perhaps a faulty one, has been read
    bool is_key = false;        ///< the collection itself stands where a key should
    std::uint32_t cursor = 0;   ///< behind what was read of it
    std::uint32_t column = 0;   ///< of its first byte; 0-based, in bytes
    std::size_t first_key = 0;  ///< its first in keys_
  };
  struct Key {
    std::string_view text;
    Span span;
  };

  Node& add(const Node& node);
  void advance(const Node* node, Span place);
  bool at_key() const noexcept;
  Span empty_place(std::uint32_t at) const noexcept;
  void check_indent(std::uint32_t at);
  void check_length(const Node& node, bool is_key);
  bool check_property(std::uint32_t at);
  void check_duplicates(const Level& level);
  static std::uint32_t narrow(std::size_t offset) noexcept { return static_cast<std::uint32_t>(offset); }

  std::string_view document_;
  const Limits& limits_;
  FaultList& faults_;
  Tree tree_;
  Node* root_ = nullptr;
  std::vector<Level> levels_;
  std::vector<Key> keys_;  ///< of all open mappings, the innermost last
  std::vector<const Node*> scalars_;
  std::optional<std::uint32_t> last_property_;
};

}  // namespace orion::text
