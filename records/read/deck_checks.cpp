#include "records/read/deck_parts.hpp"
#include "records/station_words.hpp"

namespace orion::read {

namespace {

using station::Card;
using station::StepKind;
using station::Target;

/// What a step needs of the target, beside `who` and `of`.
enum class Needs : std::uint8_t { Nothing, Target, AnotherPlayer };

constexpr Needs needs_of(StepKind kind) noexcept {
  switch (kind) {
    case StepKind::Take:
    case StepKind::Give:
    case StepKind::TakeCards:
    case StepKind::GiveCards:
    case StepKind::TakeGoods:
    case StepKind::GiveGoods:
    case StepKind::SwapGoods:
    case StepKind::TakeEquipment:
      return Needs::AnotherPlayer;
    case StepKind::ScrapEquipment:
      return Needs::Target;
    case StepKind::Gain:
    case StepKind::Lose:
    case StepKind::Draw:
    case StepKind::Discard:
    case StepKind::Load:
    case StepKind::Unload:
    case StepKind::ExtraActions:
    case StepKind::SkipTurn:
    case StepKind::ExtraTurn:
    case StepKind::Block:
    case StepKind::Modify:
    case StepKind::AsRecorded:
      return Needs::Nothing;
  }
  return Needs::Nothing;
}

/// S5.8: for a response the acting player is the target, whatever `target` says.
bool has_target(const Card& card) noexcept {
  return is_response(card.kind, card.timing) || card.target != Target::None;
}
bool has_another_player(const Card& card) noexcept {
  return is_response(card.kind, card.timing) || (card.target != Target::None && card.target != Target::Self);
}

void check_targets(const Context& context, const CardParts& parts) {
  for (std::size_t index = 0; index < parts.steps.size(); ++index) {
    const StepSpans& spans = parts.steps[index];
    const StepKind kind = parts.card.effect[index].kind;
    const std::string step = quoted(word(kind));
    if (needs_of(kind) == Needs::AnotherPlayer && !has_another_player(parts.card)) {
      context.report(Code::S700fStepDoesNotFit, spans.word,
                     step + " is between two players, and the card names no other: give it a `target`");
    } else if (needs_of(kind) == Needs::Target && !has_target(parts.card)) {
      context.report(Code::S700fStepDoesNotFit, spans.word,
                     step + " is done to a target, and the card has none: give it a `target`");
    }
    if (has_target(parts.card)) continue;
    for (const auto& at : {spans.who, spans.of}) {
      if (at) {
        context.report(Code::S700fStepDoesNotFit, *at,
                       "the step " + step + " speaks of a target, and the card has none: give it a `target`");
      }
    }
  }
}

void check_blocks(const Context& context, const CardParts& parts) {
  const bool response = is_response(parts.card.kind, parts.card.timing);
  if (parts.blocks && !response) {
    context.report(Code::S700gNothingToBlock, *parts.blocks,
                   "the card answers nothing, so it cannot block responses: its `timing` is not `opponent-turn`");
  }
  const StepSpans* first = nullptr;
  for (std::size_t index = 0; index < parts.steps.size(); ++index) {
    const StepSpans& spans = parts.steps[index];
    if (parts.card.effect[index].kind != StepKind::Block) continue;
    if (!response) {
      context.report(Code::S700gNothingToBlock, spans.word,
                     "the card answers no action, so there is nothing to block: its `timing` is not `opponent-turn`");
    } else if (first != nullptr) {
      Finding twice = finding(Code::S700gNothingToBlock, spans.word,
                              "the action is blocked already: `block` stands in an effect once");
      twice.related.push_back({"the first one", first->word});
      context.findings.push_back(std::move(twice));
    } else {
      first = &spans;
    }
  }
}

}  // namespace

void check_effect(const Context& context, const CardParts& parts) {
  check_targets(context, parts);
  check_blocks(context, parts);
}

}  // namespace orion::read
