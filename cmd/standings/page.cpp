#include <pugixml.hpp>

#include "cmd/report/assets.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/page_head.hpp"
#include "cmd/standings/assets.hpp"
#include "cmd/standings/print.hpp"
#include "cmd/standings/words.hpp"
#include "cmd/version.hpp"
#include "core/tournament/fide.hpp"
#include "records/read/tournament.hpp"

namespace orion::cmd {

namespace {

/// Words of a record by themselves: how they run changes nothing beside them.
void append_name(pugi::xml_node parent, std::string_view name) { append_words(parent, "bdi", name); }

pugi::xml_node append_section(pugi::xml_node parent, const char* title) {
  pugi::xml_node section = append(parent, "section");
  append_words(section, "h2", title);
  return section;
}

/// What a column is headed by, and its class.
struct Heading {
  std::string words;
  const char* css_class;
};

/// A table that may be wider than the page, with its line of headings. @return the rows' parent
pugi::xml_node append_table(pugi::xml_node section, const char* caption, const std::vector<Heading>& headings) {
  pugi::xml_node region =
      append(section, "div", {{"class", "wide"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", caption}});
  pugi::xml_node table = append(region, "table", {{"class", "standings"}});
  append_words(table, "caption", caption);
  pugi::xml_node line = append(append(table, "thead"), "tr");
  for (const Heading& each : headings)
    append_words(line, "th", each.words, {{"scope", "col"}, {"class", each.css_class}});
  return append(table, "tbody");
}

void append_player(pugi::xml_node row, const StandingsScene& scene, const StandingsRow& standing) {
  pugi::xml_node name = append(row, "th", {{"scope", "row"}});
  append_name(name, standing.name);
  const std::string withdrawn = withdrawn_words(scene, standing);
  if (!withdrawn.empty()) append_words(name, "span", withdrawn, {{"class", "remark"}});
}

void append_fact(pugi::xml_node list, const char* name, const std::string& value) {
  if (!value.empty()) add_words(append_pair(list, name), value);
}

void append_facts(pugi::xml_node main, const StandingsScene& scene, const std::string& checked) {
  append_words(main, "p", as_sentence(when_words(scene)), {{"class", "when"}});
  pugi::xml_node list = append(main, "dl", {{"class", "facts"}});
  append_fact(list, "Game", std::string{game_title(scene.game)});
  append_fact(list, "System", std::string{system_word(scene.rules.system)});
  append_fact(list, "Players", std::to_string(scene.rows.size()));
  append_fact(list, "Played", encounters_words(scene));
  append_fact(list, "Scoring", scoring_words(scene.rules.scoring));
  append_fact(list, "Illegal games", std::string{read::word(scene.illegal_games)});
  append_fact(list, "Checked", findings_words(scene, checked));
}

void append_ranking(pugi::xml_node main, const StandingsScene& scene) {
  pugi::xml_node section = append_section(main, "Ranking");
  std::vector<Heading> headings{{"Rank", "number"}, {"Player", "name"}, {"Points", "number"}};
  for (const tournament::TieBreak each : scene.rules.tie_breaks)
    headings.push_back({std::string{tournament::fide_acronym(each)}, "number"});
  for (const char* name : {"Played", "Won", "Tied", "Lost"}) headings.push_back({name, "number"});
  pugi::xml_node body = append_table(section, "Players by their rank", headings);
  for (const StandingsRow& each : scene.rows) {
    const tournament::Standing& standing = each.standing;
    pugi::xml_node row = append(body, "tr");
    append_words(row, "td", std::to_string(standing.rank) + (each.shared ? "=" : ""), {{"class", "number"}});
    append_player(row, scene, each);
    append_words(row, "td", points_words(standing.points), {{"class", "number points"}});
    for (const tournament::TieBreakValue& value : standing.tie_breaks)
      append_words(row, "td", value ? decimal(*value) : "-", {{"class", "number"}});
    for (const std::uint32_t count : {standing.played, standing.won, standing.tied, standing.lost})
      append_words(row, "td", std::to_string(count), {{"class", "number"}});
  }
  const std::string shared = shared_words(scene);
  if (!shared.empty()) append_words(section, "p", shared);
  if (scene.rules.tie_breaks.empty()) return;
  append_words(section, "p", "Tie-breaks by " + fide_words() + ":");
  pugi::xml_node list = append(section, "dl", {{"class", "tie-breaks"}});
  const auto add = [&](std::string_view name, const std::string& words) {
    append_words(list, "dt", name);
    append_words(list, "dd", words);
  };
  for (const tournament::TieBreak each : scene.rules.tie_breaks)
    add(tournament::fide_acronym(each),
        std::string{tie_break_name(each)} + ", article " + std::string{tournament::fide_articles(each)});
  add("Unplayed rounds", "article " + std::string{tournament::fide_article_of_unplayed_rounds(scene.rules.system)});
}

/// As on a terminal, with the sign that stands for minus in place of a hyphen: it is read aloud as one.
std::string cell_words(std::string text) {
  for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at)) text.replace(at, 1, "−");
  return text;
}

void append_legend(pugi::xml_node section, const StandingsScene& scene) {
  const std::vector<LegendEntry> entries = legend(scene);
  if (entries.empty()) return;
  pugi::xml_node list = append(section, "dl", {{"class", "signs"}});
  for (const LegendEntry& each : entries) {
    pugi::xml_node pair = append(list, "div");
    append_words(pair, "dt", cell_words(each.sign));
    append_words(pair, "dd", each.meaning);
  }
}

void append_cross_table(pugi::xml_node main, const StandingsScene& scene) {
  pugi::xml_node section = append_section(main, "Cross-table");
  const CrossTable made = cross_table(scene);
  std::vector<Heading> headings{{"Line", "number"}, {"Player", "name"}};
  for (const std::string& heading : made.headings) headings.push_back({heading, "cell"});
  headings.push_back({"Points", "number"});
  pugi::xml_node body = append_table(
      section,
      scene.everyone_meets ? "Player against player, by their lines" : "Round by round, against players by their lines",
      headings);
  for (const StandingsRow& each : scene.rows) {
    pugi::xml_node row = append(body, "tr");
    append_words(row, "td", std::to_string(each.line), {{"class", "number"}});
    append_player(row, scene, each);
    for (const std::string& cell : made.cells[each.line - 1])
      append_words(row, "td", cell_words(cell), {{"class", cell == "x" ? "cell self" : "cell"}});
    append_words(row, "td", points_words(each.standing.points), {{"class", "number points"}});
  }
  append_legend(section, scene);
}

void append_irregular(pugi::xml_node main, const StandingsScene& scene) {
  if (scene.irregular.empty()) return;
  pugi::xml_node section = append_section(main, "Irregular games");
  pugi::xml_node list = append(section, "ul");
  for (const judge::IrregularGame& game : scene.irregular)
    append_name(append(list, "li"), irregular_words(scene, game));
}

}  // namespace

void write_standings_page(std::ostream& out, const StandingsScene& scene, const std::string& checked) {
  write_head(out, {"Standings of " + scene.name,
                   std::string{report_styles().front().bytes} + std::string{standings_styles().front().bytes},
                   {}});
  pugi::xml_document document;
  pugi::xml_node body = append(document.root(), "body");
  pugi::xml_node header = append(body, "header", {{"class", "page"}});
  append_words(header, "p", "Orion Referee");
  append_name(append(header, "h1"), scene.name);
  pugi::xml_node main = append(body, "main");
  append_facts(main, scene, checked);
  append_ranking(main, scene);
  append_cross_table(main, scene);
  append_irregular(main, scene);
  append_words(append(body, "footer"), "p",
               "Written by orionref " + std::string{kVersion} +
                   " from verified games only. The page is one file and loads nothing; the same records give the same "
                   "bytes.");
  out << html_of(body) << "\n</html>\n";
}

}  // namespace orion::cmd
