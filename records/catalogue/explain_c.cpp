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
    {.code = C611Winner,
     .text = "The game came to its end, and by the rules another player has won than the result says, or several share "
             "the win. The line above the finding shows the credits and who triggered the end. On a tie the one who "
             "triggered it wins, which is easily forgotten; goods, cards and equipment count nothing. Correct the "
             "result; the play itself stays legal.",
     .reading = "S6.4",
     .near_miss = "Ada has the most credits and is recorded as the winner.",
     .related = "C612 C613 S6.4"},
    {.code = C612Credits,
     .text = "The result gives a player other credits than replaying does. They are compared with the table that was "
             "reached, also where play was broken off. Often the penalty for too many goods was forgotten, or the "
             "price was read off the wrong side of the card. Compare the claims in `after`: the first turn that does "
             "not fit is where the fault is.",
     .near_miss = "Both numbers are those of the table.",
     .related = "C616 C611 S2.3"},
    {.code = C613TriggeredBy,
     .text = "Somebody else triggered the end than the result says, or nobody did. It is the player who had 50 credits "
             "first, at whatever moment, even if they were spent again. That matters for the last turns and for ties. "
             "Correct the name, or leave it out.",
     .reading = "S6.1",
     .near_miss = "Ada was the first to have the credits.",
     .related = "C611 C614 S602a S6.4"},
    {.code = C614NotEnded,
     .text = "The result names a winner or a trigger as if the game had ended, and by the rules it goes on. Turns may "
             "be missing, and with them the last turns of the others. Where the players agreed to stop, say so with "
             "`how: agreement` or `how: resignation`.",
     .near_miss = "Play was broken off by resignation, and then the result says who won.",
     .related = "C611 C615 S605"},
    {.code = C615How,
     .text = "The result says that play was broken off, and it had come to its end. A resignation after the last turn "
             "counts for nothing, and a fallen flag neither. Take `how` away; the winner may still be right.",
     .near_miss = "The result names the winner and nothing else.",
     .related = "C611 C614 S6.3"},
    {.code = C616AfterCredits,
     .text = "The record claims a player's credits after a turn, and replaying gives others. The claim is about the "
             "table once the penalty for too many goods is paid. A claim changes nothing: play is judged on, from what "
             "the rules give. The finding adds up what moved since the last claim that held, or in this turn where "
             "none did.",
     .near_miss = "20 credits less 3 for the ore are 17.",
     .related = "C612 C617 S2.3"},
    {.code = C617AfterGoods,
     .text = "The record claims how many tokens are in a player's hold after a turn, and replaying gives another "
             "number. Cards for two units bring two; sold goods leave the hold, and so do tokens that were dropped. "
             "Count the hold from the last claim that held.",
     .near_miss = "One token of ore was bought.",
     .related = "C618 C616 S4.2"},
    {.code = C618AfterHold,
     .text = "The record claims which goods are in a player's hold after a turn, and replaying gives others. The order "
             "of the list does not matter, but each token has its own entry. Mostly one kind of goods was written for "
             "another, here or where it was bought.",
     .near_miss = "The hold has ore, and that is what the record says.",
     .related = "C617 S303c S402"},
    {.code = C619AfterHand,
     .text = "The record claims a player's hand after a turn, as a number or card by card, and replaying gives "
             "another. Every card that was bought or sold with or played has left the hand, and of a draw phase one "
             "card came into it. A card too many is often one that was drawn and not kept.",
     .near_miss = "Five cards, one kept and one played: five are left.",
     .related = "C620 S201b S302b"},
    {.code = C620AfterEquipment,
     .text = "The record claims which equipment lies before a player after a turn, and replaying gives other cards. "
             "Something was installed, scrapped or lost that the record does not show, or the names are mixed up. Look "
             "for effects of other players that scrap or take equipment.",
     .near_miss = "The relay was installed and lies there.",
     .related = "C619 S403 S304c"},
    {.code = C621Reshuffle,
     .text =
         "The turn is marked with a reshuffle, and no card had to be drawn in it from an empty pile. The mark belongs "
         "to another turn, or draws before it are missing; at a table where the discard pile was shuffled too early, "
         "the cards were not those of the rules. Move the mark, or take it away: a reshuffle happens by itself.",
     .reading = "S2.4",
     .near_miss = "The mark stands in the turn in which the pile is used up.",
     .related = "S800g S800b S201a"},
});

}  // namespace

std::span<const Explanation> explanations_of_claims() noexcept { return kExplanations; }

}  // namespace orion::catalogue
