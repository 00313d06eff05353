#pragma once

// The moments of a game as a page steps through them: what each is called, and where it stands in the list of moves.

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/finding.hpp"
#include "records/judge/verdict.hpp"

namespace orion::cmd {

/// A moment of a course, or the start before the first.
struct Step {
  std::string anchor;  ///< the id of its row in the list: "start", "move-12", "turn-4-action-2"
  std::string label;   ///< "move 17 of 17, blue (Ada): a2 b2 / b3, illegal"
};

struct Steps {
  std::vector<Step> steps;  ///< the start, then the moments of the course; empty where there is no course
  std::map<std::string, std::size_t, std::less<>> by_anchor;
  /// For each finding where in the game it is: the anchor of a step, or of a turn with several; empty for elsewhere.
  std::vector<std::string> anchors;
  std::map<std::string, std::vector<std::size_t>, std::less<>> findings;  ///< by their anchors, counted from 0
  std::size_t now = 0;                                                    ///< with which the page opens
  /// What the verdict turns on: the first illegal move, or an illegal set-up, or else what an error speaks of.
  std::optional<std::size_t> question;

  std::optional<std::size_t> find(std::string_view anchor) const;
  /// The findings about a step, counted from 0.
  const std::vector<std::size_t>& findings_at(std::size_t step) const;
};

/// @param bytes  of the document
Steps steps_of(const judge::Verdict& verdict, std::string_view bytes);

/// "legal", "illegal", "withdrawn by ruling", …
std::string_view effect_word(judge::Effect effect) noexcept;
/// What stands there, on one line.
std::string written(std::string_view bytes, text::Span span);

}  // namespace orion::cmd
