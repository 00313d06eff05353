#include <algorithm>

#include "records/judge/station_difference_game.hpp"

namespace orion::judge {

namespace {

/// Claims in `after`, a line each; what nobody claims is left out.
std::string after_text(const SeatedGame& game, const read::StationTurn& turn) {
  std::vector<std::string> lines;
  const auto add = [&](const read::WrittenPlayer& player, const std::string& words) {
    const auto seat = game.seated().seats[player.seat];
    lines.push_back((seat ? std::to_string(*seat) : "of B alone") + words);
  };
  const auto list = [&](const read::WrittenPlayer& player, const char* key,
                        const std::optional<read::WrittenList>& all) {
    if (!all) return;
    std::vector<std::string_view> items;
    for (const read::Text& each : all->items) items.push_back(each.value);
    std::sort(items.begin(), items.end());
    std::string words = key;
    for (const std::string_view each : items) words += " " + std::string{each};
    add(player, words);
  };
  for (const read::WrittenAfter& each : turn.after) {
    if (each.credits) add(each.player, " credits " + std::to_string(each.credits->value));
    if (each.goods) add(each.player, " goods " + std::to_string(each.goods->value));
    if (each.hand_size) add(each.player, " hand of " + std::to_string(each.hand_size->value));
    list(each.player, " hold", each.hold);
    list(each.player, " hand", each.hand);
    list(each.player, " equipment", each.equipment);
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& each : lines) text += each + "\n";
  return text;
}

std::string notes_text(const read::StationTurn& turn) {
  std::string text = read::words_of(turn.note);
  for (const read::WrittenAction& each : turn.actions) text += "\n" + read::words_of(each.note);
  return text;
}

std::string ruling_words(const read::StationTurn& turn) {
  std::string text;
  const auto add = [&](const std::optional<read::WrittenStationRuling>& ruling) {
    if (ruling) text += read::words_of(ruling->by) + "\n" + read::words_of(ruling->reason);
    text += "\n";
  };
  add(turn.ruling);
  for (const read::WrittenAction& each : turn.actions) add(each.ruling);
  return text;
}

}  // namespace

void compare_remarks(const SeatedGame& a, const SeatedGame& b, Difference& made) {
  const Verdict& a_verdict = a.reread().compared.verdict;
  const Verdict& b_verdict = b.reread().compared.verdict;
  add_remarks(made.remarks, {a_verdict.station->course->about, b_verdict.station->course->about},
              {a_verdict.id, b_verdict.id});
  const auto deck = [](const SeatedGame& game) {
    const auto& written = game.reread().record.deck;
    return written ? std::string{written->name} + "\n" + read::words_of(written->sha256) : std::string{};
  };
  const bool other_deck = std::any_of(made.topics.begin(), made.topics.end(),
                                      [](const TopicDifference& each) { return each.topic == Topic::Deck; });
  if (!other_deck && deck(a) != deck(b)) made.remarks.push_back({Remark::DeckName, std::nullopt});
  const auto add = [&](Remark remark, auto text) {
    const auto all = [&](const SeatedGame& game) {
      std::vector<std::string> texts;
      for (const read::StationTurn& turn : game.reread().record.turns) texts.push_back(text(game, turn));
      return texts;
    };
    add_remark(made.remarks, remark, made.moves, {all(a), all(b)});
  };
  add(Remark::Note, [](const SeatedGame&, const read::StationTurn& turn) { return notes_text(turn); });
  add(Remark::Hash, [](const SeatedGame&, const read::StationTurn& turn) { return read::words_of(turn.hash); });
  add(Remark::After, [](const SeatedGame& game, const read::StationTurn& turn) { return after_text(game, turn); });
  add(Remark::Reshuffle, [](const SeatedGame&, const read::StationTurn& turn) {
    return std::string{turn.reshuffle && turn.reshuffle->noted ? "noted" : ""};
  });
  add(Remark::RulingWords, [](const SeatedGame&, const read::StationTurn& turn) { return ruling_words(turn); });
}

}  // namespace orion::judge
