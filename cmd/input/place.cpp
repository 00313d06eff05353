#include "cmd/input/place.hpp"

#include <filesystem>

namespace orion::cmd {

namespace fs = std::filesystem;

std::string current_folder() {
  std::error_code error;
  const std::string folder = fs::current_path(error).string();
  return error ? "/" : folder;
}

std::string absolute_path(std::string_view path) {
  std::string whole = (fs::path{current_folder()} / fs::path{path}).lexically_normal().string();
  if (whole.size() > 1 && whole.ends_with('/')) whole.pop_back();
  return whole;
}

std::optional<std::string> place_below(std::string_view folder, std::string_view path) {
  const std::string whole = absolute_path(path);
  const std::string base = absolute_path(folder);
  if (whole == base) return std::string{};
  const std::string start = base.ends_with('/') ? base : base + "/";
  if (!whole.starts_with(start)) return std::nullopt;
  return whole.substr(start.size());
}

std::string place_in(std::string_view folder, std::string_view path) {
  if (path == "-") return "-";
  if (auto below = place_below(folder, path)) return *below;
  return absolute_path(path);
}

std::string relative_place(std::string_view folder, std::string_view path) {
  if (path == "-") return "-";
  return fs::path{absolute_path(path)}.lexically_relative(absolute_path(folder)).string();
}

}  // namespace orion::cmd
