#include "records/judge/judge.hpp"

#include <algorithm>
#include <string>

#include "records/judge/duel_judge.hpp"
#include "records/judge/sha256.hpp"
#include "records/judge/text_findings.hpp"
#include "records/read/duel_record.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using catalogue::Severity;

/// By place, then code. What one move breaks keeps its order behind its primary finding.
void put_in_order(std::vector<Finding>& findings) {
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Finding& a, const Finding& b) { return a.anchor < b.anchor; });
}

bool has_error(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& each) { return each.severity == Severity::Error; });
}

bool same_outcome(const std::optional<DuelOutcome>& a, const std::optional<DuelOutcome>& b) {
  if (!a || !b) return !a && !b;
  return a->ending.how == b->ending.how && a->ending.winner == b->ending.winner && a->move == b->move &&
         a->conditions == b->conditions;
}

/// "legal, orange wins by conditions after move 21"
std::string in_words(Status status, const std::optional<DuelOutcome>& outcome) {
  std::string text{word(status)};
  if (!outcome) return text + ", no end reached";
  text += outcome->ending.winner ? ", " + std::string{word(*outcome->ending.winner)} + " wins" : ", a tie";
  return text + " by " + std::string{word(outcome->ending.how)} + " after move " + std::to_string(outcome->move);
}

void compare(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings, Verdict& verdict) {
  Verdict other;
  judge_duel(record, rules, settings, other);
  const auto& outcome = verdict.duel->outcome;
  if (other.status == verdict.status && same_outcome(other.duel->outcome, outcome)) return;
  verdict.comparison = Comparison{rules, other.status, other.duel->outcome};
  verdict.findings.push_back(finding(Code::R240OtherRules, record.game_key,
                                     "by " + to_string(verdict.duel->rules) + ": " + in_words(verdict.status, outcome) +
                                         "; by " + to_string(rules) + ": " +
                                         in_words(other.status, other.duel->outcome)));
}

std::vector<Finding> judge_game(const read::KindOf& kind, const read::Context& context, const text::Node& root,
                                const Settings& settings, Verdict& verdict, const read::WrittenPlacement* asked) {
  if (kind.value->kind != text::NodeKind::Scalar || kind.value->text != "orion-duel") {
    static constexpr std::array<std::string_view, 1> kGames{"orion-duel"};
    const bool station = kind.value->kind == text::NodeKind::Scalar && kind.value->text == "orion-station";
    const std::string_view written = kind.value->kind == text::NodeKind::Scalar ? kind.value->text : "this";
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
  verdict.sha256 = sha256_hex(document.bytes);
  const text::ReadText read = text::read_text(document.bytes, settings.limits);
  for (const text::Fault& fault : read.faults) verdict.findings.push_back(text_finding(fault, document.bytes));
  const read::Context context{document.bytes, verdict.findings};
  if (read.root != nullptr) {
    asked.findings = judge_root(*read.root, context, settings, verdict, placement);
  } else if (read.faults.empty()) {
    context.report(Code::R201NoRecord, {0, 0}, "no record found: there is nothing but blank lines and comments");
  }
  put_in_order(verdict.findings);
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
