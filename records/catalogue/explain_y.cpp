#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

using enum Code;

constexpr auto kExplanations = std::to_array<Explanation>({
    {.code = Y101Syntax,
     .text =
         "The text breaks the grammar of YAML, so that nothing can be said of the record. The message names what was "
         "expected and marks the place where reading stopped; the slip itself is there or shortly before. The usual "
         "ones are a colon with a blank behind it in plain text, a quote or bracket that is not closed, and entries "
         "that are not indented alike. Put text with `: ` in it in quotes, close what is open, and indent entries of "
         "one list by the same number of blanks.",
     .near_miss = "The same note stands in quotes, and in quotes a colon with a blank behind it is text.",
     .related = "Y106 Y113 Y114"},
    {.code = Y102InvalidUtf8,
     .text =
         "The file holds bytes that no UTF-8 text has. As a rule it was saved in an older encoding such as Latin-1, "
         "where an accented letter is one byte, or it was damaged on the way. Save the file anew as UTF-8 and look "
         "at the names: an editor that guessed wrongly may have changed letters already.",
     .near_miss = "The same name in UTF-8, where the accented letter is two bytes.",
     .related = "Y105"},
    {.code = Y103ControlCharacter,
     .text =
         "A character that only steers a device, such as a bell, an escape sequence or a NUL, stands in the text. It "
         "cannot be seen in most editors, so that two people would read different records; that is why it is refused "
         "also in notes. Such characters come from copying out of a terminal, or from a program that wrote raw "
         "bytes. Delete it; tab and line ends are the only ones that may stay.",
     .near_miss = "A tab in quotes is the one control character, beside line ends, that a text may hold.",
     .related = "Y117 Y106"},
    {.code = Y104LoneCarriageReturn,
     .text = "A carriage return stands alone, without a line feed behind it. Programs disagree on whether it ends a "
             "line, so that they would count lines differently and might even read other keys. It comes from very old "
             "Macintosh programs or from a damaged transfer. Save the file with the line ends LF or CR LF.",
     .near_miss = "Every line ends in CR LF, as Windows writes them, and that is a line end for everybody.",
     .related = "Y103"},
    {.code = Y105OtherEncoding,
     .text =
         "The first bytes show UTF-16 or UTF-32, and records are UTF-8. Some editors and spreadsheets write it under "
         "the name \"Unicode\". Nothing in the record is judged, since every place in it would be counted "
         "differently. Save it again and choose UTF-8.",
     .near_miss = "This is UTF-8 with a byte order mark at the start, which is accepted and has no column of its own.",
     .related = "Y102"},
    {.code = Y106Tab,
     .text = "A tab stands where the structure of the record is written: at the start of a line, or between a key and "
             "its value. YAML forbids tabs there because their width differs from editor to editor, and with it what "
             "belongs to what. Replace it by blanks, and let the editor write blanks for the tab key. In quotes, in "
             "block texts and in comments a tab may stay.",
     .near_miss = "The tab stands in a quoted note, where it is part of the text.",
     .related = "Y101 Y103"},
    {.code = Y107Directive,
     .text =
         "A line begins with a percent sign. To YAML this is a directive, an instruction to the program that reads, "
         "and some programs drop such a line without a word. Records have none: take out a line like `%YAML 1.2`. A "
         "text that has to begin with `%` in the first column is put in quotes or indented.",
     .near_miss = "Here the percent sign stands within a text and not at the start of a line.",
     .related = "Y110 Y114"},
    {.code = Y108Anchor,
     .text = "A value has been given a name with `&`, so that it could be repeated elsewhere. Records do without this: "
             "whoever reads a record at the table must find every value where it belongs, and repeated values can be "
             "blown up without bound. Write the value out. A text that begins with `&` is put in quotes.",
     .near_miss = "The ampersand stands inside the text, so that it names nothing.",
     .related = "Y109 Y111"},
    {.code = Y109Alias,
     .text =
         "A `*` with a word behind it repeats a value that was named elsewhere with `&`. Records do without this, so "
         "that every value stands where it belongs. Often no repetition was meant at all, and a remark just begins "
         "with a star. Write the value out, or put the text in quotes.",
     .near_miss = "The star stands in quotes and is part of the name.",
     .related = "Y108 Y111"},
    {.code = Y110Tag,
     .text =
         "A word with `!` before a value tells YAML which type the value has. Records need none: a value is the text "
         "that stands there, and the key says how it is read. Such tags are left behind by programs that export "
         "their own objects. Take the tag away; a text that begins with `!` is put in quotes.",
     .near_miss = "The id stands there without a tag, and `1204` is read as text because an id is text.",
     .related = "Y108"},
    {.code = Y111MergeKey,
     .text =
         "The key `<<` asks YAML to copy the keys of another mapping into this one. Not every reader does so, and "
         "the same record would then have other contents for different people. Write the keys out where they belong.",
     .near_miss = "The clock is written out as a key of the move.",
     .related = "Y108 Y109 Y112"},
    {.code = Y112DuplicateKey,
     .text = "One mapping has the same key twice. Programs differ on which of the two they take, so that one record "
             "could have two results. It comes from copying a line, or from adding a result where one stood already. "
             "Find out which of the two is right and delete the other; the message says where the first one stands.",
     .near_miss = "The key `clock` is there twice as well, but in two moves, and each move is a mapping of its own.",
     .related = "Y111"},
    {.code = Y113MissingValue,
     .text =
         "A key has nothing behind its colon, or a list has an entry with nothing in it; the words `null` and `~` "
         "without quotes mean the same to YAML. A record says a thing or leaves it out. Often the blank behind the "
         "colon is missing, as in `blue:Ada`, which makes all of it one key. Write the value, or take the key or the "
         "comma away.",
     .near_miss = "In quotes `\"Null\"` is a text like any other, here a player's name.",
     .related = "Y101 R221"},
    {.code = Y114SecondDocument,
     .text =
         "The record is over and something follows that does not belong to it, without a line `---` between. As a "
         "rule a bracket closes too early, or a line is indented less than it should be. If two records were meant, "
         "put a line with three hyphens between them; otherwise repair the bracket or the indent.",
     .near_miss = "Two records follow each other in one file, with the line `---` between them.",
     .related = "Y101 R202"},
    {.code = Y115KeyNotText,
     .text =
         "A list or a mapping stands where a key should be. The keys of a record are words that the format knows. It "
         "comes from a question mark at the start of a line, or from a bracket before a colon. Write the word, and "
         "put what was in the bracket behind the colon.",
     .near_miss = "A key may be quoted: it is a text all the same.",
     .related = "R205"},
    {.code = Y116CommentInFlow,
     .text = "A comment stands between an opening bracket and its closing one. Versions of YAML readers differ here: "
             "some take the comment, others refuse the record or read something else. Move the comment behind the "
             "closing bracket or to a line of its own, or write the mapping over several lines without brackets.",
     .near_miss = "The comment stands behind the closing bracket.",
     .related = "Y118"},
    {.code = Y117ForbiddenCharacter,
     .text = "A backslash in double quotes stands for a character that a record may not hold, for instance the bell or "
             "an escape. Written so it can be seen in the file, but it would turn into the real character in every "
             "output. Often a backslash was meant as such, as in the path of a file: write it twice, or use single "
             "quotes, which know no escapes.",
     .near_miss = "The escape `\\t` gives a tab, which a text may hold.",
     .related = "Y103"},
    {.code = Y118TextCutByComment,
     .text =
         "A name or a note without quotes has a blank and `#` in it, and for YAML a comment begins there. What "
         "follows is lost to every program, though a person who reads the file still sees it. Put the whole text in "
         "quotes. If a comment was meant, nothing has to be done: it is only a warning. Behind placements and lists "
         "of spaces no warning is given.",
     .near_miss = "No blank stands before the `#`, so that it belongs to the text.",
     .related = "Y116"},
    {.code = Y121DocumentTooLarge,
     .text = "The document is larger than a record of a game can reasonably be. A long game takes a few kilobytes; a "
             "document of this size is another file by mistake, an archive in which the lines `---` are missing, or an "
             "attack. It is not read, and the documents behind it are judged as usual. Split the archive, or raise the "
             "limit with `--max-document` up to 1 MiB. The manifest of a tournament may have 8 MiB.",
     .near_miss = "This document has exactly 262,144 bytes, which is the limit and still allowed.",
     .related = "Y114 Y123"},
    {.code = Y122TooDeep,
     .text = "Lists and mappings stand within each other more than 16 deep. No key of the format needs more than a "
             "handful of levels; such a record was written by a program that went wrong, or to make readers fail. Only "
             "keys of your own, which begin with `x-`, can come near it: store there less, or as text.",
     .near_miss = "The innermost text lies exactly 16 levels deep, the record itself being the first.",
     .related = "Y126"},
    {.code = Y123LineTooLong,
     .text =
         "One line of the file is longer than 64 KiB. Nobody can look at such a line, and no record of a game has "
         "one; it is usually a file of another kind, or data pasted into a comment. Break the line, or keep the data "
         "in a file of its own.",
     .near_miss = "The line has exactly 65,536 bytes, which is still allowed.",
     .related = "Y121 Y124"},
    {.code = Y124ScalarTooLong,
     .text =
         "A text is longer than 4 KiB, or a note longer than 64 KiB. Names, places and reasons are short; a long "
         "account belongs in `note`, which may be given for the record and for every move. Move it there, or shorten "
         "it.",
     .near_miss = "The name has exactly 4,096 bytes, which is still allowed.",
     .related = "Y123 Y125"},
    {.code = Y125KeyTooLong,
     .text =
         "A key is longer than 64 bytes. The keys of the format are short, and also keys of your own, which begin "
         "with `x-`, are words and not sentences. Mostly a colon in a sentence has made a key of what stands before "
         "it. Put such a text in quotes, or shorten the key.",
     .near_miss = "The key has exactly 64 bytes, which is still allowed.",
     .related = "Y124 R205"},
    {.code = Y126TooManyEntries,
     .text = "A list or a mapping has more than 10,000 entries. A game has 28 placements, and even a record full of "
             "withdrawn moves stays far below; the data is of another kind, or a program wrote in a loop. Keep it in a "
             "file of its own.",
     .near_miss = "The list has exactly 10,000 entries, which is still allowed.",
     .related = "R217 Y121"},
    {.code = Y127TooManyFindings,
     .text =
         "The document has more findings than are shown. The first 100 stand before this line, in the order of their "
         "places, and the message says how many more there are, so that nothing is cut in silence. Nearly always one "
         "cause is behind them all: repair the first ones and check again.",
     .near_miss = "This record has exactly 100 findings, and all of them are shown.",
     .related = "Y113"},
});

}  // namespace

std::span<const Explanation> explanations_of_text() noexcept { return kExplanations; }

}  // namespace orion::catalogue
