#include "cmd/check/baseline_watch.hpp"

#include <algorithm>
#include <filesystem>

#include "cmd/input/place.hpp"
#include "cmd/input/walk.hpp"

namespace orion::cmd {

namespace {

bool same_or_below(const std::string& path, const std::string& folder) {
  return path == folder || path.starts_with(folder.ends_with('/') ? folder : folder + "/");
}

}  // namespace

BaselineWatch::BaselineWatch(const CheckPlan& plan)
    : plan_{plan}, seen_(plan.baseline != nullptr ? plan.baseline->entries().size() : 0), looked_for_(seen_.size()) {}

void BaselineWatch::found(const std::vector<std::size_t>& entries) {
  for (const std::size_t entry : entries) {
    seen_[entry] = true;
    ++times_[entry];
  }
}

void BaselineWatch::file_ended(const std::string& place) {
  if (plan_.baseline == nullptr) return;
  for (const std::size_t entry : plan_.baseline->of_file(place)) looked_for_[entry] = true;
  // Only within a file: one that is named twice is read twice.
  for (const auto& [entry, times] : times_) {
    if (times > plan_.baseline->entries()[entry].times) more_[entry] = times;
  }
  times_.clear();
}

/// Whether an entry that did not come up is of a file that was read, or that is not there any more below what was
/// named. A file that was passed over or could not be read may still have its findings.
bool BaselineWatch::is_gone(std::size_t entry, const std::vector<std::string>& folders) const {
  if (looked_for_[entry]) return true;
  const std::string& place = plan_.baseline->entries()[entry].path;
  if (place.empty()) return false;
  const std::string path = absolute_path((std::filesystem::path{plan_.places_from} / place).string());
  return std::any_of(folders.begin(), folders.end(),
                     [&](const std::string& folder) { return same_or_below(path, folder); }) &&
         is_missing(path);
}

void BaselineWatch::finish(const std::vector<std::string>& paths, Summary& summary) const {
  if (plan_.baseline == nullptr) return;
  std::vector<std::string> folders;
  folders.reserve(paths.size());
  for (const std::string& path : paths)
    folders.push_back(absolute_path(path == "-" ? plan_.standard_input_name : path));
  for (std::size_t entry = 0; entry < seen_.size(); ++entry) {
    if (!seen_[entry] && is_gone(entry, folders)) summary.baseline->gone.push_back(plan_.baseline->entries()[entry]);
  }
  for (const auto& [entry, times] : more_) {
    summary.baseline->more.push_back(plan_.baseline->entries()[entry]);
    summary.baseline->more.back().times = times;
  }
}

}  // namespace orion::cmd
