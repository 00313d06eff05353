#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cmd/input/exclude.hpp"

namespace orion::cmd {

/// Whether a file was named by the caller, or only met in a folder: then it may be none of ours.
enum class Met { Named, InFolder };

/// What of the paths that are named is not to be read.
struct Selection {
  std::vector<Excludes> excludes;
  bool exclude_named = false;  ///< not even what is named
};

/// Calls `file` with every file that is read where this path is named, in order, before it is known whether records are
/// in it. @return false as soon as `file` does
bool for_each_file(const Selection& selection, const std::string& path,
                   const std::function<bool(const std::string& path, Met met)>& file,
                   const std::function<void(const std::string& path)>& special,
                   const std::function<void(const std::string& path)>& trouble);

}  // namespace orion::cmd
