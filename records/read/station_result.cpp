#include <array>

#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

constexpr std::array kStationHowWords{
    Word<StationHow>{"resignation", StationHow::Resignation},   Word<StationHow>{"time", StationHow::Time},
    Word<StationHow>{"agreement", StationHow::Agreement},       Word<StationHow>{"forfeit", StationHow::Forfeit},
    Word<StationHow>{"adjudication", StationHow::Adjudication}, Word<StationHow>{"unfinished", StationHow::Unfinished},
};

struct ResultParts {
  const Roster& roster;
  StationResult& result;
};

/// `none`, a player, or a list of those who share the win.
void read_winner(const Context& context, const Node&, const Node& value, ResultParts& parts) {
  StationResult::Winner winner{value.span, {}};
  if (value.kind != NodeKind::Sequence) {
    const auto text = read_text(context, value, "`winner`");
    if (!text) return;
    if (text->value != "none") {
      const auto player = parts.roster.find(context, value);
      if (!player) return;
      winner.players.push_back(*player);
    }
    parts.result.winner = std::move(winner);
    return;
  }
  if (value.size == 0) {
    context.report(Code::R207WrongShape, value.span, "`winner` is an empty list: that nobody wins is written `none`");
    return;
  }
  NamedOnce once;
  for (const Node& item : text::Children{value}) {
    const auto player = parts.roster.read(context, item, "a winner");
    if (player && once.add(context, *player, item.text)) winner.players.push_back(*player);
  }
  parts.result.winner = std::move(winner);
}

constexpr std::array<Field<ResultParts>, 4> kResultFields{{
    {"winner", false, read_winner},
    {"how", false,
     [](const Context& context, const Node&, const Node& value, ResultParts& parts) {
       parts.result.how = read_word(context, value, "`how`", kStationHowWords);
     }},
    {"credits", false,
     [](const Context& context, const Node&, const Node& value, ResultParts& parts) {
       read_by_player(context, value, "`credits`", parts.roster,
                      [&](const WrittenPlayer& player, const Node&, const Node& credits) {
                        if (const auto number = read_integer(context, credits, "a number of credits"))
                          parts.result.credits.push_back({player, *number});
                      });
     }},
    {"triggered-by", false,
     [](const Context& context, const Node&, const Node& value, ResultParts& parts) {
       parts.result.triggered_by = parts.roster.read(context, value, "`triggered-by`");
     }},
}};

}  // namespace

std::string_view word(StationHow how) noexcept { return word_in(kStationHowWords, how); }

void read_station_result(const Context& context, const Node& node, const Roster& roster, StationResult& result) {
  result.span = node.span;
  ResultParts parts{roster, result};
  read_fields(context, node, "`result`", kResultFields, parts);
}

}  // namespace orion::read
