#include "records/text/layout.hpp"

#include <algorithm>

#include "records/text/scalar_source.hpp"

namespace orion::text {
namespace {

/// Beyond this yaml-cpp takes no text for a key.
constexpr std::size_t kLongestKeySeen = 1024;

bool is_blank(char byte) noexcept { return byte == ' ' || byte == '\t'; }

class LayoutScan {
 public:
  explicit LayoutScan(std::string_view document) : document_{document} {}

  Layout run() {
    while (at_ < document_.size()) step();
    return std::move(found_);
  }

 private:
  void step() {
    const char byte = document_[at_];
    if (byte == '\n') return new_line();
    if (byte == '\t') return tabs();
    if (byte == ' ' || byte == '\r') {
      ++at_;
      return;
    }
    if (byte == '#' && (at_ == 0 || is_blank(document_[at_ - 1]) || document_[at_ - 1] == '\n')) return comment();
    if (fresh_) token_ = at_;
    if (fresh_ && (byte == '"' || byte == '\'')) return quoted();
    if (fresh_ && !in_flow() && (byte == '|' || byte == '>')) return block_scalar();
    if (byte == ':' && ends_key()) return key_end();
    if (fresh_ && (byte == '-' || byte == '?') && before_space(at_ + 1)) {
      ++at_;
      return;
    }
    if ((fresh_ || in_flow()) && (byte == '[' || byte == '{')) {
      found_.open_brackets.push_back(offset(at_));
      fresh_ = true;
    } else if (in_flow() && (byte == ']' || byte == '}')) {
      found_.open_brackets.pop_back();
      fresh_ = false;
    } else {
      fresh_ = in_flow() && byte == ',';
    }
    ++at_;
  }

  void new_line() {
    ++at_;
    fresh_ = true;
    indent_ = std::min(document_.find_first_not_of(' ', at_), document_.size()) - at_;
  }

  void tabs() {
    const std::size_t behind = std::min(document_.find_first_not_of('\t', at_), document_.size());
    if (!found_.tab) found_.tab = Span{offset(at_), offset(behind)};
    at_ = behind;
  }

  void comment() {
    const std::size_t end = std::min(document_.find('\n', at_), document_.size());
    if (in_flow() && !found_.comment_in_flow) {
      const std::size_t shown = document_[end - 1] == '\r' ? end - 1 : end;
      found_.comment_in_flow = Span{offset(at_), offset(shown)};
    }
    at_ = end;
  }

  void quoted() {
    const std::uint32_t close = closing_quote(document_, offset(at_));
    if (close == document_.size()) found_.open_quote = offset(at_);
    at_ = std::min<std::size_t>(close + std::size_t{1}, document_.size());
    fresh_ = false;
    after_quote_ = at_;
  }

  bool ends_key() const noexcept {
    return before_space(at_ + 1) || at_ == after_quote_ ||
           (in_flow() && (document_[at_ + 1] == ',' || document_[at_ + 1] == ']' || document_[at_ + 1] == '}'));
  }

  void key_end() {
    if (!found_.long_key && at_ - token_ > kLongestKeySeen) found_.long_key = Span{offset(token_), offset(at_)};
    ++at_;
    fresh_ = true;
  }

  /// Its lines are those that are deeper than the one with its `|`; one that is less deep than YAML wants does no harm.
  void block_scalar() {
    const std::size_t indent = indent_;
    at_ = std::min(document_.find('\n', at_), document_.size());
    while (at_ < document_.size()) {
      const std::size_t text = std::min(document_.find_first_not_of(' ', at_ + 1), document_.size());
      const bool blank = text == document_.size() || line_break_at(document_, text) != 0;
      if (!blank && text - at_ - 1 <= indent) return;
      at_ = std::min(document_.find('\n', text), document_.size());
    }
  }

  bool in_flow() const noexcept { return !found_.open_brackets.empty(); }
  bool before_space(std::size_t at) const noexcept {
    return at >= document_.size() || is_blank(document_[at]) || line_break_at(document_, at) != 0;
  }
  static std::uint32_t offset(std::size_t at) noexcept { return static_cast<std::uint32_t>(at); }

  std::string_view document_;
  Layout found_;
  std::size_t at_ = 0;
  std::size_t token_ = 0;        ///< where the current word or quoted text began
  std::size_t after_quote_ = 0;  ///< behind the last closing quote
  std::size_t indent_ = 0;       ///< of the current line
  bool fresh_ = true;            ///< something new may begin here: a quote is a quote
};

}  // namespace

Layout scan_layout(std::string_view document) { return LayoutScan{document}.run(); }

}  // namespace orion::text
