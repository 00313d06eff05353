#include "cmd/format/verdict_line.hpp"

#include <cstdint>

#include "cmd/format/verdict_words.hpp"
#include "records/counted.hpp"

namespace orion::cmd {

namespace {

/// "trade-demo, 27 different cards, 78 in all"
std::string deck_words(const judge::DeckVerdict& deck) {
  return printable(deck.name) + ", " + counted(static_cast<std::int64_t>(deck.ids), "different card") + ", " +
         std::to_string(deck.cards) + " in all";
}

}  // namespace

std::string verdict_line(const Judged& judged, const Paint& paint) {
  const judge::Verdict& verdict = judged.verdict;
  std::string line = paint.bold(printable(judged.path));
  if (judged.number > 1) line += " document " + std::to_string(judged.number);
  if (verdict.id) line += " (" + printable(*verdict.id) + ")";
  const bool legal = verdict.status == judge::Status::Legal;
  const std::string_view status = judge::word(verdict.status);
  line += ": " + (legal                                           ? paint.green(status)
                  : verdict.status == judge::Status::Undetermined ? paint.yellow(status)
                                                                  : paint.red(status));
  if (verdict.deck) return line + ": " + deck_words(*verdict.deck);
  if (!verdict.duel && !verdict.station && !verdict.match && !verdict.tournament) return line;
  line += verdict.complete ? ", complete" : ", incomplete";
  // Of a game cut off by an illegal move only claims on the way were judged: "hold" would be taken for the result's.
  const bool cut_off = verdict.status == judge::Status::Illegal && !verdict.complete;
  if (verdict.claims == judge::Claims::Hold && !cut_off) line += ", claims hold";
  if (verdict.claims == judge::Claims::Fail) line += ", " + paint.red("claims fail");
  if (const std::string rules = other_rules(verdict); !rules.empty()) line += ", by " + rules;
  const std::string ending = ending_words(verdict);
  return ending.empty() ? line : line + ": " + printable(ending);
}

}  // namespace orion::cmd
