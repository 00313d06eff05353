#include "records/judge/judge.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "records/judge/duel_judge.hpp"
#include "records/judge/text_findings.hpp"
#include "records/read/duel_record.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using catalogue::Severity;

/// By place, then code. What one move breaks keeps its order: it stands at the place of its primary finding, and among
/// what else is there by that one's code.
void put_in_order(std::vector<Finding>& findings) {
  std::map<std::pair<std::uint32_t, std::size_t>, std::string_view> code_of_move;
  for (const Finding& each : findings) {
    if (each.move) code_of_move.try_emplace({each.anchor, *each.move}, catalogue::entry(each.code).id);
  }
  const auto key = [&](const Finding& each) {
    const std::string_view own = catalogue::entry(each.code).id;
    return std::pair{each.anchor, each.move ? code_of_move.at({each.anchor, *each.move}) : own};
  };
  std::stable_sort(findings.begin(), findings.end(),
                   [&](const Finding& a, const Finding& b) { return key(a) < key(b); });
}

/// At most so many findings of a document are kept, notes dropped before anything else, and then how many more there
/// are: an error if one of those is.
void cut(std::vector<Finding>& findings, std::size_t limit) {
  const bool cut_before = !findings.empty() && findings.back().code == Code::Y127TooManyFindings;
  if (findings.size() <= limit + (cut_before ? 1 : 0)) return;
  std::size_t more = 0;
  Severity worst = Severity::Note;
  text::Span at = findings[limit].span;
  for (const Severity level : {Severity::Note, Severity::Warning, Severity::Error}) {
    for (std::size_t index = findings.size(); index-- > 0 && findings.size() > limit;) {
      if (findings[index].severity != level) continue;
      worst = level;
      at = findings[index].span;
      ++more;
      findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(index));
    }
  }
  Finding rest = finding(Code::Y127TooManyFindings, at, std::to_string(more) + " more findings in this document");
  rest.severity = worst;
  findings.push_back(std::move(rest));
}

bool has_error(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& each) { return each.severity == Severity::Error; });
}

bool same_outcome(const std::optional<DuelOutcome>& a, const std::optional<DuelOutcome>& b) {
  if (!a || !b) return !a && !b;
  return a->ending.how == b->ending.how && a->ending.winner == b->ending.winner && a->move == b->move;
}

/// "legal, orange wins by conditions (link) after move 21"
std::string in_words(const Verdict& verdict) {
  std::string text{word(verdict.status)};
  const auto& outcome = verdict.duel->outcome;
  if (!outcome) return text + ", play not ended";
  const duel::Ending& ending = outcome->ending;
  text += ending.winner ? ", " + std::string{word(*ending.winner)} + " wins" : ", a tie";
  text += " by " + std::string{word(ending.how)};
  if (ending.how == duel::How::Conditions) text += " (" + list_of(outcome->conditions[*ending.winner]) + ")";
  text += " after move " + std::to_string(outcome->move);
  const bool played_on = verdict.status == Status::Illegal && !verdict.duel->setup_illegal;
  return played_on ? text + ", and a move comes after the end" : text;
}

void compare(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings, Verdict& verdict) {
  Verdict other;
  judge_duel(record, rules, settings, other);
  const auto& outcome = verdict.duel->outcome;
  if (other.status == verdict.status && same_outcome(other.duel->outcome, outcome)) return;
  verdict.comparison = Comparison{rules, other.status, other.duel->outcome};
  verdict.findings.push_back(finding(Code::R240OtherRules, record.game_key,
                                     "by " + to_string(verdict.duel->rules) + ": " + in_words(verdict) + "; by " +
                                         to_string(rules) + ": " + in_words(other)));
}

std::vector<Finding> judge_game(const read::KindOf& kind, const read::Context& context, const text::Node& root,
                                const Settings& settings, Verdict& verdict, const read::WrittenPlacement* asked) {
  if (!read::expect(context, *kind.value, text::NodeKind::Scalar, "`game`")) return {};
  if (kind.value->text != "orion-duel") {
    static constexpr std::array<std::string_view, 1> kGames{"orion-duel"};
    const bool station = kind.value->text == "orion-station";
    const std::string_view written = kind.value->text;
    context.report(Code::R204KindNotJudged, kind.value->span,
                   station ? "games of The Orion Station are not judged by this version: it judges orion-duel"
                           : read::quoted(written) + " is no game that is judged here: " + read::hint(written, kGames));
    if (station) verdict.status = Status::Undetermined;
    return {};
  }
  verdict.game = "orion-duel";
  const read::DuelRecord record = read::read_duel_record(context, root);
  if (record.id) verdict.id = record.id->value;
  if (has_error(verdict.findings)) return {};
  const read::DuelRules rules = settings.rules.value_or(record.rules);
  auto broken = judge_duel(record, rules, settings, verdict, asked);
  if (settings.compare_with) compare(record, *settings.compare_with, settings, verdict);
  return broken;
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

std::vector<Finding> judge_root(const text::Node& root, const read::Context& context, const Settings& settings,
                                Verdict& verdict, const read::WrittenPlacement* asked) {
  if (root.kind != text::NodeKind::Mapping) {
    context.report(Code::R202NotAMapping, root.span,
                   "a record is a mapping of keys to values, such as `game: orion-duel`");
    return {};
  }
  const read::KindOf kind = read::kind_of(root);
  verdict.kind = kind.kind;
  switch (kind.kind) {
    case read::DocumentKind::Game:
      return judge_game(kind, context, root, settings, verdict, asked);
    case read::DocumentKind::None:
      report_no_kind(root, context);
      break;
    case read::DocumentKind::Deck:
    case read::DocumentKind::Match:
    case read::DocumentKind::Tournament:
      context.report(
          Code::R204KindNotJudged, kind.key->span,
          "a " + std::string{kind.key->text} + " is not judged by this version: it judges games of orion-duel");
      verdict.status = Status::Undetermined;
      break;
  }
  return {};
}

Asked judge_with(const text::RawDocument& document, const Settings& settings, const read::WrittenPlacement* placement) {
  Asked asked;
  Verdict& verdict = asked.verdict;
  if (document.oversize) {
    const auto end = static_cast<std::uint32_t>(document.bytes.size());
    text::Fault fault{
        text::FaultKind::DocumentTooLarge, {end, end}, std::nullopt, std::to_string(settings.limits.document)};
    verdict.findings.push_back(text_finding(fault, document.bytes));
    return asked;
  }
  const text::ReadText read = text::read_text(document.bytes, settings.limits);
  for (const text::Fault& fault : read.faults) verdict.findings.push_back(text_finding(fault, document.bytes));
  const read::Context context{document.bytes, verdict.findings};
  if (read.root != nullptr) {
    asked.findings = judge_root(*read.root, context, settings, verdict, placement);
  } else if (read.faults.empty()) {
    context.report(Code::R201NoRecord, {0, 0}, "no record found: there is nothing but blank lines and comments");
  }
  put_in_order(verdict.findings);
  cut(verdict.findings, settings.limits.faults);
  return asked;
}

}  // namespace

Verdict judge_document(const text::RawDocument& document, const Settings& settings) {
  return judge_with(document, settings, nullptr).verdict;
}

Asked judge_asked(const text::RawDocument& document, const Settings& settings, std::string_view placement) {
  std::vector<Finding> findings;
  const text::ReadText text = text::read_text(placement, settings.limits);
  for (const text::Fault& fault : text.faults) findings.push_back(text_finding(fault, placement));
  const read::Context context{placement, findings};
  std::optional<read::WrittenPlacement> asked;
  if (text.root != nullptr) {
    asked = read::read_asked_placement(context, *text.root);
  } else if (findings.empty()) {
    context.report(Code::R212BadPlacement, {0, 0}, "no placement was asked about: `orange: e4 e5 / f5`");
  }
  Asked judged = judge_with(document, settings, asked ? &*asked : nullptr);
  judged.readable = asked.has_value();
  if (!asked) judged.findings = std::move(findings);
  return judged;
}

}  // namespace orion::judge
