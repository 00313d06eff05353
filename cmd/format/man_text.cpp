#include "cmd/format/man_text.hpp"

#include <algorithm>
#include <utility>

namespace orion::cmd {

namespace {

struct Replacement {
  std::string_view text;
  std::string_view page;
};

/// Signs that a page for any terminal says otherwise: `-` and the quotes would be set as typographer's signs.
constexpr Replacement kReplacements[] = {
    {"\\", "\\e"}, {"-", "\\-"},  {"'", "\\(aq"}, {"`", "\\(ga"}, {"^", "\\(ha"}, {"~", "\\(ti"}, {"…", "..."},
    {"−", "\\-"},  {"→", "\\->"}, {",", ",\\:"},  {"|", "|\\:"},  {"+", "+\\:"},  {"=", "=\\:"},  {"/", "/\\:"},
};

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::size_t indentation(const std::string& line) { return std::min(line.find_first_not_of(' '), line.size()); }

Paragraph paragraph_of(std::vector<std::string> lines) {
  Paragraph paragraph;
  if (lines.size() > 1 && lines.front().ends_with(':') && indentation(lines.front()) == 0 &&
      indentation(lines[1]) > 0) {
    paragraph.heading = lines.front().substr(0, lines.front().size() - 1);
    lines.erase(lines.begin());
  }
  std::size_t common = indentation(lines.front());
  for (const std::string& line : lines) common = std::min(common, indentation(line));
  for (std::string& line : lines) line.erase(0, common);
  paragraph.as_it_is = common > 0;
  paragraph.lines = std::move(lines);
  return paragraph;
}

}  // namespace

std::string man_text(std::string_view text) {
  std::string page;
  while (!text.empty()) {
    const auto* found = std::find_if(std::begin(kReplacements), std::end(kReplacements),
                                     [&](const Replacement& each) { return text.starts_with(each.text); });
    if (found != std::end(kReplacements)) {
      page += found->page;
      text.remove_prefix(found->text.size());
    } else {
      page += text.front();
      text.remove_prefix(1);
    }
  }
  return page.starts_with('.') ? "\\&" + page : page;
}

std::vector<Paragraph> paragraphs(std::string_view help) {
  std::vector<Paragraph> all;
  std::vector<std::string> lines;
  for (std::string& line : lines_of(help)) {
    if (!line.empty()) {
      lines.push_back(std::move(line));
    } else if (!lines.empty()) {
      all.push_back(paragraph_of(std::exchange(lines, {})));
    }
  }
  if (!lines.empty()) all.push_back(paragraph_of(std::move(lines)));
  return all;
}

std::string man_paragraph(const Paragraph& paragraph) {
  std::string page = paragraph.as_it_is ? ".PP\n.RS 4\n.nf\n" : ".PP\n";
  for (const std::string& line : paragraph.lines) page += man_text(line) + "\n";
  return page + (paragraph.as_it_is ? ".fi\n.RE\n" : "");
}

}  // namespace orion::cmd
