#include "cmd/run/generate_tournament.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/input/interrupt.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/generate_options.hpp"
#include "records/judge/decks.hpp"
#include "records/read/tournament.hpp"
#include "records/write/station_generate.hpp"
#include "records/write/tournament_generate.hpp"

namespace orion::cmd {

namespace {

using tournament::System;
namespace fs = std::filesystem;

constexpr std::array kSystems{System::RoundRobin, System::DoubleRoundRobin, System::Swiss, System::Knockout,
                              System::Free};
constexpr std::uint64_t kMostGames = 100'000;

std::string word_of(System system) {
  return std::string{read::word(static_cast<read::PairingSystem>(system))};  // in the same order
}

struct TournamentOptions : GenerateOptions {
  std::string output;
  std::string game = "orion-duel";
  std::string system = word_of(System::RoundRobin);
  std::string records = "files";
  std::size_t players = 8;
  std::size_t rounds = 0;
  std::size_t table = 2;
  bool matches = false;
};

write::TournamentRequest request_of(const TournamentOptions& options, const judge::LoadedDeck& deck) {
  write::TournamentRequest request;
  if (options.game == "orion-station") {
    request.deck = &deck.deck;
    request.deck_name = write::kDefaultDeck;
  }
  request.seed = options.seed;
  request.players = options.players;
  for (const System system : kSystems) {
    if (options.system == word_of(system)) request.system = system;
  }
  request.rounds = options.rounds;
  request.table = options.table;
  request.files = options.records == "files" ? write::RecordFiles::Single : write::RecordFiles::Archives;
  request.matches = options.matches;
  return request;
}

/// What of the options does not go together; empty if all does.
std::string trouble_with(const write::TournamentRequest& request) {
  if (request.table > 2 && request.deck == nullptr)
    return "two play a game of Orion Duel: --table goes with --game orion-station";
  if (request.table > 2 && request.system != System::Swiss && request.system != System::Free)
    return "in a " + word_of(request.system) + " two play a game: --table goes with --system swiss or free";
  if (request.matches && request.deck != nullptr)
    return "matches are of Orion Duel: --matches does not go with --game orion-station";
  if (request.table > request.players)
    return "there are " + std::to_string(request.players) + " players, too few for a table of " +
           std::to_string(request.table);
  const bool tables = request.table > 2;
  const std::size_t most = write::most_rounds(tables ? System::Free : request.system, request.players);
  if (request.rounds > most) {
    return "a " + word_of(request.system) + " of " + std::to_string(request.players) + " players has " +
           std::to_string(most) + (most == 1 ? " round" : " rounds") + " at most, not " +
           std::to_string(request.rounds);
  }
  const std::uint64_t rounds =
      request.rounds > 0 ? request.rounds : write::usual_rounds(request.system, request.players);
  const std::uint64_t games = rounds * (request.players / 2);
  // A knockout has fewer with every round, and never many.
  if (request.system != System::Knockout && games > kMostGames) {
    return "that would be " + std::to_string(games) + " games, more than " + std::to_string(kMostGames) +
           "; --rounds has fewer of them played";
  }
  return {};
}

/// @return whether there is an empty folder now; if not, `exit` has the status and why is said
bool prepare_folder(const std::string& folder, Streams streams, ExitStatus& exit) {
  const auto refuse = [&](ExitStatus status, const std::string& why) {
    streams.err << "orionref: " << why << '\n';
    exit = status;
    return false;
  };
  std::error_code error;
  const fs::file_status status = fs::status(folder, error);
  if (fs::exists(status)) {
    if (!fs::is_directory(status)) return refuse(ExitStatus::Usage, printable(folder) + " is no folder");
    const bool empty = fs::is_empty(folder, error);
    if (error) return refuse(ExitStatus::Unfinished, "cannot read " + printable(folder) + ": " + error.message());
    if (!empty)
      return refuse(ExitStatus::Usage, printable(folder) + " is not empty: a tournament wants a folder of its own");
    return true;
  }
  fs::create_directories(folder, error);
  if (error) return refuse(ExitStatus::Unfinished, "cannot make " + printable(folder) + ": " + error.message());
  return true;
}

/// A file that was not there. Nothing is replaced, and a broken-off run leaves no manifest: so it is simply written,
/// without waiting for the disk, which takes its time with thousands of files.
bool write_file(const fs::path& path, const std::string& content, std::string& trouble) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) {
    trouble = error.message();
    return false;
  }
  std::ofstream file{path, std::ios::binary};
  file << content;
  file.close();
  if (!file) trouble = "it does not take everything";
  return file.good();
}

ExitStatus write_files(const std::vector<write::ScriptFile>& files, const std::string& folder, Streams streams) {
  // The manifest comes last: where it is, all is there.
  for (std::size_t index = files.size(); index-- > 0;) {
    if (interrupted()) return ExitStatus::Interrupted;
    const fs::path path = fs::path{folder} / files[index].path;
    std::string trouble;
    if (!write_file(path, files[index].content, trouble)) {
      streams.err << "orionref: cannot write " << printable(path.string()) << ": " << trouble << '\n';
      return ExitStatus::Unfinished;
    }
  }
  return ExitStatus::Clean;
}

ExitStatus run_generate(const TournamentOptions& options, Streams streams) {
  const auto plantable = write::tournament_plantable();
  if (options.list_kinds) {
    list_kinds(streams.out, plantable);
    return ExitStatus::Clean;
  }
  const auto refuse = [&](const std::string& why) {
    streams.err << "orionref: " << why << '\n';
    return ExitStatus::Usage;
  };
  if (options.output.empty()) return refuse("-o FOLDER is missing: where the tournament is to be written");
  const auto deck = judge::builtin_deck(write::kDefaultDeck);
  const write::TournamentRequest request = request_of(options, *deck);
  const std::string trouble = trouble_with(request);
  if (!trouble.empty()) return refuse(trouble);
  const std::vector<std::string_view> kinds = kinds_named(options.illegal, plantable);
  const std::string_view* kind = kinds.empty() ? nullptr : &kinds[options.seed % kinds.size()];
  const std::vector<write::ScriptFile> files = write::generate_tournament(request, kind);
  if (files.empty()) return refuse("such a tournament has no place for " + std::string{*kind});
  ExitStatus exit = ExitStatus::Clean;
  if (!prepare_folder(options.output, streams, exit)) return exit;
  return write_files(files, options.output, streams);
}

constexpr const char* kExamples = R"(
The folder gets the manifest, tournament.orion.yaml, with results and standings
that are true, and the records of its games below round-01, round-02, …

Examples:
  orionref generate tournament -o open                     8 players, each against each
  orionref generate tournament -o open --system swiss --players 33 --seed 7
  orionref generate tournament -o open --system knockout --matches
  orionref generate tournament -o open --game orion-station --table 4 --system swiss
  orionref generate tournament -o open --records archives  a file a round
  orionref generate tournament -o open --illegal T742      with wrong points in the standings
  orionref generate tournament --illegal                   what can be planted

The same options and seed give the same bytes everywhere. A comment at the top of
the manifest has the options and, for a planted fault, the lines where it shows.)";

}  // namespace

void add_generate_tournament(CLI::App& generate, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<TournamentOptions>();
  CLI::App* sub = generate.add_subcommand("tournament", "A tournament: a folder with manifest and records");
  sub->add_option("-o,--output", options->output, "The folder to write, new or empty")->type_name("FOLDER");
  add_seed_and_fault(*sub, *options, write::tournament_plantable());
  sub->add_option("--game", options->game, "Which game, default orion-duel")
      ->check(CLI::IsMember({"orion-duel", "orion-station"}))
      ->type_name("GAME");
  std::vector<std::string> systems;
  systems.reserve(kSystems.size());
  for (const System system : kSystems) systems.push_back(word_of(system));
  sub->add_option("--system", options->system, "Who meets whom, default round-robin")
      ->check(CLI::IsMember(systems))
      ->type_name("SYSTEM");
  sub->add_option("--players", options->players, "How many play, 2 to 1024, default 8")
      ->check(number_trouble)
      ->check(CLI::Range(std::size_t{2}, write::kMostTournamentPlayers))
      ->type_name("N");
  sub->add_option("--rounds", options->rounds, "How many rounds, default what the system asks for")
      ->check(number_trouble)
      ->check(CLI::Range(std::size_t{1}, write::kMostTournamentPlayers * 2))
      ->type_name("N");
  sub->add_option("--table", options->table, "So many play a game of the Station at most, 2 to 6, default 2")
      ->check(number_trouble)
      ->check(CLI::Range(std::size_t{2}, write::kMostGeneratedPlayers))
      ->type_name("N");
  sub->add_flag("--matches", options->matches, "Matches, best of three, instead of games");
  sub->add_option("--records", options->records, "files: one a game; archives: one a round; default files")
      ->check(CLI::IsMember({"files", "archives"}))
      ->type_name("FORM");
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] {
    options->list_kinds = asks_for_kinds(*sub, *options);
    exit = run_generate(*options, streams);
  });
}

}  // namespace orion::cmd
