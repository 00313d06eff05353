#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = S401aBystander,
     .text = "A defence card (Verteidigung) was played by somebody whom the action is not aimed at. It counters what "
             "is done to its own player; to help others there is the SSD. The card goes back to the hand, and the "
             "action is carried out, unless somebody else stops it.",
     .near_miss = "Cleo helps Ben with an SSD.",
     .related = "S506c S5.2 S5.7"},
    {.code = S401bNotInHand,
     .text = "A player answers with a defence card that is not in the hand. Mostly a similar card was meant, or the "
             "card was used up by an earlier action. The message says where it is. Where it was really shown, a draw "
             "is missing in the record.",
     .near_miss = "The counter-audit is in Ben's hand.",
     .related = "S502b S306b S800c"},
    {.code = S401cNoResponse,
     .text = "The card cannot be played in an opponent's turn. Only defence cards (D), SSDs and cards that say so may "
             "answer an action. Perhaps the card belongs to the player's own next turn, or a card of a similar name "
             "was played.",
     .near_miss = "A decoy is a defence card.",
     .related = "S306a S5.2"},
    {.code = S401dChoiceNotThere,
     .text = "A response that does more than block asks for a choice, and what was chosen is not there. For a response "
             "the target is the player who acts, so that goods or cards come out of that player's hold or hand. The "
             "choice is a slip, or an earlier turn is.",
     .reading = "S5.8",
     .near_miss = "Ada, who acts, has ice in her hold.",
     .related = "S305h S306f S700c"},
    {.code = S402NoSuchGoods,
     .text = "More tokens are dropped than there are in the player's hold, or goods that it does not contain. Only "
             "one's own tokens can be dropped. Count what was bought and sold since, and look at cards that move "
             "goods; `orionref show` lists the hold before every turn.",
     .near_miss = "One token of ice is in the hold, and one is dropped.",
     .related = "S303c C618"},
    {.code = S403NotInPlay,
     .text = "A card is scrapped that does not lie before its player. A card in the hand cannot be scrapped, and an "
             "opponent's equipment only goes by an effect. Mostly two names were mixed up, or the installing was not "
             "written down.",
     .near_miss = "The trade-computer is in play.",
     .related = "S305a S304c"},
    {.code = S502aNeverBlocked,
     .text = "Somebody responds to buying, selling, dropping or scrapping. Nothing can block these, neither an SSD nor "
             "a defence, whoever is hurt by them. The response is taken back, and the card returns to the hand. "
             "Perhaps it belonged to another action of the same turn.",
     .near_miss = "A pickpocket is aimed at Ben and can be blocked.",
     .related = "S505a S5.5"},
    {.code = S502bNotInHand,
     .text = "A player answers with an SSD that is not in the hand. There are few of them, and each is discarded after "
             "use. Look whether another card was shown, or whether a draw is missing in the record.",
     .near_miss = "Ben answers with the decoy that he has.",
     .related = "S401b S800c"},
    {.code = S504DrewThoughBlocked,
     .text = "The action was blocked, and the record still says which cards it drew. Nothing of a blocked action is "
             "carried out, not even the part that would have been good for its player. Either the block protected "
             "somebody else, or it was noticed too late, and then the cards go back. Take `drew` away; other choices "
             "that were announced may stay.",
     .reading = "S5.4",
     .near_miss = "No card is drawn, and what was announced stays as it is.",
     .related = "S305b S5.7"},
    {.code = S505aNotTargeted,
     .text = "Somebody responds to an action that is aimed at nobody. Drawing, installing without a target and effects "
             "on the acting player cannot be blocked, however much one would like to. The response is taken back, and "
             "the card returns to the hand.",
     .reading = "S5.5",
     .near_miss = "A pickpocket is aimed at Ben.",
     .related = "S502a S505b"},
    {.code = S505bNotBlockable,
     .text = "The deck marks this card `blockable: false`: it cannot be stopped, and no response to it is allowed. The "
             "response is taken back, and the card returns to the hand. If the printed card says nothing of that, the "
             "deck is wrong.",
     .reading = "S5.5",
     .near_miss = "The deck does not mark the card.",
     .related = "S502a S505a S7"},
    {.code = S506aProtectedBefore,
     .text = "The player is protected already, and a second card has nothing left to block. It happens when two "
             "players reach for their cards at once. One of the cards goes back to the hand; where the players do not "
             "agree which, the arbiter decides.",
     .reading = "S5.6",
     .near_miss = "One card is enough, and one was played.",
     .related = "S506b S5.7"},
    {.code = S506bNotAimedAt,
     .text = "An SSD is to protect a player whom the action is not aimed at, so that there is nothing to block. Where "
             "one player alone is meant, `protects` may be left out; among several it says whose part of the action is "
             "stopped. Correct the name.",
     .reading = "S5.6",
     .near_miss = "The SSD protects Ben, who is the target.",
     .related = "S506a S401a S5.7"},
    {.code = S506cDefenceForOther,
     .text = "A defence card protects the player who plays it, and here it is to protect somebody else. Only an SSD "
             "can do that. If it was for its own player, take `protects` away; if not, the other player is not "
             "protected and the card goes back.",
     .reading = "S5.6",
     .near_miss = "Ben protects himself.",
     .related = "S401a S506b S5.7"},
    {.code = S508aOwnAction,
     .text =
         "A player answers an action of their own. Responses are for the others; whoever regrets an action cannot take "
         "it back in this way. Mostly the name is a slip, and the player whom the action was aimed at responded.",
     .reading = "S5.8",
     .near_miss = "Ben responds, whom the action is aimed at.",
     .related = "S401a S5.6"},
    {.code = S508bResponseNotBlockable,
     .text = "A response is answered by a card that cannot do that. Responses stand, unless a card says that it blocks "
             "responses; in a deck that is `blocks: responses`. The second card goes back to the hand. If the printed "
             "card does say so, mark it in the deck.",
     .reading = "S5.8",
     .near_miss = "The deck says that the card blocks responses.",
     .related = "S401c S506a S7"},
    {.code = S602aOutOfOrder,
     .text = "The end has been triggered, and it was somebody else's last turn. The order of seats stays as it was; "
             "only the player who triggered has no turn any more. The message says whose turn it was. Put the missing "
             "turn in, or correct the name; where it was really played so, the arbiter rules.",
     .reading = "S6.2",
     .near_miss = "Ben sits behind Ada, and Cleo behind Ben.",
     .related = "S102a S602b S6.1"},
    {.code = S602bAfterEnd,
     .text = "The game was over before this turn: everybody but the player who triggered the end has had a last turn. "
             "It happens when nobody notices at once that somebody has 50 credits. The result is that of the table at "
             "the end. Strike the turn out, or let an arbiter rule that play goes on.",
     .reading = "S6.2",
     .near_miss = "Ben's last turn is the end of the record.",
     .related = "S602a C611 S6.3"},
    {.code = S605Incomplete,
     .text = "The record stops while the game goes on, and nothing in it says why. The play so far is legal, and the "
             "record counts as incomplete. Add the turns that are missing, or say in the result how play was broken "
             "off, for instance `how: agreement`. With `--require-result` the note becomes an error.",
     .near_miss = "The result says that play was broken off by resignation, so that the record is complete.",
     .related = "C614 S6.1"},
    {.code = S606HasLeft,
     .text =
         "This player has left the game and cannot have a turn, respond, be a target or leave again. Hand, equipment "
         "and goods are gone, so that there is no coming back. Mostly `leaves` stands in the wrong place or twice, or "
         "has the wrong name.",
     .reading = "S6.6",
     .near_miss = "That Ben left is written once, and the game goes on between Ada and Cleo.",
     .related = "S102a S602a"},
    {.code = S700aNeedlessTarget,
     .text =
         "A target stands beside buying, selling, drawing, dropping or scrapping. None of them is directed at anybody. "
         "Either the wrong key stands before the card, or the target belongs to another action. Take it away.",
     .near_miss = "The ore is bought, and that concerns nobody else.",
     .related = "S305g S306e"},
    {.code = S700bNeedlessChoice,
     .text = "The record lists something beside the action that its effect does not ask for. Mostly the card was "
             "mistaken for a similar one, or the list belongs under another key: `cards` are cards of a hand, `goods` "
             "tokens, `equipment` cards in play, `drew` cards off the pile. Look at the effect in the deck, and take "
             "the list away if the card was right.",
     .near_miss = "A pickpocket takes credits, and there is nothing to choose.",
     .related = "S700c S306f S7"},
    {.code = S700cNumberChosen,
     .text = "A list of what was chosen has too few entries or too many, or it is missing. There must be as many as "
             "the effect moves, and no more than are there; where nothing is there, the list is left out. The message "
             "has both numbers. If the number was right at the table, an earlier turn is written down wrongly.",
     .near_miss = "The smuggler takes one token, and one is listed.",
     .related = "S700b S306f S7"},
    {.code = S700dCardTwice,
     .text = "Two entries of the deck have the same id, and a record could mean either. Mostly an entry was copied for "
             "a similar card and the id not changed. Give each card an id of its own; several equal cards are one "
             "entry with `copies`.",
     .near_miss = "Each card has its own id.",
     .related = "S700e R228"},
    {.code = S700eOutOfRange,
     .text = "A number in the deck is outside of what the game can use: prices and costs below 0, a card without a "
             "single copy, a step that moves nothing, or a number beyond all reason. The message gives the range. A "
             "card that is not in the box is left out of the deck.",
     .near_miss = "There is one copy.",
     .related = "S700f S700h R210"},
    {.code = S700fStepDoesNotFit,
     .text = "A step of a card's effect cannot work on this card. Most often it does something to a target, and the "
             "card names none; or it stands on a kind of card that has no effect. The message says what is missing. "
             "Add the `target`, or choose the step that is meant: `gain` takes from the bank, `take` from a player.",
     .near_miss = "The card names an opponent as its target.",
     .related = "S700g S306c S7"},
    {.code = S700gNothingToBlock,
     .text = "The step `block` stops an action that the card answers, and this card answers none: it is played in its "
             "owner's turn. Make it a defence card, or mark it `timing: opponent-turn`. If it is meant to make its "
             "holder immune, that is `immune` under `while-in-play` of equipment.",
     .near_miss = "Played in an opponent's turn, the card has something to block.",
     .related = "S700f S401c S7"},
    {.code = S700hTooFewCards,
     .text =
         "The deck has not enough cards to begin a game: five for each hand. Mostly `copies` were forgotten, so that "
         "every card counts once. Enter the printed numbers.",
     .near_miss = "Ten cards are enough for two players.",
     .related = "S700e S1.1 S2.4"},
    {.code = S800aNotInPile,
     .text = "A card was drawn that cannot be in the draw pile, since all of its copies were seen elsewhere: in hands, "
             "in play, or on the discard pile. The message says where they are. Either this draw is written down "
             "wrongly, or an earlier one; or a reshuffle has not happened yet. A card that nobody saw is `unknown`.",
     .near_miss = "There are four cards of medicine in the deck, and none has been seen before.",
     .related = "S800b S800c S2.4"},
    {.code = S800bNotNext,
     .text = "The record gives the order of the draw pile, and another card was drawn than the next one. Either a draw "
             "is missing before, or two cards changed places in the record, or somebody did take a wrong card. The "
             "message says which one was next. Where the order was only guessed, leave `pile` out.",
     .near_miss = "Ice and then ore lie on the pile, and so they are drawn.",
     .related = "S800a S800e S800g"},
    {.code = S800cSeenElsewhere,
     .text = "A card is played from a hand with cards that nobody saw, and it cannot be one of them, because all its "
             "copies are known to be elsewhere. One of the places is wrong: this play, or where a copy was seen "
             "before. The message says where they are.",
     .near_miss = "The only dock-crane has not been seen before, and may be one of Ben's cards.",
     .related = "S302b S800a R235"},
    {.code = S800dSetupCopies,
     .text = "The hands and the pile of the set-up hold more copies of a card than the deck has. A card was written "
             "down twice, or the deck is not the one that was played with. Compare the record with the cards on the "
             "table, and `copies` with the box.",
     .near_miss = "The only firewall is in Ada's hand.",
     .related = "S101 S800e R225"},
    {.code = S800eSetupPile,
     .text = "The draw pile as recorded is not what the hands leave of the deck: cards are missing, or too many. "
             "Mostly a line was lost in copying, or the deck has other numbers of copies than the box. The message "
             "says which cards. If the order of the pile is not known as a whole, leave `pile` out.",
     .near_miss = "All four cards that are in no hand are in the pile.",
     .related = "S800d S800b R225"},
    {.code = S800fOutcomeFromNothing,
     .text = "The outcome that was recorded for a card moves something that is not there: cards, goods, equipment or "
             "credits of a player who has not got them. The referee takes the outcome of such cards on trust, and "
             "still nothing can come from nowhere. Look at what happened, and at the turns before.",
     .near_miss = "Ben has ice to give.",
     .related = "R236 S5.3 S306f"},
    {.code = S800gReshuffleList,
     .text = "The record gives the new draw pile after a reshuffle, and its cards are not those of the discard pile. A "
             "card is missing or was counted that lies elsewhere, or a discarded card was written down wrongly before. "
             "The message says which cards. Where the new order is not known, write `reshuffle: true`.",
     .reading = "S2.4",
     .near_miss = "Just the two cards are named that had been discarded.",
     .related = "C621 S800b S800e"},
    {.code = S800hStepCap,
     .text = "The action has been carried out for 1,000 steps and goes on, and the referee stops there so as not to go "
             "on for ever. Whether play was legal is left open. No printed card comes near it, so the fault is in the "
             "deck: look for steps that were copied over and over.",
     .near_miss = "The effect has exactly 1,000 steps.",
     .related = "S700e S7"},
});

}  // namespace

std::span<const Explanation> station_explanations_4_8() noexcept { return kExplanations; }

}  // namespace orion::catalogue
