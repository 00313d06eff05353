#pragma once

#include <optional>
#include <string_view>
#include <vector>

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

/// A placement that stands in no record, judged in the position that a record reaches.
struct Asked {
  Verdict verdict;                ///< on the record; without a replayed game nothing could be asked
  bool readable = false;          ///< the placement could be read
  std::vector<Finding> findings;  ///< what it breaks, or why it could not be read; places are in its own text, related
                                  ///< places in the record
};

/// @param placement  as in a record: "orange: e4 e5 / f5"
/// The position is that after `settings.moves_to_replay` moves, or the last one reached.
Asked judge_asked(const text::RawDocument& document, const Settings& settings, std::string_view placement);

}  // namespace orion::judge
