#include "cmd/standings/words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/tournament/fide.hpp"
#include "records/counted.hpp"
#include "records/joined.hpp"

namespace orion::cmd {

namespace {

struct TieBreakWords {
  std::string_view key;
  std::string_view name;
};
/// In the order of the values.
constexpr std::array<TieBreakWords, 5> kTieBreaks{{{"direct-encounter", "direct encounter"},
                                                   {"wins", "number of wins"},
                                                   {"buchholz", "Buchholz"},
                                                   {"buchholz-cut-1", "Buchholz, cut 1"},
                                                   {"sonneborn-berger", "Sonneborn-Berger"}}};

constexpr std::array<std::string_view, 5> kSystems{"round-robin", "double-round-robin", "swiss", "knockout", "free"};

std::string number(std::size_t value) { return std::to_string(value); }

std::string counted_words(std::size_t count, std::string_view what) {
  return counted(static_cast<std::int64_t>(count), what);
}

}  // namespace

std::string decimal(std::int64_t value) {
  constexpr std::int64_t kOne = 10000;
  const std::int64_t size = std::abs(value);
  std::string text = (value < 0 ? "-" : "") + std::to_string(size / kOne);
  if (size % kOne == 0) return text;
  std::string decimals = std::to_string(kOne + size % kOne).substr(1);
  decimals.erase(decimals.find_last_not_of('0') + 1);
  return text + "." + decimals;
}

std::string points_words(tournament::Points points) { return decimal(std::int64_t{points} * 100); }

std::string_view tie_break_key(tournament::TieBreak tie_break) noexcept {
  return kTieBreaks[static_cast<std::size_t>(tie_break)].key;
}

std::string_view tie_break_name(tournament::TieBreak tie_break) noexcept {
  return kTieBreaks[static_cast<std::size_t>(tie_break)].name;
}

std::string fide_words() {
  return "FIDE Handbook " + std::string{tournament::kFideRegulations} + ", in force from " +
         std::string{tournament::kFideEdition};
}

std::string article_words(tournament::TieBreak tie_break) {
  return std::string{tournament::fide_acronym(tie_break)} + " " + std::string{tie_break_name(tie_break)} + " (" +
         std::string{tournament::fide_articles(tie_break)} + ")";
}

std::string tie_breaks_words(const StandingsScene& scene) {
  if (scene.rules.tie_breaks.empty()) return {};
  std::vector<std::string> words;
  for (const tournament::TieBreak each : scene.rules.tie_breaks) words.push_back(article_words(each));
  return "Tie-breaks by " + fide_words() + ", with its articles: " + joined(words, "; ") + "; unplayed rounds (" +
         std::string{tournament::fide_article_of_unplayed_rounds(scene.rules.system)} + ")";
}

std::string_view system_word(tournament::System system) noexcept { return kSystems[static_cast<std::size_t>(system)]; }

std::string_view treatment_word(judge::IrregularGame::Treatment treatment) noexcept {
  using Treatment = judge::IrregularGame::Treatment;
  switch (treatment) {
    case Treatment::NotCounted:
      return "not-counted";
    case Treatment::LossForOffender:
      return "loss-for-offender";
    case Treatment::ByItsGames:
      return "by-its-games";
    case Treatment::AsClaimed:
      return "as-claimed";
  }
  return {};
}

std::string_view game_title(std::string_view game) noexcept {
  return game == "orion-station" ? "The Orion Station" : "Orion Duel";
}

std::string when_words(const StandingsScene& scene) {
  if (scene.rounds.empty()) return "before the first round";
  const auto& last = scene.rounds.back();
  std::string text = "after round " + std::to_string(last.number);
  if (scene.rounds_listed > scene.rounds.size()) text += " of " + number(scene.rounds_listed);
  return last.date.empty() ? text : text + ", " + last.date;
}

std::string scoring_words(const tournament::Scoring& scoring) {
  const tournament::Scoring usual;
  const std::array<std::pair<const char*, tournament::Points tournament::Scoring::*>, 6> parts{
      {{"win", &tournament::Scoring::win},
       {"tie", &tournament::Scoring::tie},
       {"loss", &tournament::Scoring::loss},
       {"bye", &tournament::Scoring::bye},
       {"forfeit-win", &tournament::Scoring::forfeit_win},
       {"forfeit-loss", &tournament::Scoring::forfeit_loss}}};
  const bool is_usual = std::all_of(parts.begin(), parts.end(),
                                    [&](const auto& part) { return scoring.*part.second == usual.*part.second; });
  std::vector<std::string> words;
  for (const auto& [name, member] : parts) {
    if (!is_usual) words.push_back(std::string{name} + " " + points_words(scoring.*member));
  }
  std::vector<std::string> places;
  for (const tournament::Points points : scoring.places) places.push_back(points_words(points));
  if (!places.empty()) words.push_back("by place " + joined(places, " "));
  return joined(words);
}

std::string encounters_words(const StandingsScene& scene) {
  std::string all = counted_words(scene.encounters, "encounter");
  if (scene.encounters == 0 || scene.counted == scene.encounters) return all;
  return all + ", " + number(scene.counted) + (scene.counted == 1 ? " of them counts" : " of them count");
}

std::string findings_words(const StandingsScene& scene, const std::string& checked) {
  std::vector<std::string> words;
  const auto add = [&](std::size_t count, const char* what) {
    if (count > 0) words.push_back(counted_words(count, what));
  };
  add(scene.errors, "error");
  add(scene.warnings, "warning");
  add(scene.notes, "note");
  return "orionref check " + checked + " finds " + (words.empty() ? "nothing wrong" : in_a_row(words));
}

std::string withdrawn_words(const StandingsScene& scene, const StandingsRow& row) {
  if (!row.out_from) return {};
  if (*row.out_from == 0) return "withdrawn before the first round";
  return "withdrawn after round " + std::to_string(scene.rounds[*row.out_from - 1].number);
}

std::string irregular_words(const StandingsScene& scene, const judge::IrregularGame& game) {
  using Treatment = judge::IrregularGame::Treatment;
  std::string text = game.path + ":" + number(game.line);
  text += ", round " + std::to_string(scene.rounds[game.round].number);
  std::vector<std::string> names;
  for (const tournament::Player player : game.players) names.push_back(scene.players[player]);
  if (!names.empty()) text += ", " + in_a_row(names);
  text += ": " + game.why + ": ";
  switch (game.treatment) {
    case Treatment::NotCounted:
      return text + "not counted";
    case Treatment::LossForOffender:
      return text + "counted as lost by the offender";
    case Treatment::ByItsGames:
      return text + "counted by its games";
    case Treatment::AsClaimed:
      return text + "counted as claimed";
  }
  return text;
}

std::string shared_words(const StandingsScene& scene) {
  const bool shared =
      std::any_of(scene.rows.begin(), scene.rows.end(), [](const StandingsRow& row) { return row.shared; });
  if (!shared) return {};
  return scene.rules.tie_breaks.empty()
             ? "Players who share a rank (=) have the same points, and the manifest names no tie-breaks."
             : "Players who share a rank (=) are told apart by neither points nor tie-breaks.";
}

}  // namespace orion::cmd
