#include "cmd/draw/board_text.hpp"
#include "cmd/draw/scene_words.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/wrap.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kHang = 4;

std::string line(const std::string& text) { return wrapped("  " + text, kWidth, kHang); }

/// Each line of its own in red, so that no line is longer for it.
std::string red_line(const std::string& text, const Paint& paint) {
  std::string lines = line(text);
  std::string red;
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    red += paint.red(lines.substr(0, end)) + "\n";
    lines.erase(0, end + 1);
  }
  return red;
}

std::string player_text(const PlayerScene& player) {
  return line(player_words(player) + " has left: " + stock_words(player.stock)) +
         line(player_words(player) + " has reached: " + reached_words(player.reached) + "; token score " +
              std::to_string(player.token_score));
}

}  // namespace

std::string position_text(const BoardScene& scene, const Paint& paint) {
  std::string text = wrapped(printable(scene.heading), kWidth, kHang);
  for (const std::string& remark : scene.remarks) text += red_line(printable(remark), paint);
  text += board_text(scene, paint) + "\n" + board_legend(scene) + "\n";
  if (scene.bare) return text;
  text += player_text(scene.players.blue) + player_text(scene.players.orange);
  for (const std::string& chain : scene.chain_words) text += line(chain);
  if (scene.question) {
    text += red_line(question_words(*scene.question) + ":", paint);
    for (const std::string& reason : scene.question->reasons) text += wrapped("    " + printable(reason), kWidth, 6);
  }
  if (!scene.state.empty()) text += line(printable(scene.state));
  if (!scene.position_hash.empty()) text += line("position " + scene.position_hash);
  return text;
}

}  // namespace orion::cmd
