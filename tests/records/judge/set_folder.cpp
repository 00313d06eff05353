#include "tests/records/judge/set_folder.hpp"

#include <algorithm>

#include "core/tournament/ranking.hpp"
#include "records/joined.hpp"
#include "records/judge/set_words.hpp"

namespace orion::testing {

std::string SetFolder::read(const std::string& path, const std::function<void(const text::ByteSource&)>& use) {
  const auto file = files_.find(path);
  if (file == files_.end()) return "there is no such file";
  std::size_t at = 0;
  use([&](char* buffer, std::size_t size) {
    const std::size_t count = std::min(size, file->second.size() - at);
    file->second.copy(buffer, count, at);
    at += count;
    return std::optional{count};
  });
  return {};
}

judge::Decks& SetFolder::decks_of(const std::string&) { return decks_; }

judge::Verdict SetFolder::judge(const std::string& manifest, judge::Settings settings) {
  settings.set_files = this;
  settings.decks = &decks_;
  return judge::judge_document({files_.at(manifest), 1, false}, settings);
}

std::string duel_game(std::string_view blue, std::string_view ending, std::string_view orange, std::string_view more) {
  std::string text = "game: orion-duel\nformat: 1\nplayers: {blue: " + std::string{blue} +
                     ", orange: " + std::string{orange} + "}\n" + std::string{more};
  if (more.find("setup:") == std::string_view::npos) text += "setup: {name: symmetric-2, start: orange}\n";
  text += "moves:\n  - orange: e4 e5 / f5\n";
  if (ending == "?") return text;
  if (ending == "!") return text + "  - blue: f5\nresult: {winner: blue, how: resignation}\n";
  if (ending == "=") return text + "result: {winner: tie, how: agreement}\n";
  if (ending != "+" && ending != "-") return text + "result: " + std::string{ending} + "\n";
  return text + "result: {winner: " + (ending == "+" ? "blue" : "orange") + ", how: resignation}\n";
}

std::string station_game(const std::vector<std::string>& players, std::string_view rest) {
  std::string hands;
  for (const std::string& player : players)
    hands += (hands.empty() ? "" : ", ") + player + ": [unknown, unknown, unknown, unknown, unknown]";
  return "game: orion-station\nformat: 1\ndeck: trade-demo\nplayers: [" + joined(players) + "]\nsetup: {hands: {" +
         hands + "}}\n" + std::string{rest} + "\n";
}

std::string said(const judge::Verdict& verdict, std::string_view manifest) {
  std::string text;
  for (const Finding& each : verdict.findings) {
    std::string_view at = manifest.substr(each.span.begin, each.span.end - each.span.begin);
    at = at.substr(0, at.find('\n'));
    text += std::string{catalogue::word(each.severity)} + " " + std::string{catalogue::entry(each.code).id} + " at `" +
            std::string{at} + "`: " + each.message;
    for (const Elsewhere& place : each.elsewhere)
      text += " (" + place.message + ": " + place.path + ":" + std::to_string(place.at.line) + ")";
    text += "\n";
  }
  return text;
}

std::string points(const judge::Verdict& verdict) {
  if (!verdict.tournament) return "no tournament";
  const judge::TournamentVerdict& made = *verdict.tournament;
  std::vector<tournament::Standing> table = tournament::ranking(*made.results, made.players.size(), made.rules);
  std::sort(table.begin(), table.end(), [](const auto& one, const auto& other) { return one.player < other.player; });
  std::string text;
  for (const tournament::Standing& each : table)
    text += (text.empty() ? "" : ", ") + made.players[each.player] + " " + judge::points_words(each.points);
  return text;
}

std::string irregular(const judge::Verdict& verdict) {
  std::string text;
  for (const judge::IrregularGame& each : verdict.tournament->irregular) {
    text += each.path + ":" + std::to_string(each.line);
    for (const tournament::Player player : each.players) text += " " + verdict.tournament->players[player];
    using enum judge::IrregularGame::Treatment;
    text += ": " + each.why +
            (each.treatment == NotCounted        ? "; not counted"
             : each.treatment == LossForOffender ? "; lost for the offender"
                                                 : "; as claimed") +
            "\n";
  }
  return text;
}

}  // namespace orion::testing
