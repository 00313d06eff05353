#include "records/read/ruling.hpp"

#include <array>

namespace orion::read {

namespace {

constexpr std::array kDecisionWords{Word<DecisionWord>{"stands", DecisionWord::Stands},
                                    Word<DecisionWord>{"withdrawn", DecisionWord::Withdrawn}};

struct RulingParts {
  std::optional<Spanned<DecisionWord>> decision;
  std::optional<Text> by;
  std::optional<Text> reason;
};

constexpr std::array<Field<RulingParts>, 3> kRulingFields{{
    {"decision", true,
     [](const Context& context, const Node&, const Node& value, RulingParts& ruling) {
       ruling.decision = read_word(context, value, "the decision of a ruling", kDecisionWords);
     }},
    {"by", false,
     [](const Context& context, const Node&, const Node& value, RulingParts& ruling) {
       ruling.by = read_free_text(context, value, "who ruled");
     }},
    {"reason", false,
     [](const Context& context, const Node&, const Node& value, RulingParts& ruling) {
       ruling.reason = read_free_text(context, value, "the reason of a ruling");
     }},
}};

}  // namespace

std::optional<RulingOf<DecisionWord>> read_ruling_words(const Context& context, const Node& node) {
  RulingParts parts;
  if (!read_fields(context, node, "`ruling`", kRulingFields, parts) || !parts.decision) return std::nullopt;
  return RulingOf<DecisionWord>{*parts.decision, parts.by, parts.reason};
}

}  // namespace orion::read
