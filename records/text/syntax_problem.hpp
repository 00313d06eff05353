#pragma once

#include <cstdint>
#include <string_view>

#include "records/text/fault_list.hpp"
#include "records/text/reader.hpp"

namespace orion::text {

/// Why a parser gave up.
enum class SyntaxProblem : std::uint8_t {
  QuoteNotClosed,
  ListNotClosed,     ///< neither a comma nor `]`
  MappingNotClosed,  ///< neither a comma nor `}`
  StrayBracket,
  KeyExpected,
  ItemExpected,
  ItemHere,   ///< `- ` where no list can begin
  KeyHere,    ///< `? ` where no key can begin
  ColonHere,  ///< `: ` where no value can begin
  NoValue,    ///< a character that begins nothing
  UnknownEscape,
  EscapeDigits,
  EscapeNoCharacter,
  BlockIndent,
  BlockHeader,
  TabIndent,
  Anchor,
  Alias,
  Tag,
  TooNested,
  Other,
};

/// Words a failed parse: the likeliest cause first, at the place where it can be mended.
/// @param at  where the parser gave up; the document's size at its end.
void explain(std::string_view document, SyntaxProblem problem, std::uint32_t at, const Limits& limits,
             FaultList& faults);

/// yaml-cpp opens a mapping beside each list whose bracket is not closed, and so reaches the depth limit too early.
/// Where few enough brackets are open, the innermost of them is the fault and not the depth.
void prefer_open_bracket(std::string_view document, const Limits& limits, FaultList& faults);

}  // namespace orion::text
