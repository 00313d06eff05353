#include "cmd/draw/table_text.hpp"

#include "cmd/draw/table_words.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/wrap.hpp"
#include "records/counted.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kHang = 4;

std::string seat_text(const SeatScene& seat, const Paint& paint) {
  std::string head = paint.bold(printable(seat.name));
  if (!seat.hand_alone) head += ": " + counted(seat.credits, "credit") + (seat.left ? ", has left" : "");
  std::string text = head + "\n";
  for (const std::string& line : seat_lines(seat)) text += wrapped("  " + line, kWidth, kHang);
  return text;
}

}  // namespace

std::string table_text(const TableScene& scene, const Paint& paint) {
  std::string text;
  for (const SeatScene& seat : scene.seats) text += seat_text(seat, paint);
  for (const std::string& line : piles_lines(scene)) text += wrapped(line, kWidth, kHang);
  for (const std::string& line : scene.state) text += wrapped(printable(line), kWidth, kHang);
  return text;
}

std::string table_page_text(const TableScene& scene, const Paint& paint) {
  std::string text = wrapped(printable(scene.heading), kWidth, kHang);
  for (const std::string& remark : scene.remarks) text += wrapped("  " + printable(remark), kWidth, kHang);
  text += "\n" + table_text(scene, paint);
  for (const std::string& reason : scene.reasons) text += wrapped(printable(reason), kWidth, kHang);
  if (!scene.position_hash.empty()) text += "position " + scene.position_hash + "\n";
  const std::string plot = credits_text(scene);
  return plot.empty() ? text : text + "\n" + plot;
}

}  // namespace orion::cmd
