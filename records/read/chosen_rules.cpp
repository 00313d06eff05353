#include "records/read/chosen_rules.hpp"

namespace orion::read {

ChosenRules parse_rules(std::string_view text, std::string& trouble) {
  std::string duel_trouble;
  std::string station_trouble;
  ChosenRules rules{parse_duel_rules(text, duel_trouble), parse_station_rules(text, station_trouble)};
  if (!rules.duel && !rules.station) trouble = duel_trouble + "; of The Orion Station: " + station_trouble;
  return rules;
}

}  // namespace orion::read
