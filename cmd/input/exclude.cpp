#include "cmd/input/exclude.hpp"

#include <algorithm>
#include <fnmatch.h>

#include "cmd/input/place.hpp"

namespace orion::cmd {

namespace {

std::vector<std::string> names_of(std::string_view place) {
  std::vector<std::string> names;
  while (!place.empty()) {
    const std::size_t slash = std::min(place.find('/'), place.size());
    if (slash > 0) names.emplace_back(place.substr(0, slash));
    place.remove_prefix(std::min(place.size(), slash + 1));
  }
  return names;
}

bool name_matches(const std::string& pattern, const std::string& name) {
  return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
}

/// Whether the names from the first on match the patterns. Each `**` is tried at the next place only when everything
/// behind it failed, and only the last one is ever moved: at most patterns × names steps.
bool names_match(const std::vector<std::string>& patterns, const std::vector<std::string>& names) {
  constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  std::size_t pattern = 0;
  std::size_t name = 0;
  std::size_t stars = kNone;  // the last `**` passed
  std::size_t stars_at = 0;   // how many names are before what it stands for
  while (name < names.size()) {
    if (pattern < patterns.size() && patterns[pattern] == "**") {
      stars = pattern++;
      stars_at = name;
    } else if (pattern < patterns.size() && name_matches(patterns[pattern], names[name])) {
      ++pattern;
      ++name;
    } else if (stars != kNone) {
      pattern = stars + 1;
      name = ++stars_at;
    } else {
      return false;
    }
  }
  while (pattern < patterns.size() && patterns[pattern] == "**") ++pattern;
  return pattern == patterns.size();
}

bool matches_any(const Excludes& excludes, std::string_view place, EntryKind kind) {
  return std::any_of(excludes.patterns.begin(), excludes.patterns.end(),
                     [&](const Exclude& each) { return each.matches(place, kind); });
}

}  // namespace

Exclude::Exclude(std::string_view pattern) {
  if (pattern.ends_with('/')) {
    only_folders_ = true;
    pattern.remove_suffix(1);
  }
  anywhere_ = pattern.find('/') == std::string_view::npos;
  names_ = names_of(pattern);
}

bool Exclude::matches(std::string_view place, EntryKind kind) const {
  if (only_folders_ && kind != EntryKind::Folder) return false;
  const std::vector<std::string> names = names_of(place);
  if (names.empty()) return false;
  return anywhere_ ? name_matches(names_.front(), names.back()) : names_match(names_, names);
}

std::string exclude_trouble(std::string_view pattern) {
  if (names_of(pattern).empty()) return "a pattern such as drafts/ or *.old.yaml, which names something";
  if (pattern.starts_with('!')) return "a pattern such as drafts/: what one excludes, no other brings back";
  const std::vector<std::string> names = names_of(pattern);
  const bool leaves =
      std::any_of(names.begin(), names.end(), [](const std::string& name) { return name == ".." || name == "."; });
  return leaves ? "a pattern of names below this folder, without `.` and `..`" : std::string{};
}

bool is_excluded(const std::vector<Excludes>& excludes, std::string_view path, EntryKind kind) {
  return std::any_of(excludes.begin(), excludes.end(),
                     [&](const Excludes& each) { return matches_any(each, place_in(each.base, path), kind); });
}

bool is_excluded_with_folders(const std::vector<Excludes>& excludes, std::string_view path, EntryKind kind) {
  return std::any_of(excludes.begin(), excludes.end(), [&](const Excludes& each) {
    const auto below = place_below(each.base, path);
    if (!below) return matches_any(each, place_in(each.base, path), kind);
    const std::string& place = *below;
    for (std::size_t slash = place.find('/', 1); slash != std::string::npos; slash = place.find('/', slash + 1)) {
      if (matches_any(each, std::string_view{place}.substr(0, slash), EntryKind::Folder)) return true;
    }
    return matches_any(each, place, kind);
  });
}

}  // namespace orion::cmd
