#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = T701NoFile,
     .text = "The manifest names a file that is not there, that cannot be read, or that a link leads to from outside. "
             "Paths count from the folder of the manifest. Mostly the name has a slip, the file was moved, or it was "
             "not handed over with the others. Until it is there, nothing can be said of its games, and the set is "
             "undetermined.",
     .near_miss = "The game stands in the manifest itself, so that no file is needed.",
     .related = "R229 T702"},
    {.code = T702NoGame,
     .text = "Among the files of the manifest is one in which something else stands than a game of the set: nothing "
             "at all, a deck, a manifest that does not belong there, a game of the other kind, or several records "
             "where a match asks for one. A round of a tournament may name archives and matches as well. Name the "
             "right file instead, or take the entry away.",
     .near_miss = "What stands there is a game.",
     .related = "T701 R201 R203"},
    {.code = T703NoResult,
     .text = "A game of the set gives no result that can be counted. It is illegal, unreadable or lacks something that "
             "the rules need, or it stops in the middle, or it was broken off and its result does not say who won. "
             "The reason is told with the game; what is wrong in it is reported at the game itself. The score of a "
             "match is not verified then. In a tournament an illegal game is treated as `illegal-games` says, and "
             "this is a warning that tells how; a game that goes on is a note in every set, which `--require-result` "
             "makes an error.",
     .near_miss = "The game was broken off by resignation, and the result says who won.",
     .related = "D604 S605 T723"},
    {.code = T704SameRecord,
     .text = "Two records of the set are one: the same bytes, or the same `id`. A file was named twice, or was copied "
             "to begin a new record and never filled in. Each game that was played has a record of its own. In a "
             "tournament a copy counts for nothing; in a match it stands for a game of which nobody knows what came of "
             "it.",
     .near_miss = "The second game has an id of its own, and other moves.",
     .related = "T702"},
    {.code = T711OtherPlayers,
     .text = "A game is played by somebody who is no player of its match or tournament. Players are told by their ids "
             "where both the manifest and the record have one, and else by their names, letter by letter. Either the "
             "wrong file is named, or a name is written in two ways.",
     .near_miss = "The game is played by the two players of the match, with the colours exchanged.",
     .related = "R213 T702"},
    {.code = T712TwiceInRound,
     .text = "In one round of the tournament a player has two places: two games, or a game and a bye or a forfeit. "
             "Several games of two players that make one pairing are a match, with a manifest of its own.",
     .near_miss = "Everybody has one place in the round.",
     .related = "T713 T734"},
    {.code = T713NotInRound,
     .text = "A player of a swiss tournament, or one who is still in a knockout, is missing in a round: not in a game, "
             "a match or a forfeit, without a bye, and not withdrawn before. Perhaps a record was forgotten. In a "
             "round robin a player may sit out, and in a free tournament anybody.",
     .near_miss = "The player is recorded as withdrawn before that round.",
     .related = "T712 T714"},
    {.code = T714AfterWithdrawal,
     .text = "`withdrawn` says after which round a player has left the tournament, and the player has a place in a "
             "later one. Either the round of the withdrawal has a slip, or the place is somebody else's. To lose there "
             "by forfeit is what follows of leaving, and no fault.",
     .near_miss = "The player withdraws after the last round with the player in it.",
     .related = "T713"},
    {.code = T721PlacedBefore,
     .text = "In a match of several games the players take turns in placing the galaxies, and with it in choosing who "
             "starts. Here the same player places them in two games running; games in which nobody placed them are "
             "passed over. Perhaps the games are listed in a wrong order, or the placers are exchanged in a record.",
     .near_miss = "In the second game the other player places the galaxies.",
     .related = "D2.5 D2.4"},
    {.code = T722AfterDecision,
     .text = "With `best-of`, a match is decided as soon as a player has more than half of so many points, or so many "
             "games have counted. A game behind that is not part of the match and does not count. Perhaps `best-of` "
             "has a slip, or a result before it does.",
     .near_miss = "After the first two games it stands one to one, and the third decides.",
     .related = "T723 T741"},
    {.code = T723NotDecided,
     .text = "The games that are listed do not decide the match: with `best-of`, nobody has more than half of the "
             "points yet, and fewer games than that have counted; without it, a game has no result. A game without a "
             "winner counts for nothing, unless `ties: count-half` is set. It is a note, since matches are recorded "
             "while they go on; `--require-result` makes it an error.",
     .near_miss = "Ada wins both games and has decided the match.",
     .related = "T703 T722"},
    {.code = T731RoundOrder,
     .text =
         "The rounds of a tournament are numbered from 1 on, in the order in which they stand. A number is missing, "
         "stands twice, or a round was put in the wrong place.",
     .near_miss = "The second round has the number 2.",
     .related = "T732 T733"},
    {.code = T732RoundDate,
     .text =
         "A round is dated before one that stands before it, or the `event` of a record gives another date than its "
         "round. The latter is a warning, since games are put off and played in advance: take the date from one "
         "of the two, or leave the warning in a baseline.",
     .near_miss = "Two rounds may be played on one day.",
     .related = "T731 T733"},
    {.code = T733OtherRound,
     .text = "The `event` of a record says that the game was played in another round than the one that names its file. "
             "Either the file stands in the wrong round, or the record has a slip. What is no number is not compared.",
     .near_miss = "The record and the manifest have the game in one round.",
     .related = "T731 T704"},
    {.code = T734MetBefore,
     .text = "Two players are paired once more, and the system does not have it: nobody meets twice in a swiss "
             "tournament or a round robin, nor three times in a double one. A game that does not count is a meeting, "
             "too. A forfeit is one in a round robin; in a swiss tournament it is none, and the two may be paired "
             "again. A swiss tournament asks it of games of two only.",
     .near_miss = "Everyone meets somebody new in the second round.",
     .related = "T712 T735"},
    {.code = T735NotMet,
     .text = "All rounds of a round robin are listed, and two players have not met, or in a double round robin not "
             "twice. Those who have withdrawn are not missed. Perhaps a record was forgotten, or a pairing was played "
             "twice instead.",
     .near_miss = "The last game is there, too.",
     .related = "T734 T713"},
    {.code = T736OutOfBracket,
     .text =
         "In a knockout those who play a round are those who won in the round before, by a game, a match, a forfeit "
         "or a bye. Who is paired with whom may be drawn anew. Where a round has two pairings, "
         "their losers may play for the third place beside the final. Of a pairing that nobody won, or whose game "
         "does not count, one of the two goes on.",
     .near_miss = "The two winners of the first round play the second.",
     .related = "T713 T734"},
    {.code = T741MatchScore,
     .text =
         "The score that the match claims is not what its games give. A win counts 1, and a game that nobody won 0, "
         "or 0.5 each with `ties: count-half`. A player who is not named in `score` is not compared, and nothing "
         "is as long as a game has no result. Look at the games one by one: `orionref check` tells how each ended.",
     .near_miss = "One game each is what the games give.",
     .related = "T703 C601"},
    {.code = T742StandingPoints,
     .text = "The points of a player in the claimed `standings` are not those that the verified games, byes and "
             "forfeits of all rounds give by the tournament's scoring. `orionref standings` prints the table with "
             "every player's rounds. Games that do not count are named there. Who is not listed is not compared, and "
             "nobody is as long as a record cannot be read.",
     .near_miss = "Two wins are two points.",
     .related = "T743 T703"},
    {.code = T743StandingOrder,
     .text = "The claimed `standings` list a player behind one who is lower in the table, by points, or with equal "
             "points by the tournament's tie-breaks in their order. Players whom no tie-break tells apart may stand in "
             "any order. Only those with the right points are compared. `orionref standings` prints the tie-breaks.",
     .near_miss = "Who has more points stands before.",
     .related = "T742"},
});

}  // namespace

std::span<const Explanation> explanations_of_sets() noexcept { return kExplanations; }

}  // namespace orion::catalogue
