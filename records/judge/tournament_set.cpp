#include "records/judge/tournament_set.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/tournament/pairings.hpp"
#include "records/joined.hpp"
#include "records/judge/findings_order.hpp"
#include "records/judge/set_words.hpp"
#include "records/judge/tournament_claims.hpp"
#include "records/judge/tournament_findings.hpp"
#include "records/judge/tournament_scores.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using catalogue::Severity;
using tournament::How;
using tournament::Player;
using tournament::Points;
using tournament::Round;
using tournament::Seat;
using Treatment = IrregularGame::Treatment;

IdPrint id_print_of(const std::string& id) {
  IdPrint print{};
  if (id.empty()) return print;
  const Print whole = print_of(id);
  std::copy_n(whole.begin(), print.size(), print.begin());
  return print;
}

/// A round as an event's free text gives it, where that is a number.
std::optional<int> number_in(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string_view treatment_words(Treatment treatment) {
  switch (treatment) {
    case Treatment::LossForOffender:
      return "is lost for the player who did that";
    case Treatment::AsClaimed:
      return "counts as its result claims";
    case Treatment::ByItsGames:
      return "counts by its games";
    case Treatment::NotCounted:
      break;
  }
  return "does not count";
}

std::string_view game_word(read::SetGame game) { return game == read::SetGame::Duel ? "orion-duel" : "orion-station"; }

}  // namespace

TournamentSet::TournamentSet(std::unique_ptr<ReadManifest> manifest, read::TournamentManifest tournament,
                             const Settings& settings)
    : SetJudge{std::move(manifest)},
      log_{std::move(tournament)},
      players_{log_.manifest.players},
      scoring_{scoring_of(log_.manifest)},
      findings_{std::move(SetJudge::manifest().findings), settings.limits.faults},
      require_result_{settings.require_result} {}

/// Puts the byes and forfeits of rounds that are over into the results: encounters stand in the order of rounds.
void TournamentSet::enter(std::size_t round) {
  for (; entered_ < round; ++entered_) {
    const read::TournamentRound& left = log_.manifest.rounds[entered_];
    const auto number = static_cast<Round>(entered_);
    for (const read::WrittenPlayer& bye : left.byes) {
      results_->add(number, How::Bye, std::array{Seat{static_cast<Player>(bye.seat), scoring_.bye}});
      log_.add_unplayed(bye.span);
    }
    for (const read::WrittenForfeit& forfeit : left.forfeits) {
      const std::array seats{Seat{static_cast<Player>(forfeit.winner->seat), scoring_.forfeit_win},
                             Seat{static_cast<Player>(forfeit.loser->seat), scoring_.forfeit_loss}};
      results_->add(number, How::Forfeit, seats);
      log_.add_unplayed(forfeit.span);
    }
  }
}

/// What there is to say of the files before this one, now that all their records have come.
void TournamentSet::end_file(std::size_t file) {
  for (; next_file_ < file; ++next_file_) {
    if (in_file_ == 0) {
      const read::Text& path = log_.file(next_file_).path;
      findings_.add(finding(Code::T702NoGame, path.span, "there is no record in " + read::quoted(path.value)));
      log_.unsure.insert(log_.file(next_file_).round);
      undetermined_ = true;
    }
    in_file_ = 0;
  }
}

void TournamentSet::lost(std::size_t file, std::string why) {
  end_file(file);
  const TournamentFile at = log_.file(file);
  findings_.add(finding(Code::T701NoFile, at.path.span, read::quoted(at.path.value) + " cannot be read: " + why));
  log_.unsure.insert(at.round);
  undetermined_ = true;
  ++in_file_;
}

void TournamentSet::add(std::size_t file, SetRecord record) {
  end_file(file);
  ++in_file_;
  const TournamentFile at = log_.file(file);
  enter(at.round);
  // A tournament may stand in one file with its games.
  const bool is_itself = record.kind == kind() && record.identities.front().content == print_of(document().bytes);
  if (is_itself) --in_file_;
  if (is_itself || !expect_game(file, record)) return;
  ++games_;
  compare_event(file, record);
  const std::vector<Player> players = players_of(file, record);
  if (players.size() != record.players.size() || players.empty()) log_.unsure.insert(at.round);
  count(file, record, players);
  use(file, record);
  ++listed_;
}

/// Those who are players of the tournament; of the others it is said that they are not.
std::vector<Player> TournamentSet::players_of(std::size_t file, const SetRecord& record) {
  std::vector<Player> players;
  for (const SetPlayer& each : record.players) {
    const auto player = players_.find(each);
    if (!player) {
      tell_other_player(file, each,
                        read::quoted(each.name) + " is no player of the tournament: " + players_.why_not(each));
    } else if (std::find(players.begin(), players.end(), *player) != players.end()) {
      tell_other_player(file, each,
                        read::quoted(each.name) + " is " + players_.name(*player) + " by the id or the name, as is " +
                            "another player of the game");
    } else {
      players.push_back(*player);
    }
  }
  return players;
}

void TournamentSet::tell_other_player(std::size_t file, const SetPlayer& player, std::string message) {
  const read::Text& path = log_.file(file).path;
  Finding other = finding(Code::T711OtherPlayers, path.span, std::move(message));
  other.elsewhere.push_back({"the player in the record", std::string{path.value}, player.at});
  findings_.add(std::move(other));
  illegal_ = true;
}

/// Keeps what tells the record from others, and with it what tells the games of a match.
void TournamentSet::use(std::size_t file, const SetRecord& record) {
  for (const SetIdentity& each : record.identities) {
    log_.used.push_back({each.content, id_print_of(each.id), static_cast<std::uint32_t>(file),
                         static_cast<std::uint32_t>(each.at.line), listed_});
  }
}

bool TournamentSet::expect_game(std::size_t file, const SetRecord& record) {
  const read::Text& path = log_.path(file);
  std::string message;
  if (record.kind != read::DocumentKind::Match && !may_be_game(record)) {
    message = "a round is made of games and matches, and here is " + std::string{kind_words(record.kind)};
  } else if (!record.game.empty() && record.game != game_word(log_.manifest.game->value)) {
    message = "the tournament is one of " + std::string{game_word(log_.manifest.game->value)} + ", and this is " +
              std::string{kind_words(record.kind)} + " of " + std::string{record.game};
  } else {
    return true;
  }
  Finding other = finding(Code::T702NoGame, path.span, std::move(message));
  other.elsewhere.push_back(
      log_.elsewhere("the record", static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(record.line)));
  findings_.add(std::move(other));
  log_.unsure.insert(log_.file(file).round);
  undetermined_ = true;
  return false;
}

/// What the record says of its date and round. A match may take several days.
void TournamentSet::compare_event(std::size_t file, const SetRecord& record) {
  const TournamentFile at = log_.file(file);
  const read::TournamentRound& round = log_.manifest.rounds[at.round];
  if (record.round) compare_round(file, *record.round, std::string{at.path.value});
  for (const RoundOfGame& each : record.rounds_of_games)
    compare_round(file, each.round,
                  each.path.empty() ? std::string{at.path.value} : path_beside(at.path.value, each.path));
  if (record.date && round.date && record.date->text != round.date->value) {
    Finding other = finding(Code::T732RoundDate, at.path.span,
                            "the record is of " + record.date->text + ", and round " +
                                std::to_string(round.number->value) + " of " + std::string{round.date->value});
    // Games are put off, and played before their round.
    other.severity = Severity::Warning;
    other.elsewhere.push_back({"the date in the record", std::string{at.path.value}, record.date->at});
    findings_.add(std::move(other));
  }
}

void TournamentSet::compare_round(std::size_t file, const SaidAt& said, const std::string& path) {
  const TournamentFile at = log_.file(file);
  const int number = log_.manifest.rounds[at.round].number->value;
  if (number_in(said.text).value_or(number) == number) return;
  Finding other = finding(Code::T733OtherRound, at.path.span,
                          "the record is of round " + said.text + ", and stands in round " + std::to_string(number));
  other.elsewhere.push_back({"the round in the record", path, said.at});
  findings_.add(std::move(other));
  illegal_ = true;
}

void TournamentSet::count(std::size_t file, const SetRecord& record, const std::vector<Player>& players) {
  const TournamentFile at = log_.file(file);
  const bool all_known = players.size() == record.players.size();
  const read::IllegalGames illegal_games =
      log_.manifest.illegal_games ? log_.manifest.illegal_games->value : read::IllegalGames::Excluded;
  const CountedGame counted = counted_game(record, scoring_, illegal_games);
  const bool counts = counted.points.size() == players.size() && all_known && !players.empty();
  const bool faulty = !record.winners || record.status != Status::Legal;
  if (faulty || !counts) {
    const Treatment treatment = counts ? counted.treatment : Treatment::NotCounted;
    irregular_.push_back({std::string{at.path.value}, record.number, record.line, at.round, players,
                          faulty ? record.why : "not all who play it are players of the tournament", treatment});
    irregular_listed_.push_back(listed_);
    if (faulty) tell_no_result(file, record, treatment);
  }
  if (counts) ++counted_;
  if (players.empty() || players.size() > tournament::Results::kMostSeats) return;
  std::vector<Seat> seats;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    seats.push_back(counts ? Seat{players[seat], counted.points[seat], static_cast<std::uint8_t>(counted.places[seat])}
                           : Seat{players[seat]});
  results_->add(at.round, counts ? How::Played : How::Open, seats);
  log_.places.push_back({static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(record.line), listed_});
}

/// A game that stops is a note, since tournaments are recorded while they go on; an illegal one is an error of its own,
/// and here it is said what becomes of it.
void TournamentSet::tell_no_result(std::size_t file, const SetRecord& record, Treatment treatment) {
  const read::Text& path = log_.path(file);
  const std::string_view what = record.kind == read::DocumentKind::Match ? "the match" : "the game";
  Finding made = finding(Code::T703NoResult, path.span,
                         std::string{what} + " " + std::string{treatment_words(treatment)} + ": " + record.why);
  const bool offender_asked =
      log_.manifest.illegal_games && log_.manifest.illegal_games->value == read::IllegalGames::LossForOffender;
  if (record.status == Status::Illegal && offender_asked && treatment == Treatment::NotCounted) {
    made.notes.emplace_back(
        "`loss-for-offender` is for a game of two in which it is known who did it: otherwise nobody knows who won");
  }
  if (record.status == Status::Illegal) {
    made.severity = Severity::Warning;
    illegal_ = true;
  } else if (record.status == Status::Legal) {
    if (!require_result_) made.severity = Severity::Note;
  } else {
    undetermined_ = true;
  }
  made.elsewhere.push_back(
      log_.elsewhere("the record", static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(record.line)));
  findings_.add(std::move(made));
}

Verdict TournamentSet::finish() {
  end_file(log_.files());
  enter(log_.manifest.rounds.size());
  const std::size_t before = findings_.added();
  leave_out_copies(tell_repeated(log_, findings_));
  tell_rounds(log_.manifest, findings_);
  Verdict verdict;
  verdict.kind = kind();
  verdict.tournament = sum();
  tell_pairings(log_, players_, *verdict.tournament, findings_);
  if (findings_.added() > before) illegal_ = true;
  verdict.complete = verdict.tournament->whole && !log_.manifest.rounds.empty() && counted_ == games_ && !undetermined_;
  // Where a record could not be read, nor is it known what the table is.
  if (!undetermined_) verdict.claims = verify_standings(log_, players_, *verdict.tournament, findings_);
  verdict.status = illegal_ ? Status::Illegal : undetermined_ ? Status::Undetermined : Status::Legal;
  verdict.findings = findings_.take();
  return verdict;
}

/// Copies of a record count once.
void TournamentSet::leave_out_copies(const std::set<std::uint32_t>& copies) {
  if (copies.empty()) return;
  games_ -= copies.size();
  std::vector<IrregularGame> irregular;
  for (std::size_t index = 0; index < irregular_.size(); ++index) {
    if (copies.count(irregular_listed_[index]) == 0) irregular.push_back(std::move(irregular_[index]));
  }
  irregular_ = std::move(irregular);
  auto kept = std::make_shared<tournament::Results>();
  std::deque<EncounterPlace> places;
  for (std::uint32_t index = 0; index < results_->size(); ++index) {
    const tournament::Encounter each = (*results_)[index];
    const EncounterPlace& place = log_.places[index];
    if (place.file != EncounterPlace::kNoFile && copies.count(place.listed) > 0) {
      if (each.how == How::Played) --counted_;
      continue;
    }
    kept->add(each.round, each.how, each.seats);
    places.push_back(place);
  }
  results_ = std::move(kept);
  log_.places = std::move(places);
}

TournamentVerdict TournamentSet::sum() {
  const read::TournamentManifest& manifest = log_.manifest;
  TournamentVerdict made;
  made.name = read::words_of(manifest.name);
  made.game = game_word(manifest.game->value);
  made.players = players_.names();
  for (const read::TournamentRound& round : manifest.rounds)
    made.rounds.push_back({round.number->value, read::words_of(round.date)});
  made.rules = ranking_rules_of(manifest);
  if (manifest.illegal_games) made.illegal_games = manifest.illegal_games->value;
  made.results = results_;
  made.games = games_;
  made.counted = counted_;
  made.irregular = std::move(irregular_);
  made.withdrawn.resize(made.players.size());
  for (const tournament::Withdrawal& each : withdrawals_of(manifest))
    made.withdrawn[each.player] = static_cast<Round>(each.after_rounds);
  made.whole = tournament::is_whole(*results_, made.players.size(), made.rules.system, made.rounds.size(),
                                    withdrawals_of(manifest));
  return made;
}

}  // namespace orion::judge
