#include <array>

#include "records/read/event.hpp"
#include "records/read/tournament.hpp"

namespace orion::read {

namespace {

struct ForfeitParts {
  const Roster& roster;
  WrittenForfeit forfeit;
  std::string_view loser{};  ///< as written
};

constexpr std::array<Field<ForfeitParts>, 3> kForfeitFields{{
    {"winner", true,
     [](const Context& context, const Node&, const Node& value, ForfeitParts& parts) {
       parts.forfeit.winner = parts.roster.read(context, value, "`winner`");
     }},
    {"loser", true,
     [](const Context& context, const Node&, const Node& value, ForfeitParts& parts) {
       parts.forfeit.loser = parts.roster.read(context, value, "`loser`");
       parts.loser = value.text;
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, ForfeitParts&) { read_note(context, value); }},
}};

WrittenForfeit read_forfeit(const Context& context, const Node& node, const Roster& roster) {
  ForfeitParts parts{roster, {}};
  parts.forfeit.span = node.span;
  read_fields(context, node, "a forfeit", kForfeitFields, parts);
  const WrittenForfeit& forfeit = parts.forfeit;
  if (forfeit.winner && forfeit.loser && forfeit.winner->seat == forfeit.loser->seat) {
    Finding same = finding(Code::R219SamePlayer, forfeit.loser->span,
                           quoted(parts.loser) + " is the winner as well: a forfeit has two players");
    same.related.push_back({"the winner", forfeit.winner->span});
    context.findings.push_back(std::move(same));
  }
  return parts.forfeit;
}

struct RoundParts {
  const Roster& roster;
  TournamentRound round;
};

void read_files(const Context& context, const Node&, const Node& value, RoundParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`games`")) return;
  for (const Node& item : text::Children{value}) {
    if (item.kind == NodeKind::Mapping) {
      context.report(Code::R207WrongShape, item.span,
                     "a round names files: let the game have a file of its own, and its path stand here");
    } else if (const auto path = read_path(context, item, "a file of a round")) {
      parts.round.games.push_back(*path);
    }
  }
}

void read_byes(const Context& context, const Node&, const Node& value, RoundParts& parts) {
  if (!expect(context, value, NodeKind::Sequence, "`byes`")) return;
  NamedOnce once;
  for (const Node& item : text::Children{value}) {
    const auto player = parts.roster.read(context, item, "a player with a bye");
    if (player && once.add(context, *player, item.text)) parts.round.byes.push_back(*player);
  }
}

constexpr std::array<Field<RoundParts>, 6> kRoundFields{{
    {"round", true,
     [](const Context& context, const Node&, const Node& value, RoundParts& parts) {
       parts.round.number = read_integer_between(context, value, "`round`", 1, kMostRounds);
     }},
    {"date", false,
     [](const Context& context, const Node&, const Node& value, RoundParts& parts) {
       parts.round.date = read_date(context, value);
     }},
    {"games", false, read_files},
    {"byes", false, read_byes},
    {"forfeits", false,
     [](const Context& context, const Node&, const Node& value, RoundParts& parts) {
       if (!expect(context, value, NodeKind::Sequence, "`forfeits`")) return;
       for (const Node& item : text::Children{value})
         parts.round.forfeits.push_back(read_forfeit(context, item, parts.roster));
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, RoundParts&) { read_note(context, value); }},
}};

}  // namespace

void read_rounds(const Context& context, const Node& node, const Roster& roster, std::vector<TournamentRound>& rounds) {
  if (!expect(context, node, NodeKind::Sequence, "`rounds`")) return;
  for (const Node& item : text::Children{node}) {
    RoundParts parts{roster, {}};
    parts.round.span = item.span;
    read_fields(context, item, "a round", kRoundFields, parts);
    rounds.push_back(std::move(parts.round));
  }
}

}  // namespace orion::read
