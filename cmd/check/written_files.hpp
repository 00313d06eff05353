#pragma once

#include <string>
#include <vector>

#include "cmd/check/plan.hpp"

namespace orion::cmd {

/// The files beside the records that a run has to do with.
struct FilesOfRun {
  std::vector<std::string> written;
  std::string baseline;      ///< that is read; empty: none
  std::string project_file;  ///< empty: none
};

/// What is wrong where a file would be written twice, or is read as well; empty if nothing. Files are told apart by
/// what they are, not by their names.
/// @param inputs  files, folders, or "-" for standard input
std::string written_files_trouble(const CheckPlan& plan, const FilesOfRun& files,
                                  const std::vector<std::string>& inputs);

}  // namespace orion::cmd
