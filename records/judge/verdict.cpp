#include "records/judge/verdict.hpp"

#include "records/judge/position_hash.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

constexpr std::array kStatusWords{Word<Status>{"legal", Status::Legal}, Word<Status>{"illegal", Status::Illegal},
                                  Word<Status>{"undetermined", Status::Undetermined},
                                  Word<Status>{"unreadable", Status::Unreadable}};

constexpr std::array kClaimsWords{Word<Claims>{"none", Claims::None}, Word<Claims>{"hold", Claims::Hold},
                                  Word<Claims>{"fail", Claims::Fail}};

}  // namespace

std::string_view word(Status status) noexcept { return word_in(kStatusWords, status); }
std::string_view word(Claims claims) noexcept { return word_in(kClaimsWords, claims); }

DuelOutcome duel_outcome(const duel::Position& position, const duel::Options& options, const duel::Ending& ending,
                         std::size_t move) {
  DuelOutcome made;
  made.ending = ending;
  made.move = move;
  const auto reached = duel::instances(position);
  for (const duel::Colour player : duel::kColours) {
    made.conditions[player] = reached[player].counted(options.count);
    made.score[player] = duel::token_score(position, player);
  }
  made.evidence = duel::evidence(position);
  return made;
}

std::string DuelVerdict::position_hash() const { return judge::position_hash(position); }

std::string list_of(const duel::ConditionCounts& counts) {
  std::string text;
  for (const duel::Condition condition : duel::kConditions) {
    if (counts.of(condition) == 0) continue;
    text += (text.empty() ? "" : ", ") + std::string{word(condition)};
  }
  return text.empty() ? "none" : text;
}

}  // namespace orion::judge
