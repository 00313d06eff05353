#include "cmd/run/generate_station.hpp"

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/input/deck_files.hpp"
#include "cmd/input/interrupt.hpp"
#include "cmd/run/generate_options.hpp"
#include "cmd/run/suggest_words.hpp"
#include "records/judge/decks.hpp"
#include "records/read/station_rules.hpp"
#include "records/read/suggest.hpp"
#include "records/write/station_generate.hpp"

namespace orion::cmd {

namespace {

struct StationOptions : GenerateOptions {
  std::size_t players = 0;  ///< 0: two to five
  std::string deck{write::kDefaultDeck};
};

/// A deck that is built in, or in a file. @return null with its trouble told
std::shared_ptr<const judge::LoadedDeck> find_deck(const std::string& name, Streams streams, ExitStatus& exit) {
  const auto refuse = [&](ExitStatus status, const std::string& why) {
    streams.err << "orionref: " << why << '\n';
    exit = status;
    return nullptr;
  };
  std::shared_ptr<const judge::LoadedDeck> deck = judge::builtin_deck(name);
  if (!deck) {
    if (!name.ends_with(".yaml") && !name.ends_with(".yml")) {
      return refuse(ExitStatus::Usage, "no deck " + read::quoted(name) +
                                           " is built in: " + read::hint(name, judge::builtin_deck_names()) +
                                           "; a file's name ends in .yaml");
    }
    std::string trouble;
    const std::optional<std::string> content = read_deck_file(name, trouble);
    if (!content) return refuse(ExitStatus::Unfinished, "cannot read " + printable(name) + ": " + trouble);
    deck = std::make_shared<const judge::LoadedDeck>(judge::load_deck(*content, text::Limits{}));
  }
  if (deck->fault)
    return refuse(ExitStatus::Findings, "the deck " + printable(name) + " has faults, the first in " + *deck->fault);
  return deck;
}

std::string in_words(const StationOptions& options, const write::StationRequest& request) {
  const std::string rules = request.rules == station::Options{} ? "" : " by " + read::to_string(request.rules);
  return "the deck " + read::quoted(options.deck) + rules;
}

/// One document, or nothing where no kind that was asked for has a place.
std::optional<std::string> generated(std::uint64_t seed, std::uint64_t number, const write::StationRequest& request,
                                     std::vector<std::string_view>& kinds) {
  if (kinds.empty()) return write::generate_station(seed, request, nullptr);
  // Of a clause with several codes some may have no place with this deck: the others take their turns.
  while (!kinds.empty()) {
    const std::size_t index = number % kinds.size();
    auto document = write::generate_station(seed, request, &kinds[index]);
    if (document) return document;
    kinds.erase(kinds.begin() + static_cast<std::ptrdiff_t>(index));
  }
  return std::nullopt;
}

ExitStatus run_generate(const StationOptions& options, Streams streams) {
  if (options.list_kinds) {
    list_kinds(streams.out, write::station_plantable());
    return ExitStatus::Clean;
  }
  ExitStatus exit = ExitStatus::Clean;
  const auto deck = find_deck(options.deck, streams, exit);
  if (!deck) return exit;
  write::StationRequest request{deck->deck, options.deck.substr(options.deck.rfind('/') + 1)};
  std::string trouble;
  if (!options.rules.empty()) request.rules = read::parse_station_rules(options.rules, trouble).value_or(request.rules);
  if (options.players > 0) request.players = options.players;
  const std::size_t players = request.players.value_or(2);
  if (!read::enough_cards(deck->deck, players, request.rules)) {
    streams.err << "orionref: there are too few cards in " << in_words(options, request) << ": "
                << deck->deck.cards.size() << " for " << players << " players\n";
    return ExitStatus::Usage;
  }
  std::vector<std::string_view> kinds = kinds_named(options.illegal, write::station_plantable());
  for (std::uint64_t number = 0; number < options.count && !interrupted() && streams.out; ++number) {
    const auto document = generated(options.seed_of(number), number, request, kinds);
    if (!document) {
      streams.out.flush();
      streams.err << "orionref: games with " << in_words(options, request) << " have no place for " << options.illegal
                  << '\n';
      return ExitStatus::Usage;
    }
    streams.out << *document;
  }
  return interrupted() ? ExitStatus::Interrupted : ExitStatus::Clean;
}

constexpr const char* kExamples = R"(
Records name the deck as `deck: NAME`, or `deck: FILE.yaml` where it is in a
file: then they belong into the folder that the file is in.

Examples:
  orionref generate station --seed 7                       one game
  orionref generate station --players 3 --count 1000 > games.yaml
  orionref generate station --deck our-deck.yaml           with cards of our own
  orionref generate station --rules rulebook+target=80     a longer game
  orionref generate station --illegal S302c --count 10     ten with a price not affordable
  orionref generate station --illegal                      what can be planted

The same seed gives the same bytes everywhere; document i of a run has the seed
S + i - 1, and `--seed` with that number makes it again.)";

}  // namespace

void add_generate_station(CLI::App& generate, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<StationOptions>();
  CLI::App* sub = generate.add_subcommand("station", "Games of The Orion Station");
  add_generate_options(*sub, *options, write::station_plantable());
  sub->add_option("--players", options->players, "How many play, 2 to 6; by default 2 to 5, as it comes")
      ->check(CLI::Range(std::size_t{2}, write::kMostGeneratedPlayers))
      ->type_name("N");
  CLI::Option* deck =
      sub->add_option("--deck", options->deck, "A built-in deck or a file, default " + std::string{write::kDefaultDeck})
          ->type_name("NAME|FILE");
  std::vector<ValueWord> decks;
  for (const std::string_view name : judge::builtin_deck_names()) decks.push_back({std::string{name}, {}});
  suggest_words(*deck, decks);
  sub->add_option("--rules", options->rules, "By which rules: rulebook, rulebook+target=40, …")
      ->check([](const std::string& name) {
        std::string trouble;
        read::parse_station_rules(name, trouble);
        return trouble;
      })
      ->type_name("RULES");
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] {
    options->list_kinds = asks_for_kinds(*sub, *options);
    exit = run_generate(*options, streams);
  });
}

}  // namespace orion::cmd
