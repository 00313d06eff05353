#include "records/write/format_remarks.hpp"

#include <algorithm>

#include "records/text/utf8.hpp"

namespace orion::write {

namespace {

using text::Node;
using text::NodeKind;
using text::Style;

bool is_block_scalar(const Node& node) noexcept { return node.style == Style::Literal || node.style == Style::Folded; }

class Collector {
 public:
  explicit Collector(std::string_view document) : document_{document} {
    if (document_.starts_with(text::kByteOrderMark)) at_ = narrow(text::kByteOrderMark.size());
  }

  Remarks run(const Node* root) {
    if (root != nullptr) visit(*root);
    scan_to(narrow(document_.size()));
    return std::move(found_);
  }

 private:
  static std::uint32_t narrow(std::size_t offset) noexcept { return static_cast<std::uint32_t>(offset); }

  void visit(const Node& node) {
    const bool scalar = node.kind == NodeKind::Scalar;
    if (scalar || node.style == Style::Flow) found_.contents.push_back(node.span.begin);
    for (const Node& child : text::Children{node}) visit(child);
    if (!scalar) return;
    scan_to(node.span.begin);
    if (is_block_scalar(node)) scan_header(node);
    at_ = node.span.end;
    at_line_start_ = false;
  }

  /// A comment behind `|` or `>` is within the scalar's place. Blank lines that `+` keeps are text.
  void scan_header(const Node& node) {
    at_line_start_ = false;
    const std::uint32_t end = line_end(node.span.begin);
    const std::string_view header = document_.substr(node.span.begin, end - node.span.begin);
    const std::size_t hash = header.find(" #");
    if (hash != std::string_view::npos && end <= node.span.end) add_comment(narrow(node.span.begin + hash + 1));
    blanks_are_text_ = header.substr(0, hash).find('+') != std::string_view::npos;
  }

  void scan_to(std::uint32_t end) {
    while (at_ < end) {
      const char byte = document_[at_];
      if (byte == '\n') {
        if (at_line_start_ && !blanks_are_text_) found_.remarks.push_back({line_, 0, true, {}});
        line_ = ++at_;
        at_line_start_ = true;
      } else if (byte == ' ' || byte == '\t' || byte == '\r') {
        ++at_;
      } else {
        blanks_are_text_ = false;
        byte == '#' ? add_comment(at_) : pass_mark(byte);
      }
    }
  }

  void add_comment(std::uint32_t at) {
    const std::uint32_t end = line_end(at);
    found_.remarks.push_back({at, column_of(document_, at), at_line_start_, document_.substr(at, end - at)});
    at_ = end;
    at_line_start_ = false;
  }

  void pass_mark(char mark) {
    if (at_line_start_ && document_.substr(at_).starts_with("---") && column_of(document_, at_) == 0) {
      at_ += 3;
    } else {
      if (mark == '-') found_.dashes.push_back({at_, column_of(document_, at_)});
      ++at_;
    }
    at_line_start_ = false;
  }

  std::uint32_t line_end(std::uint32_t at) const noexcept {
    const std::size_t end = std::min(document_.find('\n', at), document_.size());
    return narrow(end > at && end < document_.size() && document_[end - 1] == '\r' ? end - 1 : end);
  }

  std::string_view document_;
  Remarks found_;
  std::uint32_t at_ = 0;
  std::uint32_t line_ = 0;  ///< where the current line begins
  bool at_line_start_ = true;
  bool blanks_are_text_ = false;
};

}  // namespace

std::uint32_t column_of(std::string_view document, std::uint32_t at) noexcept {
  const std::size_t feed = document.substr(0, at).rfind('\n');
  if (feed != std::string_view::npos) return at - static_cast<std::uint32_t>(feed + 1);
  const bool marked = document.starts_with(text::kByteOrderMark) && at >= text::kByteOrderMark.size();
  return marked ? at - static_cast<std::uint32_t>(text::kByteOrderMark.size()) : at;
}

Remarks remarks_of(std::string_view document, const text::Node* root) { return Collector{document}.run(root); }

}  // namespace orion::write
