#pragma once

// Tests write the place of a fault into the document: `a: «&x» b`.

#include <string>
#include <string_view>
#include <vector>

#include "records/text/reader.hpp"

namespace orion::text::testing {

struct Marked {
  std::string text;
  std::vector<Span> spans;  ///< in the order of their beginnings
};

inline Marked unmark(std::string_view marked) {
  constexpr std::string_view kOpen = "«";
  constexpr std::string_view kClose = "»";
  Marked result;
  for (std::size_t at = 0; at < marked.size();) {
    const auto here = static_cast<std::uint32_t>(result.text.size());
    if (marked.substr(at).starts_with(kOpen)) {
      result.spans.push_back({here, here});
      at += kOpen.size();
    } else if (marked.substr(at).starts_with(kClose)) {
      result.spans.back().end = here;
      at += kClose.size();
    } else {
      result.text += marked[at++];
    }
  }
  return result;
}

/// Without `default:`, so that a new kind has to be named, and then tested.
inline std::string_view name_of(FaultKind kind) {
  switch (kind) {
    case FaultKind::Syntax:
      return "Syntax";
    case FaultKind::InvalidUtf8:
      return "InvalidUtf8";
    case FaultKind::ControlCharacter:
      return "ControlCharacter";
    case FaultKind::LoneCarriageReturn:
      return "LoneCarriageReturn";
    case FaultKind::OtherEncoding:
      return "OtherEncoding";
    case FaultKind::TabOutsideQuotes:
      return "TabOutsideQuotes";
    case FaultKind::Directive:
      return "Directive";
    case FaultKind::Anchor:
      return "Anchor";
    case FaultKind::Alias:
      return "Alias";
    case FaultKind::Tag:
      return "Tag";
    case FaultKind::MergeKey:
      return "MergeKey";
    case FaultKind::DuplicateKey:
      return "DuplicateKey";
    case FaultKind::MissingValue:
      return "MissingValue";
    case FaultKind::SecondDocument:
      return "SecondDocument";
    case FaultKind::KeyNotText:
      return "KeyNotText";
    case FaultKind::CommentInFlow:
      return "CommentInFlow";
    case FaultKind::ForbiddenCharacter:
      return "ForbiddenCharacter";
    case FaultKind::DocumentTooLarge:
      return "DocumentTooLarge";
    case FaultKind::TooDeep:
      return "TooDeep";
    case FaultKind::LineTooLong:
      return "LineTooLong";
    case FaultKind::ScalarTooLong:
      return "ScalarTooLong";
    case FaultKind::KeyTooLong:
      return "KeyTooLong";
    case FaultKind::TooManyEntries:
      return "TooManyEntries";
    case FaultKind::TooManyFaults:
      return "TooManyFaults";
  }
  return "?";
}

/// What `describe` and `tree_defects` say where all is well.
inline constexpr std::string_view kNothing;

/// One line a fault: its kind, and its detail if it has one.
inline std::string describe(const std::vector<Fault>& faults) {
  std::string result;
  for (const Fault& fault : faults) {
    if (!result.empty()) result += "\n";
    result += name_of(fault.kind);
    if (!fault.detail.empty()) result += ": " + fault.detail;
  }
  return result;
}

/// The reverse of `unmark`: compared with what a test wrote, it shows what differs. Faults must not overlap.
inline std::string mark(std::string_view document, const std::vector<Fault>& faults) {
  std::string result;
  std::size_t at = 0;
  for (const Fault& fault : faults) {
    result += document.substr(at, fault.span.begin - at);
    result += "«";
    result += document.substr(fault.span.begin, fault.span.end - fault.span.begin);
    result += "»";
    at = fault.span.end;
  }
  return result += document.substr(at);
}

inline std::string_view slice(std::string_view document, Span span) {
  return document.substr(span.begin, span.end - span.begin);
}

/// Everything that is wrong with a tree's places and links, or nothing. Nesting is bounded, so that it may recurse.
inline std::string tree_defects(std::string_view document, const Node& node, const Span& within) {
  if (node.span.begin > node.span.end || node.span.begin < within.begin || node.span.end > within.end) {
    return "a span is outside its parent's";
  }
  std::uint32_t count = 0;
  std::uint32_t last_end = node.span.begin;
  for (const Node& child : Children{node}) {
    if (child.span.begin < last_end) return "children overlap";
    last_end = child.span.end;
    const bool key = node.kind == NodeKind::Mapping && count % 2 == 0;
    if (key && child.kind != NodeKind::Scalar) return "a key is no scalar";
    if (std::string inner = tree_defects(document, child, node.span); !inner.empty()) return inner;
    ++count;
  }
  if (count != (node.kind == NodeKind::Mapping ? 2 * node.size : node.size)) return "a size is wrong";
  return {};
}

}  // namespace orion::text::testing
