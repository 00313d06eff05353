#pragma once

// The seam between text and meaning: one document as a tree of nodes, every one with its place. Nothing above this
// header knows which YAML library read the text.

#include <cstdint>
#include <deque>
#include <iterator>
#include <string>
#include <string_view>

#include "records/text/span.hpp"

namespace orion::text {

enum class NodeKind : std::uint8_t { Scalar, Sequence, Mapping };

/// How a node is written. Block and Flow are for collections, the others for scalars.
enum class Style : std::uint8_t { Plain, SingleQuoted, DoubleQuoted, Literal, Folded, Block, Flow };

/// One node. Children are linked; a mapping's children are key, value, key, value, …; a key is always a scalar.
struct Node {
  NodeKind kind = NodeKind::Scalar;
  Style style = Style::Plain;
  /// A plain scalar with ` #` behind it on its (last) line: YAML cuts the text there.
  bool cut_by_comment = false;
  /// Scalars: from the first to behind the last byte of the value as written, quotes included. Flow collections: from
  /// the opening to behind the closing bracket. Block collections: from their first child to the end of their last.
  Span span;
  /// Scalars: the decoded value. Lives as long as the tree and the document's bytes.
  std::string_view text;
  const Node* first_child = nullptr;
  const Node* next_sibling = nullptr;
  /// Sequences: items; mappings: pairs.
  std::uint32_t size = 0;
};

/// Forward range over the children of a node (for a mapping: keys and values alternately).
class Children {
 public:
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Node;
    using difference_type = std::ptrdiff_t;
    using pointer = const Node*;
    using reference = const Node&;
    Iterator() = default;
    explicit Iterator(const Node* node) noexcept : node_{node} {}
    reference operator*() const noexcept { return *node_; }
    pointer operator->() const noexcept { return node_; }
    Iterator& operator++() noexcept {
      node_ = node_->next_sibling;
      return *this;
    }
    Iterator operator++(int) noexcept {
      Iterator old = *this;
      ++*this;
      return old;
    }
    friend bool operator==(Iterator, Iterator) noexcept = default;

   private:
    const Node* node_ = nullptr;
  };
  explicit Children(const Node& parent) noexcept : first_{parent.first_child} {}
  Iterator begin() const noexcept { return Iterator{first_}; }
  Iterator end() const noexcept { return Iterator{}; }

 private:
  const Node* first_;
};

/// Owns the nodes of one document and the decoded texts that are not byte for byte in its source.
class Tree {
 public:
  Tree() = default;
  Tree(Tree&&) noexcept = default;
  Tree& operator=(Tree&&) noexcept = default;
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;
  ~Tree() = default;

  Node& add(const Node& node) { return nodes_.emplace_back(node); }
  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }
  /// The texts stay.
  void forget_nodes() { nodes_ = {}; }

 private:
  std::deque<Node> nodes_;
  std::deque<std::string> texts_;
};

/// @return the place in the source of bytes [begin, end) of a scalar's decoded text, so that a finding can mark one
/// word of it however the scalar is quoted, escaped, folded or broken over lines. Offsets beyond the text are clamped
/// to its end.
Span span_within(std::string_view document, const Node& scalar, std::size_t begin, std::size_t end);

}  // namespace orion::text
