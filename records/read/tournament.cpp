#include "records/read/tournament.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "core/tournament/scoring.hpp"
#include "records/read/format_number.hpp"

namespace orion::read {

namespace {

constexpr std::array kGameWords{Word<SetGame>{"orion-duel", SetGame::Duel},
                                Word<SetGame>{"orion-station", SetGame::Station}};
constexpr std::array kSystemWords{Word<PairingSystem>{"round-robin", PairingSystem::RoundRobin},
                                  Word<PairingSystem>{"double-round-robin", PairingSystem::DoubleRoundRobin},
                                  Word<PairingSystem>{"swiss", PairingSystem::Swiss},
                                  Word<PairingSystem>{"knockout", PairingSystem::Knockout},
                                  Word<PairingSystem>{"free", PairingSystem::Free}};
constexpr std::array kIllegalGamesWords{Word<IllegalGames>{"excluded", IllegalGames::Excluded},
                                        Word<IllegalGames>{"loss-for-offender", IllegalGames::LossForOffender},
                                        Word<IllegalGames>{"as-claimed", IllegalGames::AsClaimed}};
constexpr std::array kTieBreakWords{
    Word<TieBreak>{"direct-encounter", TieBreak::DirectEncounter}, Word<TieBreak>{"wins", TieBreak::Wins},
    Word<TieBreak>{"buchholz", TieBreak::Buchholz}, Word<TieBreak>{"buchholz-cut-1", TieBreak::BuchholzCut1},
    Word<TieBreak>{"sonneborn-berger", TieBreak::SonnebornBerger}};

/// What something is worth: small enough for the tie-breaks to multiply sums of it.
std::optional<Spanned<Points>> read_small_points(const Context& context, const Node& value, std::string_view what) {
  constexpr int kOne = 100;
  const auto points = read_points(context, value, what);
  if (!points || std::abs(points->value.hundredths) <= tournament::kMostPoints) return points;
  context.report(Code::R210BadNumber, value.span,
                 std::string{what} + " cannot be " + quoted(value.text) + ": it is from " +
                     std::to_string(-tournament::kMostPoints / kOne) + " to " +
                     std::to_string(tournament::kMostPoints / kOne));
  return std::nullopt;
}

template <Points Scoring::*worth>
void read_worth(const Context& context, const Node& key, const Node& value, Scoring& scoring) {
  if (const auto points = read_small_points(context, value, quoted(key.text))) scoring.*worth = points->value;
}

constexpr std::array<Field<Scoring>, 6> kScoringFields{{
    {"win", false, read_worth<&Scoring::win>},
    {"tie", false, read_worth<&Scoring::tie>},
    {"loss", false, read_worth<&Scoring::loss>},
    {"bye", false, read_worth<&Scoring::bye>},
    {"forfeit-win", false, read_worth<&Scoring::forfeit_win>},
    {"forfeit-loss", false, read_worth<&Scoring::forfeit_loss>},
}};

struct TournamentParts {
  TournamentManifest& tournament;
  const Roster& roster;
};

void read_places(const Context& context, const Node&, const Node& value, TournamentParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`station-places`")) return;
  for (const Node& item : text::Children{value}) {
    if (const auto points = read_small_points(context, item, "what a place is worth"))
      parts.tournament.station_places.push_back(*points);
  }
}

void read_tie_breaks(const Context& context, const Node&, const Node& value, TournamentParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`tie-breaks`")) return;
  auto& all = parts.tournament.tie_breaks;
  for (const Node& item : text::Children{value}) {
    const auto tie_break = read_word(context, item, "a tie-break", kTieBreakWords);
    if (!tie_break) continue;
    if (std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.value == tie_break->value; })) {
      context.report(Code::R208UnknownWord, item.span, quoted(item.text) + " stands here already: it decides once");
      continue;
    }
    all.push_back(*tie_break);
  }
}

struct WithdrawalParts {
  const Roster& roster;
  WrittenWithdrawal withdrawal;
};

constexpr std::array<Field<WithdrawalParts>, 3> kWithdrawalFields{{
    {"player", true,
     [](const Context& context, const Node&, const Node& value, WithdrawalParts& parts) {
       parts.withdrawal.player = parts.roster.read(context, value, "`player`");
     }},
    {"after-round", true,
     [](const Context& context, const Node&, const Node& value, WithdrawalParts& parts) {
       parts.withdrawal.after_round = read_integer_between(context, value, "`after-round`", 0, kMostRounds);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, WithdrawalParts&) { read_note(context, value); }},
}};

struct StandingParts {
  const Roster& roster;
  WrittenStanding standing;
};

constexpr std::array<Field<StandingParts>, 3> kStandingFields{{
    {"player", true,
     [](const Context& context, const Node&, const Node& value, StandingParts& parts) {
       parts.standing.player = parts.roster.read(context, value, "`player`");
     }},
    {"points", true,
     [](const Context& context, const Node&, const Node& value, StandingParts& parts) {
       parts.standing.points = read_points(context, value, "`points`");
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, StandingParts&) { read_note(context, value); }},
}};

void read_withdrawn(const Context& context, const Node&, const Node& value, TournamentParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`withdrawn`")) return;
  NamedOnce once;
  for (const Node& item : text::Children{value}) {
    WithdrawalParts each{parts.roster, {}};
    each.withdrawal.span = item.span;
    read_fields(context, item, "an entry of `withdrawn`", kWithdrawalFields, each);
    const auto& player = each.withdrawal.player;
    if (player && !once.add(context, *player, parts.tournament.players[player->seat].name.value)) continue;
    parts.tournament.withdrawn.push_back(each.withdrawal);
  }
}

void read_standings(const Context& context, const Node& key, const Node& value, TournamentParts& parts) {
  parts.tournament.standings_key = key.span;
  if (!expect(context, value, NodeKind::Sequence, "`standings`")) return;
  NamedOnce once;
  for (const Node& item : text::Children{value}) {
    StandingParts each{parts.roster, {}};
    each.standing.span = item.span;
    read_fields(context, item, "a line of the standings", kStandingFields, each);
    const auto& player = each.standing.player;
    if (player && !once.add(context, *player, parts.tournament.players[player->seat].name.value)) continue;
    parts.tournament.standings.push_back(each.standing);
  }
}

constexpr std::array<Field<TournamentParts>, 13> kTournamentFields{{
    {"tournament", true,
     [](const Context& context, const Node& key, const Node& value, TournamentParts& parts) {
       parts.tournament.key = key.span;
       parts.tournament.name = read_free_text(context, value, "the name of a tournament");
     }},
    {"format", true,
     [](const Context& context, const Node&, const Node& value, TournamentParts&) {
       read_format(context, value, "the tournament");
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, TournamentParts&) { read_note(context, value); }},
    {"game", true,
     [](const Context& context, const Node&, const Node& value, TournamentParts& parts) {
       parts.tournament.game = read_word(context, value, "`game`", kGameWords);
     }},
    {"players", true,
     [](const Context& context, const Node&, const Node& value, TournamentParts&) {
       constexpr std::uint32_t kFewestPlayers = 2;
       // They were read before.
       if (value.kind != NodeKind::Sequence || value.size >= kFewestPlayers) return;
       context.report(Code::R207WrongShape, value.span,
                      "two or more players play a tournament, and `players` lists " + std::to_string(value.size));
     }},
    {"system", false,
     [](const Context& context, const Node&, const Node& value, TournamentParts& parts) {
       parts.tournament.system = read_word(context, value, "`system`", kSystemWords);
     }},
    {"scoring", false,
     [](const Context& context, const Node&, const Node& value, TournamentParts& parts) {
       read_fields(context, value, "`scoring`", kScoringFields, parts.tournament.scoring);
     }},
    {"station-places", false, read_places},
    {"illegal-games", false,
     [](const Context& context, const Node&, const Node& value, TournamentParts& parts) {
       parts.tournament.illegal_games = read_word(context, value, "`illegal-games`", kIllegalGamesWords);
     }},
    {"tie-breaks", false, read_tie_breaks},
    {"rounds", true,
     [](const Context& context, const Node& key, const Node& value, TournamentParts& parts) {
       parts.tournament.rounds_key = key.span;
       read_rounds(context, value, parts.roster, parts.tournament.rounds);
     }},
    {"withdrawn", false, read_withdrawn},
    {"standings", false, read_standings},
}};

}  // namespace

std::string_view word(PairingSystem system) noexcept { return word_in(kSystemWords, system); }
std::string_view word(IllegalGames treatment) noexcept { return word_in(kIllegalGamesWords, treatment); }
std::string_view word(TieBreak tie_break) noexcept { return word_in(kTieBreakWords, tie_break); }

TournamentManifest read_tournament(const Context& context, const Node& root) {
  TournamentManifest tournament;
  const Roster roster{tournament.players, read_players_at(context, root, "players", tournament.players)};
  TournamentParts parts{tournament, roster};
  read_fields(context, root, "the tournament", kTournamentFields, parts);
  return tournament;
}

}  // namespace orion::read
