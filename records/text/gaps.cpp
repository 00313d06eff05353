#include "records/text/gaps.hpp"

#include <algorithm>

#include "records/text/scalar_source.hpp"
#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

bool is_space(char byte) noexcept { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

std::size_t line_end(std::string_view document, std::size_t at) noexcept {
  std::size_t end = std::min(document.find('\n', at), document.size());
  if (end > at && end < document.size() && document[end - 1] == '\r') --end;
  return end;
}

class GapCheck {
 public:
  GapCheck(std::string_view document, FaultList& faults) : document_{document}, faults_{faults} {}

  void look_at(std::size_t begin, std::size_t end) {
    std::size_t at = begin;
    while (at < end) {
      switch (document_[at]) {
        case '\t':
          at = tabs(at, end);
          continue;
        case '#':
          at = comment(at);
          continue;
        case '[':
        case '{':
          ++depth_;
          break;
        case ']':
        case '}':
          --depth_;
          break;
        default:
          break;
      }
      ++at;
    }
  }

  /// @return behind the run of tabs.
  std::size_t tabs(std::size_t at, std::size_t end) {
    const std::size_t behind = std::min(document_.find_first_not_of('\t', at), end);
    faults_.add(FaultKind::TabOutsideQuotes, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(behind)});
    return behind;
  }

 private:
  std::size_t comment(std::size_t at) {
    const std::size_t end = line_end(document_, at);
    const Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
    const bool apart = at == 0 || is_space(document_[at - 1]) || document_.substr(0, at) == kByteOrderMark;
    if (depth_ > 0) {
      faults_.add(FaultKind::CommentInFlow, span);
    } else if (!apart) {
      faults_.add(FaultKind::Syntax, span, "a comment needs a blank before its #");
    }
    return end;
  }

  std::string_view document_;
  FaultList& faults_;
  int depth_ = 0;  ///< brackets open
};

}  // namespace

std::uint32_t skip_between(std::string_view document, std::uint32_t at, std::string_view also) noexcept {
  std::size_t here = at;
  while (here < document.size()) {
    if (document[here] == '#') {
      here = line_end(document, here);
    } else if (is_space(document[here]) || also.find(document[here]) != std::string_view::npos) {
      ++here;
    } else {
      break;
    }
  }
  return static_cast<std::uint32_t>(here);
}

void check_gaps(std::string_view document, const std::vector<const Node*>& scalars, FaultList& faults) {
  GapCheck check{document, faults};
  std::size_t at = 0;
  for (const Node* scalar : scalars) {
    check.look_at(at, scalar->span.begin);
    if (scalar->style == Style::Plain) {
      const std::string_view shown = document.substr(0, scalar->span.end);  // so that the search ends with the scalar
      std::size_t tab = shown.find('\t', scalar->span.begin);
      while (tab != std::string_view::npos) tab = shown.find('\t', check.tabs(tab, scalar->span.end));
    }
    at = std::max<std::size_t>(at, scalar->span.end);
  }
  check.look_at(at, document.size());
}

}  // namespace orion::text
