#pragma once

// What is said of two records that are held against each other.

#include <optional>
#include <string>

#include "cmd/format/format.hpp"
#include "cmd/format/verdict_json.hpp"
#include "records/judge/difference.hpp"

namespace orion::cmd {

/// Two records, and how they differ.
struct Diffed {
  const judge::Both<Judged>& records;
  /// None: one of them holds no game that can be read.
  const std::optional<judge::Difference>& difference;
};

/// For a person, line by line.
std::string diff_text(const Diffed& diffed);
/// One object: schemas/diff.schema.json.
Json diff_json(const Diffed& diffed);

}  // namespace orion::cmd
