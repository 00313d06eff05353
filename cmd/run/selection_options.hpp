#pragma once

#include <string>
#include <vector>

#include <CLI/App.hpp>

#include "cmd/input/selection.hpp"
#include "cmd/run/project.hpp"

namespace orion::cmd {

/// What the command line says of files that are not to be read.
struct SelectionOptions {
  std::vector<std::string> excludes;  ///< from the current folder
  bool exclude_named = false;
};

/// `--exclude` and `--force-exclude`, alike for every command that walks folders.
void add_selection_options(CLI::App& sub, SelectionOptions& options);

/// With what the project file excludes, which counts from its folder.
Selection selection_of(const SelectionOptions& options, const Project& project);

}  // namespace orion::cmd
