#pragma once

#include <optional>
#include <string_view>

#include "records/read/fields.hpp"

namespace orion::read {

/// Whether a path leads out of the folder that it is relative to: from the root, or through `..`.
bool leads_out(std::string_view path) noexcept;

/// The path of a file, relative to the folder that the document is in: with `/` between, and never out of that folder.
/// @return nullopt where it is none, which is reported
std::optional<Text> read_path(const Context& context, const Node& node, std::string_view what);

}  // namespace orion::read
