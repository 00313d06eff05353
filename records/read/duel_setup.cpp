#include <array>

#include "records/read/duel_record.hpp"

namespace orion::read {

namespace {

/// Who placed the tokens, and where: `{blue: k7 k10 …}`, or just the spaces.
void read_placer(const Context& context, const Node& key, const Node& value, WrittenTokens& tokens,
                 duel::Colour placer) {
  if (tokens.placer) {
    context.report(Code::R207WrongShape, key.span, "one player places all tokens of a kind: two are named");
    return;
  }
  tokens.placer = {placer, key.span};
  if (!expect(context, value, NodeKind::Scalar, "a list of spaces")) return;
  tokens.span = value.span;
  tokens.spaces = read_spaces(context, value);
}

constexpr std::array<Field<WrittenTokens>, 2> kTokenFields{{
    {"blue", false,
     [](const Context& context, const Node& key, const Node& value, WrittenTokens& tokens) {
       read_placer(context, key, value, tokens, duel::Colour::Blue);
     }},
    {"orange", false,
     [](const Context& context, const Node& key, const Node& value, WrittenTokens& tokens) {
       read_placer(context, key, value, tokens, duel::Colour::Orange);
     }},
}};

std::optional<WrittenTokens> read_tokens(const Context& context, const Node& node, std::string_view what) {
  WrittenTokens tokens;
  tokens.span = node.span;
  if (node.kind == NodeKind::Mapping) {
    read_fields(context, node, what, kTokenFields, tokens);
    if (!tokens.placer) {
      context.report(Code::R206MissingKey, node.span, std::string{what} + " names no placer: blue or orange");
    }
  } else if (node.kind == NodeKind::Scalar) {
    tokens.spaces = read_spaces(context, node);
  } else {
    context.report(
        Code::R207WrongShape, node.span,
        std::string{what} + " is the spaces with blanks between them, or the placer with them: `{blue: k7 k10 h7}`");
  }
  return tokens;
}

void read_name(const Context& context, const Node&, const Node& value, DuelSetup& setup) {
  static const auto kNames = [] {
    std::array<Word<const duel::NamedSetup*>, 3> names{};
    std::size_t index = 0;
    for (const duel::NamedSetup& named : duel::named_setups()) names.at(index++) = {named.name, &named};
    return names;
  }();
  setup.name = read_word(context, value, "the name of a set-up", kNames);
}

constexpr std::array<Field<OnePlacement>, 3> kPlacedFields{{
    {"blue", false, read_placement_of<duel::Colour::Blue, OnePlacement>},
    {"orange", false, read_placement_of<duel::Colour::Orange, OnePlacement>},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, OnePlacement&) { read_note(context, value); }},
}};

/// One player with a placement. @param what  for messages
std::optional<WrittenPlacement> read_one_placement(const Context& context, const Node& node, std::string_view what) {
  OnePlacement one;
  if (!read_fields(context, node, what, kPlacedFields, one)) return std::nullopt;
  if (!expect_one_player(context, node, what, one.players)) return std::nullopt;
  return std::move(one.placed);
}

void read_placed(const Context& context, const Node&, const Node& value, DuelSetup& setup) {
  if (!expect(context, value, NodeKind::Sequence, "`placed`")) return;
  for (const Node& item : text::Children{value}) {
    if (auto one = read_one_placement(context, item, "an entry of `placed`")) setup.placed.push_back(std::move(*one));
  }
}

constexpr std::array<Field<DuelSetup>, 5> kSetupFields{{
    {"name", false, read_name},
    {"galaxies", false,
     [](const Context& context, const Node&, const Node& value, DuelSetup& setup) {
       setup.galaxies = read_tokens(context, value, "`galaxies`");
     }},
    {"black-holes", false,
     [](const Context& context, const Node&, const Node& value, DuelSetup& setup) {
       setup.black_holes = read_tokens(context, value, "`black-holes`");
     }},
    {"start", false,
     [](const Context& context, const Node&, const Node& value, DuelSetup& setup) {
       setup.start = read_word(context, value, "`start`", kColourWords);
     }},
    {"placed", false, read_placed},
}};

}  // namespace

duel::AnnouncedTokens WrittenTokens::announced() const {
  duel::AnnouncedTokens tokens;
  tokens.spaces.reserve(spaces.size());
  for (const WrittenSpace& each : spaces) tokens.spaces.push_back(each.space);
  if (placer) tokens.placer = placer->value;
  return tokens;
}

std::optional<WrittenPlacement> read_asked_placement(const Context& context, const Node& root) {
  if (root.kind != NodeKind::Mapping) {
    report_no_mapping(context, root, "the placement asked about", "`blue: e4`");
    return std::nullopt;
  }
  auto asked = read_one_placement(context, root, "the placement asked about");
  return context.findings.empty() ? std::move(asked) : std::nullopt;
}

void read_duel_setup(const Context& context, const Node& key, const Node& node, DuelSetup& setup) {
  setup.key = key.span;
  if (!read_fields(context, node, "`setup`", kSetupFields, setup)) return;
  if (setup.name && (setup.galaxies || setup.black_holes)) {
    const WrittenTokens& tokens = setup.galaxies ? *setup.galaxies : *setup.black_holes;
    Finding two =
        finding(Code::R216TwoSetups, tokens.span, "the set-up has a name already: leave out the name or the tokens");
    two.related.push_back({"the name", setup.name->span});
    context.findings.push_back(std::move(two));
  }
}

}  // namespace orion::read
