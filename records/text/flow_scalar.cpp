// Plain and quoted scalars: lines are folded, quotes and backslashes are decoded.

#include <algorithm>
#include <cstring>

#include "records/text/escape.hpp"
#include "records/text/piece_list.hpp"
#include "records/text/scalar_source.hpp"

namespace orion::text {
namespace {

bool is_blank(char byte) noexcept { return byte == ' ' || byte == '\t'; }

std::size_t skip_blanks(std::string_view document, std::size_t at) noexcept {
  while (at < document.size() && is_blank(document[at])) ++at;
  return at;
}

/// Blanks, line ends and the next line's blanks, which together stand for one blank or some line feeds.
struct Fold {
  std::size_t end;
  std::size_t breaks;
};

Fold fold_at(std::string_view document, std::size_t at) noexcept {
  Fold fold{skip_blanks(document, at), 0};
  while (const std::size_t length = line_break_at(document, fold.end)) {
    ++fold.breaks;
    fold.end = skip_blanks(document, fold.end + length);
  }
  return fold;
}

/// Reads one scalar's body. `stop` is the closing quote; a plain scalar ends where its text does.
class FlowTrace {
 public:
  FlowTrace(std::string_view document, Style style, std::size_t stop, std::string_view text)
      : document_{document}, style_{style}, stop_{stop}, pieces_{document, text} {}

  ScalarSource run(std::size_t at) {
    bool agrees = true;
    while (agrees && at < stop_ && !(style_ == Style::Plain && pieces_.whole())) agrees = step(at);
    ScalarSource source;
    source.agrees = agrees && pieces_.whole();
    source.end = static_cast<std::uint32_t>(style_ == Style::Plain ? at : std::min(stop_ + 1, document_.size()));
    source.pieces = pieces_.take();
    return source;
  }

 private:
  bool step(std::size_t& at) {
    const char byte = document_[at];
    if (is_blank(byte) || line_break_at(document_, at) != 0) return blanks(at);
    if (byte == '\'' && style_ == Style::SingleQuoted) return move(at, at + 2, pieces_.add("'", at, at + 2));
    if (byte == '\\' && style_ == Style::DoubleQuoted) return backslash(at);
    return move(at, at + 1, pieces_.add_verbatim(at, at + 1));
  }

  bool blanks(std::size_t& at) {
    const Fold fold = fold_at(document_, at);
    if (fold.breaks == 0) {
      const std::size_t end = std::min(fold.end, stop_);
      return move(at, end, pieces_.add_verbatim(at, end));
    }
    const bool fits =
        fold.breaks == 1 ? pieces_.add(" ", at, fold.end) : pieces_.add_line_feeds(fold.breaks - 1, at, fold.end);
    return move(at, fold.end, fits);
  }

  bool backslash(std::size_t& at) {
    if (line_break_at(document_, at + 1) != 0) {  // the line goes on in the next one
      const Fold fold = fold_at(document_, at + 1);
      return move(at, fold.end, pieces_.add_line_feeds(fold.breaks - 1, at, fold.end));
    }
    const auto escape = escape_at(document_, at);
    if (!escape) return false;
    const std::size_t end = at + escape->length;
    return move(at, end, pieces_.add(encode_utf8(escape->value), at, end));
  }

  static bool move(std::size_t& at, std::size_t to, bool fits) {
    if (fits) at = to;
    return fits;
  }

  std::string_view document_;
  Style style_;
  std::size_t stop_;
  PieceList pieces_;
};

}  // namespace

std::uint32_t closing_quote(std::string_view document, std::uint32_t begin) noexcept {
  const char quote = document[begin];
  std::size_t at = begin + std::size_t{1};
  while (at < document.size()) {
    if (document[at] == '\\' && quote == '"') {
      at += 2;
    } else if (document[at] != quote) {
      ++at;
    } else if (quote == '\'' && document.substr(at + 1).starts_with('\'')) {
      at += 2;
    } else {
      return static_cast<std::uint32_t>(at);
    }
  }
  return static_cast<std::uint32_t>(document.size());
}

std::size_t line_break_at(std::string_view document, std::size_t at) noexcept {
  if (at >= document.size()) return 0;
  if (document[at] == '\n') return 1;
  return document.substr(at).starts_with("\r\n") ? 2 : 0;
}

ScalarSource trace_flow_scalar(std::string_view document, Style style, std::uint32_t begin, std::string_view text) {
  if (style == Style::Plain) return FlowTrace{document, style, document.size(), text}.run(begin);
  return FlowTrace{document, style, closing_quote(document, begin), text}.run(begin + std::size_t{1});
}

}  // namespace orion::text
