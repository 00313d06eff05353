#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kPicturesD41 = std::to_array<Picture>({
    {.caption = "Blue j10 k10 / k9 lies along the edge of the board, and is legal", .tiles = "blue: j10 k10 / k9"},
    {.caption = "Blue j10 k10 / k11 sticks out over a missing corner: there is no k11",
     .tiles = "blue: j10 k10 / k11",
     .breaks = "D4.1"},
});
constexpr auto kPicturesD42 = std::to_array<Picture>({
    {.caption = "Blue e6 e7 touches orange's tile and covers nothing of it: legal",
     .blue = "f5",
     .orange = "e4 e5",
     .tiles = "blue: e6 e7"},
    {.caption = "Blue e5 e6 would lie on orange's tile at e5",
     .blue = "f5",
     .orange = "e4 e5",
     .tiles = "blue: e5 e6",
     .breaks = "D4.2"},
});
constexpr auto kPicturesD43 = std::to_array<Picture>({
    {.caption = "Blue c3 c4 / c5 is a line, and blue h6 h7 a pair", .tiles = "blue: c3 c4 / c5; blue: h6 h7"},
    {.caption = "The same hexagons with the orange one in the middle, or with a gap, are no tile",
     .tiles = "blue: c3 c5 / c4; blue: h6 h8",
     .breaks = "D4.3"},
});
constexpr auto kPicturesD44 = std::to_array<Picture>({
    {.caption = "Blue i9 i10 touches no tile and covers no token: legal",
     .setup = "symmetric-2",
     .blue = "f5",
     .orange = "e4 e5",
     .tiles = "blue: i9 i10"},
    {.caption = "Blue j8 j9 touches no tile either, and covers the black hole at j8",
     .setup = "symmetric-2",
     .blue = "f5",
     .orange = "e4 e5",
     .tiles = "blue: j8 j9",
     .breaks = "D4.5"},
});
constexpr auto kPicturesD45 = std::to_array<Picture>({
    {.caption = "With e5 there, orange c5 d5 / c4 is legal: the galaxy at d5 is joined to e5",
     .setup = "symmetric-2",
     .blue = "g7",
     .orange = "e5",
     .tiles = "orange: c5 d5 / c4"},
    {.caption = "Without e5 it is illegal: c5 is orange too, but of the same tile",
     .setup = "symmetric-2",
     .blue = "g7",
     .tiles = "orange: c5 d5 / c4",
     .breaks = "D4.5"},
    {.caption = "With e5 in blue it is illegal as well: the chain must have the colour of the hexagon on the token",
     .setup = "symmetric-2",
     .blue = "e5 g7",
     .tiles = "orange: c5 d5 / c4",
     .breaks = "D4.5"},
});
constexpr auto kPicturesD46 = std::to_array<Picture>({
    {.caption = "Blue has placed c4 c5 / d5, and the galaxy at d5 lies under its orange hexagon: it counts for orange",
     .setup = "symmetric-2",
     .orange = "e5",
     .tiles = "blue: c4 c5 / d5",
     .score = "blue 0, orange 1"},
});

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "D3.1",
     .title = "Turns",
     .text =
         "The players take turns, and in a turn a player places exactly one tile, out of those that are their own. "
         "Nobody may pass, and nobody may place two. Placing out of turn breaks this clause; a tile that is not left "
         "any more breaks D4.3.",
     .related = "R213 R233"},
    {.id = "D3.2",
     .title = "No placement left",
     .text = "A player who still has tiles and cannot place any of them legally when the turn begins has lost at once, "
             "and the game is over. Which tiles are left counts, in every way they can be turned, and under D1.5 also "
             "mirrored where that is allowed.",
     .reading =
         "The clause speaks of a player with tiles left. One who has none while the opponent still has some is "
         "passed over; only rulings, skipped moves and positions with tiles laid beforehand lead there. No option "
         "changes it.",
     .related = "C602 C607 D603",
     .example = "Blue has a bend left, and now that i10 and j10 are covered, it fits into none of the gaps.",
     .near_miss = "Here the bend lies already: blue has no tiles left, is passed over, and it is orange's turn again."},
    {.id = "D4.1",
     .title = "On the board",
     .text =
         "Every hexagon of a tile lies on a space of the board. None may stick out, not even over a missing corner.",
     .related = "R211 D1.1",
     .pictures = kPicturesD41},
    {.id = "D4.2",
     .title = "On free spaces",
     .text =
         "No hexagon lies on a space that a tile covers. Nothing is ever laid on a tile, of whichever colour. Tokens "
         "do not make a space covered: D4.5 says when a tile may lie on one.",
     .related = "R232",
     .pictures = kPicturesD42},
    {.id = "D4.3",
     .title = "A tile out of the stock",
     .text =
         "The hexagons lie on a space each and together form one of the six kinds of D1.4, in the colours of the "
         "player who places; and that player still has a tile of the kind. It is judged only where all hexagons are "
         "on the board. With `bends: as-printed`, a bend of the wrong hand breaks D1.5 and not this clause.",
     .related = "R212 D1.4",
     .pictures = kPicturesD43},
    {.id = "D4.4",
     .title = "Anywhere",
     .text = "A tile need not touch any other tile. It may lie alone in a free part of the board, as long as it covers "
             "no token there (D4.5).",
     .related = "D402",
     .pictures = kPicturesD44,
     .example = "Blue's tile touches no other one and covers no token, so that it may lie there by itself.",
     .near_miss = "One step to the side it would lie on the black hole at j8, and for that it needs a chain."},
    {.id = "D4.5",
     .title = "Tokens need a chain",
     .text =
         "A tile may cover a galaxy or a black hole, if the hexagon on it is joined in its own colour to a tile that "
         "lay there before: an unbroken chain of hexagons of that colour must lead from the token's space to a "
         "hexagon of an earlier tile, whoever owns that tile. Hexagons of the new tile count as links of the chain, "
         "but one of them is not enough as its end. Each token space of a placement is judged for itself. So the "
         "first tile of a game covers no token. It is judged on the hexagons as they were announced, whatever else "
         "is wrong with the placement; a space that was covered before keeps its colour, and a token on it is not "
         "judged again.",
     .related = "D4.6 D2.6",
     .pictures = kPicturesD45},
    {.id = "D4.6",
     .title = "The token stays",
     .text =
         "A token that was covered lies on the hexagon that covers it, until the end of the game, and counts for the "
         "chain of that hexagon's colour (D5.2, D5.3) and in the score (D6.2).",
     .related = "C604",
     .pictures = kPicturesD46,
     .example = "Blue placed the tile, but the galaxy at d5 lies under its orange hexagon and counts for orange.",
     .near_miss = "Turned round, the tile has its blue hexagon on d5, and the galaxy counts for blue."},
});

}  // namespace

std::span<const Clause> clauses_of_play() noexcept { return kClauses; }

}  // namespace orion::catalogue
