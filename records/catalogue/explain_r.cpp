#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = R201NoRecord,
     .text = "The file was named to be checked and has no record in it: it is empty, or holds nothing but blank lines "
             "and comments. A file that is only met while a folder is walked is passed over in this case. Was the "
             "right file named, and had it been saved? With `--allow-empty` an empty file is no fault.",
     .near_miss = "Comments and blank lines may stand before a record.",
     .related = "R203"},
    {.code = R202NotAMapping,
     .text = "A record is a mapping: lines of a key, a colon and a value. This document is a list or a plain text "
             "instead. Often only the moves were saved, without the head that says which game it is, who played and "
             "how the tokens lay. Put them under `moves` in a whole record.",
     .near_miss = "The same moves, in a record that has all its keys.",
     .related = "R203 R206"},
    {.code = R203NoKind,
     .text = "None of the keys `game`, `deck`, `match` and `tournament` stands in the document, and one of them tells "
             "what kind of record it is. Mostly the key is misspelt, and then the message says which was meant; "
             "otherwise the file is none of ours and was named by mistake. Write `game: orion-duel` or `game: "
             "orion-station`, or leave the file out.",
     .near_miss =
         "The key `game` is there; that it is not the first does not matter, since the order of keys means nothing.",
     .related = "R204 R205"},
    {.code = R204KindNotJudged,
     .text = "The document is the record of a game whose name this version of the program does not know, so that it "
             "cannot judge it. The finding keeps it from being counted as checked. Where the name is misspelt, "
             "correct it to `orion-duel` or `orion-station`; otherwise check such files with a version that knows "
             "them.",
     .near_miss = "A game of Orion Duel is judged.",
     .related = "R203"},
    {.code = R205UnknownKey,
     .text = "A key stands in the record that the format does not know at this place. It is refused and not passed "
             "over, because a misspelt `result` or `ruling` would otherwise be lost without a word. The message says "
             "which key was probably meant; it may also come from a newer version of the format. Correct it, or let a "
             "key of your own begin with `x-`.",
     .near_miss = "A key that begins with `x-` is your own, and nothing looks at it.",
     .related = "R206 R203"},
    {.code = R206MissingKey,
     .text = "A key is missing without which the record cannot be understood. A game of Orion Duel needs `game`, "
             "`format`, `players`, `setup` and `moves`, one of The Orion Station a `deck` besides and `turns` for the "
             "moves, a ruling its `decision`, a player in brackets a `name`. The mark stands at the first key of the "
             "mapping that should have it. Add the key; a game that has not begun has `moves: []`.",
     .near_miss = "The result is missing here, and a result need not be given.",
     .related = "R205 R220"},
    {.code = R207WrongShape,
     .text = "The value behind a key has another shape than the format asks for: a text where a list is due, a list "
             "where a text is due, or two players where there can be one. Moves for instance are a list with an entry "
             "for each. The message says what is due and what stands there.",
     .near_miss = "The moves are a list, here written in brackets, which means the same as lines with hyphens.",
     .related = "R212 R213"},
    {.code = R208UnknownWord,
     .text = "Some values are words out of a short list: the players' colours, the names of set-ups, how a game ended, "
             "rules and their options, rulings, conditions, what a deck says of a card. This value is none of them, or "
             "stands twice. The message names the one that was probably meant, or the whole list. Words are written "
             "small and in English, whatever language the players speak.",
     .near_miss = "The word is spelt as the format knows it.",
     .related = "R205"},
    {.code = R209NewerFormat,
     .text = "The record says that it is written in a format which this version does not read. Nothing is judged, "
             "since keys could mean something else there. If the number is a slip, write `format: 1`; otherwise use a "
             "newer version of the program.",
     .near_miss = "In quotes the number is the same: it is format 1.",
     .related = "R205"},
    {.code = R210BadNumber,
     .text =
         "A number is due, and something else stands there: a word, a fraction, a number with zeros in front, one of "
         "too many digits, or one outside its bounds. Zeros in front are refused because some readers take such "
         "numbers as octal. Numbers are whole, but for points of matches and tournaments, which may have two "
         "decimals behind a point. Write the digits, with a hyphen before them where the number is negative.",
     .near_miss = "The numbers stand there without zeros in front.",
     .related = "R214 C605"},
    {.code = R211BadSpace,
     .text = "A word in a placement or a list of spaces is not written as a space: a small letter, then a number "
             "without zeros in front. Capitals, a letter alone and numbers alone come from other ways to note spaces. "
             "Write it as the board names it; `orionref show` prints all names. Whether the space is on the board is "
             "another question, and the rules of the game answer it.",
     .near_miss =
         "`e11` is written like a space, so that the format is content; that the board has no e11 is the finding D401.",
     .related = "R212 D401 D201d"},
    {.code = R212BadPlacement,
     .text =
         "A placement names the hexagons of the owner's colour, one or two, and behind a `/` the one of the other "
         "colour if the tile has it, all with blanks between. Here it has too many of a colour, a mark too many, or no "
         "blanks. The most frequent slip is a forgotten `/` before the third hexagon, and the message then shows what "
         "was probably meant. It is not corrected by the program, since which hexagon has which colour decides games.",
     .near_miss = "The two own hexagons may be written in either order.",
     .related = "R211 D403b"},
    {.code = R213MovePlayer,
     .text = "Every move is one player's, and the player's colour is the key of the placement: `blue: g7`. This move "
             "has neither colour, or both. There is no passing, so that a move without a placement does not exist, and "
             "a remark belongs to the move before it. Two placements are two entries.",
     .near_miss = "The move has a remark and one player with a placement; the order of its keys does not matter.",
     .related = "D301 R206"},
    {.code = R214BadClock,
     .text = "The time left on a clock is written with hours, minutes and seconds, `0:14:02`, minutes and seconds with "
             "two digits. Without the hours `14:02` could be read in two ways. It is best put in quotes, since some "
             "YAML readers make a number of it.",
     .near_miss = "The hours are there.",
     .related = "R210 R215"},
    {.code = R215BadDate,
     .text = "A date is written year-month-day with hyphens, and the day must be one that the calendar has. Other "
             "orders are refused because 02.05.2026 is in May for some readers and in February for others. Rounds and "
             "tables are free text; only `date` is looked at.",
     .near_miss = "The same day as year-month-day.",
     .related = "R214"},
    {.code = R216TwoSetups,
     .text = "The set-up has a `name`, which says where all tokens lie, and lists tokens besides. Even where both "
             "agree, one of them could be changed later without the other. Keep the name if the set-up is a named one, "
             "or the lists if it was laid by the players.",
     .near_miss = "Tiles that lie there from the start may stand beside a name: they are no tokens.",
     .related = "D2.6 R220"},
    {.code = R217TooManyMoves,
     .text = "The record has more than 4,096 moves, or turns of The Orion Station. A game of Orion Duel ends with the "
             "28th placement at the latest, and the other game is far shorter as well, so that even with many "
             "withdrawn moves something else is wrong: several games were joined, or a program wrote in a loop. Put "
             "each game in a document of its own, with a line `---` between.",
     .near_miss = "The record has exactly 4,096 moves, which is still read; that the second of them is the wrong "
                  "player's is a matter of the rules.",
     .related = "Y126 D603"},
    {.code = R218BadHash,
     .text = "A `hash` claims the position after a move and is written as `h` with 16 hexadecimal digits behind it, "
             "small letters. This value has another length, capitals, or other signs, so that it cannot be compared. "
             "`orionref show` prints the hash of every position; copy it from there as a whole.",
     .near_miss = "The hash is whole, and it is that of the position.",
     .related = "C606"},
    {.code = R219SamePlayer,
     .text = "Two players have the same name, and nothing else tells them apart. In a table of results their games "
             "would be mixed up. Give each an id: `{name: Anna, id: 12}`.",
     .near_miss = "Two players named Anna, each with an id of her own.",
     .related = "R206"},
    {.code = R220NotRecorded,
     .text = "The record can be read, and something is not in it that the rules need: who starts, where the galaxies "
             "or the black holes lie, or in The Orion Station a hand or the cards of a draw. The verdict is then "
             "`undetermined`, neither legal nor illegal. Without `start` the play is judged all the same, from the "
             "player who moved first, and an illegal move makes the record illegal. Ask the players and add the key.",
     .near_miss =
         "Who placed the tokens is not recorded here, and it need not be: they may have been laid at random (D2.6).",
     .related = "R206 D2.4 D2.6"},
    {.code = R221EmptyText,
     .text = "A key is there and the text behind it is empty, or blanks only. Nobody can tell whether something was "
             "forgotten. Write the text, or leave the key out. Only notes may be empty.",
     .near_miss = "A note may be empty.",
     .related = "Y113 R206"},
    {.code = R222UnknownPlayer,
     .text = "A player is named who does not stand under `players`. Names are compared letter by letter, with capitals "
             "and accents. Where two share a name each is called by the id. The message says who was probably meant; "
             "correct the name, or add the player to the list.",
     .near_miss = "The name is spelt as in the list of players.",
     .related = "R219 R208"},
    {.code = R223DeckNotFound,
     .text = "The deck that the record names could not be found: there is no such file beside the record, and no deck "
             "of that name in the program. Without it nobody knows what the cards do, so that nothing is judged. Deck "
             "files are looked for in the record's own folder. Put the file there, or correct the name.",
     .near_miss = "The name is that of a deck that the program brings along.",
     .related = "R224 R225 S7"},
    {.code = R224DeckUnusable,
     .text =
         "The file that is named as the deck was found, and no game can be judged with it: it has faults of its own, "
         "or it is no deck, as here, where the record names itself. The message has the first fault; `orionref "
         "check` on the deck's file shows them all. Mend the deck first, or correct the name.",
     .near_miss = "The name is that of a deck that the program brings along.",
     .related = "R223 S7"},
    {.code = R225OtherDeck,
     .text = "The record says by `deck-sha256` which text of the deck it was played with, and the deck that was found "
             "has another. Somebody has changed the deck since, or another file has the same name. The number is that "
             "of the file's bytes with line ends as LF. Find the right version; if the change does not matter, write "
             "the new number.",
     .near_miss = "The number is that of the deck.",
     .related = "R227 R223 S800d"},
    {.code = R226WhichAction,
     .text = "Each entry under `actions` is one action, and what kind it is shows in its key: `draw`, `buy`, `sell`, "
             "`install`, `activate`, `play`, `drop` or `scrap`. This entry has none of them, or several. Two actions "
             "are two entries; to install and activate at once is one, `install` with `activate: true`.",
     .near_miss = "Buying and selling are two entries.",
     .related = "R205 R213 S2.2"},
    {.code = R227BadDeckSha,
     .text =
         "A SHA-256 is written with 64 hexadecimal digits, small letters. This value has another length, capitals or "
         "other signs, so that it cannot be compared. `sha256sum` prints it for a deck's file; copy it as a whole.",
     .near_miss = "All 64 digits are there.",
     .related = "R225 R218"},
    {.code = R228BadCardId,
     .text = "A deck gives a card an id that cannot be used in a record. `unknown` stands for a card that nobody saw, "
             "so that no card can have that name; and an id is not empty. Choose another word; the printed name of the "
             "card goes under `name`.",
     .near_miss = "The id is a word of its own.",
     .related = "S700d S8"},
    {.code = R229BadPath,
     .text = "A file is named by a path that begins at the root, leads out of the folder through `..`, or has a "
             "backslash in it. The files of a match or tournament lie in its own folder or below, so that the folder "
             "can be copied, packed and judged elsewhere as it is, and nobody's manifest makes the referee read other "
             "files. Move the file there, and write the path from the manifest's folder with `/` between.",
     .near_miss = "The games lie in a folder beside the manifest; that matches are not judged yet is another finding.",
     .related = "R223 R204"},
    {.code = R231RulingStands,
     .text = "An arbiter has ruled that something irregular stands, and it was carried out. The note says which "
             "clauses it breaks, so that nobody takes the game for a regular one; the verdict stays legal. It counts "
             "for everything that follows: hexagons lie where they were laid, and the tile leaves the stock where it "
             "is one that was left. Nothing has to be done.",
     .near_miss = "This irregular move was withdrawn, not let stand.",
     .related = "R232 R233 R234"},
    {.code = R232RulingImpossible,
     .text = "The record says that a move stands by ruling, and it cannot be carried out: a hexagon is off the board, "
             "on a space that is covered, or on the same space as another; or cards, goods or credits are not there. A "
             "ruling can excuse a breach of the rules and cannot put two tiles on one space. The move stays illegal. "
             "As a rule it was written down wrongly: ask what really happened, or let the ruling be `withdrawn`.",
     .near_miss = "These hexagons form no tile, but they lie on free spaces, and so the ruling can let them stand.",
     .related = "R231 D401 D402 D403a"},
    {.code = R233RulingWithdrawn,
     .text = "An arbiter has ruled that a move is taken back. It is kept in the record, was not carried out, and the "
             "same player is to move again; the note says what it breaks, or that it would have been legal. It keeps "
             "its number among the moves. Nothing has to be done.",
     .near_miss = "This irregular move was let stand, not taken back.",
     .related = "R231 D301"},
    {.code = R234RulingNotNeeded,
     .text = "A ruling lets a move stand that is legal anyway. The play is not changed by it, and the note is there "
             "because the ruling may have been meant for another move, or the set-up or an earlier move may have been "
             "written down wrongly. Compare it with the arbiter's notes; if nothing is wrong, take the ruling away.",
     .near_miss = "This move is legal too, and the ruling takes it back, which does change the play.",
     .related = "R231 R233"},
    {.code = R235RestsOnUnseen,
     .text =
         "Cards were recorded as `unknown`, and some of them were played later: that they were in the hand cannot be "
         "verified. The referee has only made sure that such a card could have been there, and the note says how many "
         "it took on trust. If somebody remembers the cards, write them in; otherwise nothing has to be done.",
     .near_miss = "All cards of the hand were recorded.",
     .related = "S800c S8"},
    {.code = R236RestsOnRecorded,
     .text =
         "The deck says of a card that its text is beyond the language of decks (`as-recorded`), and the record tells "
         "what came of it. The referee carried that out and made sure that nothing came from nothing; whether the card "
         "was read rightly it cannot say. Read the card's text where something depends on it. Nothing has to be done.",
     .near_miss = "The deck says what the card does, and the record need not.",
     .related = "S800f S5.3 S7"},
    {.code = R240OtherRules,
     .text = "The record was judged by two sets of rules, as `--compare-rules` asks, and they do not agree on its "
             "verdict or on how and when it ended. Both are given. Such a record must say by which rules it was "
             "played; the key `rules` does. Where the rules were not agreed before the game, the arbiter decides.",
     .near_miss = "This bend has the printed hand, so that both sets of rules judge it alike.",
     .related = "D105a D1.5 D5.6 rulebook bga",
     .compare_rules = "rulebook,rulebook+bends=as-printed"},
});

}  // namespace

std::span<const Explanation> explanations_of_shape() noexcept { return kExplanations; }

}  // namespace orion::catalogue
