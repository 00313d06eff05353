#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = D105aMirroredBend,
     .text =
         "The game is played with `bends: as-printed`, and this bend is laid as if the tile had been turned over. "
         "Tiles that are printed on one side cannot do that: seen from the hexagon of the other colour, all of "
         "blue's bends go to the right and all of orange's to the left. Either the spaces were written down wrongly, "
         "or the table played by other rules than the record says. Look at the tile; if mirrored bends were allowed, "
         "take the option out of the record.",
     .reading = "D1.5",
     .near_miss = "Seen from the blue hexagon this bend of orange turns left, as orange's tiles are printed.",
     .related = "D403b R240"},
    {.code = D105bMirroredBendPlaced,
     .text =
         "This bend lies mirrored, which is allowed, and the note only draws attention to it. On a screen a bend can "
         "be turned over; with printed tiles it cannot, so that at a table two spaces were probably mixed up in "
         "writing. If the tiles are one-sided, write `rules: {base: rulebook, bends: as-printed}`, and it becomes an "
         "error.",
     .reading = "D1.5",
     .near_miss = "This bend turns as the player's printed tiles do.",
     .related = "D403b R240"},
    {.code = D201aGalaxiesTooClose,
     .text = "Two galaxies lie too near to each other: fewer than two spaces are between them. It happens when \"2 "
             "spaces away\" is counted from the token itself, so that only one space is left free, or when a space is "
             "written down wrongly. The set-up is illegal and with it the record; what was played on it is judged "
             "beside. Before the first move the placer corrects it; afterwards the arbiter decides.",
     .reading = "D2.3",
     .near_miss = "h7 and h10 have exactly two spaces between them, h8 and h9.",
     .related = "D2.3 D202a"},
    {.code = D201bGalaxyNumber,
     .text =
         "There are 8 galaxies in the game, and the record lists fewer or more. One was forgotten or written down "
         "twice as the set-up was copied, or a token of the other kind got among them. Count the tokens on the table "
         "and list them all.",
     .near_miss = "All eight are listed.",
     .related = "D202c D201c D1.3"},
    {.code = D201cGalaxySpaceTwice,
     .text =
         "The same space stands twice among the galaxies, and a space holds one token. As the number is right in "
         "most cases, one galaxy lies somewhere else than the record says. Find the one that is missing; until then "
         "the position is judged with one galaxy less.",
     .near_miss = "Eight different spaces are named.",
     .related = "D201b D202d"},
    {.code = D201dGalaxyOffBoard,
     .text =
         "A galaxy is to lie on a space that the board does not have. The board is a hexagon without its six "
         "corners, and the corners a1, a6, f1, f11, k6 and k11 are the spaces that are named by mistake most often. "
         "Look where the token lies and correct the label.",
     .near_miss = "k10 is the last space of its column.",
     .related = "D1.1 D401 R211"},
    {.code = D202aBlackHolesTooClose,
     .text =
         "Two black holes lie too near to each other: fewer than two spaces are between them. The same distance "
         "holds among black holes as among galaxies, and it is counted in free spaces. The set-up is illegal and "
         "with it the record; what was played on it is judged beside. Before the first move the placer moves one of "
         "them; afterwards the arbiter decides.",
     .reading = "D2.3",
     .near_miss = "e8 and f6 have two spaces between them on every way.",
     .related = "D2.3 D201a D202b"},
    {.code = D202bBlackHoleNearGalaxy,
     .text = "A black hole lies right beside a galaxy, and at least one space must be between them. That is less than "
             "among tokens of one kind, which is easily mixed up. The fault is the placer's of the black holes, since "
             "the galaxies lay there before. Move the black hole, or correct the label if it lies elsewhere.",
     .reading = "D2.3",
     .near_miss = "One space lies between the black hole at f7 and the galaxy at h7.",
     .related = "D2.3 D202a D202f"},
    {.code = D202cBlackHoleNumber,
     .text = "There are 7 black holes in the game, and the record lists fewer or more. One was forgotten or copied "
             "twice, or one of the galaxies was put among them. There is always room for all seven, wherever the "
             "galaxies lie (D2.7), so that none is left out for want of a space. Count the tokens and list them all.",
     .near_miss = "All seven are listed.",
     .related = "D201b D202d D2.7"},
    {.code = D202dBlackHoleSpaceTwice,
     .text =
         "The same space stands twice among the black holes, and a space holds one token. One of them lies somewhere "
         "else than the record says. Find the one that is missing; until then the position is judged with one black "
         "hole less.",
     .near_miss = "Seven different spaces are named.",
     .related = "D202c D201c"},
    {.code = D202eBlackHoleOffBoard,
     .text =
         "A black hole is to lie on a space that the board does not have. Columns differ in length, from four spaces "
         "in a and k to ten in e and g, and the label goes beyond the end of its column. Look where the token lies "
         "and correct the label.",
     .near_miss = "b7 is the last space of its column.",
     .related = "D1.1 D401 R211"},
    {.code = D202fBlackHoleOnGalaxy,
     .text = "A black hole lies on a galaxy. Black holes go on free spaces, at least one space away from every galaxy. "
             "As a rule a label was copied from the wrong list. Look where the token lies and correct it.",
     .reading = "D2.3",
     .near_miss = "One space lies between the black hole at f4 and the galaxy at f2.",
     .related = "D202b D2.9"},
    {.code = D202gBlackHolePlacer,
     .text = "The record says who placed one kind of token and not who placed the other. If players placed them, one "
             "placed the galaxies and the opponent the black holes, so that both have a placer; tokens laid at random "
             "have none. Add the missing placer, or take away the one that is there.",
     .near_miss = "Neither kind names a placer: the tokens were laid at random.",
     .related = "D202h D2.6 D2.9"},
    {.code = D202hSamePlacer,
     .text = "One player is named as placer of the galaxies and of the black holes. After the galaxies it is the "
             "opponent's turn to answer with the black holes, and that is the point of the rule. As a rule a line was "
             "copied and the colour not changed; if one player did lay both, the set-up was illegal.",
     .near_miss = "Each player placed one kind.",
     .related = "D202g D2.4 D2.5"},
    {.code = D301WrongPlayer,
     .text = "A player placed a tile when it was the opponent's turn. Either a move is missing in the record, or a "
             "colour was mixed up, or somebody really moved twice or began without being named under `start`. There is "
             "no passing. Put the missing move in; where the players did play so, the arbiter rules, and the ruling is "
             "written with the move.",
     .near_miss =
         "Orange moves twice in a row here too, but the first move was withdrawn, after which the same player is to "
         "move again.",
     .related = "R213 R233 D3.2"},
    {.code = D401OffBoard,
     .text =
         "A hexagon of the tile would lie beside the board. The message says from where to where the column goes. In "
         "a record it is mostly a slip of the pen, a column or a number too far; on a table the tile would stick "
         "out. The whole tile goes back and is placed elsewhere.",
     .near_miss = "c8 is the last space of its column, and the tile lies on the board.",
     .related = "D1.1 D201d R211"},
    {.code = D402Covered,
     .text =
         "A hexagon of the tile lies on a space that a tile covers already; nothing is ever placed on top of a tile, "
         "not even of the same colour. The message says which move covered the space. Where both players saw the "
         "tile lie well, one of the two moves is written down wrongly, and it may be the earlier one.",
     .near_miss = "f4 is free, and lying beside a tile is allowed.",
     .related = "D4.4 D403a R232"},
    {.code = D403aRepeatedSpace,
     .text =
         "One space is named twice in a placement, so that two hexagons of the tile would lie on each other. It is a "
         "slip of the pen: one of the labels belongs to a neighbour. The shape of the tile on the table says which.",
     .near_miss = "Three different spaces are named.",
     .related = "D403b D402"},
    {.code = D403bNotATile,
     .text =
         "The hexagons form none of the six kinds of tile in the owner's colours. They do not hang together, or the "
         "colours are in an order that no tile has: in tiles of three hexagons the two of the owner's colour touch, "
         "and in a line the other colour is at the end. The message says what does not fit. Mostly a label is wrong, "
         "or the `/` stands before the wrong hexagon.",
     .near_miss = "The other colour is at the end of the line, as on the tile.",
     .related = "D1.4 D403c R212"},
    {.code = D403cNoneLeft,
     .text =
         "The tile exists, but its owner has placed all copies of it before: one single, one pair, and three of each "
         "other kind. On a table this cannot happen unnoticed, so that an earlier move was written down as a wrong "
         "kind, or a tile came out of the opponent's stock. Compare the tiles that are left with `orionref show`, "
         "which counts them.",
     .near_miss = "The player has a duo left, and it covers the same space.",
     .related = "D1.4 D403b"},
    {.code = D405TokenNotJoined,
     .text =
         "A hexagon covers a galaxy or a black hole without being joined, in its own colour, to a tile that lay "
         "there before. Every token space of the placement needs such a chain for itself. Hexagons of the new tile "
         "may be links of it but not its end, so that nobody can begin on a token; whose the earlier tile is does "
         "not matter, only the colour. The tile goes back, and the finding names places near by where it could lie.",
     .near_miss = "With e5 instead of e4 an orange hexagon lies next to d5, and the chain holds.",
     .related = "D4.6 D402 R231"},
    {.code = D603AfterEnd,
     .text =
         "The game was over before this placement, and the message says how it had ended. It happens when a link or "
         "a chain is not noticed at once and the players go on. The result is that of the position in which the game "
         "ended; the placement changes nothing in it, and is judged by the clauses on placement beside, not by whose "
         "turn it was. Strike it out, or let an arbiter rule that play goes on.",
     .near_miss = "The eleventh move ends the game, and it is the last one.",
     .related = "D5.5 C601 C602 R231"},
    {.code = D604Incomplete,
     .text =
         "The record stops while the game goes on, and nothing in it says why. The play so far is legal, and the "
         "record counts as incomplete. Add the moves that are missing, or say in the result how play was broken off, "
         "for instance `how: resignation`. With `--require-result` the note becomes an error.",
     .near_miss = "The result says that play was broken off by resignation, so that the record is complete.",
     .related = "C607 D6.1"},
});

}  // namespace

std::span<const Explanation> explanations_of_play() noexcept { return kExplanations; }

}  // namespace orion::catalogue
