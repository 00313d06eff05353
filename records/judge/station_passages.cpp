#include "records/judge/station_passages.hpp"

#include "records/counted.hpp"

namespace orion::judge {

namespace {

using station::What;

std::string thing(const StationTable& table, const station::Passage& passage) {
  const std::string number = passage.amount == 1 ? "" : " × " + std::to_string(passage.amount);
  switch (passage.what) {
    case What::Card:
      return table.card(passage.which) + number;
    case What::UnseenCard:
      return "an unknown card" + number;
    case What::Good:
      return counted(passage.amount, "token") + " of " + table.good(passage.which);
    case What::Credits:
      return counted(passage.amount, "credit");
  }
  return {};
}

}  // namespace

std::string passage_in_words(const StationTable& table, const station::Passage& passage) {
  return thing(table, passage) + ": " + place_in_words(table, passage.from) + " → " + place_in_words(table, passage.to);
}

std::vector<std::string> passages_in_words(const StationTable& table, const StationMoment& moment) {
  std::vector<std::string> words;
  for (const station::Passage& each : table.game.journal()) {
    if (each.turn != moment.turn || each.action != moment.action) continue;
    // Beside the actions, cards are drawn at the beginning of a turn, and credits paid at its end (S2.3).
    const bool at_the_end = each.what == What::Credits;
    if (moment.part == StationPart::Draw && at_the_end) continue;
    if (moment.part == StationPart::End && !at_the_end) continue;
    words.push_back(passage_in_words(table, each));
  }
  return words;
}

}  // namespace orion::judge
