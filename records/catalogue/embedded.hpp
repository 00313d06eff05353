#pragma once

#include <span>
#include <string_view>

namespace orion::catalogue {

/// A file of `records/catalogue/records`, embedded by embed.cmake.
struct EmbeddedFile {
  std::string_view name;  ///< without `.yaml`: "D405", "D405.near"
  std::string_view bytes;
};

/// All of them, sorted by name.
std::span<const EmbeddedFile> embedded_files() noexcept;

}  // namespace orion::catalogue
