#include "core/duel/placing.hpp"

#include <utility>

namespace orion::duel {

bool bend_has_the_printed_hand(const Options& options, const Placement& placement) noexcept {
  return options.bends == Bends::Either || !placement.mirrored();
}

bool player_is_to_move(const Position& before, const Placement& placement) noexcept {
  return before.to_move == placement.owner();
}

bool kind_is_in_stock(const Position& before, const Placement& placement) noexcept {
  return before.stock[placement.owner()].left(*placement.kind()) > 0;
}

bool token_is_joined(const Position& before, const Placement& placement, const Hexagon& hexagon) noexcept {
  if (!hexagon.space || !before.tokens().has(*hexagon.space)) return true;
  const BoardSet covered = before.covered();
  if (covered.has(*hexagon.space)) return true;  // D4.2's; the token there was tested when that tile came
  const BoardSet links = placement.of(hexagon.colour) - covered;
  const BoardSet chain = chain_from(BoardSet{*hexagon.space}, links);
  return chain.neighbours().meets(before.hexagons[hexagon.colour]);
}

bool tokens_are_joined(const Position& before, const Placement& placement) noexcept {
  if (!placement.spaces().meets(before.tokens())) return true;
  for (const Hexagon& hexagon : placement.hexagons()) {
    if (!token_is_joined(before, placement, hexagon)) return false;
  }
  return true;
}

namespace {

class Judge {
 public:
  Judge(const Position& before, const Options& options, const Placement& placement)
      : before_{before}, options_{options}, placement_{placement} {}

  Judge& hand() {
    if (!bend_has_the_printed_hand(options_, placement_)) whole(PlacingFault::MirroredBend);
    return *this;
  }
  Judge& turn() {
    if (!player_is_to_move(before_, placement_)) whole(PlacingFault::WrongPlayer);
    return *this;
  }
  Judge& board_and_tile() {
    if (placement_.off_board()) {
      hexagons(PlacingFault::OffBoard, [](const Hexagon& hexagon) { return !hexagon.space; });
    }
    if (const BoardSet covered = before_.covered(); !spaces_are_free(covered, placement_.spaces())) {
      hexagons(PlacingFault::Covered,
               [&](const Hexagon& hexagon) { return hexagon.space && covered.has(*hexagon.space); });
    }
    if (placement_.off_board()) return *this;  // D4.3 is judged only where D4.1 holds
    if (placement_.repeats_a_space()) {
      hexagons(PlacingFault::RepeatedSpace, [seen = BoardSet{}](const Hexagon& hexagon) mutable {
        const bool again = seen.has(*hexagon.space);
        seen.add(*hexagon.space);
        return again;
      });
    } else if (!placement_.kind()) {
      whole(PlacingFault::NotATile);
    } else if (!kind_is_in_stock(before_, placement_)) {
      whole(PlacingFault::NoneLeft);
    }
    return *this;
  }
  Judge& tokens() {
    if (!tokens_are_joined(before_, placement_)) {
      hexagons(PlacingFault::TokenNotJoined,
               [&](const Hexagon& hexagon) { return !token_is_joined(before_, placement_, hexagon); });
    }
    return *this;
  }
  std::vector<PlacingViolation> found() { return std::move(found_); }

 private:
  void whole(PlacingFault fault) {
    hexagons(fault, [](const Hexagon&) { return true; });
  }
  template <class Guilty>
  void hexagons(PlacingFault fault, Guilty guilty) {
    PlacingViolation violation{fault};
    std::size_t index = 0;
    for (const Hexagon& hexagon : placement_.hexagons()) violation.at[index++] = guilty(hexagon);
    found_.push_back(violation);
  }

  const Position& before_;
  const Options& options_;
  const Placement& placement_;
  std::vector<PlacingViolation> found_;
};

/// Calls `found` for each legal placement until it returns false.
template <class Found>
void for_each_legal(const Position& before, const Options& options, Colour player, Found found) {
  const PlacementTable& table = placement_table(player);
  const auto masks = table.masks();
  const BoardSet covered = before.covered();
  for (std::size_t index = 0; index < masks.size(); ++index) {
    if (!spaces_are_free(covered, masks[index])) continue;
    const Placement& placement = table.placements()[index];
    if (!kind_is_in_stock(before, placement) || !bend_has_the_printed_hand(options, placement)) continue;
    if (!tokens_are_joined(before, placement)) continue;
    if (!found(placement)) return;
  }
}

}  // namespace

std::vector<PlacingViolation> violations(const Position& before, const Options& options, const Placement& placement) {
  return Judge{before, options, placement}.hand().turn().board_and_tile().tokens().found();
}

std::vector<PlacingViolation> placed_violations(const Position& before, const Options& options,
                                                const Placement& placement) {
  return Judge{before, options, placement}.hand().board_and_tile().found();
}

std::vector<const Placement*> legal_placements(const Position& before, const Options& options, Colour player) {
  std::vector<const Placement*> legal;
  for_each_legal(before, options, player, [&](const Placement& placement) {
    legal.push_back(&placement);
    return true;
  });
  return legal;
}

bool has_legal_placement(const Position& before, const Options& options, Colour player) {
  bool any = false;
  for_each_legal(before, options, player, [&](const Placement&) {
    any = true;
    return false;
  });
  return any;
}

}  // namespace orion::duel
