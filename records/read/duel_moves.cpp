#include <algorithm>
#include <array>

#include "records/read/duel_record.hpp"
#include "records/read/hash_claim.hpp"

namespace orion::read {

namespace {

/// h:mm:ss, with one to three digits of hours.
bool is_clock(std::string_view text) noexcept {
  const std::size_t hours = text.find(':');
  if (hours == 0 || hours > 3 || text.size() != hours + 6 || text[hours + 3] != ':') return false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at != hours && at != hours + 3 && (text[at] < '0' || text[at] > '9')) return false;
  }
  return text[hours + 1] <= '5' && text[hours + 4] <= '5';
}

struct MoveParts : OnePlacement {
  std::optional<Spanned<int>> number;
  std::optional<Text> hash;
  std::optional<WrittenRuling> ruling;
  std::optional<Text> clock;
  std::optional<Text> note;
};

void read_clock(const Context& context, const Node&, const Node& value, MoveParts& move) {
  const auto text = read_text(context, value, "`clock`");
  if (text && !is_clock(text->value)) {
    context.report(Code::R214BadClock, text->span,
                   quoted(text->value) + " is not a clock time: h:mm:ss, such as 0:12:40");
  } else {
    move.clock = text;
  }
}

constexpr std::array<Field<MoveParts>, 7> kMoveFields{{
    {"blue", false, read_placement_of<duel::Colour::Blue, MoveParts>},
    {"orange", false, read_placement_of<duel::Colour::Orange, MoveParts>},
    {"move", false,
     [](const Context& context, const Node&, const Node& value, MoveParts& move) {
       move.number = read_integer(context, value, "`move`");
     }},
    {"clock", false, read_clock},
    {"hash", false,
     [](const Context& context, const Node&, const Node& value, MoveParts& move) {
       move.hash = read_hash(context, value);
     }},
    {"ruling", false,
     [](const Context& context, const Node&, const Node& value, MoveParts& move) {
       move.ruling = read_ruling<duel::Ruling>(context, value);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, MoveParts& move) {
       move.note = read_note(context, value);
     }},
}};

void read_move(const Context& context, const Node& node, std::size_t number, std::vector<DuelMove>& moves) {
  MoveParts parts;
  const std::string what = "move " + std::to_string(number);
  if (!read_fields(context, node, what, kMoveFields, parts)) return;
  expect_one_player(context, node, what, parts.players);
  if (!parts.placed) return;
  moves.push_back({std::move(*parts.placed), parts.number, parts.hash, parts.ruling, parts.clock, parts.note});
}

}  // namespace

void read_duel_moves(const Context& context, const Node& node, std::vector<DuelMove>& moves) {
  if (!expect(context, node, NodeKind::Sequence, "`moves`")) return;
  moves.reserve(std::min<std::size_t>(node.size, kMostMoves));
  std::size_t number = 0;
  for (const Node& item : text::Children{node}) {
    if (++number > kMostMoves) {
      context.report(Code::R217TooManyMoves, item.span,
                     "this is move " + std::to_string(number) + ", and a record has at most 4,096");
      return;
    }
    read_move(context, item, number, moves);
  }
}

}  // namespace orion::read
