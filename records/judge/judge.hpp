#pragma once

#include <optional>
#include <string_view>

#include "core/duel/game.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/rules.hpp"
#include "records/text/reader.hpp"
#include "records/text/splitter.hpp"

namespace orion::judge {

struct Settings {
  text::Limits limits;
  std::optional<read::DuelRules> rules;         ///< instead of the record's own
  std::optional<read::DuelRules> compare_with;  ///< judged by these beside, for `Verdict::comparison`
  bool require_result = false;                  ///< a record that stops mid-game is an error
  duel::AfterIllegal after_illegal = duel::AfterIllegal::Stop;
  std::optional<std::size_t> moves_to_replay;  ///< only that many, and no claim about the end is judged
};

/// Reads one document and rules on it.
///
/// Result: a verdict for every input; what is wrong with the text or the shape of the record is among its findings.
/// Errors: none but std::bad_alloc.
Verdict judge_document(const text::RawDocument& document, const Settings& settings);

}  // namespace orion::judge
