#pragma once

// What the files that read a deck share.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "records/read/deck.hpp"

namespace orion::read {

/// Where the parts of a step stand.
struct StepSpans {
  Span whole;
  Span word;                ///< `take`
  std::optional<Span> who;  ///< the word `target` behind `who`
  std::optional<Span> of;   ///< the word `target` behind `of`
};

/// A card while it is read.
struct CardParts {
  const StationDeck& deck;  ///< its goods are known before any card is read
  station::Card card{};
  std::optional<Text> id{};
  std::optional<Text> name{};
  std::optional<std::size_t> good{};
  std::optional<Span> copies{};
  std::optional<Span> target{};
  std::optional<Span> blocks{};  ///< the word `responses` behind `blocks`
  std::vector<StepSpans> steps{};
};

/// Reads one card.
void read_card(const Context& context, const Node& node, CardParts& parts);
/// The value of `effect`.
void read_effect(const Context& context, const Node& node, CardParts& parts);
/// The value of `while-in-play`.
void read_while_in_play(const Context& context, const Node& node, CardParts& parts);
/// The value of `modify`.
void read_modify(const Context& context, const Node& node, const StationDeck& deck, station::Step& step);
/// One of the deck's goods.
std::optional<std::size_t> read_good(const Context& context, const Node& node, const StationDeck& deck);
/// S7: what of an effect does not go with its card.
void check_effect(const Context& context, const CardParts& parts);

inline constexpr int kMostAmount = 9999;

}  // namespace orion::read
