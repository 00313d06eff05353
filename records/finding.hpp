#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "records/catalogue/code.hpp"
#include "records/text/lines.hpp"
#include "records/text/span.hpp"

namespace orion {

/// Another place that a finding speaks of.
struct Related {
  std::string message;
  text::Span span;
};

/// A place in another file that a finding speaks of: the record that a line of a manifest is about.
struct Elsewhere {
  std::string message;
  std::string path;  ///< from the folder of the document's own file, or as the caller named it
  text::LineColumn at;
  bool beside = true;  ///< the path counts from that folder
};

/// Something that the referee has to say about a place in a document.
struct Finding {
  catalogue::Code code{};
  catalogue::Severity severity = catalogue::Severity::Error;
  /// The first clause that a move breaks, or the fault that decides the verdict. False for what is found beside it:
  /// further clauses of the same move, and play on an illegal set-up (D2.8).
  bool primary = true;
  text::Span span;
  /// Where the finding stands among the others: its own place, or that of the primary finding of its move.
  std::uint32_t anchor = 0;
  std::string message;                  ///< what is wrong, then what would be right; no code, no path, no full stop
  std::optional<std::size_t> move{};    ///< Orion Duel: 1-based
  std::optional<std::size_t> turn{};    ///< The Orion Station: 1-based; 0: the set-up
  std::optional<std::size_t> action{};  ///< of the turn, 1-based
  std::vector<Related> related{};
  std::vector<Elsewhere> elsewhere{};
  std::vector<std::string> notes{};
};

/// A finding with its catalogue severity.
inline Finding finding(catalogue::Code code, text::Span span, std::string message) {
  Finding made;
  made.code = code;
  made.severity = catalogue::entry(code).severity;
  made.span = span;
  made.anchor = span.begin;
  made.message = std::move(message);
  return made;
}

}  // namespace orion
