#include "records/judge/sha256.hpp"

#include <array>
#include <cstddef>

#include <openssl/sha.h>

namespace orion::judge {

std::string sha256_hex(std::string_view bytes) {
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
  SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * digest.size());
  for (const unsigned char byte : digest) {
    hex += kDigits[byte >> 4U];
    hex += kDigits[byte & 0xFU];
  }
  return hex;
}

std::string hash_of_text(std::string_view canonical_text) {
  constexpr std::size_t kDigits = 16;
  return "h" + sha256_hex(canonical_text).substr(0, kDigits);
}

}  // namespace orion::judge
