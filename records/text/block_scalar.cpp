// Literal and folded block scalars: every line stands for itself without its indentation; folding joins lines.

#include <algorithm>

#include "records/text/piece_list.hpp"
#include "records/text/scalar_source.hpp"

namespace orion::text {
namespace {

struct Line {
  std::size_t begin;
  std::size_t end;   ///< without the line end
  std::size_t next;  ///< where the next line begins; the document's size at its end
  std::size_t spaces;
  bool blank() const noexcept { return begin + spaces == end; }
};

Line line_at(std::string_view document, std::size_t begin) noexcept {
  const std::size_t feed = std::min(document.find('\n', begin), document.size());
  const std::size_t next = std::min(feed + 1, document.size());
  const std::size_t end = feed > begin && feed < document.size() && document[feed - 1] == '\r' ? feed - 1 : feed;
  const std::size_t text = std::min(document.find_first_not_of(' ', begin), end);
  return {begin, end, next, text - begin};
}

/// Walks the lines below the header.
class BlockTrace {
 public:
  BlockTrace(std::string_view document, Style style, std::string_view body)
      : document_{document}, body_{body}, pieces_{document, body}, folded_{style == Style::Folded} {}

  /// @param first  where the line below the header begins.
  bool run(std::size_t first) {
    if (!find_indent(first)) return false;
    last_end_ = first;
    for (std::size_t at = first; !pieces_.whole();) {
      if (at >= document_.size()) return false;
      const Line line = line_at(document_, at);
      if (line.blank() && line.spaces <= indent_) {
        ++empty_;
      } else if (!content(line)) {
        return false;
      }
      at = line.next;
    }
    return true;
  }

  std::uint32_t end() const noexcept { return static_cast<std::uint32_t>(last_end_); }
  std::vector<Piece> take() { return pieces_.take(); }

 private:
  /// The text's first line tells how much of its blanks is indentation, whether or not the header gives a number.
  bool find_indent(std::size_t at) {
    const std::size_t shown = body_.find_first_not_of('\n');
    const std::size_t kept = std::min(body_.find_first_not_of(' ', shown), body_.size()) - shown;
    while (at < document_.size()) {
      const Line line = line_at(document_, at);
      if (!line.blank()) {
        indent_ = line.spaces - std::min(kept, line.spaces);
        return kept <= line.spaces;
      }
      at = line.next;
    }
    return false;
  }

  bool content(const Line& line) {
    if (line.spaces < indent_) return false;
    const std::size_t begin = line.begin + indent_;
    const bool indented = document_[begin] == ' ' || document_[begin] == '\t';
    const std::size_t breaks = empty_ + (first_ ? 0 : 1);
    const bool joins = folded_ && !first_ && !indented && !indented_;
    bool fits = true;
    if (joins && breaks == 1) {
      fits = pieces_.add(" ", last_end_, begin);
    } else if (breaks > 0) {
      fits = pieces_.add_line_feeds(joins ? breaks - 1 : breaks, last_end_, begin);
    }
    fits = fits && pieces_.add_verbatim(begin, line.end);
    if (fits) last_end_ = line.end;
    first_ = false;
    indented_ = indented;
    empty_ = 0;
    return fits;
  }

  std::string_view document_;
  std::string_view body_;
  PieceList pieces_;
  bool folded_;
  std::size_t indent_ = 0;
  std::size_t last_end_ = 0;  ///< the end of the last line with text
  std::size_t empty_ = 0;     ///< empty lines since then
  bool first_ = true;
  bool indented_ = false;  ///< the last line began with a blank of its own, so that its line end is kept
};

/// Whether the text ends in as many line feeds as the header asks for.
/// @param at  the end of the last line with text, or of the header's line where there is none.
bool end_agrees(std::string_view document, std::string_view header, std::string_view text, std::size_t at) {
  const std::size_t body = text.find_last_not_of('\n') + 1;
  const std::size_t kept = text.size() - body;
  if (header.find('-') != std::string_view::npos) return kept == 0;
  if (header.find('+') == std::string_view::npos) return kept == (body == 0 ? 0 : 1);
  std::size_t breaks = body == 0 ? 0 : 1;
  for (at = line_at(document, at).next; at < document.size();) {
    const Line line = line_at(document, at);
    if (!line.blank()) return kept == breaks;
    if (line.next > line.end) ++breaks;
    at = line.next;
  }
  // Where the last line end is missing, one was put there.
  return kept == breaks || (!document.ends_with('\n') && kept == breaks + 1);
}

}  // namespace

ScalarSource trace_block_scalar(std::string_view document, Style style, std::uint32_t begin, std::string_view text) {
  const std::size_t indicators = begin + std::size_t{1};
  const std::size_t behind = std::min(document.find_first_not_of("+-0123456789", indicators), document.size());
  const std::string_view header = document.substr(indicators, behind - indicators);
  const std::size_t feed = std::min(document.find('\n', behind), document.size());
  const std::string_view body = text.substr(0, text.find_last_not_of('\n') + 1);

  ScalarSource source;
  source.end = static_cast<std::uint32_t>(behind);
  if (body.empty()) {
    source.agrees = end_agrees(document, header, text, feed);
  } else if (feed < document.size()) {
    BlockTrace trace{document, style, body};
    source.agrees = trace.run(feed + 1) && end_agrees(document, header, text, trace.end());
    source.end = std::max(source.end, trace.end());
    source.pieces = trace.take();
  }
  return source;
}

}  // namespace orion::text
