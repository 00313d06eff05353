#pragma once

// A record of The Orion Station as typed values, each with its place. Texts live as long as the document's bytes and
// its tree. Cards stand by their names: which card of which deck a name means is told when the deck is known.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/station/options.hpp"
#include "core/station/turn.hpp"
#include "records/read/deck.hpp"
#include "records/read/event.hpp"
#include "records/read/fields.hpp"
#include "records/read/player.hpp"
#include "records/read/ruling.hpp"
#include "records/read/station_rules.hpp"
#include "records/station_words.hpp"

namespace orion::read {

/// A list of cards, goods or equipment as written.
struct WrittenList {
  Span key;
  Span span;
  std::vector<Text> items;
};

/// One entry of an `outcome`, what became of a card that the deck marks `as-recorded`. An entry says one thing, in the
/// words of the deck's steps, and whom it happens to: `{player: Ada, gain: 3}`, `lose: 2`, `draw: [relay]`, `discard:
/// […]`, `load: […]`, `unload: […]`, `scrap-equipment: […]`, `extra-actions: 1`, `skip-turn: true`, `extra-turn: true`;
/// or what passes from that player to another: `{player: Ada, give: 2, to: Ben}`, `give-cards: […]`, `give-goods: […]`,
/// `give-equipment: […]`.
struct WrittenOutcome {
  Span span;
  station::OutcomeKind kind{};
  Span key;
  WrittenPlayer player;
  std::optional<WrittenPlayer> to;
  Spanned<int> number{};  ///< credits, actions
  WrittenList list;       ///< cards or goods
};

/// A list of choices, direct or from `choices`.
struct WrittenChoice {
  station::ChoiceKey key{};
  std::optional<Spanned<int>> step;
  std::optional<WrittenPlayer> player;
  WrittenList list;  ///< not for an outcome
  std::vector<WrittenOutcome> outcome;
};

struct WrittenResponse {
  Span span;
  WrittenPlayer player;
  Text card{};
  std::optional<WrittenPlayer> protects;
  std::vector<WrittenChoice> choices;
  std::vector<WrittenResponse> responses;
};

/// `ruling: {decision: stands, by: …, reason: …}`
enum class StationRuling : std::uint8_t { Stands, Withdrawn };
using WrittenStationRuling = RulingOf<StationRuling>;

struct WrittenAction {
  Span span;  ///< of the whole entry
  station::ActionKind kind{};
  Span key;                  ///< of the kind: `buy`
  std::optional<Text> card;  ///< not for `drop`, nor for `draw: []`
  WrittenList list;          ///< `draw: []` or `draw: [id]`, `drop`: what is listed
  std::optional<Spanned<bool>> activate;
  std::optional<WrittenPlayer> target;
  std::vector<WrittenChoice> choices;
  std::vector<WrittenResponse> responses;
  std::optional<WrittenStationRuling> ruling;
  std::optional<Text> note;
};

/// Claims in `after` about one player.
struct WrittenAfter {
  WrittenPlayer player;
  std::optional<Spanned<int>> credits;
  std::optional<Spanned<int>> goods;
  std::optional<WrittenList> hold;
  std::optional<Spanned<int>> hand_size;  ///< `hand`, a number
  std::optional<WrittenList> hand;        ///< `hand`, a list
  std::optional<WrittenList> equipment;
};

struct WrittenReshuffle {
  Span key;
  Span span;
  bool noted = false;               ///< `reshuffle: true`
  std::vector<WrittenList> orders;  ///< else: the new piles, a list each
};

struct StationTurn {
  Span span;            ///< of the whole entry
  bool leaves = false;  ///< `- leaves: Ben`
  WrittenPlayer player;
  std::optional<WrittenList> draw;
  std::optional<WrittenList> keep;
  std::optional<WrittenList> discard;
  std::vector<WrittenAction> actions;
  std::vector<WrittenAfter> after;
  std::optional<WrittenReshuffle> reshuffle;
  std::optional<Text> hash;
  std::optional<WrittenStationRuling> ruling;
  std::optional<Text> note;
};

/// How play was broken off (D6.4, S6.5).
enum class StationHow : std::uint8_t { Resignation, Time, Agreement, Forfeit, Adjudication, Unfinished };
using orion::word;  // the words of the rules' values beside those of results
std::string_view word(StationHow how) noexcept;

struct StationResult {
  Span span;
  struct Winner {
    Span span;
    std::vector<WrittenPlayer> players;  ///< empty: `none`
  };
  std::optional<Winner> winner;
  std::optional<Spanned<StationHow>> how;
  struct Credits {
    WrittenPlayer player;
    Spanned<int> number;
  };
  std::vector<Credits> credits;
  std::optional<WrittenPlayer> triggered_by;
};

/// The value of `deck`.
struct WrittenDeck {
  Span span;
  std::string_view name;  ///< of a file, or of a built-in deck; empty for an inline one
  std::optional<StationDeck> inline_deck;
  std::optional<Text> sha256;  ///< `deck-sha256`
};

struct StationSetup {
  Span key;
  std::vector<std::optional<WrittenList>> hands;  ///< a player each
  std::optional<WrittenList> pile;
};

struct StationRecord {
  Span game_key;
  std::optional<Text> id;
  std::optional<Event> event;
  std::optional<Text> note;
  station::Options rules;
  std::optional<WrittenDeck> deck;
  std::vector<NamedPlayer> players;  ///< in turn order
  StationSetup setup;
  Span turns_key;
  std::vector<StationTurn> turns;
  std::optional<StationResult> result;

  /// How a player is called in messages: the name, with the id where two share it.
  std::string name(std::size_t seat) const;
};

inline constexpr std::size_t kMostTurns = 4096;
inline constexpr std::size_t kMostPlayers = 16;

/// Reads the mapping of a document whose `game` is orion-station.
/// Errors: reported in `context`; the record is whole only where nothing of error severity was.
StationRecord read_station_record(const Context& context, const Node& root);

/// `Ada: {buy: ore}` or `{player: Ada, buy: ore}` or `buy: ore`: an action as a document of its own, of a player of
/// `record`. @return nullopt where it is none, which is reported.
struct AskedAction {
  std::optional<WrittenPlayer> player;
  WrittenAction action;
};
std::optional<AskedAction> read_asked_action(const Context& context, const Node& root, const StationRecord& record);

/// A list of cards, goods or equipment. One that is not there: Foreign, nullopt. `unknown`: unseen.
station::CardRef card_of(const StationDeck& deck, std::string_view id);
station::GoodRef good_of(const StationDeck& deck, std::string_view good);
std::vector<station::CardRef> cards_of(const StationDeck& deck, const WrittenList& list);
std::vector<station::GoodRef> goods_of(const StationDeck& deck, const WrittenList& list);
/// An action with its cards looked up in a deck. Lists keep their order, so that a fault's place can be found again.
station::Action action_of(const StationDeck& deck, const WrittenAction& action);

}  // namespace orion::read
