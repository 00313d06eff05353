#pragma once

#include <array>
#include <string>
#include <string_view>

namespace orion::judge {

using Sha256 = std::array<unsigned char, 32>;
Sha256 sha256_of(std::string_view bytes);

/// The SHA-256 of some bytes in 64 small hexadecimal digits.
std::string sha256_hex(std::string_view bytes);

/// The same in Base64, as a page's content security policy names a script.
std::string sha256_base64(std::string_view bytes);

/// What stands for a position: `h` and the first 16 hexadecimal digits of the SHA-256 of its canonical text.
std::string hash_of_text(std::string_view canonical_text);

}  // namespace orion::judge
