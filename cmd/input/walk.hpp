#pragma once

#include <functional>
#include <string>

namespace orion::cmd {

/// Calls `file` with every `.yaml` and `.yml` file below a folder, in the order of names byte by byte at every level.
/// Hidden files and folders and links to folders are passed over. Where a folder cannot be read, `trouble` gets it and
/// the reason.
/// @return false as soon as `file` does
bool walk(const std::string& folder, const std::function<bool(const std::string& path)>& file,
          const std::function<void(const std::string& path)>& trouble);

bool is_folder(const std::string& path);

}  // namespace orion::cmd
