#include "cmd/input/walk.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <system_error>
#include <vector>

namespace orion::cmd {

namespace fs = std::filesystem;

namespace {

/// What of a folder's content concerns us: the names of files and folders, the last in byte order first, as a stack
/// takes them.
struct Listing {
  std::vector<std::string> names;
  bool failed = false;
};

bool has_record_suffix(const std::string& name) { return name.ends_with(".yaml") || name.ends_with(".yml"); }

Listing list(const std::string& folder) {
  Listing listing;
  std::error_code error;
  fs::directory_iterator entries{folder, error};
  for (; !error && entries != fs::directory_iterator{}; entries.increment(error)) {
    std::string name = entries->path().filename().string();
    if (name.starts_with('.')) continue;
    std::error_code unknown;
    const bool is_real_folder = entries->symlink_status(unknown).type() == fs::file_type::directory;
    if (is_real_folder || (has_record_suffix(name) && entries->status(unknown).type() != fs::file_type::directory)) {
      listing.names.push_back(std::move(name));
    }
  }
  listing.failed = static_cast<bool>(error);
  std::sort(listing.names.begin(), listing.names.end(), std::greater<>{});
  return listing;
}

std::string below(const std::string& folder, const std::string& name) {
  if (folder == ".") return name;
  return folder.ends_with('/') ? folder + name : folder + "/" + name;
}

}  // namespace

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

bool is_missing(const std::string& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() == fs::file_type::not_found;
}

bool walk(const std::string& folder, const std::function<bool(const std::string& path, EntryKind kind)>& excluded,
          const std::function<bool(const std::string& path)>& file,
          const std::function<void(const std::string& path)>& other,
          const std::function<void(const std::string& path)>& trouble) {
  // A stack of what is still to be visited, not recursion: folders may lie as deep as they like.
  std::vector<std::string> open{folder};
  bool at_root = true;
  while (!open.empty()) {
    const std::string path = std::move(open.back());
    open.pop_back();
    std::error_code error;
    const auto type = fs::symlink_status(path, error).type();
    const EntryKind kind = type == fs::file_type::directory ? EntryKind::Folder : EntryKind::File;
    if (!at_root && excluded(path, kind)) continue;
    if (kind == EntryKind::File && !at_root) {
      const auto target = fs::status(path, error).type();
      const bool special = target == fs::file_type::fifo || target == fs::file_type::socket ||
                           target == fs::file_type::character || target == fs::file_type::block;
      if (special) {
        other(path);
      } else if (!file(path)) {
        return false;
      }
      continue;
    }
    at_root = false;
    const Listing listing = list(path);
    if (listing.failed) trouble(path);
    for (const std::string& name : listing.names) open.push_back(below(path, name));
  }
  return true;
}

}  // namespace orion::cmd
