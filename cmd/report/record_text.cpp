#include <algorithm>
#include <set>
#include <string_view>

#include "cmd/report/element.hpp"
#include "cmd/report/reported.hpp"
#include "records/text/utf8.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kNear = 3;  // lines around a place that are printed on paper

/// A place that a finding marks, in the offsets of the document.
struct Mark {
  std::size_t begin;
  std::size_t end;
  std::size_t finding;  // from 1
};

std::vector<Mark> marks_of(const Reported& reported) {
  std::vector<Mark> marks;
  for (std::size_t index = 0; index < reported.findings().size(); ++index) {
    const text::Span span = reported.findings()[index].span;
    marks.push_back({span.begin, std::max(span.begin, span.end), index + 1});
  }
  std::stable_sort(marks.begin(), marks.end(), [](const Mark& a, const Mark& b) { return a.begin < b.begin; });
  return marks;
}

/// Writes the text line by line. A mark may go over several lines, and several may overlap: then the later one begins
/// where the earlier one ends, so that each place is marked once and has the codes of all behind it.
class Writer {
 public:
  Writer(pugi::xml_node code, const Reported& reported)
      : code_{code}, reported_{reported}, marks_{marks_of(reported)}, bytes_{reported.judged.document.bytes} {}

  void write() {
    find_near_lines();
    for (std::size_t at = 0; at < bytes_.size() || number_ == 0;) {
      const std::size_t end = std::min(bytes_.find('\n', at), bytes_.size());
      write_line(at, end);
      at = end + 1;
    }
    while (next_ < marks_.size()) close(marks_[next_++]);  // behind the last byte
  }

 private:
  void find_near_lines() {
    for (const Mark& mark : marks_) {
      const std::size_t line = reported_.lines.at(static_cast<std::uint32_t>(mark.begin)).line;
      for (std::size_t near = line - std::min(line, kNear); near <= line + kNear; ++near) near_.insert(near);
    }
  }

  void write_line(std::size_t begin, std::size_t end) {
    const std::size_t line = reported_.judged.document.first_line + number_++;
    line_ = append(code_, "span",
                   {{"class", near_.count(line) > 0 ? "line near" : "line"}, {"data-line", std::to_string(line)}});
    if (begin == 0 && bytes_.starts_with(text::kByteOrderMark)) {
      begin = text::kByteOrderMark.size();
      add_words(line_, "\\xef\\xbb\\xbf");  // which nobody could see
    }
    const std::size_t shown = end > begin && bytes_[end - 1] == '\r' ? end - 1 : end;
    for (std::size_t at = begin;;) {
      if (open_ != nullptr) {
        const std::size_t to = std::min(open_->end, shown);
        if (to > at) add_mark(at, to);
        at = std::max(at, to);
        if (open_->end > end) break;
        close(*open_);
        open_ = nullptr;
      }
      if (next_ < marks_.size() && marks_[next_].begin <= at) {
        open_ = &marks_[next_++];
        continue;
      }
      const std::size_t to = next_ < marks_.size() ? std::min(marks_[next_].begin, shown) : shown;
      if (to > at) add_text(line_, bytes_.substr(at, to - at));
      const bool more = next_ < marks_.size() && marks_[next_].begin <= shown;
      at = std::max(at, to);
      if (!more) break;
    }
    add_words(line_, "\n");
  }

  void add_text(pugi::xml_node parent, std::string_view text) { add_words(parent, text); }

  void add_mark(std::size_t begin, std::size_t end) {
    const auto severity = reported_.findings()[open_->finding - 1].severity;
    pugi::xml_node mark = append(line_, "mark", {{"class", std::string{catalogue::word(severity)}}});
    if (named_ != open_->finding) set_id(mark, "place-" + std::to_string(open_->finding));
    named_ = open_->finding;
    add_text(mark, bytes_.substr(begin, end - begin));
  }

  /// The code behind the words marked.
  void close(const Mark& mark) {
    pugi::xml_node link = append_link(line_, "finding-" + std::to_string(mark.finding),
                                      catalogue::entry(reported_.findings()[mark.finding - 1].code).id);
    set_attribute(link, "class", "mark-code");
    if (named_ != mark.finding) set_id(link, "place-" + std::to_string(mark.finding));  // nothing to mark
  }

  pugi::xml_node code_;
  const Reported& reported_;
  std::vector<Mark> marks_;
  std::string_view bytes_;
  std::set<std::size_t> near_;
  pugi::xml_node line_;
  const Mark* open_ = nullptr;
  std::size_t next_ = 0;
  std::size_t named_ = 0;  ///< the finding whose place has its id
  std::size_t number_ = 0;
};

}  // namespace

void append_record_text(pugi::xml_node section, const Reported& reported) {
  pugi::xml_node part = append(section, "section", {{"class", "record-text"}});
  append_words(part, "h3", "The record as written");
  if (reported.judged.document.oversize)
    append_words(part, "p", "The document is longer than the limit; this is its beginning.");
  const bool marked = !reported.findings().empty();
  if (marked)
    append_words(part, "p", "Printed on paper are the lines around the places marked; the file has them all.",
                 {{"class", "on-paper"}});
  pugi::xml_node text = append(part, "pre",
                               {{"class", marked ? "text marked" : "text"},
                                {"tabindex", "0"},
                                {"role", "group"},
                                {"aria-label", "Text of the record " + printable(name_of(reported.judged))}});
  Writer{append(text, "code"), reported}.write();
}

}  // namespace orion::cmd
