#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kPicturesD45 = std::to_array<Picture>({
    {.caption = "With e5 there, orange c5 d5 / c4, in brackets, is legal: the galaxy at d5 is joined to e5",
     .setup = "symmetric-2",
     .blue = "c4 g7",
     .orange = "e5 c5 d5",
     .marked = "c5 d5 c4"},
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
     .related = "R211 D1.1"},
    {.id = "D4.2",
     .title = "On free spaces",
     .text =
         "No hexagon lies on a space that a tile covers. Nothing is ever laid on a tile, of whichever colour. Tokens "
         "do not make a space covered: D4.5 says when a tile may lie on one.",
     .related = "R232"},
    {.id = "D4.3",
     .title = "A tile out of the stock",
     .text =
         "The hexagons lie on a space each and together form one of the six kinds of D1.4, in the colours of the "
         "player who places; and that player still has a tile of the kind. It is judged only where all hexagons are "
         "on the board. With `bends: as-printed`, a bend of the wrong hand breaks D1.5 and not this clause.",
     .related = "R212 D1.4"},
    {.id = "D4.4",
     .title = "Anywhere",
     .text = "A tile need not touch any other tile. It may lie alone in a free part of the board, as long as it covers "
             "no token there (D4.5).",
     .related = "D402",
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
     .example = "Blue placed the tile, but the galaxy at d5 lies under its orange hexagon and counts for orange.",
     .near_miss = "Turned round, the tile has its blue hexagon on d5, and the galaxy counts for blue."},
});

}  // namespace

std::span<const Clause> clauses_of_play() noexcept { return kClauses; }

}  // namespace orion::catalogue
