#include "core/tournament/results.hpp"

#include <algorithm>

namespace orion::tournament {

void Results::add(Round round, How how, std::span<const Seat> seats) {
  const auto count = static_cast<std::uint32_t>(seats.size());
  // The seats of an encounter lie side by side, so within one piece.
  if (next_seat_ % kPiece + count > kPiece) next_seat_ += kPiece - next_seat_ % kPiece;
  if (next_seat_ / kPiece == seats_.size()) seats_.push_back(std::make_unique<std::array<Seat, kPiece>>());
  std::copy(seats.begin(), seats.end(), seats_[next_seat_ / kPiece]->begin() + next_seat_ % kPiece);
  encounters_.push_back({next_seat_, round, how, static_cast<std::uint8_t>(count)});
  next_seat_ += count;
}

Encounter Results::operator[](std::size_t index) const noexcept {
  const Stored& stored = encounters_[index];
  const auto& piece = *seats_[stored.first_seat / kPiece];
  return {stored.round, stored.how, std::span{piece}.subspan(stored.first_seat % kPiece, stored.seats)};
}

}  // namespace orion::tournament
