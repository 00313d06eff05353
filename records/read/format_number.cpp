#include "records/read/format_number.hpp"

namespace orion::read {

void read_format(const Context& context, const Node& node, std::string_view what) {
  const auto format = read_integer(context, node, "`format`");
  if (format && format->value != 1) {
    context.report(
        Code::R209NewerFormat, format->span,
        "this program reads format 1, and " + std::string{what} + " is of format " + std::to_string(format->value));
  }
}

}  // namespace orion::read
