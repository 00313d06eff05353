#include "core/tournament/results.hpp"

#include <algorithm>

namespace orion::tournament {

namespace {

void add_places(std::span<Seat> seats) {
  if (std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.place > 0; })) return;
  for (Seat& seat : seats) {
    const auto ahead =
        std::count_if(seats.begin(), seats.end(), [&](const Seat& other) { return other.points > seat.points; });
    seat.place = static_cast<std::uint8_t>(ahead + 1);
  }
}

}  // namespace

void Results::add(Round round, How how, std::span<const Seat> seats) {
  const auto count = static_cast<std::uint32_t>(seats.size());
  // The seats of an encounter lie side by side, so within one piece.
  if (next_seat_ % kPiece + count > kPiece) next_seat_ += kPiece - next_seat_ % kPiece;
  if (next_seat_ / kPiece == seats_.size()) seats_.push_back(std::make_unique<std::array<Seat, kPiece>>());
  const auto stored = seats_[next_seat_ / kPiece]->begin() + next_seat_ % kPiece;
  std::copy(seats.begin(), seats.end(), stored);
  if (how == How::Played) add_places(std::span{stored, seats.size()});
  encounters_.push_back({next_seat_, round, how, static_cast<std::uint8_t>(count)});
  next_seat_ += count;
}

Encounter Results::operator[](std::size_t index) const noexcept {
  const Stored& stored = encounters_[index];
  const auto& piece = *seats_[stored.first_seat / kPiece];
  return {stored.round, stored.how, std::span{piece}.subspan(stored.first_seat % kPiece, stored.seats)};
}

}  // namespace orion::tournament
