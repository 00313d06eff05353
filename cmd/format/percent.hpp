#pragma once

#include <string>

namespace orion::cmd {

/// Adds a byte as URIs and GitHub's workflow commands write what may not stand in them: "%3A".
void add_percent_encoded(std::string& text, char byte);

}  // namespace orion::cmd
