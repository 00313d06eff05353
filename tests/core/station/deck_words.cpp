#include "tests/core/station/deck_words.hpp"

#include <algorithm>
#include <stdexcept>

namespace orion::testing {

namespace {

using station::Card;
using station::CardKind;
using station::CardRef;
using station::GoodRef;
using station::Modifier;
using station::ModifierKind;
using station::Per;
using station::Step;
using station::StepKind;
using station::Target;
using station::Timing;
using station::Who;

using Words = std::vector<std::string_view>;

const Words kKinds{"goods", "equipment", "espionage", "support", "defence", "security"};
const Words kTargets{"none", "self", "opponent", "any-player", "each-opponent"};
const Words kPers{"fixed", "goods", "equipment", "hand"};

/// Reads words one after another.
class Reader {
 public:
  explicit Reader(std::string_view text) : words_{words_of(text)} {}
  bool done() const { return at_ == words_.size(); }
  std::string_view next() {
    return at_ < words_.size() ? words_[at_++] : throw std::invalid_argument{"a word is missing"};
  }
  int number() { return number_of(next()); }
  bool take(std::string_view word) {
    if (done() || words_[at_] != word) return false;
    ++at_;
    return true;
  }
  /// A word of the list, if one is next.
  std::optional<std::size_t> take_one_of(const Words& list) {
    if (done()) return std::nullopt;
    const auto found = std::find(list.begin(), list.end(), words_[at_]);
    if (found == list.end()) return std::nullopt;
    ++at_;
    return static_cast<std::size_t>(found - list.begin());
  }
  std::optional<std::size_t> take_one_of(const std::vector<std::string>& list) {
    return take_one_of(Words(list.begin(), list.end()));
  }

 private:
  Words words_;
  std::size_t at_ = 0;
};

Modifier modifier_in(Reader& reader, const NamedDeck& deck) {
  Modifier made;
  made.kind = static_cast<ModifierKind>(place_of(reader.next(), modifier_words()));
  made.by = reader.number();
  made.good = reader.take_one_of(deck.goods);
  return made;
}

Step step_in(std::string_view text, const NamedDeck& deck) {
  Reader reader{text};
  Step step;
  step.kind = static_cast<StepKind>(place_of(reader.next(), step_words()));
  if (step.kind == StepKind::Modify) {
    step.modifiers.push_back(modifier_in(reader, deck));
    while (reader.take("and")) step.modifiers.push_back(modifier_in(reader, deck));
  } else if (!reader.done() && step.kind < StepKind::SkipTurn) {
    step.amount.number = reader.number();
  }
  while (!reader.done()) {
    if (reader.take("target")) {
      step.who = Who::Target;
    } else if (reader.take("per")) {
      step.amount.per = static_cast<Per>(place_of(reader.next(), kPers));
    } else if (reader.take("of-target")) {
      step.amount.of = Who::Target;
    } else if (reader.take("good")) {
      step.good = deck.good(reader.next());
    } else {
      throw std::invalid_argument{"what is '" + std::string{reader.next()} + "' in a step"};
    }
  }
  return step;
}

void read_words(Reader& reader, Card& card, const NamedDeck& deck) {
  while (!reader.done()) {
    if (const auto target = reader.take_one_of(kTargets)) {
      card.target = static_cast<Target>(*target);
    } else if (reader.take("buy")) {
      card.buy = reader.number();
    } else if (reader.take("sell")) {
      card.sell = reader.number();
    } else if (reader.take("units")) {
      card.units = reader.number();
    } else if (reader.take("good")) {
      card.good = *deck.good(reader.next());
    } else if (reader.take("cost")) {
      card.cost = reader.number();
    } else if (reader.take("opponent-turn")) {
      card.timing = Timing::OpponentTurn;
    } else if (reader.take("free")) {
      card.free = true;
    } else if (reader.take("unblockable")) {
      card.blockable = false;
    } else if (reader.take("blocks-responses")) {
      card.blocks_responses = true;
    } else if (reader.take("immune")) {
      card.immune.set(place_of(reader.next(), kKinds));
    } else if (reader.take("in-play")) {
      card.while_in_play.push_back(modifier_in(reader, deck));
    } else {
      card.copies = number_of(reader.next().substr(1));  // x3
    }
  }
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
  Words parts;
  while (true) {
    const std::size_t end = std::min(text.find(separator), text.size());
    std::string_view part = text.substr(0, end);
    part.remove_prefix(std::min(part.find_first_not_of(" \n"), part.size()));
    part = part.substr(0, part.find_last_not_of(" \n") + 1);
    parts.push_back(part);
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> words_of(std::string_view text) {
  Words words = split(text, ' ');
  std::erase(words, std::string_view{});
  return words;
}

int number_of(std::string_view word) { return std::stoi(std::string{word}); }

std::size_t place_of(std::string_view word, const Words& list) {
  const auto found = std::find(list.begin(), list.end(), word);
  if (found == list.end()) throw std::invalid_argument{"no such word: " + std::string{word}};
  return static_cast<std::size_t>(found - list.begin());
}

const std::vector<std::string_view>& step_words() {
  static const Words words{
      "gain",           "lose",          "take",      "give",       "draw",       "discard",    "take-cards",
      "give-cards",     "load",          "unload",    "take-goods", "give-goods", "swap-goods", "scrap-equipment",
      "take-equipment", "extra-actions", "skip-turn", "extra-turn", "block",      "modify",     "as-recorded"};
  return words;
}

const std::vector<std::string_view>& modifier_words() {
  static const Words words{"actions",    "goods-limit", "penalty", "equipment-limit", "buy-price",
                           "sell-price", "draw",        "keep",    "activation-cost"};
  return words;
}

CardRef NamedDeck::card(std::string_view id) const {
  if (id == "?") return CardRef::unseen();
  const auto found = std::find(cards.begin(), cards.end(), id);
  return found == cards.end() ? CardRef::foreign() : CardRef::of(static_cast<std::size_t>(found - cards.begin()));
}

GoodRef NamedDeck::good(std::string_view name) const {
  const auto found = std::find(goods.begin(), goods.end(), name);
  return found == goods.end() ? std::nullopt : GoodRef{static_cast<std::size_t>(found - goods.begin())};
}

std::vector<CardRef> NamedDeck::card_list(std::string_view ids) const {
  std::vector<CardRef> list;
  if (ids.empty() || ids == "-") return list;
  for (const std::string_view each : split(ids, ',')) list.push_back(card(each));
  return list;
}

std::vector<GoodRef> NamedDeck::good_list(std::string_view names) const {
  std::vector<GoodRef> list;
  if (names.empty() || names == "-") return list;
  for (const std::string_view each : split(names, ',')) list.push_back(good(each));
  return list;
}

NamedDeck deck_of(std::string_view text) {
  NamedDeck made;
  std::vector<std::string_view> entries = split(text, ';');
  std::erase(entries, std::string_view{});
  for (const std::string_view each : entries) {  // goods first: steps and prices name them
    const Words words = words_of(each);
    made.cards.emplace_back(words.at(0));
    const bool is_of_another = std::find(words.begin(), words.end(), "good") != words.end();
    if (words.at(1) == "goods" && !is_of_another) made.goods.emplace_back(words[0]);
  }
  for (const std::string_view each : entries) {
    const std::size_t brace = std::min(each.find('{'), each.size());
    Reader reader{each.substr(0, brace)};
    Card& card = made.deck.cards.emplace_back();
    card.copies = 0;
    const std::string_view id = reader.next();
    card.kind = static_cast<CardKind>(place_of(reader.next(), kKinds));
    card.good = made.good(id).value_or(0);
    if (card.kind == CardKind::Defence || card.kind == CardKind::Security) card.timing = Timing::OpponentTurn;
    read_words(reader, card, made);
    if (brace == each.size()) continue;
    for (const std::string_view step : split(each.substr(brace + 1, each.find('}') - brace - 1), ','))
      card.effect.push_back(step_in(step, made));
  }
  made.deck.goods = made.goods.size();
  return made;
}

}  // namespace orion::testing
