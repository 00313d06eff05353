#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orion::cmd {

enum class EntryKind { File, Folder };

/// A pattern of names that are not to be checked, as a .gitignore writes them. Without a slash (but at the end) it is
/// for the names of files and folders anywhere below its base, otherwise for their whole place from the base. `*`, `?`
/// and `[…]` stay within a name, `**` as a whole name stands for any number of folders, and a slash at the end says
/// that only folders are meant.
class Exclude {
 public:
  explicit Exclude(std::string_view pattern);
  /// @param place  from the base; absolute where it does not lie below, then only names count
  bool matches(std::string_view place, EntryKind kind) const;

 private:
  std::vector<std::string> names_;
  bool only_folders_ = false;
  bool anywhere_ = false;
};

/// What is wrong with a pattern; empty if nothing.
std::string exclude_trouble(std::string_view pattern);

/// Patterns and the folder they start from.
struct Excludes {
  std::string base;  ///< absolute
  std::vector<Exclude> patterns;
};

/// Whether a file or folder that was met while walking is left out; the folders above it are not looked at.
bool is_excluded(const std::vector<Excludes>& excludes, std::string_view path, EntryKind kind);
/// The same, or a folder above it below the base is.
bool is_excluded_with_folders(const std::vector<Excludes>& excludes, std::string_view path, EntryKind kind);

}  // namespace orion::cmd
