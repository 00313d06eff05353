#include "records/read/hash_claim.hpp"

namespace orion::read {

namespace {

bool is_hash(std::string_view text) noexcept {
  constexpr std::size_t kDigits = 16;
  return text.size() == kDigits + 1 && text[0] == 'h' &&
         text.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos;
}

}  // namespace

std::optional<Text> read_hash(const Context& context, const Node& node) {
  const auto text = read_text(context, node, "`hash`");
  if (!text || is_hash(text->value)) return text;
  context.report(Code::R218BadHash, text->span,
                 quoted(text->value) + " is not a position hash: h and 16 hexadecimal digits");
  return std::nullopt;
}

}  // namespace orion::read
