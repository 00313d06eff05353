#include "records/write/format_outline.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "records/text/utf8.hpp"

namespace orion::write {

namespace {

using text::Node;
using text::NodeKind;
using text::Style;

/// Where the players sit, by the words that refer to them.
using Seats = std::vector<std::pair<std::string_view, std::size_t>>;

void add_names(const Node& player, std::size_t seat, Seats& seats) {
  for (const Node* key = player.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (!is_own_key(key->text)) seats.emplace_back(key->next_sibling->text, seat);
  }
}

Seats seats_of(const Node& root) {
  Seats seats;
  const Shape shape = shape_of_document(root);
  for (const Node* key = root.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (shape_below(shape, key->text) != Shape::PlayerList) continue;
    std::size_t seat = 0;
    for (const Node& player : text::Children{*key->next_sibling}) {
      if (player.kind == NodeKind::Scalar) seats.emplace_back(player.text, seat);
      if (player.kind == NodeKind::Mapping) add_names(player, seat, seats);
      ++seat;
    }
  }
  return seats;
}

/// The place of a key in the order of the format, from 1; behind all of them for one that it has not.
std::size_t rank_of(std::string_view key, Shape shape, const Seats& seats) {
  if (is_by_player(shape)) {
    const auto found = std::find_if(seats.begin(), seats.end(), [&](const auto& each) { return each.first == key; });
    return found == seats.end() ? seats.size() + 1 : found->second + 1;
  }
  const auto keys = keys_of(shape);
  const auto found = std::find_if(keys.begin(), keys.end(), [&](const KeyShape& each) { return each.key == key; });
  return static_cast<std::size_t>(found - keys.begin()) + 1;
}

/// Puts the entries of a mapping into the order of the format. Own keys stay behind the key that they stood behind.
void put_in_order(Value& mapping, const Seats& seats) {
  if (keys_of(mapping.shape).empty() && !is_by_player(mapping.shape)) return;
  struct Ranked {
    std::size_t rank;
    Entry entry;
  };
  std::vector<Ranked> ranked;
  std::size_t last = 0;  // own keys before all others stay there
  for (Entry& entry : mapping.entries) {
    std::size_t rank = last;
    if (!is_own_key(entry.key)) {
      rank = last = rank_of(entry.key, mapping.shape, seats);
    } else if (has_own_keys_last(mapping.shape)) {
      rank = std::numeric_limits<std::size_t>::max();
    }
    ranked.push_back({rank, std::move(entry)});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
  for (std::size_t index = 0; index < ranked.size(); ++index) mapping.entries[index] = std::move(ranked[index].entry);
}

/// Walks tree and remarks together: both are in the order of the text.
class Builder {
 public:
  Builder(std::string_view document, const Node& root)
      : document_{document}, root_{root}, remarks_{remarks_of(document, &root)}, seats_{seats_of(root)} {}

  Outline run() {
    Outline outline;
    const std::size_t mark = document_.starts_with(text::kByteOrderMark) ? text::kByteOrderMark.size() : 0;
    outline.has_marker = document_.substr(mark).starts_with("---");
    const std::uint32_t first =
        root_.style == Style::Flow || root_.first_child == nullptr ? root_.span.begin : root_.first_child->span.begin;
    if (outline.has_marker && has_remark_before(first) && !remark().own_line) {
      outline.beside_marker = remark().text;
      ++next_;
    }
    outline.head = take_before(first);
    outline.record = value(root_, shape_of_document(root_), -1);
    if (!is_block(root_)) take_before(root_.span.end);  // blank lines between its brackets
    // Whatever is left stands behind the record, if it was between brackets or is behind a `...` line.
    const CommentLines rest = take_before(static_cast<std::uint32_t>(document_.size()) + 1);
    outline.record.tail.insert(outline.record.tail.end(), rest.begin(), rest.end());
    return outline;
  }

 private:
  const Remark& remark() const { return remarks_.remarks[next_]; }
  bool has_remark_before(std::uint32_t end) const { return next_ < remarks_.remarks.size() && remark().at < end; }

  CommentLines take_before(std::uint32_t end) {
    CommentLines lines;
    for (; has_remark_before(end); ++next_) lines.push_back(remark().text);
    return lines;
  }

  static bool is_block(const Node& node) { return node.kind != NodeKind::Scalar && node.style == Style::Block; }

  /// @param outer  the column of the block collection around it, -1 around the record
  Value value(const Node& node, Shape shape, std::int64_t outer) {
    Value made;
    made.kind = node.kind;
    made.shape = shape;
    if (node.kind == NodeKind::Scalar) {
      made.text = node.text;
      made.was_cut = node.cut_by_comment;
    } else if (is_block(node)) {
      fill_block(node, made, outer);
    } else {
      fill_flow(node, made);
    }
    if (node.kind == NodeKind::Mapping) put_in_order(made, seats_);
    return made;
  }

  /// Between brackets there are no comments, and blank lines are nobody's.
  void fill_flow(const Node& node, Value& made) {
    for (const Node* child = node.first_child; child != nullptr; child = child->next_sibling) {
      Entry entry;
      Shape below = shape_of_items(made.shape);
      if (node.kind == NodeKind::Mapping) {
        entry.key = child->text;
        below = shape_below(made.shape, entry.key);
        child = child->next_sibling;
      }
      entry.value = value(*child, below, 0);
      made.entries.push_back(std::move(entry));
    }
  }

  void fill_block(const Node& node, Value& made, std::int64_t outer) {
    std::int64_t column = node.kind == NodeKind::Mapping && node.first_child != nullptr
                              ? column_of(document_, node.first_child->span.begin)
                              : 0;
    std::uint32_t end = node.span.begin;
    for (const Node* child = node.first_child; child != nullptr; child = child->next_sibling) {
      Entry entry;
      if (node.kind == NodeKind::Mapping) {
        const Node& key = *child;
        child = child->next_sibling;
        entry.above = take_before(key.span.begin);
        entry.key = key.text;
        position_ = key.span.end;
        fill_entry(*child, key.span.end, shape_below(made.shape, entry.key), column, entry);
      } else {
        const Dash dash = take_dash(child->span.begin);
        if (child == node.first_child) column = dash.column;
        entry.above = take_before(dash.at);
        fill_entry(*child, dash.at, shape_of_items(made.shape), column, entry);
        if (is_block(*child)) give_to_item(entry);
      }
      end = child->span.end;
      if (!keeps_blank_lines(made.shape)) drop_blank_lines(entry.above);
      made.entries.push_back(std::move(entry));
    }
    take_tail(end, column, outer, made.tail);
    if (!keeps_blank_lines(made.shape)) drop_blank_lines(made.tail);
  }

  static void drop_blank_lines(CommentLines& lines) {
    lines.erase(std::remove(lines.begin(), lines.end(), std::string_view{}), lines.end());
  }

  /// What stands between a key or dash and the end of the value's last line.
  /// @param mark  the end of the key, or the dash
  void fill_entry(const Node& node, std::uint32_t mark, Shape shape, std::int64_t column, Entry& entry) {
    const std::uint32_t begin = node.span.begin;
    if (is_block(node)) {
      // A comment on the line of the key or dash; below it begin those of the first entry.
      if (has_remark_before(begin) && !remark().own_line && is_on_line(mark, remark().at)) {
        entry.beside = remark().text;
        entry.beside_key = true;
        ++next_;
      }
      entry.value = value(node, shape, column);
      return;
    }
    bool trails = false;
    CommentLines around;
    const auto take = [&] {
      if (!remark().is_blank()) {
        trails = !remark().own_line;
        around.push_back(remark().text);
      }
      ++next_;
    };
    while (has_remark_before(begin)) take();
    entry.value = value(node, shape, column);
    position_ = node.span.end;
    while (has_remark_before(node.span.end)) take();
    while (has_remark_before(static_cast<std::uint32_t>(document_.size())) && !remark().own_line &&
           is_on_line(node.span.end, remark().at)) {
      take();
    }
    // The last one keeps its line; those before it go above, so that their order stays.
    if (trails) {
      entry.beside = around.back();
      around.pop_back();
    }
    entry.above.insert(entry.above.end(), around.begin(), around.end());
    give_to_only_entry(entry);
  }

  /// `- {blue: e4}  # comment` is written as `- blue: e4  # comment`.
  static void give_to_only_entry(Entry& item) {
    if (!item.key.empty() || item.beside.empty() || item.value.entries.size() != 1) return;
    Entry& only = item.value.entries.front();
    if (only.value.kind != NodeKind::Scalar || !only.beside.empty() || !only.above.empty()) return;
    only.beside = item.beside;
    item.beside = {};
    item.beside_key = false;
  }

  static void give_to_item(Entry& item) {
    give_to_only_entry(item);
    if (item.beside.empty()) return;
    item.above.push_back(item.beside);
    item.beside = {};
    item.beside_key = false;
  }

  /// Comments as deep as the entries of a block that has come to its end belong to it, not to what follows.
  void take_tail(std::uint32_t end, std::int64_t column, std::int64_t outer, CommentLines& tail) {
    if (column <= outer) return;
    const auto content = std::lower_bound(remarks_.contents.begin(), remarks_.contents.end(), end);
    const auto limit = content == remarks_.contents.end() ? static_cast<std::uint32_t>(document_.size()) : *content;
    while (true) {
      std::size_t comment = next_;
      const auto& all = remarks_.remarks;
      while (comment < all.size() && all[comment].at < limit && all[comment].is_blank()) ++comment;
      if (comment == all.size() || all[comment].at >= limit || !all[comment].own_line) return;
      if (all[comment].column < column) return;
      for (; next_ <= comment; ++next_) tail.push_back(remark().text);
    }
  }

  bool is_on_line(std::uint32_t from, std::uint32_t to) const {
    return document_.substr(from, to - from).find('\n') == std::string_view::npos;
  }

  /// The next dash before an item. Several stand before the first item of a list in a list.
  Dash take_dash(std::uint32_t item) {
    const auto& all = remarks_.dashes;
    while (dash_ < all.size() && all[dash_].at < position_) ++dash_;
    if (dash_ < all.size() && all[dash_].at < item) return all[dash_++];
    return {item, column_of(document_, item)};
  }

  std::string_view document_;
  const Node& root_;
  Remarks remarks_;
  Seats seats_;
  std::size_t next_ = 0;
  std::size_t dash_ = 0;
  std::uint32_t position_ = 0;  ///< the end of the last key or value without block
};

}  // namespace

Outline outline_of(std::string_view document, const text::Node& root) { return Builder{document, root}.run(); }

}  // namespace orion::write
