#pragma once

#include <string>

namespace orion::cmd {

/// Why a file that the manifest of a set names is not to be opened: it is no regular file, or a link leads out of the
/// manifest's folder. Empty: it may be opened, if it is there.
/// @param manifest  the path of the manifest, or "-": then its folder is the current one
std::string trouble_with_file_of_set(const std::string& manifest, const std::string& path);

}  // namespace orion::cmd
