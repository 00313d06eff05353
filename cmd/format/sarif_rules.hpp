#pragma once

#include "cmd/format/verdict_json.hpp"
#include "records/catalogue/code.hpp"

namespace orion::cmd {

/// The id of a code among the rules of other tools: "orionref/D405".
std::string rule_id(catalogue::Code code);

/// "note", "warning", "error", as SARIF names levels.
std::string_view sarif_level(catalogue::Severity severity) noexcept;

/// A code as SARIF describes a rule (3.49), with the catalogue's explanation as its help.
Json sarif_rule(const catalogue::CodeEntry& entry);

}  // namespace orion::cmd
