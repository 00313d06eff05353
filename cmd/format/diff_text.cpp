#include <algorithm>

#include "cmd/format/diff.hpp"
#include "cmd/format/diff_words.hpp"
#include "cmd/format/finding_text.hpp"
#include "cmd/format/frame.hpp"
#include "cmd/format/verdict_line.hpp"
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
    if (const std::string words = meeting_words(difference_, unit_); !words.empty()) text += words + "\n";
    text += verdicts() + topics(Part::Result);
    if (!difference_.remarks.empty())
      text += "beside the game they differ in: " + remarks_words(difference_.remarks, unit_) + "\n";
    return text;
  }

 private:
  static std::string head(const char* side, const Judged& judged) {
    return std::string{side} + " " + verdict_line(judged, Paint{}) + "\n";
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
      for (const std::string& words : {printable(coded_message(fault)), rule_words(fault)}) {
        text += margin;
        text += words;
        text += '\n';
      }
    }
    return text;
  }

  std::string first(const judge::FirstDifference& first) const {
    const judge::Point& point = first.entries.a ? first.entries.a->point : first.entries.b->point;
    std::string text = "first difference: " + point_words(point, unit_) + "; " + legal_words(first) + "\n";
    text += entry("A", first.entries.a, point, records_.a, lines_.a);
    text += entry("B", first.entries.b, point, records_.b, lines_.b);
    for (const judge::SeatDifference& each : first.seats)
      text += "  " + printable(each.player) + ", " + seat_words(each, first.carried) + "\n";
    return text;
  }

  /// How a game ended or was broken off; or why it has no end.
  static std::string ending(const judge::Verdict& verdict) {
    if (const std::string words = ending_words(verdict); !words.empty()) return printable(words);
    return "none, it is " +
           std::string{verdict.status == judge::Status::Legal ? "incomplete" : judge::word(verdict.status)};
  }

  std::string outcome() const {
    const judge::Verdict& a = records_.a.verdict;
    const judge::Verdict& b = records_.b.verdict;
    if (difference_.outcome_differs) return "A: " + ending(a) + "; B: " + ending(b);
    if (ending_words(a).empty()) return "neither comes to an end";
    const bool others = std::any_of(difference_.topics.begin(), difference_.topics.end(), [](const auto& each) {
      return each.players == judge::PlayersDiffer::Named || each.players == judge::PlayersDiffer::Exchanged;
    });
    const std::string both = "A: " + ending(a) + "; B: " + ending(b);
    return others && ending(a) != ending(b) ? "the same but for who the players are: " + both : "the same";
  }

  /// "  B is illegal at move 3, b.yaml:8:11: D402: …"; nothing where the first difference has shown it.
  std::string decided(const char* side, std::optional<std::size_t> fault, const std::optional<judge::Entry>* shown,
                      const Judged& judged, const text::LineIndex& lines) const {
    if (!fault) return {};
    if (shown != nullptr && *shown) {
      const auto& faults = (*shown)->faults;
      if (std::find(faults.begin(), faults.end(), *fault) != faults.end()) return {};
    }
    const Finding& found = judged.verdict.findings[*fault];
    judge::Point at{found.move ? *found.move : found.turn.value_or(0)};
    if (found.action) at = {at.number, judge::StationPart::Action, *found.action};
    std::string text = "  " + std::string{side} + " is " + std::string{judge::word(judged.verdict.status)};
    text += at.number == 0 ? " from its set-up" : " at " + point_words(at, unit_);
    return text + ", " + place(judged, lines, found.span) + ": " + printable(coded_message(found)) + "\n";
  }

  std::string verdicts() const {
    if (difference_.same) return {};
    const std::string a{judge::word(records_.a.verdict.status)};
    const std::string b{judge::word(records_.b.verdict.status)};
    const auto& first = difference_.first;
    return "verdict: " + (a == b ? "both " + a : "A " + a + ", B " + b) + "; outcome: " + outcome() + "\n" +
           decided("A", difference_.decided_by.a, first ? &first->entries.a : nullptr, records_.a, lines_.a) +
           decided("B", difference_.decided_by.b, first ? &first->entries.b : nullptr, records_.b, lines_.b);
  }

  const Both<Judged>& records_;
  const judge::Difference& difference_;
  std::string_view unit_;
  Both<text::LineIndex> lines_;
};

}  // namespace

std::string diff_text(const Diffed& diffed) { return DiffText{diffed.records, *diffed.difference}.text(); }

}  // namespace orion::cmd
