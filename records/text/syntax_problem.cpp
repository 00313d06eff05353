#include "records/text/syntax_problem.hpp"

#include <algorithm>
#include <string>

#include "records/text/escape.hpp"
#include "records/text/layout.hpp"
#include "records/text/scalar_checks.hpp"
#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

std::uint32_t line_end(std::string_view document, std::uint32_t at) noexcept {
  return static_cast<std::uint32_t>(std::min(document.find('\n', at), document.size()));
}

bool same_line(std::string_view document, std::uint32_t first, std::uint32_t second) noexcept {
  return first >= second || document.substr(first, second - first).find('\n') == std::string_view::npos;
}

/// A cause that yaml-cpp does not name, or not by its name. @return whether it is the whole story.
bool explain_by_layout(std::string_view document, std::uint32_t at, const Limits& limits, FaultList& faults) {
  const std::uint32_t end = line_end(document, at);
  const Layout layout = scan_layout(document.substr(0, end));
  if (layout.tab) {
    faults.add(FaultKind::TabOutsideQuotes, *layout.tab);
    // A tab in the same line, or in the one before, is the likelier cause.
    const std::uint32_t next = std::min(line_end(document, layout.tab->end) + 1, end);
    if (same_line(document, next, at)) return true;
  }
  if (layout.comment_in_flow) {
    faults.add(FaultKind::CommentInFlow, *layout.comment_in_flow);
    return true;
  }
  if (layout.long_key) {
    faults.add(FaultKind::KeyTooLong, *layout.long_key, std::to_string(limits.key));
    return true;
  }
  return false;
}

/// The escape at which the parser gave up, which is at its end or a little further on.
Span escape_before(std::string_view document, std::uint32_t at) noexcept {
  const std::size_t slash = document.substr(0, at).rfind('\\');
  if (slash == std::string_view::npos || slash + 1 >= document.size()) return {at, word_end(document, at)};
  const auto begin = static_cast<std::uint32_t>(slash);
  if (const auto escape = escape_at(document, slash)) return {begin, begin + escape->length};
  std::uint32_t end = begin + 1 + decode_utf8(document, slash + 1).length;
  while (end < at && hex_digit(document[end]) >= 0) ++end;
  return {begin, end};
}

/// The `&`, `*` or `!` at or just before a place.
Span property_at(std::string_view document, std::uint32_t at) noexcept {
  const std::size_t sign = document.substr(0, at + std::size_t{1}).find_last_of("&*!");
  const auto begin = sign == std::string_view::npos ? at : static_cast<std::uint32_t>(sign);
  return {begin, std::max(word_end(document, begin), begin)};
}

std::string_view words(SyntaxProblem problem) noexcept {
  switch (problem) {
    case SyntaxProblem::QuoteNotClosed:
      return "this quote is not closed";
    case SyntaxProblem::ListNotClosed:
      return "a comma or ] is expected here";
    case SyntaxProblem::MappingNotClosed:
      return "a comma or } is expected here";
    case SyntaxProblem::StrayBracket:
      return "this bracket closes nothing that is open";
    case SyntaxProblem::KeyExpected:
      return "a key is expected here, as deep as those before it, with a colon and a space after it";
    case SyntaxProblem::ItemExpected:
      return "a list item is expected here: - and a space, as deep as those before it";
    case SyntaxProblem::ItemHere:
      return "no list can begin here: its first - belongs in a line of its own";
    case SyntaxProblem::KeyHere:
      return "no key can begin here";
    case SyntaxProblem::ColonHere:
      return "text with a colon and a space in it needs quotes";
    case SyntaxProblem::NoValue:
      return "no text can begin with this character: it needs quotes";
    case SyntaxProblem::UnknownEscape:
      return "double quotes know no such escape; single quotes keep a backslash";
    case SyntaxProblem::EscapeDigits:
      return "this escape needs more hexadecimal digits";
    case SyntaxProblem::BlockIndent:
      return "the number behind | or > is the indentation, 1 to 9";
    case SyntaxProblem::BlockHeader:
      return "the text of | or > begins in the next line";
    case SyntaxProblem::EscapeNoCharacter:
    case SyntaxProblem::TabIndent:
    case SyntaxProblem::Anchor:
    case SyntaxProblem::Alias:
    case SyntaxProblem::Tag:
    case SyntaxProblem::TooNested:
    case SyntaxProblem::Other:
      break;
  }
  return "this is not YAML as the format uses it";
}

/// Faults whose likely cause depends on whether they begin their line.
bool explain_by_line(std::string_view document, SyntaxProblem problem, std::uint32_t at, FaultList& faults) {
  const std::size_t feed = document.substr(0, at).rfind('\n');
  const std::size_t line = feed == std::string_view::npos ? 0 : feed + 1;
  const std::string_view before = document.substr(line, at - line);
  const auto first = static_cast<std::uint32_t>(line + std::min(before.find_first_not_of(" -"), before.size()));
  if (problem == SyntaxProblem::ColonHere && before.find(": ") == std::string_view::npos) {
    faults.add(FaultKind::Syntax, {first, at},
               "this key fits nothing before it: it is too deep, or a colon in the line before needs a space after it");
    return true;
  }
  const bool block = problem == SyntaxProblem::KeyExpected || problem == SyntaxProblem::ItemExpected;
  if (block && first < at) {
    faults.add(FaultKind::Syntax, {at, word_end(document, at)}, "nothing can stand here, behind what was closed");
    return true;
  }
  return false;
}

void add_open_bracket(std::uint32_t bracket, FaultList& faults) {
  faults.forget_missing_values_from(bracket);
  faults.add(FaultKind::Syntax, {bracket, bracket + 1}, "this bracket is not closed, or a comma is missing behind it");
}

/// A bracket or quote that is still open where the parse ended is better shown where it was opened.
bool explain_by_opening(std::string_view document, SyntaxProblem problem, std::uint32_t at, FaultList& faults) {
  const bool flow = problem == SyntaxProblem::ListNotClosed || problem == SyntaxProblem::MappingNotClosed;
  if (!flow && problem != SyntaxProblem::QuoteNotClosed) return false;
  const Layout layout = scan_layout(document.substr(0, at));
  if (layout.open_quote) {
    faults.forget_missing_values_from(*layout.open_quote);
    faults.add(FaultKind::Syntax, {*layout.open_quote, *layout.open_quote + 1}, "this quote is not closed");
    return true;
  }
  if (!flow || layout.open_brackets.empty()) return false;
  const bool at_end = document.find_first_not_of(" \r\n", at) == std::string_view::npos;
  if (!at_end && same_line(document, layout.open_brackets.back(), at)) return false;
  add_open_bracket(layout.open_brackets.back(), faults);
  return true;
}

}  // namespace

void prefer_open_bracket(std::string_view document, const Limits& limits, FaultList& faults) {
  if (!faults.has(FaultKind::TooDeep)) return;
  const Layout layout = scan_layout(document);
  if (layout.open_quote || layout.open_brackets.empty() || layout.open_brackets.size() > limits.depth) return;
  faults.forget(FaultKind::TooDeep);
  add_open_bracket(layout.open_brackets.back(), faults);
}

void explain(std::string_view document, SyntaxProblem problem, std::uint32_t at, const Limits& limits,
             FaultList& faults) {
  at = static_cast<std::uint32_t>(std::min<std::size_t>(at, document.size()));
  if (explain_by_layout(document, at, limits, faults)) return;
  if (explain_by_opening(document, problem, at, faults)) return;
  if (explain_by_line(document, problem, at, faults)) return;
  const Span word{at, word_end(document, at)};
  switch (problem) {
    case SyntaxProblem::Anchor:
      return faults.add(FaultKind::Anchor, property_at(document, at));
    case SyntaxProblem::Alias:
      return faults.add(FaultKind::Alias, property_at(document, at));
    case SyntaxProblem::Tag:
      return faults.add(FaultKind::Tag, property_at(document, at));
    case SyntaxProblem::TabIndent:
      return faults.add(FaultKind::TabOutsideQuotes, {at, at + 1});
    case SyntaxProblem::BlockIndent:
      return faults.add(FaultKind::Syntax, {at - std::min(at, 1U), at}, std::string{words(problem)});
    case SyntaxProblem::TooNested:
      return faults.add(FaultKind::TooDeep, word, std::to_string(limits.depth));
    case SyntaxProblem::EscapeNoCharacter: {
      const Span span = escape_before(document, at);
      const auto escape = escape_at(document, span.begin);
      return faults.add(FaultKind::ForbiddenCharacter, span, escape ? code_point_name(escape->value) : std::string{});
    }
    case SyntaxProblem::UnknownEscape:
    case SyntaxProblem::EscapeDigits:
      return faults.add(FaultKind::Syntax, escape_before(document, at), std::string{words(problem)});
    case SyntaxProblem::QuoteNotClosed:
    case SyntaxProblem::ListNotClosed:
    case SyntaxProblem::MappingNotClosed:
    case SyntaxProblem::StrayBracket:
    case SyntaxProblem::KeyExpected:
    case SyntaxProblem::ItemExpected:
    case SyntaxProblem::ItemHere:
    case SyntaxProblem::KeyHere:
    case SyntaxProblem::ColonHere:
    case SyntaxProblem::NoValue:
    case SyntaxProblem::BlockHeader:
    case SyntaxProblem::Other:
      break;
  }
  faults.add(FaultKind::Syntax, word, std::string{words(problem)});
}

}  // namespace orion::text
