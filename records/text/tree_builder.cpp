#include "records/text/tree_builder.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "records/text/gaps.hpp"
#include "records/text/scalar_checks.hpp"
#include "records/text/scalar_source.hpp"
#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

bool is_property(std::string_view document, std::uint32_t at) noexcept {
  return at < document.size() && (document[at] == '&' || document[at] == '!');
}

}  // namespace

TreeBuilder::TreeBuilder(std::string_view document, const Limits& limits, FaultList& faults)
    : document_{document}, limits_{limits}, faults_{faults} {}

void TreeBuilder::scalar(std::uint32_t at, std::string_view text) {
  const bool is_key = at_key();
  const bool has_property = check_property(at);
  check_indent(at);
  Node node = has_property ? Node{} : place_scalar(document_, at, text, tree_, faults_);
  if (has_property) {
    node.span = {at, word_end(document_, at)};
    node.text = tree_.keep(std::string{text});
  }
  Node& kept = add(node);
  if (!has_property) scalars_.push_back(&kept);
  check_length(kept, is_key);
  if (is_key) {
    if (kept.style == Style::Plain && kept.text == "<<") faults_.add(FaultKind::MergeKey, kept.span);
    keys_.push_back({kept.text, kept.span});
  }
  advance(&kept, kept.span);
}

/// yaml-cpp takes a value that begins a line no deeper than its key, where others see the next key.
void TreeBuilder::check_indent(std::uint32_t at) {
  if (levels_.empty() || !levels_.back().value_next || levels_.back().node->style != Style::Block) return;
  std::uint32_t line = at;
  while (line > 0 && document_[line - 1] == ' ') --line;
  if (line == 0 || document_[line - 1] != '\n' || at - line > levels_.back().column) return;
  faults_.add(FaultKind::Syntax, {at, std::max(word_end(document_, at), at)},
              "a value in a line of its own is deeper than its key");
}

void TreeBuilder::check_length(const Node& node, bool is_key) {
  std::size_t limit = limits_.scalar;
  if (is_key) {
    limit = limits_.key;
  } else if (!levels_.empty() && levels_.back().key != nullptr) {
    const std::string_view key = levels_.back().key->text;
    if (key == "note" || key == "text") limit = limits_.long_scalar;
  }
  if (node.text.size() <= limit) return;
  faults_.add(is_key ? FaultKind::KeyTooLong : FaultKind::ScalarTooLong, node.span, std::to_string(limit));
}

void TreeBuilder::alias(std::uint32_t at) {
  const Span span{at, word_end(document_, at)};
  faults_.add(FaultKind::Alias, span);
  advance(nullptr, span);
}

void TreeBuilder::null(std::uint32_t at) {
  const bool is_value = !levels_.empty() && levels_.back().value_next;
  const Span word{at, null_word_end(document_, at)};
  if (check_property(at)) {
    advance(nullptr, {at, word_end(document_, at)});
    return;
  }
  if (is_value) {
    // A value whose key is at fault too is not worth a second finding.
    const Node* const key = levels_.back().key;
    if (key != nullptr) faults_.add(FaultKind::MissingValue, key->span, std::string{key->text});
    advance(nullptr, key != nullptr && word.begin == word.end ? key->span : word);
    return;
  }
  const Span place = word.begin == word.end ? empty_place(at) : word;
  faults_.add(FaultKind::MissingValue, place);
  advance(nullptr, place);
}

/// Where an item or key should be that is not there.
Span TreeBuilder::empty_place(std::uint32_t at) const noexcept {
  if (!levels_.empty() && levels_.back().node->kind == NodeKind::Sequence &&
      levels_.back().node->style == Style::Block) {
    // The event is at what comes next; the item's own dash is behind what was read.
    const std::uint32_t dash = skip_between(document_, levels_.back().cursor);
    if (dash <= at && dash < document_.size() && document_[dash] == '-') return {dash, dash + 1};
  }
  return {at, at < document_.size() ? at + 1 : at};
}

bool TreeBuilder::open(NodeKind kind, Style style, std::uint32_t at) {
  const bool has_property = check_property(at);
  const Span place{at, has_property ? word_end(document_, at) : std::min(at + 1, narrow(document_.size()))};
  if (levels_.size() >= limits_.depth) {
    faults_.add(FaultKind::TooDeep, place, std::to_string(limits_.depth));
    return false;
  }
  if (style == Style::Flow) check_indent(at);
  const bool is_key = at_key();
  Node node;
  node.kind = kind;
  node.style = style;
  node.span = place;
  Node& kept = add(node);
  advance(&kept, place);
  Level level;
  level.node = &kept;
  level.is_key = is_key;
  level.cursor = at;
  if (style == Style::Block) {
    const std::size_t feed = document_.substr(0, at).rfind('\n');
    const std::size_t mark = document_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    level.column = at - narrow(feed == std::string_view::npos ? mark : feed + 1);
  }
  level.first_key = keys_.size();
  levels_.push_back(level);
  return true;
}

void TreeBuilder::close() {
  const Level level = levels_.back();
  check_duplicates(level);
  keys_.resize(level.first_key);
  levels_.pop_back();

  Node& node = *level.node;
  const char opening = node.span.begin < document_.size() ? document_[node.span.begin] : ' ';
  if (node.style == Style::Flow && (opening == '[' || opening == '{')) {
    const std::uint32_t from = std::max(level.cursor, node.span.begin + 1);
    const std::uint32_t bracket = skip_between(document_, from, ",:?");
    node.span.end = std::min(bracket + 1, narrow(document_.size()));
  } else {
    // Block collections, and a lone `key: value` in a list, which has no brackets of its own.
    if (node.first_child != nullptr) node.span.begin = node.first_child->span.begin;
    node.span.end = std::max(level.cursor, node.span.begin);
  }
  if (level.is_key) faults_.add(FaultKind::KeyNotText, node.span);
  if (!levels_.empty()) levels_.back().cursor = std::max(levels_.back().cursor, node.span.end);
}

Node& TreeBuilder::add(const Node& node) {
  Node& kept = tree_.add(node);
  if (levels_.empty()) {
    root_ = &kept;
    return kept;
  }
  Level& level = levels_.back();
  if (level.last == nullptr) {
    level.node->first_child = &kept;
  } else {
    level.last->next_sibling = &kept;
  }
  level.last = &kept;
  return kept;
}

bool TreeBuilder::at_key() const noexcept {
  return !levels_.empty() && levels_.back().node->kind == NodeKind::Mapping && !levels_.back().value_next;
}

/// The next child has been read, is about to be, or is missing (then there is no node).
void TreeBuilder::advance(const Node* node, Span place) {
  if (levels_.empty()) return;
  Level& level = levels_.back();
  const bool is_key = at_key();
  if (is_key || level.node->kind == NodeKind::Sequence) {
    ++level.node->size;
    if (level.node->size == limits_.entries + 1) {
      faults_.add(FaultKind::TooManyEntries, place, std::to_string(limits_.entries));
    }
  }
  level.value_next = is_key;
  level.key = is_key && node != nullptr && node->kind == NodeKind::Scalar ? node : nullptr;
  level.cursor = std::max(level.cursor, place.end);
}

/// Sorting instead of hashing: no input makes it slow.
void TreeBuilder::check_duplicates(const Level& level) {
  const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(level.first_key);
  std::stable_sort(first, keys_.end(), [](const Key& a, const Key& b) { return a.text < b.text; });
  for (auto key = first; key != keys_.end();) {
    const Key& original = *key;
    for (++key; key != keys_.end() && key->text == original.text; ++key) {
      faults_.add(FaultKind::DuplicateKey, key->span, std::string{key->text}, original.span);
    }
  }
}

/// Anchors and tags stand before a node, and its place is then theirs. The mapping that a key with one begins is at the
/// same place: one finding.
bool TreeBuilder::check_property(std::uint32_t at) {
  if (!is_property(document_, at)) return false;
  if (last_property_ != at) {
    const Span span{at, word_end(document_, at)};
    faults_.add(document_[at] == '&' ? FaultKind::Anchor : FaultKind::Tag, span);
  }
  last_property_ = at;
  return true;
}

}  // namespace orion::text
