#include "records/judge/station_judge.hpp"

#include "records/judge/station_readings.hpp"
#include "records/judge/station_replay.hpp"

namespace orion::judge {

Answer judge_station(const read::StationRecord& record, const StationStart& start, const station::Options& rules,
                     const Settings& settings, Verdict& verdict, const read::AskedAction* asked) {
  StationVerdict& station = verdict.station.emplace();
  station.rules = rules;
  for (std::size_t seat = 0; seat < record.players.size(); ++seat) station.players.push_back(record.name(seat));
  station.deck = start.deck;
  if (settings.keep_course) station.course = station_course(record, start.deck.get());
  if (!start.deck || !start.setup) {
    verdict.status = Status::Undetermined;
    return {};
  }
  StationReplay replay{record, settings, *start.setup, verdict};
  replay.run();
  verdict.claims = replay.claims();
  verdict.status = replay.status();
  station.readings = station_readings(record, station);
  if (asked == nullptr || !station.game) return {};
  return replay.ask(*asked);
}

}  // namespace orion::judge
