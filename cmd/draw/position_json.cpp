#include "cmd/draw/position_json.hpp"

#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr int kSchemaVersion = 1;

template <class T>
Json word_or_null(const std::optional<T>& value) {
  return value ? Json(word(*value)) : Json(nullptr);
}

Json head(std::string_view game, const std::string& id, const std::string& where, const Json& rules) {
  return {{"type", "position"}, {"schema_version", kSchemaVersion}, {"tool", tool_json()},
          {"game", game},       {"id", text_or_null(id)},           {"where", where},
          {"rules", rules}};
}

Json space_json(const SpaceScene& space) {
  Json token = nullptr;
  if (space.token) token = *space.token == duel::TokenKind::Galaxy ? "galaxy" : "black-hole";
  return {{"space", space.space.label()},     {"hexagon", word_or_null(space.hexagon)},
          {"token", std::move(token)},        {"tile", space.tile ? Json(*space.tile) : Json(nullptr)},
          {"placed_last", space.placed_last}, {"asked", space.asked},
          {"at_fault", space.at_fault},       {"chains", space.chains}};
}

Json hexagons_json(const std::vector<HexagonScene>& hexagons) {
  Json list = Json::array();
  for (const HexagonScene& each : hexagons)
    list.push_back({{"space", each.space.label()}, {"colour", word(each.colour)}});
  return list;
}

Json tile_json(const TileScene& tile) {
  return {{"owner", word(tile.owner)},
          {"kind", word_or_null(tile.kind)},
          {"move", tile.move},
          {"hexagons", hexagons_json(tile.hexagons)}};
}

Json side_json(duel::Side side) {
  Json spaces = Json::array();
  for (const duel::Space space : duel::spaces_of(side)) spaces.push_back(space.label());
  const auto index = static_cast<std::size_t>(side);
  const duel::Side opposite = duel::kSides[index % 2 == 0 ? index + 1 : index - 1];
  return {{"side", word(side)}, {"name", title(side)}, {"opposite", word(opposite)}, {"spaces", std::move(spaces)}};
}

Json chain_json(const ChainScene& chain, const std::string& words) {
  Json steps = Json::array();
  for (const auto& [from, to] : chain.steps) steps.push_back({from.label(), to.label()});
  return {{"evidence", evidence_json(chain.evidence)}, {"steps", std::move(steps)}, {"words", words}};
}

Json player_json(const PlayerScene& player) {
  Json stock = Json::object();
  for (const duel::TileKind kind : duel::kTileKinds) stock[std::string{word(kind)}] = player.stock.left(kind);
  return {{"name", text_or_null(player.name)},
          {"stock", std::move(stock)},
          {"reached", conditions_json(player.reached)},
          {"token_score", player.token_score}};
}

Json question_json(const QuestionScene& question) {
  return {{"move", question.move},
          {"owner", word(question.owner)},
          {"hexagons", hexagons_json(question.hexagons)},
          {"off_board", question.off_board},
          {"reasons", question.reasons}};
}

Json counts_json(const std::vector<CountScene>& counts) {
  Json list = Json::array();
  for (const CountScene& each : counts) list.push_back({{"name", each.name}, {"count", each.count}});
  return list;
}

Json seat_json(const SeatScene& seat) {
  const auto known = [&seat](Json value) { return seat.hand_alone ? Json(nullptr) : std::move(value); };
  const bool hand_known = !seat.hand_alone || seat.hand_known;
  Json equipment = Json::array();
  for (const EquipmentScene& each : seat.equipment)
    equipment.push_back({{"name", each.name}, {"activated", each.activated}});
  return {{"name", seat.name},
          {"credits", known(seat.credits)},
          {"hold", known(counts_json(seat.hold))},
          {"goods", known(seat.goods)},
          {"goods_limit", known(seat.goods_limit)},
          {"hand", hand_known ? counts_json(seat.hand) : Json(nullptr)},
          {"hand_unseen", hand_known ? Json(seat.unseen) : Json(nullptr)},
          {"hand_size", hand_known ? Json(seat.hand_size) : Json(nullptr)},
          {"equipment", known(std::move(equipment))},
          {"equipment_limit", known(seat.equipment_limit)},
          {"turns_to_miss", seat.skips},
          {"left", seat.left},
          {"acting", seat.acting},
          {"winner", seat.winner}};
}

Json piles_json(const PilesScene& piles) {
  return {{"draw", piles.pile},
          {"next_card", piles.next_card ? Json(*piles.next_card) : Json(nullptr)},
          {"discard", counts_json(piles.discard)},
          {"discard_unseen", piles.discard_unseen},
          {"discard_size", piles.discard_size}};
}

}  // namespace

Json position_json(const BoardScene& scene, const Json& rules) {
  Json json = head("orion-duel", scene.id, scene.where, rules);
  for (const SpaceScene& space : scene.spaces) json["spaces"].push_back(space_json(space));
  for (const duel::Side side : duel::kSides) json["sides"].push_back(side_json(side));
  json["tiles"] = Json::array();
  for (const TileScene& tile : scene.tiles) json["tiles"].push_back(tile_json(tile));
  json["chains"] = Json::array();
  for (std::size_t index = 0; index < scene.chains.size(); ++index)
    json["chains"].push_back(chain_json(scene.chains[index], scene.chain_words[index]));
  json["players"] = {{"blue", player_json(scene.players.blue)}, {"orange", player_json(scene.players.orange)}};
  json["to_move"] = word_or_null(scene.to_move);
  json["outcome"] = scene.outcome ? outcome_json(*scene.outcome) : Json(nullptr);
  json["broken_off"] = scene.broken_off ? broken_off_json(*scene.broken_off) : Json(nullptr);
  json["state"] = text_or_null(scene.state);
  json["question"] = scene.question ? question_json(*scene.question) : Json(nullptr);
  json["remarks"] = scene.remarks;
  json["position_hash"] = text_or_null(scene.position_hash);
  return json;
}

Json position_json(const TableScene& scene, const Json& rules) {
  std::vector<std::string> players;
  for (const SeatScene& seat : scene.seats) players.push_back(seat.name);
  Json json = head("orion-station", scene.id, scene.where, rules);
  json["players"] = Json::array();
  for (const SeatScene& seat : scene.seats) json["players"].push_back(seat_json(seat));
  json["piles"] = scene.piles ? piles_json(*scene.piles) : Json(nullptr);
  json["in_turn"] = scene.in_turn;
  json["actions"] = scene.in_turn ? Json(scene.actions) : Json(nullptr);
  json["action_limit"] = scene.in_turn ? Json(scene.action_limit) : Json(nullptr);
  json["triggered_by"] = scene.triggered_by ? Json(players[*scene.triggered_by]) : Json(nullptr);
  json["trigger_turn"] = scene.triggered_by ? Json(scene.trigger_turn) : Json(nullptr);
  json["outcome"] = scene.outcome ? outcome_json(*scene.outcome, players) : Json(nullptr);
  json["broken_off"] = scene.broken_off ? broken_off_json(*scene.broken_off) : Json(nullptr);
  json["state"] = scene.state;
  json["reasons"] = scene.reasons;
  json["remarks"] = scene.remarks;
  json["target"] = scene.target;
  json["credits"] = Json::array();
  for (const CreditsPoint& point : scene.credits)
    json["credits"].push_back({{"turn", point.turn}, {"within", point.within}, {"credits", point.credits}});
  json["position_hash"] = text_or_null(scene.position_hash);
  return json;
}

}  // namespace orion::cmd
