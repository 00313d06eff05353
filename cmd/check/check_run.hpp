#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cmd/check/plan.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

enum class ProgressLine { Never, OnTerminal };

/// Judges what is in the files, folders and streams, and hands all of it to the formats of the plan.
///
/// @param jobs  how many records are judged at a time; the output is the same for every number
/// @return the sum, without what only the formats' end adds; nullopt where SIGINT came, which is said on standard error
std::optional<Summary> run_check_plan(const CheckPlan& plan, const std::vector<std::string>& paths, std::size_t jobs,
                                      ProgressLine progress, Streams streams);

/// Prints the files that such a run would read, a line each. @return how many, and whether all folders could be listed
struct Listed {
  std::size_t files = 0;
  bool whole = true;
};
Listed list_files(const CheckPlan& plan, const std::vector<std::string>& paths, Streams streams);

}  // namespace orion::cmd
