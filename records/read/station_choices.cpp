#include <array>

#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

/// An entry of `choices`: one or more lists, and which step and player they are for.
struct ChoiceEntry : ChoosingParts {
  std::optional<Spanned<int>> step{};
  std::optional<WrittenPlayer> player{};
  int keys = 0;
};

constexpr std::array<Field<ChoiceEntry>, 2> kForFields{{
    {"step", false,
     [](const Context& context, const Node&, const Node& value, ChoiceEntry& entry) {
       constexpr int kMostSteps = 10'000;  // entries of a list
       entry.step = read_integer_between(context, value, "`step`", 1, kMostSteps);
     }},
    {"player", false,
     [](const Context& context, const Node&, const Node& value, ChoiceEntry& entry) {
       entry.player = entry.roster.read(context, value, "`player`");
     }},
}};

constexpr auto kEntryFields = joined(kForFields, kChoiceFields<ChoiceEntry>);

void read_entry(const Context& context, const Node& node, ChoosingParts& parts) {
  ChoiceEntry entry{{parts.roster}};
  const std::size_t before = context.findings.size();
  if (!read_fields(context, node, "an entry of `choices`", kEntryFields, entry)) return;
  if (entry.choices.empty() && context.findings.size() == before) {
    context.report(Code::R206MissingKey, node.span, "this entry of `choices` chooses nothing, such as `cards: […]`");
  }
  for (WrittenChoice& each : entry.choices) {
    each.step = entry.step;
    each.player = entry.player;
    parts.choices.push_back(std::move(each));
  }
}

}  // namespace

WrittenList read_list(const Context& context, const Node& key, const Node& value, std::string_view what) {
  WrittenList list{key.span, value.span, {}};
  if (!expect(context, value, NodeKind::Sequence, what)) return list;
  list.items.reserve(value.size);
  const std::string entry = "an entry of " + std::string{what};
  for (const Node& item : text::Children{value}) {
    if (const auto text = read_text(context, item, entry)) list.items.push_back(*text);
  }
  return list;
}

WrittenList read_list_or_one(const Context& context, const Node& key, const Node& value, std::string_view what) {
  if (value.kind != NodeKind::Scalar) return read_list(context, key, value, what);
  WrittenList list{key.span, value.span, {}};
  if (const auto text = read_text(context, value, what)) list.items.push_back(*text);
  return list;
}

void read_choice(const Context& context, const Node& key, const Node& value, ChoosingParts& parts) {
  WrittenChoice choice;
  choice.key = *value_in(kChoiceWords, key.text);
  if (choice.key == station::ChoiceKey::Outcome) {
    choice.list = {key.span, value.span, {}};
    choice.outcome = read_outcome(context, value, parts.roster);
  } else {
    choice.list = read_list(context, key, value, quoted(key.text));
  }
  parts.choices.push_back(std::move(choice));
}

void read_choices(const Context& context, const Node& value, ChoosingParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`choices`")) return;
  for (const Node& item : text::Children{value}) read_entry(context, item, parts);
}

}  // namespace orion::read
