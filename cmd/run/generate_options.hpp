#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/App.hpp>

#include "records/write/plantable.hpp"

namespace orion::cmd {

/// What can be asked for of every kind of random records.
struct GenerateOptions {
  std::uint64_t seed = 1;
  std::uint64_t count = 1;
  std::string rules;
  std::string illegal;      ///< a code, or a clause with all of its codes; empty for legal records
  bool list_kinds = false;  ///< `--illegal` alone

  /// The seed of a document: every one has its own, and can be made again alone.
  std::uint64_t seed_of(std::uint64_t number) const noexcept { return seed + number; }
};

/// Adds `--seed` and `--illegal`.
void add_seed_and_fault(CLI::App& sub, GenerateOptions& options, const std::vector<write::Plantable>& plantable);
/// Adds `--seed`, `--count` and `--illegal`.
void add_generate_options(CLI::App& sub, GenerateOptions& options, const std::vector<write::Plantable>& plantable);

/// Whether the faults are to be listed. @pre the command line was read
bool asks_for_kinds(const CLI::App& sub, const GenerateOptions& options);

/// The kinds that a word asks for, by code or by clause; none for an empty one.
std::vector<std::string_view> kinds_named(const std::string& word, const std::vector<write::Plantable>& plantable);

void list_kinds(std::ostream& out, const std::vector<write::Plantable>& plantable);

}  // namespace orion::cmd
