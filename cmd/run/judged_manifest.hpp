#pragma once

// The manifest of a tournament, found in its file and judged with all its games.

#include <cstddef>
#include <optional>
#include <string>

#include "cmd/check/plan.hpp"
#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"
#include "records/judge/set_verdict.hpp"
#include "records/judge/verdict.hpp"
#include "records/text/splitter.hpp"

namespace orion::cmd {

struct JudgedManifest {
  text::RawDocument document;
  std::size_t number = 1;  ///< of the document within its file
  judge::Verdict verdict;
  std::optional<judge::TournamentVerdict> tournament;  ///< none: it could not be read as one
};

/// @param jobs  how many games are judged at a time
/// @return nullopt where the file cannot be read or holds no tournament, which is said on standard error; `exit` then
/// has the status
std::optional<JudgedManifest> judged_manifest(const std::string& path, const CheckPlan& plan, std::size_t jobs,
                                              Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
