#pragma once

#include <cstdint>
#include <string>

#include "records/counted.hpp"
#include "records/judge/station_words.hpp"

namespace orion::judge {

/// The words that the sentence of a violation is made of.
struct MessageWords {
  const station::Violation& violation;
  const StationPlace& place;
  const StationTable& table;
  const read::WrittenAction* action;  ///< null for the draw phase and for the turn itself

  /// The player that it is about.
  std::string who() const;
  /// As the record calls it: in backquotes.
  std::string card() const;
  std::string good() const;
  /// "a goods card"
  std::string kind() const;
  std::string given() const;
  std::string due() const;
  std::string key() const;
  std::string acting() const;
  /// The card that a response answers; null where the action has none.
  const read::Text* answered() const;
};

/// "3 cards are", "no card is"
std::string cards_are(std::int64_t number);
std::string is_or_are(std::int64_t number);
/// "once"
std::string times(std::int64_t number);

/// What is wrong with what was chosen, listed as a new pile, or recorded as an outcome.
std::string choice_not_there(const MessageWords& words);
std::string number_chosen(const MessageWords& words);
std::string reshuffle_list(const MessageWords& words);
std::string outcome_from_nothing(const MessageWords& words);
std::string not_in_pile(const MessageWords& words);
std::string step_cap(const MessageWords& words);

}  // namespace orion::judge
