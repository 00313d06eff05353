#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/tournament/results.hpp"
#include "records/judge/set_record.hpp"
#include "records/read/player.hpp"

namespace orion::judge {

/// Finds the players of a tournament by what its records call them.
class TournamentPlayers {
 public:
  /// @param players  must outlive this
  explicit TournamentPlayers(const std::vector<read::NamedPlayer>& players);

  /// By the id where both have one, else by the name, if one player alone has it.
  std::optional<tournament::Player> find(const SetPlayer& player) const;
  const std::string& name(tournament::Player player) const { return names_[player]; }
  const std::vector<std::string>& names() const noexcept { return names_; }
  /// Why a player was not found: "nobody is called so", with what it could be a slip of; without it where many were
  /// not found before, since a search through all the players is not worth its time where nobody reads what it finds.
  std::string why_not(const SetPlayer& player);

 private:
  /// Players of one name.
  struct Namesakes {
    tournament::Player first = 0;
    std::size_t number = 0;
  };
  const std::vector<read::NamedPlayer>& players_;
  std::vector<std::string> names_;
  std::unordered_map<std::string_view, Namesakes> by_name_;
  std::unordered_map<std::string_view, tournament::Player> by_id_;
  std::size_t searches_ = 0;  ///< for what a name could be a slip of
};

}  // namespace orion::judge
