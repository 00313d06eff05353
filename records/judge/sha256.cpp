#include "records/judge/sha256.hpp"

#include <array>
#include <cstddef>
#include <stdexcept>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/sha.h>

namespace orion::judge {

namespace {

/// Looked up once. The hash is the same on every machine: OpenSSL is kept from reading the machine's settings, which
/// can take SHA-256 away or have it done by a module that is loaded for it.
const EVP_MD* sha256() {
  if (OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG, nullptr) != 1) return nullptr;
  return EVP_MD_fetch(nullptr, "SHA256", nullptr);  // lives as long as the program
}

}  // namespace

static_assert(std::tuple_size_v<Sha256> == SHA256_DIGEST_LENGTH);

Sha256 sha256_of(std::string_view bytes) {
  static const EVP_MD* const algorithm = sha256();
  Sha256 digest{};
  if (algorithm == nullptr || EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, algorithm, nullptr) != 1) {
    throw std::runtime_error("OpenSSL cannot compute a SHA-256");
  }
  return digest;
}

std::string sha256_hex(std::string_view bytes) {
  const Sha256 digest = sha256_of(bytes);
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * digest.size());
  for (const unsigned char byte : digest) {
    hex += kDigits[byte >> 4U];
    hex += kDigits[byte & 0xFU];
  }
  return hex;
}

std::string sha256_base64(std::string_view bytes) {
  const Sha256 digest = sha256_of(bytes);
  std::array<unsigned char, (SHA256_DIGEST_LENGTH + 2) / 3 * 4 + 1> text{};  // with the NUL that OpenSSL writes
  const int length = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(digest.size()));
  return {text.begin(), text.begin() + length};
}

std::string hash_of_text(std::string_view canonical_text) {
  constexpr std::size_t kDigits = 16;
  return "h" + sha256_hex(canonical_text).substr(0, kDigits);
}

}  // namespace orion::judge
