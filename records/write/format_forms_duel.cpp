#include <array>

#include "records/write/format_forms.hpp"

namespace orion::write {

namespace {

constexpr std::array kRecord{KeyShape{"game", Shape::Word},       KeyShape{"format", Shape::Word},
                             KeyShape{"id", Shape::Word},         KeyShape{"event", Shape::Event},
                             KeyShape{"rules", Shape::DuelRules}, KeyShape{"note", Shape::FreeText},
                             KeyShape{"players", Shape::Players}, KeyShape{"setup", Shape::DuelSetup},
                             KeyShape{"moves", Shape::Moves},     KeyShape{"result", Shape::DuelResult}};
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

constexpr std::array kForms{
    Form{.shape = Shape::Foreign, .brackets = Brackets::Never},
    Form{.shape = Shape::Words, .items = Shape::Word},
    Form{.shape = Shape::Event, .keys = kEvent},
    Form{.shape = Shape::Player, .keys = kPlayer},
    Form{.shape = Shape::Ruling, .keys = kRuling},
    Form{.shape = Shape::DuelRecord, .keys = kRecord, .brackets = Brackets::Never, .blank_lines = BlankLines::Kept},
    Form{.shape = Shape::DuelRules, .keys = kRules},
    Form{.shape = Shape::Players, .keys = kPlayers},
    Form{.shape = Shape::DuelSetup, .keys = kSetup, .brackets = Brackets::NamedSetup},
    Form{.shape = Shape::Tokens, .keys = kTokens},
    Form{.shape = Shape::PlacedList, .items = Shape::Placed, .brackets = Brackets::Never},
    Form{.shape = Shape::Placed, .keys = kPlaced, .brackets = Brackets::SeveralKeys, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::Moves, .items = Shape::Move, .brackets = Brackets::Never, .blank_lines = BlankLines::Kept},
    Form{.shape = Shape::Move, .keys = kMove, .brackets = Brackets::SeveralKeys, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::DuelResult, .keys = kResult},
    Form{.shape = Shape::Conditions, .keys = kConditions},
    Form{.shape = Shape::Reached, .keys = kReached, .items = Shape::Word},
    Form{.shape = Shape::Score, .keys = kScore},
};

}  // namespace

std::span<const Form> duel_forms() noexcept { return kForms; }

}  // namespace orion::write
