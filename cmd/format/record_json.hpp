#pragma once

#include "cmd/format/format.hpp"
#include "cmd/format/verdict_json.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

inline constexpr int kSchemaVersion = 1;

/// One element of `records`. What is not known of a record that cannot be read is null.
Json record_json(const Judged& judged);

/// `{start: {line, column}, end: {line, column}}`
Json span_json(const text::LineIndex& lines, text::Span at);

}  // namespace orion::cmd
