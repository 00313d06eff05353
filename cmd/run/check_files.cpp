#include "cmd/run/check_files.hpp"

#include <algorithm>

#include "cmd/input/interrupt.hpp"
#include "cmd/input/source.hpp"
#include "cmd/input/walk.hpp"
#include "records/read/kind.hpp"

namespace orion::cmd {

bool is_ours(const judge::Verdict& verdict, const text::RawDocument& document) {
  if (verdict.kind != read::DocumentKind::None) return true;
  const bool unread = std::any_of(verdict.findings.begin(), verdict.findings.end(),
                                  [](const Finding& each) { return catalogue::entry(each.code).id.starts_with('Y'); });
  return unread && read::may_be_ours(document.bytes);
}

void FileChecker::check(const std::string& path) {
  if (path == "-") {
    check_standard_input();
  } else if (is_folder(path)) {
    walk(
        path,
        [this](const std::string& file) {
          check_file(file, Met::InFolder);
          return !interrupted() && streams_.out.good();
        },
        [this](const std::string& other) { summary_.not_ours.push_back(other); },
        [this](const std::string& folder) { could_not_read(folder, "the folder cannot be listed"); });
  } else {
    check_file(path, Met::Named);
  }
}

void FileChecker::check_standard_input() {
  Source source = Source::standard_input([this] { streams_.out.flush(); });
  bool failed = false;
  check_stream("-", source.bytes(), Met::Named, failed);
  if (failed && !interrupted()) could_not_read("-", source.trouble());
}

void FileChecker::check_file(const std::string& path, Met met) {
  std::string reason;
  std::optional<Source> source = Source::open(path, reason);
  if (!source) {
    if (!interrupted()) could_not_read(path, reason);
    return;
  }
  bool failed = false;
  const Read read = check_stream(path, source->bytes(), met, failed);
  if (failed && !interrupted()) could_not_read(path, source->trouble());
  if (read == Read::NotOurs && !failed) summary_.not_ours.push_back(path);
  // Now that the file is known to be ours, what stood before its first record is a finding. It is read again rather
  // than kept: memory does not grow with the number of documents.
  if (read == Read::OursAfterOthers) check_file(path, Met::Named);
}

FileChecker::Read FileChecker::check_stream(const std::string& path, const text::ByteSource& bytes, Met met,
                                            bool& failed) {
  text::DocumentSplitter splitter{bytes, settings_.limits.document};
  judge::Settings settings = settings_;
  settings.decks = &decks_.beside(path);
  text::RawDocument document;
  std::size_t number = 0;
  bool ours = met == Met::Named;
  while (streams_.out && splitter.next(document) && !interrupted()) {
    ++number;
    const judge::Verdict verdict = judge::judge_document(document, settings);
    if (!ours) {
      if (!is_ours(verdict, document)) continue;
      if (number > 1) return Read::OursAfterOthers;
      ours = true;
    }
    report(path, number, document, verdict);
  }
  failed = splitter.failed();
  if (!ours) return Read::NotOurs;
  if (number == 0 && !failed && !allow_empty_ && !interrupted()) {
    const text::RawDocument nothing;
    report(path, 1, nothing, judge::judge_document(nothing, settings));
  }
  return Read::Done;
}

void FileChecker::report(const std::string& path, std::size_t number, const text::RawDocument& document,
                         const judge::Verdict& verdict) {
  const Judged judged{path, number, document, verdict};
  summary_.add(facts_of(judged));
  format_.record(judged);
}

void FileChecker::could_not_read(const std::string& path, const std::string& reason) {
  streams_.out.flush();
  streams_.err << "orionref: cannot read " << printable(path) << ": " << reason << '\n';
  summary_.unfinished.push_back(path);
}

}  // namespace orion::cmd
