#pragma once
// Records with one planted fault each: a random legal game, changed so that a named clause is broken or a claim is
// false.

#include "tests/plain/plain_random.hpp"

namespace orion::plain {

struct FaultCase {
  std::string kind;
  Game game;
  Claims claims;
  std::string clause;  ///< the one planted, always among `expected.clauses`; empty where a claim is false
  Verdict expected;
};

/// The names of the faults that can be planted, e.g. "occupied".
const std::vector<std::string>& fault_kinds();

/// `kind` must be one of `fault_kinds`. The rules of the options hold but for a fault that needs others.
FaultCase fault_case(const std::string& kind, std::uint64_t seed, const RandomOptions& options);

/// No fault in particular: a random game in which labels of a few moves and tokens are scrawled over at random, so that
/// clauses are broken together in ways that nobody thought of. Now and then nothing is wrong with it.
FaultCase scrawled_case(std::uint64_t seed, const RandomOptions& options);

}  // namespace orion::plain
