#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/Option.hpp>

#include "cmd/format/command.hpp"

namespace orion::cmd {

/// Words that completion offers for the option, whatever else it accepts. What CLI::IsMember lists is offered anyway.
void suggest_words(CLI::Option& option, const std::vector<ValueWord>& words);

/// What was suggested.
std::vector<ValueWord> suggested_words(CLI::Option& option);

/// The profiles of the rules of Orion Duel.
std::vector<ValueWord> profile_words();

}  // namespace orion::cmd
