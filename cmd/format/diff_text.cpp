#include "cmd/format/diff.hpp"
#include "cmd/format/diff_words.hpp"
#include "cmd/format/finding_text.hpp"
#include "cmd/format/frame.hpp"
#include "cmd/format/verdict_words.hpp"
#include "records/counted.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using judge::Both;

/// Words that a record wrote.
std::string shown(const std::string& words) { return words.empty() ? "nothing" : printable(words); }

class DiffText {
 public:
  DiffText(const Both<Judged>& records, const judge::Difference& difference)
      : records_{records},
        difference_{difference},
        unit_{records.a.verdict.station ? "turn" : "move"},
        lines_{text::LineIndex{records.a.document.bytes, records.a.document.first_line},
               text::LineIndex{records.b.document.bytes, records.b.document.first_line}} {}

  std::string text() const {
    std::string text = head("A", records_.a) + head("B", records_.b);
    if (difference_.other_game) {
      return text + "not the same game: A is of " + std::string{records_.a.verdict.game} + ", B of " +
             std::string{records_.b.verdict.game} + "\n";
    }
    text += summary();
    text += topics(Part::SetUp);
    for (const judge::TurnDifference& each : difference_.turns) text += turn(each);
    if (difference_.first) text += first(*difference_.first);
    if (const std::string words = meeting(); !words.empty()) text += words + "\n";
    text += outcome() + topics(Part::Result);
    if (!difference_.remarks.empty())
      text += "beside the game they differ in: " + remarks_words(difference_.remarks, unit_) + "\n";
    return text;
  }

 private:
  std::string head(const char* side, const Judged& judged) const {
    const judge::Verdict& verdict = judged.verdict;
    std::string line = std::string{side} + " " + printable(judged.path);
    if (judged.number > 1) line += " document " + std::to_string(judged.number);
    if (verdict.id) line += " (" + printable(*verdict.id) + ")";
    line += ": " + std::string{judge::word(verdict.status)} + (verdict.complete ? ", complete" : ", incomplete");
    // As `check` has it: of a game cut off by an illegal move only claims on the way were judged.
    const bool cut_off = verdict.status == judge::Status::Illegal && !verdict.complete;
    if (verdict.claims == judge::Claims::Fail) line += ", claims fail";
    if (verdict.claims == judge::Claims::Hold && !cut_off) line += ", claims hold";
    if (const std::string rules = other_rules(verdict); !rules.empty()) line += ", by " + rules;
    return line + printable(ending_words(verdict)) + "\n";
  }

  std::string summary() const {
    std::string text = difference_.same ? "the same game: " : "not the same game: ";
    if (difference_.colours_exchanged)
      text += "the colours are exchanged, what is blue in A is orange in B; with that undone, ";
    text += sequence_words(difference_.moves, unit_);
    return text + "\n";
  }

  std::string place(const Judged& judged, const text::LineIndex& lines, text::Span at) const {
    const auto [line, column] = lines.at(at.begin);
    return printable(judged.path) + ":" + std::to_string(line) + ":" + std::to_string(column);
  }

  enum class Part : std::uint8_t { SetUp, Result };
  std::string topics(Part part) const {
    std::string text;
    for (const judge::TopicDifference& each : difference_.topics) {
      if ((each.topic == judge::Topic::Result) == (part == Part::Result)) text += topic(each);
    }
    return text;
  }

  std::string topic(const judge::TopicDifference& topic) const {
    const auto side = [&](const char* name, const judge::Said& said, const Judged& judged,
                          const text::LineIndex& lines) {
      const std::string where = said.span ? " (" + place(judged, lines, *said.span) + ")" : "";
      return "  " + std::string{name} + " has " + shown(said.words) + where + "\n";
    };
    std::string text = printable(topic_words(topic)) + ":\n";
    text += side("A", topic.said.a, records_.a, lines_.a) + side("B", topic.said.b, records_.b, lines_.b);
    if (difference_.colours_exchanged && topic.players == judge::PlayersDiffer::Exchanged)
      text += "  the names have stayed with their colours\n";
    if (topic.cards.empty()) return text;
    text += "  cards that are not the same:";
    for (const std::string& each : topic.cards) text += " " + printable(each);
    return text + "\n";
  }

  /// The actions of a turn that is not the same.
  std::string turn(const judge::TurnDifference& turn) const {
    const auto& [a, b] = turn.turn;
    const std::string where =
        "in turn " + std::to_string(a) + (a == b ? "" : " of A and " + std::to_string(b) + " of B") + ": ";
    std::string text;
    for (const judge::Aspect each : turn.aspects) {
      text += text.empty() ? "" : ", ";
      text += each == judge::Aspect::Player      ? "another player"
              : each == judge::Aspect::Leaving   ? "a player leaves in one of them"
              : each == judge::Aspect::Ruling    ? "another ruling"
              : each == judge::Aspect::Reshuffle ? "another order of the new pile"
                                                 : "another draw phase";
    }
    if (turn.actions.shape != judge::Shape::Same)
      text += (text.empty() ? "" : "; ") + sequence_words(turn.actions, "action");
    return where + text + "\n";
  }

  std::string entry(const char* side, const std::optional<judge::Entry>& entry, const judge::Point& point,
                    const Judged& judged, const text::LineIndex& lines) const {
    if (!entry) {
      const bool action = point.part == judge::StationPart::Action;
      return std::string{side} + " has no " +
             (action ? "action " + std::to_string(point.action) + " there"
                     : std::string{unit_} + " " + std::to_string(point.number)) +
             "\n";
    }
    const text::Span at = *entry->said.span;
    const std::size_t gutter = gutter_of(lines, at);
    std::string text = std::string{side} + " " + place(judged, lines, at) + ": " + shown(entry->said.words) + ": " +
                       std::string{standing_words(*entry)} + (entry->after_end ? ", after the end" : "") + "\n" +
                       code_frame(lines, at, gutter, Paint{});
    for (const std::size_t index : entry->faults) {
      const Finding& fault = judged.verdict.findings[index];
      const std::string margin = " " + std::string(gutter, ' ') + " = ";
      text += margin;
      text += catalogue::entry(fault.code).id;
      text += ": " + printable(fault.message) + "\n" + margin;
      text += rule_words(fault) + "\n";
    }
    return text;
  }

  std::string first(const judge::FirstDifference& first) const {
    const judge::Point& point = first.entries.a ? first.entries.a->point : first.entries.b->point;
    std::string text = "first difference: " + point_words(point, unit_) + "; " + legal_words(first) + "\n";
    text += entry("A", first.entries.a, point, records_.a, lines_.a);
    text += entry("B", first.entries.b, point, records_.b, lines_.b);
    for (const judge::SeatDifference& each : first.seats) {
      text += "  " + printable(each.player) + ", " + each.what + " afterwards: " + printable(each.lies.a) + " in A, " +
              printable(each.lies.b) + " in B\n";
    }
    return text;
  }

  static std::string legal_words(const judge::FirstDifference& first) {
    const auto legal = [](const std::optional<judge::Entry>& entry) {
      return entry && entry->effect == judge::Effect::Applied;
    };
    const auto& [a, b] = first.entries;
    if (!a || !b) {
      const auto& there = a ? a : b;
      return std::string{a ? "A" : "B"} + " alone has it, and it is " + std::string{standing_words(*there)};
    }
    if (legal(a) && legal(b)) return "both are legal";
    if (legal(a) || legal(b))
      return std::string{legal(a) ? "A" : "B"} + "'s is legal, " + (legal(a) ? "B" : "A") + "'s is not";
    const auto refused = [](const judge::Entry& entry) { return entry.effect == judge::Effect::Refused; };
    return refused(*a) && refused(*b) ? "neither is legal" : "neither was found legal";
  }

  std::string meeting() const {
    if (difference_.meeting) return meeting_words(*difference_.meeting, unit_);
    if (!difference_.parted || difference_.moves.shape == judge::Shape::CutShort) return {};
    return "they do not meet again";
  }

  std::string outcome() const {
    if (difference_.same) return {};
    std::string text = "verdict: ";
    const std::string a{judge::word(records_.a.verdict.status)};
    const std::string b{judge::word(records_.b.verdict.status)};
    text += (a == b ? "both " + a : "A " + a + ", B " + b) + "; outcome by the rules: ";
    if (!difference_.outcome_differs) return text + "the same\n";
    const auto ending = [](const judge::Verdict& verdict) {
      const bool ended = (verdict.duel && verdict.duel->outcome) || (verdict.station && verdict.station->outcome);
      return ended ? printable(ending_words(verdict)).substr(2) : std::string{"no end is reached"};
    };
    return text + "A: " + ending(records_.a.verdict) + "; B: " + ending(records_.b.verdict) + "\n";
  }

  const Both<Judged>& records_;
  const judge::Difference& difference_;
  std::string_view unit_;
  Both<text::LineIndex> lines_;
};

}  // namespace

std::string diff_text(const Diffed& diffed) { return DiffText{diffed.records, *diffed.difference}.text(); }

}  // namespace orion::cmd
