#include "records/text/bytes.hpp"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <cstring>
#include <optional>

#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

Span span_of(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

struct Encoding {
  std::string_view name;
  std::uint32_t shown;  ///< bytes that give it away
};

/// By byte order mark, or by where the zero bytes of the first ASCII characters are.
std::optional<Encoding> other_encoding(std::string_view document) {
  using namespace std::string_view_literals;
  if (document.starts_with("\xFF\xFE\0\0"sv)) return Encoding{"UTF-32LE", 4};
  if (document.starts_with("\0\0\xFE\xFF"sv)) return Encoding{"UTF-32BE", 4};
  if (document.starts_with("\xFF\xFE"sv)) return Encoding{"UTF-16LE", 2};
  if (document.starts_with("\xFE\xFF"sv)) return Encoding{"UTF-16BE", 2};

  const auto zero = [&](std::size_t i) { return document[i] == '\0'; };
  if (document.size() >= 4) {
    if (zero(0) && zero(1) && zero(2) && !zero(3)) return Encoding{"UTF-32BE", 4};
    if (!zero(0) && zero(1) && zero(2) && zero(3)) return Encoding{"UTF-32LE", 4};
    // Two characters, since one zero byte is more likely a stray NUL.
    if (zero(0) && !zero(1) && zero(2) && !zero(3)) return Encoding{"UTF-16BE", 4};
    if (!zero(0) && zero(1) && !zero(2) && zero(3)) return Encoding{"UTF-16LE", 4};
  }
  return std::nullopt;
}

/// Eight bytes of printable ASCII, told in a few instructions (a tab or a line end is looked at on the slow path).
bool is_printable_word(const char* bytes) {
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  constexpr std::uint64_t kHigh = 0x8080808080808080U;
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  const std::uint64_t below_space = (word - kOnes * 0x20U) & ~word;
  const std::uint64_t no_delete = word ^ (kOnes * 0x7FU);
  const std::uint64_t is_delete = (no_delete - kOnes) & ~no_delete;
  return ((word | below_space | is_delete) & kHigh) == 0;
}

class ByteScan {
 public:
  ByteScan(std::string_view document, const Limits& limits) : document_{document}, limits_{limits} {}

  std::vector<Fault> run() {
    std::size_t at = document_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    line_ = at;
    while (at < document_.size()) {
      if (document_.size() - at >= 8 && is_printable_word(document_.data() + at)) {
        at += 8;
      } else {
        at += look_at(at);
      }
    }
    end_line(document_.size());
    std::stable_sort(faults_.begin(), faults_.end(),
                     [](const Fault& a, const Fault& b) { return a.span.begin < b.span.begin; });
    return std::move(faults_);
  }

 private:
  /// @return how many bytes were looked at.
  std::size_t look_at(std::size_t at) {
    const char byte = document_[at];
    if (byte == '\n') {
      end_line(at);
      line_ = at + 1;
      return 1;
    }
    if (byte == '\r') {
      if (at + 1 < document_.size() && document_[at + 1] == '\n') {
        end_line(at);
        line_ = at + 2;
        return 2;
      }
      first_of(FaultKind::LoneCarriageReturn, span_of(at, at + 1), {});
      return 1;
    }
    if (byte == '\t') return 1;
    const CodePoint here = decode_utf8(document_, at);
    if (!here.valid) {
      first_of(FaultKind::InvalidUtf8, span_of(at, at + 1), {});
    } else if (is_control(here.value)) {
      first_of(FaultKind::ControlCharacter, span_of(at, at + here.length), code_point_name(here.value));
    }
    return here.length;
  }

  void end_line(std::size_t end) {
    if (end - line_ <= limits_.line) return;
    first_of(FaultKind::LineTooLong, span_of(line_ + limits_.line, end), std::to_string(limits_.line));
  }

  void first_of(FaultKind kind, Span span, std::string detail) {
    const auto bit = static_cast<std::size_t>(kind);
    if (seen_.test(bit)) return;
    seen_.set(bit);
    faults_.push_back({kind, span, std::nullopt, std::move(detail)});
  }

  std::string_view document_;
  const Limits& limits_;
  std::size_t line_ = 0;  ///< where the current line begins
  std::bitset<64> seen_;
  std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> scan_bytes(std::string_view document, const Limits& limits) {
  if (const auto encoding = other_encoding(document)) {
    return {{FaultKind::OtherEncoding, span_of(0, encoding->shown), std::nullopt, std::string{encoding->name}}};
  }
  return ByteScan{document, limits}.run();
}

}  // namespace orion::text
