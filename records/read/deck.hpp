#pragma once

// A deck of The Orion Station (S7) as typed values. It owns its texts, so that one deck can serve many records.

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/station/cards.hpp"
#include "core/station/options.hpp"
#include "records/read/fields.hpp"

namespace orion::read {

/// A deck, and the names behind the places of its cards.
struct StationDeck {
  std::string name;  ///< of the deck
  station::Deck cards;
  std::vector<std::string> ids;         ///< by card
  std::vector<std::string> card_names;  ///< by card: `name`, or the id
  std::vector<std::string> goods;       ///< by good
  std::map<std::string, std::size_t, std::less<>> card_of;
  std::map<std::string, std::size_t, std::less<>> good_of;

  // Where things stand in the deck's own document, for what is found wrong with it.
  struct CardSpans {
    Span id;
    Span copies;              ///< or the id, where there are none written
    Span target;              ///< likewise
    std::vector<Span> steps;  ///< of the effect
  };
  std::vector<CardSpans> spans;  ///< by card
};

/// Different cards of a deck.
inline constexpr std::size_t kMostCards = 1000;

/// Reads the mapping of a deck, be it a document or the value of a game's `deck`.
/// Errors: reported in `context`; the deck is whole only where nothing of error severity was. What S7 asks beside the
/// shape (ids unique, amounts in range, steps that fit) is reported here as well, with codes of S7.
StationDeck read_deck(const Context& context, const Node& node);

/// The same for a deck that is judged on its own: it must also do for a game of two by the printed rules (S1.1, S2.1).
StationDeck read_deck_document(const Context& context, const Node& root);

/// S1.1: whether there are cards for all hands. A draw may yield fewer cards than are due (S2.4).
bool enough_cards(const StationDeck& deck, std::size_t players, const station::Options& options);

}  // namespace orion::read
