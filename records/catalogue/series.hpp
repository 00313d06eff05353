#pragma once

// The tables behind explanations.hpp, a file each.

#include <span>

#include "records/catalogue/explanations.hpp"

namespace orion::catalogue {

std::span<const Explanation> explanations_of_text() noexcept;
std::span<const Explanation> explanations_of_shape() noexcept;
std::span<const Explanation> explanations_of_play() noexcept;
std::span<const Explanation> station_explanations_1_3() noexcept;
std::span<const Explanation> station_explanations_4_8() noexcept;
std::span<const Explanation> explanations_of_claims() noexcept;
std::span<const Explanation> explanations_of_sets() noexcept;

std::span<const Clause> clauses_of_setting_up() noexcept;
std::span<const Clause> clauses_of_play() noexcept;
std::span<const Clause> clauses_of_the_end() noexcept;
std::span<const Clause> station_clauses_1_3() noexcept;
std::span<const Clause> station_clauses_4_8() noexcept;
std::span<const Clause> profiles() noexcept;

}  // namespace orion::catalogue
