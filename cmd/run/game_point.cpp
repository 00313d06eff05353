#include "cmd/run/game_point.hpp"

#include <algorithm>
#include <cstdint>

#include "records/counted.hpp"

namespace orion::cmd {

namespace {

const char* move_or_turn(const judge::Verdict& verdict) { return verdict.station ? "turn" : "move"; }

bool is_in_turn(const judge::Verdict& verdict) { return verdict.station && verdict.station->in_turn; }

/// "0 to 16, -1 to -16 from the end, or end"
std::string possible_words(const judge::Verdict& whole) {
  const std::size_t followed = whole.followed();
  const std::size_t back = followed + (is_in_turn(whole) ? 1 : 0);
  std::string text = followed == 0 ? "0" : "0 to " + std::to_string(followed);
  if (whole.station && back > 0) text += ", within a turn as " + std::to_string(back) + ".1";
  if (back == 1) text += ", -1 from the end";
  if (back > 1) text += ", -1 to -" + std::to_string(back) + " from the end";
  return text + ", or end";
}

}  // namespace

std::optional<std::size_t> whole_number(const std::string& text) {
  constexpr std::size_t kMostDigits = 9;
  if (text.empty() || text.size() > kMostDigits || text.find_first_not_of("0123456789") != std::string::npos) {
    return std::nullopt;
  }
  return std::stoul(text);
}

std::optional<GamePoint> point_of(const std::string& text) {
  if (text.starts_with('-')) {
    const auto back = whole_number(text.substr(1));
    if (!back || *back == 0) return std::nullopt;
    return GamePoint{*back, std::nullopt, true};
  }
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto number = whole_number(text.substr(0, dot));
  if (!number) return std::nullopt;
  if (dot == text.size()) return GamePoint{*number, std::nullopt, false};
  const auto action = whole_number(text.substr(dot + 1));
  if (!action || *number == 0) return std::nullopt;
  return GamePoint{*number, action, false};
}

std::string point_trouble(const std::string& text) {
  if (text == "end" || point_of(text)) return {};
  if (text.starts_with('-') && text.find('.') != std::string::npos)
    return "from the end only whole turns are counted: -2, or a turn's own number for a point within it: 12.1";
  return "a move's or turn's number, -1 and on from the end, or `end`, not " + text;
}

void follow_to(const GamePoint& point, bool begins_next_turn, judge::Settings& settings) {
  settings.moves_to_replay = point.action ? point.number - 1 : point.number;
  if (point.action || begins_next_turn) settings.actions_to_replay = point.action.value_or(0);
}

std::optional<GamePoint> from_start(const GamePoint& point, const judge::Verdict& whole) {
  if (!point.from_end) return point;
  // A turn that is not at its end is the last one all the same.
  const std::size_t last = whole.followed() + (is_in_turn(whole) ? 1 : 0);
  if (point.number > last) return std::nullopt;
  return GamePoint{last - point.number, std::nullopt, false};
}

bool reached(const GamePoint& point, const judge::Verdict& verdict) {
  if (!point.action) return verdict.followed() >= point.number;
  return is_in_turn(verdict) && verdict.followed() == point.number - 1 &&
         verdict.station->actions_seen == *point.action;
}

std::string where_words(const judge::Verdict& verdict) {
  const std::size_t followed = verdict.followed();
  if (is_in_turn(verdict)) {
    const std::size_t actions = verdict.station->actions_seen;
    return "in turn " + std::to_string(followed + 1) + ", after " +
           (actions == 0 ? "the draw phase" : "action " + std::to_string(actions));
  }
  const std::string what = move_or_turn(verdict);
  return followed == 0 ? "before the first " + what : "after " + what + " " + std::to_string(followed);
}

namespace {

/// A point within a move, or behind the last action of a turn that was followed. Empty where it is none of these.
std::string no_action_words(const GamePoint& point, const judge::Verdict& verdict, const judge::Verdict& whole) {
  if (!point.action || whole.followed() < point.number) return {};
  if (verdict.duel) return "a move has nothing within it: --at " + std::to_string(point.number) + " is behind it";
  const bool begun = is_in_turn(verdict) && verdict.followed() == point.number - 1;
  if (!begun) return {};
  const std::size_t actions = verdict.station->actions_seen;
  const std::string turn = std::to_string(point.number);
  if (actions == 0) return "turn " + turn + " has no action: " + turn + ".0 is behind its draw phase";
  return "turn " + turn + " has " + counted(static_cast<std::int64_t>(actions), "action") + ": it can be followed to " +
         turn + "." + std::to_string(actions) + ", and to " + turn + " behind its end";
}

}  // namespace

std::string not_reached_words(const std::string& at, const judge::Verdict& verdict, const judge::Verdict& whole) {
  if (const auto point = point_of(at)) {
    const std::string words = no_action_words(*point, verdict, whole);
    if (!words.empty()) return words + "\nPossible here: --at " + possible_words(whole) + "\n";
  }
  const std::string what = move_or_turn(verdict);
  std::string text = at.starts_with('-') ? "this record has no " + what + " " + at.substr(1) + " before its end: "
                                         : "this record cannot be followed to " + what + " " + at + ": ";
  if (whole.followed() == 0 && !is_in_turn(whole)) {
    text += "no " + what + " of it can be followed";
  } else {
    text += at.starts_with('-') ? "it can be followed to " : "it can be to ";
    text += what + " ";
    text += is_in_turn(verdict)
                ? std::to_string(verdict.followed() + 1) + "." + std::to_string(verdict.station->actions_seen)
                : std::to_string(verdict.followed());
  }
  if (verdict.status == judge::Status::Illegal) text += ", and what follows is illegal";
  if (verdict.status == judge::Status::Undetermined) text += ", and what follows is not recorded whole";
  return text + "\nPossible here: --at " + possible_words(whole) + "\n";
}

}  // namespace orion::cmd
