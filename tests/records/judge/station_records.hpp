#pragma once

#include <string>
#include <string_view>

#include "tests/records/judge/judged.hpp"

namespace orion::testing {

/// A record of two players over the built-in deck with these lines as its turns and what follows them. Ada begins with
/// ice, ore, relay, tax-audit and ssd, Ben with ice, pickpocket, decoy, loan and broker-licence.
std::string station_record(std::string_view turns_and_result, std::string_view more_keys = "");

/// The same with other hands: the lines below `hands:`.
std::string station_record_with_hands(std::string_view hands, std::string_view turns_and_result);

/// "Ada wins with 52 after 31, triggered by Ada", "Ada and Ben …", or "none".
std::string station_outcome(const judge::Verdict& verdict);

/// "20 2", "20 2.3": turn and action of the first finding with a code.
std::string point_of(const judge::Verdict& verdict, std::string_view code);

/// The text that the first finding with a code marks.
std::string marked(const Judged& judged, std::string_view code);

/// All notes of the first finding with a code, a line each.
std::string notes_of(const judge::Verdict& verdict, std::string_view code);

}  // namespace orion::testing
