#include "tests/core/tournament/crosstable.hpp"

#include <sstream>
#include <stdexcept>
#include <utility>

namespace orion::testing {
using tournament::How;
using tournament::Player;
using tournament::Points;
using tournament::Scoring;
using tournament::Seat;

namespace {

using Words = std::vector<std::vector<std::string>>;  // by player, by round

Words words(std::string_view text) {
  Words all;
  std::istringstream lines{std::string{text}};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream of_line{line};
    std::vector<std::string> found;
    for (std::string word; of_line >> word;) found.push_back(word);
    if (!found.empty()) all.push_back(std::move(found));
  }
  return all;
}

Points points(char sign, const Scoring& scoring) {
  if (sign == '?') return 0;
  return sign == '+' ? scoring.win : sign == '=' ? scoring.tie : scoring.loss;
}

char reversed(char sign) { return sign == '+' ? '-' : sign == '-' ? '+' : sign; }

/// Adds the encounter that a word is about; one of two only for the first of them.
void add(const Words& all, std::size_t player, std::size_t round, const Scoring& scoring,
         tournament::Results& results) {
  const std::string& word = all[player].at(round);
  const auto at = static_cast<tournament::Round>(round);
  if (word == "--") return;
  const auto self = static_cast<Player>(player);
  if (word.substr(1) == "BYE") {
    const Seat seat{self, points(word[0], scoring)};
    return results.add(at, How::Bye, {&seat, 1});
  }
  const bool forfeit = word[1] == 'F';
  const std::size_t other = std::stoul(word.substr(forfeit ? 2 : 1)) - 1;
  const std::string mirrored = std::string{reversed(word[0])} + (forfeit ? "F" : "") + std::to_string(player + 1);
  if (all.at(other).at(round) != mirrored) throw std::runtime_error{"the opponent of " + word + " says other"};
  const Seat own{self, points(word[0], scoring)};
  const Seat opponent{static_cast<Player>(other), points(mirrored[0], scoring)};
  if (forfeit ? word[0] == '-' : other < player) return;
  const Seat seats[] = {own, opponent};
  results.add(at, forfeit ? How::Forfeit : word[0] == '?' ? How::Open : How::Played, seats);
}

}  // namespace

Crosstable crosstable(std::string_view text, const Scoring& scoring) {
  const Words all = words(text);
  Crosstable made;
  made.players = all.size();
  made.rounds = all.at(0).size();
  for (std::size_t round = 0; round < made.rounds; ++round) {
    for (std::size_t player = 0; player < made.players; ++player) add(all, player, round, scoring, made.results);
  }
  return made;
}

std::vector<tournament::Standing> table(const Crosstable& of, tournament::System system,
                                        std::vector<tournament::TieBreak> tie_breaks, const Scoring& scoring) {
  return ranking(of.results, of.players, {system, scoring, std::move(tie_breaks), of.rounds});
}

std::string values_of(const Crosstable& of, tournament::System system, tournament::TieBreak tie_break,
                      const Scoring& scoring) {
  std::vector<std::string> by_player(of.players);
  for (const tournament::Standing& line : table(of, system, {tie_break}, scoring)) {
    by_player[line.player] = line.tie_breaks.at(0) ? decimal(*line.tie_breaks[0]) : "-";
  }
  std::string text;
  for (const std::string& value : by_player) text += (text.empty() ? "" : " ") + value;
  return text;
}

std::string order(const std::vector<tournament::Standing>& table) {
  std::string text;
  for (std::size_t place = 0; place < table.size(); ++place) {
    if (place > 0) text += table[place].rank == table[place - 1].rank ? "=" : " ";
    text += std::to_string(table[place].player + 1);
  }
  return text;
}

std::string decimal(std::int64_t ten_thousandths) {
  const std::int64_t most = ten_thousandths < 0 ? -ten_thousandths : ten_thousandths;
  std::string rest = std::to_string(10'000 + most % 10'000).substr(1);
  rest.erase(rest.find_last_not_of('0') + 1);
  return (ten_thousandths < 0 ? "-" : "") + std::to_string(most / 10'000) + (rest.empty() ? "" : "." + rest);
}

}  // namespace orion::testing
