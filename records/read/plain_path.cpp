#include "records/read/plain_path.hpp"

#include <algorithm>

namespace orion::read {

std::string plain_path(std::string_view path) {
  std::string plain = path.starts_with('/') ? "/" : "";
  while (!path.empty()) {
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(std::min(path.size(), part.size() + 1));
    if (part.empty() || part == ".") continue;
    if (!plain.empty() && plain.back() != '/') plain += '/';
    plain += part;
  }
  return plain;
}

}  // namespace orion::read
