#include <array>

#include "records/write/format_forms.hpp"

namespace orion::write {

namespace {

constexpr std::array kDeck{KeyShape{"deck", Shape::FreeText}, KeyShape{"format", Shape::Word},
                           KeyShape{"note", Shape::FreeText}, KeyShape{"cards", Shape::Cards}};
constexpr std::array kCard{KeyShape{"id", Shape::Word},        KeyShape{"name", Shape::FreeText},
                           KeyShape{"kind", Shape::Word},      KeyShape{"copies", Shape::Word},
                           KeyShape{"good", Shape::Word},      KeyShape{"units", Shape::Word},
                           KeyShape{"buy", Shape::Word},       KeyShape{"sell", Shape::Word},
                           KeyShape{"cost", Shape::Word},      KeyShape{"target", Shape::Word},
                           KeyShape{"timing", Shape::Word},    KeyShape{"free", Shape::Flag},
                           KeyShape{"blockable", Shape::Flag}, KeyShape{"blocks", Shape::Word},
                           KeyShape{"effect", Shape::Effect},  KeyShape{"while-in-play", Shape::Modifiers},
                           KeyShape{"text", Shape::FreeText}};
constexpr std::array kStep{KeyShape{"gain", Shape::Amount},
                           KeyShape{"lose", Shape::Amount},
                           KeyShape{"take", Shape::Amount},
                           KeyShape{"give", Shape::Amount},
                           KeyShape{"draw", Shape::Amount},
                           KeyShape{"discard", Shape::Amount},
                           KeyShape{"take-cards", Shape::Amount},
                           KeyShape{"give-cards", Shape::Amount},
                           KeyShape{"load", Shape::Amount},
                           KeyShape{"unload", Shape::Amount},
                           KeyShape{"take-goods", Shape::Amount},
                           KeyShape{"give-goods", Shape::Amount},
                           KeyShape{"swap-goods", Shape::Amount},
                           KeyShape{"scrap-equipment", Shape::Amount},
                           KeyShape{"take-equipment", Shape::Amount},
                           KeyShape{"extra-actions", Shape::Amount},
                           KeyShape{"skip-turn", Shape::Flag},
                           KeyShape{"extra-turn", Shape::Flag},
                           KeyShape{"block", Shape::Flag},
                           KeyShape{"modify", Shape::Modifiers},
                           KeyShape{"as-recorded", Shape::Flag},
                           KeyShape{"good", Shape::Word},
                           KeyShape{"who", Shape::Word}};
constexpr std::array kAmount{KeyShape{"per", Shape::Word}, KeyShape{"of", Shape::Word}, KeyShape{"times", Shape::Word}};
constexpr std::array kModifiers{KeyShape{"actions", Shape::Word},
                                KeyShape{"goods-limit", Shape::Word},
                                KeyShape{"penalty", Shape::Word},
                                KeyShape{"equipment-limit", Shape::Word},
                                KeyShape{"buy-price", Shape::PriceModifier},
                                KeyShape{"sell-price", Shape::PriceModifier},
                                KeyShape{"draw", Shape::Word},
                                KeyShape{"keep", Shape::Word},
                                KeyShape{"activation-cost", Shape::Word},
                                KeyShape{"immune", Shape::Words}};
constexpr std::array kPriceModifier{KeyShape{"good", Shape::Word}, KeyShape{"by", Shape::Word}};

constexpr std::array kForms{
    Form{.shape = Shape::Deck, .keys = kDeck, .brackets = Brackets::Never, .blank_lines = BlankLines::Kept},
    Form{.shape = Shape::Cards, .items = Shape::Card, .brackets = Brackets::Never, .blank_lines = BlankLines::Kept},
    Form{.shape = Shape::Card, .keys = kCard, .brackets = Brackets::SeveralKeys, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::Effect, .items = Shape::Step},
    Form{.shape = Shape::Step, .keys = kStep, .own_keys = OwnKeys::Last},
    Form{.shape = Shape::Amount, .keys = kAmount},
    Form{.shape = Shape::Modifiers, .keys = kModifiers},
    // One for all goods, one of a good, or a list of those.
    Form{.shape = Shape::PriceModifier, .keys = kPriceModifier, .items = Shape::PriceModifier},
};

}  // namespace

std::span<const Form> deck_forms() noexcept { return kForms; }

}  // namespace orion::write
