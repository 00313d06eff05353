#pragma once

// The public codes of findings. A code is never renumbered and never reused: D405 is clause D4.5, a letter behind it
// tells apart several findings of one clause. Y1xx: the text is not acceptable YAML; R2xx: not a record, or a remark on
// one; D, S: the rules of the two games; C6xx: a claim.

#include <cstdint>
#include <span>
#include <string_view>

namespace orion::catalogue {

enum class Severity : std::uint8_t { Note, Warning, Error };

std::string_view word(Severity severity) noexcept;

enum class Code : std::uint8_t {
  // The text of a document.
  Y101Syntax,
  Y102InvalidUtf8,
  Y103ControlCharacter,
  Y104LoneCarriageReturn,
  Y105OtherEncoding,
  Y106Tab,
  Y107Directive,
  Y108Anchor,
  Y109Alias,
  Y110Tag,
  Y111MergeKey,
  Y112DuplicateKey,
  Y113MissingValue,
  Y114SecondDocument,
  Y115KeyNotText,
  Y116CommentInFlow,
  Y117ForbiddenCharacter,
  Y118TextCutByComment,
  Y121DocumentTooLarge,
  Y122TooDeep,
  Y123LineTooLong,
  Y124ScalarTooLong,
  Y125KeyTooLong,
  Y126TooManyEntries,
  Y127TooManyFindings,
  // The shape of a record.
  R201NoRecord,
  R202NotAMapping,
  R203NoKind,
  R204KindNotJudged,
  R205UnknownKey,
  R206MissingKey,
  R207WrongShape,
  R208UnknownWord,
  R209NewerFormat,
  R210BadNumber,
  R211BadSpace,
  R212BadPlacement,
  R213MovePlayer,
  R214BadClock,
  R215BadDate,
  R216TwoSetups,
  R217TooManyMoves,
  R218BadHash,
  R219SamePlayer,
  R220NotRecorded,
  R221EmptyText,
  R222UnknownPlayer,
  R223DeckNotFound,
  R224DeckUnusable,
  R225OtherDeck,
  R226WhichAction,
  R227BadDeckSha,
  R228BadCardId,
  // Remarks on a record.
  R231RulingStands,
  R232RulingImpossible,
  R233RulingWithdrawn,
  R234RulingNotNeeded,
  R235RestsOnUnseen,
  R236RestsOnRecorded,
  R240OtherRules,
  // Orion Duel.
  D105aMirroredBend,
  D105bMirroredBendPlaced,
  D201aGalaxiesTooClose,
  D201bGalaxyNumber,
  D201cGalaxySpaceTwice,
  D201dGalaxyOffBoard,
  D202aBlackHolesTooClose,
  D202bBlackHoleNearGalaxy,
  D202cBlackHoleNumber,
  D202dBlackHoleSpaceTwice,
  D202eBlackHoleOffBoard,
  D202fBlackHoleOnGalaxy,
  D202gBlackHolePlacer,
  D202hSamePlacer,
  D301WrongPlayer,
  D401OffBoard,
  D402Covered,
  D403aRepeatedSpace,
  D403bNotATile,
  D403cNoneLeft,
  D405TokenNotJoined,
  D603AfterEnd,
  D604Incomplete,
  // The Orion Station.
  S101HandSize,
  S102aOutOfOrder,
  S102bTooFewPlayers,
  S201aNumberDrawn,
  S201bKept,
  S201cDiscarded,
  S202TooManyActions,
  S301NumberDrawn,
  S302aNotGoods,
  S302bNotInHand,
  S302cTooDear,
  S303aNotGoods,
  S303bNotInHand,
  S303cNoGoods,
  S304aNotEquipment,
  S304bNotInHand,
  S304cTooMany,
  S305aNotInPlay,
  S305bActivatedBefore,
  S305cNoEffect,
  S305dTooDear,
  S305eNoTarget,
  S305fWrongTarget,
  S305gNeedlessTarget,
  S305hChoiceNotThere,
  S306aNotPlayable,
  S306bNotInHand,
  S306cNoTarget,
  S306dWrongTarget,
  S306eNeedlessTarget,
  S306fChoiceNotThere,
  S401aBystander,
  S401bNotInHand,
  S401cNoResponse,
  S401dChoiceNotThere,
  S402NoSuchGoods,
  S403NotInPlay,
  S502aNeverBlocked,
  S502bNotInHand,
  S504DrewThoughBlocked,
  S505aNotTargeted,
  S505bNotBlockable,
  S506aProtectedBefore,
  S506bNotAimedAt,
  S506cDefenceForOther,
  S508aOwnAction,
  S508bResponseNotBlockable,
  S602aOutOfOrder,
  S602bAfterEnd,
  S605Incomplete,
  S606HasLeft,
  S700aNeedlessTarget,
  S700bNeedlessChoice,
  S700cNumberChosen,
  S700dCardTwice,
  S700eOutOfRange,
  S700fStepDoesNotFit,
  S700gNothingToBlock,
  S700hTooFewCards,
  S800aNotInPile,
  S800bNotNext,
  S800cSeenElsewhere,
  S800dSetupCopies,
  S800eSetupPile,
  S800fOutcomeFromNothing,
  S800gReshuffleList,
  S800hStepCap,
  // Claims.
  C601Winner,
  C602How,
  C603Conditions,
  C604Score,
  C605MoveNumber,
  C606Hash,
  C607NotWon,
  C611Winner,
  C612Credits,
  C613TriggeredBy,
  C614NotEnded,
  C615How,
  C616AfterCredits,
  C617AfterGoods,
  C618AfterHold,
  C619AfterHand,
  C620AfterEquipment,
  C621Reshuffle,
};

/// What stands in the catalogue under a code. All texts have static storage.
struct CodeEntry {
  Code code;
  std::string_view id;      ///< as printed, e.g. "D405"
  std::string_view clause;  ///< e.g. "D4.5"; empty where no clause of a game stands behind it
  Severity severity;        ///< unless the caller of the program asks for another
  std::string_view title;   ///< a few words
  std::string_view rule;    ///< one sentence: what holds, in the rulebook's terms
};

const CodeEntry& entry(Code code) noexcept;

/// All entries, in the order of the enumeration.
std::span<const CodeEntry> entries() noexcept;

}  // namespace orion::catalogue
