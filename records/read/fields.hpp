#pragma once

// Reading the keys of a mapping: unknown ones refused with a suggestion, missing ones named, `x-` ones passed over.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/finding.hpp"
#include "records/read/suggest.hpp"
#include "records/text/tree.hpp"
#include "records/words.hpp"

namespace orion::read {

using catalogue::Code;
using text::Node;
using text::NodeKind;
using text::Span;

/// A value and the place where it stands.
template <class T>
struct Spanned {
  T value;
  Span span;
};

/// A text of the record. Lives as long as its document and tree.
using Text = Spanned<std::string_view>;

/// Its words; none where there is no text.
inline std::string words_of(const std::optional<Text>& text) { return text ? std::string{text->value} : std::string{}; }

/// The document being read and what is found wrong with it.
struct Context {
  std::string_view document;
  std::vector<Finding>& findings;

  void report(Code code, Span span, std::string message) const {
    findings.push_back(finding(code, span, std::move(message)));
  }
};

/// A key that a mapping may or must have, and what reads its value.
template <class Record>
struct Field {
  std::string_view key;
  bool required;
  void (*read)(const Context&, const Node& key, const Node& value, Record&);
};

/// @return whether `node` is of the kind; if not, that is reported. @param what  e.g. "`setup`"
bool expect(const Context& context, const Node& node, NodeKind kind, std::string_view what);
/// Of a text that is asked about by itself, so that nobody knows its shape from a record. @pre `node` is no mapping
void report_no_mapping(const Context& context, const Node& node, std::string_view what, std::string_view example);

void report_unknown_key(const Context& context, const Node& key, std::string_view what,
                        std::span<const std::string_view> known);
void report_missing_key(const Context& context, const Node& mapping, std::string_view what, std::string_view key);

/// Reads a mapping into `record` field by field, in the order of the text.
/// @param what  what the mapping is, for messages: "`setup`"
/// @return false where `node` is no mapping
template <class Record, std::size_t N>
bool read_fields(const Context& context, const Node& node, std::string_view what,
                 const std::array<Field<Record>, N>& fields, Record& record) {
  if (!expect(context, node, NodeKind::Mapping, what)) return false;
  std::array<bool, N> seen{};
  for (const Node* key = node.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text.starts_with("x-")) continue;
    std::size_t index = 0;
    while (index < N && fields[index].key != key->text) ++index;
    if (index == N) {
      std::array<std::string_view, N> known{};
      for (std::size_t each = 0; each < N; ++each) known[each] = fields[each].key;
      report_unknown_key(context, *key, what, known);
      continue;
    }
    seen[index] = true;
    fields[index].read(context, *key, *key->next_sibling, record);
  }
  for (std::size_t index = 0; index < N; ++index) {
    if (fields[index].required && !seen[index]) report_missing_key(context, node, what, fields[index].key);
  }
  return true;
}

/// Two lists of fields as one.
template <class Record, std::size_t N, std::size_t M>
constexpr std::array<Field<Record>, N + M> joined(const std::array<Field<Record>, N>& first,
                                                  const std::array<Field<Record>, M>& second) {
  std::array<Field<Record>, N + M> both{};
  for (std::size_t each = 0; each < N; ++each) both[each] = first[each];
  for (std::size_t each = 0; each < M; ++each) both[N + each] = second[each];
  return both;
}

/// A text that is not empty.
std::optional<Text> read_text(const Context& context, const Node& node, std::string_view what);
/// A text for people: the same, and a warning where YAML cut it at ` #`.
std::optional<Text> read_free_text(const Context& context, const Node& node, std::string_view what);
/// A note: free text that may be empty, since forms have places for notes.
std::optional<Text> read_note(const Context& context, const Node& node);
/// A whole number: an optional minus, digits without leading zeros, at most nine of them.
std::optional<Spanned<int>> read_integer(const Context& context, const Node& node, std::string_view what);

/// A whole number within bounds. @param otherwise  the code of a number that is not
std::optional<Spanned<int>> read_integer_between(const Context& context, const Node& node, std::string_view what,
                                                 int least, int most, Code otherwise = Code::R210BadNumber);
/// `true` or `false`, and no other word.
std::optional<Spanned<bool>> read_flag(const Context& context, const Node& node, std::string_view what);

/// The entries `blue` and `orange` of a mapping.
std::optional<duel::Colour> colour_named(std::string_view name);

/// One of a list of words.
template <class T, std::size_t N>
std::optional<Spanned<T>> read_word(const Context& context, const Node& node, std::string_view what,
                                    const std::array<Word<T>, N>& words) {
  if (!expect(context, node, NodeKind::Scalar, what)) return std::nullopt;
  for (const Word<T>& each : words) {
    if (each.word == node.text) return Spanned<T>{each.value, node.span};
  }
  std::array<std::string_view, N> known{};
  for (std::size_t each = 0; each < N; ++each) known[each] = words[each].word;
  context.report(Code::R208UnknownWord, node.span,
                 std::string{what} + " cannot be " + quoted(node.text) + ": " + hint(node.text, known));
  return std::nullopt;
}

}  // namespace orion::read
