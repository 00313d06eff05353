#include "cmd/input/selection.hpp"

#include "cmd/input/walk.hpp"

namespace orion::cmd {

bool for_each_file(const Selection& selection, const std::string& path,
                   const std::function<bool(const std::string& path, Met met)>& file,
                   const std::function<void(const std::string& path)>& special,
                   const std::function<void(const std::string& path)>& trouble) {
  const auto excluded = [&selection](const std::string& met, EntryKind kind) {
    return is_excluded(selection.excludes, met, kind);
  };
  const bool folder = path != "-" && is_folder(path);
  if (selection.exclude_named && path != "-" &&
      is_excluded_with_folders(selection.excludes, path, folder ? EntryKind::Folder : EntryKind::File)) {
    return true;
  }
  if (!folder) return file(path, Met::Named);
  return walk(
      path, excluded, [&file](const std::string& met) { return file(met, Met::InFolder); }, special, trouble);
}

}  // namespace orion::cmd
