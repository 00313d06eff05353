#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kPicturesD11 = std::to_array<Picture>({
    {.caption = "All spaces; in brackets f6 and its six neighbours", .marked = "f6 f5 f7 e6 g6 e5 g7"},
});
constexpr auto kPicturesD12 = std::to_array<Picture>({
    {.caption = "The spaces of the six sides in brackets",
     .marked = "a2 a3 a4 a5 k7 k8 k9 k10 b7 c8 d9 e10 g2 h3 i4 j5 g11 h11 i11 j11 b1 c1 d1 e1"},
});
constexpr auto kPicturesD14 = std::to_array<Picture>({
    {.caption =
         "Blue's six kinds, each in one of its ways: single b4, pair b1 c1, duo c6 / c7, line e3 e4 / e5, bend h6 i7 "
         "/ h5, triangle f9 g9 / g10",
     .tiles = "blue: b4; blue: b1 c1; blue: c6 / c7; blue: e3 e4 / e5; blue: h6 i7 / h5; blue: f9 g9 / g10"},
    {.caption = "No tiles of blue's: b4 / b5 c5 has two other hexagons, e3 e4 / e6 a gap, and in h5 h7 / h6 the other "
                "one lies between",
     .tiles = "blue: b4 / b5 c5; blue: e3 e4 / e6; blue: h5 h7 / h6",
     .breaks = "D4.3"},
});
constexpr auto kPicturesD15 = std::to_array<Picture>({
    {.caption = "As printed: blue h4 i5 / h3 turns right at h4, and orange e4 d4 / e3 turns left at e4",
     .tiles = "blue: h4 i5 / h3; orange: e4 d4 / e3",
     .rules = "rulebook+bends=as-printed"},
    {.caption =
         "Mirrored: blue h9 g9 / h8 turns left, and orange e8 f9 / e7 right. With `bends: either` both are legal",
     .tiles = "blue: h9 g9 / h8; orange: e8 f9 / e7",
     .breaks = "D1.5",
     .rules = "rulebook+bends=as-printed"},
});
constexpr auto kPicturesD21 = std::to_array<Picture>({
    {.caption = "Symmetric-2; in brackets its galaxies", .setup = "symmetric-2", .marked = "k7 k10 h7 f2 f10 d5 a2 a5"},
});
constexpr auto kPicturesD22 = std::to_array<Picture>({
    {.caption = "Symmetric-2; in brackets its black holes", .setup = "symmetric-2", .marked = "j5 j8 j11 f6 b1 b4 b7"},
});
constexpr auto kPicturesD23 = std::to_array<Picture>({
    {.caption = "In brackets what is too near to a galaxy at f6 for another galaxy; for a black hole only the six "
                "neighbours of f6 are",
     .marked = "f4 f5 f7 f8 e4 e5 e6 e7 g5 g6 g7 g8 d4 d5 d6 h6 h7 h8"},
});
constexpr auto kPicturesD26 = std::to_array<Picture>({
    {.caption = "The set-up symmetric-1", .setup = "symmetric-1"},
    {.caption = "The set-up symmetric-2", .setup = "symmetric-2"},
    {.caption = "The set-up symmetric-3", .setup = "symmetric-3"},
});

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "D1.1",
     .title = "Board",
     .text =
         "The board has 85 spaces: a hexagon with six spaces along each side, without its six corners. Every space "
         "has a name, a column letter from a (beside Taurus, on the left) to k (beside Monoceros) and a number that "
         "grows upward: a2-a5, b1-b7, c1-c8, d1-d9, e1-e10, f2-f10, g2-g11, h3-h11, i4-i11, j5-j11, k7-k10. Two "
         "spaces are neighbours if they share an edge: the next number in the same column, the same number in the "
         "next column, and the next number in the next column to the right (or the one before, to the left). So f6 "
         "has the neighbours f5, f7, e6, g6, e5 and g7. The distance of two spaces is the number of steps between "
         "neighbours from one to the other. The rulebook names no spaces; these names are those in use for boards of "
         "this shape.",
     .related = "D201d D202e D401 R211",
     .pictures = kPicturesD11,
     .example = "Column f begins lower than column e: f5 is two steps away from e6, and no tile can lie on these two.",
     .near_miss = "From e6 one step leads to f7, and orange's duo lies there."},
    {.id = "D1.2",
     .title = "Sides",
     .text = "Six sides of four spaces each bound the board, and each has its opposite: Taurus (a2 a3 a4 a5) and "
             "Monoceros (k7 k8 k9 k10), Eridanus (b7 c8 d9 e10) and Canis Major (g2 h3 i4 j5), Lepus (g11 h11 i11 j11) "
             "and Gemini (b1 c1 d1 e1). The spaces b2, b6, f2, f10, j6 and j10, next to where the corners are missing, "
             "lie at the edge and belong to no side: a chain that ends on one of them links nothing.",
     .related = "C603 C607",
     .pictures = kPicturesD12,
     .example = "With g2 the chain from e10 ends on a space of Canis Major, which is opposite Eridanus, and orange has "
                "the link.",
     .near_miss = "The chain ends on f2 instead, next to g2 and at the edge, but of no side: nothing is linked, and "
                  "play goes on."},
    {.id = "D1.3",
     .title = "Tokens",
     .text = "There are 8 galaxies and 7 black holes. They are laid out before the first tile and stay where they are; "
             "on the board of this program a galaxy is shown as * and a black hole as @.",
     .related = "D201b D202c",
     .example = "Only seven galaxies lie on the board; one has stayed in the box, perhaps.",
     .near_miss = "Here the eighth lies at a5, and with seven black holes the tokens are complete."},
    {.id = "D1.4",
     .title = "Tiles",
     .text =
         "Each player has 14 tiles of one to three hexagons. Own hexagons have the colour of the tile's owner, the "
         "other one the opponent's. Once each: the single (one own) and the pair (two own). Three times each: the "
         "duo (one own, one other), and three shapes of two own hexagons and one other: the line (in a straight row, "
         "the other one at an end), the bend (a row with a bend of 120 degrees, the other one at an end) and the "
         "triangle (each touches both others). So in a line or bend the two own hexagons touch. On the empty board "
         "they can lie in 85, 222, 444, 378, 780 and 414 different ways. All 28 tiles cover 72 of the 85 spaces. "
         "Tiles may be turned as one likes.",
     .related = "D403b D403c",
     .pictures = kPicturesD14,
     .example = "The blue hexagon lies between the two orange ones, and in no tile of orange's does it lie there.",
     .near_miss = "With blue at the end it is the line, one of three that orange has."},
    {.id = "D1.5",
     .title = "Mirrored bends",
     .text = "The bend is the one tile that is not its own mirror image. All copies are printed alike: if one walks "
             "along the tile from the other-coloured hexagon, blue's bends turn right and orange's turn left, on the "
             "board as it is drawn here.",
     .reading =
         "The rulebook does not say whether a bend may be turned over. We take it as allowed, as it is on Board Game "
         "Arena, and add a note (D105b), because with tiles that are printed on one side it is usually a slip of the "
         "pen.",
     .option =
         "`bends: either` allows both hands; `bends: as-printed` only the printed one, and a mirrored bend is then "
         "illegal (D105a)",
     .related = "R240",
     .pictures = kPicturesD15},
    {.id = "D2.1",
     .title = "Placing the galaxies",
     .text = "One of the players, the galaxy placer, lays all 8 galaxies, each on a space of its own. Any two of them "
             "must be at least 2 spaces away from each other.",
     .related = "D2.3 D2.9",
     .pictures = kPicturesD21},
    {.id = "D2.2",
     .title = "Placing the black holes",
     .text = "After that the opponent lays all 7 black holes on spaces that are still free. Any two of them must be at "
             "least 2 spaces away from each other, and each at least 1 space away from every galaxy. The galaxy placer "
             "has no say in it.",
     .related = "D2.3 D2.9",
     .pictures = kPicturesD22},
    {.id = "D2.3",
     .title = "How far is \"away\"?",
     .text = "The distances of D2.1 and D2.2 are about free spaces in between. Two galaxies that are too near break "
             "D2.1; two black holes that are, or a black hole and a galaxy, break D2.2.",
     .reading =
         "\"At least 2 spaces away\" can be heard as two steps or as two spaces in between. We count the spaces in "
         "between: galaxies are at least 3 steps apart, black holes too, and a black hole is at least 2 steps from "
         "every galaxy. The named set-ups keep exactly these distances, and Board Game Arena enforces them. No "
         "option changes it.",
     .related = "D201a D202a D202b",
     .pictures = kPicturesD23,
     .example = "From f2 to f4 it is two steps, but only f3 lies in between, and two spaces are asked for.",
     .near_miss = "From f10 every other galaxy is three steps away or more."},
    {.id = "D2.4",
     .title = "Who starts",
     .text = "The galaxy placer chooses which player places the first tile, after all tokens lie. In a record it is "
             "`start`; whose choice it was shows in who placed the galaxies.",
     .related = "R220 D202h",
     .example = "Ada laid the galaxies and chose Ben to start, who has orange: orange places the first tile.",
     .near_miss = "She chose the same, but blue places first, out of turn."},
    {.id = "D2.5",
     .title = "Several games",
     .text = "When two players play several games, they take turns in placing the galaxies and the black holes: who "
             "placed galaxies in one game places black holes in the next. The choice of who starts goes with the "
             "galaxies. A record of one game cannot show a breach of this, so that no finding belongs to it.",
     .related = "D202h",
     .example = "Two games of one match: Ada laid the galaxies in the first and chose who starts, and Ben does both in "
                "the second.",
     .near_miss =
         "Ada lays the galaxies twice. At the table that is worth a question, but each record is legal by itself."},
    {.id = "D2.6",
     .title = "Random and named set-ups",
     .text =
         "The tokens may also be laid at random, by nobody, with all distances kept; then a record lists the spaces "
         "without a placer. Or a set-up with a name is taken: symmetric-1, symmetric-2 or symmetric-3, the three "
         "that Board Game Arena offers. That the first two are the two symmetric ones of the rulebook is likely, and "
         "not proved.",
     .related = "R216 R208 D202g",
     .pictures = kPicturesD26,
     .example = "The spaces are listed without a placer: the tokens were laid at random, and the distances are kept.",
     .near_miss = "Blue is named for the galaxies and nobody for the black holes, which is neither of the two ways."},
    {.id = "D2.7",
     .title = "There is always room",
     .text =
         "However the galaxies lie, if they keep their distances there is room for seven black holes. All 57,623,637 "
         "ways to lay the galaxies were counted. So no player can lay the galaxies in a way that leaves the opponent "
         "without a legal answer, and six black holes are never excused.",
     .related = "D202c",
     .example = "With six black holes the set-up is not finished, for there is always room for a seventh.",
     .near_miss = "The seventh lies at b4, with all its distances kept."},
    {.id = "D2.8",
     .title = "Play on an illegal set-up",
     .text = "A set-up that breaks D2.1 or D2.2 makes the record illegal.",
     .reading =
         "The rulebook does not say what becomes of a game when that is noticed late. We judge the play on it all "
         "the same, as far as the tiles can lie there; its findings are secondary, and each says that it was judged "
         "on an illegal set-up. What the game counts for is the organiser's to decide. No option changes it.",
     .related = "D201a D202a",
     .example = "The galaxies at h7 and h9 are too close. The tile on a covered space is reported all the same, as "
                "judged on an illegal set-up.",
     .near_miss =
         "With the galaxy at f10 the set-up is legal, and the tile on a covered space is what breaks the rules."},
    {.id = "D2.9",
     .title = "Faults in counting tokens",
     .text =
         "A wrong number of tokens, a space named twice and a space off the board are breaches of D2.1 where they "
         "concern galaxies and of D2.2 where they concern black holes. A black hole on a galaxy breaks D2.2. The "
         "second placer is the opponent of the first: it breaks D2.2 to name one player for both kinds, or a placer "
         "for one kind only.",
     .related = "D201b D201c D201d D202c D202d D202e D202f D202g D202h",
     .example = "The black hole at f10 lies on a galaxy. That is a fault of the black holes (D2.2); the galaxies are "
                "as they should be.",
     .near_miss = "At b7 the black hole has a space of its own."},
});

}  // namespace

std::span<const Clause> clauses_of_setting_up() noexcept { return kClauses; }

}  // namespace orion::catalogue
