#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = S101HandSize,
     .text = "A player's hand in the set-up has too few cards or too many. A card was forgotten as the hands were "
             "written down, or the first draw was written into the hand. Nothing is judged on such a set-up. List "
             "every card, and write `unknown` for one that nobody remembers.",
     .near_miss = "Both hands have five cards.",
     .related = "S800d R220 R235"},
    {.code = S102aOutOfOrder,
     .text = "It was another player's turn. Either a turn is missing in the record, or two names were mixed up, or the "
             "table did pass somebody over. The message says whose turn it was. Put the missing turn in; where it was "
             "really played so, the arbiter rules, and the ruling is written with the turn.",
     .reading = "S1.2",
     .near_miss = "After Ada it is Ben's turn.",
     .related = "S602a S606 S1.2"},
    {.code = S102bTooFewPlayers,
     .text = "The record names a single player, and the game needs at least two. As a rule the others were left out "
             "because only one player's turns were noted. List all who sat at the table, in the order of turns, with "
             "their hands; cards that were not seen are `unknown`.",
     .reading = "S1.2",
     .near_miss = "Two players are enough.",
     .related = "S101 R206 S6.6"},
    {.code = S201aNumberDrawn,
     .text = "The draw phase (Nachziehphase) has another number of cards than the rules ask for: two, unless a card "
             "changes that or the piles cannot give so many. Often a card that was drawn later by an action or an "
             "effect has slipped in here. Leave only the cards of the draw phase under `draw`; a card that nobody saw "
             "is `unknown`, and is not left out.",
     .reading = "S2.4",
     .near_miss = "Two cards are drawn.",
     .related = "S301 S2.4 S201b"},
    {.code = S201bKept,
     .text = "Of the cards drawn the player keeps one, and it has to be one of them. Here more were kept, or fewer, or "
             "a card that was not drawn. To keep a second one costs an action, and draws a new card. Write the one "
             "that stayed in the hand under `keep`; the rest is discarded by itself.",
     .near_miss = "One of the two cards is kept.",
     .related = "S201a S201c S3.1"},
    {.code = S201cDiscarded,
     .text = "What the record says was discarded is not what the draw leaves: all cards drawn but the one that was "
             "kept. Mostly a card of the hand was written down, which cannot be given away here. Correct it, or leave "
             "`discard` out, since `keep` says enough.",
     .near_miss = "Medicine was drawn and not kept, so that it is what was discarded.",
     .related = "S201b S8"},
    {.code = S202TooManyActions,
     .text = "The player has used up the actions of this turn and takes another. Installing and activating at once is "
             "one action, activating later a second one; dropping goods and scrapping are free, and so are cards that "
             "the deck marks so. The limit is that of the moment, so that a card which gives more actions must come "
             "first. Look whether two players' turns ran together; what really was too much is undone.",
     .reading = "S2.2",
     .near_miss = "Dropping goods is free and does not count.",
     .related = "S3.5 S4.2 S4.3"},
    {.code = S301NumberDrawn,
     .text = "A draw action (Nachziehen) brings exactly one card. Here it brought more, or none although cards could "
             "be had. Two cards drawn by two actions are two entries; and `draw: []` is only for the case that both "
             "piles are empty. A card that was drawn unseen is written `unknown`.",
     .reading = "S2.4",
     .near_miss = "One card is drawn.",
     .related = "S201a S3.1 S2.4"},
    {.code = S302aNotGoods,
     .text = "Only goods can be bought, and this card is none. Equipment is installed, espionage and support are "
             "played, and neither is paid for at that moment. Most likely the wrong key stands before the card: write "
             "`install` or `play`.",
     .near_miss = "Ore is a goods card.",
     .related = "S303a S304a S306a"},
    {.code = S302bNotInHand,
     .text = "The player buys with a card that is not in the hand. It may be the card of the draw that was not kept, "
             "or one that was played before: buying and selling use the card up. The message says where the card is. "
             "Look through the draws before: perhaps a wrong card was kept in the record.",
     .near_miss = "Alloy is the card that was kept.",
     .related = "S303b S201b S800c"},
    {.code = S302cTooDear,
     .text = "The player has not got the credits for this card; nobody can owe anything. The price is the printed one, "
             "changed by the cards in play, and paid before anything comes in. If the table did let the purchase pass, "
             "an income was probably not written down, or the price was read wrongly. The message has both numbers.",
     .near_miss = "Grain costs 2 credits, and that is just what the player has.",
     .related = "S305d S2.3 S8"},
    {.code = S303aNotGoods,
     .text =
         "Only goods can be sold, and this card is none. Equipment that is no longer wanted can be scrapped, which "
         "brings nothing, and cards in the hand cannot be turned into credits. Mostly the name of the card is a slip.",
     .near_miss = "Ore is a goods card, and the player has ore in the hold.",
     .related = "S302a S4.3"},
    {.code = S303bNotInHand,
     .text = "Selling needs the goods in the hold and also a goods card of that kind in the hand, and the card is "
             "missing. The card that the goods were bought with is gone: it was discarded then. Look whether another "
             "card was sold, or whether a draw is missing; otherwise the sale was not possible.",
     .near_miss = "With a second ore card in the hand the ore can be sold.",
     .related = "S302b S303c S3.3"},
    {.code = S303cNoGoods,
     .text = "The card is in the hand, but its goods are not in the hold, or too few of them. Goods come by buying or "
             "by effects; some cards are for two units and need both. At tables where a card may be sold without any "
             "goods, the record has to say so with `rules: {base: rulebook, sell-needs-goods: false}`.",
     .reading = "S3.3",
     .near_miss = "The ore is bought first, with the other card.",
     .related = "S303b S402 S3.2"},
    {.code = S304aNotEquipment,
     .text = "Only equipment, the cards marked U, is installed, and this card is none. Goods are bought, espionage and "
             "support are played from the hand and do not stay on the table. Change the key before the card.",
     .near_miss = "A relay is equipment.",
     .related = "S302a S306a"},
    {.code = S304bNotInHand,
     .text = "The player installs a card that is not in the hand. Often it was drawn and the other card kept, or it is "
             "in play already and should be activated. The message says where the card is. Correct the draw, the card "
             "or the action.",
     .near_miss = "The cargo-drone is the card that was kept.",
     .related = "S305a S201b S800c"},
    {.code = S304cTooMany,
     .text = "Three equipment cards lie before the player, and a fourth has no place, not even for a moment. An effect "
             "that takes equipment from somebody is held to the same limit. Scrap one first, which is free; if it was "
             "scrapped and only not written down, add `scrap` before this action.",
     .near_miss = "The relay is scrapped first, and its place is free.",
     .related = "S403 S4.3"},
    {.code = S305aNotInPlay,
     .text = "The player activates a card that does not lie before them. It is still in the hand, was scrapped, or "
             "belongs to somebody else. If it was installed in the same action, write `install` with `activate: true`.",
     .near_miss = "The relay is installed, and activated at once.",
     .related = "S304b S403"},
    {.code = S305bActivatedBefore,
     .text = "This card has given its effect in this turn already. Activating on installing counts, and so does an "
             "activation that was blocked. Two copies may be used once each, but only one was in play. The action is "
             "undone; the card is ready again in the next turn.",
     .near_miss = "The computer is installed without being activated, so that this is the first time.",
     .related = "S504 S3.4 S5.4"},
    {.code = S305cNoEffect,
     .text = "The card has no effect that could be used: it changes limits or prices for as long as it lies in play, "
             "without an action. In a record `activate: true` was mostly added out of habit. Take it away; where the "
             "printed card does have an effect to use, the deck is missing it.",
     .near_miss = "The hold is expanded just by installing the card.",
     .related = "S304a S7"},
    {.code = S305dTooDear,
     .text = "The effect has a cost, and the player has not got the credits. A card can be installed without being "
             "activated, which is free. Where the table let it pass, an income is probably missing in the record; the "
             "message has both numbers.",
     .reading = "S3.5",
     .near_miss = "The relay is only installed.",
     .related = "S302c S3.4"},
    {.code = S305eNoTarget,
     .text = "The effect is directed at one player, and the record does not say at whom. With two players it can be "
             "guessed, and still it is not, since a card may also allow its own player. Add `target` with the name.",
     .near_miss = "The target is named.",
     .related = "S306c S305f"},
    {.code = S305fWrongTarget,
     .text = "The effect may not be used against this player: the card is for opponents only, or for its own player, "
             "or some equipment makes the player immune to it. The message says which. Choose somebody else, or undo "
             "the action.",
     .reading = "S5.9",
     .near_miss = "The scanner is used against an opponent.",
     .related = "S306d S606"},
    {.code = S305gNeedlessTarget,
     .text =
         "The effect is directed at nobody, and the record names a target. Perhaps another card was meant, or the deck "
         "has forgotten the target of this one. Otherwise take `target` away; an effect on the own player needs none.",
     .near_miss = "The computer is activated without a target.",
     .related = "S306e S700a"},
    {.code = S305hChoiceNotThere,
     .text = "For the effect of equipment something was chosen that is not there: a card that is not in that hand, "
             "goods that are not in that hold, equipment that is not in play. The number is right, so that the choice "
             "itself is a slip, or an earlier turn is. The message says whose things they should have been.",
     .near_miss = "Ada has ice in her hold.",
     .related = "S306f S700c S8"},
    {.code = S306aNotPlayable,
     .text = "Espionage (E) and support (S) are played in one's own turn, and this card is neither. Goods are bought "
             "or sold, equipment is installed; defence cards, SSDs and cards for an opponent's turn answer an action "
             "and stand under its `responses`. Change the key, or move the card to where it was used.",
     .near_miss = "A loan is a support card.",
     .related = "S302a S304a S401c"},
    {.code = S306bNotInHand,
     .text = "The player plays a card that is not in the hand. It may have been discarded in the draw phase, taken by "
             "an opponent, or played before. The message says where it is. Look through the draws, and through effects "
             "that move cards.",
     .near_miss = "Overtime is the card that was kept.",
     .related = "S302b S201b S800c"},
    {.code = S306cNoTarget,
     .text = "The card is played against one player, and the record does not say against whom. With two players it can "
             "be guessed, and still it is not, since a card may also allow its own player. Add `target` with the name.",
     .near_miss = "The target is named.",
     .related = "S305e S306d"},
    {.code = S306dWrongTarget,
     .text = "The card may not be played against this player: it is for opponents only, or for its own player, or some "
             "equipment makes the player immune to cards of this kind. The message says which. The card goes back to "
             "the hand, and something else is done.",
     .reading = "S5.9",
     .near_miss = "Ben has installed a relay, which makes nobody immune.",
     .related = "S305f S606"},
    {.code = S306eNeedlessTarget,
     .text = "The card is directed at nobody, or at all opponents at once, and the record names a target. Perhaps "
             "another card was meant, or the deck has forgotten the target of this one. Otherwise take `target` away.",
     .near_miss = "The loan is played without a target.",
     .related = "S305g S700a"},
    {.code = S306fChoiceNotThere,
     .text = "For the effect of the card something was chosen that is not there: a card that is not in that hand, "
             "goods that are not in that hold, equipment that is not in play. The number is right, so that the choice "
             "itself is a slip, or an earlier turn is. The message says whose things they should have been.",
     .near_miss = "Ben has grain in his hold.",
     .related = "S305h S700c S8"},
});

}  // namespace

std::span<const Explanation> station_explanations_1_3() noexcept { return kExplanations; }

}  // namespace orion::catalogue
