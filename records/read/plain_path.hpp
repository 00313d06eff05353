#pragma once

#include <string>
#include <string_view>

namespace orion::read {

/// The path without what says nothing in it: `./a//b` is `a/b`.
std::string plain_path(std::string_view path);

}  // namespace orion::read
