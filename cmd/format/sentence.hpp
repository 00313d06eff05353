#pragma once

#include <string>

namespace orion::cmd {

/// "Blue is to move": with a capital letter, where it begins with a small one.
std::string capitalised(std::string text);
/// "Blue is to move.": with a full stop as well, unless it asks.
std::string as_sentence(std::string text);

}  // namespace orion::cmd
