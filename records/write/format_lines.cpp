#include "records/write/format_lines.hpp"

#include <algorithm>
#include <optional>

#include "records/write/format_scalar.hpp"
#include "records/write/format_words.hpp"

namespace orion::write {

namespace {

using text::NodeKind;

constexpr std::size_t kColumns = 120;
constexpr std::size_t kStep = 2;

bool has_comments(const Entry& entry) { return !entry.above.empty() || !entry.beside.empty(); }

/// Whether a collection may stand in brackets at all, comments and width aside.
bool may_stand_in_brackets(const Value& value) {
  const auto has = [&](std::string_view key) {
    return std::any_of(value.entries.begin(), value.entries.end(),
                       [&](const Entry& entry) { return entry.key == key; });
  };
  switch (brackets_of(value.shape)) {
    case Brackets::Always:
      return true;
    case Brackets::Never:
      return false;
    case Brackets::SeveralKeys:
      return value.entries.size() > 1;
    case Brackets::NamedSetup:
      return has("name") && !has("placed");
  }
  return true;
}

bool is_list_of_words(const Value& value) {
  const bool may_be = value.shape == Shape::Words || value.shape == Shape::Reshuffle;
  return may_be && std::all_of(value.entries.begin(), value.entries.end(),
                               [](const Entry& entry) { return entry.value.kind == NodeKind::Scalar; });
}

class Writer {
 public:
  std::string document(const Outline& outline) {
    if (outline.has_marker) {
      out_ = "---";
      if (!outline.beside_marker.empty()) out_ += "  " + std::string{outline.beside_marker};
      out_ += '\n';
      opened_ = out_.size();
    }
    comments(outline.head, 0);
    block(outline.record, 0, std::nullopt);
    return std::move(out_);
  }

 private:
  /// The items' own first entry stands on the line of the dash, so that the comments above it go above the dash.
  enum class Of { Key, Dash };

  void comments(const CommentLines& lines, std::size_t indent) {
    for (const std::string_view line : lines) {
      if (!line.empty()) {
        if (blank_ && opened_ < out_.size()) out_ += '\n';
        out_ += std::string(indent, ' ') + std::string{line} + '\n';
      }
      blank_ = line.empty();
    }
  }

  /// @param dash  the line so far where the first entry stands behind a dash
  void block(const Value& value, std::size_t indent, std::optional<std::string> dash) {
    for (const Entry& entry : value.entries) {
      std::string line;
      if (dash) {
        line = *dash;
      } else {
        comments(above(entry, indent, value.kind), indent);
        if (blank_ && opened_ < out_.size()) out_ += '\n';
        line = std::string(indent, ' ');
      }
      dash.reset();
      blank_ = false;
      line += value.kind == NodeKind::Mapping ? key_text(entry.key, Place::Block) + ":" : "-";
      rest_of(entry, value.kind, indent, line);
    }
    comments(value.tail, indent);
    blank_ = false;
  }

  /// The value behind a key or dash, and all its lines.
  void rest_of(const Entry& entry, NodeKind of, std::size_t indent, const std::string& line) {
    const Value& value = entry.value;
    if (const auto text = behind_it(entry, of, indent)) {
      out_ += line + " " + *text + beside(entry) + "\n";
    } else if (value.kind == NodeKind::Scalar) {
      out_ += line + " " + on_lines(value, indent + kStep) + "\n";
    } else if (of == NodeKind::Sequence) {
      block(value, indent + kStep, line + " ");
    } else {
      out_ += line + (entry.beside_key ? beside(entry) : "") + "\n";
      opened_ = out_.size();
      block(value, indent + kStep, std::nullopt);
    }
  }

  static std::string beside(const Entry& entry) { return entry.beside.empty() ? "" : "  " + std::string{entry.beside}; }

  /// Comments above an entry: its own, the one beside it where it has no line for it, and for an item those of what
  /// stands on the line of its dash.
  CommentLines above(const Entry& entry, std::size_t indent, NodeKind of) const {
    CommentLines lines = entry.above;
    if (behind_it(entry, of, indent)) {
      if (of == NodeKind::Sequence) append_first_above(entry.value, lines);
      return lines;
    }
    if (!entry.beside.empty() && !entry.beside_key) lines.push_back(entry.beside);
    if (of == NodeKind::Sequence && !entry.value.entries.empty()) {
      const CommentLines first = above(entry.value.entries.front(), indent + kStep, entry.value.kind);
      lines.insert(lines.end(), first.begin(), first.end());
    }
    return lines;
  }

  static void append_first_above(const Value& value, CommentLines& lines) {
    if (value.entries.empty()) return;
    const CommentLines& first = value.entries.front().above;
    lines.insert(lines.end(), first.begin(), first.end());
  }

  static std::string key_text(std::string_view key, Place place) {
    return is_safe_plain(key, place) && !looks_like_another_type(key) ? std::string{key} : in_double_quotes(key);
  }

  static std::string scalar_text(const Value& value, Place place, bool before_comment) {
    if (is_spaces(value.shape)) {
      const std::string words = joined_words(value.text);
      return words.empty() ? "\"\"" : words;
    }
    const bool plain = is_safe_plain(value.text, place);
    if (is_flag(value.shape) && (value.text == "true" || value.text == "false")) return std::string{value.text};
    // Plain text before a comment is warned about; so quotes stay and so does the warning.
    if (before_comment && is_free_text(value.shape)) {
      return plain && value.was_cut ? std::string{value.text} : in_double_quotes(value.text);
    }
    return plain && !looks_like_another_type(value.text) ? std::string{value.text} : in_double_quotes(value.text);
  }

  static bool is_on_lines(const Value& value) {
    return !is_spaces(value.shape) && (is_too_long_for_a_line(value.text) || as_literal(value.text, 0));
  }

  static std::string on_lines(const Value& value, std::size_t indent) {
    if (auto literal = as_literal(value.text, indent)) return *literal;
    return in_broken_quotes(value.text, indent);
  }

  /// @return nullopt where the value does not stand behind its key or dash, but below
  static std::optional<std::string> behind_it(const Entry& entry, NodeKind of, std::size_t indent) {
    const Value& value = entry.value;
    if (value.kind == NodeKind::Scalar) {
      if (is_on_lines(value)) return std::nullopt;
      return scalar_text(value, Place::Block, !entry.beside.empty());
    }
    const Of where = of == NodeKind::Sequence ? Of::Dash : Of::Key;
    auto text = in_brackets(value, where);
    if (value.entries.empty()) return text;
    const std::size_t before = of == NodeKind::Sequence ? 1 : width_of(key_text(entry.key, Place::Block)) + 1;
    if (text && indent + before + 1 + width_of(*text) <= kColumns) return text;
    // A list of words goes on in the next lines: the cards of a draw pile would fill a page, one a line.
    return may_be_filled(value, where) ? std::optional{filled(value, indent, before + 1)} : std::nullopt;
  }

  static bool may_be_filled(const Value& value, Of of) {
    return is_list_of_words(value) && value.tail.empty() &&
           std::none_of(value.entries.begin(), value.entries.end(), [&](const Entry& entry) {
             return keeps_off_brackets(entry, value, of) || is_on_lines(entry.value);
           });
  }

  /// Comments that have no place between brackets. What stands above the first item goes above its dash.
  static bool keeps_off_brackets(const Entry& entry, const Value& of, Of where) {
    const bool first = &entry == &of.entries.front();
    return first && where == Of::Dash ? !entry.beside.empty() : has_comments(entry);
  }

  /// @param before  the width of what stands on the first line, indentation aside
  static std::string filled(const Value& value, std::size_t indent, std::size_t before) {
    std::string text = "[";
    std::size_t width = indent + before + 1;
    for (const Entry& entry : value.entries) {
      const bool first = &entry == &value.entries.front();
      const std::string word = scalar_text(entry.value, Place::Flow, false);
      const std::size_t needed = (first ? 0 : 1) + width_of(word) + 1;  // a blank, the word, a comma or the bracket
      if (!first && width + needed > kColumns) {
        text += '\n' + std::string(indent + kStep, ' ') + word;
        width = indent + kStep + width_of(word) + 1;
      } else {
        text += (first ? "" : " ") + word;
        width += needed;
      }
      text += &entry == &value.entries.back() ? ']' : ',';
    }
    return text;
  }

  static std::optional<std::string> in_brackets(const Value& value, Of of) {
    const bool list = value.kind == NodeKind::Sequence;
    if (!value.tail.empty()) return std::nullopt;
    if (value.entries.empty()) return list ? "[]" : "{}";
    if (!may_stand_in_brackets(value)) return std::nullopt;
    std::string text;
    for (const Entry& entry : value.entries) {
      const bool first = &entry == &value.entries.front();
      if (keeps_off_brackets(entry, value, of)) return std::nullopt;
      if (!first) text += ", ";
      if (!list) text += key_text(entry.key, Place::Flow) + ": ";
      if (entry.value.kind != NodeKind::Scalar) {
        const auto below = in_brackets(entry.value, Of::Key);
        if (!below) return std::nullopt;
        text += *below;
      } else if (is_on_lines(entry.value)) {
        return std::nullopt;
      } else {
        text += scalar_text(entry.value, Place::Flow, false);
      }
      if (text.size() > kColumns * 4) return std::nullopt;  // of bytes: too wide whatever they are
    }
    return list ? "[" + text + "]" : "{" + text + "}";
  }

  std::string out_;
  std::size_t opened_ = 0;  ///< behind a line that opens something: no blank line stands there
  bool blank_ = false;      ///< a blank line is due, if something follows
};

}  // namespace

std::string lines_of(const Outline& outline) { return Writer{}.document(outline); }

}  // namespace orion::write
