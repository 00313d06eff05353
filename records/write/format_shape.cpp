#include "records/write/format_shape.hpp"

#include <array>

namespace orion::write {

namespace {

constexpr std::array kRecord{KeyShape{"game", Shape::Word},       KeyShape{"format", Shape::Word},
                             KeyShape{"id", Shape::Word},         KeyShape{"event", Shape::Event},
                             KeyShape{"rules", Shape::Rules},     KeyShape{"note", Shape::FreeText},
                             KeyShape{"players", Shape::Players}, KeyShape{"setup", Shape::Setup},
                             KeyShape{"moves", Shape::Moves},     KeyShape{"result", Shape::Result}};
constexpr std::array kEvent{KeyShape{"name", Shape::FreeText}, KeyShape{"site", Shape::FreeText},
                            KeyShape{"date", Shape::Word}, KeyShape{"round", Shape::FreeText},
                            KeyShape{"table", Shape::FreeText}};
constexpr std::array kRules{KeyShape{"base", Shape::Word}, KeyShape{"count", Shape::Word},
                            KeyShape{"bends", Shape::Word}};
constexpr std::array kPlayers{KeyShape{"blue", Shape::Player}, KeyShape{"orange", Shape::Player}};
constexpr std::array kPlayer{KeyShape{"name", Shape::FreeText}, KeyShape{"id", Shape::Word}};
constexpr std::array kSetup{KeyShape{"name", Shape::Word}, KeyShape{"galaxies", Shape::Tokens},
                            KeyShape{"black-holes", Shape::Tokens}, KeyShape{"start", Shape::Word},
                            KeyShape{"placed", Shape::PlacedList}};
constexpr std::array kTokens{KeyShape{"blue", Shape::Spaces}, KeyShape{"orange", Shape::Spaces}};
constexpr std::array kPlaced{KeyShape{"blue", Shape::Spaces}, KeyShape{"orange", Shape::Spaces},
                             KeyShape{"note", Shape::FreeText}};
constexpr std::array kMove{KeyShape{"blue", Shape::Spaces},  KeyShape{"orange", Shape::Spaces},
                           KeyShape{"move", Shape::Word},    KeyShape{"clock", Shape::Word},
                           KeyShape{"hash", Shape::Word},    KeyShape{"ruling", Shape::Ruling},
                           KeyShape{"note", Shape::FreeText}};
constexpr std::array kRuling{KeyShape{"decision", Shape::Word}, KeyShape{"by", Shape::FreeText},
                             KeyShape{"reason", Shape::FreeText}};
constexpr std::array kResult{KeyShape{"winner", Shape::Word}, KeyShape{"how", Shape::Word},
                             KeyShape{"conditions", Shape::Conditions}, KeyShape{"score", Shape::Score}};
constexpr std::array kConditions{KeyShape{"blue", Shape::Reached}, KeyShape{"orange", Shape::Reached}};
constexpr std::array kReached{KeyShape{"link", Shape::Word}, KeyShape{"galaxies", Shape::Word},
                              KeyShape{"black-holes", Shape::Word}};
constexpr std::array kScore{KeyShape{"blue", Shape::Word}, KeyShape{"orange", Shape::Word}};

}  // namespace

std::span<const KeyShape> keys_of(Shape shape) noexcept {
  switch (shape) {
    case Shape::Record:
      return kRecord;
    case Shape::Event:
      return kEvent;
    case Shape::Rules:
      return kRules;
    case Shape::Players:
      return kPlayers;
    case Shape::Player:
      return kPlayer;
    case Shape::Setup:
      return kSetup;
    case Shape::Tokens:
      return kTokens;
    case Shape::Placed:
      return kPlaced;
    case Shape::Move:
      return kMove;
    case Shape::Ruling:
      return kRuling;
    case Shape::Result:
      return kResult;
    case Shape::Conditions:
      return kConditions;
    case Shape::Reached:
      return kReached;
    case Shape::Score:
      return kScore;
    case Shape::Foreign:
    case Shape::Word:
    case Shape::FreeText:
    case Shape::Spaces:
    case Shape::PlacedList:
    case Shape::Moves:
      return {};
  }
  return {};
}

Shape shape_below(Shape shape, std::string_view key) noexcept {
  for (const KeyShape& each : keys_of(shape)) {
    if (each.key == key) return each.shape;
  }
  return Shape::Foreign;
}

Shape shape_of_items(Shape shape) noexcept {
  if (shape == Shape::Moves) return Shape::Move;
  if (shape == Shape::PlacedList) return Shape::Placed;
  return shape == Shape::Reached ? Shape::Word : Shape::Foreign;
}

}  // namespace orion::write
