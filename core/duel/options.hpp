#pragma once

#include <cstdint>

namespace orion::duel {

/// D5.6: whether each of the three conditions counts once, or every instance of it.
enum class Count : std::uint8_t { Conditions, Instances };

/// D1.5: whether a bend may be placed mirrored.
enum class Bends : std::uint8_t { Either, AsPrinted };

/// The points on which games may be played by different rules.
struct Options {
  Count count = Count::Conditions;
  Bends bends = Bends::Either;
  friend constexpr bool operator==(const Options&, const Options&) noexcept = default;
};

/// Named sets of options ("Profiles").
enum class Profile : std::uint8_t { Rulebook, Bga };

constexpr Options options_of(Profile profile) noexcept {
  switch (profile) {
    case Profile::Rulebook:
      return {Count::Conditions, Bends::Either};
    case Profile::Bga:
      return {Count::Instances, Bends::Either};
  }
  return {};
}

}  // namespace orion::duel
