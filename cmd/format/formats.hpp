#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "cmd/format/format.hpp"

namespace orion::cmd {

/// The names of all formats, as `--format` and `--output` take them.
std::span<const std::string_view> format_names() noexcept;

/// @pre `name` is one of `format_names()`
std::unique_ptr<Format> make_format(std::string_view name, std::ostream& out, const TextOptions& text);

}  // namespace orion::cmd
