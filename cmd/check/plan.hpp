#pragma once

#include <string>
#include <vector>

#include "cmd/check/baseline.hpp"
#include "cmd/format/format.hpp"
#include "cmd/input/exclude.hpp"
#include "records/judge/judge.hpp"

namespace orion::cmd {

/// What a run of `check` is told to do. Nothing in it changes while it runs.
struct CheckPlan {
  judge::Settings settings;
  std::vector<Format*> formats;        ///< each gets every record
  const Baseline* baseline = nullptr;  ///< findings in it are left out
  std::vector<Excludes> excludes;      ///< what is not checked
  bool exclude_named = false;          ///< not even if it was named
  bool allow_empty = false;            ///< a named file without any document is no fault
  std::string project_folder;          ///< absolute: fingerprints and the baseline know files by their place in it
  std::string standard_input_name = "-";
};

}  // namespace orion::cmd
