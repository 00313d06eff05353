#pragma once

// Turns and actions of a Station record on one line: in the words of the format, or as a key. Two keys are equal where
// the rules see no difference: lists are sorted, what may be left out is there, and players are called by their places.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/read/station_record.hpp"

namespace orion::judge {

enum class TurnForm : std::uint8_t { Words, Key };

/// Whether it counts in which order cards were drawn: where the order of the draw pile is recorded.
enum class DrawOrder : std::uint8_t { Open, Counts };

class StationTurnText {
 public:
  /// @param deck     null where there is none
  /// @param players  what they are called
  StationTurnText(TurnForm form, const read::StationDeck* deck, std::vector<std::string> players, DrawOrder order)
      : form_{form}, deck_{deck}, players_{std::move(players)}, ordered_{order == DrawOrder::Counts} {}

  /// "turn of Ada", "Ben leaves"
  std::string who(const read::StationTurn& turn) const;
  /// "draw: [grain, decoy], keep: [grain]"
  /// @param nothing_due  what is not recorded of it is nothing
  std::string draw(const read::StationTurn& turn, bool nothing_due) const;
  /// "play: sabotage, target: Ben, equipment: [relay]"
  /// @param actor  whose turn it is
  std::string action(const read::WrittenAction& action, std::size_t actor) const;
  /// The orders of new piles.
  std::string reshuffle(const read::StationTurn& turn) const;

  const std::string& player(std::size_t seat) const { return players_[seat]; }
  bool is_key() const noexcept { return form_ == TurnForm::Key; }

 private:
  /// A card that is played or activated: whom it is aimed at, and who plays it.
  struct Event {
    const station::Card* card;  ///< null: not known
    std::size_t actor;
    std::optional<std::size_t> only_target;
    bool of_several;  ///< targets
  };
  std::string list(const std::vector<read::Text>& items, bool keeps_order) const;
  std::string choices(const std::vector<read::WrittenChoice>& written, const Event& event) const;
  std::string choice(const read::WrittenChoice& choice, const Event& event) const;
  std::string outcome(const std::vector<read::WrittenOutcome>& outcome) const;
  std::string responses(const std::vector<read::WrittenResponse>& written, const Event& event) const;
  std::string response(const read::WrittenResponse& response, const Event& event) const;
  const station::Card* card(std::string_view id) const;

  TurnForm form_;
  const read::StationDeck* deck_;
  std::vector<std::string> players_;
  bool ordered_;
};

/// ", ruling: stands", or nothing.
std::string ruling_text(const std::optional<read::WrittenStationRuling>& ruling);

}  // namespace orion::judge
