#include "cmd/run/fmt_files.hpp"

#include <ostream>

#include "cmd/check/judge_item.hpp"
#include "cmd/format/format.hpp"
#include "cmd/input/interrupt.hpp"
#include "cmd/input/source.hpp"
#include "cmd/output/replacement.hpp"
#include "cmd/run/fmt_diff.hpp"
#include "records/write/format_document.hpp"

namespace orion::cmd {

namespace {

enum class Fate {
  Format,  ///< a game or a deck that could be read
  Pass,    ///< something else
  Report,  ///< ours, or said to be, and not readable
};

Fate fate_of(const judge::Verdict& verdict, const text::RawDocument& document, bool named) {
  if (verdict.duel || verdict.station) return Fate::Format;
  if (verdict.deck && verdict.status != judge::Status::Unreadable) return Fate::Format;
  if (verdict.status == judge::Status::Undetermined) return Fate::Pass;  // a set of records
  return named || is_ours(verdict, document) ? Fate::Report : Fate::Pass;
}

}  // namespace

void FileFormatter::format(const std::string& path) {
  if (path == "-") {
    format_standard_input();
    return;
  }
  for_each_file(
      selection_, path,
      [this](const std::string& file, Met met) {
        format_file(file, met);
        return !interrupted() && streams_.out.good();
      },
      [](const std::string&) {},
      [this](const std::string& folder) { trouble("read", folder, "the folder cannot be listed"); });
}

void FileFormatter::format_standard_input() {
  Source source = Source::standard_input([this] { streams_.out.flush(); });
  bool changed = false;
  UnifiedDiff diff{streams_.out, "-"};
  const bool whole =
      go_through("-", source.bytes(), Met::Named, Tell::Findings, [&](std::string_view before, std::string_view after) {
        changed = changed || before != after;
        if (task_ == FmtTask::Write) streams_.out << after;
        if (task_ == FmtTask::Diff) diff.piece(before, after);
      });
  if (task_ == FmtTask::Diff) diff.finish();
  if (!whole) trouble("read", "-", source.trouble());
  if (changed) report_change("-");
}

void FileFormatter::format_file(const std::string& path, Met met) {
  std::string reason;
  std::optional<Source> source = Source::open(path, reason);
  if (!source) {
    trouble("read", path, reason);
    return;
  }
  bool changed = false;
  UnifiedDiff diff{streams_.out, printable(path)};
  const bool whole =
      go_through(path, source->bytes(), met, Tell::Findings, [&](std::string_view before, std::string_view after) {
        changed = changed || before != after;
        if (task_ == FmtTask::Diff) diff.piece(before, after);
      });
  if (interrupted()) return;
  if (task_ == FmtTask::Diff) diff.finish();
  if (!whole) {
    trouble("read", path, source->trouble());
  } else if (changed) {
    report_change(path);
    if (task_ == FmtTask::Write) rewrite(path);
  }
}

void FileFormatter::report_change(const std::string& path) {
  summary_.changed = true;
  if (task_ == FmtTask::Check) streams_.out << printable(path) << '\n';
}

void FileFormatter::rewrite(const std::string& path) {
  std::string reason;
  auto replacement = Replacement::beside(path, reason);
  std::optional<Source> source = replacement ? Source::open(path, reason) : std::nullopt;
  if (!source) {
    trouble("write", path, reason);
    return;
  }
  const bool whole = go_through(path, source->bytes(), Met::Named, Tell::Nothing,
                                [&](std::string_view, std::string_view after) { replacement->write(after); });
  if (interrupted()) return;
  if (!whole) {
    trouble("read", path, source->trouble());
  } else if (!replacement->put_in_place(reason)) {
    trouble("write", path, reason);
  } else if (wrote_deck_) {
    streams_.out.flush();
    streams_.err << "orionref: " << printable(path)
                 << " is a deck and was rewritten: records that pin it need its new `deck-sha256`\n";
  }
}

/// @return false where reading failed.
bool FileFormatter::go_through(const std::string& path, const text::ByteSource& bytes, Met met, Tell tell,
                               const Sink& sink) {
  StreamParts parts{bytes, settings_.limits.document};
  StreamPart part;
  std::string formatted;
  bool is_formatted = false;
  for (std::size_t number = 1; !interrupted() && parts.next(part); ++number) {
    // What stands between documents goes with the one behind it, at the end with the last.
    if (part.has_document) {
      is_formatted = format_document(path, number, met, tell, part.document, formatted);
    } else if (number == 1 && met == Met::Named && tell == Tell::Findings) {
      part.document = {};
      format_document(path, 1, met, tell, part.document, formatted);  // says that there is no record
    }
    sink(part.before, is_formatted && part.is_stretch ? write::format_stretch(part.before) : part.before);
    if (part.has_document) sink(part.document.bytes, is_formatted ? formatted : part.document.bytes);
  }
  return !parts.failed();
}

bool FileFormatter::format_document(const std::string& path, std::size_t number, Met met, Tell tell,
                                    const text::RawDocument& document, std::string& formatted) {
  const judge::Verdict verdict = judge::judge_document(document, settings_);
  switch (fate_of(verdict, document, met == Met::Named)) {
    case Fate::Pass:
      return false;
    case Fate::Report:
      if (tell == Tell::Nothing) return false;
      summary_.findings = true;
      streams_.out.flush();
      oneline_format(streams_.err)->record({path, number, document, verdict});
      return false;
    case Fate::Format:
      break;
  }
  auto text = write::format_document(document.bytes, settings_.limits);
  if (tell == Tell::Findings) {
    ++summary_.records;
    if (!text) {
      trouble("format", path,
              "the canonical form of the record in line " + std::to_string(document.first_line) +
                  " would be beyond the limits");
    }
  }
  wrote_deck_ = verdict.kind == read::DocumentKind::Deck;
  if (text) formatted = std::move(*text);
  return text.has_value();
}

void FileFormatter::trouble(std::string_view what, const std::string& path, const std::string& reason) {
  streams_.out.flush();
  streams_.err << "orionref: cannot " << what << ' ' << printable(path) << ": " << reason << '\n';
  summary_.unfinished = true;
}

}  // namespace orion::cmd
