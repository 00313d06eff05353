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
    {R204KindNotJudged, "R204", "", Error, "kind not judged",
     "this version judges games of Orion Duel and The Orion Station, and decks"},
    {R205UnknownKey, "R205", "", Error, "unknown key", "only known keys, and keys that begin with `x-`"},
    {R206MissingKey, "R206", "", Error, "key missing", "every key that the format asks for is there"},
    {R207WrongShape, "R207", "", Error, "wrong shape", "text, list or mapping, as the format says"},
    {R208UnknownWord, "R208", "", Error, "unknown word", "one of the words that the format knows"},
    {R209NewerFormat, "R209", "", Error, "another format", "this version reads format 1"},
    {R210BadNumber, "R210", "", Error, "not a number", "a number in digits, without leading zeros"},
    {R211BadSpace, "R211", "", Error, "not a space", "a space is a small letter and a number, such as e10"},
    {R212BadPlacement, "R212", "", Error, "not a placement", "a placement is OWN [OWN] [/ OTHER]"},
    {R213MovePlayer, "R213", "", Error, "whose move?", "a move names one player, blue or orange, with the placement"},
    {R214BadClock, "R214", "", Error, "not a clock time", "a clock shows h:mm:ss"},
    {R215BadDate, "R215", "", Error, "not a date", "a date is year-month-day, such as 2026-05-02"},
    {R216TwoSetups, "R216", "", Error, "two set-ups", "a set-up has a name or lists its tokens"},
    {R217TooManyMoves, "R217", "", Error, "too many moves", "a record has at most 4,096 moves or turns"},
    {R218BadHash, "R218", "", Error, "not a position hash", "a position hash is h and 16 hexadecimal digits"},
    {R219SamePlayer, "R219", "", Error, "players not told apart", "players of the same name have an id each"},
    {R220NotRecorded, "R220", "", Error, "not recorded", "what the rules need to know stands in the record"},
    {R221EmptyText, "R221", "", Error, "empty text", "a text that is given says something"},
    {R222UnknownPlayer, "R222", "", Error, "no such player",
     "a player is called by a name, or an id, that stands in `players`"},
    {R223DeckNotFound, "R223", "", Error, "deck not found",
     "a deck is a file beside the record, the name of a built-in deck, or stands in the record"},
    {R224DeckUnusable, "R224", "", Error, "deck with faults",
     "a game is judged by a deck that has no faults of its own"},
    {R225OtherDeck, "R225", "", Error, "another deck",
     "`deck-sha256` is the SHA-256 of the deck's text, line ends as LF"},
    {R226WhichAction, "R226", "", Error, "which action?",
     "an action is one of draw, buy, sell, install, activate, play, drop, scrap"},
    {R227BadDeckSha, "R227", "", Error, "not a SHA-256", "a SHA-256 is 64 hexadecimal digits in small letters"},
    {R228BadCardId, "R228", "", Error, "not a card's id",
     "a card's id is text of its own; `unknown` stands for a card that nobody saw"},
    {R229BadPath, "R229", "", Error, "not a path in the folder",
     "a file is named from the folder of the file that names it, and lies in it"},

    {R231RulingStands, "R231", "", Note, "let stand", "an irregular move may stand by an arbiter's ruling"},
    {R232RulingImpossible, "R232", "", Error, "cannot stand",
     "a ruling lets a move stand only where it can be carried out: on free spaces, with cards, goods and credits that "
     "are there"},
    {R233RulingWithdrawn, "R233", "", Note, "withdrawn",
     "a withdrawn move is not applied, and the same player is to move again"},
    {R234RulingNotNeeded, "R234", "", Note, "ruling not needed", "a legal move needs no ruling to stand"},
    {R235RestsOnUnseen, "R235", "", Note, "rests on unseen cards",
     "a card recorded as `unknown` is carried as unseen until it shows"},
    {R236RestsOnRecorded, "R236", "", Note, "rests on recorded outcomes",
     "the outcome of a card that the deck marks `as-recorded` is taken from the record"},
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

    {S101HandSize, "S101", "S1.1", Error, "number of hand cards", "each player starts with 5 hand cards"},
    {S102aOutOfOrder, "S102a", "S1.2", Error, "turn out of order",
     "players take their turns in the order of `players`"},
    {S102bTooFewPlayers, "S102b", "S1.2", Error, "too few players", "two or more players play"},
    {S201aNumberDrawn, "S201a", "S2.1", Error, "number of cards drawn",
     "a turn begins with drawing 2 cards, or all that can be had"},
    {S201bKept, "S201b", "S2.1", Error, "card kept", "of the cards drawn 1 is kept in the hand"},
    {S201cDiscarded, "S201c", "S2.1", Error, "card discarded", "of the cards drawn all but the one kept are discarded"},
    {S202TooManyActions, "S202", "S2.2", Error, "too many actions", "a turn has up to 3 actions beside the free ones"},
    {S301NumberDrawn, "S301", "S3.1", Error, "number drawn by an action",
     "a draw action draws 1 card, or none where none can be had"},
    {S302aNotGoods, "S302a", "S3.2", Error, "no goods card bought", "buying plays a goods card from the hand"},
    {S302bNotInHand, "S302b", "S3.2", Error, "bought card not in hand", "buying plays a goods card from the hand"},
    {S302cTooDear, "S302c", "S3.2", Error, "price not affordable", "buying costs the card's buy price"},
    {S303aNotGoods, "S303a", "S3.3", Error, "no goods card sold", "selling plays a goods card from the hand"},
    {S303bNotInHand, "S303b", "S3.3", Error, "sold card not in hand", "selling plays a goods card from the hand"},
    {S303cNoGoods, "S303c", "S3.3", Error, "goods not in the hold", "selling takes the card's goods out of the hold"},
    {S304aNotEquipment, "S304a", "S3.4", Error, "no equipment installed",
     "installing puts an equipment card from the hand into play"},
    {S304bNotInHand, "S304b", "S3.4", Error, "installed card not in hand",
     "installing puts an equipment card from the hand into play"},
    {S304cTooMany, "S304c", "S3.4", Error, "too much equipment", "a player has at most 3 equipment cards in play"},
    {S305aNotInPlay, "S305a", "S3.5", Error, "equipment not in play",
     "activating uses an equipment card that its player has in play"},
    {S305bActivatedBefore, "S305b", "S3.5", Error, "activated before", "an equipment card is activated once a turn"},
    {S305cNoEffect, "S305c", "S3.5", Error, "nothing to activate", "a card without an effect cannot be activated"},
    {S305dTooDear, "S305d", "S3.5", Error, "activation not affordable", "activating costs the card's cost"},
    {S305eNoTarget, "S305e", "S3.5", Error, "activated without a target", "an effect that names a player needs one"},
    {S305fWrongTarget, "S305f", "S3.5", Error, "activated against the wrong player",
     "an effect is used against a player that its text allows, and that is not immune"},
    {S305gNeedlessTarget, "S305g", "S3.5", Error, "activation needs no target",
     "only an effect that names a player has a target"},
    {S305hChoiceNotThere, "S305h", "S3.5", Error, "choice of an activation not there",
     "what is chosen is there: in that hand, in that hold, or in play"},
    {S306aNotPlayable, "S306a", "S3.6", Error, "not a card to play",
     "espionage and support are played in one's own turn"},
    {S306bNotInHand, "S306b", "S3.6", Error, "played card not in hand",
     "espionage and support are played from the hand"},
    {S306cNoTarget, "S306c", "S3.6", Error, "played without a target", "a card that names a player needs one"},
    {S306dWrongTarget, "S306d", "S3.6", Error, "played against the wrong player",
     "a card is played against a player that its text allows, and that is not immune"},
    {S306eNeedlessTarget, "S306e", "S3.6", Error, "card needs no target",
     "only a card that names a player has a target"},
    {S306fChoiceNotThere, "S306f", "S3.6", Error, "choice of a card not there",
     "what is chosen is there: in that hand, in that hold, or in play"},
    {S401aBystander, "S401a", "S4.1", Error, "defence by a bystander",
     "a defence counters an action aimed at its player, by that player only"},
    {S401bNotInHand, "S401b", "S4.1", Error, "defence not in hand", "a defence is played from the hand"},
    {S401cNoResponse, "S401c", "S4.1", Error, "not a response",
     "defence cards, SSDs and cards for an opponent's turn answer an action"},
    {S401dChoiceNotThere, "S401d", "S4.1", Error, "choice of a response not there",
     "what is chosen is there: in that hand, in that hold, or in play"},
    {S402NoSuchGoods, "S402", "S4.2", Error, "dropped goods not there", "goods are dropped from one's own hold"},
    {S403NotInPlay, "S403", "S4.3", Error, "scrapped equipment not there",
     "equipment is scrapped that its player has in play"},
    {S502aNeverBlocked, "S502a", "S5.2", Error, "cannot be blocked",
     "no response blocks buying, selling, dropping or scrapping"},
    {S502bNotInHand, "S502b", "S5.2", Error, "SSD not in hand", "an SSD is played from the hand"},
    {S504DrewThoughBlocked, "S504", "S5.4", Error, "drawn though blocked",
     "nothing of a blocked action is carried out"},
    {S505aNotTargeted, "S505a", "S5.5", Error, "not aimed at anyone",
     "only an action that names another player can be blocked"},
    {S505bNotBlockable, "S505b", "S5.5", Error, "not blockable", "a card marked `blockable: false` cannot be blocked"},
    {S506aProtectedBefore, "S506a", "S5.6", Error, "protected before", "a response needs something to block"},
    {S506bNotAimedAt, "S506b", "S5.6", Error, "protects nobody",
     "a response protects a player whom the action is aimed at"},
    {S506cDefenceForOther, "S506c", "S5.6", Error, "defence for another",
     "a defence card protects the player who plays it"},
    {S508aOwnAction, "S508a", "S5.8", Error, "response to oneself",
     "the acting player does not respond to their own action"},
    {S508bResponseNotBlockable, "S508b", "S5.8", Error, "response to a response",
     "a response is blocked only by a card with `blocks: responses`"},
    {S602aOutOfOrder, "S602a", "S6.2", Error, "last turns out of order",
     "after the trigger every other player has one last turn, in seat order"},
    {S602bAfterEnd, "S602b", "S6.2", Error, "after the end", "no turn follows the last turns"},
    {S605Incomplete, "S605", "S6.5", Note, "play goes on",
     "a record that stops while the game goes on is legal and incomplete"},
    {S606HasLeft, "S606", "S6.6", Error, "player has left", "a player who left has no further turn and is no target"},
    {S700aNeedlessTarget, "S700a", "S7", Error, "action needs no target",
     "only an effect that names a player has a target"},
    {S700bNeedlessChoice, "S700b", "S7", Error, "choice not asked for",
     "choices are listed only where a step of the effect asks for them"},
    {S700cNumberChosen, "S700c", "S7", Error, "number of choices",
     "a list of choices has exactly as many entries as the step moves"},
    {S700dCardTwice, "S700d", "S7", Error, "card declared twice", "every id of a deck is declared once"},
    {S700eOutOfRange, "S700e", "S7", Error, "number out of range",
     "amounts, prices and copies of a deck are in range; copies are at least 1"},
    {S700fStepDoesNotFit, "S700f", "S7", Error, "step does not fit", "a step fits the kind and the target of its card"},
    {S700gNothingToBlock, "S700g", "S7", Error, "block without an action",
     "`block` stands on cards that answer an action"},
    {S700hTooFewCards, "S700h", "S7", Error, "too few cards", "a deck has enough cards for the hands"},
    {S800aNotInPile, "S800a", "S8", Error, "card cannot be in the pile",
     "every card is in exactly one place; a card is drawn from the draw pile"},
    {S800bNotNext, "S800b", "S8", Error, "not the next card", "cards are drawn in the order of the draw pile"},
    {S800cSeenElsewhere, "S800c", "S8", Error, "all copies elsewhere",
     "there are never more cards of an id than its copies"},
    {S800dSetupCopies, "S800d", "S8", Error, "more cards than copies",
     "there are never more cards of an id than its copies"},
    {S800eSetupPile, "S800e", "S8", Error, "pile does not match",
     "the draw pile holds all cards of the deck that are in no hand"},
    {S800fOutcomeFromNothing, "S800f", "S8", Error, "outcome from nothing",
     "a recorded outcome makes nothing from nothing"},
    {S800gReshuffleList, "S800g", "S8", Error, "reshuffle does not match",
     "the new draw pile is exactly the discard pile"},
    {S800hStepCap, "S800h", "S8", Error, "too many steps", "an action carries out at most 1,000 steps"},

    {C601Winner, "C601", "D6.4", Error, "false winner", kClaimRule},
    {C602How, "C602", "D6.4", Error, "false way of ending", kClaimRule},
    {C603Conditions, "C603", "D6.4", Error, "false conditions", kClaimRule},
    {C604Score, "C604", "D6.2", Error, "false score",
     "a score is the galaxies minus the black holes on a player's colour"},
    {C605MoveNumber, "C605", "", Error, "false move number", "a move's number is its place in the list of moves"},
    {C606Hash, "C606", "", Error, "false position hash", "a hash claims the position after its move"},
    {C607NotWon, "C607", "D6.4", Error, "claimed end not reached",
     "a winner or a way of ending is claimed while the game goes on"},
    {C611Winner, "C611", "S6.3", Error, "false winner",
     "most credits win; on a tie the player who triggered the end, or else all who are tied"},
    {C612Credits, "C612", "S6.3", Error, "false credits", "what a result claims is compared with what the turns give"},
    {C613TriggeredBy, "C613", "S6.1", Error, "false trigger", "the first player to have 50 credits triggers the end"},
    {C614NotEnded, "C614", "S6.5", Error, "claimed end not reached",
     "a winner or a trigger is claimed while the game goes on"},
    {C615How, "C615", "S6.5", Error, "not broken off", "a game that came to its end was not broken off"},
    {C616AfterCredits, "C616", "S8", Error, "false credits after a turn",
     "credits move only through rules and effects"},
    {C617AfterGoods, "C617", "S8", Error, "false number of goods", "goods come and go only through rules and effects"},
    {C618AfterHold, "C618", "S8", Error, "false hold", "goods come and go only through rules and effects"},
    {C619AfterHand, "C619", "S8", Error, "false hand", "every card is in exactly one place"},
    {C620AfterEquipment, "C620", "S8", Error, "false equipment", "every card is in exactly one place"},
    {C621Reshuffle, "C621", "S2.4", Error, "no reshuffle",
     "the discard pile is reshuffled when a card must be drawn and the pile is empty"},
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
