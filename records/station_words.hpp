#pragma once

// The words of the format for the values of The Orion Station: what stands in a deck, a record, in JSON and in
// messages.

#include <array>
#include <string_view>

#include "core/station/cards.hpp"
#include "core/station/options.hpp"
#include "core/station/turn.hpp"
#include "records/words.hpp"

namespace orion {

inline constexpr std::array kCardKindWords{Word<station::CardKind>{"goods", station::CardKind::Goods},
                                           Word<station::CardKind>{"equipment", station::CardKind::Equipment},
                                           Word<station::CardKind>{"espionage", station::CardKind::Espionage},
                                           Word<station::CardKind>{"support", station::CardKind::Support},
                                           Word<station::CardKind>{"defence", station::CardKind::Defence},
                                           Word<station::CardKind>{"security", station::CardKind::Security}};
static_assert(kCardKindWords.size() == station::kCardKinds);

inline constexpr std::array kTargetWords{Word<station::Target>{"none", station::Target::None},
                                         Word<station::Target>{"self", station::Target::Self},
                                         Word<station::Target>{"opponent", station::Target::Opponent},
                                         Word<station::Target>{"any-player", station::Target::AnyPlayer},
                                         Word<station::Target>{"each-opponent", station::Target::EachOpponent}};

inline constexpr std::array kTimingWords{Word<station::Timing>{"own-turn", station::Timing::OwnTurn},
                                         Word<station::Timing>{"opponent-turn", station::Timing::OpponentTurn}};

inline constexpr std::array kWhoWords{Word<station::Who>{"self", station::Who::Self},
                                      Word<station::Who>{"target", station::Who::Target}};

inline constexpr std::array kStepWords{
    Word<station::StepKind>{"gain", station::StepKind::Gain},
    Word<station::StepKind>{"lose", station::StepKind::Lose},
    Word<station::StepKind>{"take", station::StepKind::Take},
    Word<station::StepKind>{"give", station::StepKind::Give},
    Word<station::StepKind>{"draw", station::StepKind::Draw},
    Word<station::StepKind>{"discard", station::StepKind::Discard},
    Word<station::StepKind>{"take-cards", station::StepKind::TakeCards},
    Word<station::StepKind>{"give-cards", station::StepKind::GiveCards},
    Word<station::StepKind>{"load", station::StepKind::Load},
    Word<station::StepKind>{"unload", station::StepKind::Unload},
    Word<station::StepKind>{"take-goods", station::StepKind::TakeGoods},
    Word<station::StepKind>{"give-goods", station::StepKind::GiveGoods},
    Word<station::StepKind>{"swap-goods", station::StepKind::SwapGoods},
    Word<station::StepKind>{"scrap-equipment", station::StepKind::ScrapEquipment},
    Word<station::StepKind>{"take-equipment", station::StepKind::TakeEquipment},
    Word<station::StepKind>{"extra-actions", station::StepKind::ExtraActions},
    Word<station::StepKind>{"skip-turn", station::StepKind::SkipTurn},
    Word<station::StepKind>{"extra-turn", station::StepKind::ExtraTurn},
    Word<station::StepKind>{"block", station::StepKind::Block},
    Word<station::StepKind>{"modify", station::StepKind::Modify},
    Word<station::StepKind>{"as-recorded", station::StepKind::AsRecorded},
};
static_assert(kStepWords.size() == station::kStepKinds);

/// What an amount can be counted by; an amount that is fixed has no word.
inline constexpr std::array kPerWords{Word<station::Per>{"goods", station::Per::Goods},
                                      Word<station::Per>{"equipment", station::Per::Equipment},
                                      Word<station::Per>{"hand", station::Per::Hand}};

inline constexpr std::array kModifierWords{
    Word<station::ModifierKind>{"actions", station::ModifierKind::Actions},
    Word<station::ModifierKind>{"goods-limit", station::ModifierKind::GoodsLimit},
    Word<station::ModifierKind>{"penalty", station::ModifierKind::Penalty},
    Word<station::ModifierKind>{"equipment-limit", station::ModifierKind::EquipmentLimit},
    Word<station::ModifierKind>{"buy-price", station::ModifierKind::BuyPrice},
    Word<station::ModifierKind>{"sell-price", station::ModifierKind::SellPrice},
    Word<station::ModifierKind>{"draw", station::ModifierKind::Draw},
    Word<station::ModifierKind>{"keep", station::ModifierKind::Keep},
    Word<station::ModifierKind>{"activation-cost", station::ModifierKind::ActivationCost},
};
static_assert(kModifierWords.size() == station::kModifierKinds);

inline constexpr std::array kChoiceWords{Word<station::ChoiceKey>{"cards", station::ChoiceKey::Cards},
                                         Word<station::ChoiceKey>{"goods", station::ChoiceKey::Goods},
                                         Word<station::ChoiceKey>{"equipment", station::ChoiceKey::Equipment},
                                         Word<station::ChoiceKey>{"drew", station::ChoiceKey::Drew},
                                         Word<station::ChoiceKey>{"gives", station::ChoiceKey::Gives},
                                         Word<station::ChoiceKey>{"gets", station::ChoiceKey::Gets},
                                         Word<station::ChoiceKey>{"outcome", station::ChoiceKey::Outcome}};
static_assert(kChoiceWords.size() == station::kChoiceKeys);

inline constexpr std::array kActionWords{Word<station::ActionKind>{"draw", station::ActionKind::Draw},
                                         Word<station::ActionKind>{"buy", station::ActionKind::Buy},
                                         Word<station::ActionKind>{"sell", station::ActionKind::Sell},
                                         Word<station::ActionKind>{"install", station::ActionKind::Install},
                                         Word<station::ActionKind>{"activate", station::ActionKind::Activate},
                                         Word<station::ActionKind>{"play", station::ActionKind::Play},
                                         Word<station::ActionKind>{"drop", station::ActionKind::Drop},
                                         Word<station::ActionKind>{"scrap", station::ActionKind::Scrap}};

inline constexpr std::array kOutcomeWords{
    Word<station::OutcomeKind>{"gain", station::OutcomeKind::Gain},
    Word<station::OutcomeKind>{"lose", station::OutcomeKind::Lose},
    Word<station::OutcomeKind>{"give", station::OutcomeKind::Give},
    Word<station::OutcomeKind>{"draw", station::OutcomeKind::Draw},
    Word<station::OutcomeKind>{"discard", station::OutcomeKind::Discard},
    Word<station::OutcomeKind>{"give-cards", station::OutcomeKind::GiveCards},
    Word<station::OutcomeKind>{"load", station::OutcomeKind::Load},
    Word<station::OutcomeKind>{"unload", station::OutcomeKind::Unload},
    Word<station::OutcomeKind>{"give-goods", station::OutcomeKind::GiveGoods},
    Word<station::OutcomeKind>{"scrap-equipment", station::OutcomeKind::ScrapEquipment},
    Word<station::OutcomeKind>{"give-equipment", station::OutcomeKind::GiveEquipment},
    Word<station::OutcomeKind>{"extra-actions", station::OutcomeKind::ExtraActions},
    Word<station::OutcomeKind>{"skip-turn", station::OutcomeKind::SkipTurn},
    Word<station::OutcomeKind>{"extra-turn", station::OutcomeKind::ExtraTurn},
};

inline constexpr std::array kPileEmptyWords{Word<station::PileEmpty>{"reshuffle", station::PileEmpty::Reshuffle},
                                            Word<station::PileEmpty>{"stop", station::PileEmpty::Stop}};

constexpr std::string_view word(station::CardKind value) noexcept { return word_in(kCardKindWords, value); }
constexpr std::string_view word(station::Target value) noexcept { return word_in(kTargetWords, value); }
constexpr std::string_view word(station::Timing value) noexcept { return word_in(kTimingWords, value); }
constexpr std::string_view word(station::Who value) noexcept { return word_in(kWhoWords, value); }
constexpr std::string_view word(station::StepKind value) noexcept { return word_in(kStepWords, value); }
constexpr std::string_view word(station::Per value) noexcept { return word_in(kPerWords, value); }
constexpr std::string_view word(station::ModifierKind value) noexcept { return word_in(kModifierWords, value); }
constexpr std::string_view word(station::ChoiceKey value) noexcept { return word_in(kChoiceWords, value); }
constexpr std::string_view word(station::ActionKind value) noexcept { return word_in(kActionWords, value); }
constexpr std::string_view word(station::OutcomeKind value) noexcept { return word_in(kOutcomeWords, value); }
constexpr std::string_view word(station::PileEmpty value) noexcept { return word_in(kPileEmptyWords, value); }

}  // namespace orion
