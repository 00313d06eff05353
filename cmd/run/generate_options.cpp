#include "cmd/run/generate_options.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cmd/run/find_record.hpp"
#include "records/catalogue/code.hpp"

namespace orion::cmd {

namespace {

std::string_view clause_of(std::string_view code) {
  for (const catalogue::CodeEntry& each : catalogue::entries()) {
    if (each.id == code) return each.clause;
  }
  return {};
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

void add_generate_options(CLI::App& sub, GenerateOptions& options, const std::vector<write::Plantable>& plantable) {
  sub.add_option("--seed", options.seed, "The seed of the first one, default 1")->check(number_trouble)->type_name("S");
  sub.add_option("--count", options.count, "How many, default 1")->check(number_trouble)->type_name("N");
  sub.add_option("--illegal", options.illegal, "Plant a fault in each: a code or a clause; without one, list them")
      ->expected(0, 1)
      ->check([plantable](const std::string& word) {
        return word.empty() || !kinds_named(word, plantable).empty()
                   ? std::string{}
                   : word + " cannot be planted; --illegal alone lists what can";
      })
      ->type_name("KIND");
}

bool asks_for_kinds(const CLI::App& sub, const GenerateOptions& options) {
  return sub.count("--illegal") > 0 && options.illegal.empty();
}

}  // namespace orion::cmd
