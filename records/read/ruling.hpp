#pragma once

#include <cstdint>
#include <optional>

#include "records/read/fields.hpp"

namespace orion::read {

/// `ruling: {decision: stands, by: …, reason: …}`. @tparam Decision  what the game has for `stands` and `withdrawn`
template <class Decision>
struct RulingOf {
  Spanned<Decision> decision;
  std::optional<Text> by;
  std::optional<Text> reason;
};

/// The words of the key `decision`.
enum class DecisionWord : std::uint8_t { Stands, Withdrawn };

/// @return nullopt where `node` is no ruling, which is reported.
std::optional<RulingOf<DecisionWord>> read_ruling_words(const Context& context, const Node& node);

template <class Decision>
std::optional<RulingOf<Decision>> read_ruling(const Context& context, const Node& node) {
  const auto words = read_ruling_words(context, node);
  if (!words) return std::nullopt;
  const bool stands = words->decision.value == DecisionWord::Stands;
  return RulingOf<Decision>{
      {stands ? Decision::Stands : Decision::Withdrawn, words->decision.span}, words->by, words->reason};
}

}  // namespace orion::read
