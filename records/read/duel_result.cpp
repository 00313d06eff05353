#include <array>

#include "records/read/duel_record.hpp"

namespace orion::read {

namespace {

constexpr std::array kWinnerWords{Word<Winner>{"blue", Winner::Blue}, Word<Winner>{"orange", Winner::Orange},
                                  Word<Winner>{"tie", Winner::Tie}, Word<Winner>{"none", Winner::None}};

constexpr std::array kResultHowWords{
    Word<ResultHow>{"conditions", ResultHow::Conditions},
    Word<ResultHow>{"token-score", ResultHow::TokenScore},
    Word<ResultHow>{"no-placement", ResultHow::NoPlacement},
    Word<ResultHow>{"resignation", ResultHow::Resignation},
    Word<ResultHow>{"time", ResultHow::Time},
    Word<ResultHow>{"agreement", ResultHow::Agreement},
    Word<ResultHow>{"forfeit", ResultHow::Forfeit},
    Word<ResultHow>{"adjudication", ResultHow::Adjudication},
    Word<ResultHow>{"unfinished", ResultHow::Unfinished},
};

/// `{link: 2}`: with counts; 0 says the same as leaving the condition out.
template <duel::Condition condition>
void read_count(const Context& context, const Node&, const Node& value, ConditionsClaim& claim) {
  const auto times = read_integer(context, value, "how often a condition is reached");
  if (!times) return;
  if (times->value < 0) {
    context.report(Code::R210BadNumber, times->span, "a condition is reached 0 times or more often");
    return;
  }
  claim.counts.add(condition, times->value);
}

constexpr std::array<Field<ConditionsClaim>, 3> kCountFields{{
    {"link", false, read_count<duel::Condition::Link>},
    {"galaxies", false, read_count<duel::Condition::Galaxies>},
    {"black-holes", false, read_count<duel::Condition::BlackHoles>},
}};

/// `[link, galaxies]`, or with counts `{link: 2}`.
ConditionsClaim read_conditions_of(const Context& context, const Node& node) {
  ConditionsClaim claim;
  claim.span = node.span;
  if (node.kind == NodeKind::Mapping) {
    claim.counted = true;
    read_fields(context, node, "the conditions of a player", kCountFields, claim);
    return claim;
  }
  if (node.kind == NodeKind::Scalar) {
    context.report(Code::R207WrongShape, node.span,
                   "the conditions of a player are a list such as `[link]`, or counts such as `{link: 2}`");
    return claim;
  }
  for (const Node& item : text::Children{node}) {
    const auto condition = read_word(context, item, "a condition", kConditionWords);
    if (!condition) continue;
    if (claim.counts.of(condition->value) > 0) {
      context.report(
          Code::R208UnknownWord, item.span,
          quoted(item.text) + " stands here twice: counts are written `{" + std::string{item.text} + ": 2}`");
      continue;
    }
    claim.counts.add(condition->value, 1);
  }
  return claim;
}

template <duel::Colour player>
void read_conditions(const Context& context, const Node&, const Node& value, DuelResult& result) {
  result.conditions[player] = read_conditions_of(context, value);
}

template <duel::Colour player>
void read_score(const Context& context, const Node&, const Node& value, DuelResult& result) {
  result.score[player] = read_integer(context, value, "a score");
}

constexpr std::array<Field<DuelResult>, 2> kConditionsFields{{
    {"blue", false, read_conditions<duel::Colour::Blue>},
    {"orange", false, read_conditions<duel::Colour::Orange>},
}};

constexpr std::array<Field<DuelResult>, 2> kScoreFields{{
    {"blue", false, read_score<duel::Colour::Blue>},
    {"orange", false, read_score<duel::Colour::Orange>},
}};

constexpr std::array<Field<DuelResult>, 4> kResultFields{{
    {"winner", false,
     [](const Context& context, const Node&, const Node& value, DuelResult& result) {
       result.winner = read_word(context, value, "`winner`", kWinnerWords);
     }},
    {"how", false,
     [](const Context& context, const Node&, const Node& value, DuelResult& result) {
       result.how = read_word(context, value, "`how`", kResultHowWords);
     }},
    {"conditions", false,
     [](const Context& context, const Node&, const Node& value, DuelResult& result) {
       read_fields(context, value, "`conditions`", kConditionsFields, result);
     }},
    {"score", false,
     [](const Context& context, const Node&, const Node& value, DuelResult& result) {
       read_fields(context, value, "`score`", kScoreFields, result);
     }},
}};

}  // namespace

std::string_view word(Winner winner) noexcept { return word_in(kWinnerWords, winner); }
std::string_view word(ResultHow how) noexcept { return word_in(kResultHowWords, how); }

void read_duel_result(const Context& context, const Node& node, DuelResult& result) {
  read_fields(context, node, "`result`", kResultFields, result);
}

}  // namespace orion::read
