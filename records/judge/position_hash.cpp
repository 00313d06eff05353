#include "records/judge/position_hash.hpp"

#include "records/judge/sha256.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

void add_spaces(std::string& text, std::string_view name, const duel::BoardSet& spaces) {
  text += name;
  text += ':';
  for (const duel::Space space : spaces) {
    text += ' ';
    text += space.label();
  }
  text += '\n';
}

void add_stock(std::string& text, duel::Colour player, const duel::Stock& stock) {
  text += word(player);
  text += "-stock:";
  for (const duel::TileKind kind : duel::kTileKinds) {
    text += ' ';
    text += word(kind);
    text += ' ';
    text += std::to_string(stock.left(kind));
  }
  text += '\n';
}

}  // namespace

std::string canonical_text(const duel::Position& position) {
  std::string text = "orion-duel position 1\n";
  text.reserve(512);
  add_spaces(text, "galaxies", position.galaxies);
  add_spaces(text, "black-holes", position.black_holes);
  for (const duel::Colour colour : duel::kColours) add_spaces(text, word(colour), position.hexagons[colour]);
  for (const duel::Colour player : duel::kColours) add_stock(text, player, position.stock[player]);
  text += "to-move: ";
  text += word(position.to_move);
  text += '\n';
  return text;
}

std::string position_hash(const duel::Position& position) { return hash_of_text(canonical_text(position)); }

}  // namespace orion::judge
