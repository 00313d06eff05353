#include <array>

#include "records/read/deck_parts.hpp"
#include "records/station_words.hpp"

namespace orion::read {

namespace {

using station::CardKind;
using station::ModifierKind;

struct ModifierParts {
  const StationDeck& deck;
  std::vector<station::Modifier> all{};
  std::bitset<station::kCardKinds> immune{};
};

std::optional<int> read_by(const Context& context, const Node& node, std::string_view what) {
  const auto by = read_integer_between(context, node, what, -kMostAmount, kMostAmount, Code::S700eOutOfRange);
  return by ? std::optional{by->value} : std::nullopt;
}

/// `{good: ore, by: -1}`
struct PriceParts {
  const StationDeck& deck;
  std::optional<std::size_t> good{};
  std::optional<int> by{};
};

constexpr std::array<Field<PriceParts>, 2> kPriceFields{{
    {"good", true,
     [](const Context& context, const Node&, const Node& value, PriceParts& parts) {
       parts.good = read_good(context, value, parts.deck);
     }},
    {"by", true,
     [](const Context& context, const Node&, const Node& value, PriceParts& parts) {
       parts.by = read_by(context, value, "`by`");
     }},
}};

constexpr bool is_price(ModifierKind kind) noexcept {
  return kind == ModifierKind::BuyPrice || kind == ModifierKind::SellPrice;
}

void read_one(const Context& context, const Node& key, const Node& value, ModifierKind kind, ModifierParts& parts) {
  if (value.kind == NodeKind::Mapping && is_price(kind)) {
    PriceParts price{parts.deck};
    read_fields(context, value, quoted(key.text), kPriceFields, price);
    if (price.good && price.by) parts.all.push_back({kind, *price.by, price.good});
  } else if (const auto by = read_by(context, value, quoted(key.text))) {
    parts.all.push_back({kind, *by});
  }
}

/// A number; for prices also `{good: ore, by: -1}`, or a list of both.
void read_modifier(const Context& context, const Node& key, const Node& value, ModifierParts& parts) {
  const ModifierKind kind = *value_in(kModifierWords, key.text);
  if (value.kind != NodeKind::Sequence || !is_price(kind)) {
    read_one(context, key, value, kind, parts);
    return;
  }
  for (const Node& item : text::Children{value}) read_one(context, key, item, kind, parts);
}

constexpr std::array kImmuneWords{Word<CardKind>{word(CardKind::Espionage), CardKind::Espionage},
                                  Word<CardKind>{word(CardKind::Support), CardKind::Support},
                                  Word<CardKind>{word(CardKind::Equipment), CardKind::Equipment}};

void read_immune(const Context& context, const Node&, const Node& value, ModifierParts& parts) {
  const auto read_kind = [&](const Node& node) {
    const auto kind = read_word(context, node, "a kind of cards behind `immune`", kImmuneWords);
    if (kind) parts.immune.set(static_cast<std::size_t>(kind->value));
  };
  if (value.kind != NodeKind::Sequence) {
    read_kind(value);
    return;
  }
  for (const Node& item : text::Children{value}) read_kind(item);
}

constexpr auto kNumberFields = [] {
  std::array<Field<ModifierParts>, kModifierWords.size()> fields{};
  for (std::size_t each = 0; each < fields.size(); ++each)
    fields[each] = {kModifierWords[each].word, false, read_modifier};
  return fields;
}();

constexpr auto kModifierFields =
    joined(kNumberFields, std::array<Field<ModifierParts>, 1>{{{"immune", false, read_immune}}});

}  // namespace

void read_modify(const Context& context, const Node& node, const StationDeck& deck, station::Step& step) {
  ModifierParts parts{deck};
  read_fields(context, node, "`modify`", kModifierFields, parts);
  step.modifiers = std::move(parts.all);
  step.immune = parts.immune;
}

void read_while_in_play(const Context& context, const Node& node, CardParts& parts) {
  ModifierParts modifiers{parts.deck};
  if (!read_fields(context, node, "`while-in-play`", kModifierFields, modifiers)) return;
  parts.card.while_in_play = std::move(modifiers.all);
  parts.card.immune = modifiers.immune;
}

}  // namespace orion::read
