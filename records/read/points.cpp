#include "records/read/points.hpp"

#include <string>

namespace orion::read {

namespace {

bool is_digits(std::string_view text, std::size_t most) noexcept {
  return !text.empty() && text.size() <= most && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<Points> points_of(std::string_view text) noexcept {
  constexpr std::size_t kMostDigits = 6;
  constexpr std::size_t kMostDecimals = 2;
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  const std::string_view part = point == std::string_view::npos ? "0" : text.substr(point + 1);
  if (!is_digits(whole, kMostDigits) || !is_digits(part, kMostDecimals)) return std::nullopt;
  if (whole.size() > 1 && whole.front() == '0') return std::nullopt;
  int value = 0;
  for (const char digit : whole) value = 10 * value + (digit - '0');
  for (std::size_t place = 0; place < kMostDecimals; ++place)
    value = 10 * value + (place < part.size() ? part[place] - '0' : 0);
  if (negative && value == 0) return std::nullopt;
  return Points{negative ? -value : value};
}

}  // namespace

std::optional<Spanned<Points>> read_points(const Context& context, const Node& node, std::string_view what) {
  if (!expect(context, node, NodeKind::Scalar, what)) return std::nullopt;
  const auto points = points_of(node.text);
  if (points) return Spanned<Points>{*points, node.span};
  context.report(Code::R210BadNumber, node.span,
                 std::string{what} + " is a number such as 1 or 0.5, with two decimals at most, and " +
                     quoted(node.text) + " is none");
  return std::nullopt;
}

}  // namespace orion::read
