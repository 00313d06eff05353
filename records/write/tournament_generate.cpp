#include "records/write/tournament_generate.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/tournament/draw.hpp"
#include "records/read/tournament.hpp"
#include "records/write/tournament_course.hpp"

namespace orion::write {

namespace {

using tournament::System;

/// The options that make this tournament again.
std::string command_of(const TournamentRequest& request) {
  std::string text = "orionref generate tournament --seed " + std::to_string(request.seed);
  if (request.deck != nullptr) text += " --game orion-station";
  if (request.table != 2) text += " --table " + std::to_string(request.table);
  text += " --players " + std::to_string(request.players) + " --system " +
          std::string{read::word(static_cast<read::PairingSystem>(request.system))};
  if (request.rounds != 0) text += " --rounds " + std::to_string(request.rounds);
  if (request.files == RecordFiles::Archives) text += " --records archives";
  if (request.matches) text += " --matches";
  return text;
}

constexpr std::string_view kFirstKey = "game:";

/// Of a record, or without an id of a file; the last one where there are several.
std::size_t line_in_record(const std::vector<ScriptFile>& files, const PlantedAt& place) {
  const auto file =
      std::find_if(files.begin(), files.end(), [&](const ScriptFile& each) { return each.path == place.path; });
  if (file == files.end()) return 1;
  std::size_t line = 0;
  std::size_t found = 1;
  std::size_t game = 1;  // the first line of a record, which is before its id
  bool inside = place.id.empty();
  for (std::size_t begin = 0; begin < file->content.size();) {
    const std::size_t end = file->content.find('\n', begin);
    std::string_view text{file->content.data() + begin, end - begin};
    begin = end + 1;
    ++line;
    text.remove_prefix(std::min(text.find_first_not_of(" -"), text.size()));
    if (text.starts_with(kFirstKey)) game = line;
    const bool starts = !place.id.empty() && text == "id: " + place.id;
    if (starts && place.key == kFirstKey) found = game;
    inside = inside || (starts && place.key != kFirstKey);
    if (!inside || !text.starts_with(place.key)) continue;
    found = line;
    inside = place.id.empty();
  }
  return found;
}

/// "planted: T734 at tournament.orion.yaml:40, round-02/table-01.orion.yaml:4"
std::string said(std::string_view code, const std::vector<PlantedAt>& places, const ManifestText& manifest,
                 const std::vector<ScriptFile>& files) {
  std::string text = "planted: " + std::string{code} + " at ";
  for (const PlantedAt& place : places) {
    if (&place != &places.front()) text += ", ";
    text += place.path.empty() ? std::string{kManifestName} + ":" + std::to_string(manifest.lines.at(place.in_manifest))
                               : place.path + ":" + std::to_string(line_in_record(files, place));
  }
  return text;
}

}  // namespace

std::size_t usual_rounds(System system, std::size_t players) noexcept {
  switch (system) {
    case System::RoundRobin:
      return tournament::robin_rounds(players);
    case System::DoubleRoundRobin:
      return 2 * tournament::robin_rounds(players);
    case System::Swiss:
    case System::Knockout:
    case System::Free:
      break;
  }
  return tournament::knockout_rounds(players);
}

std::size_t most_rounds(System system, std::size_t players) noexcept {
  if (system == System::Free) return kMostTournamentRounds;
  return system == System::Swiss ? tournament::SwissDraw::most_rounds(players) : usual_rounds(system, players);
}

std::vector<ScriptFile> generate_tournament(const TournamentRequest& request, const std::string_view* illegal) {
  random::Generator random{request.seed};
  std::optional<PlayedTournament> played;
  std::vector<PlantedAt> places;
  constexpr int kMostTries = 20;
  for (int tries = 0; tries < kMostTries && (!played || (illegal != nullptr && places.empty())); ++tries) {
    played.emplace(played_tournament(request, random));
    if (illegal != nullptr) places = plant(*illegal, *played, random);
  }
  if (illegal != nullptr && places.empty()) return {};
  TournamentScript& script = played->script;
  script.comment = command_of(request);
  std::vector<ScriptFile> files = record_files(script);
  if (illegal != nullptr) {
    script.comment += " --illegal " + std::string{*illegal};
    script.planted = "planted";  // so that the lines below are where they will be
    script.planted = said(*illegal, places, manifest_text(script), files);
  }
  files.insert(files.begin(), {std::string{kManifestName}, manifest_text(script).text});
  return files;
}

void PlayedTournament::make(SetGame& game) const {
  game.games.clear();
  for (const GameOrder& order : game.orders) {
    game.games.push_back(request.deck == nullptr ? ordered_duel(order)
                                                 : ordered_station(order, *request.deck, request.deck_name));
  }
}

PlayedTournament played_tournament(const TournamentRequest& request, random::Generator& random) {
  return TournamentCourse{request, random}.play();
}

}  // namespace orion::write
