#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cmd/check/baseline.hpp"
#include "cmd/format/format.hpp"
#include "cmd/input/selection.hpp"
#include "records/judge/set_judge.hpp"

namespace orion::cmd {

/// What a run of `check` is told to do. Nothing in it changes while it runs.
struct CheckPlan {
  judge::Settings settings;
  std::vector<Format*> formats;        ///< each gets every record
  const Baseline* baseline = nullptr;  ///< findings in it are left out
  Selection selection;                 ///< what is not checked
  bool as_set = false;                 ///< the games are looked at as one set
  bool allow_empty = false;            ///< a named file without any document is no fault
  std::string places_from;  ///< absolute folder: fingerprints and the baseline know files by their place in it
  std::string standard_input_name = "-";
  /// Gets every set that is no part of another one, with its verdict, in input order.
  std::function<void(const judge::SetJudge&, const judge::Verdict&)> take_set;
};

}  // namespace orion::cmd
