#include "records/judge/station_claims.hpp"

#include <algorithm>
#include <cstdint>

#include "records/counted.hpp"
#include "records/judge/station_account.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

std::string recorded(std::string_view who, const std::string& claim, const std::string& given) {
  return std::string{who} + " is recorded with " + claim + ", and the turns give " + given;
}

/// A claimed list of cards or goods as counts; `others` counts what the deck has not.
template <class Number, class Find>
std::vector<Number> tallied(const read::WrittenList& list, std::size_t kinds, Find find, int& others, int& unseen) {
  std::vector<Number> counts(kinds, 0);
  for (const read::Text& item : list.items) {
    const std::optional<std::size_t> index = find(item.value);
    if (index) {
      ++counts[*index];
    } else if (item.value == "unknown") {
      ++unseen;
    } else {
      ++others;
    }
  }
  return counts;
}

Account account_of(Code code) {
  if (code == Code::C616AfterCredits) return Account::Credits;
  if (code == Code::C619AfterHand) return Account::Hand;
  return code == Code::C620AfterEquipment ? Account::Equipment : Account::Goods;
}

std::string listed(const read::WrittenList& list) {
  std::string text;
  for (const read::Text& item : list.items) text += (text.empty() ? "" : ", ") + std::string{item.value};
  return text.empty() ? "nothing" : read::on_one_line(text);
}

std::optional<std::size_t> card_index(const read::StationDeck& deck, std::string_view id) {
  const auto found = deck.card_of.find(id);
  return found == deck.card_of.end() ? std::nullopt : std::optional{found->second};
}

std::optional<std::size_t> good_index(const read::StationDeck& deck, std::string_view good) {
  const auto found = deck.good_of.find(good);
  return found == deck.good_of.end() ? std::nullopt : std::optional{found->second};
}

/// A hand holds as claimed if every card claimed was seen there or can be one of the unseen ones.
bool hand_holds(const read::StationDeck& deck, const station::Game& game, const station::Seat& seat,
                const read::WrittenList& claim) {
  int others = 0;
  int unseen = 0;
  const auto counts = tallied<int>(
      claim, deck.ids.size(), [&deck](std::string_view id) { return card_index(deck, id); }, others, unseen);
  if (others > 0 || static_cast<std::int64_t>(claim.items.size()) != seat.hand_size()) return false;
  for (std::size_t card = 0; card < counts.size(); ++card) {
    const int more = counts[card] - seat.hand[card];
    if (more > game.state().piles.unseen[card]) return false;
    if (more < 0) unseen += more;  // `unknown` in a claim may stand for a card that was seen
  }
  return unseen >= 0;
}

}  // namespace

void AfterClaims::judge(bool holds, Code code, text::Span span, std::string message, const StationTable& table,
                        std::size_t seat, std::size_t number) {
  Finding made = finding(code, span, std::move(message));
  made.turn = number;
  const auto key = std::pair{code, seat};
  const auto held = last_held_.find(key);
  if (!holds)
    made.notes.push_back(
        account_in_words(table, account_of(code), seat, held == last_held_.end() ? number - 1 : held->second));
  if (held != last_held_.end())
    made.notes.push_back("the last claim of this kind that held is that of turn " + std::to_string(held->second));
  if (holds) last_held_[key] = number;
  tally_.judge(holds, findings_, std::move(made));
}

void AfterClaims::verify(const std::vector<read::WrittenAfter>& claims, const StationTable& table, std::size_t number) {
  for (const read::WrittenAfter& claim : claims) {
    const std::size_t player = claim.player.seat;
    const station::Seat& seat = table.game.state().seats[player];
    const std::string& who = table.player(player);
    if (claim.credits) {
      judge(claim.credits->value == seat.credits, Code::C616AfterCredits, claim.credits->span,
            recorded(who, counted(claim.credits->value, "credit"), std::to_string(seat.credits)), table, player,
            number);
    }
    if (claim.goods) {
      judge(claim.goods->value == seat.goods(), Code::C617AfterGoods, claim.goods->span,
            recorded(who,
                     std::to_string(claim.goods->value) + (claim.goods->value == 1 ? " goods token" : " goods tokens"),
                     std::to_string(seat.goods()) + " (" + goods_in_words(table.deck, seat.hold) + ")"),
            table, player, number);
    }
    if (claim.hold) {
      int others = 0;
      const auto counts = tallied<std::int64_t>(
          *claim.hold, table.deck.goods.size(),
          [&table](std::string_view good) { return good_index(table.deck, good); }, others, others);
      judge(others == 0 && counts == seat.hold, Code::C618AfterHold, claim.hold->span,
            recorded(who, listed(*claim.hold) + " in the hold", goods_in_words(table.deck, seat.hold)), table, player,
            number);
    }
    if (claim.hand_size) {
      judge(claim.hand_size->value == seat.hand_size(), Code::C619AfterHand, claim.hand_size->span,
            recorded(who, std::to_string(claim.hand_size->value) + " hand cards", std::to_string(seat.hand_size())),
            table, player, number);
    }
    if (claim.hand) {
      judge(hand_holds(table.deck, table.game, seat, *claim.hand), Code::C619AfterHand, claim.hand->span,
            recorded(who, listed(*claim.hand) + " in hand", cards_in_words(table.deck, seat.hand, seat.unseen)), table,
            player, number);
    }
    if (claim.equipment) {
      int others = 0;
      auto counts = tallied<int>(
          *claim.equipment, table.deck.ids.size(), [&table](std::string_view id) { return card_index(table.deck, id); },
          others, others);
      for (const station::InPlay& each : seat.equipment) --counts[each.card];
      const bool same = std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
      judge(others == 0 && same, Code::C620AfterEquipment, claim.equipment->span,
            recorded(who, listed(*claim.equipment) + " in play", equipment_in_words(table.deck, seat.equipment)), table,
            player, number);
    }
  }
}

void AfterClaims::verify(const read::WrittenReshuffle& claim, int reshuffles, std::size_t number) {
  const auto claimed = claim.noted ? std::size_t{1} : claim.orders.size();
  const auto given = static_cast<std::size_t>(reshuffles);
  // `true` notes that it happened; lists are the new piles one by one, and may stop before the last.
  Finding made = finding(Code::C621Reshuffle, claim.span,
                         given == 0 ? "a reshuffle is recorded, and in this turn none was due"
                                    : std::to_string(claimed) + " reshuffles are recorded, and there was " +
                                          (given == 1 ? "one" : std::to_string(given)));
  made.turn = number;
  tally_.judge(claimed <= given, findings_, std::move(made));
}

}  // namespace orion::judge
