#pragma once

// The same document in other clothes: order of keys, quotes, block or flow style, comments, x- keys.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/text/tree.hpp"
#include "tests/core/random.hpp"

namespace orion::testing {

/// Writes a tree again in a random style.
class Tailor {
 public:
  Tailor(Random& random, bool extensions) : random_{random}, extensions_{extensions} {}

  std::string document(const text::Node& root) {
    text_ = random_.one_in(2) ? "---\n" : "# a comment\n\n";
    block_mapping(root, "");
    return text_;
  }

 private:
  static bool is_plain(std::string_view text) {
    const auto fits = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' || c == '/' ||
             c == '-';
    };
    return !text.empty() && text.front() != ' ' && text.back() != ' ' && text.front() != '-' && text.front() != '/' &&
           std::all_of(text.begin(), text.end(), fits);
  }

  std::string scalar(std::string_view text) {
    if (is_plain(text) && !random_.one_in(3)) return std::string{text};
    if (text.find('\n') == std::string_view::npos && random_.one_in(2)) {
      std::string quoted = "'";
      for (const char c : text) quoted += c == '\'' ? "''" : std::string{c};
      return quoted + "'";
    }
    std::string quoted = "\"";
    for (const char c : text)
      quoted += c == '\n' ? "\\n" : c == '"' || c == '\\' ? "\\" + std::string{c} : std::string{c};
    return quoted + "\"";
  }

  struct Pair {
    const text::Node* key;
    const text::Node* value;
  };
  std::vector<Pair> shuffled(const text::Node& mapping) {
    std::vector<Pair> pairs;
    for (const text::Node* key = mapping.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
      pairs.push_back({key, key->next_sibling});
    }
    for (std::size_t left = pairs.size(); left > 1; --left) std::swap(pairs[left - 1], pairs[random_.below(left)]);
    return pairs;
  }

  std::string flow(const text::Node& node) {
    if (node.kind == text::NodeKind::Scalar) return scalar(node.text);
    const std::string gap = random_.one_in(3) ? "\n            " : random_.one_in(2) ? " " : "";
    std::string inner;
    if (node.kind == text::NodeKind::Sequence) {
      for (const text::Node& item : text::Children{node}) inner += (inner.empty() ? gap : ", " + gap) + flow(item);
      return "[" + inner + "]";
    }
    for (const Pair& pair : shuffled(node)) {
      inner += (inner.empty() ? gap : ", " + gap) + scalar(pair.key->text) + ": " + flow(*pair.value);
    }
    if (extensions_ && random_.one_in(4)) inner += (inner.empty() ? "" : ", ") + std::string{"x-a: [b, {c: d}]"};
    return "{" + inner + "}";
  }

  void comment(const std::string& indent) {
    if (random_.one_in(6)) text_ += indent + "# between: [the lines\n";
    if (random_.one_in(8)) text_ += "\n";
  }

  void block_mapping(const text::Node& node, const std::string& indent) {
    bool first = true;
    for (const Pair& pair : shuffled(node)) {
      // The first key of a mapping in a list stands behind its `- `.
      if (!first || indent.empty()) {
        comment(indent);
        text_ += indent;
      }
      first = false;
      text_ += scalar(pair.key->text) + (random_.one_in(5) ? " :" : ":");
      value(*pair.value, indent + "  ");
    }
    if (extensions_ && random_.one_in(4)) text_ += (first ? "" : indent) + std::string{"x-b: {e: f}\n"};
  }

  void value(const text::Node& node, const std::string& indent) {
    const bool block = node.kind != text::NodeKind::Scalar && node.size > 0 && !random_.one_in(3);
    if (!block) {
      const std::string written = flow(node);
      text_ += " " + written + (written.back() == ']' || written.back() == '}' ? "  # behind\n" : "\n");
    } else if (node.kind == text::NodeKind::Mapping) {
      text_ += "\n" + indent;
      block_mapping(node, indent);
    } else {
      text_ += "\n";
      for (const text::Node& item : text::Children{node}) block_item(item, indent);
    }
  }

  void block_item(const text::Node& item, const std::string& indent) {
    comment(indent);
    text_ += indent + "- ";
    if (item.kind == text::NodeKind::Mapping && item.size > 0 && !random_.one_in(3)) {
      block_mapping(item, indent + "  ");
    } else {
      text_ += flow(item) + "\n";
    }
  }

  Random& random_;
  bool extensions_;
  std::string text_;
};

}  // namespace orion::testing
