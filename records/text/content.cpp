#include "records/text/content.hpp"

namespace orion::text {

void ContentWatch::feed(std::string_view piece) noexcept {
  std::size_t at = 0;
  while (at < piece.size() && state_ != State::Seen) {
    state_ = step(piece[at]);
    ++at;
  }
}

void ContentWatch::finish() noexcept {
  if (is_begun(state_) || state_ == State::Carriage) state_ = State::Seen;
}

/// Within something that says nothing only when it is whole.
bool ContentWatch::is_begun(State state) noexcept {
  return state == State::Mark1 || state == State::Mark2 || state == State::Dash1 || state == State::Dash2 ||
         state == State::Dot1 || state == State::Dot2;
}

ContentWatch::State ContentWatch::step(char byte) const noexcept {
  if (byte == '\n') return is_begun(state_) ? State::Seen : State::LineStart;
  const bool blank = byte == ' ' || byte == '\t';
  switch (state_) {
    case State::Mark0:
      if (byte == '\xEF') return State::Mark1;
      [[fallthrough]];
    case State::LineStart:
      if (byte == '-') return State::Dash1;
      if (byte == '.') return State::Dot1;
      [[fallthrough]];
    case State::Blank:
      if (byte == '#') return State::Comment;
      [[fallthrough]];
    case State::Marker:
      if (blank) return State::Blank;
      return byte == '\r' ? State::Carriage : State::Seen;
    case State::Comment:
      return byte == '\r' ? State::Carriage : State::Comment;
    case State::Mark1:
      return byte == '\xBB' ? State::Mark2 : State::Seen;
    case State::Mark2:
      return byte == '\xBF' ? State::LineStart : State::Seen;
    case State::Dash1:
      return byte == '-' ? State::Dash2 : State::Seen;
    case State::Dash2:
      return byte == '-' ? State::Marker : State::Seen;
    case State::Dot1:
      return byte == '.' ? State::Dot2 : State::Seen;
    case State::Dot2:
      return byte == '.' ? State::Marker : State::Seen;
    case State::Carriage:
    case State::Seen:
      return State::Seen;
  }
  return State::Seen;
}

}  // namespace orion::text
