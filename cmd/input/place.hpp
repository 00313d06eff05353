#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace orion::cmd {

/// The folder that the program was started in, absolute.
std::string current_folder();

/// Absolute, without `.`, `..`, doubled slashes and one at the end; a path that is relative is meant from the current
/// folder. Looks at names only.
std::string absolute_path(std::string_view path);

/// A path from `folder`, which is absolute, without `.`, `..` and doubled slashes; a path that is relative is meant
/// from the current folder. Where it does not lie below: the absolute path. Looks at names only, links are not
/// followed.
std::string place_in(std::string_view folder, std::string_view path);

/// A path from `folder` as `place_in`, with `..` where it lies elsewhere: what is written down stays true when both
/// move.
std::string relative_place(std::string_view folder, std::string_view path);

/// As `place_in`, if it lies below ("" for the folder itself).
std::optional<std::string> place_below(std::string_view folder, std::string_view path);

}  // namespace orion::cmd
