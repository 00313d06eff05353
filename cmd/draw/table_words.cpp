#include "cmd/draw/table_words.hpp"

#include "cmd/format/format.hpp"
#include "records/counted.hpp"

namespace orion::cmd {

namespace {

void add(std::string& list, const std::string& name, std::int64_t times) {
  if (times == 0) return;
  list += (list.empty() ? "" : ", ") + printable(name);
  if (times > 1) list += " " + std::to_string(times);
}

std::string equipment_words(const std::vector<EquipmentScene>& equipment) {
  std::string list;
  for (const EquipmentScene& each : equipment) {
    add(list, each.name, 1);
    if (each.activated) list += " (activated)";
  }
  return list.empty() ? "none" : list;
}

}  // namespace

std::string counts_words(const std::vector<CountScene>& counts, std::int64_t unseen) {
  std::string list;
  for (const CountScene& each : counts) add(list, each.name, each.count);
  add(list, "unknown", unseen);
  return list.empty() ? "none" : list;
}

std::vector<std::string> seat_lines(const SeatScene& seat) {
  if (seat.hand_alone && !seat.hand_known) return {"hand not recorded"};
  if (seat.hand_alone) return {"hand " + std::to_string(seat.hand_size) + ": " + counts_words(seat.hand, seat.unseen)};
  std::vector<std::string> lines;
  if (seat.left) return lines;
  lines.push_back("hold " + std::to_string(seat.goods) + " of " + std::to_string(seat.goods_limit) + ": " +
                  counts_words(seat.hold));
  lines.push_back("hand " + std::to_string(seat.hand_size) + ": " + counts_words(seat.hand, seat.unseen));
  lines.push_back("in play " + std::to_string(seat.equipment.size()) + " of " + std::to_string(seat.equipment_limit) +
                  ": " + equipment_words(seat.equipment));
  if (seat.skips > 0) lines.push_back("to miss " + counted(seat.skips, "turn"));
  return lines;
}

std::vector<std::string> piles_lines(const TableScene& scene) {
  if (!scene.piles) return {};
  const PilesScene& piles = *scene.piles;
  std::string pile = "draw pile " + std::to_string(piles.pile);
  if (piles.next_card) pile += ", the next card is " + printable(*piles.next_card);
  return {pile, "discard pile " + std::to_string(piles.discard_size) + ": " +
                    counts_words(piles.discard, piles.discard_unseen)};
}

std::string table_words(const TableScene& scene) {
  std::string text = printable(scene.heading) + ".";
  for (const std::string& each : scene.remarks) text += " " + printable(each) + ".";
  for (const SeatScene& seat : scene.seats) {
    text += " " + printable(seat.name) + ":";
    if (!seat.hand_alone) text += " " + counted(seat.credits, "credit") + (seat.left ? ", has left" : "");
    for (const std::string& line : seat_lines(seat)) text += "; " + line;
    text += ".";
  }
  for (const std::string& line : piles_lines(scene)) text += " " + line + ".";
  for (const std::string& line : scene.state) text += " " + printable(line) + ".";
  for (const std::string& line : scene.reasons) text += " " + printable(line) + ".";
  return text;
}

}  // namespace orion::cmd
