#include "cmd/run/generate_options.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cmd/run/find_record.hpp"
#include "cmd/run/suggest_words.hpp"
#include "records/catalogue/code.hpp"
#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

namespace {

std::string_view clause_of(std::string_view code) {
  for (const catalogue::CodeEntry& each : catalogue::entries()) {
    if (each.id == code) return each.clause;
  }
  return {};
}

/// The codes with what they plant, and the clauses that have several.
std::vector<ValueWord> kind_words(const std::vector<write::Plantable>& plantable) {
  std::vector<ValueWord> words;
  words.reserve(plantable.size());
  for (const write::Plantable& each : plantable) words.push_back({std::string{each.code}, std::string{each.what}});
  for (const catalogue::Clause* clause : catalogue::clauses()) {
    if (!kinds_named(std::string{clause->id}, plantable).empty()) {
      words.push_back({std::string{clause->id}, std::string{clause->title}});
    }
  }
  return words;
}

}  // namespace

std::vector<std::string_view> kinds_named(const std::string& word, const std::vector<write::Plantable>& plantable) {
  std::vector<std::string_view> kinds;
  if (word.empty()) return kinds;
  for (const write::Plantable& each : plantable) {
    if (each.code == word || clause_of(each.code) == word) kinds.push_back(each.code);
  }
  return kinds;
}

void list_kinds(std::ostream& out, const std::vector<write::Plantable>& plantable) {
  out << "Faults that can be planted with --illegal, by code or by clause (which takes its codes in turn):\n";
  for (const write::Plantable& each : plantable) {
    const std::string_view clause = clause_of(each.code);
    out << "  " << each.code << std::string(7 - each.code.size(), ' ') << clause
        << std::string(6 - std::min<std::size_t>(5, clause.size()), ' ') << each.what << '\n';
  }
}

namespace {

void add_seed(CLI::App& sub, GenerateOptions& options, const std::string& what) {
  sub.add_option("--seed", options.seed, what)->check(number_trouble)->type_name("S");
}

void add_fault(CLI::App& sub, GenerateOptions& options, const std::vector<write::Plantable>& plantable,
               const std::string& what) {
  CLI::Option* illegal = sub.add_option("--illegal", options.illegal, what)
                             ->expected(0, 1)
                             ->check([plantable](const std::string& word) {
                               return word.empty() || !kinds_named(word, plantable).empty()
                                          ? std::string{}
                                          : word + " cannot be planted; --illegal alone lists what can";
                             })
                             ->type_name("KIND");
  suggest_words(*illegal, kind_words(plantable));
}

}  // namespace

void add_seed_and_fault(CLI::App& sub, GenerateOptions& options, const std::vector<write::Plantable>& plantable) {
  add_seed(sub, options, "The seed, default 1");
  add_fault(sub, options, plantable, "Plant a fault: a code; without one, list them");
}

void add_generate_options(CLI::App& sub, GenerateOptions& options, const std::vector<write::Plantable>& plantable) {
  add_seed(sub, options, "The seed of the first one, default 1");
  sub.add_option("--count", options.count, "How many, default 1")->check(number_trouble)->type_name("N");
  add_fault(sub, options, plantable, "Plant a fault in each: a code or a clause; without one, list them");
}

bool asks_for_kinds(const CLI::App& sub, const GenerateOptions& options) {
  return sub.count("--illegal") > 0 && options.illegal.empty();
}

}  // namespace orion::cmd
