#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/duel/options.hpp"
#include "records/read/fields.hpp"

namespace orion::read {

/// The rules that a game is judged by: a profile, and the options with what was changed in it.
struct DuelRules {
  duel::Profile profile = duel::Profile::Rulebook;
  duel::Options options = duel::options_of(duel::Profile::Rulebook);
  friend bool operator==(const DuelRules&, const DuelRules&) noexcept = default;
};

/// The value of the key `rules`: a profile's name, or `{base: rulebook, bends: as-printed}`.
DuelRules read_duel_rules(const Context& context, const Node& node);

/// The same on a command line: a profile's name, then `+option=value` any number of times: "rulebook+bends=as-printed".
/// @param trouble  what is wrong, where the result is nullopt
std::optional<DuelRules> parse_duel_rules(std::string_view text, std::string& trouble);

/// How rules are named in that form.
std::string to_string(const DuelRules& rules);

}  // namespace orion::read
