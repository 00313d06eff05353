#include "records/catalogue/code.hpp"

#include <array>
#include <cstddef>

namespace orion::catalogue {

namespace {

using enum Code;
using enum Severity;

constexpr std::string_view kGalaxyRule =
    "8 galaxies lie on different spaces, any two with at least 2 spaces between them";
constexpr std::string_view kBlackHoleRule =
    "7 black holes lie on different free spaces, any two with at least 2 spaces between them, each with at least 1 "
    "space "
    "between it and every galaxy";
constexpr std::string_view kOwnTileRule =
    "the hexagons lie on a space each and form a tile that its owner still has: single, pair, duo, line, bend or "
    "triangle";
constexpr std::string_view kPlacerRule =
    "one player places the galaxies and the other the black holes, or nobody places either";
constexpr std::string_view kBendRule =
    "with `bends: as-printed`, walking from the other colour, blue's bends turn right and orange's left";
constexpr std::string_view kClaimRule = "what a result claims is compared with what the moves give";

constexpr auto kEntries = std::to_array<CodeEntry>({
    {Y101Syntax, "Y101", "", Error, "not YAML", "a record is written in YAML"},
    {Y102InvalidUtf8, "Y102", "", Error, "not UTF-8", "a record is UTF-8 text"},
    {Y103ControlCharacter, "Y103", "", Error, "control character",
     "text holds no control characters but tab and line ends"},
    {Y104LoneCarriageReturn, "Y104", "", Error, "carriage return alone", "lines end in LF or CR LF"},
    {Y105OtherEncoding, "Y105", "", Error, "another encoding", "a record is UTF-8 text"},
    {Y106Tab, "Y106", "", Error, "tab outside quotes",
     "indent and separate with blanks; a tab may stand in quotes and comments"},
    {Y107Directive, "Y107", "", Error, "directive", "no line begins with `%`"},
    {Y108Anchor, "Y108", "", Error, "anchor", "records use no anchors: every value stands where it belongs"},
    {Y109Alias, "Y109", "", Error, "alias", "records use no aliases: every value stands where it belongs"},
    {Y110Tag, "Y110", "", Error, "tag", "records use no tags: text is what stands there"},
    {Y111MergeKey, "Y111", "", Error, "merge key", "records use no merge keys: every value stands where it belongs"},
    {Y112DuplicateKey, "Y112", "", Error, "key given twice", "a key stands once in its mapping"},
    {Y113MissingValue, "Y113", "", Error, "value missing", "every key and every list entry has a value"},
    {Y114SecondDocument, "Y114", "", Error, "second document", "a new document begins with a line `---`"},
    {Y115KeyNotText, "Y115", "", Error, "key is not text", "a key is text"},
    {Y116CommentInFlow, "Y116", "", Error, "comment inside brackets",
     "no comment inside [ ] or { }: YAML readers differ on it"},
    {Y117ForbiddenCharacter, "Y117", "", Error, "forbidden escape",
     "escapes give no control characters but tab and line end"},
    {Y118TextCutByComment, "Y118", "", Warning, "text cut by a comment",
     "plain text ends before ` #`; quote it to keep the rest"},
    {Y121DocumentTooLarge, "Y121", "", Error, "document too large",
     "a document is at most 256 KiB, or as --max-document says"},
    {Y122TooDeep, "Y122", "", Error, "nested too deeply", "lists and mappings are nested at most 16 deep"},
    {Y123LineTooLong, "Y123", "", Error, "line too long", "a line is at most 64 KiB"},
    {Y124ScalarTooLong, "Y124", "", Error, "text too long", "a text is at most 4 KiB, a note 64 KiB"},
    {Y125KeyTooLong, "Y125", "", Error, "key too long", "a key is at most 64 bytes"},
    {Y126TooManyEntries, "Y126", "", Error, "too many entries", "a list or mapping has at most 10,000 entries"},
    {Y127TooManyFindings, "Y127", "", Error, "more findings", "at most 100 findings of a document are shown"},

    {R201NoRecord, "R201", "", Error, "no record found", "a file holds at least one record"},
    {R202NotAMapping, "R202", "", Error, "not a mapping", "a record is a mapping of keys to values"},
    {R203NoKind, "R203", "", Error, "not a record", "a record has one of the keys game, deck, match, tournament"},
    {R204KindNotJudged, "R204", "", Error, "kind not judged", "this version judges games of Orion Duel"},
    {R205UnknownKey, "R205", "", Error, "unknown key", "only known keys, and keys that begin with `x-`"},
    {R206MissingKey, "R206", "", Error, "key missing", "every key that the format asks for is there"},
    {R207WrongShape, "R207", "", Error, "wrong shape", "text, list or mapping, as the format says"},
    {R208UnknownWord, "R208", "", Error, "unknown word", "one of the words that the format knows"},
    {R209NewerFormat, "R209", "", Error, "another format", "this version reads format 1"},
    {R210BadNumber, "R210", "", Error, "not a number", "a whole number in digits, without leading zeros"},
    {R211BadSpace, "R211", "", Error, "not a space", "a space is a small letter and a number, such as e10"},
    {R212BadPlacement, "R212", "", Error, "not a placement", "a placement is OWN [OWN] [/ OTHER]"},
    {R213MovePlayer, "R213", "", Error, "whose move?", "a move names one player, blue or orange, with the placement"},
    {R214BadClock, "R214", "", Error, "not a clock time", "a clock shows h:mm:ss"},
    {R215BadDate, "R215", "", Error, "not a date", "a date is year-month-day, such as 2026-05-02"},
    {R216TwoSetups, "R216", "", Error, "two set-ups", "a set-up has a name or lists its tokens"},
    {R217TooManyMoves, "R217", "", Error, "too many moves", "a record has at most 4,096 moves"},
    {R218BadHash, "R218", "", Error, "not a position hash", "a position hash is h and 16 hexadecimal digits"},
    {R219SamePlayer, "R219", "", Error, "players not told apart", "players of the same name have an id each"},
    {R220NotRecorded, "R220", "", Error, "not recorded", "what the rules need to know stands in the record"},
    {R221EmptyText, "R221", "", Error, "empty text", "a text that is given says something"},

    {R231RulingStands, "R231", "", Note, "let stand", "an irregular move may stand by an arbiter's ruling"},
    {R232RulingImpossible, "R232", "", Error, "cannot stand",
     "a ruling lets a move stand only where it can be laid: on free spaces of the board"},
    {R233RulingWithdrawn, "R233", "", Note, "withdrawn",
     "a withdrawn move is not applied, and the same player is to move again"},
    {R234RulingNotNeeded, "R234", "", Note, "ruling not needed", "a legal move needs no ruling to stand"},
    {R240OtherRules, "R240", "", Warning, "the rules decide", "this record's verdict or outcome depends on the rules"},

    {D105aMirroredBend, "D105a", "D1.5", Error, "mirrored bend", kBendRule},
    {D105bMirroredBendPlaced, "D105b", "D1.5", Note, "mirrored bend placed",
     "a bend may be placed mirrored; at a table with one-sided tiles it is usually a slip of the pen"},
    {D201aGalaxiesTooClose, "D201a", "D2.1", Error, "galaxies too close", kGalaxyRule},
    {D201bGalaxyNumber, "D201b", "D2.1", Error, "number of galaxies", kGalaxyRule},
    {D201cGalaxySpaceTwice, "D201c", "D2.1", Error, "galaxy space named twice", kGalaxyRule},
    {D201dGalaxyOffBoard, "D201d", "D2.1", Error, "galaxy off the board", kGalaxyRule},
    {D202aBlackHolesTooClose, "D202a", "D2.2", Error, "black holes too close", kBlackHoleRule},
    {D202bBlackHoleNearGalaxy, "D202b", "D2.2", Error, "black hole too near a galaxy", kBlackHoleRule},
    {D202cBlackHoleNumber, "D202c", "D2.2", Error, "number of black holes", kBlackHoleRule},
    {D202dBlackHoleSpaceTwice, "D202d", "D2.2", Error, "black hole space named twice", kBlackHoleRule},
    {D202eBlackHoleOffBoard, "D202e", "D2.2", Error, "black hole off the board", kBlackHoleRule},
    {D202fBlackHoleOnGalaxy, "D202f", "D2.2", Error, "black hole on a galaxy", kBlackHoleRule},
    {D202gBlackHolePlacer, "D202g", "D2.2", Error, "placer of one kind only", kPlacerRule},
    {D202hSamePlacer, "D202h", "D2.2", Error, "one placer for both", kPlacerRule},
    {D301WrongPlayer, "D301", "D3.1", Error, "wrong player",
     "players alternate: on a turn a player places exactly one of their own tiles"},
    {D401OffBoard, "D401", "D4.1", Error, "off the board", "every hexagon of the tile lies on a space of the board"},
    {D402Covered, "D402", "D4.2", Error, "space covered", "no hexagon lies on a space that a tile already covers"},
    {D403aRepeatedSpace, "D403a", "D4.3", Error, "space named twice", kOwnTileRule},
    {D403bNotATile, "D403b", "D4.3", Error, "not a tile", kOwnTileRule},
    {D403cNoneLeft, "D403c", "D4.3", Error, "none of this tile left", kOwnTileRule},
    {D405TokenNotJoined, "D405", "D4.5", Error, "token not joined",
     "a token space needs an unbroken chain of the hexagon's colour to a tile placed before"},
    {D603AfterEnd, "D603", "D6.3", Error, "after the end", "a placement after the end of the game is illegal"},
    {D604Incomplete, "D604", "D6.4", Note, "play goes on",
     "a record that stops while the game goes on is legal and incomplete"},

    {C601Winner, "C601", "D6.4", Error, "false winner", kClaimRule},
    {C602How, "C602", "D6.4", Error, "false way of ending", kClaimRule},
    {C603Conditions, "C603", "D6.4", Error, "false conditions", kClaimRule},
    {C604Score, "C604", "D6.2", Error, "false score",
     "a score is the galaxies minus the black holes on a player's colour"},
    {C605MoveNumber, "C605", "", Error, "false move number", "a move's number is its place in the list of moves"},
    {C606Hash, "C606", "", Error, "false position hash", "a hash claims the position after its move"},
    {C607NotWon, "C607", "D6.4", Error, "claimed end not reached",
     "a winner or a way of ending is claimed while the game goes on"},
});

constexpr bool in_enumeration_order() {
  for (std::size_t index = 0; index < kEntries.size(); ++index) {
    if (static_cast<std::size_t>(kEntries[index].code) != index) return false;
  }
  return true;
}
static_assert(in_enumeration_order());

}  // namespace

std::string_view word(Severity severity) noexcept {
  switch (severity) {
    case Error:
      return "error";
    case Warning:
      return "warning";
    case Note:
      return "note";
  }
  return {};
}

const CodeEntry& entry(Code code) noexcept { return kEntries[static_cast<std::size_t>(code)]; }

std::span<const CodeEntry> entries() noexcept { return kEntries; }

}  // namespace orion::catalogue
