#include <array>

#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

using station::OutcomeKind;

/// What stands behind the word of an outcome.
enum class Outcomes : std::uint8_t { Number, List, True };

constexpr Outcomes value_of(OutcomeKind kind) noexcept {
  switch (kind) {
    case OutcomeKind::Gain:
    case OutcomeKind::Lose:
    case OutcomeKind::Give:
    case OutcomeKind::ExtraActions:
      return Outcomes::Number;
    case OutcomeKind::Draw:
    case OutcomeKind::Discard:
    case OutcomeKind::GiveCards:
    case OutcomeKind::Load:
    case OutcomeKind::Unload:
    case OutcomeKind::GiveGoods:
    case OutcomeKind::ScrapEquipment:
    case OutcomeKind::GiveEquipment:
      return Outcomes::List;
    case OutcomeKind::SkipTurn:
    case OutcomeKind::ExtraTurn:
      return Outcomes::True;
  }
  return Outcomes::True;
}

constexpr bool passes_on(OutcomeKind kind) noexcept {
  return kind == OutcomeKind::Give || kind == OutcomeKind::GiveCards || kind == OutcomeKind::GiveGoods ||
         kind == OutcomeKind::GiveEquipment;
}

struct OutcomeParts {
  const Roster& roster;
  WrittenOutcome outcome{};
  int words = 0;  ///< of outcomes; one is right
  const Node* to = nullptr;
};

void read_outcome_word(const Context& context, const Node& key, const Node& value, OutcomeParts& parts) {
  if (++parts.words > 1) {
    context.report(Code::R207WrongShape, key.span,
                   "an entry of `outcome` is one thing, and a second one is " + quoted(key.text) +
                       ": write it as an entry of its own");
    return;
  }
  WrittenOutcome& outcome = parts.outcome;
  outcome.kind = *value_in(kOutcomeWords, key.text);
  outcome.key = key.span;
  const std::string what = quoted(key.text);
  switch (value_of(outcome.kind)) {
    case Outcomes::Number: {
      constexpr int kMostAmount = 9999;  // as in a deck
      if (const auto number = read_integer_between(context, value, what, 0, kMostAmount)) outcome.number = *number;
      return;
    }
    case Outcomes::List:
      outcome.list = read_list(context, key, value, what);
      return;
    case Outcomes::True: {
      constexpr std::array kOnlyTrue{Word<bool>{"true", true}};
      read_word(context, value, what, kOnlyTrue);
      return;
    }
  }
}

constexpr auto kWordFields = [] {
  std::array<Field<OutcomeParts>, kOutcomeWords.size()> fields{};
  for (std::size_t each = 0; each < fields.size(); ++each)
    fields[each] = {kOutcomeWords[each].word, false, read_outcome_word};
  return fields;
}();

constexpr std::array<Field<OutcomeParts>, 2> kPlayerFields{{
    {"player", true,
     [](const Context& context, const Node&, const Node& value, OutcomeParts& parts) {
       if (const auto player = parts.roster.read(context, value, "`player`")) parts.outcome.player = *player;
     }},
    {"to", false,
     [](const Context& context, const Node& key, const Node& value, OutcomeParts& parts) {
       parts.to = &key;
       parts.outcome.to = parts.roster.read(context, value, "`to`");
     }},
}};

constexpr auto kOutcomeFields = joined(kWordFields, kPlayerFields);

/// `to` stands exactly where something passes on.
void check_to(const Context& context, const Node& node, const OutcomeParts& parts) {
  const std::string what = "the outcome " + quoted(word(parts.outcome.kind));
  if (passes_on(parts.outcome.kind)) {
    if (parts.to == nullptr) report_missing_key(context, node, what, "to");
  } else if (parts.to != nullptr) {
    context.report(
        Code::R205UnknownKey, parts.to->span,
        "unknown key `to` in " + what + ": it stands beside `give`, `give-cards`, `give-goods` and `give-equipment`");
  }
}

}  // namespace

std::vector<WrittenOutcome> read_outcome(const Context& context, const Node& node, const Roster& roster) {
  std::vector<WrittenOutcome> outcomes;
  if (!expect(context, node, NodeKind::Sequence, "`outcome`")) return outcomes;
  for (const Node& item : text::Children{node}) {
    OutcomeParts parts{roster};
    parts.outcome.span = item.span;
    const std::size_t before = context.findings.size();
    if (!read_fields(context, item, "an entry of `outcome`", kOutcomeFields, parts)) continue;
    if (parts.words > 0) {
      check_to(context, item, parts);
    } else if (context.findings.size() == before) {
      context.report(Code::R206MissingKey, item.span, "this entry of `outcome` says nothing, such as `gain: 3`");
    }
    outcomes.push_back(std::move(parts.outcome));
  }
  return outcomes;
}

}  // namespace orion::read
