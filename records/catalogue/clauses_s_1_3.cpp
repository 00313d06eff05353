#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "S1.1",
     .title = "Set-up",
     .german = "Startaufstellung, Handkarten, Frachtraum",
     .text = "Everybody begins alike: 20 credits, a hand of 5 cards, nothing in the cargo hold and no equipment on the "
             "table. A record lists the hands under `setup`; a card that the table did not see is written `unknown`.",
     .option = "`start-credits` sets the credits, and `hand` the number of cards",
     .related = "R220 S8 S800d"},
    {.id = "S1.2",
     .title = "Players and their order",
     .text = "The players sit in the order in which `players` lists them, and the turns go round in that order. At "
             "least two take part. A turn by somebody else breaks this clause; once the end has been triggered, S6.2 "
             "says who is left to play.",
     .reading = "The short rules say neither how many may play nor how many piles there are. We take any number from "
                "two on, and one draw pile and one discard pile that all of them share. No option changes it.",
     .related = "R219 R222 S602a S606"},
    {.id = "S2.1",
     .title = "Draw phase",
     .german = "Nachziehphase",
     .text = "A turn opens with two cards off the draw pile. The player picks one of them for the hand, and the other "
             "goes onto the discard pile. Three questions are asked, in this order: was the right number drawn, can "
             "each of the cards have come from the pile (S8), and was one of these cards kept? A record names what was "
             "kept, or only what was discarded where nobody saw the other card.",
     .option = "`draw` sets how many cards are drawn, and `keep` how many of them stay in the hand",
     .related = "S2.4 S3.1 S800a S800b"},
    {.id = "S2.2",
     .title = "Action phase",
     .german = "Aktionsphase",
     .text =
         "After the draw come up to three actions of S3, any of them, in any order and as often as the player likes. "
         "Free actions (S4) may stand anywhere between and are not counted. Cards can raise the limit. It is looked at "
         "when an action is taken, as it is at that moment, and before everything else about the action.",
     .reading = "Goods may be dropped and equipment scrapped at any time in one's own turn, so perhaps before the draw "
                "as well. Since that would change nothing but the order in the record, we carry both out where they "
                "stand among the actions, after the draw phase.",
     .option = "`actions` sets the limit",
     .related = "S4.2 S4.3"},
    {.id = "S2.3",
     .title = "End of turn",
     .german = "Zugende, Warenlimit, Strafe",
     .text =
         "A player whose hold has six or more goods tokens when the turn ends pays a penalty of 2 credits; up to five "
         "are free of charge. Tokens can be dropped in time (S4.2), and some cards move the limit. The penalty is not "
         "written down: it is paid by itself, and what `after` claims is the table once that is done.",
     .reading = "Nothing is said of a player who has 1 credit left, or none. We take what there is and let the rest "
                "go, so that credits are never negative.",
     .option = "`goods-limit` sets how many tokens are free, and `penalty` what is paid for more",
     .related = "C616 C617 S5.1",
     .example = "Three cards of bulk-grain cost 9 credits, and the six tokens cost 2 more at the end of the turn.",
     .near_miss = "One token is dropped in time, and five cost nothing."},
    {.id = "S2.4",
     .title = "When the draw pile is empty",
     .german = "Nachziehstapel, Ablagestapel",
     .text = "Long games use up the draw pile, and the next card has to come from somewhere. A reshuffle happens by "
             "itself and need not be recorded. It may be: `reshuffle: true` on a turn notes it, and a list gives the "
             "new pile from the top.",
     .reading = "The short rules do not speak of it. We shuffle the discard pile and go on from it, even between the "
                "two cards of one draw. Only when that is empty too does a draw bring fewer cards, and if the draw "
                "phase brings a single one it is kept. A card that is played is on the discard pile before its effect "
                "begins; of the two cards of a draw phase the one that is not kept goes there after both were drawn.",
     .option =
         "`pile-empty: reshuffle` is this; with `pile-empty: stop` nothing is reshuffled and draws bring fewer cards",
     .related = "S800g S2.1 S3.1"},
    {.id = "S3.1",
     .title = "Draw",
     .german = "Nachziehen",
     .text = "The player takes one more card off the draw pile and adds it to the hand; none is given up for it. Where "
             "no card can be had the action is allowed all the same, counts, and is written `draw: []`. The draw phase "
             "is treated alike: it asks for no more cards than the piles can give, and with none there is no `keep`.",
     .related = "S2.1 S2.4 S800a"},
    {.id = "S3.2",
     .title = "Buy",
     .german = "Waren kaufen, Warenmarker, Waren",
     .text = "The player lays a goods card from the hand on the discard pile and pays its printed buy price. Cards in "
             "play can change the price, never below 0.",
     .reading = "What one gets for the money is left open. We put goods tokens of the card's kind into the hold: one, "
                "or as many units as the card shows, and the price is for all of them together. The hold takes any "
                "number; it is the end of the turn that makes more than five costly (S2.3). No option changes it.",
     .related = "S5.2 S2.3"},
    {.id = "S3.3",
     .title = "Sell",
     .german = "Waren verkaufen",
     .text = "The player lays a goods card from the hand on the discard pile and receives its printed sell price. A "
             "card is used up by buying, so that another card of the same goods is needed for selling.",
     .reading =
         "Taken literally, one could sell without ever having bought, and buying would only cost money. So we ask for "
         "the goods: as many tokens as the card has units leave the hold, and a player who has fewer cannot sell.",
     .option =
         "`sell-needs-goods: true` asks for the tokens; with `sell-needs-goods: false` a sale does not touch the hold",
     .related = "S5.2"},
    {.id = "S3.4",
     .title = "Install",
     .german = "Ausrüstung ausspielen, Ausrüstung",
     .text = "The player lays an equipment card, one marked U, from the hand on the table before them. In the same "
             "action it may be activated at once for its cost, which the record marks with `activate: true`. Nobody "
             "may ever have more than three such cards in play, so that an effect is illegal which would give somebody "
             "a fourth. Should the limit sink later, all cards stay until their player scraps one. A fault of the card "
             "or of the place for it breaks this clause, a fault of the activation S3.5.",
     .option = "`equipment-limit` sets how many may lie in play",
     .related = "S3.5 S4.3"},
    {.id = "S3.5",
     .title = "Activate",
     .german = "Ausrüstung aktivieren",
     .text = "The player uses the effect of an equipment card that lies before them. Every card gives its effect once "
             "a turn, and the activation on installing is that once; two copies may be used once each. If one of two "
             "copies is scrapped, it is one that was used. A card that only changes limits or prices while it lies "
             "there has nothing to activate. What the effect needs stands beside the action: the `target`, and lists "
             "of what was chosen.",
     .reading = "The cost is mentioned where equipment is installed, and not for later turns. We take it as the price "
                "of every activation. No option changes it.",
     .related = "S3.4 S5.5 S5.9 S700b S700c"},
    {.id = "S3.6",
     .title = "Play espionage or support",
     .german = "Spionage, Unterstützung",
     .text = "The player lays an espionage card (E) or a support card (S) from the hand on the discard pile and "
             "carries out its effect, against a player where the card names one, and only against those it allows. "
             "Goods are bought or sold and equipment is installed, neither is played; cards that answer an opponent's "
             "action wait for one (S4.1, S5.2).",
     .related = "S5.5 S5.9 S700b S700c"},
});

}  // namespace

std::span<const Clause> station_clauses_1_3() noexcept { return kClauses; }

}  // namespace orion::catalogue
