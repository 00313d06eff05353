#include "records/judge/station_start.hpp"

#include <string>
#include <utility>

#include "records/judge/decks.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

std::shared_ptr<const read::StationDeck> find_deck(read::StationRecord& record, const Settings& settings,
                                                   std::vector<Finding>& findings) {
  read::WrittenDeck& written = *record.deck;
  if (written.inline_deck) {
    if (written.sha256) {
      findings.push_back(finding(Code::R225OtherDeck, written.sha256->span,
                                 "`deck-sha256` pins a deck file, and this deck stands in the record itself"));
    }
    return std::make_shared<const read::StationDeck>(std::move(*written.inline_deck));
  }
  Decks built_in{{}};
  Decks& decks = settings.decks != nullptr ? *settings.decks : built_in;
  const Decks::Found& found = decks.find(written.name, settings.limits);
  if (!found.deck) {
    findings.push_back(finding(Code::R223DeckNotFound, written.span, found.trouble));
    return nullptr;
  }
  if (found.deck->fault) {
    findings.push_back(finding(Code::R224DeckUnusable, written.span,
                               "the deck " + read::quoted(written.name) + " cannot be used: " + *found.deck->fault));
    return nullptr;
  }
  if (written.sha256 && written.sha256->value != found.deck->sha256) {
    findings.push_back(
        finding(Code::R225OtherDeck, written.sha256->span,
                "the deck " + read::quoted(written.name) + " has another SHA-256: " + found.deck->sha256));
    return nullptr;
  }
  return {found.deck, &found.deck->deck};
}

}  // namespace

StationStart start_of(read::StationRecord& record, const station::Options& rules, const Settings& settings,
                      std::vector<Finding>& findings) {
  StationStart start;
  start.deck = find_deck(record, settings, findings);
  if (!start.deck) return start;
  if (!read::enough_cards(*start.deck, record.players.size(), rules)) {
    findings.push_back(finding(Code::S700hTooFewCards, record.deck->span,
                               "the deck has " + std::to_string(start.deck->cards.size()) + " cards, and " +
                                   std::to_string(record.players.size()) + " hands of " + std::to_string(rules.hand) +
                                   " need more"));
    start.deck = nullptr;
    return start;
  }
  station::Setup setup;
  for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
    if (seat < record.setup.hands.size() && record.setup.hands[seat]) {
      setup.hands.push_back(read::cards_of(*start.deck, *record.setup.hands[seat]));
      continue;
    }
    findings.push_back(finding(Code::R220NotRecorded, record.setup.key,
                               "the hand that " + record.name(seat) +
                                   " begins with is not recorded: `hands`, with `unknown` for cards that nobody saw"));
    return start;
  }
  if (record.setup.pile) setup.pile = read::cards_of(*start.deck, *record.setup.pile);
  start.setup = std::move(setup);
  return start;
}

}  // namespace orion::judge
