#pragma once

// A Duel record as values without places: what a program that writes records has in hand.

#include <optional>
#include <string>
#include <vector>

#include "core/duel/colour.hpp"
#include "core/duel/conditions.hpp"
#include "core/duel/placement.hpp"
#include "records/read/rules.hpp"
#include "records/write/script_event.hpp"

namespace orion::write {

/// Labels, not spaces: a record can say what is not on the board.
struct ScriptTokens {
  std::vector<std::string> labels;
  std::optional<duel::Colour> placer;
};

struct ScriptMove {
  duel::Colour player{};
  std::vector<std::string> own;
  std::optional<std::string> other;
  std::optional<int> number;  ///< `move`
  std::optional<std::string> hash;
};

struct ScriptResult {
  std::optional<std::string> winner;
  std::optional<std::string> how;
  std::optional<duel::PerColour<duel::ConditionCounts>> conditions;
  bool counts = false;  ///< conditions are written with counts
  std::optional<duel::PerColour<int>> score;
};

struct DuelScript {
  std::string comment;  ///< a line above the record, without `#`
  std::string id;
  std::optional<ScriptEvent> event;
  read::DuelRules rules;
  duel::PerColour<std::string> players;  ///< as they stand in the record: a name, or a mapping
  std::optional<std::string> setup_name;
  ScriptTokens galaxies;
  ScriptTokens black_holes;
  duel::Colour start{};
  std::vector<ScriptMove> moves;
  ScriptResult result;
};

ScriptMove script_move(const duel::Placement& placement);

/// The record as a document: its `---` line, the comment, block style, LF.
std::string document_text(const DuelScript& script);

}  // namespace orion::write
