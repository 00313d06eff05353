#pragma once

#include <string>
#include <vector>

#include <CLI/App.hpp>

#include "cmd/run/project.hpp"
#include "cmd/run/selection_options.hpp"
#include "records/text/reader.hpp"

namespace orion::cmd {

/// A further output: `FORMAT=PATH`.
struct OutputOption {
  std::string format;
  std::string path;
};

/// What the command line of `check` says, and the project file where that says nothing.
struct CheckOptions {
  std::vector<std::string> paths;
  std::string format = "text";
  std::vector<std::string> outputs;
  std::string colour = "auto";
  std::string rules;
  std::string compare;  ///< two rules with a comma between
  std::string fail_level = "error";
  std::string after_illegal = "stop";
  SelectionOptions selection;
  std::string baseline;
  std::string write_baseline;
  std::string standard_input_name = "-";
  ProjectOptions project;
  std::size_t max_document = text::Limits{}.document;
  std::size_t jobs = 0;  ///< 0: as many as there are cores
  bool require_result = false;
  bool no_require_result = false;
  bool exit_zero = false;
  bool allow_empty = false;
  bool list_files = false;
  bool quiet = false;
  bool as_set = false;
  bool after_illegal_given = false;  ///< by the command line: `show` needs it too, be it the default
};

void add_check_options(CLI::App& sub, CheckOptions& options);

/// Takes from the project file what the command line leaves open.
void apply(const Project& project, const CLI::App& sub, CheckOptions& options);

/// For CLI11: empty where `path` can be written to. A record there would be lost by a slip of the command line, and
/// what is written would be taken for a record.
std::string written_trouble(const std::string& path);

/// @pre `text` was accepted on the command line
OutputOption output_option(const std::string& text);

std::string first_rules(const std::string& pair);
std::string second_rules(const std::string& pair);

}  // namespace orion::cmd
