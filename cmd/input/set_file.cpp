#include "cmd/input/set_file.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cmd/input/deck_files.hpp"

namespace orion::cmd {

std::string trouble_with_file_of_set(const std::string& manifest, const std::string& path) {
  // A manifest may name what it likes, and a pipe would be waited for.
  if (std::string trouble = no_regular_file(path); !trouble.empty()) return trouble;
  // The names themselves do not lead out, as reading the manifest has seen to; links might.
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path parent = fs::path{manifest}.parent_path();
  const fs::path folder = fs::canonical(parent.empty() ? fs::path{"."} : parent, error);
  if (error) return {};
  const fs::path file = fs::canonical(path, error);
  if (error) return {};  // it is not there: opening it says so
  const auto [in_folder, in_file] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  return in_folder == folder.end() ? std::string{} : "it is a link that leads out of the manifest's folder";
}

}  // namespace orion::cmd
