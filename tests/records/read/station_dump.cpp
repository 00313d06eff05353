#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "records/station_words.hpp"
#include "tests/records/read/station_document.hpp"

namespace orion::testing {

namespace {

using Lines = std::vector<std::string>;

std::string joined(const Lines& parts) {
  std::string all;
  for (const std::string& each : parts) all += (all.empty() ? "" : ", ") + each;
  return all;
}

std::string sorted(Lines parts) {
  std::sort(parts.begin(), parts.end());
  return joined(parts);
}

std::string list(const read::WrittenList& written) {
  Lines items;
  for (const read::Text& each : written.items) items.emplace_back(each.value);
  return "[" + joined(items) + "]";
}

std::string player(const read::WrittenPlayer& written) { return "P" + std::to_string(written.seat + 1); }

std::string outcome(const read::WrittenOutcome& written) {
  std::string text = player(written.player) + " " + std::string{word(written.kind)};
  text += " " + std::to_string(written.number.value) + " " + list(written.list);
  return written.to ? text + " to " + player(*written.to) : text;
}

std::string choice(const read::WrittenChoice& written) {
  std::string text{word(written.key)};
  if (written.step) text += " step " + std::to_string(written.step->value);
  if (written.player) text += " of " + player(*written.player);
  text += " " + list(written.list);
  for (const auto& each : written.outcome) text += " <" + outcome(each) + ">";
  return text;
}

std::string choices(const std::vector<read::WrittenChoice>& written) {
  Lines all;
  for (const auto& each : written) all.push_back(choice(each));
  return sorted(std::move(all));
}

std::string responses(const std::vector<read::WrittenResponse>& written) {
  std::string text;
  for (const auto& each : written) {
    text += " (" + player(each.player) + " plays " + std::string{each.card.value};
    if (each.protects) text += " for " + player(*each.protects);
    text += " " + choices(each.choices) + responses(each.responses) + ")";
  }
  return text;
}

std::string ruling(const std::optional<read::WrittenStationRuling>& written) {
  if (!written) return "";
  std::string text = written->decision.value == read::StationRuling::Stands ? " stands" : " withdrawn";
  if (written->by) text += " by " + std::string{written->by->value};
  if (written->reason) text += " since " + std::string{written->reason->value};
  return text;
}

std::string after(const read::WrittenAfter& written) {
  std::string text = player(written.player);
  if (written.credits) text += " credits " + std::to_string(written.credits->value);
  if (written.goods) text += " goods " + std::to_string(written.goods->value);
  if (written.hold) text += " hold " + list(*written.hold);
  if (written.hand_size) text += " hand " + std::to_string(written.hand_size->value);
  if (written.hand) text += " hand " + list(*written.hand);
  if (written.equipment) text += " equipment " + list(*written.equipment);
  return text;
}

std::string turn(const read::StationTurn& written) {
  std::string text = player(written.player) + (written.leaves ? " leaves" : "");
  if (written.draw) text += " draw " + list(*written.draw);
  if (written.keep) text += " keep " + list(*written.keep);
  if (written.discard) text += " discard " + list(*written.discard);
  if (written.reshuffle) {
    text += written.reshuffle->noted ? " reshuffled" : " reshuffle";
    for (const auto& each : written.reshuffle->orders) text += " " + list(each);
  }
  if (written.hash) text += " " + std::string{written.hash->value};
  text += ruling(written.ruling) + "\n";
  for (const auto& each : written.actions) text += "  " + dump(each) + "\n";
  Lines claims;
  for (const auto& each : written.after) claims.push_back(after(each));
  return claims.empty() ? text : text + "  after " + sorted(std::move(claims)) + "\n";
}

std::string result(const read::StationResult& written) {
  std::string text = "result";
  if (written.winner) {
    text += " winner";
    for (const auto& each : written.winner->players) text += " " + player(each);
  }
  if (written.how) text += " how " + std::string{read::word(written.how->value)};
  Lines credits;
  for (const auto& each : written.credits)
    credits.push_back(player(each.player) + " " + std::to_string(each.number.value));
  text += " credits " + sorted(std::move(credits));
  return written.triggered_by ? text + " triggered by " + player(*written.triggered_by) : text;
}

/// A deck with faults may have cards of no good.
std::string good(const read::StationDeck& deck, std::size_t which) {
  return which < deck.goods.size() ? deck.goods[which] : "?";
}

std::string amount(const station::Amount& written) {
  if (written.per == station::Per::Fixed) return std::to_string(written.number);
  return std::to_string(written.number) + " per " + std::string{word(written.per)} + " of " +
         std::string{word(written.of)};
}

std::string modifiers(const std::vector<station::Modifier>& written, const read::StationDeck& deck) {
  Lines all;
  for (const auto& each : written) {
    all.push_back(std::string{word(each.kind)} + " " + std::to_string(each.by) +
                  (each.good ? " for " + good(deck, *each.good) : ""));
  }
  return "{" + sorted(std::move(all)) + "}";
}

}  // namespace

std::string dump(const read::WrittenAction& action) {
  std::string text{word(action.kind)};
  if (action.card) text += " " + std::string{action.card->value};
  if (!action.list.items.empty()) text += " " + list(action.list);
  if (action.activate) text += action.activate->value ? " and activate" : " only";
  if (action.target) text += " at " + player(*action.target);
  if (!action.choices.empty()) text += ": " + choices(action.choices);
  return text + responses(action.responses) + ruling(action.ruling);
}

std::string dump(const read::StationRecord& record) {
  std::string text =
      "id " + (record.id ? std::string{record.id->value} : "-") + "\n" + read::to_string(record.rules) + "\n";
  if (record.deck) {
    text += "deck " + std::string{record.deck->name} + "\n";
    if (record.deck->inline_deck) text += dump(*record.deck->inline_deck);
    if (record.deck->sha256) text += "sha256 " + std::string{record.deck->sha256->value} + "\n";
  }
  for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
    text += record.name(seat) + ": ";
    const auto& hand = record.setup.hands.at(seat);
    text += (hand ? list(*hand) : "-") + "\n";
  }
  if (record.setup.pile) text += "pile " + list(*record.setup.pile) + "\n";
  for (const auto& each : record.turns) text += turn(each);
  return record.result ? text + result(*record.result) + "\n" : text;
}

std::string dump(const station::Card& card, const read::StationDeck& deck) {
  std::string text{word(card.kind)};
  text += " x" + std::to_string(card.copies);
  if (card.kind == station::CardKind::Goods) {
    text += " " + std::to_string(card.units) + " of " + good(deck, card.good) + ", buy " + std::to_string(card.buy) +
            ", sell " + std::to_string(card.sell);
  }
  if (card.cost != 0) text += " cost " + std::to_string(card.cost);
  if (card.target != station::Target::None) text += " target " + std::string{word(card.target)};
  if (card.timing != station::Timing::OwnTurn) text += " " + std::string{word(card.timing)};
  if (card.free) text += " free";
  if (!card.blockable) text += " unblockable";
  if (card.blocks_responses) text += " blocks-responses";
  for (const auto& each : card.effect) {
    text += " (" + std::string{word(each.kind)} + " " + amount(each.amount);
    if (each.who == station::Who::Target) text += " who target";
    if (each.good) text += " of " + good(deck, *each.good);
    text += (each.modifiers.empty() ? "" : " " + modifiers(each.modifiers, deck)) + ")";
  }
  if (!card.while_in_play.empty()) text += " " + modifiers(card.while_in_play, deck);
  for (const auto& each : kCardKindWords) {
    if (card.immune.test(static_cast<std::size_t>(each.value))) text += " immune-" + std::string{each.word};
  }
  return text;
}

std::string dump(const read::StationDeck& deck) {
  std::string text = deck.name + "\n";
  for (const std::string& each : deck.goods) text += each + " ";
  text += "\n";
  for (std::size_t card = 0; card < deck.ids.size(); ++card) {
    text += deck.ids[card] + " (" + deck.card_names[card] + ") " + dump(deck.cards.cards[card], deck) + "\n";
  }
  return text;
}

}  // namespace orion::testing
