#include "cmd/report/element.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "cmd/format/format.hpp"
#include "cmd/format/xml_text.hpp"

namespace orion::cmd {

namespace {

constexpr std::string_view kOfRecord = "\xEF\xBF\xBF";  // U+FFFF

/// As it can be shown, line by line.
std::string shown(std::string_view text) {
  std::string lines;
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines += printable(text.substr(0, end));
    if (end == text.size()) return xml_text(lines);
    lines += '\n';
    text.remove_prefix(end + 1);
  }
}

void set_of_record(pugi::xml_node node, const char* attribute, std::string_view before, std::string_view name) {
  const std::string value = std::string{before} + std::string{kOfRecord} + xml_text(name);
  node.append_attribute(attribute).set_value(value.c_str());
}

}  // namespace

void add_words(pugi::xml_node parent, std::string_view text) {
  if (!text.empty()) parent.append_child(pugi::node_pcdata).set_value(shown(text).c_str());
}

void add_prose(pugi::xml_node parent, std::string_view text) {
  while (true) {
    const std::size_t begin = text.find('`');
    const std::size_t end = begin == std::string_view::npos ? begin : text.find('`', begin + 1);
    if (end == std::string_view::npos) break;
    add_words(parent, text.substr(0, begin));
    add_words(append(parent, "code"), text.substr(begin + 1, end - begin - 1));
    text.remove_prefix(end + 1);
  }
  add_words(parent, text);
}

pugi::xml_node append_words(pugi::xml_node parent, const char* element, std::string_view text,
                            std::initializer_list<Attribute> attributes) {
  const pugi::xml_node node = append(parent, element, attributes);
  add_words(node, text);
  return node;
}

pugi::xml_node append_prose(pugi::xml_node parent, const char* element, std::string_view text,
                            std::initializer_list<Attribute> attributes) {
  const pugi::xml_node node = append(parent, element, attributes);
  add_prose(node, text);
  return node;
}

pugi::xml_node append_pair(pugi::xml_node list, const char* name) {
  const pugi::xml_node pair = append(list, "div");
  append_words(pair, "dt", name);
  return append(pair, "dd");
}

void set_id(pugi::xml_node node, std::string_view name) { set_of_record(node, "id", "", name); }

void refer(pugi::xml_node node, const char* attribute, std::string_view name) {
  set_of_record(node, attribute, std::string_view{attribute} == "href" ? "#" : "", name);
}

pugi::xml_node append_link(pugi::xml_node parent, std::string_view name, std::string_view text) {
  const pugi::xml_node link = append_words(parent, "a", text);
  refer(link, "href", name);
  return link;
}

std::string with_ids_of(std::string_view html, std::size_t record) {
  const std::string prefix = record == 1 ? "" : "r" + std::to_string(record) + "-";
  std::string text;
  text.reserve(html.size());
  while (true) {
    const std::size_t at = html.find(kOfRecord);
    text += html.substr(0, at);
    if (at == std::string_view::npos) return text;
    text += prefix;
    html.remove_prefix(at + kOfRecord.size());
  }
}

std::string html_of(pugi::xml_node node) {
  std::ostringstream out;
  node.print(out, "", pugi::format_raw | pugi::format_no_empty_element_tags | pugi::format_no_declaration,
             pugi::encoding_utf8);
  return out.str();
}

}  // namespace orion::cmd
