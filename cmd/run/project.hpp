#pragma once

#include <optional>
#include <string>

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"
#include "records/read/project_file.hpp"

namespace orion::cmd {

/// The project file of a run, and the folder that it is for.
struct Project {
  std::string path;    ///< of the file, absolute; empty where there is none
  std::string folder;  ///< absolute; the current one where there is no project file
  read::ProjectFile file;
};

/// What the command line says about the project file.
struct ProjectOptions {
  std::string path;  ///< empty: looked for
  bool none = false;
};

/// For CLI11: empty where there is a text at all.
std::string empty_trouble(const std::string& text);

void add_project_options(CLI::App& sub, ProjectOptions& options);
/// The same options as words of a command line, with a blank before.
std::string project_words(const ProjectOptions& options);

/// Reads the project file: the one named, or else the nearest `.orionref.yaml` in the current folder or above.
/// @return nullopt where it cannot be read, which is said on standard error; `exit` then has the status
std::optional<Project> load_project(const ProjectOptions& options, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
