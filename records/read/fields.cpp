#include "records/read/fields.hpp"

namespace orion::read {

namespace {

std::string_view kind_name(NodeKind kind) {
  switch (kind) {
    case NodeKind::Scalar:
      return "text";
    case NodeKind::Sequence:
      return "a list";
    case NodeKind::Mapping:
      return "a mapping";
  }
  return {};
}

}  // namespace

bool expect(const Context& context, const Node& node, NodeKind kind, std::string_view what) {
  if (node.kind == kind) return true;
  context.report(
      Code::R207WrongShape, node.span,
      std::string{what} + " is " + std::string{kind_name(kind)} + ", not " + std::string{kind_name(node.kind)});
  return false;
}

void report_no_mapping(const Context& context, const Node& node, std::string_view what, std::string_view example) {
  context.report(Code::R207WrongShape, node.span,
                 std::string{what} + " is " + std::string{kind_name(node.kind)} + "; it must be a mapping, such as " +
                     std::string{example});
}

void report_unknown_key(const Context& context, const Node& key, std::string_view what,
                        std::span<const std::string_view> known) {
  std::string message = "unknown key " + quoted(key.text) + " in " + std::string{what} + ": " + hint(key.text, known);
  if (nearest(key.text, known).empty()) message += "; or the record is newer than this program";
  context.report(Code::R205UnknownKey, key.span, std::move(message));
}

void report_missing_key(const Context& context, const Node& mapping, std::string_view what, std::string_view key) {
  // The place of something that is not there: the first key of the mapping that should have it.
  const Span at = mapping.first_child != nullptr ? mapping.first_child->span : mapping.span;
  context.report(Code::R206MissingKey, at, "the key `" + std::string{key} + "` is missing in " + std::string{what});
}

std::optional<Text> read_text(const Context& context, const Node& node, std::string_view what) {
  if (!expect(context, node, NodeKind::Scalar, what)) return std::nullopt;
  if (node.text.find_first_not_of(" \t\n") == std::string_view::npos) {
    context.report(Code::R221EmptyText, node.span, std::string{what} + " is empty: write it or leave the key out");
    return std::nullopt;
  }
  return Text{node.text, node.span};
}

namespace {

void warn_if_cut(const Context& context, const Node& node, std::string_view what) {
  if (node.kind != NodeKind::Scalar || !node.cut_by_comment) return;
  context.report(Code::Y118TextCutByComment, node.span,
                 std::string{what} + " ends here, before ` #`: what follows is a comment; quote the text to keep it");
}

}  // namespace

std::optional<Text> read_free_text(const Context& context, const Node& node, std::string_view what) {
  warn_if_cut(context, node, what);
  return read_text(context, node, what);
}

std::optional<Text> read_note(const Context& context, const Node& node) {
  if (!expect(context, node, NodeKind::Scalar, "a note")) return std::nullopt;
  warn_if_cut(context, node, "a note");
  return Text{node.text, node.span};
}

std::optional<Spanned<int>> read_integer(const Context& context, const Node& node, std::string_view what) {
  if (!expect(context, node, NodeKind::Scalar, what)) return std::nullopt;
  std::string_view digits = node.text;
  const bool negative = digits.starts_with('-');
  if (negative) digits.remove_prefix(1);
  constexpr std::size_t kMostDigits = 9;  // so that every one fits an int
  const bool plain = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
  if (!plain || digits.size() > kMostDigits || (digits.size() > 1 && digits.front() == '0') || node.text == "-0") {
    context.report(Code::R210BadNumber, node.span,
                   std::string{what} + " is a whole number, and " + quoted(node.text) +
                       (plain ? " is not written as one (no leading zeros, at most 9 digits)" : " is none"));
    return std::nullopt;
  }
  int value = 0;
  for (const char digit : digits) value = 10 * value + (digit - '0');
  return Spanned<int>{negative ? -value : value, node.span};
}

std::optional<Spanned<int>> read_integer_between(const Context& context, const Node& node, std::string_view what,
                                                 int least, int most, Code otherwise) {
  const auto number = read_integer(context, node, what);
  if (!number || (number->value >= least && number->value <= most)) return number;
  context.report(otherwise, number->span,
                 std::string{what} + " cannot be " + quoted(node.text) + ": it is from " + std::to_string(least) +
                     " to " + std::to_string(most));
  return std::nullopt;
}

std::optional<Spanned<bool>> read_flag(const Context& context, const Node& node, std::string_view what) {
  constexpr std::array kFlagWords{Word<bool>{"true", true}, Word<bool>{"false", false}};
  return read_word(context, node, what, kFlagWords);
}

std::optional<duel::Colour> colour_named(std::string_view name) { return value_in(kColourWords, name); }

}  // namespace orion::read
