#include "cmd/draw/credits_axis.hpp"

#include <algorithm>
#include <set>

namespace orion::cmd {

std::int64_t round_step(std::int64_t range, std::int64_t most) noexcept {
  std::int64_t step = 1;
  for (int count = 0; (range + step - 1) / step > most; ++count) step = count % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

std::int64_t most_credits(const TableScene& scene) noexcept {
  std::int64_t most = 1;
  for (const CreditsPoint& point : scene.credits) {
    for (const std::int64_t credits : point.credits) most = std::max(most, credits);
  }
  return most;
}

std::size_t last_turn(const TableScene& scene) noexcept {
  if (scene.credits.empty()) return 0;
  const CreditsPoint& last = scene.credits.back();
  return last.turn + (last.within ? 1 : 0);
}

std::vector<std::string> player_letters(const TableScene& scene) {
  std::vector<std::string> letters;
  std::set<std::string> different;
  for (const SeatScene& seat : scene.seats) {
    char letter = seat.name.empty() ? ' ' : seat.name.front();
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter < 'A' || letter > 'Z') break;
    letters.emplace_back(1, letter);
    different.insert(letters.back());
  }
  if (different.size() == scene.seats.size()) return letters;
  letters.clear();
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat)
    letters.emplace_back(1, static_cast<char>('A' + static_cast<int>(seat % 26)));
  return letters;
}

}  // namespace orion::cmd
