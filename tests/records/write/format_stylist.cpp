#include "tests/records/write/format_stylist.hpp"

#include <algorithm>
#include <string_view>

namespace orion::testing {

namespace {

/// Writes a model in a style that chance gives.
class Stylist {
 public:
  Stylist(plain::Chance& chance, Remarks remarks) : chance_{chance}, remarks_{remarks} {}

  Styled document(const Yaml& root) {
    has_mark_ = chance_.percent(20);
    out_ = chance_.percent(50) ? "---\n" : "";
    own_line(0);
    chance_.percent(10) ? flow_line(root) : block(root, chance_.below(3), false);
    own_line(0);
    if (chance_.percent(20)) out_ += "...\n";
    if (chance_.percent(30)) end_lines_in_crlf();
    return {(has_mark_ ? "\xEF\xBB\xBF" : "") + out_, std::move(comments_)};
  }

 private:
  void flow_line(const Yaml& value) {
    out_ += flow(value);
    trailing();
  }

  std::string comment() {
    static const std::vector<std::string> kTexts{"why", "a: b", "- x", "\"", "{", "# #", "ä\t!", "", "yes "};
    std::string text = "#" + std::to_string(comments_.size()) + chance_.pick(kTexts);
    comments_.push_back(text);
    return text;
  }

  void own_line(std::size_t indent) {
    while (remarks_ != Remarks::None && chance_.percent(12)) {
      if (chance_.percent(30)) out_ += std::string(after_literal_ ? 0 : chance_.below(4), ' ') + "\n";
      // As deep as the lines of a literal it would be one of them.
      const bool straight = after_literal_ || chance_.percent(70);
      out_ += std::string(straight ? indent : chance_.below(10), ' ') + comment() + "\n";
    }
  }

  void trailing() {
    if (remarks_ != Remarks::None && chance_.percent(12)) {
      out_ += std::string(1 + chance_.below(3), ' ') + comment();
    } else if (chance_.percent(5)) {
      out_ += "  ";
    }
    out_ += '\n';
  }

  std::vector<std::size_t> some_order(const Yaml& mapping) {
    std::vector<std::vector<std::size_t>> groups;  // own keys stay behind the key before them
    for (std::size_t index = 0; index < mapping.keys.size(); ++index) {
      if (!mapping.keys[index].starts_with("x-") || groups.empty()) groups.emplace_back();
      groups.back().push_back(index);
    }
    const bool own = remarks_ == Remarks::InOrder || foreign_ > 0 ||
                     (!groups.empty() && mapping.keys[groups[0][0]].starts_with("x-"));
    if (!own) chance_.shuffle(groups);
    std::vector<std::size_t> order;
    for (const auto& group : groups) order.insert(order.end(), group.begin(), group.end());
    return order;
  }

  static bool is_plain(const std::string& text) {
    const auto letter = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    return !text.empty() && letter(text.front()) && letter(text.back()) && text != "null" &&
           std::all_of(text.begin(), text.end(), [&](char c) { return letter(c) || c == ' ' || c == '-' || c == '/'; });
  }

  std::string double_quoted(const std::string& text) {
    std::string out = "\"";
    for (const char byte : text) {
      const bool ascii = static_cast<signed char>(byte) > 0;
      constexpr std::string_view kDigits = "0123456789ABCDEF";
      const auto value = static_cast<unsigned char>(byte);
      if (ascii && (byte == '"' || byte == '\\' || byte < ' ' || chance_.percent(3))) {
        out += std::string{"\\u00"} + kDigits[value >> 4U] + kDigits[value & 0xFU];
      } else {
        out += byte;
      }
    }
    return out + '"';
  }

  /// On one line; between brackets if `place` says so.
  std::string one_line(const std::string& text) {
    if (is_plain(text) && chance_.percent(60)) return text;
    if (text.find_first_of("\n\t") != std::string::npos || chance_.percent(50)) return double_quoted(text);
    std::string out = "'";
    for (const char byte : text) out += byte == '\'' ? "''" : std::string{byte};
    return out + "'";
  }

  std::string flow(const Yaml& value) {
    if (value.kind == text::NodeKind::Scalar) return one_line(value.text);
    const bool list = value.kind == text::NodeKind::Sequence;
    std::string out = list ? "[" : "{";
    std::vector<std::size_t> order;
    for (std::size_t index = 0; index < value.items.size(); ++index) order.push_back(index);
    if (!list) order = some_order(value);
    for (std::size_t place = 0; place < order.size(); ++place) {
      if (place > 0) out += chance_.percent(15) ? ",\n      " : ", ";
      if (!list) out += one_line(value.keys[order[place]]) + ": ";
      const bool foreign = !list && value.keys[order[place]].starts_with("x-");
      foreign_ += foreign ? 1 : 0;
      out += flow(value.items[order[place]]);
      foreign_ -= foreign ? 1 : 0;
    }
    return out + (list ? "]" : "}");
  }

  static bool fits_literal(const std::string& text) {
    return !text.empty() && text.find_first_of(" \t\n") != 0 && !text.ends_with("\n\n") &&
           text.find('\t') == std::string::npos;
  }

  /// A scalar behind its key or dash, to the end of the line.
  void block_scalar(const std::string& text, std::size_t indent) {
    if (fits_literal(text) && chance_.percent(15)) {
      const bool kept = text.ends_with('\n');
      out_ += kept ? " |" : " |-";
      trailing();
      const std::string deeper(indent + 1 + chance_.below(3), ' ');
      std::string_view rest = text;
      while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (end > 0) out_ += deeper;
        out_ += std::string{rest.substr(0, end)} + "\n";
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
      after_literal_ = true;
      return;
    }
    std::string written = one_line(text);
    if (is_plain(text) && text.find("  ") == std::string::npos && chance_.percent(30)) {
      for (std::size_t at = written.find(' '); at < written.size() && written == text; at = written.find(' ', at + 1)) {
        if (chance_.percent(30) && written[at + 1] != '-') written.replace(at, 1, "\n" + std::string(indent + 2, ' '));
      }
    }
    // Behind a byte order mark the reader takes the first line for indented, and refuses this.
    if (!has_mark_ && chance_.percent(6)) {
      trailing();
      own_line(indent + 1);
      out_ += std::string(indent + 1, ' ') + written;
    } else {
      out_ += " " + written;
    }
    trailing();
  }

  void block(const Yaml& value, std::size_t indent, bool behind_dash) {
    const bool list = value.kind == text::NodeKind::Sequence;
    std::vector<std::size_t> order;
    for (std::size_t index = 0; index < value.items.size(); ++index) order.push_back(index);
    if (!list) order = some_order(value);
    for (const std::size_t index : order) {
      if (!behind_dash) {
        own_line(indent);
        out_ += std::string(indent, ' ');
      }
      behind_dash = false;
      after_literal_ = false;
      out_ += list ? "-" : one_line(value.keys[index]) + ":";
      const bool foreign = !list && value.keys[index].starts_with("x-");
      foreign_ += foreign ? 1 : 0;
      below(value.items[index], indent, list);
      foreign_ -= foreign ? 1 : 0;
    }
    own_line(indent);
  }

  void below(const Yaml& value, std::size_t indent, bool list) {
    if (value.kind == text::NodeKind::Scalar) {
      block_scalar(value.text, indent);
    } else if (value.items.empty() || chance_.percent(40)) {
      out_ += ' ';
      flow_line(value);
    } else if (list && chance_.percent(85)) {
      const std::size_t blanks = 1 + chance_.below(3);
      out_ += std::string(blanks, ' ');
      block(value, indent + 1 + blanks, true);
    } else {
      trailing();
      const bool level = !list && value.kind == text::NodeKind::Sequence && chance_.percent(40);
      block(value, indent + (level ? 0 : 1 + chance_.below(4)), false);
    }
  }

  void end_lines_in_crlf() {
    for (std::size_t at = out_.find('\n'); at != std::string::npos; at = out_.find('\n', at + 2)) out_.insert(at, "\r");
  }

  plain::Chance& chance_;
  Remarks remarks_;
  std::string out_;
  std::vector<std::string> comments_;
  bool has_mark_ = false;
  bool after_literal_ = false;
  int foreign_ = 0;  ///< own keys that are open: the order below them is theirs
};

}  // namespace

Yaml Yaml::of(const text::Node& node) {
  Yaml made{node.kind, std::string{node.text}, {}, {}};
  bool key = node.kind == text::NodeKind::Mapping;
  for (const text::Node& child : text::Children{node}) {
    if (key) {
      made.keys.emplace_back(child.text);
    } else {
      made.items.push_back(of(child));
    }
    if (node.kind == text::NodeKind::Mapping) key = !key;
  }
  return made;
}

void Yaml::add(const std::string& key, Yaml value) {
  keys.push_back(key);
  items.push_back(std::move(value));
}

const std::vector<std::string>& awkward_texts() {
  static const std::vector<std::string> kTexts{"claimed as illegal at the table",
                                               "a: b",
                                               "x, y [z]",
                                               "# no",
                                               "yes",
                                               "null",
                                               "it's \"so\"",
                                               "two\nlines",
                                               "ends\n",
                                               "a\n\nb\n",
                                               " led by a blank",
                                               "ä - 漢字",
                                               "007",
                                               "1.50",
                                               std::string(130, 'l'),
                                               "tab\there",
                                               "-",
                                               "trailing ",
                                               "a\n  deeper\nb"};
  return kTexts;
}

Styled in_some_style(const Yaml& root, plain::Chance& chance, Remarks remarks) {
  return Stylist{chance, remarks}.document(root);
}

}  // namespace orion::testing
