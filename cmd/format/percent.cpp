#include "cmd/format/percent.hpp"

#include <string_view>

namespace orion::cmd {

void add_percent_encoded(std::string& text, char byte) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto value = static_cast<unsigned char>(byte);
  text += '%';
  text += kDigits[value >> 4U];
  text += kDigits[value & 0xFU];
}

}  // namespace orion::cmd
