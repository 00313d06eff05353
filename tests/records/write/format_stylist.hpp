#pragma once

// YAML in every style that it has for the same values: what a property test puts before `fmt`.

#include <string>
#include <vector>

#include "records/text/tree.hpp"
#include "tests/plain/plain_chance.hpp"

namespace orion::testing {

/// A value without its style.
struct Yaml {
  text::NodeKind kind = text::NodeKind::Scalar;
  std::string text;
  std::vector<Yaml> items;  ///< of a mapping: its values
  std::vector<std::string> keys;

  static Yaml scalar(std::string text) { return {text::NodeKind::Scalar, std::move(text), {}, {}}; }
  static Yaml list(std::vector<Yaml> items) { return {text::NodeKind::Sequence, {}, std::move(items), {}}; }
  static Yaml mapping() { return {text::NodeKind::Mapping, {}, {}, {}}; }
  static Yaml of(const text::Node& node);
  void add(const std::string& key, Yaml value);
};

/// Texts for people that take care to write down.
const std::vector<std::string>& awkward_texts();

enum class Remarks {
  None,
  Comments,
  InOrder,  ///< comments, and keys in the order that they have
};

/// A document in a style that chance gives: quotes, escapes, folding, brackets, indentation, the order of keys (own
/// keys stay behind the key before them), line ends, a byte order mark.
struct Styled {
  std::string document;
  std::vector<std::string> comments;
};

Styled in_some_style(const Yaml& root, plain::Chance& chance, Remarks remarks);

}  // namespace orion::testing
