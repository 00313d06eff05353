#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace orion::cmd {

/// The folder of a manifest, out of which its files must not lead.
class SetFolder {
 public:
  explicit SetFolder(const std::string& manifest);
  /// @param path  of a file that the manifest names, from where the program runs
  /// @return why it is not read: it is a folder or a pipe, or a link leads out of the folder of the manifest; empty:
  /// none of these
  std::string trouble_with(const std::string& path);

 private:
  bool leads_out(const std::filesystem::path& path) const;

  std::filesystem::path folder_;            ///< without links; empty: it is not known
  std::optional<std::string> last_inside_;  ///< of the last file, if it leads nowhere else: most have one in common
};

}  // namespace orion::cmd
