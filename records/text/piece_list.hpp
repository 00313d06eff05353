#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "records/text/scalar_source.hpp"

namespace orion::text {

/// Builds the pieces of a scalar while checking each against the text that yaml-cpp gave.
class PieceList {
 public:
  PieceList(std::string_view document, std::string_view text) noexcept : document_{document}, text_{text} {}

  std::size_t text_at() const noexcept { return at_; }
  bool whole() const noexcept { return at_ == text_.size(); }

  /// Source bytes that stand for themselves. @return false, and nothing added, where the text has something else.
  bool add_verbatim(std::size_t begin, std::size_t end) {
    const std::string_view bytes = document_.substr(begin, end - begin);
    if (!text_.substr(at_).starts_with(bytes)) return false;
    if (!pieces_.empty() && pieces_.back().verbatim && pieces_.back().source.end == begin) {
      pieces_.back().source.end = narrow(end);
      pieces_.back().text.end += narrow(bytes.size());
    } else if (!bytes.empty()) {
      pieces_.push_back({{narrow(at_), narrow(at_ + bytes.size())}, {narrow(begin), narrow(end)}, true});
    }
    at_ += bytes.size();
    return true;
  }

  /// Source bytes that stand for `decoded` (possibly for nothing).
  bool add(std::string_view decoded, std::size_t begin, std::size_t end) {
    if (!text_.substr(at_).starts_with(decoded)) return false;
    if (!decoded.empty()) {
      pieces_.push_back({{narrow(at_), narrow(at_ + decoded.size())}, {narrow(begin), narrow(end)}, false});
    }
    at_ += decoded.size();
    return true;
  }

  /// Source bytes that stand for `count` line feeds.
  bool add_line_feeds(std::size_t count, std::size_t begin, std::size_t end) {
    const std::string_view rest = text_.substr(at_);
    if (rest.size() < count || rest.substr(0, count).find_first_not_of('\n') != std::string_view::npos) return false;
    return add(rest.substr(0, count), begin, end);
  }

  std::vector<Piece> take() { return std::exchange(pieces_, {}); }

 private:
  static std::uint32_t narrow(std::size_t offset) noexcept { return static_cast<std::uint32_t>(offset); }

  std::string_view document_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Piece> pieces_;
};

}  // namespace orion::text
