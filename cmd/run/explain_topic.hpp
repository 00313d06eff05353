#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

/// What a word that `explain` is asked about stands for: a part of the catalogue, or a clause, or codes.
struct Topic {
  const catalogue::Part* part = nullptr;
  const catalogue::Clause* clause = nullptr;
  std::vector<catalogue::Code> codes;  ///< several for the bare code of a lettered group: D201
};

/// @param word  "D405", "D4.5", "d4.5", "D201", "D4", "bga", "Nachziehphase", …
std::optional<Topic> find_topic(std::string_view word);

/// The id of the catalogue that `word` is most likely a slip of; empty where none is near.
std::string nearest_topic(std::string_view word);

/// The code of that id. @return nullopt where there is none
std::optional<catalogue::Code> code_named(std::string_view id);

/// What is printed as further reading, codes and clauses, each once; also the bare code of a lettered group.
std::vector<std::string_view> related_to(catalogue::Code code);
std::vector<std::string_view> related_to(const catalogue::Clause& clause);

/// What the German short rules call a clause, and the things it is about.
std::vector<std::string_view> german_terms(const catalogue::Clause& clause);

/// The codes whose findings are breaches of a clause.
std::vector<catalogue::Code> codes_of(const catalogue::Clause& clause);

/// The parts' members.
std::vector<const catalogue::Clause*> clauses_of(const catalogue::Part& part);
std::vector<catalogue::Code> codes_of(const catalogue::Part& part);

/// A few words on a code or clause. @pre `id` can be explained
std::string_view title_of(std::string_view id);

}  // namespace orion::cmd
