#pragma once

#include <string_view>

namespace orion::text {

/// Tells a stretch of a stream that says something from one of nothing but blank lines, comments and lone `---` and
/// `...` lines. Fed piece by piece, since a stretch may be longer than memory.
class ContentWatch {
 public:
  /// Whether a byte order mark may stand before the first line: only at the start of a stream.
  explicit ContentWatch(bool at_stream_start) noexcept : state_{at_stream_start ? State::Mark0 : State::LineStart} {}
  void feed(std::string_view piece) noexcept;
  /// To be called at the stretch's end: what was only begun (a lone CR, `--`) then counts as something said.
  void finish() noexcept;
  bool seen() const noexcept { return state_ == State::Seen; }

 private:
  enum class State : unsigned char {
    Mark0,  ///< before a byte order mark's first byte, and so on
    Mark1,
    Mark2,
    LineStart,
    Blank,  ///< behind blanks: a comment may begin
    Comment,
    Dash1,  ///< behind `-` at a line's start, and so on
    Dash2,
    Dot1,
    Dot2,
    Marker,    ///< behind `---` or `...`
    Carriage,  ///< behind a CR, which LF must follow
    Seen,
  };
  static bool is_begun(State state) noexcept;
  State step(char byte) const noexcept;
  State state_;
};

}  // namespace orion::text
