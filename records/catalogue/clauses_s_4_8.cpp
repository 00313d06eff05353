#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "S4.1",
     .title = "Defence",
     .german = "Verteidigung, Während des Zuges eines Gegners",
     .text = "When an opponent aims an action at a player, that player may answer with a defence card (D) from the "
             "hand, or with any other card that says it is for an opponent's turn. Nobody can do it for somebody else; "
             "only an SSD can (S5.2). A record lists such cards under `responses` of the action. They are free, and "
             "whoever plays them needs no turn.",
     .related = "S5.2 S5.6 S5.7 S506c"},
    {.id = "S4.2",
     .title = "Drop goods",
     .german = "Waren abwerfen",
     .text =
         "In their own turn players may put as many tokens as they like from their hold back into the supply, mostly "
         "so as not to pay at the end of the turn. It costs no action and brings no credits: `drop: [ore, ore]`.",
     .related = "S2.2 S2.3"},
    {.id = "S4.3",
     .title = "Scrap equipment",
     .german = "Ausrüstung entsorgen",
     .text = "In their own turn players may put equipment that lies before them on the discard pile, for instance when "
             "they want to install something else and all three places are taken. It costs no action: `scrap: relay`. "
             "An activation paid for earlier in the turn is not given back.",
     .related = "S3.4 S2.2"},
    {.id = "S5.1",
     .title = "Swapping goods",
     .german = "Warentausch",
     .text = "A card that swaps goods between two holds fills neither of them. The swap as such never brings a "
             "penalty. As both get as many as they give, no hold has more tokens after it than before, and the end of "
             "the turn counts what is there as always (S2.3).",
     .related = "S2.3 S700c",
     .example = "Ada has five goods, gives ice and gets ore. The hold is as full as before, and she pays nothing.",
     .near_miss = "She buys alloy instead: six goods, and the turn costs her 2 credits more than the alloy."},
    {.id = "S5.2",
     .title = "Station security",
     .german = "Stations-Sicherheitsdienst, SSD",
     .text = "An SSD card stops an action that is aimed at somebody, such as espionage or the effect of equipment, for "
             "the player who holds the card or for another one. It is played from the hand in an opponent's turn and "
             "then discarded. Buying, selling, dropping and scrapping can never be blocked, by an SSD as little as by "
             "a defence.",
     .related = "S5.5 S5.6 S5.7 S4.1"},
    {.id = "S5.3",
     .title = "Cards come first",
     .german = "Kartenpriorität",
     .text = "Where the text of a card and the rules disagree, the card is right. For the referee a card's text is "
             "what the deck declares: its effect, its target, its changes of limits and prices. What cannot be said in "
             "these words is declared `as-recorded`, and then the record tells what happened.",
     .related = "S7 R236",
     .example = "Expanded-hold says that there is room for two more. Ada has six goods at the end and pays nothing.",
     .near_miss = "A relay leaves the limit as it is, and she pays 2 credits for the six goods."},
    {.id = "S5.4",
     .title = "What a blocked action leaves behind",
     .text = "An action that was blocked has no effect on the player whom the block protects. The question is what "
             "becomes of the action, of its card and of what was paid.",
     .reading = "We take all of them as used: the action is counted, the card is discarded, a cost that was paid is "
                "not given back, and equipment stays in play and cannot be activated again in this turn. What had been "
                "announced with the action may be left in the record, and nobody looks at it; only `drew` may not, "
                "since no card was drawn. No option changes it.",
     .related = "S2.2 S5.7"},
    {.id = "S5.5",
     .title = "Which actions are aimed at somebody",
     .text = "Only an action that is aimed at another player can be blocked.",
     .reading = "We ask what the card names. It is aimed if its `target` is a player other than the one who acts, or "
                "each opponent, be it for good or ill: a gift can be refused. Drawing, installing without a target and "
                "effects on oneself are aimed at nobody. A card that the deck marks `blockable: false` lets nobody "
                "respond. No option changes it.",
     .related = "S5.2 S3.5 S3.6"},
    {.id = "S5.6",
     .title = "When responses are judged",
     .text = "Once an action that is aimed at somebody is announced, the others may respond, and only then is it "
             "carried out.",
     .reading =
         "No order among those who respond is laid down, and we ask for none. Each response is put four questions in "
         "turn: can this action be blocked at all, may this player respond, is the card in that player's hand, and is "
         "there something left to block? Nothing is left where the player was protected before, was not aimed at, or "
         "would be protected by somebody else's defence card. No option changes it.",
     .related = "S4.1 S5.2 S5.5 S5.8"},
    {.id = "S5.7",
     .title = "Whom a block protects",
     .text = "An action may be aimed at several players, and the question is what one card then stops.",
     .reading = "We let a block protect one player. For a defence card that is the one who plays it. For an SSD it is "
                "the one whom `protects` names; without it the only player aimed at, or among several the SSD's own. "
                "The action goes on against all others, and when none of them is left its remaining steps fall away as "
                "well. No option changes it.",
     .related = "S506b S506c S4.1 S5.2",
     .example = "The audit is aimed at Ben and Cleo. Ben's decoy protects Ben, and Cleo pays 2 credits.",
     .near_miss = "Cleo answers as well, and nobody is left for whom the audit goes on."},
    {.id = "S5.8",
     .title = "Who may respond, and to what",
     .text = "A response is an answer to somebody else's action, and some response cards do more than block.",
     .reading = "We do not let players respond to actions of their own. Further steps on a response card are carried "
                "out at once, before the action it answers; in them `self` is the player who responds, and `target` "
                "the one who acts. A response cannot itself be blocked, save by a card that the deck marks `blocks: "
                "responses`. No option changes it.",
     .related = "S4.1 S5.6"},
    {.id = "S5.9",
     .title = "Plays without an effect, and immunity",
     .text = "A card may be played although nothing comes of it, and some equipment makes its holder immune to cards "
             "of a kind.",
     .reading = "We take it as legal to scrap the equipment of a player who has none: the action is used up and "
                "nothing happens. An immune player cannot be named as target, and where a card is aimed at each "
                "opponent that player is passed over. No option changes it.",
     .related = "S305f S306d S3.5 S3.6",
     .example = "Ben has no equipment. The sabotage is legal and changes nothing, and no `equipment` is listed.",
     .near_miss = "Ben has installed a relay, and the sabotage scraps it: `equipment` says so."},
    {.id = "S6.1",
     .title = "What triggers the end",
     .german = "Spielende",
     .text = "The end begins when a player has 50 credits or more for the first time, be it in the middle of an action "
             "or in somebody else's turn. It cannot be taken back: whoever triggered it may spend the money again, and "
             "may even win with less than 50.",
     .reading = "If one step lifts two players to 50, somebody has to be first. We take the player whose turn it is, "
                "and after that the one who sits next in the order of turns.",
     .option = "`target` sets the credits that are needed",
     .related = "C613 S6.2 S6.4",
     .example = "With the loan Ada has the 24 credits that this record plays to. She then spends some of them, and the "
                "end stays triggered: Ben has one last turn, and Ada wins with 21.",
     .near_miss = "The ore is paid for first. Ada never has 24 credits, and the game goes on."},
    {.id = "S6.2",
     .title = "Last turns",
     .text = "After that each of the other players has one turn more, neither two nor none. The player who triggered "
             "the end has no further turn. A turn when the last of them is over breaks this clause.",
     .reading = "We let the turn go to its end in which the 50 were reached, whoever's it is, and do not count it as a "
                "last turn. The order of seats stays, without the one who triggered. In the last round an extra turn "
                "is not taken, and a turn that has to be missed was the last one. No option changes it.",
     .related = "S1.2 S6.6"},
    {.id = "S6.3",
     .title = "Who wins",
     .german = "Sieg",
     .text = "When the last turns are over, the player with the most credits has won. What lies in the holds, in the "
             "hands and on the table is worth nothing.",
     .related = "S6.4",
     .example = "The crystal in Ben's hold would sell for 14 credits. It counts nothing, and Ada has more credits.",
     .near_miss = "Ben sells the crystal in his last turn, and has the most credits."},
    {.id = "S6.4",
     .title = "Ties",
     .german = "Gleichstand",
     .text = "If several have the most credits, and the player who triggered the end is one of them, that player wins.",
     .reading = "For a tie among the others the short rules have no answer. We let all of them share the win, and a "
                "record then lists their names. No option changes it.",
     .related = "C611 C613",
     .example = "Both have 24 credits, and Ada triggered the end.",
     .near_miss = "The trade-computer brings Ben one credit more, so that there is no tie and he wins."},
    {.id = "S6.5",
     .title = "Incomplete games and claims",
     .text = "A record that stops in the middle of a game breaks no rule. It is incomplete until its result says with "
             "`how` why play was broken off: resignation, time, agreement, forfeit or adjudication; the winner is then "
             "whom the result names. With `unfinished` it stays incomplete. Where the game did end, such a word is a "
             "claim and is verified. A winner without a `how`, or a trigger, cannot be claimed while play goes on. "
             "Credits in the result are compared with the table that was reached.",
     .related = "C611 C612 C613"},
    {.id = "S6.6",
     .title = "Leaving the game",
     .text = "A player may have to go. The record then has `- leaves: Ben` in the place of a turn, and it counts as "
             "one in the numbering.",
     .reading = "The short rules do not think of it. We put the hand and the equipment on the discard pile and the "
                "goods into the supply. The player has no more turns, cannot be named as target and cannot win; a last "
                "turn that was still due counts as taken. If only one player stays, the game is over and that player "
                "has won. No option changes it.",
     .related = "S1.2 S6.2 R222"},
    {.id = "S7",
     .title = "Decks",
     .text = "The referee knows no card by heart: a deck declares them all, in a file of its own, within the record, "
             "or built into the program. Each card has an `id`, its `copies`, and a `kind`: goods with their prices, "
             "equipment (U), espionage (E), support (S), defence (D) or security (SSD). Its effect is a list of steps, "
             "carried out one after the other, on the player (`self`) or on whom the card names (`target`). Where a "
             "step leaves a choice, the record lists what was chosen: as many as the step moves, never more than there "
             "are, and no list at all where nothing moves or nothing is asked for. If two steps need the same list, or "
             "one step touches several players, `choices` tells them apart by step and player. A deck is judged like a "
             "record: ids are declared once, numbers are in range, steps fit their card, `block` stands on cards that "
             "answer something, and there are cards enough to begin.",
     .related = "S5.3 S8 R224 R228 R236"},
    {.id = "S8",
     .title = "Nothing appears, nothing vanishes",
     .text = "A card is in one place only: in the draw pile, in a hand, in play or on the discard pile; and of no card "
             "are there ever more than its copies. Goods come by buying and effects and go by selling, dropping and "
             "effects, credits move by rules and effects alone, and no number is ever negative. So the referee knows "
             "which cards can be in the draw pile, also where nobody wrote down their order. If the order is recorded, "
             "each draw must match it, until a reshuffle makes an end of it or the record gives the new one. Cards "
             "written as `unknown` stay unseen until one is played, and the verdict says how many it rests on. An "
             "action that goes on for more than 1,000 steps is stopped.",
     .related = "C616 C617 C618 C619 C620 R235 S2.4"},
});

}  // namespace

std::span<const Clause> station_clauses_4_8() noexcept { return kClauses; }

}  // namespace orion::catalogue
