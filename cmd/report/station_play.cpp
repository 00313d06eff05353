#include <vector>

#include "cmd/draw/credits_axis.hpp"
#include "cmd/draw/table_svg.hpp"
#include "cmd/report/action_words.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/moments.hpp"
#include "cmd/report/play.hpp"
#include "records/counted.hpp"
#include "records/judge/station_table_words.hpp"

namespace orion::cmd {

namespace {

using judge::StationMoment;
using judge::StationPart;

/// The table at a moment.
struct Table {
  const judge::StationVerdict& station;
  const station::State& state;
  const StationMoment* moment;  ///< null: the start

  const station::Deck& cards() const { return station.deck->cards; }
};

/// What lies before a player, in cells that change.
class SeatCard {
 public:
  SeatCard(pugi::xml_node parent, const judge::StationVerdict& station, std::size_t seat, std::size_t now)
      : seat_{seat} {
    pugi::xml_node card = append(parent, "section", {{"class", "seat"}, {"data-seat", std::to_string(seat + 1)}});
    pugi::xml_node name = append(card, "h4");
    append_words(name, "span", station.players[seat]);
    cells_.emplace_back(append(name, "span", {{"class", "turn-mark"}}), "span", now);
    pugi::xml_node list = append(card, "dl");
    for (const char* what : {"credits", "hold", "hand", "in play"}) {
      pugi::xml_node pair = append(list, "div");
      append_words(pair, "dt", capitalised(what));
      cells_.emplace_back(pair, "dd", now);
    }
  }

  void add(const Table& table) {
    const station::Seat& seat = table.state.seats[seat_];
    const read::StationDeck& deck = *table.station.deck;
    const auto counts = [](std::int64_t have, std::int64_t limit) {
      return std::to_string(have) + " of " + std::to_string(limit) + ": ";
    };
    const std::string limits[] = {
        counts(seat.goods(), station::goods_limit(table.state, table.cards(), table.station.rules, seat_)),
        counts(static_cast<std::int64_t>(seat.equipment.size()),
               station::equipment_limit(table.state, table.cards(), table.station.rules, seat_))};
    cells_[0].add(mark(table) + (seat.skips > 0 ? " to miss " + counted(seat.skips, "turn") : ""));
    cells_[1].add(std::to_string(seat.credits));
    cells_[2].add(limits[0] + judge::goods_in_words(deck, seat.hold));
    cells_[3].add(std::to_string(seat.hand_size()) + ": " + judge::cards_in_words(deck, seat.hand, seat.unseen));
    cells_[4].add(limits[1] + judge::equipment_in_words(deck, seat.equipment));
  }
  void close() {
    for (Stretches& cell : cells_) cell.close();
  }

 private:
  std::string mark(const Table& table) const {
    if (table.state.seats[seat_].left) return "has left";
    if (table.moment != nullptr && table.moment->in_turn) return table.state.acting == seat_ ? "their turn" : "";
    const auto next = table.moment == nullptr ? std::optional<std::size_t>{} : table.moment->next;
    return next == seat_ ? "next" : "";
  }

  std::size_t seat_;
  std::vector<Stretches> cells_;
};

std::string state_words(const Table& table) {
  const judge::StationVerdict& station = table.station;
  std::string text;
  const StationMoment* moment = table.moment;
  if (table.state.triggered_by) {
    text = station.players[*table.state.triggered_by] + " triggered the end";
    const std::size_t turn = moment == nullptr ? 0 : moment->trigger_turn.value_or(0);
    text += (turn == 0 ? "" : " in turn " + std::to_string(turn)) + ".\n";
  }
  if (moment == nullptr) return text;
  if (moment->in_turn) {
    const int limit = station::action_limit(table.state, table.cards(), station.rules, table.state.acting);
    return text + "It is " + station.players[table.state.acting] + "'s turn: " + std::to_string(table.state.actions) +
           " of " + counted(limit, "action") + " taken.";
  }
  if (moment->next) return text + "The next turn is " + station.players[*moment->next] + "'s.";
  return text + "The game has ended.";
}

std::string piles_words(const Table& table) {
  const station::Piles& piles = table.state.piles;
  std::string text = "Draw pile: " + std::to_string(piles.pile);
  if (piles.order && !piles.order->empty())
    text += ", the next card is " + table.station.deck->ids[piles.order->back()];
  return text + ".\nDiscard pile: " + std::to_string(piles.discard_size()) + ": " +
         judge::cards_in_words(*table.station.deck, piles.discard, piles.discard_unseen) + ".";
}

/// What is wrong with the moment, as the findings say it.
std::string question_words(const Reported& reported, std::size_t step, const StationMoment* moment) {
  if (moment == nullptr || moment->effect != judge::Effect::Refused) return {};
  std::string text;
  for (const std::size_t index : reported.steps.findings_at(step)) {
    const Finding& finding = reported.findings()[index];
    if (finding.severity != catalogue::Severity::Error) continue;
    text += std::string{catalogue::entry(finding.code).id} + ": " + as_sentence(finding.message) + "\n";
  }
  return text;
}

/// A line through the plot at the turn of each moment.
void append_plot_marks(pugi::xml_node svg, Point size, const TableScene& scene, const judge::StationCourse& course,
                       std::size_t now) {
  std::size_t from = 0;
  const auto turn_of = [&course](std::size_t step) { return step == 0 ? 0 : course.moments[step - 1].turn; };
  for (std::size_t step = 1; step <= course.moments.size() + 1; ++step) {
    if (step <= course.moments.size() && turn_of(step) == turn_of(from)) continue;
    if (turn_of(from) <= last_turn(scene)) {
      const int x = credits_plot_x(size, scene, turn_of(from));
      show_from_to(append_line(svg, {x, 22}, {x, size.y - 40}, "plot-mark"), from, step - 1, now);
    }
    from = step;
  }
}

void append_plot(pugi::xml_node pictures, const Reported& reported) {
  constexpr Point kSize{640, 300};
  const TableScene scene = table_scene(reported.verdict(), "");
  if (scene.credits.size() < 2) return;
  pugi::xml_node svg = append(pictures, "svg",
                              {{"class", "plot-picture"},
                               {"viewBox", "0 0 " + std::to_string(kSize.x) + " " + std::to_string(kSize.y)},
                               {"role", "img"},
                               {"aria-label", "Credits of each player after each turn"}});
  append_plot_marks(svg, kSize, scene, *reported.verdict().station->course, reported.steps.now);
  append_credits_plot(svg, {0, 0}, kSize, scene);
}

void append_moments(const Stage& stage, const Reported& reported) {
  const judge::StationVerdict& station = *reported.verdict().station;
  const judge::StationCourse& course = *station.course;
  const std::size_t now = reported.steps.now;
  pugi::xml_node seats = append(stage.pictures, "div", {{"class", "seats"}});
  std::vector<SeatCard> cards;
  for (std::size_t seat = 0; seat < station.players.size(); ++seat) cards.emplace_back(seats, station, seat, now);
  Stretches state{append(stage.panel, "div", {{"class", "state"}}), "p", now};
  Stretches question{append(stage.panel, "div", {{"class", "question"}}), "p", now};
  Stretches piles{append(stage.panel, "div", {{"class", "piles"}}), "p", now};
  for (std::size_t step = 0; step <= course.moments.size(); ++step) {
    const StationMoment* moment = step == 0 ? nullptr : &course.moments[step - 1];
    const Table table{station, moment == nullptr ? *course.start : moment->state, moment};
    for (SeatCard& card : cards) card.add(table);
    state.add(state_words(table));
    question.add(question_words(reported, step, moment));
    piles.add(piles_words(table));
  }
  for (SeatCard& card : cards) card.close();
  state.close();
  question.close();
  piles.close();
  append_plot(stage.panel, reported);
}

std::string name_of_step(const StationMoment& moment) {
  switch (moment.part) {
    case StationPart::Draw:
      return "draw phase";
    case StationPart::Action:
      return "action " + std::to_string(moment.action);
    case StationPart::End:
      return "end";
    case StationPart::Turn:
      return "turn";
    case StationPart::Leaving:
      break;
  }
  return "leaving";
}

/// A turn of several steps: a heading over its rows, with an id of its own.
pugi::xml_node append_turn(pugi::xml_node table, const Reported& reported, const StationMoment& moment) {
  pugi::xml_node body = append(table, "tbody");
  const std::string anchor = "turn-" + std::to_string(moment.turn);
  if (!reported.steps.find(anchor)) set_id(body, anchor);
  pugi::xml_node row = append(body, "tr", {{"class", "turn"}});
  append_words(row, "th",
               "Turn " + std::to_string(moment.turn) + ": " + reported.verdict().station->players[moment.player],
               {{"scope", "rowgroup"}, {"colspan", "3"}});
  return body;
}

void append_turns(pugi::xml_node parent, const Reported& reported) {
  const judge::StationVerdict& station = *reported.verdict().station;
  pugi::xml_node table = append(parent, "table", {{"class", "move-list turns"}});
  append_words(table, "caption", "List of turns and actions");
  pugi::xml_node head = append(append(table, "thead"), "tr");
  for (const char* name : {"Step", "What was done", "What came of it"})
    append_words(head, "th", name, {{"scope", "col"}});
  pugi::xml_node body = append(table, "tbody");
  pugi::xml_node start = append_step_row(body, reported, 0, "Start");
  append_words(start, "td", "the set-up");
  append_words(start, "td", station.setup_illegal ? "illegal" : "");
  std::size_t turn = 0;
  std::size_t step = 0;
  for (const StationMoment& moment : station.course->moments) {
    if (moment.turn != turn) body = append_turn(table, reported, moment);
    turn = moment.turn;
    pugi::xml_node row = append_step_row(body, reported, ++step, name_of_step(moment));
    append_words(row, "td", moment_words(station, moment, reported.judged.document.bytes));
    const bool word = moment.part != StationPart::End;  // nobody can end a turn illegally
    pugi::xml_node effect = append_effect(row, reported, step, word ? effect_word(moment.effect) : "");
    if (!moment.note.empty()) append_words(effect, "span", moment.note, {{"class", "note"}});
  }
}

}  // namespace

void append_station_play(pugi::xml_node section, const Reported& reported) {
  const judge::StationVerdict& station = *reported.verdict().station;
  const Stage stage = append_stage(section, reported, "The table");
  if (station.game && station.course->start) append_moments(stage, reported);
  append_turns(stage.moves, reported);
}

}  // namespace orion::cmd
