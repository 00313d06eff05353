#pragma once

// A record of a set as the set knows it: small, and without its document.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/verdict.hpp"
#include "records/text/lines.hpp"
#include "records/text/splitter.hpp"

namespace orion::judge {

/// Half a SHA-256: enough to tell records apart, and small, since a set keeps one of every record.
using Print = std::array<std::uint8_t, 16>;
Print print_of(std::string_view bytes);

/// A text of the record, and where in its file.
struct SaidAt {
  std::string text;
  text::LineColumn at;
};

struct SetPlayer {
  std::string name;
  std::string id;  ///< empty: none is recorded
  text::LineColumn at;
};

/// What tells a record from others: its bytes, and its id.
struct SetIdentity {
  Print content{};
  std::string id;       ///< empty: none is recorded
  text::LineColumn at;  ///< of the id, or of the record
};

/// What a game of a match says of its round.
struct RoundOfGame {
  SaidAt round;
  std::string path;  ///< of its file, from the folder of the match; empty: it stands in the match
};

struct SetRecord {
  std::size_t number = 1;  ///< of the document within its file
  std::size_t line = 1;    ///< of its file: where the record begins
  read::DocumentKind kind = read::DocumentKind::None;
  std::string_view game;  ///< "orion-duel", "orion-station", or empty
  Status status = Status::Unreadable;
  bool complete = false;
  bool is_ours = true;                  ///< it is a record, or would be if it could be read
  std::vector<SetIdentity> identities;  ///< its own, then those of the games of a match
  std::vector<SetPlayer> players;       ///< by seat: blue and orange, the turn order, the order of a match
  std::optional<std::size_t> galaxy_placer;
  std::optional<std::vector<std::size_t>> winners;  ///< `winners_of` its verdict
  std::vector<std::size_t> places;                  ///< by seat, from 1; equal places are shared; only with `winners`
  std::string why;                                  ///< there are no winners, or it is a match with a fault
  std::optional<std::vector<std::size_t>> claimed;  ///< who won by the result's word
  std::optional<std::size_t> offender;
  std::optional<SaidAt> event;
  std::optional<SaidAt> date;
  std::optional<SaidAt> round;
  std::vector<RoundOfGame> rounds_of_games;  ///< of a match
};

/// @pre the verdict of a game was made with `Settings::keep_set_facts`
SetRecord set_record_of(const Verdict& verdict, const text::RawDocument& document, std::size_t number);

/// What came of a game or match that is legal and complete: the seats of those who won, by the rules or, where play was
/// broken off, by the result's word; nobody: a tie. @return nullopt where that is not known for certain
std::optional<std::vector<std::size_t>> winners_of(const Verdict& verdict);

}  // namespace orion::judge
