#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = C601Winner,
     .text = "The game ended by the rules, and another player won than the result says, or nobody did. The lines above "
             "the finding show what ended it, with the chain and its spaces. Either the result was filled in with the "
             "wrong colour, or the players missed how the game ended. The play itself stays legal; correct the result, "
             "or put the case before an arbiter.",
     .near_miss = "Orange is recorded as winner and has won.",
     .related = "C602 C607 D5.5 D6.2"},
    {.code = C602How,
     .text =
         "The game ended by the rules in another way than the result says. A resignation or a fallen flag after the "
         "end counts for nothing, since the game was over; and a win by conditions is not one by tokens. Correct "
         "`how`; the winner may still be right.",
     .near_miss = "The end is recorded as by conditions, and so it was.",
     .related = "C601 C607 D6.3"},
    {.code = C603Conditions,
     .text =
         "The result names conditions that a player has not reached in the last position, or leaves one out. Each "
         "player that is named is compared, the other is not. A list names what is reached, however often; with "
         "numbers, as in `{link: 2}`, the count must be right under the rules in force. Compare it with the evidence "
         "that is printed above the finding.",
     .reading = "D5.6",
     .near_miss = "Orange is recorded with the link alone, which it has.",
     .related = "C601 D5.1 D5.2 D5.3"},
    {.code = C604Score,
     .text = "The score in the result is not that of the last position. All galaxies under hexagons of a colour count "
             "for that player and all black holes against, chained or not, whoever placed the tiles. The message shows "
             "the sum. A usual slip is to count only tokens on one's own tiles, or to leave out hexagons that the "
             "opponent's tiles brought.",
     .near_miss = "One galaxy, at h7, lies under blue, and no black hole: the score is 1.",
     .related = "C603 D6.2"},
    {.code = C605MoveNumber,
     .text =
         "A move says which number it has, and its place in the list is another. Every entry counts, withdrawn moves "
         "too. Mostly a move is missing or was written twice, which often shows as a wrong player besides. Find the "
         "first number that does not fit: the fault is there or just before.",
     .near_miss = "The second move says that it is the second.",
     .related = "D301 C606 R210"},
    {.code = C606Hash,
     .text =
         "The record claims the position after a move by its hash, and replaying gives another. Since a hash covers "
         "tokens, hexagons, stock and whose turn it is, some move up to there differs from the one that was played, "
         "or the set-up does. With two copies of a game, the first move whose hashes differ is where they part.",
     .near_miss = "The hash is the one that replaying gives.",
     .related = "R218 C605"},
    {.code = C607NotWon,
     .text = "The result says that the game ended by the rules, and by the rules it goes on. The last move may be "
             "missing, a chain may have a gap or reach a corner space that belongs to no side, or a tile was counted "
             "under the wrong colour. Look at the board below and at the chain that was claimed. Where the players "
             "agreed to stop, say so with `how: agreement` or `how: resignation`.",
     .near_miss = "With the eleventh move the link is there, and the claim holds.",
     .related = "C601 C602 D604 D1.2"},
});

}  // namespace

std::span<const Explanation> explanations_of_claims() noexcept { return kExplanations; }

}  // namespace orion::catalogue
