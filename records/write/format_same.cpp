#include "records/write/format_same.hpp"

#include <algorithm>
#include <vector>

#include "records/write/format_remarks.hpp"
#include "records/write/format_shape.hpp"
#include "records/write/format_words.hpp"

namespace orion::write {

namespace {

using text::Node;
using text::NodeKind;

std::vector<const Node*> keys_in_order(const Node& mapping) {
  std::vector<const Node*> keys;
  for (const Node* key = mapping.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    keys.push_back(key);
  }
  std::sort(keys.begin(), keys.end(), [](const Node* a, const Node* b) { return a->text < b->text; });
  return keys;
}

bool same_value(const Node& a, const Node& b, Shape shape) {
  if (a.kind != b.kind || a.size != b.size) return false;
  switch (a.kind) {
    case NodeKind::Scalar:
      return is_spaces(shape) ? words_of(a.text) == words_of(b.text) : a.text == b.text;
    case NodeKind::Sequence: {
      const Shape items = shape_of_items(shape);
      return std::equal(text::Children{a}.begin(), text::Children{a}.end(), text::Children{b}.begin(),
                        text::Children{b}.end(),
                        [&](const Node& one, const Node& other) { return same_value(one, other, items); });
    }
    case NodeKind::Mapping: {
      const std::vector<const Node*> ours = keys_in_order(a);
      const std::vector<const Node*> theirs = keys_in_order(b);
      return std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end(),
                        [&](const Node* one, const Node* other) {
                          return one->text == other->text &&
                                 same_value(*one->next_sibling, *other->next_sibling, shape_below(shape, one->text));
                        });
    }
  }
  return false;
}

std::vector<std::string_view> comments_of(const ReadDocument& document) {
  std::vector<std::string_view> comments;
  for (const Remark& each : remarks_of(document.bytes, &document.root).remarks) {
    if (!each.is_blank()) comments.push_back(each.text);
  }
  std::sort(comments.begin(), comments.end());
  return comments;
}

}  // namespace

bool say_the_same(const ReadDocument& a, const ReadDocument& b) {
  return same_value(a.root, b.root, shape_of_document(a.root)) && comments_of(a) == comments_of(b);
}

}  // namespace orion::write
