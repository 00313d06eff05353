#include "records/judge/course.hpp"

namespace orion::judge {

About about(const std::optional<read::Event>& event, const std::optional<read::Text>& note) {
  About said;
  said.note = read::words_of(note);
  if (!event) return said;
  said.name = read::words_of(event->name);
  said.site = read::words_of(event->site);
  said.date = read::words_of(event->date);
  said.round = read::words_of(event->round);
  said.table = read::words_of(event->table);
  return said;
}

}  // namespace orion::judge
