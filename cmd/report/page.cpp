#include "cmd/report/page.hpp"

#include "cmd/draw/board_svg.hpp"
#include "cmd/draw/table_svg.hpp"
#include "cmd/format/verdict_words.hpp"
#include "cmd/report/assets.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/page_head.hpp"
#include "cmd/version.hpp"

namespace orion::cmd {

namespace {

PageHead head_of(const Page& page) {
  return {page.title, board_style() + table_style() + std::string{report_styles().front().bytes},
          report_scripts().front().bytes};
}

void write_list(std::ostream& out, const std::string& title, const std::vector<std::string>& paths) {
  if (paths.empty()) return;
  write_words(out, "p", title);
  pugi::xml_document document;
  pugi::xml_node list = append(document.root(), "ul");
  for (const std::string& path : paths) append_words(list, "li", path);
  out << html_of(list) << '\n';
}

/// Of several records: what came of each, with a link to it.
void write_table(std::ostream& out, const Page& page) {
  out << "<section class=\"records\">\n<h2>Records</h2>\n";
  write_words(out, "p", as_sentence(sum_words(page.summary)));
  out << "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Table of records\"><table>"
         "<caption>Every record with its verdict</caption>\n<thead><tr>";
  for (const char* name : {"Record", "Players", "Verdict", "How it ended", "Claims"})
    out << "<th scope=\"col\">" << name << "</th>";
  out << "</tr></thead>\n<tbody>\n";
  page.rows.copy_to(out);
  out << "</tbody></table></div>\n";
  write_list(out, "Could not be read:", page.summary.unfinished);
  write_list(out, "Hold no record, and were passed over:", page.summary.not_ours);
  out << "</section>\n";
}

/// Of all drawings on the page.
void write_textures(std::ostream& out) {
  pugi::xml_document document;
  pugi::xml_node svg =
      append(document.root(), "svg", {{"class", "textures"}, {"aria-hidden", "true"}, {"width", "0"}, {"height", "0"}});
  append_board_defs(svg);
  out << html_of(svg) << '\n';
}

}  // namespace

void write_page(std::ostream& out, const Page& page) {
  const PageHead head = head_of(page);
  write_head(out, head);
  out << "<body>\n<a class=\"skip\" href=\"#main\">To the verdict</a>\n<header class=\"page\">\n"
         "<p>Orion Referee</p>\n";
  write_words(out, "h1", page.title);
  out << "</header>\n<main id=\"main\" tabindex=\"-1\">\n";
  const bool alone = page.summary.records == 1 && page.summary.unfinished.empty() && page.summary.not_ours.empty();
  if (!alone) write_table(out, page);
  page.sections.copy_to(out);
  out << "</main>\n<footer>\n";
  write_words(out, "p",
              "Written by orionref " + std::string{kVersion} +
                  ". The page is one file and loads nothing; the same records give the same bytes.");
  out << "</footer>\n";
  write_textures(out);
  write_raw(out, "script", head.script);
  out << "</body>\n</html>\n";
}

}  // namespace orion::cmd
