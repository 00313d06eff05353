#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/duel/position.hpp"
#include "records/catalogue/explanations.hpp"
#include "records/judge/judge.hpp"

namespace orion::cmd {

/// A record of the catalogue, judged now as `check` judges a file with these bytes.
struct Example {
  struct Document {
    text::RawDocument text;
    judge::Verdict verdict;
  };
  std::string name;  ///< of the file that it could be saved as: "D405.yaml"
  std::string bytes;
  std::vector<Document> documents;  ///< at least one
};

Example judged_trigger(catalogue::Code code);
Example judged_near_miss(catalogue::Code code);
/// @pre the clause has an example
Example judged_trigger(const catalogue::Clause& clause);
Example judged_near_miss(const catalogue::Clause& clause);

/// The first finding of a code in the first document that has one. @return null where none has
const Finding* finding_in(const Example& example, catalogue::Code code, const Example::Document*& document);

/// The position that a finding speaks of, and the spaces it names.
struct FindingBoard {
  std::string caption;
  duel::Position position;
  duel::BoardSet marked;
};

/// @return nullopt where the finding is not about play
std::optional<FindingBoard> board_of(const Example::Document& document, const Finding& finding);

}  // namespace orion::cmd
