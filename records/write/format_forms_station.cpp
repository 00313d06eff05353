#include <array>

#include "records/write/format_forms.hpp"

namespace orion::write {

namespace {

constexpr std::array kRecord{KeyShape{"game", Shape::Word},
                             KeyShape{"format", Shape::Word},
                             KeyShape{"id", Shape::Word},
                             KeyShape{"event", Shape::Event},
                             KeyShape{"rules", Shape::StationRules},
                             KeyShape{"note", Shape::FreeText},
                             KeyShape{"deck", Shape::Deck},
                             KeyShape{"deck-sha256", Shape::Word},
                             KeyShape{"players", Shape::PlayerList},
                             KeyShape{"setup", Shape::StationSetup},
                             KeyShape{"turns", Shape::Turns},
                             KeyShape{"result", Shape::StationResult}};
constexpr std::array kRules{KeyShape{"base", Shape::Word},       KeyShape{"start-credits", Shape::Word},
                            KeyShape{"hand", Shape::Word},       KeyShape{"target", Shape::Word},
                            KeyShape{"actions", Shape::Word},    KeyShape{"draw", Shape::Word},
                            KeyShape{"keep", Shape::Word},       KeyShape{"goods-limit", Shape::Word},
                            KeyShape{"penalty", Shape::Word},    KeyShape{"equipment-limit", Shape::Word},
                            KeyShape{"pile-empty", Shape::Word}, KeyShape{"sell-needs-goods", Shape::Flag}};
constexpr std::array kSetup{KeyShape{"hands", Shape::Hands}, KeyShape{"pile", Shape::Words}};
constexpr std::array kTurn{
    KeyShape{"player", Shape::Word},         KeyShape{"leaves", Shape::Word},   KeyShape{"draw", Shape::Words},
    KeyShape{"keep", Shape::Words},          KeyShape{"discard", Shape::Words}, KeyShape{"actions", Shape::Actions},
    KeyShape{"reshuffle", Shape::Reshuffle}, KeyShape{"after", Shape::After},   KeyShape{"hash", Shape::Word},
    KeyShape{"ruling", Shape::Ruling},       KeyShape{"note", Shape::FreeText}};
// `activate` is an action, and beside `install` says that the card is activated at once.
constexpr std::array kAction{KeyShape{"draw", Shape::Words},         KeyShape{"buy", Shape::Word},
                             KeyShape{"sell", Shape::Word},          KeyShape{"install", Shape::Word},
                             KeyShape{"activate", Shape::Flag},      KeyShape{"play", Shape::Word},
                             KeyShape{"drop", Shape::Words},         KeyShape{"scrap", Shape::Word},
                             KeyShape{"target", Shape::Word},        KeyShape{"cards", Shape::Words},
                             KeyShape{"goods", Shape::Words},        KeyShape{"equipment", Shape::Words},
                             KeyShape{"drew", Shape::Words},         KeyShape{"gives", Shape::Words},
                             KeyShape{"gets", Shape::Words},         KeyShape{"outcome", Shape::OutcomeList},
                             KeyShape{"choices", Shape::ChoiceList}, KeyShape{"responses", Shape::ResponseList},
                             KeyShape{"ruling", Shape::Ruling},      KeyShape{"note", Shape::FreeText}};
constexpr std::array kChoice{
    KeyShape{"step", Shape::Word},   KeyShape{"player", Shape::Word},     KeyShape{"cards", Shape::Words},
    KeyShape{"goods", Shape::Words}, KeyShape{"equipment", Shape::Words}, KeyShape{"drew", Shape::Words},
    KeyShape{"gives", Shape::Words}, KeyShape{"gets", Shape::Words},      KeyShape{"outcome", Shape::OutcomeList}};
constexpr std::array kOutcome{KeyShape{"player", Shape::Word},
                              KeyShape{"gain", Shape::Word},
                              KeyShape{"lose", Shape::Word},
                              KeyShape{"give", Shape::Word},
                              KeyShape{"draw", Shape::Words},
                              KeyShape{"discard", Shape::Words},
                              KeyShape{"give-cards", Shape::Words},
                              KeyShape{"load", Shape::Words},
                              KeyShape{"unload", Shape::Words},
                              KeyShape{"give-goods", Shape::Words},
                              KeyShape{"scrap-equipment", Shape::Words},
                              KeyShape{"give-equipment", Shape::Words},
                              KeyShape{"extra-actions", Shape::Word},
                              KeyShape{"skip-turn", Shape::Flag},
                              KeyShape{"extra-turn", Shape::Flag},
                              KeyShape{"to", Shape::Word}};
constexpr std::array kResponse{KeyShape{"player", Shape::Word},        KeyShape{"play", Shape::Word},
                               KeyShape{"protects", Shape::Word},      KeyShape{"cards", Shape::Words},
                               KeyShape{"goods", Shape::Words},        KeyShape{"equipment", Shape::Words},
                               KeyShape{"drew", Shape::Words},         KeyShape{"gives", Shape::Words},
                               KeyShape{"gets", Shape::Words},         KeyShape{"outcome", Shape::OutcomeList},
                               KeyShape{"choices", Shape::ChoiceList}, KeyShape{"responses", Shape::ResponseList},
                               KeyShape{"note", Shape::FreeText}};
constexpr std::array kClaims{KeyShape{"credits", Shape::Word}, KeyShape{"goods", Shape::Word},
                             KeyShape{"hold", Shape::Words}, KeyShape{"hand", Shape::Words},
                             KeyShape{"equipment", Shape::Words}};
constexpr std::array kResult{KeyShape{"winner", Shape::Words}, KeyShape{"how", Shape::Word},
                             KeyShape{"credits", Shape::Credits}, KeyShape{"triggered-by", Shape::Word}};

constexpr std::array kForms{
    Form{.shape = Shape::StationRecord, .keys = kRecord, .brackets = Brackets::Never, .blank_lines = BlankLines::Kept},
    Form{.shape = Shape::StationRules, .keys = kRules},
    Form{.shape = Shape::PlayerList, .items = Shape::Player},
    Form{.shape = Shape::StationSetup, .keys = kSetup, .brackets = Brackets::Never},
    Form{.shape = Shape::Hands, .by_player = Shape::Words},
    Form{.shape = Shape::Turns, .items = Shape::Turn, .brackets = Brackets::Never, .blank_lines = BlankLines::Kept},
    Form{.shape = Shape::Turn, .keys = kTurn, .brackets = Brackets::Never, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::Reshuffle, .items = Shape::Words},
    Form{.shape = Shape::Actions, .items = Shape::Action, .brackets = Brackets::Never},
    Form{.shape = Shape::Action, .keys = kAction, .brackets = Brackets::SeveralKeys, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::ChoiceList, .items = Shape::Choice},
    Form{.shape = Shape::Choice, .keys = kChoice, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::OutcomeList, .items = Shape::Outcome},
    Form{.shape = Shape::Outcome, .keys = kOutcome, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::ResponseList, .items = Shape::Response},
    Form{.shape = Shape::Response, .keys = kResponse, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::After, .by_player = Shape::Claims},
    Form{.shape = Shape::Claims, .keys = kClaims},
    Form{.shape = Shape::StationResult, .keys = kResult},
    Form{.shape = Shape::Credits, .by_player = Shape::Word},
};

}  // namespace

std::span<const Form> station_forms() noexcept { return kForms; }

}  // namespace orion::write
