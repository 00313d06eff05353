#pragma once

// Canonical form: one way to write what a record says, so that two copies differ only where they say different things.

#include <optional>
#include <string>
#include <string_view>

#include "records/text/reader.hpp"

namespace orion::write {

/// A game or a deck in canonical form: keys in the order of the format, block style with what fits on one line in
/// brackets, LF, every comment kept.
///
/// Result: nullopt where the document is none, or where no canonical form says the same within the limits (it may be
/// longer than the document was); that is looked at in what was written, not supposed.
/// @pre the reader of records has no error to report of it
std::optional<std::string> format_document(std::string_view document, const text::Limits& limits);

/// The comments and `---` lines between documents in the same form.
std::string format_stretch(std::string_view stretch);

}  // namespace orion::write
