#include "cmd/input/set_file.hpp"

#include <algorithm>
#include <sys/stat.h>
#include <system_error>

#include "cmd/input/deck_files.hpp"

namespace orion::cmd {

namespace fs = std::filesystem;

SetFolder::SetFolder(const std::string& manifest) {
  std::error_code error;
  const fs::path parent = fs::path{manifest}.parent_path();
  folder_ = fs::canonical(parent.empty() ? fs::path{"."} : parent, error);
}

bool SetFolder::leads_out(const fs::path& path) const {
  std::error_code error;
  const fs::path whole = fs::canonical(path, error);
  if (error || folder_.empty()) return false;  // it is not there: opening it says so
  return std::mismatch(folder_.begin(), folder_.end(), whole.begin(), whole.end()).first != folder_.end();
}

std::string SetFolder::trouble_with(const std::string& path) {
  // A manifest may name what it likes, and a pipe would be waited for.
  struct stat status {};
  const bool is_file = lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
  if (!is_file) {
    if (std::string trouble = no_regular_file(path); !trouble.empty()) return trouble;
  }
  // The names themselves do not lead out, as reading the manifest has seen to; links might.
  const std::string folder = path.substr(0, path.rfind('/') + 1);
  if (is_file && folder == last_inside_) return {};
  if (leads_out(path)) return "it is a link that leads out of the manifest's folder";
  if (is_file) last_inside_ = folder;
  return {};
}

}  // namespace orion::cmd
