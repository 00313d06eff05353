#pragma once

// What would have made an illegal placement or action legal. Each statement was tried by the rules of the core.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "records/finding.hpp"

namespace orion::judge {

/// One thing that would have to be otherwise.
struct Change {
  std::string_view what;            ///< a word for programs: "turn", "free", "credits", …
  std::string words;                ///< "it were orange's turn": what follows an "if"
  std::string player{};             ///< whose; empty where it is nobody's
  std::string of{};                 ///< a colour, tile, card or good; empty where it is of none
  std::vector<std::string> spaces;  ///< "free": all of them; "joined": any one of them
  std::int64_t number = 0;          ///< how many more; 0 where nothing is counted
};

struct Advice {
  bool nothing_else = false;           ///< a single clause is broken
  std::vector<Change> legal_if{};      ///< all of them together make it legal; empty: nothing of the kind does
  std::vector<std::string> instead{};  ///< what is legal there and comes near to it
  std::size_t instead_left_out = 0;    ///< so many more of the kind, which are not told
  std::vector<std::string> after{};    ///< legal actions, each of which makes it legal when it is done before
  std::size_t after_left_out = 0;
  std::vector<std::string> sentences{};  ///< all that, for people
};

/// The answer to a question about a placement or an action that stands in no record.
struct Answer {
  std::vector<Finding> findings{};  ///< what it breaks; empty: it is legal
  Advice advice{};
};

/// "legal if it were orange's turn, and if b3 were free; it breaks nothing else"
void say_what_is_needed(Advice& advice);

}  // namespace orion::judge
