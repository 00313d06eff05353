#include "records/judge/match_set.hpp"

#include <array>
#include <utility>

#include "records/joined.hpp"
#include "records/judge/duel_claims.hpp"
#include "records/judge/findings_order.hpp"
#include "records/judge/set_words.hpp"
#include "records/read/plain_path.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using tournament::MatchFault;
using tournament::MatchSeat;

constexpr int kHundredthsPerHalf = 50;

/// "game 2"
std::string name(std::size_t index) { return "game " + std::to_string(index + 1); }

tournament::MatchRules rules_of(const read::MatchManifest& match) {
  tournament::MatchRules rules;
  if (match.best_of) rules.best_of = match.best_of->value;
  if (match.ties && match.ties->value == read::Ties::CountHalf) rules.ties = tournament::Ties::CountHalf;
  return rules;
}

}  // namespace

MatchSet::MatchSet(std::unique_ptr<ReadManifest> manifest, read::MatchManifest match, Settings settings)
    : SetJudge{std::move(manifest)}, match_{std::move(match)}, settings_{std::move(settings)} {
  games_.resize(match_.games.size());
  for (std::size_t index = 0; index < games_.size(); ++index) {
    if (!match_.games[index].path) continue;
    // A file is read once, however often it is named.
    const auto [first, fresh] = by_path_.emplace(read::plain_path(match_.games[index].path->value), index);
    if (fresh) {
      files_.push_back(index);
    } else {
      games_[index].first_named = first->second;
    }
  }
}

void MatchSet::judge_own_games(Decks* decks) {
  Settings settings = settings_;
  settings.keep_set_facts = true;
  settings.keep_course = false;
  settings.decks = decks;
  const std::string_view bytes = document().bytes;
  for (std::size_t index = 0; index < games_.size(); ++index) {
    const text::Node* node = match_.games[index].game;
    if (node == nullptr) continue;
    const Verdict verdict = judge_inline_game({bytes, own_findings_}, *node, settings);
    own_findings_.insert(own_findings_.end(), verdict.findings.begin(), verdict.findings.end());
    SetRecord record = set_record_of(verdict, document(), 1);
    // Its bytes are a part of the manifest's.
    record.identities.front().content = print_of(bytes.substr(node->span.begin, node->span.end - node->span.begin));
    games_[index].record = std::move(record);
    games_[index].records = 1;
  }
}

void MatchSet::add(std::size_t file, SetRecord record) {
  Game& game = games_[files_[file]];
  if (++game.records == 1) game.record = std::move(record);
}

void MatchSet::lost(std::size_t file, std::string why) { games_[files_[file]].lost = std::move(why); }

Verdict MatchSet::finish() {
  for (std::size_t index = 0; index < games_.size(); ++index) rule_on(index);
  std::vector<Finding>& findings = manifest().findings;
  findings.insert(findings.end(), own_findings_.begin(), own_findings_.end());
  tell_order();
  Verdict verdict;
  verdict.kind = kind();
  verdict.match = sum();
  verdict.complete = verdict.match->over;
  verify_score(verdict);
  if (!verdict.complete) report_open();
  verdict.status = illegal_ ? Status::Illegal : undetermined_ ? Status::Undetermined : Status::Legal;
  verdict.findings = std::move(findings);
  put_in_order(verdict.findings);
  cut(verdict.findings, settings_.limits.faults);
  return verdict;
}

SetRecord MatchSet::as_record(const Verdict& verdict, std::size_t number) const {
  SetRecord record = SetJudge::as_record(verdict, number);
  const text::LineIndex lines{document().bytes, document().first_line};
  for (const read::NamedPlayer& each : match_.players)
    record.players.push_back({std::string{each.name.value}, read::words_of(each.id), lines.at(each.name.span.begin)});
  if (first_) record.game = games_[*first_].record->game;
  record.claimed = claimed();
  // Where its games are files, it is told from others by these: two matches of two players in two folders may well
  // read the same.
  if (!files_.empty()) record.identities.front().content = {};
  for (std::size_t index = 0; index < games_.size(); ++index) {
    // Of what is in it twice the match itself has told.
    if (!games_[index].record || games_[index].copy) continue;
    const SetRecord& game = *games_[index].record;
    const std::optional<read::Text>& path = match_.games[index].path;
    for (SetIdentity each : game.identities) {
      // What it is for a set around this one is a place in the match.
      if (path) each.at = lines.at(path->span.begin);
      if (games_[index].same_id) each.id.clear();
      record.identities.push_back(std::move(each));
    }
    if (game.round) record.rounds_of_games.push_back({*game.round, path ? std::string{path->value} : ""});
  }
  return record;
}

/// Who has won by the claimed score, if that names both.
std::optional<std::vector<std::size_t>> MatchSet::claimed() const {
  if (match_.score.size() != match_.players.size()) return std::nullopt;
  const auto [one, other] = std::pair{match_.score[0], match_.score[1]};
  if (one.points.value == other.points.value) return std::vector<std::size_t>{};
  const bool ahead = one.points.value.hundredths > other.points.value.hundredths;
  return std::vector<std::size_t>{(ahead ? one : other).player.seat};
}

void MatchSet::rule_on(std::size_t index) {
  if (const std::optional<std::size_t> first = games_[index].first_named) {
    report(Code::T704SameRecord, index, name(index) + " is the file of " + name(*first));
    manifest().findings.back().related.push_back({name(*first), span(*first)});
    illegal_ = true;
    return;
  }
  if (!has_one_game(index)) {
    undetermined_ = true;
    return;
  }
  // Of what it is a copy of, the result is known; of the game that should stand here it is not.
  if (!is_copy(index)) tell_result(index);
}

bool MatchSet::has_one_game(std::size_t index) {
  const Game& game = games_[index];
  if (match_.games[index].game != nullptr) return is_of_one_kind(index);
  const std::string path = read::quoted(match_.games[index].path->value);
  if (game.lost) {
    report(Code::T701NoFile, index, path + " cannot be read: " + *game.lost);
  } else if (game.records == 0) {
    report(Code::T702NoGame, index, "there is no record in " + path);
  } else if (game.records > 1) {
    report(Code::T702NoGame, index, "there is more than one record in " + path + ", and " + name(index) + " is one");
  } else if (!may_be_game(*game.record)) {
    report(Code::T702NoGame, index,
           name(index) + " is none: what stands there is " + std::string{kind_words(game.record->kind)});
  } else {
    return is_of_one_kind(index);
  }
  return false;
}

/// All games of a match are of Orion Duel, or all of The Orion Station.
bool MatchSet::is_of_one_kind(std::size_t index) {
  const std::string_view own = games_[index].record->game;
  if (own.empty()) return true;
  if (!first_) first_ = index;
  const std::string_view of_first = games_[*first_].record->game;
  if (own == of_first) return true;
  report(Code::T702NoGame, index,
         name(index) + " is one of " + std::string{own} + ", and " + name(*first_) + " of " + std::string{of_first});
  manifest().findings.back().related.push_back({name(*first_), span(*first_)});
  return false;
}

/// Says where the record, or its id, stands in the match before. @return whether all of it does
bool MatchSet::is_copy(std::size_t index) {
  const SetIdentity& own = games_[index].record->identities.front();
  const auto same = [&](std::size_t other, std::string message) {
    report(Code::T704SameRecord, index, std::move(message));
    manifest().findings.back().related.push_back({name(other), span(other)});
    illegal_ = true;
  };
  const auto [content, fresh] = by_content_.emplace(own.content, index);
  if (!fresh) {
    same(content->second, name(index) + " is the same record as " + name(content->second));
    games_[index].copy = true;
    return true;
  }
  if (own.id.empty()) return false;
  const auto [id, new_id] = by_id_.emplace(own.id, index);
  games_[index].same_id = !new_id;
  if (!new_id)
    same(id->second, name(index) + " has the id " + read::quoted(own.id) + ", which is that of " + name(id->second));
  return false;
}

void MatchSet::tell_result(std::size_t index) {
  Game& game = games_[index];
  const SetRecord& record = *game.record;
  if (!record.winners) tell_no_result(index);
  if (record.players.empty()) return;
  const auto seats = seats_of(index);
  if (!seats) return;
  if (record.galaxy_placer) game.facts.galaxy_placer = (*seats)[*record.galaxy_placer];
  if (!record.winners) return;
  game.facts.result.emplace();
  if (record.winners->size() == 1) game.facts.result->winner = (*seats)[record.winners->front()];
}

/// A game that stops is a note, since matches are recorded while they go on.
void MatchSet::tell_no_result(std::size_t index) {
  const SetRecord& record = *games_[index].record;
  Finding made = finding(Code::T703NoResult, span(index), name(index) + " gives no result: " + record.why);
  if (record.status == Status::Illegal) {
    illegal_ = true;
  } else if (record.status == Status::Legal && !record.complete) {
    if (!settings_.require_result) made.severity = catalogue::Severity::Note;
  } else {
    undetermined_ = true;
  }
  manifest().findings.push_back(std::move(made));
}

/// Which of the match's players sits where in the game; nullopt, and said so, where they are others.
std::optional<std::vector<MatchSeat>> MatchSet::seats_of(std::size_t index) {
  const std::vector<SetPlayer>& players = games_[index].record->players;
  std::vector<MatchSeat> seats;
  std::array<bool, 2> taken{};
  std::vector<std::string> names;
  for (const SetPlayer& player : players) {
    names.push_back(read::quoted(player.name));
    for (MatchSeat seat = 0; seat < match_.players.size(); ++seat) {
      if (taken[seat] || !is_called(player, match_.players[seat])) continue;
      taken[seat] = true;
      seats.push_back(seat);
      break;
    }
  }
  if (players.size() == 2 && seats.size() == 2) return seats;
  std::vector<std::string> two;
  for (const read::NamedPlayer& each : match_.players) two.push_back(read::quoted(each.name.value));
  report(Code::T711OtherPlayers, index,
         name(index) + " is played by " + in_a_row(names) + ", and the match by " + in_a_row(two));
  illegal_ = true;
  return std::nullopt;
}

void MatchSet::tell_order() {
  std::vector<tournament::MatchGame> facts;
  for (const Game& each : games_) facts.push_back(each.facts);
  const tournament::MatchRules rules = rules_of(match_);
  standing_ = tournament::standing_of(facts, rules);
  for (const tournament::MatchViolation& each : tournament::match_violations(facts, rules)) {
    if (each.fault == MatchFault::PlacedBefore) {
      report(Code::T721PlacedBefore, each.game,
             player_name(*facts[each.game].galaxy_placer) + " places the galaxies in " + name(each.game) + ", as in " +
                 name(each.other));
    } else {
      report(Code::T722AfterDecision, each.game,
             name(each.game) + " was played though " + name(each.other) + " had decided the match");
    }
    manifest().findings.back().related.push_back({name(each.other), span(each.other)});
    illegal_ = true;
  }
}

MatchVerdict MatchSet::sum() const {
  MatchVerdict made;
  for (std::size_t seat = 0; seat < match_.players.size(); ++seat) made.players.push_back(player_name(seat));
  made.games = games_.size();
  made.half_points.assign(standing_.half_points.begin(), standing_.half_points.end());
  if (standing_.decided_with) made.decided_with = *standing_.decided_with + 1;
  made.over = match_.best_of ? standing_.decided_with.has_value() : standing_.certain && !games_.empty();
  if (made.over) made.winner = standing_.ahead();
  return made;
}

/// A claim about one player says nothing of the other.
void MatchSet::verify_score(Verdict& verdict) {
  // Where a result is not known, nor is the score.
  if (match_.score.empty() || !standing_.certain) return;
  ClaimTally tally;
  for (const read::PlayerPoints& claim : match_.score) {
    const int given = standing_.half_points[claim.player.seat] * kHundredthsPerHalf;
    tally.judge(
        claim.points.value.hundredths == given, manifest().findings,
        finding(Code::T741MatchScore, claim.points.span,
                player_name(claim.player.seat) + " is recorded with " + points_words(claim.points.value.hundredths) +
                    ", and the games give " + points_words(given)));
  }
  verdict.claims = tally.sum();
}

void MatchSet::report_open() {
  Finding made;
  if (games_.empty()) {
    made = finding(Code::T723NotDecided, match_.games_key, "the match has no games");
  } else {
    made = finding(Code::T723NotDecided, span(games_.size() - 1),
                   "the match is not decided after " + name(games_.size() - 1) + ": " +
                       points_words(standing_.half_points[0] * kHundredthsPerHalf) + " to " +
                       points_words(standing_.half_points[1] * kHundredthsPerHalf));
  }
  if (settings_.require_result) made.severity = catalogue::Severity::Error;
  manifest().findings.push_back(std::move(made));
}

void MatchSet::report(Code code, std::size_t index, std::string message) {
  context().report(code, span(index), std::move(message));
}

std::string MatchSet::player_name(std::size_t seat) const { return player_names(match_.players)[seat]; }

}  // namespace orion::judge
