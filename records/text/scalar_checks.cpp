#include "records/text/scalar_checks.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "records/text/escape.hpp"
#include "records/text/scalar_source.hpp"
#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

bool ends_word(char byte) noexcept {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r' || byte == ',' || byte == '[' || byte == ']' ||
         byte == '{' || byte == '}';
}

/// The first escape that is forbidden or unknown. @return whether there was one.
bool refuse_escapes(std::string_view document, Span inner, FaultList& faults) {
  for (std::size_t at = inner.begin; at < inner.end; ++at) {
    if (document[at] != '\\') continue;
    if (line_break_at(document, at + 1) == 0) {
      const auto begin = static_cast<std::uint32_t>(at);
      const auto escape = escape_at(document, at);
      if (!escape) {
        faults.add(FaultKind::Syntax, {begin, begin + 2},
                   "double quotes know no such escape; single quotes keep a backslash");
        return true;
      }
      if (is_forbidden(*escape, document[at + 1])) {
        faults.add(FaultKind::ForbiddenCharacter, {begin, begin + escape->length}, code_point_name(escape->value));
        return true;
      }
    }
    ++at;  // what is escaped may itself be a backslash
  }
  return false;
}

/// Escapes are looked at in the source; this is for what a reader might still make of them.
bool is_clean(std::string_view text) noexcept {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint here = decode_utf8(text, at);
    if (!here.valid || (is_control(here.value) && here.value != U'\t' && here.value != U'\n')) return false;
    at += here.length;
  }
  return true;
}

bool cut_by_comment(std::string_view document, std::uint32_t end) noexcept {
  const std::size_t next = document.find_first_not_of(" \t", end);
  return next != std::string_view::npos && next > end && document[next] == '#';
}

}  // namespace

Node place_scalar(std::string_view document, std::uint32_t at, std::string_view text, Tree& tree, FaultList& faults) {
  Node node;
  node.style = scalar_style(document, at);
  node.span = {at, at};
  const bool quoted = node.style == Style::SingleQuoted || node.style == Style::DoubleQuoted;

  // Most scalars stand in the source as they are.
  const std::uint32_t first = quoted ? at + 1 : at;
  const std::size_t last = quoted ? closing_quote(document, at) : first + text.size();
  const bool same = node.style == Style::Plain || quoted;
  if (same && last <= document.size() && document.substr(first, last - first) == text) {
    node.text = document.substr(first, last - first);
    node.span.end = static_cast<std::uint32_t>(std::min(quoted ? last + 1 : last, document.size()));
  } else {
    node.text = tree.keep(std::string{text});
    const ScalarSource source = trace_scalar(document, node.style, at, text);
    node.span.end = std::max(source.end, at);
    const bool refused = node.style == Style::DoubleQuoted &&
                         refuse_escapes(document, {first, static_cast<std::uint32_t>(last)}, faults);
    if (!refused && !is_clean(text)) {
      faults.add(FaultKind::ForbiddenCharacter, node.span);
    } else if (!refused && !source.agrees) {
      faults.add(FaultKind::Syntax, node.span,
                 "programs read these line breaks differently; write the text in one line");
    }
  }
  node.cut_by_comment = node.style == Style::Plain && cut_by_comment(document, node.span.end);
  return node;
}

std::uint32_t word_end(std::string_view document, std::uint32_t at) noexcept {
  if (at >= document.size()) return at;
  std::size_t end = at + std::size_t{decode_utf8(document, at).length};
  const auto ends_key = [&] {
    return document[end] == ':' && (end + 1 == document.size() || ends_word(document[end + 1]));
  };
  while (end < document.size() && !ends_word(document[end]) && !ends_key()) ++end;
  return static_cast<std::uint32_t>(end);
}

std::uint32_t null_word_end(std::string_view document, std::uint32_t at) noexcept {
  constexpr std::array<std::string_view, 4> kWords{"null", "Null", "NULL", "~"};
  if (at >= document.size()) return at;
  const std::string_view rest = document.substr(at);
  for (const std::string_view word : kWords) {
    if (!rest.starts_with(word)) continue;
    if (rest.size() == word.size() || ends_word(rest[word.size()]) || rest[word.size()] == ':') {
      return at + static_cast<std::uint32_t>(word.size());
    }
  }
  return at;
}

}  // namespace orion::text
