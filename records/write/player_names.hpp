#pragma once

#include <array>
#include <string_view>

namespace orion::write {

/// Who plays in random games.
inline constexpr std::array<std::string_view, 16> kPlayerNames{"Ada",  "Ben",  "Cleo", "Dana", "Emil", "Fay",
                                                               "Gus",  "Hana", "Ivo",  "Jana", "Kai",  "Lena",
                                                               "Mona", "Nils", "Olga", "Paul"};

}  // namespace orion::write
