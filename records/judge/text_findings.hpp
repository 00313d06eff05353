#pragma once

#include <string_view>

#include "records/finding.hpp"
#include "records/text/fault.hpp"

namespace orion::judge {

/// What the text layer found, in words.
Finding text_finding(const text::Fault& fault, std::string_view document);

}  // namespace orion::judge
