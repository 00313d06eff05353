#pragma once

// What the catalogue says beside codes, severities and rules in a sentence: explanations for the people at the table,
// the clauses of the rules in our own words, and for every code a record that triggers it and a near miss that does
// not.

#include <span>
#include <string>
#include <string_view>

#include "records/catalogue/code.hpp"

namespace orion::catalogue {

/// What stands under a code beside its `CodeEntry`. Texts are whole sentences, with backquotes around what stands in
/// records; all have static storage.
struct Explanation {
  Code code{};
  std::string_view text{};           ///< what is wrong, how it comes about, what to do
  std::string_view reading{};        ///< the clause whose reading bears on it, e.g. "D2.3"; else empty
  std::string_view near_miss{};      ///< why the near miss is none
  std::string_view related{};        ///< further codes and clauses, with blanks between
  std::string_view compare_rules{};  ///< for `check --compare-rules`, where the finding comes with it alone
};

const Explanation& explanation(Code code) noexcept;

/// The record that triggers a code, and one that comes near and does not: the bytes of a file. Most stand in
/// `records/catalogue/records`; the longest are made by `long_records.cpp`.
std::string trigger_record(Code code);
std::string near_miss_record(Code code);

/// A position that shows what a clause speaks of. Lists of spaces have blanks between. What a picture claims is judged
/// by the tests.
struct Picture {
  std::string_view caption{};
  std::string_view setup{};   ///< a named set-up of D2.6, or empty: no tokens
  std::string_view blue{};    ///< under blue hexagons
  std::string_view orange{};  ///< under orange hexagons
  std::string_view tiles{};   ///< announced behind that: "orange: c5 d5 / c4", with `; ` between; marked
  std::string_view
      breaks{};              ///< the clause that each of the tiles breaks, and no other; empty: they are legal, and lie
  std::string_view rules{};  ///< by which all that is so: "rulebook+bends=as-printed"; empty: `rulebook`
  std::string_view reached{};  ///< conditions there: "blue link, orange galaxies"; "none"; empty: nothing is claimed
  std::string_view score{};    ///< D6.2: "blue 1, orange -1"; empty: nothing is claimed
  std::string_view marked{};   ///< beside the tiles
};

/// A clause of the rules, or a profile.
struct Clause {
  std::string_view id{};      ///< "D4.5", or the name of a profile
  std::string_view title{};   ///< a few words
  std::string_view german{};  ///< what the German short rules call it, several terms with `, ` between; else empty
  std::string_view text{};
  std::string_view reading{};  ///< what we decide where the rulebook leaves a point open, and why; else empty
  std::string_view option{};   ///< which option of the rules changes the clause or its reading; else empty
  std::string_view related{};  ///< codes and clauses beside the codes that name this clause, with blanks between
  std::span<const Picture> pictures{};
  std::string_view example{};    ///< why the clause takes effect in its record; empty where it has none
  std::string_view near_miss{};  ///< why it does not in the near miss
};

/// The same for a clause with an example: one that no code belongs to, or that takes effect without a finding.
std::string trigger_record(const Clause& clause);
std::string near_miss_record(const Clause& clause);

/// Clauses in their order, then the profiles.
std::span<const Clause* const> clauses() noexcept;

/// @return null where there is none of that name
const Clause* find_clause(std::string_view id) noexcept;

/// The parts of the catalogue, in which a list of everything is arranged. An entry belongs to the part whose id is the
/// longest beginning of its own; to the last part, without an id, what belongs to no other: the profiles.
struct Part {
  std::string_view id;
  std::string_view title;
};
std::span<const Part> parts() noexcept;

}  // namespace orion::catalogue
