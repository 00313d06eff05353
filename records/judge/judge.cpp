#include "records/judge/judge.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "records/judge/compare.hpp"
#include "records/judge/duel_judge.hpp"
#include "records/judge/findings_order.hpp"
#include "records/judge/set_judge.hpp"
#include "records/judge/station_judge.hpp"
#include "records/judge/text_findings.hpp"
#include "records/read/duel_record.hpp"
#include "records/read/match.hpp"
#include "records/read/station_record.hpp"
#include "records/read/tournament.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using catalogue::Severity;

/// What a record is that cannot be played, by its faults: too few players break a rule (S1.2), and by a deck that
/// breaks S7 nothing can be judged; what else reading finds fault with leaves it unreadable.
Status status_of_faults(const std::vector<Finding>& findings) {
  Status status = Status::Undetermined;
  for (const Finding& each : findings) {
    if (each.severity != Severity::Error) continue;
    if (catalogue::entry(each.code).clause.empty()) return Status::Unreadable;
    if (each.code == Code::S102bTooFewPlayers) status = Status::Illegal;
  }
  return status;
}

/// An action or a placement that stands in no record, as text.
struct Question {
  const read::Context& context;
  const text::Node* root;
  bool readable = false;
};

Answer judge_duel_game(const read::Context& context, const text::Node& root, const Settings& settings, Verdict& verdict,
                       Question* question) {
  verdict.game = "orion-duel";
  const read::DuelRecord record = read::read_duel_record(context, root);
  if (record.id) verdict.id = record.id->value;
  if (has_error(verdict.findings)) return {};
  std::optional<read::WrittenPlacement> asked;
  if (question != nullptr) asked = read::read_asked_placement(question->context, *question->root);
  if (question != nullptr) question->readable = asked.has_value();
  const read::DuelRules rules = settings.rules.duel.value_or(record.rules);
  auto broken = judge_duel(record, rules, settings, verdict, asked ? &*asked : nullptr);
  if (settings.keep_set_facts) verdict.set_facts = set_facts_of(record, verdict.findings);
  if (settings.compare_with.duel) compare(record, *settings.compare_with.duel, settings, verdict);
  return broken;
}

Answer judge_station_game(const read::Context& context, const text::Node& root, const Settings& settings,
                          Verdict& verdict, Question* question) {
  verdict.game = "orion-station";
  read::StationRecord record = read::read_station_record(context, root);
  if (record.id) verdict.id = record.id->value;
  if (has_error(verdict.findings)) {
    verdict.status = status_of_faults(verdict.findings);
    return {};
  }
  std::optional<read::AskedAction> asked;
  if (question != nullptr) asked = read::read_asked_action(question->context, *question->root, record);
  if (question != nullptr) question->readable = asked.has_value();
  const station::Options rules = settings.rules.station.value_or(record.rules);
  const StationStart start = start_of(record, rules, settings, verdict.findings);
  auto broken = judge_station(record, start, rules, settings, verdict, asked ? &*asked : nullptr);
  if (settings.keep_set_facts) verdict.set_facts = set_facts_of(record, verdict.findings);
  if (settings.compare_with.station) compare(record, start, *settings.compare_with.station, settings, verdict);
  return broken;
}

Answer judge_game(const read::KindOf& kind, const read::Context& context, const text::Node& root,
                  const Settings& settings, Verdict& verdict, Question* question) {
  if (!read::expect(context, *kind.value, text::NodeKind::Scalar, "`game`")) return {};
  const std::string_view game = kind.value->text;
  if (game == "orion-duel") return judge_duel_game(context, root, settings, verdict, question);
  if (game == "orion-station") return judge_station_game(context, root, settings, verdict, question);
  static constexpr std::array<std::string_view, 2> kGames{"orion-duel", "orion-station"};
  context.report(Code::R204KindNotJudged, kind.value->span,
                 read::quoted(game) + " is no game that is judged here: " + read::hint(game, kGames));
  return {};
}

/// A deck on its own: readable, and what S7 asks.
void judge_deck(const read::Context& context, const text::Node& root, Verdict& verdict) {
  const read::StationDeck deck = read::read_deck_document(context, root);
  verdict.deck = DeckVerdict{deck.name, deck.ids.size(), deck.cards.size()};
  const bool readable = !has_error(verdict.findings) || status_of_faults(verdict.findings) != Status::Unreadable;
  verdict.complete = readable;
  verdict.status = !readable ? Status::Unreadable : has_error(verdict.findings) ? Status::Illegal : Status::Legal;
}

/// At the first key that looks like a slip of one of the four, or else at the first key.
void report_no_kind(const text::Node& root, const read::Context& context) {
  static constexpr std::array<std::string_view, 4> kKeys{"game", "deck", "match", "tournament"};
  std::string message = "this is no record: it has none of the keys `game`, `deck`, `match`, `tournament`";
  text::Span at = root.first_child != nullptr ? root.first_child->span : root.span;
  for (const text::Node* key = root.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    const std::string_view near = read::nearest(key->text, kKeys);
    if (near.empty()) continue;
    message += ": did you mean `" + std::string{near} + "` by " + read::quoted(key->text) + "?";
    at = key->span;
    break;
  }
  context.report(Code::R203NoKind, at, std::move(message));
}

Answer judge_root(const text::Node& root, const read::Context& context, const Settings& settings, Verdict& verdict,
                  Question* question) {
  if (root.kind != text::NodeKind::Mapping) {
    context.report(Code::R202NotAMapping, root.span,
                   "a record is a mapping of keys to values, such as `game: orion-duel`");
    return {};
  }
  const read::KindOf kind = read::kind_of(root);
  verdict.kind = kind.kind;
  switch (kind.kind) {
    case read::DocumentKind::Game:
      return judge_game(kind, context, root, settings, verdict, question);
    case read::DocumentKind::None:
      report_no_kind(root, context);
      break;
    case read::DocumentKind::Deck:
      judge_deck(context, root, verdict);
      break;
    case read::DocumentKind::Match:
      read::read_match(context, root);  // without an error it is judged as a set
      break;
    case read::DocumentKind::Tournament:
      read::read_tournament(context, root);
      break;
  }
  return {};
}

Finding too_large(std::string_view bytes, std::size_t at, std::size_t limit) {
  const auto end = static_cast<std::uint32_t>(at);
  return text_finding({text::FaultKind::DocumentTooLarge, {end, end}, std::nullopt, std::to_string(limit)}, bytes);
}

/// What looked like a manifest was read beyond the limit of other documents. Where it cannot be read as text, it may
/// still be one: then the fault in it is what there is to say.
void expect_size(const text::RawDocument& document, const text::Limits& limits, const text::ReadText& read,
                 Verdict& verdict) {
  const bool is_set = verdict.kind == read::DocumentKind::Match || verdict.kind == read::DocumentKind::Tournament;
  if (is_set || document.bytes.size() <= limits.document || !read.faults.empty()) return;
  verdict = {};
  verdict.findings.push_back(too_large(document.bytes, limits.document, limits.document));
}

Asked judge_with(const text::RawDocument& document, const Settings& settings, Question* question) {
  Asked asked;
  Verdict& verdict = asked.verdict;
  if (document.oversize) {
    verdict.findings.push_back(too_large(document.bytes, document.bytes.size(), document.bytes.size()));
    return asked;
  }
  const text::ReadText read = text::read_text(document.bytes, settings.limits);
  for (const text::Fault& fault : read.faults) verdict.findings.push_back(text_finding(fault, document.bytes));
  const read::Context context{document.bytes, verdict.findings};
  if (read.root != nullptr) {
    asked.answer = judge_root(*read.root, context, settings, verdict, question);
  } else if (read.faults.empty()) {
    context.report(Code::R201NoRecord, {0, 0}, "no record found: there is nothing but blank lines and comments");
  }
  expect_size(document, settings.limits, read, verdict);
  put_in_order(verdict.findings);
  cut(verdict.findings, settings.limits.faults);
  return asked;
}

}  // namespace

Verdict judge_inline_game(const read::Context& context, const text::Node& game, const Settings& settings) {
  Verdict verdict;
  const read::Context own{context.document, verdict.findings};
  verdict.kind = read::DocumentKind::Game;
  read::KindOf kind;
  kind.kind = read::DocumentKind::Game;
  for (const text::Node* key = game.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text != "game") continue;
    kind.key = key;
    kind.value = key->next_sibling;
  }
  judge_game(kind, own, game, settings, verdict, nullptr);
  return verdict;
}

Verdict judge_document(const text::RawDocument& document, const Settings& settings) {
  Verdict verdict = judge_with(document, settings, nullptr).verdict;
  const bool is_set = verdict.kind == read::DocumentKind::Match || verdict.kind == read::DocumentKind::Tournament;
  if (!is_set || has_error(verdict.findings)) return verdict;
  text::RawDocument manifest = document;
  return judge_set(*open_set(manifest, settings), settings);
}

Asked judge_asked(const text::RawDocument& document, const Settings& settings, std::string_view asked) {
  std::vector<Finding> findings;
  const text::ReadText text = text::read_text(asked, settings.limits);
  for (const text::Fault& fault : text.faults) findings.push_back(text_finding(fault, asked));
  const read::Context context{asked, findings};
  if (text.root == nullptr && findings.empty()) {
    context.report(Code::R212BadPlacement, {0, 0},
                   "nothing was asked about: `orange: e4 e5 / f5`, or `{play: sabotage, target: Ben}`");
  }
  Question question{context, text.root};
  Asked judged = judge_with(document, settings, text.root != nullptr ? &question : nullptr);
  judged.readable = question.readable;
  if (!question.readable) judged.answer.findings = std::move(findings);
  return judged;
}

}  // namespace orion::judge
