#include "records/write/format_shape.hpp"

#include <algorithm>
#include <array>

#include "records/read/kind.hpp"
#include "records/write/format_forms.hpp"

namespace orion::write {

namespace {

using Forms = std::array<Form, kShapes>;

Forms all_forms() noexcept {
  Forms forms{};
  for (const auto& table : {duel_forms(), station_forms(), deck_forms()}) {
    for (const Form& each : table) forms[static_cast<std::size_t>(each.shape)] = each;
  }
  return forms;
}

const Form& form_of(Shape shape) noexcept {
  static const Forms kForms = all_forms();
  return kForms[static_cast<std::size_t>(shape)];
}

}  // namespace

Shape shape_of_document(const text::Node& root) noexcept {
  if (root.kind != text::NodeKind::Mapping) return Shape::Foreign;
  const read::KindOf kind = read::kind_of(root);
  switch (kind.kind) {
    case read::DocumentKind::Game:
      return kind.value->text == "orion-station" ? Shape::StationRecord : Shape::DuelRecord;
    case read::DocumentKind::Deck:
      return Shape::Deck;
    case read::DocumentKind::None:
    case read::DocumentKind::Match:
    case read::DocumentKind::Tournament:
      return Shape::Foreign;
  }
  return Shape::Foreign;
}

std::span<const KeyShape> keys_of(Shape shape) noexcept { return form_of(shape).keys; }

Shape shape_below(Shape shape, std::string_view key) noexcept {
  const Form& form = form_of(shape);
  if (form.by_player != Shape::Foreign) return is_own_key(key) ? Shape::Foreign : form.by_player;
  const auto found =
      std::find_if(form.keys.begin(), form.keys.end(), [&](const KeyShape& each) { return each.key == key; });
  return found == form.keys.end() ? Shape::Foreign : found->shape;
}

Shape shape_of_items(Shape shape) noexcept { return form_of(shape).items; }

Brackets brackets_of(Shape shape) noexcept { return form_of(shape).brackets; }

bool has_own_keys_last(Shape shape) noexcept { return form_of(shape).own_keys == OwnKeys::Last; }

bool keeps_blank_lines(Shape shape) noexcept { return form_of(shape).blank_lines == BlankLines::Kept; }

bool is_by_player(Shape shape) noexcept { return form_of(shape).by_player != Shape::Foreign; }

}  // namespace orion::write
