#include "core/duel/game.hpp"

#include <algorithm>

namespace orion::duel {

namespace {

bool all_tiles_are_placed(const Position& position) noexcept {
  return position.stock.blue.empty() && position.stock.orange.empty();
}

}  // namespace

std::optional<Colour> higher_token_score(const Position& position) noexcept {
  const int blue = token_score(position, Colour::Blue);
  const int orange = token_score(position, Colour::Orange);
  if (blue == orange) return std::nullopt;
  return blue > orange ? Colour::Blue : Colour::Orange;
}

Game::Game(const Position& start, const Options& options) : position_{start}, options_{options} {
  if (all_tiles_are_placed(position_)) judge_conditions();
  begin_turn(position_.to_move);
}

MoveVerdict Game::play(const Placement& placement, Ruling ruling, AfterIllegal after) {
  MoveVerdict verdict{Effect::Applied, ending_.has_value(), violations(position_, options_, placement)};
  if (verdict.after_end) {
    std::erase_if(verdict.violations, [](const auto& each) { return each.fault == PlacingFault::WrongPlayer; });
  }
  if (ruling == Ruling::Withdrawn) {
    verdict.effect = Effect::Withdrawn;
    return verdict;
  }
  if (verdict.irregular()) {
    if (ruling != Ruling::Stands || !is_physically_possible(position_, placement)) {
      verdict.effect = Effect::Refused;
      if (after == AfterIllegal::Skip && !ending_) begin_turn(opponent(placement.owner()));
      return verdict;
    }
    verdict.effect = Effect::Stood;
    ending_.reset();  // the ruling lets play go on; whether it is at its end is judged anew
  }
  lay(position_, placement);
  after_placement(placement.owner());
  return verdict;
}

// D6.1, in its order.
void Game::after_placement(Colour mover) {
  judge_conditions();
  begin_turn(opponent(mover));
}

// D5.5
void Game::judge_conditions() {
  const auto reached = instances(position_);
  const int blue = reached.blue.counted(options_.count).total();
  const int orange = reached.orange.counted(options_.count).total();
  if (blue != orange) ending_ = Ending{How::Conditions, blue > orange ? Colour::Blue : Colour::Orange};
}

void Game::begin_turn(Colour player) {
  position_.to_move = player;
  if (ending_) return;
  if (all_tiles_are_placed(position_)) {
    ending_ = Ending{How::TokenScore, higher_token_score(position_)};  // D6.2
    return;
  }
  // A player without tiles cannot place and does not lose by D3.2, which asks for tiles left: the turn is the other's.
  // Only a placed position or a ruling leads there.
  if (position_.stock[player].empty()) {
    position_.to_move = opponent(player);
    passed_over_ = true;
  }
  if (!has_legal_placement(position_, options_, position_.to_move)) {
    ending_ = Ending{How::NoPlacement, opponent(position_.to_move)};  // D3.2
  }
}

}  // namespace orion::duel
