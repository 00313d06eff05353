#include "cmd/report/html_format.hpp"

#include <algorithm>

#include "cmd/report/element.hpp"
#include "cmd/report/page.hpp"
#include "cmd/report/record_section.hpp"
#include "records/counted.hpp"

namespace orion::cmd {

namespace {

bool is_wanted(const Judged& judged, const std::vector<std::string>& records) {
  if (records.empty()) return true;
  return std::any_of(records.begin(), records.end(), [&judged](const std::string& wanted) {
    return wanted == std::to_string(judged.number) || wanted == judged.verdict.id;
  });
}

}  // namespace

Pieces HtmlFormat::pieces(const Judged& judged) const {
  if (!is_wanted(judged, options_.records)) return {};
  return {{name_of(judged)}, {record_row(judged)}, {record_section(judged, options_.replay_options)}};
}

void HtmlFormat::take(const Facts& facts, Pieces pieces) {
  if (pieces.empty()) return;
  shown_.add(facts);
  if (shown_.records == 1) name_ = pieces[0].text;
  rows_.add(with_ids_of(pieces[1].text, shown_.records));
  sections_.add(with_ids_of(pieces[2].text, shown_.records));
}

void HtmlFormat::finish(const Summary& summary) {
  shown_.not_ours = summary.not_ours;
  shown_.unfinished = summary.unfinished;
  std::string title = options_.title;
  if (title.empty()) {
    title = "Report on " + (shown_.records == 1 ? name_ : counted(static_cast<std::int64_t>(shown_.records), "record"));
  }
  write_page(out_, {title, shown_, rows_, sections_});
}

}  // namespace orion::cmd
