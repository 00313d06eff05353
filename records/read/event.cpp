#include "records/read/event.hpp"

#include <array>

namespace orion::read {

namespace {

/// Year, month and day with hyphens, a day that the calendar has.
bool is_date(std::string_view text) noexcept {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  int value[3] = {0, 0, 0};
  int part = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 4 || at == 7) {
      ++part;
    } else if (text[at] < '0' || text[at] > '9') {
      return false;
    } else {
      value[part] = 10 * value[part] + (text[at] - '0');
    }
  }
  const auto [year, month, day] = value;
  constexpr int kDays[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12 || day < 1) return false;
  const bool leap = month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return day <= kDays[month - 1] + (leap ? 1 : 0);
}

template <std::optional<Text> Event::*part>
void read_event_text(const Context& context, const Node& key, const Node& value, Event& event) {
  event.*part = read_free_text(context, value, quoted(key.text));
}

constexpr std::array<Field<Event>, 5> kEventFields{{
    {"name", false, read_event_text<&Event::name>},
    {"site", false, read_event_text<&Event::site>},
    {"date", false,
     [](const Context& context, const Node&, const Node& value, Event& event) {
       event.date = read_date(context, value);
     }},
    {"round", false, read_event_text<&Event::round>},
    {"table", false, read_event_text<&Event::table>},
}};

}  // namespace

std::optional<Text> read_date(const Context& context, const Node& node) {
  const auto text = read_text(context, node, "`date`");
  if (!text || is_date(text->value)) return text;
  context.report(Code::R215BadDate, text->span,
                 quoted(text->value) + " is not a date: year-month-day, such as 2026-05-02");
  return std::nullopt;
}

Event read_event(const Context& context, const Node& node) {
  Event event;
  read_fields(context, node, "`event`", kEventFields, event);
  return event;
}

}  // namespace orion::read
