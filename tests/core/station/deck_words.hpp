#pragma once

// Decks of The Orion Station from a few words, so that a row of a table can declare the card that it is about.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/station/cards.hpp"
#include "core/station/turn.hpp"

namespace orion::testing {

/// A deck, and what its cards and goods are called.
struct NamedDeck {
  station::Deck deck;
  std::vector<std::string> cards;
  std::vector<std::string> goods;

  /// "?" is an unseen card, what the deck has not a foreign one.
  station::CardRef card(std::string_view id) const;
  station::GoodRef good(std::string_view name) const;
  /// "ice,ore"; "" and "-" are no cards.
  std::vector<station::CardRef> card_list(std::string_view ids) const;
  std::vector<station::GoodRef> good_list(std::string_view names) const;
};

/// Cards separated by semicolons: `ID KIND WORDS {STEPS}`.
///
/// Words: `x3` copies (else as many as the table has); goods `buy 3 sell 7 units 2 good ore`; `cost 2`; a target
/// (`opponent`, `each-opponent`, …); `opponent-turn`, `free`, `unblockable`, `blocks-responses`; `immune KIND`;
/// `in-play KEY N [GOOD]`. Steps, separated by commas: `gain 2`, `lose 2 target`, `gain 1 per goods [of-target]`,
/// `load 1 good ice`, `modify KEY N [GOOD]`, `block`.
NamedDeck deck_of(std::string_view text);

/// Cards that every table has beside its own.
inline constexpr std::string_view kStock =
    "ice goods buy 1 sell 3; grain goods buy 2 sell 5; ore goods buy 3 sell 7;"
    "relay equipment cost 2 {draw 1}; scanner equipment cost 1 opponent {take 2}; computer equipment {gain 1};"
    "crane equipment in-play actions 1; firewall equipment immune espionage;"
    "pickpocket espionage opponent {take 3}; audit espionage each-opponent {lose 2 target}; loan support {gain 4};"
    "decoy defence {block}; counter defence {block, gain 1}; ssd security";

/// What stands between separators, without blanks at the ends.
std::vector<std::string_view> split(std::string_view text, char separator);
std::vector<std::string_view> words_of(std::string_view text);
int number_of(std::string_view word);

/// The place of a word in a list. @pre it is there
std::size_t place_of(std::string_view word, const std::vector<std::string_view>& list);
/// The words of the steps and modifiers, in the order of S7.
const std::vector<std::string_view>& step_words();
const std::vector<std::string_view>& modifier_words();

}  // namespace orion::testing
