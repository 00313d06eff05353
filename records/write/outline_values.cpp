#include "records/write/outline_values.hpp"

#include <utility>

namespace orion::write {

namespace {

Value collection(text::NodeKind kind, Shape shape) {
  Value made;
  made.kind = kind;
  made.shape = shape;
  return made;
}

Entry entry(Value value, Shape shape) {
  Entry made;
  made.value = std::move(value);
  if (made.value.kind == text::NodeKind::Scalar) made.value.shape = shape;
  return made;
}

}  // namespace

Value OutlineValues::mapping(Shape shape) { return collection(text::NodeKind::Mapping, shape); }

Value OutlineValues::list(Shape shape) { return collection(text::NodeKind::Sequence, shape); }

Value OutlineValues::scalar(std::string_view text) {
  Value made;
  made.text = kept(text);
  return made;
}

Value OutlineValues::words(const std::vector<std::string>& words) {
  Value made = list(Shape::Words);
  for (const std::string& each : words) add(made, scalar(each));
  return made;
}

void OutlineValues::add(Value& mapping, std::string_view key, Value value) {
  Entry made = entry(std::move(value), shape_below(mapping.shape, key));
  made.key = kept(key);
  mapping.entries.push_back(std::move(made));
}

void OutlineValues::add(Value& list, Value value) {
  list.entries.push_back(entry(std::move(value), shape_of_items(list.shape)));
}

}  // namespace orion::write
