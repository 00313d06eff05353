#include "records/read/deck.hpp"

#include <algorithm>
#include <array>

#include "records/read/deck_parts.hpp"
#include "records/read/format_number.hpp"
#include "records/station_words.hpp"

namespace orion::read {

namespace {

struct DeckParts {
  StationDeck deck;
  Span cards;
};

const Node* value_of(const Node& mapping, std::string_view key) {
  if (mapping.kind != NodeKind::Mapping) return nullptr;
  for (const Node* each = mapping.first_child; each != nullptr; each = each->next_sibling->next_sibling) {
    if (each->text == key) return each->next_sibling;
  }
  return nullptr;
}

/// Steps may name a good whose card stands further down, so that all goods are told first.
void tell_goods(const Node& cards, StationDeck& deck) {
  for (const Node& card : text::Children{cards}) {
    const Node* kind = value_of(card, "kind");
    if (kind == nullptr || kind->kind != NodeKind::Scalar || kind->text != word(station::CardKind::Goods)) continue;
    const Node* good = value_of(card, "good");
    if (good == nullptr) good = value_of(card, "id");
    if (good == nullptr || good->kind != NodeKind::Scalar || good->text.empty()) continue;
    if (!deck.good_of.try_emplace(std::string{good->text}, deck.goods.size()).second) continue;
    deck.goods.emplace_back(good->text);
  }
  deck.cards.goods = deck.goods.size();
}

void add(const Context& context, const Node& node, CardParts parts, StationDeck& deck) {
  const Span id = parts.id ? parts.id->span : node.span;
  const std::string name{parts.id ? parts.id->value : std::string_view{}};
  if (parts.id) {
    const auto [place, is_new] = deck.card_of.try_emplace(name, deck.ids.size());
    if (!is_new) {
      Finding twice = finding(Code::S700dCardTwice, id, "the deck has a card " + quoted(name) + " already");
      twice.related.push_back({"the first one", deck.spans[place->second].id});
      context.findings.push_back(std::move(twice));
    }
  }
  std::vector<Span> steps;
  steps.reserve(parts.steps.size());
  for (const StepSpans& each : parts.steps) steps.push_back(each.whole);
  deck.spans.push_back({id, parts.copies.value_or(id), parts.target.value_or(id), std::move(steps)});
  deck.card_names.emplace_back(parts.name ? parts.name->value : std::string_view{name});
  deck.ids.push_back(name);
  deck.cards.cards.push_back(std::move(parts.card));
}

void read_cards(const Context& context, const Node& node, DeckParts& parts) {
  parts.cards = node.span;
  if (!expect(context, node, NodeKind::Sequence, "`cards`")) return;
  tell_goods(node, parts.deck);
  for (const Node& item : text::Children{node}) {
    if (parts.deck.ids.size() == kMostCards) {
      context.report(Code::S700eOutOfRange, item.span, "a deck has at most 1,000 different cards");
      return;
    }
    CardParts card{parts.deck};
    read_card(context, item, card);
    add(context, item, std::move(card), parts.deck);
  }
}

constexpr std::array<Field<DeckParts>, 4> kDeckFields{{
    {"deck", true,
     [](const Context& context, const Node&, const Node& value, DeckParts& parts) {
       if (const auto name = read_free_text(context, value, "the name of a deck")) parts.deck.name = name->value;
     }},
    {"format", true,
     [](const Context& context, const Node&, const Node& value, DeckParts&) {
       read_format(context, value, "the deck");
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, DeckParts&) { read_note(context, value); }},
    {"cards", true,
     [](const Context& context, const Node&, const Node& value, DeckParts& parts) {
       read_cards(context, value, parts);
     }},
}};

DeckParts read_parts(const Context& context, const Node& node) {
  DeckParts parts;
  read_fields(context, node, "the deck", kDeckFields, parts);
  return parts;
}

}  // namespace

StationDeck read_deck(const Context& context, const Node& node) { return read_parts(context, node).deck; }

StationDeck read_deck_document(const Context& context, const Node& root) {
  constexpr std::size_t kFewestPlayers = 2;
  DeckParts parts = read_parts(context, root);
  const bool whole = std::none_of(context.findings.begin(), context.findings.end(),
                                  [](const Finding& each) { return each.severity == catalogue::Severity::Error; });
  if (whole && !enough_cards(parts.deck, kFewestPlayers, {})) {
    context.report(Code::S700hTooFewCards, parts.cards,
                   "the deck has " + std::to_string(parts.deck.cards.size()) + " cards in all, and two hands take 10");
  }
  return std::move(parts.deck);
}

bool enough_cards(const StationDeck& deck, std::size_t players, const station::Options& options) {
  const auto hand = static_cast<std::size_t>(options.hand);
  return deck.cards.size() >= hand * players;
}

}  // namespace orion::read
