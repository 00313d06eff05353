#include "cmd/check/judge_item.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "cmd/format/fingerprint.hpp"
#include "records/read/kind.hpp"

namespace orion::cmd {

namespace {

/// Takes out the findings that the baseline lists. @return which of its entries they are
std::vector<std::size_t> leave_out(const Baseline& baseline, const Judged& judged, std::vector<Finding>& findings) {
  std::vector<std::size_t> entries;
  const std::vector<std::string> prints = fingerprints(judged);
  std::vector<Finding> kept;
  for (std::size_t index = 0; index < prints.size(); ++index) {
    if (const auto entry = baseline.find(prints[index])) {
      entries.push_back(*entry);
    } else {
      kept.push_back(std::move(findings[index]));
    }
  }
  findings = std::move(kept);
  return entries;
}

}  // namespace

bool is_ours(const judge::Verdict& verdict, const text::RawDocument& document) {
  if (verdict.kind != read::DocumentKind::None) return true;
  const bool unread = std::any_of(verdict.findings.begin(), verdict.findings.end(),
                                  [](const Finding& each) { return catalogue::entry(each.code).id.starts_with('Y'); });
  return unread && read::may_be_ours(document.bytes);
}

void ItemJudge::operator()(Item& item) {
  if (item.kind != Item::Kind::Document || item.record) return;
  judge::Decks& decks = decks_.beside(item.file->path);
  if (item.set) {
    item.set->judge_own_games(&decks);
    item.ours = true;
    return;  // what it names is not judged yet; see Sink
  }
  judge::Settings settings = plan_.settings;
  settings.decks = &decks;
  settings.keep_set_facts = item.part_of != nullptr || plan_.as_set;
  judge::Verdict verdict = judge::judge_document(item.document, settings);
  if (settings.keep_set_facts) item.record = judge::set_record_of(verdict, item.document, item.number);
  item.ours = is_ours(verdict, item.document);
  const bool printed = item.ours || item.file->met == Met::Named || item.number > 1;  // see Sink
  if (plan_.as_set && !item.part_of && verdict.set_facts) {
    item.verdict = std::make_unique<judge::Verdict>(std::move(verdict));
    return;  // what there is to say of it depends on those before it; see Sink
  }
  if (printed && !item.silent) make_pieces(item, item.document, verdict);
  item.document.bytes = {};  // nobody needs them from here on
}

void ItemJudge::make_pieces(Item& item, const text::RawDocument& document, judge::Verdict& verdict) const {
  Judged judged{item.file->path, item.number, document, verdict, item.file->place};
  if (plan_.baseline != nullptr) {
    item.left_out = leave_out(*plan_.baseline, judged, verdict.findings);
    judged.left_out = item.left_out.size();
  }
  item.facts = facts_of(judged);
  for (const Format* format : plan_.formats) item.pieces.push_back(format->pieces(judged));
}

}  // namespace orion::cmd
