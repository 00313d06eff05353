#include "cmd/run/generate_duel.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/input/interrupt.hpp"
#include "cmd/run/generate_options.hpp"
#include "cmd/run/suggest_words.hpp"
#include "records/read/rules.hpp"
#include "records/write/duel_generate.hpp"

namespace orion::cmd {

namespace {

ExitStatus run_generate(const GenerateOptions& options, Streams streams) {
  if (options.list_kinds) {
    list_kinds(streams.out, write::plantable());
    return ExitStatus::Clean;
  }
  read::DuelRules rules;
  std::string trouble;
  if (!options.rules.empty()) rules = read::parse_duel_rules(options.rules, trouble).value_or(rules);
  const std::vector<std::string_view> kinds = kinds_named(options.illegal, write::plantable());
  for (std::uint64_t number = 0; number < options.count && !interrupted() && streams.out; ++number) {
    const std::string_view* kind = kinds.empty() ? nullptr : &kinds[number % kinds.size()];
    read::DuelRules its_rules = rules;
    if (kind != nullptr && *kind == "D105a") its_rules.options.bends = duel::Bends::AsPrinted;
    streams.out << write::generate_duel(options.seed_of(number), its_rules, kind);
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

void add_generate_duel(CLI::App& generate, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* sub = generate.add_subcommand("duel", "Games of Orion Duel");
  add_generate_options(*sub, *options, write::plantable());
  CLI::Option* rules =
      sub->add_option("--rules", options->rules, "By which rules: rulebook, bga, rulebook+bends=as-printed, …")
          ->check([](const std::string& name) {
            std::string trouble;
            read::parse_duel_rules(name, trouble);
            return trouble;
          })
          ->type_name("RULES");
  suggest_words(*rules, profile_words());
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] {
    options->list_kinds = asks_for_kinds(*sub, *options);
    exit = run_generate(*options, streams);
  });
}

}  // namespace orion::cmd
