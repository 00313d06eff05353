#pragma once

// What is said of a replay in the same words for both games.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/finding.hpp"
#include "records/read/fields.hpp"

namespace orion::judge {

/// R234. @param what  is ruled on: "move", "turn", "action"
Finding ruling_not_needed(text::Span decision, std::string_view what);

/// R231, R233: what a ruling does, with what is broken.
/// @param stands  it lets stand; else it withdraws
Finding ruling_applied(text::Span decision, std::string_view what, bool stands, const std::optional<read::Text>& by,
                       const std::optional<read::Text>& reason, const std::vector<Finding>& broken);

/// R232, beside the findings that it cannot undo. @param anchor  of those
Finding ruling_impossible(text::Span decision, std::string message, std::uint32_t anchor);

/// C606: verifies claims of position hashes, and remembers which one held last.
class HashClaims {
 public:
  /// @param what  "move" or "turn"
  explicit HashClaims(std::string_view what) : what_{what} {}
  /// @param given  the hash of the position reached with the move or turn `number`
  /// @return what to report if the claim is false, without its move or turn
  Finding verify(const read::Text& claim, const std::string& given, std::size_t number);

 private:
  std::string_view what_;
  std::size_t last_held_ = 0;
};

/// D604, S605: makes a record that stops mid-game an error (`--require-result`).
void ask_for_result(Finding& incomplete);

}  // namespace orion::judge
