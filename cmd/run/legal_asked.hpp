#pragma once

#include <ostream>
#include <string>

#include "cmd/exit_status.hpp"
#include "cmd/run/find_record.hpp"

namespace orion::cmd {

/// A placement or an action that stands in no record, judged where `found` is: what is wrong with it as `check` prints
/// it of a file, and what would have made it legal.
ExitStatus judge_one(std::ostream& out, const Found& found, const std::string& path, const std::string& asked,
                     bool json);

}  // namespace orion::cmd
