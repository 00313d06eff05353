#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orion::write {

/// The words of a placement or a list of spaces, as the reader tells them apart.
std::vector<std::string_view> words_of(std::string_view text);

/// They, with single blanks between.
std::string joined_words(std::string_view text);

}  // namespace orion::write
