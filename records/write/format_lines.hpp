#pragma once

#include <string>

#include "records/write/format_outline.hpp"

namespace orion::write {

/// The document in canonical form: block style with what fits on one line in brackets.
std::string lines_of(const Outline& outline);

}  // namespace orion::write
