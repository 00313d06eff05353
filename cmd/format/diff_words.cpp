#include "cmd/format/diff_words.hpp"

#include <vector>

#include "cmd/format/format.hpp"
#include "records/counted.hpp"
#include "records/joined.hpp"

namespace orion::cmd {

namespace {

using judge::Edit;
using judge::Shape;
using judge::Stretch;

std::string number(std::size_t value) { return std::to_string(value); }
std::string count(std::size_t value, std::string_view what) { return counted(static_cast<std::int64_t>(value), what); }

/// "move 7", "moves 7 to 9"
std::string stretch_words(const Stretch& stretch, std::string_view unit) {
  const std::string first = std::string{unit} + (stretch.count == 1 ? " " : "s ") + number(stretch.first + 1);
  return stretch.count == 1 ? first : first + " to " + number(stretch.end());
}

std::string others_words(std::size_t common) {
  if (common == 0) return ", and there is no other";
  return common == 1 ? ", and the other one is the same" : ", and the other " + number(common) + " are the same";
}

std::string changed_words(const judge::SequenceDifference& difference, std::string_view unit) {
  std::vector<std::string> places;
  std::size_t changed = 0;
  for (const Edit& edit : difference.edits) {
    changed += edit.a.count;
    places.push_back(number(edit.a.first + 1) + (edit.a.count > 1 ? " to " + number(edit.a.end()) : ""));
  }
  const std::string others = others_words(difference.common);
  if (changed == 1) return "only " + std::string{unit} + " " + places.front() + " differs" + others;
  return std::string{unit} + "s " + in_a_row(places) + " differ" + others;
}

/// "B stops after move 12 of 28"
std::string cut_short_words(const judge::SequenceDifference& difference, std::string_view unit) {
  const bool a_stops = difference.sizes.a < difference.sizes.b;
  const std::size_t stops = a_stops ? difference.sizes.a : difference.sizes.b;
  const std::size_t whole = a_stops ? difference.sizes.b : difference.sizes.a;
  const std::string who = a_stops ? "A" : "B";
  if (stops == 0)
    return who + " stops before the first " + std::string{unit} + ", " + (a_stops ? "B" : "A") + " has " +
           count(whole, unit);
  return who + " stops after " + std::string{unit} + " " + number(stops) + " of " + number(whole);
}

/// "B has a move more, move 9: move 9 of A is move 10 of B, and so on"
std::string more_words(const Edit& edit, std::string_view unit) {
  const bool in_b = edit.a.count == 0;
  const Stretch& more = in_b ? edit.b : edit.a;
  const std::string who = in_b ? "B" : "A";
  const std::string other = in_b ? "A" : "B";
  return who + " has " + count(more.count, unit) + " more, " + stretch_words(more, unit) + "; " + std::string{unit} +
         " " + number(more.first + 1) + " of " + other + " is " + number(more.end() + 1) + " of " + who +
         ", and all others are the same";
}

std::string moved_words(const judge::SequenceDifference& difference, std::string_view unit) {
  const Edit& first = difference.edits.front();
  const Edit& last = difference.edits.back();
  const Stretch& from = first.a.count > 0 ? first.a : last.a;
  const Stretch& to = first.b.count > 0 ? first.b : last.b;
  return stretch_words(from, unit) + " of A " + (from.count == 1 ? "is " : "are ") + stretch_words(to, unit) +
         " of B, and the order of all others is the same";
}

/// One of several edits: "move 7 differs", "B has moves 3 to 4 more"
std::string edit_words(const Edit& edit, const judge::SequenceDifference& difference, std::string_view unit) {
  if (edit.a.count == 0 || edit.b.count == 0) {
    const bool in_b = edit.a.count == 0;
    const bool at_end = edit.a.end() == difference.sizes.a && edit.b.end() == difference.sizes.b;
    const std::string who = in_b ? "B" : "A";
    if (at_end) return who + " goes on with " + stretch_words(in_b ? edit.b : edit.a, unit);
    return who + " has " + stretch_words(in_b ? edit.b : edit.a, unit) + " more";
  }
  if (edit.a == edit.b) return stretch_words(edit.a, unit) + (edit.a.count == 1 ? " differs" : " differ");
  return stretch_words(edit.a, unit) + " of A stand" + (edit.a.count == 1 ? "s" : "") + " for " +
         stretch_words(edit.b, unit) + " of B";
}

std::string several_words(const judge::SequenceDifference& difference, std::string_view unit) {
  constexpr std::size_t kMostEdits = 12;
  std::string text = "they part at " + std::string{unit} + " " + number(difference.common_before + 1) + " and have " +
                     count(difference.common - difference.common_before, unit) + " in common behind it: ";
  for (std::size_t index = 0; index < difference.edits.size(); ++index) {
    if (index == kMostEdits) return text + "; and " + count(difference.edits.size() - index, "place") + " more";
    text += (index == 0 ? "" : "; ") + edit_words(difference.edits[index], difference, unit);
  }
  return text;
}

std::string remark_words(judge::Remark remark) {
  using enum judge::Remark;
  switch (remark) {
    case Id:
      return "the id";
    case Event:
      return "the event";
    case Note:
      return "notes";
    case Clock:
      return "clocks";
    case Number:
      return "claimed numbers of moves";
    case Hash:
      return "claimed hashes";
    case After:
      return "claims of `after`";
    case Reshuffle:
      return "marks of reshuffles";
    case RulingWords:
      return "who ruled, and why";
    case DeckName:
      return "where the deck is from";
    case Layout:
      break;
  }
  return "layout, comments, or another way to write the same";
}

/// What became of an entry, in the middle of a sentence.
std::string short_standing(const judge::Entry& entry) {
  return entry.effect == judge::Effect::NotJudged ? "not judged" : std::string{standing_words(entry)};
}

}  // namespace

std::string sequence_words(const judge::SequenceDifference& difference, std::string_view unit) {
  const Edit first = difference.edits.empty() ? Edit{} : difference.edits.front();
  switch (difference.shape) {
    case Shape::Same:
      if (difference.sizes.a == 0) return "neither has a " + std::string{unit};
      return difference.sizes.a == 1 ? "the one " + std::string{unit} + " is the same"
                                     : "all " + count(difference.sizes.a, unit) + " are the same";
    case Shape::Changed:
      return changed_words(difference, unit);
    case Shape::Exchanged:
      return std::string{unit} + "s " + number(difference.edits.front().a.first + 1) + " and " +
             number(difference.edits.back().a.end()) + " are exchanged" + others_words(difference.common);
    case Shape::Moved:
      return moved_words(difference, unit);
    case Shape::CutShort:
      return cut_short_words(difference, unit);
    case Shape::Inserted:
    case Shape::Omitted:
      return more_words(first, unit);
    case Shape::Several:
      return several_words(difference, unit);
    case Shape::Parted:
      break;
  }
  return "they part at " + std::string{unit} + " " + number(difference.common_before + 1) +
         " and have nothing in common behind it: A has " + count(difference.sizes.a, unit) + ", B " +
         number(difference.sizes.b);
}

std::string point_words(const judge::Point& point, std::string_view unit) {
  std::string text = std::string{unit} + " " + number(point.number);
  if (point.part == judge::StationPart::Draw) return text + ", the draw phase";
  return point.part == judge::StationPart::Action ? text + ", action " + number(point.action) : text;
}

std::string meeting_words(const judge::Difference& difference, std::string_view unit) {
  const bool again = !difference.apart_from_start;
  if (!difference.meeting) {
    if (!difference.parted) return {};
    if (!again) return "their positions are never the same";
    return difference.moves.shape == Shape::CutShort ? "" : "they do not meet again";
  }
  const judge::Meeting& meeting = *difference.meeting;
  const auto point = [&](const judge::Point& at) { return at.number == 0 ? "the set-up" : point_words(at, unit); };
  const std::string a = point(meeting.after.a);
  const std::string b = point(meeting.after.b);
  std::string text =
      std::string{again ? "they meet again after " : "their positions differ from the start and meet after "} +
      (a == b ? a : a + " of A and " + b + " of B");
  if (!meeting.hash.empty()) text += ", at position " + meeting.hash;
  if (meeting.to_the_end) return text + ", and stay together";
  const auto& [next_a, next_b] = meeting.next_parting;
  return text + ", and part" + (again ? " again at " : " at ") + std::string{unit} + " " + number(next_a) +
         (next_a == next_b ? "" : " of A and " + number(next_b) + " of B");
}

std::string_view standing_words(const judge::Entry& entry) {
  switch (entry.effect) {
    case judge::Effect::Applied:
      return "legal";
    case judge::Effect::Stood:
      return "irregular, let stand by a ruling";
    case judge::Effect::Withdrawn:
      return "withdrawn by a ruling";
    case judge::Effect::Refused:
      return "illegal";
    case judge::Effect::NotJudged:
      break;
  }
  return "not judged: the record was not followed to there";
}

std::string legal_words(const judge::FirstDifference& first) {
  using judge::Effect;
  const auto& [a, b] = first.entries;
  if (!a || !b) {
    const auto& there = a ? a : b;
    return std::string{a ? "A" : "B"} + " alone has it, and it is " + std::string{standing_words(*there)};
  }
  if (a->effect == b->effect) {
    if (a->effect == Effect::Applied) return "both are legal";
    if (a->effect == Effect::Refused) return "neither is legal";
    return a->effect == Effect::NotJudged ? "neither was judged" : "both are " + short_standing(*a);
  }
  const auto is_plain = [](const judge::Entry& entry) {
    return entry.effect == Effect::Applied || entry.effect == Effect::Refused;
  };
  if (is_plain(*a) && is_plain(*b)) {
    const bool legal_in_a = a->effect == Effect::Applied;
    return std::string{legal_in_a ? "A" : "B"} + "'s is legal, " + (legal_in_a ? "B" : "A") + "'s is not";
  }
  return "A's is " + short_standing(*a) + ", B's is " + short_standing(*b);
}

std::string seat_words(const judge::SeatDifference& seat, const judge::Both<judge::Carried>& carried) {
  const auto side = [](const std::string& lies, const char* name, judge::Carried how) {
    std::string text = printable(lies) + " in " + name;
    if (how == judge::Carried::Not) text += ", where it is not carried out";
    if (how == judge::Carried::InPart) text += ", where it is carried out in part";
    return text;
  };
  return seat.what + " afterwards: " + side(seat.lies.a, "A", carried.a) +
         (carried.a == judge::Carried::Whole ? ", " : "; ") + side(seat.lies.b, "B", carried.b);
}

std::string remarks_words(const std::vector<judge::RemarkDifference>& remarks, std::string_view unit) {
  std::string text;
  for (const judge::RemarkDifference& each : remarks) {
    text += (text.empty() ? "" : "; ") + remark_words(each.remark);
    if (!each.at) continue;
    text += ", first at " + std::string{unit} + " " + number(each.at->a);
    if (each.at->a != each.at->b) text += " of A and " + number(each.at->b) + " of B";
  }
  return text;
}

std::string topic_words(const judge::TopicDifference& topic) {
  using enum judge::Topic;
  switch (topic.topic) {
    case Rules:
      return "the rules";
    case Players:
      break;
    case Galaxies:
      return "the galaxies";
    case BlackHoles:
      return "the black holes";
    case Start:
      return "who starts";
    case Placed:
      return "the tiles placed before";
    case Deck:
      return "the deck";
    case Hand:
      return "the hand of " + topic.player;
    case Pile:
      return "the draw pile";
    case Result:
      return "the recorded result";
  }
  using enum judge::PlayersDiffer;
  const auto how = topic.players.value_or(Named);
  return how == Exchanged   ? "the players are exchanged"
         : how == Reordered ? "the order of the players"
         : how == Number    ? "the number of players"
                            : "the players";
}

}  // namespace orion::cmd
