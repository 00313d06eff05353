#include <algorithm>
#include <functional>
#include <optional>

#include "records/text/scalar_source.hpp"
#include "records/text/tree.hpp"

namespace orion::text {
namespace {

/// The source of one byte range boundary: within a piece that is not verbatim, the whole piece counts.
std::uint32_t source_of_begin(const Piece& piece, std::uint32_t text) {
  return piece.verbatim ? piece.source.begin + (text - piece.text.begin) : piece.source.begin;
}

std::uint32_t source_of_end(const Piece& piece, std::uint32_t text) {
  return piece.verbatim ? piece.source.begin + (text - piece.text.begin) : piece.source.end;
}

/// Where `text` lies in the document, if it is a part of its bytes and not a copy.
std::optional<std::uint32_t> place_of(std::string_view document, std::string_view text) {
  const std::less_equal<> not_after;
  if (text.empty() || !not_after(document.data(), text.data())) return std::nullopt;
  if (!not_after(text.data() + text.size(), document.data() + document.size())) return std::nullopt;
  return static_cast<std::uint32_t>(text.data() - document.data());
}

}  // namespace

Span span_within(std::string_view document, const Node& scalar, std::size_t begin, std::size_t end) {
  const auto size = scalar.text.size();
  const auto first = static_cast<std::uint32_t>(std::min(begin, size));
  const auto last = static_cast<std::uint32_t>(std::clamp(end, std::size_t{first}, size));
  // Most texts stand in the document as they are, on one line: their places need no tracing.
  if (const auto at = place_of(document, scalar.text)) return {*at + first, *at + last};
  const ScalarSource source = trace_scalar(document, scalar.style, scalar.span.begin, scalar.text);

  // Behind the text (an empty text, a block scalar's last line end) is behind the last byte that is shown.
  const bool quoted = scalar.style == Style::SingleQuoted || scalar.style == Style::DoubleQuoted;
  const std::uint32_t text_end = quoted ? scalar.span.end - 1 : scalar.span.end;
  const auto after = [](std::uint32_t text, const Piece& piece) { return text < piece.text.end; };
  const auto piece = std::upper_bound(source.pieces.begin(), source.pieces.end(), first, after);
  if (piece == source.pieces.end()) return {text_end, text_end};
  const std::uint32_t from = source_of_begin(*piece, first);
  if (first == last) return {from, from};
  const auto last_piece = std::upper_bound(piece, source.pieces.end(), last - 1, after);
  if (last_piece == source.pieces.end()) return {from, text_end};
  return {from, source_of_end(*last_piece, last)};
}

}  // namespace orion::text
