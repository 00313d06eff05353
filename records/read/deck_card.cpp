#include <array>

#include "records/read/deck_parts.hpp"
#include "records/station_words.hpp"

namespace orion::read {

namespace {

using station::CardKind;

/// A number that is part of a card, in the range of S7.
template <int station::Card::*number, int least>
void read_amount_of(const Context& context, const Node& key, const Node& value, CardParts& parts) {
  const auto read = read_integer_between(context, value, quoted(key.text), least, kMostAmount, Code::S700eOutOfRange);
  if (read) parts.card.*number = read->value;
}

void read_id(const Context& context, const Node&, const Node& value, CardParts& parts) {
  if (!expect(context, value, NodeKind::Scalar, "a card's id")) return;
  if (value.text.find_first_not_of(" \t\n") == std::string_view::npos) {
    context.report(Code::R228BadCardId, value.span, "a card's id is empty: records call the card by it");
  } else if (value.text == "unknown") {
    context.report(Code::R228BadCardId, value.span,
                   "`unknown` is no card's id: in records it stands for a card that nobody saw");
  } else {
    parts.id = Text{value.text, value.span};
  }
}

void read_copies(const Context& context, const Node&, const Node& value, CardParts& parts) {
  constexpr int kMostCopies = 1000;
  parts.copies = value.span;
  if (const auto copies = read_integer_between(context, value, "`copies`", 1, kMostCopies, Code::S700eOutOfRange))
    parts.card.copies = copies->value;
}

constexpr std::array<Field<CardParts>, 5> kEveryCard{{
    {"id", true, read_id},
    {"kind", true,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       if (const auto kind = read_word(context, value, "the kind of a card", kCardKindWords))
         parts.card.kind = kind->value;
     }},
    {"name", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       parts.name = read_free_text(context, value, "a card's name");
     }},
    {"copies", false, read_copies},
    {"text", false,
     [](const Context& context, const Node&, const Node& value, CardParts&) {
       read_free_text(context, value, "a card's text");
     }},
}};

constexpr std::array<Field<CardParts>, 4> kGoodsOnly{{
    {"good", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       parts.good = read_good(context, value, parts.deck);
     }},
    {"units", false, read_amount_of<&station::Card::units, 1>},
    {"buy", true, read_amount_of<&station::Card::buy, 0>},
    {"sell", true, read_amount_of<&station::Card::sell, 0>},
}};

constexpr std::array<Field<CardParts>, 1> kFreeOnly{{
    {"free", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       if (const auto flag = read_flag(context, value, "`free`")) parts.card.free = flag->value;
     }},
}};

/// S4.1, S5.5, S5.8: what says when a card may be played, and what may answer it.
constexpr std::array<Field<CardParts>, 3> kPlaying{{
    {"timing", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       const auto timing = read_word(context, value, "`timing`", kTimingWords);
       if (!timing) return;
       if (parts.card.timing == station::Timing::OpponentTurn && timing->value == station::Timing::OwnTurn) {
         context.report(Code::R208UnknownWord, value.span,
                        "`timing` of a " + std::string{word(parts.card.kind)} +
                            " card cannot be `own-turn`: it answers an action in an opponent's turn");
         return;
       }
       parts.card.timing = timing->value;
     }},
    {"blockable", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       if (const auto flag = read_flag(context, value, "`blockable`")) parts.card.blockable = flag->value;
     }},
    {"blocks", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       constexpr std::array kBlocksWords{Word<bool>{"responses", true}};
       const auto word = read_word(context, value, "`blocks`", kBlocksWords);
       if (!word) return;
       parts.card.blocks_responses = true;
       parts.blocks = word->span;
     }},
}};

constexpr std::array<Field<CardParts>, 1> kTargetOnly{{
    {"target", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       parts.target = value.span;
       if (const auto target = read_word(context, value, "the target of a card", kTargetWords))
         parts.card.target = target->value;
     }},
}};

constexpr std::array<Field<CardParts>, 1> kEffectOnly{{
    {"effect", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       read_effect(context, value, parts);
     }},
}};

constexpr std::array<Field<CardParts>, 2> kEquipmentOnly{{
    {"cost", false, read_amount_of<&station::Card::cost, 0>},
    {"while-in-play", false,
     [](const Context& context, const Node&, const Node& value, CardParts& parts) {
       read_while_in_play(context, value, parts);
     }},
}};

constexpr auto kCardFields = joined(kEveryCard, kFreeOnly);
constexpr auto kSecurityFields = joined(kCardFields, kPlaying);
constexpr auto kDefenceFields = joined(kSecurityFields, kEffectOnly);
constexpr auto kPlayedFields = joined(kDefenceFields, kTargetOnly);
constexpr auto kEquipmentFields = joined(kPlayedFields, kEquipmentOnly);
constexpr auto kGoodsFields = joined(kCardFields, kGoodsOnly);

/// For a card of no known kind: every key that some kind has, none of them missing.
constexpr auto kAnyFields = [] {
  auto fields = joined(kEquipmentFields, kGoodsOnly);
  for (auto& each : fields) each.required = each.key == "id" || each.key == "kind";
  return fields;
}();

std::optional<CardKind> kind_of_card(const Node& node) {
  if (node.kind != NodeKind::Mapping) return std::nullopt;
  for (const Node* key = node.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text == "kind") return value_in(kCardKindWords, key->next_sibling->text);
  }
  return std::nullopt;
}

void read_fields_of(const Context& context, const Node& node, std::optional<CardKind> kind, CardParts& parts) {
  if (!kind) {
    read_fields(context, node, "a card", kAnyFields, parts);
    return;
  }
  const std::string what = "a card of the kind " + std::string{word(*kind)};
  switch (*kind) {
    case CardKind::Goods:
      read_fields(context, node, what, kGoodsFields, parts);
      return;
    case CardKind::Equipment:
      read_fields(context, node, what, kEquipmentFields, parts);
      return;
    case CardKind::Espionage:
    case CardKind::Support:
      read_fields(context, node, what, kPlayedFields, parts);
      return;
    case CardKind::Defence:
      read_fields(context, node, what, kDefenceFields, parts);
      return;
    case CardKind::Security:
      read_fields(context, node, what, kSecurityFields, parts);
      return;
  }
}

}  // namespace

std::optional<std::size_t> read_good(const Context& context, const Node& node, const StationDeck& deck) {
  const auto text = read_text(context, node, "`good`");
  if (!text) return std::nullopt;
  if (const auto found = deck.good_of.find(text->value); found != deck.good_of.end()) return found->second;
  constexpr std::size_t kMostToSuggest = 64;  // more would make a long message, and take long to compare
  const std::vector<std::string_view> known(deck.goods.begin(), deck.goods.end());
  context.report(Code::R208UnknownWord, node.span,
                 "no goods card of the deck is of the good " + quoted(text->value) +
                     (known.empty() || known.size() > kMostToSuggest ? "" : ": " + hint(text->value, known)));
  return std::nullopt;
}

void read_card(const Context& context, const Node& node, CardParts& parts) {
  const auto kind = kind_of_card(node);
  if (kind) parts.card.kind = *kind;
  if (kind == CardKind::Defence || kind == CardKind::Security) parts.card.timing = station::Timing::OpponentTurn;
  read_fields_of(context, node, kind, parts);
  if (!kind) return;
  if (kind == CardKind::Goods && parts.id) {
    const auto own = parts.deck.good_of.find(parts.id->value);
    if (!parts.good && own != parts.deck.good_of.end()) parts.good = own->second;
    parts.card.good = parts.good.value_or(0);
  }
  check_effect(context, parts);
}

}  // namespace orion::read
