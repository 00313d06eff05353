#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/duel/game.hpp"
#include "records/judge/advice.hpp"
#include "records/judge/decks.hpp"
#include "records/judge/set_files.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/chosen_rules.hpp"
#include "records/text/reader.hpp"
#include "records/text/splitter.hpp"

namespace orion::judge {

struct Settings {
  text::Limits limits;
  read::ChosenRules rules;         ///< instead of the record's own, where they are rules of its game
  read::ChosenRules compare_with;  ///< judged by these beside, for `Verdict::comparison`
  Decks* decks = nullptr;          ///< deck files beside the record; null: only decks that are built in or inline
  SetFiles* set_files = nullptr;   ///< files beside a manifest; null: those that it names are not there
  bool require_result = false;     ///< a record that stops mid-game is an error
  duel::AfterIllegal after_illegal = duel::AfterIllegal::Stop;
  std::optional<std::size_t> moves_to_replay;  ///< moves or turns: only that many, and no claim about the end is judged
  std::optional<std::size_t> actions_to_replay;  ///< of the turn behind them, which is begun and not ended (Station)
  /// Makes the `course` of the verdict. Behind `moves_to_replay` it says nothing.
  bool keep_course = false;
  bool keep_set_facts = false;  ///< makes `Verdict::set_facts`
};

/// Reads one document and rules on it.
///
/// Result: a verdict for every input; what is wrong with the text or the shape of the record is among its findings.
/// Errors: none but std::bad_alloc.
Verdict judge_document(const text::RawDocument& document, const Settings& settings);

/// A placement or an action that stands in no record, judged in the position that a record reaches.
struct Asked {
  Verdict verdict;        ///< on the record; without a replayed game nothing could be asked
  bool readable = false;  ///< it could be read
  Answer answer;  ///< findings: what it breaks, or why it could not be read; places are in its own text, related
                  ///< places in the record
};

/// @param asked  as in a record: "orange: e4 e5 / f5", "{play: sabotage, target: Ben, equipment: [relay]}"
/// The position is that after `settings.moves_to_replay` moves, or the last one reached.
Asked judge_asked(const text::RawDocument& document, const Settings& settings, std::string_view asked);

}  // namespace orion::judge
