#pragma once

#include <string>
#include <string_view>

namespace orion::cmd {

/// Text without what XML 1.0 forbids even when it is escaped: U+FFFD takes the place of control characters but tab and
/// line ends, of U+FFFE and U+FFFF, and of bytes that are no UTF-8.
std::string xml_text(std::string_view text);

}  // namespace orion::cmd
