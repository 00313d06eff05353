#include "cmd/run/generate.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/input/interrupt.hpp"
#include "cmd/run/find_record.hpp"
#include "records/catalogue/code.hpp"
#include "records/read/rules.hpp"
#include "records/write/duel_generate.hpp"

namespace orion::cmd {

namespace {

struct GenerateOptions {
  std::uint64_t seed = 1;
  std::uint64_t count = 1;
  std::string rules;
  std::string illegal;
  bool list_kinds = false;
};

std::string_view clause_of(std::string_view code) {
  for (const catalogue::CodeEntry& each : catalogue::entries()) {
    if (each.id == code) return each.clause;
  }
  return {};
}

/// The kinds that a word asks for: a code, or a clause with all of its codes.
std::vector<std::string_view> kinds_named(const std::string& word) {
  std::vector<std::string_view> kinds;
  if (word.empty()) return kinds;
  for (const write::Plantable& each : write::plantable()) {
    if (each.code == word || clause_of(each.code) == word) kinds.push_back(each.code);
  }
  return kinds;
}

void list_kinds(std::ostream& out) {
  out << "Faults that can be planted with --illegal, by code or by clause (which takes its codes in turn):\n";
  for (const write::Plantable& each : write::plantable()) {
    const std::string_view clause = clause_of(each.code);
    out << "  " << each.code << std::string(7 - each.code.size(), ' ') << clause
        << std::string(6 - std::min<std::size_t>(5, clause.size()), ' ') << each.what << '\n';
  }
}

ExitStatus run_generate(const GenerateOptions& options, Streams streams) {
  if (options.list_kinds) {
    list_kinds(streams.out);
    return ExitStatus::Clean;
  }
  read::DuelRules rules;
  std::string trouble;
  if (!options.rules.empty()) rules = read::parse_duel_rules(options.rules, trouble).value_or(rules);
  const std::vector<std::string_view> kinds = kinds_named(options.illegal);
  for (std::uint64_t number = 0; number < options.count && !interrupted() && streams.out; ++number) {
    // Every document has a seed of its own, and can be made again alone.
    const std::string_view* kind = kinds.empty() ? nullptr : &kinds[number % kinds.size()];
    read::DuelRules its_rules = rules;
    if (kind != nullptr && *kind == "D105a") its_rules.options.bends = duel::Bends::AsPrinted;
    streams.out << write::generate_duel(options.seed + number, its_rules, kind);
  }
  return interrupted() ? ExitStatus::Interrupted : ExitStatus::Clean;
}

constexpr const char* kExamples = R"(
Examples:
  orionref generate duel --seed 7                          one game
  orionref generate duel --count 1000 > games.yaml         an archive
  orionref generate duel --illegal D405 --count 10         ten with an unjoined token
  orionref generate duel --illegal                         what can be planted

The same seed gives the same bytes everywhere; document i of a run has the seed
S + i - 1, and `--seed` with that number makes it again.)";

}  // namespace

void add_generate(CLI::App& app, Streams streams, ExitStatus& exit) {
  CLI::App* sub = app.add_subcommand("generate", "Write random records, reproducibly, legal or with a planted fault");
  sub->require_subcommand(1);
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* duel = sub->add_subcommand("duel", "Games of Orion Duel");
  duel->add_option("--seed", options->seed, "The seed of the first one, default 1")
      ->check(number_trouble)
      ->type_name("S");
  duel->add_option("--count", options->count, "How many, default 1")->check(number_trouble)->type_name("N");
  duel->add_option("--rules", options->rules, "By which rules: rulebook, bga, rulebook+bends=as-printed, …")
      ->check(rules_trouble)
      ->type_name("RULES");
  duel->add_option("--illegal", options->illegal, "Plant a fault in each: a code or a clause; without one, list them")
      ->expected(0, 1)
      ->check([](const std::string& word) {
        return word.empty() || !kinds_named(word).empty() ? std::string{}
                                                          : word + " cannot be planted; --illegal alone lists what can";
      })
      ->type_name("KIND");
  duel->footer(kExamples);
  duel->callback([duel, options, streams, &exit] {
    options->list_kinds = duel->count("--illegal") > 0 && options->illegal.empty();
    exit = run_generate(*options, streams);
  });
}

}  // namespace orion::cmd
