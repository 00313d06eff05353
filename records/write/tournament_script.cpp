#include "records/write/tournament_script.hpp"

#include <algorithm>

#include "records/joined.hpp"
#include "records/read/tournament.hpp"

namespace orion::write {

namespace {

using tournament::Player;

// One list of words: those that are read. The enumerators of both stand in the same order.
std::string system_word(tournament::System system) {
  return std::string{read::word(static_cast<read::PairingSystem>(system))};
}
std::string tie_break_word(tournament::TieBreak tie_break) {
  return std::string{read::word(static_cast<read::TieBreak>(tie_break))};
}

/// Writes line by line and remembers where things stand.
class Manifest {
 public:
  explicit Manifest(const TournamentScript& script) : script_{script} {}

  ManifestText written() {
    line("---");
    line("# " + script_.comment);
    if (!script_.planted.empty()) line("# " + script_.planted);
    line("tournament: " + script_.name);
    line("format: 1");
    line("game: " + script_.game);
    line("players:");
    for (const SetPlayer& each : script_.players) line("  - " + each.written(), "player " + each.reference());
    line("system: " + system_word(script_.rules.system));
    add_scoring();
    line("rounds:", "rounds");
    for (const ScriptRound& each : script_.rounds) add_round(each);
    if (!script_.withdrawn.empty()) line("withdrawn:");
    for (const auto& [player, rounds] : script_.withdrawn) {
      line("  - {player: " + name(player) + ", after-round: " + std::to_string(rounds) + "}",
           "withdrawn " + name(player));
    }
    if (!script_.standings.empty()) line("standings:");
    for (const ScriptStanding& each : script_.standings) {
      line("  - {player: " + name(each.player) + ", points: " + points_text(each.points) + "}",
           "standing " + name(each.player));
    }
    return std::move(made_);
  }

 private:
  const std::string& name(Player player) const { return script_.players[player].reference(); }

  void line(const std::string& text, const std::string& what = {}) {
    made_.text += text + "\n";
    ++line_;
    if (!what.empty()) made_.lines[what] = line_;
  }

  void add_scoring() {
    const tournament::Scoring& scoring = script_.rules.scoring;
    line("scoring: {win: " + points_text(scoring.win) + ", tie: " + points_text(scoring.tie) +
         ", loss: " + points_text(scoring.loss) + ", bye: " + points_text(scoring.bye) + ", forfeit-win: " +
         points_text(scoring.forfeit_win) + ", forfeit-loss: " + points_text(scoring.forfeit_loss) + "}");
    std::vector<std::string> words;
    for (const tournament::Points points : scoring.places) words.push_back(points_text(points));
    if (!words.empty()) line("station-places: [" + joined(words, ", ") + "]");
    line("illegal-games: excluded");
    words.clear();
    for (const tournament::TieBreak each : script_.rules.tie_breaks) words.push_back(tie_break_word(each));
    if (!words.empty()) line("tie-breaks: [" + joined(words, ", ") + "]");
  }

  void add_round(const ScriptRound& round) {
    const std::string place = std::to_string(++round_);
    line("  - round: " + std::to_string(round.number), "round " + place);
    line("    date: " + round.date, "date " + place);
    std::vector<std::string> paths;
    for (const SetGame& game : round.games) {
      const std::string path = listed_path(script_, round, game);
      if (paths.empty() || paths.back() != path) paths.push_back(path);
    }
    paths.insert(paths.end(), round.listed_again.begin(), round.listed_again.end());
    if (!paths.empty()) line("    games:");
    for (const std::string& path : paths) line("      - " + path, "game " + path);
    std::vector<std::string> byes;
    for (const Player player : round.byes) byes.push_back(name(player));
    if (!byes.empty()) line("    byes:", "byes " + place);
    const std::string bye = "bye " + place + " ";
    for (const std::string& each : byes) line("      - " + each, bye + each);
    if (!round.forfeits.empty()) line("    forfeits:");
    for (const ScriptForfeit& each : round.forfeits)
      line("      - {winner: " + name(each.winner) + ", loser: " + name(each.loser) + "}");
  }

  const TournamentScript& script_;
  ManifestText made_;
  std::size_t line_ = 0;
  std::size_t round_ = 0;
};

/// A document as an entry of a list: without its `---` line and comments, and indented.
std::string as_entry(const std::string& document) {
  std::string text;
  std::size_t begin = 0;
  bool first = true;
  while (begin < document.size()) {
    const std::size_t end = document.find('\n', begin);
    const std::string line = document.substr(begin, end - begin);
    begin = end + 1;
    if (line == "---" || line.starts_with('#')) continue;
    text += (first ? "  - " : "    ") + line + "\n";
    first = false;
  }
  return text;
}

/// The file of the game beside that of its match.
std::string game_path(const std::string& match_path, std::size_t number) {
  return match_path.substr(0, match_path.rfind("match")) + "game-" + std::to_string(number) + ".orion.yaml";
}

std::string match_text(const TournamentScript& script, const SetGame& match) {
  const std::string& first = script.players[match.players[0]].reference();
  const std::string& second = script.players[match.players[1]].reference();
  std::string text = "---\n";
  if (!match.orders.front().comment.empty()) text += "# " + match.orders.front().comment + "\n";
  text += "match:\n  - " + script.players[match.players[0]].written() + "\n  - " +
          script.players[match.players[1]].written() + "\nformat: 1\nbest-of: 3\nties: replayed\ngames:\n";
  for (std::size_t index = 0; index < match.games.size(); ++index) {
    const std::string path = game_path(match.path, index + 1);
    text += script.files == RecordFiles::Archives ? as_entry(match.games[index].text)
                                                  : "  - " + path.substr(path.rfind('/') + 1) + "\n";
  }
  return text + "score: {" + first + ": " + std::to_string(match.score->at(0)) + ", " + second + ": " +
         std::to_string(match.score->at(1)) + "}\n";
}

void add_files(const TournamentScript& script, const SetGame& game, std::vector<ScriptFile>& files) {
  if (game.score) {
    files.push_back({game.path, match_text(script, game)});
    for (std::size_t index = 0; index < game.games.size(); ++index)
      files.push_back({game_path(game.path, index + 1), game.games[index].text});
  } else {
    files.push_back({game.path, game.games.front().text});
  }
}

}  // namespace

std::string points_text(tournament::Points points) {
  const tournament::Points size = std::abs(points);
  std::string text = (points < 0 ? "-" : "") + std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += "." + std::to_string(size % 100 / 10);
  if (size % 10 != 0) text += std::to_string(size % 10);
  return text;
}

std::string padded(std::size_t number, std::size_t greatest) {
  const std::size_t width = std::max<std::size_t>(2, std::to_string(greatest).size());
  const std::string digits = std::to_string(number);
  return std::string(width - std::min(width, digits.size()), '0') + digits;
}

std::string listed_path(const TournamentScript& script, const ScriptRound& round, const SetGame& game) {
  if (script.files == RecordFiles::Single) return game.path;
  return round.games.front().path.substr(0, round.games.front().path.find('/')) + ".orion.yaml";
}

std::string record_path(const TournamentScript& script, const ScriptRound& round, const SetGame& game,
                        std::size_t number) {
  const std::string path = listed_path(script, round, game);
  return game.score && script.files == RecordFiles::Single ? game_path(path, number + 1) : path;
}

ManifestText manifest_text(const TournamentScript& script) { return Manifest{script}.written(); }

std::vector<ScriptFile> record_files(const TournamentScript& script) {
  std::vector<ScriptFile> files;
  for (const ScriptRound& round : script.rounds) {
    ScriptFile archive;
    for (const SetGame& game : round.games) {
      if (game.lost) continue;
      if (script.files == RecordFiles::Single) {
        add_files(script, game, files);
      } else {
        archive.path = listed_path(script, round, game);
        archive.content += game.score ? match_text(script, game) : game.games.front().text;
      }
    }
    if (!archive.path.empty()) files.push_back(std::move(archive));
  }
  return files;
}

}  // namespace orion::write
