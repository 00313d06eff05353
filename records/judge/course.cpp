#include "records/judge/course.hpp"

namespace orion::judge {

namespace {

std::string copy(const std::optional<read::Text>& text) { return text ? std::string{text->value} : std::string{}; }

}  // namespace

About about(const std::optional<read::Event>& event, const std::optional<read::Text>& note) {
  About said;
  said.note = copy(note);
  if (!event) return said;
  said.name = copy(event->name);
  said.site = copy(event->site);
  said.date = copy(event->date);
  said.round = copy(event->round);
  said.table = copy(event->table);
  return said;
}

}  // namespace orion::judge
