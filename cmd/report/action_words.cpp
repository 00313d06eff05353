#include "cmd/report/action_words.hpp"

#include "cmd/report/steps.hpp"
#include "records/counted.hpp"
#include "records/station_words.hpp"

namespace orion::cmd {

namespace {

using judge::StationPart;

/// Words for what a record names; `known` turns false at a card or good that the deck does not have.
class Namer {
 public:
  explicit Namer(const judge::StationVerdict& station) : station_{station} {}

  bool known() const noexcept { return known_; }
  const std::string& player(std::size_t seat) const { return station_.players[seat]; }

  std::string card(station::CardRef card) {
    if (card.is_unseen()) return "a card that nobody saw";
    if (card.known()) return station_.deck->ids[card.card()];
    known_ = false;
    return "?";
  }
  std::string cards(const std::vector<station::CardRef>& list) {
    return joined(list, [this](station::CardRef each) { return card(each); });
  }
  std::string goods(const std::vector<station::GoodRef>& list) {
    return joined(list, [this](station::GoodRef each) {
      if (each) return station_.deck->goods[*each];
      known_ = false;
      return std::string{"?"};
    });
  }

 private:
  template <class List, class Word>
  static std::string joined(const List& list, const Word& word) {
    std::string text;
    for (const auto& each : list) text += (text.empty() ? "" : ", ") + word(each);
    return text.empty() ? "nothing" : text;
  }

  const judge::StationVerdict& station_;
  bool known_ = true;
};

std::string choice_words(Namer& namer, const std::vector<station::Choice>& choices) {
  std::string text;
  for (const station::Choice& choice : choices) {
    text += "; " + std::string{word(choice.key)};
    if (choice.player) text += " of " + namer.player(*choice.player);
    if (choice.key == station::ChoiceKey::Outcome) {
      text += " as recorded";
    } else {
      text += ": " + (choice.goods.empty() ? namer.cards(choice.cards) : namer.goods(choice.goods));
    }
  }
  return text;
}

std::string response_words(Namer& namer, const std::vector<station::Response>& responses) {
  std::string text;
  for (const station::Response& response : responses) {
    text += "; " + namer.player(response.player) + " answers with " + namer.card(response.card);
    if (response.protects) text += ", protecting " + namer.player(*response.protects);
    text += choice_words(namer, response.choices) + response_words(namer, response.responses);
  }
  return text;
}

std::string action_words(Namer& namer, const station::Action& action) {
  std::string text{word(action.kind)};
  switch (action.kind) {
    case station::ActionKind::Draw:
      text += " " + namer.cards(action.drawn);
      break;
    case station::ActionKind::Drop:
      text += " " + namer.goods(action.goods);
      break;
    case station::ActionKind::Buy:
    case station::ActionKind::Sell:
    case station::ActionKind::Install:
    case station::ActionKind::Activate:
    case station::ActionKind::Play:
    case station::ActionKind::Scrap:
      text += " " + namer.card(action.card);
      break;
  }
  if (action.activate) text += " and activate it";
  if (action.target) text += ", aimed at " + namer.player(*action.target);
  return text + choice_words(namer, action.choices) + response_words(namer, action.responses);
}

std::string draw_words(Namer& namer, const station::DrawPhase& draw) {
  std::string text = "draws " + namer.cards(draw.drawn);
  if (draw.kept) text += ", keeps " + namer.cards(*draw.kept);
  if (draw.discarded) text += ", discards " + namer.cards(*draw.discarded);
  return text;
}

std::string end_words(const station::TurnEnd& end) {
  if (end.paid == 0) return "the turn ends";
  return "the turn ends: " + counted(end.paid, "credit") + " paid for " + std::to_string(end.goods) +
         " goods in the hold, of which " + std::to_string(end.limit) + " are free";
}

/// A turn whose parts were not judged.
std::string turn_words(Namer& namer, const judge::StationCourse::Turn& turn) {
  std::string text = turn.draw ? draw_words(namer, *turn.draw) : "";
  for (const station::Action& action : turn.actions) text += (text.empty() ? "" : "; ") + action_words(namer, action);
  return text.empty() ? "nothing recorded" : text;
}

}  // namespace

std::string moment_words(const judge::StationVerdict& station, const judge::StationMoment& moment,
                         std::string_view bytes) {
  Namer namer{station};
  const judge::StationCourse::Turn& turn = station.course->turns[moment.turn - 1];
  std::string text;
  switch (moment.part) {
    case StationPart::Draw:
      text = turn.draw ? draw_words(namer, *turn.draw) : "no draw phase recorded";
      break;
    case StationPart::Action:
      text = action_words(namer, turn.actions[moment.action - 1]);
      break;
    case StationPart::Turn:
      text = turn.leaves ? "leaves the game" : turn_words(namer, turn);
      break;
    case StationPart::End:
      return end_words(moment.end);
    case StationPart::Leaving:
      return "leaves the game";
  }
  return namer.known() ? text : "as recorded: " + written(bytes, moment.span);
}

}  // namespace orion::cmd
