#pragma once

#include <span>
#include <string_view>

namespace orion::catalogue {

/// A file that was embedded by embed.cmake.
struct EmbeddedFile {
  std::string_view name;  ///< without the ending: "D405", "D405.near"
  std::string_view bytes;
};

/// Those of `records/catalogue/records`, sorted by name.
std::span<const EmbeddedFile> embedded_files() noexcept;

/// Those of `records/examples/decks`: the decks that are built in, sorted by name.
std::span<const EmbeddedFile> embedded_decks() noexcept;

/// Those of `schemas`, sorted by name: "deck".
std::span<const EmbeddedFile> embedded_schemas() noexcept;

}  // namespace orion::catalogue
