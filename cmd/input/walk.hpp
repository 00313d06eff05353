#pragma once

#include <functional>
#include <string>

#include "cmd/input/exclude.hpp"

namespace orion::cmd {

/// Calls `file` with every `.yaml` and `.yml` file below a folder, in the order of names byte by byte at every level.
/// Hidden files and folders and links to folders are passed over. Pipes, sockets and devices with such a name are never
/// read: they go to `other`. Where a folder cannot be read, `trouble` gets it.
/// @param excluded  what is passed over without a word; not asked about the folder itself
/// @return false as soon as `file` does
bool walk(const std::string& folder, const std::function<bool(const std::string& path, EntryKind kind)>& excluded,
          const std::function<bool(const std::string& path)>& file,
          const std::function<void(const std::string& path)>& other,
          const std::function<void(const std::string& path)>& trouble);

bool is_folder(const std::string& path);
/// Not even a link that leads nowhere has the name.
bool is_missing(const std::string& path);

}  // namespace orion::cmd
