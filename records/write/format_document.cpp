#include "records/write/format_document.hpp"

#include "records/text/utf8.hpp"
#include "records/write/format_lines.hpp"
#include "records/write/format_outline.hpp"
#include "records/write/format_same.hpp"

namespace orion::write {

std::optional<std::string> format_document(std::string_view document, const text::Limits& limits) {
  const text::ReadText read = text::read_text(document, limits);
  if (read.root == nullptr || read.root->kind != text::NodeKind::Mapping) return std::nullopt;
  std::string lines = lines_of(outline_of(document, *read.root));
  const text::ReadText again = text::read_text(lines, limits);
  if (again.root == nullptr || !say_the_same({document, *read.root}, {lines, *again.root})) return std::nullopt;
  return lines;
}

std::string format_stretch(std::string_view stretch) {
  if (stretch.starts_with(text::kByteOrderMark)) stretch.remove_prefix(text::kByteOrderMark.size());
  std::string out;
  bool blank = false;
  while (!stretch.empty()) {
    const std::size_t feed = stretch.find('\n');
    std::string_view line = stretch.substr(0, feed);
    stretch.remove_prefix(feed == std::string_view::npos ? stretch.size() : feed + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool marker = line.starts_with("---");
    const std::size_t hash = line.find('#');
    if (!marker && hash == std::string_view::npos) {
      blank = blank || line.find_first_not_of(" \t") == std::string_view::npos;
      continue;
    }
    if (blank && !marker && !out.empty() && !out.ends_with("---\n")) out += '\n';
    blank = false;
    if (marker) out += "---";
    if (hash != std::string_view::npos) out += (marker ? "  " : "") + std::string{line.substr(hash)};
    out += '\n';
  }
  return out;
}

}  // namespace orion::write
