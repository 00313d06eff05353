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

std::string_view game_word(read::SetGame game) { return game == read::SetGame::Duel ? "orion-duel" : "orion-station"; }

}  // namespace

TournamentSet::TournamentSet(std::unique_ptr<ReadManifest> manifest, read::TournamentManifest tournament,
                             const Settings& settings)
    : SetJudge{std::move(manifest)},
      log_{std::move(tournament)},
      players_{log_.manifest.players},
      scoring_{scoring_of(log_.manifest)},
      text_limit_{settings.limits.faults},
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
      const read::Text& path = log_.path(next_file_);
      context().report(Code::T702NoGame, path.span, "there is no record in " + read::quoted(path.value));
      log_.unsure.insert(log_.round(next_file_));
      undetermined_ = true;
    }
    in_file_ = 0;
  }
}

void TournamentSet::lost(std::size_t file, std::string why) {
  end_file(file);
  const read::Text& path = log_.path(file);
  const Round round = log_.round(file);
  context().report(Code::T701NoFile, path.span, read::quoted(path.value) + " cannot be read: " + why);
  log_.unsure.insert(round);
  undetermined_ = true;
  ++in_file_;
}

void TournamentSet::add(std::size_t file, SetRecord record) {
  end_file(file);
  ++in_file_;
  const read::Text& path = log_.path(file);
  const Round round = log_.round(file);
  enter(round);
  // A tournament may stand in one file with its games.
  const bool is_itself = record.kind == kind() && record.identities.front().content == print_of(document().bytes);
  if (is_itself || !expect_game(file, record)) return;
  ++games_;
  compare_event(file, record);
  std::vector<Player> players;
  for (const SetPlayer& each : record.players) {
    if (const auto player = players_.find(each)) {
      players.push_back(*player);
      continue;
    }
    Finding unknown = finding(Code::T711OtherPlayers, path.span,
                              read::quoted(each.name) + " is no player of the tournament: " + players_.why_not(each));
    unknown.elsewhere.push_back({"the player in the record", std::string{path.value}, each.at});
    manifest().findings.push_back(std::move(unknown));
    illegal_ = true;
  }
  if (players.size() != record.players.size() || players.empty()) log_.unsure.insert(round);
  std::uint32_t encounter = count(file, record, players);
  for (const SetIdentity& each : record.identities) {
    log_.used.push_back({each.content, id_print_of(each.id), static_cast<std::uint32_t>(file),
                         static_cast<std::uint32_t>(each.at.line), std::exchange(encounter, UsedRecord::kNoEncounter)});
  }
}

bool TournamentSet::expect_game(std::size_t file, const SetRecord& record) {
  const read::Text& path = log_.path(file);
  std::string message;
  if (record.kind != read::DocumentKind::Match && !may_be_game(record)) {
    message = "a round is made of games and matches, and here is " + std::string{kind_words(record.kind)};
  } else if (!record.game.empty() && record.game != game_word(log_.manifest.game->value)) {
    message = "the tournament is one of " + std::string{game_word(log_.manifest.game->value)} +
              ", and this is a game of " + std::string{record.game};
  } else {
    return true;
  }
  Finding other = finding(Code::T702NoGame, path.span, std::move(message));
  other.elsewhere.push_back(
      log_.elsewhere("the record", static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(record.line)));
  manifest().findings.push_back(std::move(other));
  log_.unsure.insert(log_.round(file));
  undetermined_ = true;
  return false;
}

/// What the record says of its date and round.
void TournamentSet::compare_event(std::size_t file, const SetRecord& record) {
  const read::Text& path = log_.path(file);
  const read::TournamentRound& round = log_.manifest.rounds[log_.round(file)];
  const std::string number = std::to_string(round.number->value);
  if (record.round && number_in(record.round->text).value_or(round.number->value) != round.number->value) {
    Finding other = finding(Code::T733OtherRound, path.span,
                            "the record is of round " + record.round->text + ", and stands in round " + number);
    other.elsewhere.push_back({"the round in the record", std::string{path.value}, record.round->at});
    manifest().findings.push_back(std::move(other));
    illegal_ = true;
  }
  if (record.date && round.date && record.date->text != round.date->value) {
    Finding other = finding(
        Code::T732RoundDate, path.span,
        "the record is of " + record.date->text + ", and round " + number + " of " + std::string{round.date->value});
    // Games are put off, and played before their round.
    other.severity = Severity::Warning;
    other.elsewhere.push_back({"the date in the record", std::string{path.value}, record.date->at});
    manifest().findings.push_back(std::move(other));
  }
}

/// @return which encounter it is
std::uint32_t TournamentSet::count(std::size_t file, const SetRecord& record, const std::vector<Player>& players) {
  const read::Text& path = log_.path(file);
  const Round round = log_.round(file);
  const bool all_known = players.size() == record.players.size();
  const read::IllegalGames illegal_games =
      log_.manifest.illegal_games ? log_.manifest.illegal_games->value : read::IllegalGames::Excluded;
  const CountedGame counted = counted_game(record, scoring_, illegal_games);
  const bool counts = counted.points.size() == players.size() && all_known && !players.empty();
  if (!record.winners) {
    irregular_.push_back({std::string{path.value}, record.number, record.line, round, players, record.why,
                          counts ? counted.treatment : Treatment::NotCounted});
    tell_no_result(file, record, irregular_.back().treatment);
  }
  if (counts) ++counted_;
  if (players.empty() || players.size() > tournament::Results::kMostSeats) return UsedRecord::kNoEncounter;
  std::vector<Seat> seats;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    seats.push_back({players[seat], counts ? counted.points[seat] : 0});
  results_->add(round, counts ? How::Played : How::Open, seats);
  log_.places.push_back({static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(record.line)});
  return static_cast<std::uint32_t>(results_->size() - 1);
}

/// A game that stops is a note, since tournaments are recorded while they go on; an illegal one is an error of its own,
/// and here it is said what becomes of it.
void TournamentSet::tell_no_result(std::size_t file, const SetRecord& record, Treatment treatment) {
  const read::Text& path = log_.path(file);
  const std::string_view what = record.kind == read::DocumentKind::Match ? "the match" : "the game";
  std::string message =
      std::string{what} + (treatment == Treatment::NotCounted ? " does not count: " : ": ") + record.why;
  if (treatment == Treatment::LossForOffender) message += ", and is lost for the player who did that";
  if (treatment == Treatment::AsClaimed) message += ", and counts as its result claims";
  Finding made = finding(Code::T703NoResult, path.span, std::move(message));
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
  manifest().findings.push_back(std::move(made));
}

Verdict TournamentSet::finish() {
  end_file(log_.files());
  enter(log_.manifest.rounds.size());
  std::vector<Finding>& findings = manifest().findings;
  const std::size_t before = findings.size();
  leave_out(tell_repeated(log_, findings));
  log_.used.clear();  // what follows needs the room
  tell_rounds(log_.manifest, findings);
  Verdict verdict;
  verdict.kind = kind();
  verdict.tournament = sum();
  tell_pairings(log_, players_, *verdict.tournament, findings);
  if (findings.size() > before) illegal_ = true;
  verdict.complete = verdict.tournament->whole && !log_.manifest.rounds.empty() && counted_ == games_ && !undetermined_;
  // Where a record could not be read, nor is it known what the table is.
  if (!undetermined_) verdict.claims = verify_standings(log_, players_, *verdict.tournament, findings);
  verdict.status = illegal_ ? Status::Illegal : undetermined_ ? Status::Undetermined : Status::Legal;
  verdict.findings = std::move(findings);
  put_in_order(verdict.findings);
  cut(verdict.findings, text_limit_);
  return verdict;
}

/// Copies of a record count once.
void TournamentSet::leave_out(const std::set<std::uint32_t>& copies) {
  if (copies.empty()) return;
  auto kept = std::make_shared<tournament::Results>();
  std::deque<EncounterPlace> places;
  for (std::uint32_t index = 0; index < results_->size(); ++index) {
    const tournament::Encounter each = (*results_)[index];
    if (copies.count(index) > 0) {
      --games_;
      if (each.how == How::Played) --counted_;
      continue;
    }
    kept->add(each.round, each.how, each.seats);
    places.push_back(log_.places[index]);
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
