#pragma once

#include <string>
#include <string_view>

namespace orion::judge {

/// The SHA-256 of some bytes in 64 small hexadecimal digits.
std::string sha256_hex(std::string_view bytes);

}  // namespace orion::judge
