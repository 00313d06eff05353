#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/station/options.hpp"
#include "records/read/fields.hpp"

namespace orion::read {

/// The value of the key `rules` of a Station record: `rulebook`, or `{base: rulebook, target: 40}`.
station::Options read_station_rules(const Context& context, const Node& node);

/// The same on a command line: "rulebook+target=40+pile-empty=stop".
/// @param trouble  what is wrong, where the result is nullopt
std::optional<station::Options> parse_station_rules(std::string_view text, std::string& trouble);

/// One option that is not as in the printed rules.
struct ChangedOption {
  std::string_view name;
  std::string value;  ///< as written in a record
  bool number = false;
};

/// The options that differ from the printed rules, in the order of the format.
std::vector<ChangedOption> changed_options(const station::Options& options);

/// How rules are named on a command line.
std::string to_string(const station::Options& options);

}  // namespace orion::read
