#include "cmd/check/sink.hpp"

#include <ostream>
#include <utility>

#include "cmd/check/file_reader.hpp"
#include "cmd/input/interrupt.hpp"
#include "records/judge/findings_order.hpp"

namespace orion::cmd {

void Sink::take(Item& item) {
  // After SIGINT records may come that nobody has judged any more.
  if (!streams_.out || interrupted()) stopped_ = true;
  if (stopped_) return;
  const auto line_is_free = progress_.pause_for_output();
  if (item.part_of) {
    take_part(item);
    return;
  }
  if (item.file != file_) {
    file_ = item.file;
    whose_ = file_->met == Met::Named ? Whose::Ours : Whose::Unknown;
  }
  switch (item.kind) {
    case Item::Kind::Document:
      take_document(item);
      break;
    case Item::Kind::End:
      take_end(item);
      break;
    case Item::Kind::Trouble:
      could_not_read(item.file->path, item.trouble);
      break;
    case Item::Kind::Special:
      summary_.not_ours.push_back(item.file->path);
      break;
  }
  // Where both go to a terminal, no half line may stand before the one that is drawn.
  if (progress_.shares_output()) streams_.out.flush();
}

/// What stands in the file of a set is no matter of the file that names it.
void Sink::take_part(Item& item) {
  if (item.kind != Item::Kind::Document) {
    if (!item.trouble.empty()) item.part_of->lost(item.set_file, item.trouble);
    if (!item.silent) baseline_.file_ended(item.file->place);
    return;
  }
  if (item.set) conclude(item);
  item.part_of->add(item.set_file, std::move(*item.record));
  if (!item.silent) report(item);
}

void Sink::conclude(Item& item) {
  judge::Verdict verdict = item.set->finish();
  if (item.part_of) item.record = item.set->as_record(verdict, item.number);
  if (plan_.take_set && !item.part_of) plan_.take_set(*item.set, verdict);
  if (!item.silent) judge_.make_pieces(item, item.set->document(), verdict);
  item.set.reset();
}

void Sink::take_document(Item& item) {
  if (item.set) conclude(item);
  if (whose_ == Whose::Unknown || whose_ == Whose::Others) {
    if (!item.ours) {
      whose_ = Whose::Others;
      return;
    }
    // Now that the file is known to be ours, what stood before its first record is a finding. It is read again rather
    // than kept: memory does not grow with the number of documents.
    if (whose_ == Whose::Others) {
      whose_ = Whose::ReadAgain;
      read_again(item.file->path);
      return;
    }
    whose_ = Whose::Ours;
  }
  if (whose_ == Whose::Ours) report(item);
}

void Sink::take_end(const Item& item) {
  const bool nothing_of_ours = whose_ == Whose::Unknown || whose_ == Whose::Others;
  if (!item.trouble.empty() && whose_ != Whose::ReadAgain) {
    could_not_read(item.file->path, item.trouble);
    return;
  }
  if (nothing_of_ours) summary_.not_ours.push_back(item.file->path);
  baseline_.file_ended(item.file->place);
}

/// Looks at a game beside those before it, and words it.
void Sink::compare(Item& item) {
  judge::Verdict& verdict = *item.verdict;
  for (Finding& each : loose_set_.add(verdict, *item.record, item.file->path)) {
    verdict.findings.push_back(std::move(each));
  }
  judge::put_in_order(verdict.findings);
  judge_.make_pieces(item, item.document, verdict);
  item.verdict.reset();
}

void Sink::report(Item& item) {
  if (item.verdict) compare(item);
  summary_.add(item.facts);
  baseline_.found(item.left_out);
  for (std::size_t index = 0; index < plan_.formats.size(); ++index) {
    plan_.formats[index]->take(item.facts, std::move(item.pieces[index]));
  }
  progress_.count_record();
}

void Sink::read_again(const std::string& path) {
  FileReader::Hooks hooks;
  hooks.give = [&](Item item) {
    judge_(item);
    if (item.part_of) {
      take_part(item);
    } else if (item.kind == Item::Kind::Document) {
      if (item.set) conclude(item);
      report(item);
    } else if (!item.trouble.empty()) {
      could_not_read(path, item.trouble);
    }
  };
  hooks.go_on = [this] { return !interrupted() && streams_.out.good(); };
  FileReader{plan_, hooks, FileReader::GamesOfSets::Silent}.read_file(path, Met::Named);
}

void Sink::could_not_read(const std::string& path, const std::string& reason) {
  const auto line_is_free = progress_.pause_for_error();
  streams_.out.flush();
  streams_.err << "orionref: cannot read " << printable(path) << ": " << reason << '\n';
  summary_.unfinished.push_back(path);
}

}  // namespace orion::cmd
