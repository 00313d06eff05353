#include "cmd/format/report_path.hpp"

#include <filesystem>
#include <system_error>

#include "cmd/format/percent.hpp"

namespace orion::cmd {

namespace {

/// RFC 3986: what may stand in a path. The colon may too, but a relative reference could begin like a scheme with it.
bool stands_in_a_uri(char byte) {
  const bool letter_or_digit =
      (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
  return letter_or_digit || std::string_view{"/-._~!$&'()*+,;=@"}.find(byte) != std::string_view::npos;
}

}  // namespace

ReportPaths::ReportPaths() {
  std::error_code trouble;
  const std::filesystem::path here = std::filesystem::current_path(trouble);
  if (!trouble) folder_ = (here / "").string();
}

std::string ReportPaths::name(std::string_view path) const {
  if (path == "-") return "stdin";
  std::string whole = (std::filesystem::path{folder_} / std::filesystem::path{path}).lexically_normal().string();
  if (folder_.empty() || !whole.starts_with(folder_)) return whole;
  if (whole == folder_) return ".";
  return whole.substr(folder_.size());
}

std::string ReportPaths::uri(std::string_view path) const {
  const std::string plain = name(path);
  std::string uri = plain.starts_with('/') ? "file://" : "";
  for (const char byte : plain) {
    if (stands_in_a_uri(byte)) {
      uri += byte;
    } else {
      add_percent_encoded(uri, byte);
    }
  }
  return uri;
}

}  // namespace orion::cmd
