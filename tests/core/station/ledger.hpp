#pragma once

// What is always conserved (S8), counted a second time from the journal.

#include <cstdint>
#include <string>
#include <vector>

#include "core/station/game.hpp"

namespace orion::testing {

/// Everything in a state, in words: equal if and only if the states are.
std::string fingerprint(const station::State& state);

/// What is wrong with a state: a card that is not in exactly one place, a negative count. Empty: nothing.
std::string conservation_fault(const station::State& state, const station::Deck& deck);

/// Follows the journal from a start on.
class Ledger {
 public:
  explicit Ledger(const station::State& start);
  /// Books what passed from one place to another.
  void book(const station::Passage& passage);
  /// What a table has that the passages do not explain. Empty: nothing.
  std::string unexplained(const station::State& state) const;

 private:
  struct Account {
    std::int64_t purse = 0;
    std::int64_t hand = 0;
    std::vector<std::int64_t> hold;
    std::vector<std::int64_t> in_play;
  };
  void add(const station::Place& place, const station::Passage& passage, std::int64_t amount);

  std::vector<Account> accounts_;
  std::vector<std::int64_t> discard_;
  std::int64_t discard_unseen_ = 0;
  std::int64_t pile_ = 0;
  std::int64_t goods_in_play_ = 0;  ///< from the supply, less what went back
};

}  // namespace orion::testing
