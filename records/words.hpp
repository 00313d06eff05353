#pragma once

// The words of the format for the values of the rules: what stands in a record, in JSON and in messages.

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/duel/board.hpp"
#include "core/duel/colour.hpp"
#include "core/duel/conditions.hpp"
#include "core/duel/game.hpp"
#include "core/duel/options.hpp"
#include "core/duel/tile.hpp"

namespace orion {

template <class T>
struct Word {
  std::string_view word;
  T value;
};

inline constexpr std::array kColourWords{Word<duel::Colour>{"blue", duel::Colour::Blue},
                                         Word<duel::Colour>{"orange", duel::Colour::Orange}};

inline constexpr std::array kConditionWords{Word<duel::Condition>{"link", duel::Condition::Link},
                                            Word<duel::Condition>{"galaxies", duel::Condition::Galaxies},
                                            Word<duel::Condition>{"black-holes", duel::Condition::BlackHoles}};

inline constexpr std::array kHowWords{Word<duel::How>{"conditions", duel::How::Conditions},
                                      Word<duel::How>{"token-score", duel::How::TokenScore},
                                      Word<duel::How>{"no-placement", duel::How::NoPlacement}};

inline constexpr std::array kTileWords{
    Word<duel::TileKind>{"single", duel::TileKind::Single}, Word<duel::TileKind>{"pair", duel::TileKind::Pair},
    Word<duel::TileKind>{"duo", duel::TileKind::Duo},       Word<duel::TileKind>{"line", duel::TileKind::Line},
    Word<duel::TileKind>{"bend", duel::TileKind::Bend},     Word<duel::TileKind>{"triangle", duel::TileKind::Triangle}};

inline constexpr std::array kProfileWords{Word<duel::Profile>{"rulebook", duel::Profile::Rulebook},
                                          Word<duel::Profile>{"bga", duel::Profile::Bga}};

inline constexpr std::array kCountWords{Word<duel::Count>{"conditions", duel::Count::Conditions},
                                        Word<duel::Count>{"instances", duel::Count::Instances}};

inline constexpr std::array kBendsWords{Word<duel::Bends>{"either", duel::Bends::Either},
                                        Word<duel::Bends>{"as-printed", duel::Bends::AsPrinted}};

inline constexpr std::array kSideWords{
    Word<duel::Side>{"taurus", duel::Side::Taurus},     Word<duel::Side>{"monoceros", duel::Side::Monoceros},
    Word<duel::Side>{"eridanus", duel::Side::Eridanus}, Word<duel::Side>{"canis-major", duel::Side::CanisMajor},
    Word<duel::Side>{"lepus", duel::Side::Lepus},       Word<duel::Side>{"gemini", duel::Side::Gemini}};

/// Names of the sides as the rulebook prints them.
constexpr std::string_view title(duel::Side side) noexcept {
  constexpr std::array<std::string_view, 6> kTitles{"Taurus",      "Monoceros", "Eridanus",
                                                    "Canis Major", "Lepus",     "Gemini"};
  return kTitles[static_cast<std::size_t>(side)];
}

/// The word for a value. @pre `words` has one for every value of T
template <class T, std::size_t N>
constexpr std::string_view word_in(const std::array<Word<T>, N>& words, T value) noexcept {
  for (const Word<T>& each : words) {
    if (each.value == value) return each.word;
  }
  return {};
}

/// The value of a word; nullopt where it is none of them.
template <class T, std::size_t N>
constexpr std::optional<T> value_in(const std::array<Word<T>, N>& words, std::string_view word) noexcept {
  for (const Word<T>& each : words) {
    if (each.word == word) return each.value;
  }
  return std::nullopt;
}

constexpr std::string_view word(duel::Colour value) noexcept { return word_in(kColourWords, value); }
constexpr std::string_view word(duel::Condition value) noexcept { return word_in(kConditionWords, value); }
constexpr std::string_view word(duel::How value) noexcept { return word_in(kHowWords, value); }
constexpr std::string_view word(duel::TileKind value) noexcept { return word_in(kTileWords, value); }
constexpr std::string_view word(duel::Profile value) noexcept { return word_in(kProfileWords, value); }
constexpr std::string_view word(duel::Count value) noexcept { return word_in(kCountWords, value); }
constexpr std::string_view word(duel::Bends value) noexcept { return word_in(kBendsWords, value); }
constexpr std::string_view word(duel::Side value) noexcept { return word_in(kSideWords, value); }

}  // namespace orion
