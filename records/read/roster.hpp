#pragma once

// The players of a record or a manifest, as the rest of it refers to them.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/read/player.hpp"

namespace orion::read {

/// Finds a player by id, or else by name.
class Roster {
 public:
  /// Where `players` could not be read whole, nobody is missed in it: that would say the same fault again and again.
  enum class Known : std::uint8_t { All, Some };

  /// @param players  in turn order; must outlive the roster
  Roster(const std::vector<NamedPlayer>& players, Known known);

  std::size_t size() const noexcept { return players_.size(); }
  /// Whether somebody is called so, without a word where nobody is.
  bool has(std::string_view called) const noexcept;
  /// @return nullopt where no player or more than one is called so, which is reported. @param node  a scalar
  std::optional<WrittenPlayer> find(const Context& context, const Node& node) const;
  /// The same where `node` may be anything. @param what  e.g. "`target`"
  std::optional<WrittenPlayer> read(const Context& context, const Node& node, std::string_view what) const;

 private:
  struct Called {
    std::string_view text;
    bool name = false;  ///< not an id
    std::size_t seat = 0;
    friend auto operator<=>(const Called&, const Called&) noexcept = default;
  };
  /// The first entry that is not less: a player with the id, or else one with the name.
  std::vector<Called>::const_iterator first_called(std::string_view text) const noexcept;
  /// Who was meant by a name that nobody has. @param findings  so many there are already
  std::string likely(std::string_view text, std::size_t findings) const;

  const std::vector<NamedPlayer>& players_;
  Known known_;
  std::vector<Called> called_;  ///< sorted
};

/// Players named so far in a list or mapping, where each may stand once.
class NamedOnce {
 public:
  /// @return whether the player is named for the first time; if not, that is reported
  bool add(const Context& context, const WrittenPlayer& player, std::string_view called);

 private:
  std::vector<WrittenPlayer> named_;
};

/// Reads a mapping of players to something: `{Ada: 15, Ben: 20}`. @param what  for messages: "`credits`"
/// @param read  called with a WrittenPlayer and the value's node
template <class Read>
void read_by_player(const Context& context, const Node& node, std::string_view what, const Roster& roster, Read read) {
  if (!expect(context, node, NodeKind::Mapping, what)) return;
  NamedOnce once;
  for (const Node* key = node.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text.starts_with("x-")) continue;
    const auto player = roster.find(context, *key);
    if (player && once.add(context, *player, key->text)) read(*player, *key, *key->next_sibling);
  }
}

}  // namespace orion::read
