#include "cmd/report/play.hpp"

#include "cmd/report/element.hpp"

namespace orion::cmd {

namespace {

struct Button {
  const char* go;
  const char* words;
  const char* sign;  ///< of the key beside
};
constexpr Button kButtons[] = {
    {"first", "First", "⇤"}, {"previous", "Previous", "←"}, {"next", "Next", "→"}, {"last", "Last", "⇥"}};

/// The script takes `hidden` away: without it they would do nothing.
void append_controls(pugi::xml_node stage, const Reported& reported) {
  pugi::xml_node controls = append(stage, "div", {{"class", "controls"}, {"hidden", ""}});
  for (const Button& button : kButtons) {
    pugi::xml_node node = append(controls, "button", {{"type", "button"}, {"data-go", button.go}});
    append_words(node, "span", button.sign, {{"aria-hidden", "true"}});
    add_words(node, " " + std::string{button.words});
  }
  if (reported.steps.question) {
    append_words(controls, "button", "In question",
                 {{"type", "button"}, {"data-go", std::to_string(*reported.steps.question)}, {"class", "to-question"}});
  }
  append_words(controls, "p", "Keys: ← and → step, Home and End go to the ends.", {{"class", "keys"}});
}

std::string class_of(const Reported& reported, std::size_t step) {
  return reported.steps.question == step ? "step in-question" : "step";
}

}  // namespace

Stage append_stage(pugi::xml_node section, const Reported& reported, const char* pictured) {
  pugi::xml_node play = append(section, "section",
                               {{"class", reported.verdict().station ? "play with-table" : "play"},
                                {"data-now", std::to_string(reported.steps.now)}});
  append_words(play, "h3", std::string{pictured} + ", step by step");
  pugi::xml_node columns = append(play, "div", {{"class", "columns"}});
  pugi::xml_node stage =
      append(columns, "div", {{"class", "stage"}, {"tabindex", "-1"}, {"role", "group"}, {"aria-label", pictured}});
  append_words(stage, "p", capitalised(reported.steps.steps[reported.steps.now].label),
               {{"class", "caption"}, {"aria-live", "polite"}});
  append_controls(stage, reported);
  pugi::xml_node pictures = append(stage, "div", {{"class", "pictures"}});
  pugi::xml_node panel = append(stage, "div", {{"class", "panel"}});
  pugi::xml_node moves = append(columns, "div", {{"class", "moves"}});
  return {pictures, panel, moves};
}

pugi::xml_node append_step_row(pugi::xml_node body, const Reported& reported, std::size_t step,
                               const std::string& name) {
  pugi::xml_node row = append(body, "tr",
                              {{"class", class_of(reported, step)},
                               {"data-step", std::to_string(step)},
                               {"data-label", printable(capitalised(reported.steps.steps[step].label))}});
  set_id(row, reported.steps.steps[step].anchor);
  pugi::xml_node link = append_link(append(row, "th", {{"scope", "row"}}), reported.steps.steps[step].anchor, name);
  if (step == reported.steps.now) set_attribute(link, "aria-current", "step");
  return row;
}

pugi::xml_node append_effect(pugi::xml_node row, const Reported& reported, std::size_t step, std::string_view word) {
  pugi::xml_node cell = append(row, "td");
  append_words(cell, "span", word, {{"class", word == effect_word(judge::Effect::Refused) ? "effect bad" : "effect"}});
  for (const std::size_t index : reported.steps.findings_at(step)) {
    add_words(cell, " ");
    const pugi::xml_node link =
        append_link(cell, "finding-" + std::to_string(index + 1), catalogue::entry(reported.findings()[index].code).id);
    set_attribute(link, "class", "code-link");
  }
  return cell;
}

void append_play(pugi::xml_node section, const Reported& reported) {
  if (reported.steps.steps.empty()) return;
  if (reported.verdict().duel) append_duel_play(section, reported);
  if (reported.verdict().station) append_station_play(section, reported);
}

}  // namespace orion::cmd
