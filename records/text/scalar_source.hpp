#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "records/text/span.hpp"
#include "records/text/tree.hpp"

namespace orion::text {

/// A stretch of a scalar's decoded text and the source bytes that it stands for.
struct Piece {
  Span text;    ///< offsets into the decoded text
  Span source;  ///< offsets into the document
  bool verbatim =
      false;  ///< byte for byte the same; otherwise an escape, a doubled quote or a line break stands for it
};

/// Where a scalar's text comes from.
struct ScalarSource {
  std::vector<Piece> pieces;  ///< in order, covering the text as far as source and text agree
  std::uint32_t end = 0;      ///< behind the last byte of the scalar as written
  /// Reading the source by the YAML specification gives exactly the text. Where it does not, two programs read the
  /// scalar differently, and it is refused.
  bool agrees = false;
};

/// How the scalar that begins at `begin` is written, by its first byte.
Style scalar_style(std::string_view document, std::uint32_t begin) noexcept;

/// @return the offset of the quote that closes the one at `begin`; the document's size if there is none.
std::uint32_t closing_quote(std::string_view document, std::uint32_t begin) noexcept;

/// @return the length of the line end (LF or CR LF) at `at`, or 0.
std::size_t line_break_at(std::string_view document, std::size_t at) noexcept;

/// Walks a scalar's decoded text and its source together.
/// @param begin  the first byte of the scalar as written, its quote or block indicator included.
ScalarSource trace_scalar(std::string_view document, Style style, std::uint32_t begin, std::string_view text);

// The two halves of the above.
ScalarSource trace_flow_scalar(std::string_view document, Style style, std::uint32_t begin, std::string_view text);
ScalarSource trace_block_scalar(std::string_view document, Style style, std::uint32_t begin, std::string_view text);

}  // namespace orion::text
