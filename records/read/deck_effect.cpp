#include <algorithm>
#include <array>

#include "records/read/deck_parts.hpp"
#include "records/station_words.hpp"

namespace orion::read {

namespace {

using station::StepKind;
using station::Who;

/// What stands behind a step's word.
enum class Argument : std::uint8_t { None, Amount, Modifiers };

constexpr Argument argument_of(StepKind kind) noexcept {
  switch (kind) {
    case StepKind::SkipTurn:
    case StepKind::ExtraTurn:
    case StepKind::Block:
    case StepKind::AsRecorded:
      return Argument::None;
    case StepKind::Modify:
      return Argument::Modifiers;
    case StepKind::Gain:
    case StepKind::Lose:
    case StepKind::Take:
    case StepKind::Give:
    case StepKind::Draw:
    case StepKind::Discard:
    case StepKind::TakeCards:
    case StepKind::GiveCards:
    case StepKind::Load:
    case StepKind::Unload:
    case StepKind::TakeGoods:
    case StepKind::GiveGoods:
    case StepKind::SwapGoods:
    case StepKind::ScrapEquipment:
    case StepKind::TakeEquipment:
    case StepKind::ExtraActions:
      return Argument::Amount;
  }
  return Argument::None;
}

/// S7: whether `who` may stand beside a step. Those that pass something on, and `scrap-equipment`, tell by themselves.
constexpr bool may_name_who(StepKind kind) noexcept {
  switch (kind) {
    case StepKind::Gain:
    case StepKind::Lose:
    case StepKind::Draw:
    case StepKind::Discard:
    case StepKind::Load:
    case StepKind::Unload:
    case StepKind::ExtraActions:
    case StepKind::SkipTurn:
    case StepKind::ExtraTurn:
    case StepKind::Modify:
      return true;
    case StepKind::Take:
    case StepKind::Give:
    case StepKind::TakeCards:
    case StepKind::GiveCards:
    case StepKind::TakeGoods:
    case StepKind::GiveGoods:
    case StepKind::SwapGoods:
    case StepKind::ScrapEquipment:
    case StepKind::TakeEquipment:
    case StepKind::Block:
    case StepKind::AsRecorded:
      return false;
  }
  return false;
}

constexpr bool may_fix_good(StepKind kind) noexcept { return kind == StepKind::Load || kind == StepKind::Unload; }

struct AmountParts {
  station::Amount amount{0, station::Per::Fixed, Who::Self};
  std::optional<int> times;
  std::optional<Span> of_target;
};

constexpr std::array<Field<AmountParts>, 3> kAmountFields{{
    {"per", true,
     [](const Context& context, const Node&, const Node& value, AmountParts& parts) {
       if (const auto per = read_word(context, value, "`per`", kPerWords)) parts.amount.per = per->value;
     }},
    {"of", false,
     [](const Context& context, const Node&, const Node& value, AmountParts& parts) {
       const auto of = read_word(context, value, "`of`", kWhoWords);
       if (!of) return;
       parts.amount.of = of->value;
       if (of->value == Who::Target) parts.of_target = of->span;
     }},
    {"times", false,
     [](const Context& context, const Node&, const Node& value, AmountParts& parts) {
       const auto times = read_integer_between(context, value, "`times`", 0, kMostAmount, Code::S700eOutOfRange);
       if (times) parts.times = times->value;
     }},
}};

struct StepParts {
  const StationDeck& deck;
  station::Step step{};
  StepSpans spans{};
  int words = 0;              ///< of steps; one is right
  const Node* who = nullptr;  ///< the keys, which not every step may have
  const Node* good = nullptr;
};

/// `2`, or `{per: goods, of: self, times: 1}`.
void read_amount(const Context& context, const Node& key, const Node& value, StepParts& parts) {
  const std::string what = quoted(key.text);
  if (value.kind == NodeKind::Scalar) {
    const auto number = read_integer_between(context, value, what, 0, kMostAmount, Code::S700eOutOfRange);
    if (number) parts.step.amount.number = number->value;
    return;
  }
  AmountParts amount;
  if (!read_fields(context, value, "the amount of " + what, kAmountFields, amount)) return;
  parts.step.amount = amount.amount;
  parts.step.amount.number = amount.times.value_or(1);
  parts.spans.of = amount.of_target;
}

void read_step_word(const Context& context, const Node& key, const Node& value, StepParts& parts) {
  if (++parts.words > 1) {
    context.report(Code::R207WrongShape, key.span,
                   "a step is one thing, and a second one is " + quoted(key.text) + ": write it as a step of its own");
    return;
  }
  parts.step.kind = *value_in(kStepWords, key.text);
  parts.spans.word = key.span;
  switch (argument_of(parts.step.kind)) {
    case Argument::None: {
      constexpr std::array kOnlyTrue{Word<bool>{"true", true}};
      read_word(context, value, quoted(key.text), kOnlyTrue);
      return;
    }
    case Argument::Amount:
      read_amount(context, key, value, parts);
      return;
    case Argument::Modifiers:
      read_modify(context, value, parts.deck, parts.step);
      return;
  }
}

constexpr auto kStepWordFields = [] {
  std::array<Field<StepParts>, kStepWords.size()> fields{};
  for (std::size_t each = 0; each < fields.size(); ++each)
    fields[each] = {kStepWords[each].word, false, read_step_word};
  return fields;
}();

constexpr std::array<Field<StepParts>, 2> kBesideFields{{
    {"who", false,
     [](const Context& context, const Node& key, const Node& value, StepParts& parts) {
       parts.who = &key;
       const auto who = read_word(context, value, "`who`", kWhoWords);
       if (!who) return;
       parts.step.who = who->value;
       if (who->value == Who::Target) parts.spans.who = who->span;
     }},
    {"good", false,
     [](const Context& context, const Node& key, const Node& value, StepParts& parts) {
       parts.good = &key;
       parts.step.good = read_good(context, value, parts.deck);
     }},
}};

constexpr auto kStepFields = joined(kStepWordFields, kBesideFields);

/// Keys that only some steps may have.
void check_beside(const Context& context, const StepParts& parts) {
  const StepKind kind = parts.step.kind;
  std::vector<std::string_view> known{word(kind)};
  if (may_name_who(kind)) known.emplace_back("who");
  if (may_fix_good(kind)) known.emplace_back("good");
  const std::string what = "the step " + quoted(word(kind));
  if (parts.who != nullptr && !may_name_who(kind)) report_unknown_key(context, *parts.who, what, known);
  if (parts.good != nullptr && !may_fix_good(kind)) report_unknown_key(context, *parts.good, what, known);
}

/// `block`: a step of a word only.
std::optional<StepParts> read_bare_step(const Context& context, const Node& node, const StationDeck& deck) {
  const auto step = read_word(context, node, "a step", kStepWords);
  if (!step) return std::nullopt;
  if (argument_of(step->value) != Argument::None) {
    const bool modifies = argument_of(step->value) == Argument::Modifiers;
    context.report(Code::R207WrongShape, node.span,
                   quoted(node.text) + " alone does not say " + (modifies ? "what" : "how much") + ": write `{" +
                       std::string{node.text} + (modifies ? ": {buy-price: -1}}`" : ": 1}`"));
    return std::nullopt;
  }
  StepParts parts{deck};
  parts.step.kind = step->value;
  parts.spans.word = step->span;
  return parts;
}

std::optional<StepParts> read_step(const Context& context, const Node& node, const StationDeck& deck) {
  if (node.kind == NodeKind::Scalar) return read_bare_step(context, node, deck);
  StepParts parts{deck};
  const std::size_t before = context.findings.size();
  if (!read_fields(context, node, "a step", kStepFields, parts)) return std::nullopt;
  if (parts.words == 0) {
    // A slip of a step's word was found as an unknown key already.
    if (context.findings.size() == before) {
      context.report(Code::R206MissingKey, node.span, "this step says nothing to do, such as `gain: 1`");
    }
    return std::nullopt;
  }
  check_beside(context, parts);
  return parts;
}

}  // namespace

void read_effect(const Context& context, const Node& node, CardParts& parts) {
  if (!expect(context, node, NodeKind::Sequence, "`effect`")) return;
  for (const Node& item : text::Children{node}) {
    auto step = read_step(context, item, parts.deck);
    if (!step) continue;
    step->spans.whole = item.span;
    parts.steps.push_back(step->spans);
    parts.card.effect.push_back(std::move(step->step));
  }
}

}  // namespace orion::read
