#include "cmd/run/selection_options.hpp"

#include <utility>

#include <CLI/CLI.hpp>

#include "cmd/input/place.hpp"

namespace orion::cmd {

void add_selection_options(CLI::App& sub, SelectionOptions& options) {
  sub.add_option("--exclude", options.excludes,
                 "What is passed over in folders: drafts/, *.old.yaml, old/**/round-?.yaml; may be repeated")
      ->check(exclude_trouble)
      ->type_name("GLOB")
      ->expected(1)
      ->allow_extra_args(false)  // else a `--` behind it would end its values, and not the options
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  sub.add_flag("--force-exclude", options.exclude_named, "Pass over what is excluded also where it is named");
}

Selection selection_of(const SelectionOptions& options, const Project& project) {
  Selection selection;
  selection.exclude_named = options.exclude_named;
  Excludes own{current_folder(), {options.excludes.begin(), options.excludes.end()}};
  Excludes of_project{project.folder, {}};
  for (const read::OwnText& pattern : project.file.exclude) of_project.patterns.emplace_back(pattern.value);
  for (Excludes* each : {&own, &of_project}) {
    if (!each->patterns.empty()) selection.excludes.push_back(std::move(*each));
  }
  return selection;
}

}  // namespace orion::cmd
