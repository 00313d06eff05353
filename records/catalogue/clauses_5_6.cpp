#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kPicturesD51 = std::to_array<Picture>({
    {.caption = "Orange has linked Eridanus (e10) with Canis Major (g2); the chain in brackets",
     .setup = "symmetric-2",
     .blue = "d9 g7 d7 g8 h8 c3 c4 e4 h7 i7 h3 d3",
     .orange = "e10 e9 e8 e7 h9 e6 e5 b3 f5 f4 i8 f3 g3 d2 g2",
     .reached = "orange link",
     .marked = "e10 e9 e8 e7 e6 e5 f5 f4 f3 g3 g2"},
    {.caption = "Here it ends on f2, which belongs to no side: no link",
     .setup = "symmetric-2",
     .blue = "d9 g7 d7 g8 h8 c3 c4 e4 h7 i7 h3 d3",
     .orange = "e10 e9 e8 e7 h9 e6 e5 b3 f5 f4 i8 f3 d2 f2",
     .reached = "none",
     .marked = "e10 e9 e8 e7 e6 e5 f5 f4 f3 f2"},
});
constexpr auto kPicturesD52 = std::to_array<Picture>({
    {.caption = "Blue has four galaxies on one chain, in brackets: f2, d5, a2 and a5",
     .setup = "symmetric-2",
     .blue = "f2 e2 d2 d3 d4 d5 c3 b3 a3 a2 a4 a5",
     .reached = "blue galaxies",
     .marked = "f2 d5 a2 a5"},
    {.caption = "Without b3 there are two chains with two galaxies each: not enough",
     .setup = "symmetric-2",
     .blue = "f2 e2 d2 d3 d4 d5 c3 a3 a2 a4 a5",
     .reached = "none",
     .marked = "f2 d5 a2 a5"},
});
constexpr auto kPicturesD53 = std::to_array<Picture>({
    {.caption = "Blue has this condition: three black holes on one orange chain, in brackets: b1, b4 and f6",
     .setup = "symmetric-2",
     .orange = "b1 b2 b3 b4 c4 d4 e5 f6",
     .reached = "blue black-holes",
     .marked = "b1 b4 f6"},
});
constexpr auto kPicturesD54 = std::to_array<Picture>({
    {.caption =
         "Blue has placed d7 d6 / e6, and its orange hexagon closes the gap from Eridanus to Canis Major: orange "
         "has the link",
     .setup = "symmetric-2",
     .blue = "d9 g7 g8 h8 h7",
     .orange = "e10 e9 e8 e7 e5 f5 f4 f3 g3 g2",
     .tiles = "blue: d7 d6 / e6",
     .reached = "orange link"},
    {.caption = "With d6 e6 / d7 the gap stays, and nobody has a condition",
     .setup = "symmetric-2",
     .blue = "d9 g7 g8 h8 h7",
     .orange = "e10 e9 e8 e7 e5 f5 f4 f3 g3 g2",
     .tiles = "blue: d6 e6 / d7",
     .reached = "none"},
});
constexpr auto kPicturesD55 = std::to_array<Picture>({
    {.caption = "Orange has the link from Gemini (b1) to Lepus (j11). But b1, f6 and j11 are black holes on one orange "
                "chain, so that blue has a condition as well: one each, and play goes on",
     .setup = "symmetric-2",
     .orange = "b1 c2 d3 e4 f5 f6 g7 h8 i9 j10 j11",
     .reached = "blue black-holes, orange link",
     .marked = "b1 f6 j11"},
    {.caption =
         "On its way past f6, over e5 and f7, the same link has two black holes: one to none, and orange has won",
     .setup = "symmetric-2",
     .orange = "b1 c2 d3 e4 e5 e6 f7 g7 h8 i9 j10 j11",
     .reached = "orange link",
     .marked = "b1 j11"},
});
constexpr auto kPicturesD56 = std::to_array<Picture>({
    {.caption = "Orange has linked Eridanus with Canis Major, and Taurus with Monoceros. By the rulebook that is one "
                "condition",
     .setup = "symmetric-2",
     .orange = "e10 e9 e8 e7 e6 e5 f5 f4 f3 g3 g2 a3 b3 c3 d4 f7 g7 h8 i8 j9 k9",
     .reached = "orange link",
     .marked = "e10 g2 a3 k9"},
    {.caption = "By the rules of Board Game Arena the same two links count twice",
     .setup = "symmetric-2",
     .orange = "e10 e9 e8 e7 e6 e5 f5 f4 f3 g3 g2 a3 b3 c3 d4 f7 g7 h8 i8 j9 k9",
     .rules = "bga",
     .reached = "orange link 2",
     .marked = "e10 g2 a3 k9"},
});
constexpr auto kPicturesD62 = std::to_array<Picture>({
    {.caption =
         "In brackets the tokens that count, on chains or not: blue has covered two galaxies (f2, a2) and a black "
         "hole (b1), orange one galaxy (d5) and two black holes (f6, j8)",
     .setup = "symmetric-2",
     .blue = "f2 f3 a2 b2 b1 c2",
     .orange = "d5 e5 f6 e6 j8 j9 k9",
     .score = "blue 1, orange -1",
     .marked = "f2 a2 b1 d5 f6 j8"},
});

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "D5.1",
     .title = "Link",
     .text =
         "A player has the link when an unbroken chain of hexagons of the player's colour joins a space of one side "
         "with a space of the opposite side. Any of the three pairs will do, and it does not matter whose tiles the "
         "hexagons belong to. The six spaces at the missing corners belong to no side (D1.2).",
     .related = "C603 C607",
     .pictures = kPicturesD51,
     .example = "With e5 and e6 the orange chain leads from Eridanus to Canis Major without a gap, and orange wins.",
     .near_miss = "The same tile on d6 and e6 leaves e5 free: the chain is one space short, and play goes on."},
    {.id = "D5.2",
     .title = "Galaxies",
     .text = "A player has this condition when at least 4 galaxies lie on one unbroken chain of the player's colour. "
             "Four galaxies on two chains are not enough.",
     .related = "C603 C607",
     .pictures = kPicturesD52,
     .example = "Blue's tile joins the galaxy at d5 to those at h7, k7 and k10: four on one chain, and blue wins.",
     .near_miss = "Without f7 there are two chains, one with a galaxy and one with three, and play goes on."},
    {.id = "D5.3",
     .title = "Black holes",
     .text = "A player has this condition when at least 3 black holes lie on one unbroken chain of the opponent's "
             "colour. So whoever joins black holes in one's own colour helps the opponent.",
     .related = "C603 C607",
     .pictures = kPicturesD53,
     .example = "The orange hexagon on f6 joins a third black hole to those at b1 and b4. It was orange's chain, so "
                "blue wins.",
     .near_miss =
         "The third black hole is covered at j8, by an orange hexagon that is not joined to the chain with b1 and b4."},
    {.id = "D5.4",
     .title = "For whom",
     .text =
         "Conditions are looked at for both players after every placement. One tile has hexagons of both colours as "
         "a rule, so that it can bring a condition about for the one who placed it, for the opponent, or for both.",
     .related = "C601 C603",
     .pictures = kPicturesD54,
     .example = "Blue places the tile, and its orange hexagon on e6 closes the gap in orange's chain: orange wins.",
     .near_miss = "Turned round, the tile lies with blue on e6. The gap stays, and play goes on."},
    {.id = "D5.5",
     .title = "The end by conditions",
     .text = "As soon as one player has reached more conditions than the other, the game is over, and that player has "
             "won. While both have equally many, none included, it goes on.",
     .related = "C601 C602 C607 D603",
     .pictures = kPicturesD55,
     .example =
         "Orange has the link and blue has nothing, as there are only two black holes on the chain: orange wins.",
     .near_miss = "The tile covers f6 with orange too. That is a third black hole on the chain, so that both have one "
                  "condition, and play goes on."},
    {.id = "D5.6",
     .title = "What counts as one condition",
     .text = "D5.5 compares how many conditions each player has reached.",
     .reading =
         "The rulebook does not say what two links are worth, or eight galaxies. We count the three conditions, each "
         "once, so that a player has 0 to 3. On Board Game Arena every instance counts: each pair of sides that is "
         "linked, each full 4 galaxies on a chain, each full 3 black holes on a chain, added up over the chains.",
     .option =
         "`count: conditions` counts each condition once; `count: instances`, which `rules: bga` has, counts every "
         "instance",
     .related = "C601 C603 R240",
     .pictures = kPicturesD56,
     .example = "Orange has linked two pairs of sides. By the rulebook that is one condition, blue has one as well, "
                "and play goes on.",
     .near_miss = "By the rules of Board Game Arena it is two against one, and orange wins."},
    {.id = "D5.7",
     .title = "Conditions stay",
     .text = "Tiles are never moved, so that a condition once reached stays reached, and its count can only grow.",
     .related = "C603",
     .example = "After move 1 both have one condition. Blue's black holes still count after move 2, and with the "
                "galaxies blue has two.",
     .near_miss = "Turned round, blue's second tile does not reach the galaxy at f10. Both still have one condition, "
                  "and play goes on."},
    {.id = "D6.1",
     .title = "The order after a placement",
     .text =
         "After each placement it is asked first whether a player is ahead in conditions (D5.5). If not, and all 28 "
         "tiles lie, the tokens decide (D6.2). Otherwise it is the next player's turn, who loses if none of the "
         "tiles left can be placed (D3.2).",
     .related = "C602 D603 D604",
     .example = "All 28 tiles lie, and orange has the higher score. But blue's last tile closes a link, which is asked "
                "first, and blue wins.",
     .near_miss = "On c1 d1 / b1 the last tile closes no link. Now the tokens decide, and orange wins."},
    {.id = "D6.2",
     .title = "The score by tokens",
     .text =
         "If all tiles are placed and both players have reached equally many conditions, each counts the galaxies "
         "under hexagons of their colour and takes away the black holes under them. All of them count, on a chain or "
         "not. The higher score wins, and if both are equal it is a tie.",
     .related = "C601 C602",
     .pictures = kPicturesD62,
     .example = "The last tile is placed, no player is ahead in conditions, and orange has the higher score.",
     .near_miss = "On d1 e1 / c1 the last tile closes a link, and blue wins by conditions in spite of the score."},
    {.id = "D6.3",
     .title = "After the end",
     .text =
         "A placement after the end of the game is illegal. It changes neither outcome nor claims. Since no turn is "
         "left, it is not judged whose turn it was, but what else is wrong with it by D4 is reported beside.",
     .reading =
         "The rulebook leaves open what such a placement is worth. We take it as illegal and let the result stand. "
         "If an arbiter lets it stand, the game is opened again, and whether it is over is judged anew after that "
         "placement. No option changes it.",
     .related = "C601 C602 R231"},
    {.id = "D6.4",
     .title = "Incomplete games and claims",
     .text =
         "A record that stops while the game goes on is legal and incomplete. Its result may say how play was broken "
         "off, by resignation, time, agreement, forfeit or adjudication; then it is complete, and who won is what "
         "the result says. With `unfinished` it stays incomplete. Where play had ended by the rules, each such word "
         "is a claim and is verified like all others. A result that says the game ended by the rules (`conditions`, "
         "`token-score`, `no-placement`, or a winner without a `how`) while it goes on is a false claim. Conditions "
         "and scores that are claimed are compared with the last position, and a claim about one player says nothing "
         "of the other.",
     .related = "C602 C604"},
});

}  // namespace

std::span<const Clause> clauses_of_the_end() noexcept { return kClauses; }

}  // namespace orion::catalogue
