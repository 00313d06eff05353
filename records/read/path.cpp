#include "records/read/path.hpp"

#include <algorithm>
#include <string>

namespace orion::read {

bool leads_out(std::string_view path) noexcept {
  if (path.starts_with('/')) return true;
  while (!path.empty()) {
    const std::string_view part = path.substr(0, path.find('/'));
    if (part == "..") return true;
    path.remove_prefix(std::min(path.size(), part.size() + 1));
  }
  return false;
}

std::optional<Text> read_path(const Context& context, const Node& node, std::string_view what) {
  const auto path = read_text(context, node, what);
  if (!path) return std::nullopt;
  const std::string_view trouble =
      path->value.find('\\') != std::string_view::npos ? "has a backslash: folders are divided by `/`"
      : path->value.starts_with('/')                   ? "begins at the root: write it from this file's folder"
      : leads_out(path->value)                         ? "leads out of this file's folder"
                                                       : "";
  if (trouble.empty()) return path;
  context.report(Code::R229BadPath, path->span, quoted(path->value) + " " + std::string{trouble});
  return std::nullopt;
}

}  // namespace orion::read
