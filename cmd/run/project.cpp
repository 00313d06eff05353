#include "cmd/run/project.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <utility>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/format/shell_word.hpp"
#include "cmd/input/exclude.hpp"
#include "cmd/input/place.hpp"
#include "cmd/input/source.hpp"
#include "records/judge/text_findings.hpp"
#include "records/read/fields.hpp"
#include "records/text/reader.hpp"

namespace orion::cmd {

namespace fs = std::filesystem;

namespace {

/// The nearest project file in the current folder or above; empty where there is none.
std::string nearest_project_file() {
  fs::path folder = current_folder();
  while (true) {
    const fs::path file = folder / std::string{read::kProjectFileName};
    std::error_code error;
    // Also where it cannot be read: nothing may be judged as if there were none.
    if (fs::exists(fs::symlink_status(file, error))) return file.string();
    if (folder == folder.parent_path()) return {};
    folder = folder.parent_path();
  }
}

/// The path as a person looks for it: from the current folder, where it is below.
std::string shown(const std::string& path) { return place_below(current_folder(), path).value_or(path); }

/// Reads the one document of a project file. What is wrong is among the findings.
read::ProjectFile read_document(const text::RawDocument& document, std::vector<Finding>& findings) {
  const text::ReadText text = text::read_text(document.bytes, text::Limits{});
  for (const text::Fault& fault : text.faults) findings.push_back(judge::text_finding(fault, document.bytes));
  const read::Context context{document.bytes, findings};
  if (text.root != nullptr) {
    read::ProjectFile file = read::read_project_file(context, *text.root);
    for (const read::OwnText& pattern : file.exclude) {
      const std::string trouble = exclude_trouble(pattern.value);
      if (!trouble.empty())
        context.report(catalogue::Code::R208UnknownWord, pattern.span, "`exclude` takes " + trouble);
    }
    return file;
  }
  if (findings.empty())
    context.report(catalogue::Code::R201NoRecord, {0, 0}, "no settings found: there is no `format: 1`");
  return {};
}

}  // namespace

std::string empty_trouble(const std::string& text) {
  return text.empty() ? std::string{"something, not an empty text"} : std::string{};
}

void add_project_options(CLI::App& sub, ProjectOptions& options) {
  CLI::Option* config =
      sub.add_option("--config", options.path, "The project file; default: .orionref.yaml here or in a folder above")
          ->check(empty_trouble)
          ->type_name("FILE");
  sub.add_flag("--no-config", options.none, "Read no project file")->excludes(config);
}

std::string project_words(const ProjectOptions& options) {
  if (options.none) return " --no-config";
  return options.path.empty() ? std::string{} : " --config " + as_shell_word(printable(options.path));
}

std::optional<Project> load_project(const ProjectOptions& options, Streams streams, ExitStatus& exit) {
  const std::string path = options.none ? std::string{} : options.path.empty() ? nearest_project_file() : options.path;
  if (path.empty()) return Project{{}, current_folder(), {}};
  const std::string name = shown(path);
  const auto fail = [&](ExitStatus status, const std::string& words) {
    streams.err << "orionref: " << words << '\n';
    exit = worse(exit, status);
    return std::nullopt;
  };
  std::string trouble;
  std::error_code unknown;
  const bool special = fs::is_other(path, unknown);
  if (special) return fail(ExitStatus::Unfinished, "cannot read " + printable(name) + ": it is no regular file");
  std::optional<Source> source = Source::open(path, trouble);
  if (!source) return fail(ExitStatus::Unfinished, "cannot read " + printable(name) + ": " + trouble);
  text::DocumentSplitter splitter{source->bytes(), text::Limits{}.document};
  text::RawDocument document;
  splitter.next(document);
  text::RawDocument another;
  const bool more = splitter.next(another);
  if (splitter.failed())
    return fail(ExitStatus::Unfinished, "cannot read " + printable(name) + ": " + source->trouble());
  if (document.oversize) return fail(ExitStatus::Usage, printable(name) + " is too large for a project file");
  if (more) return fail(ExitStatus::Usage, printable(name) + " holds more than one document");
  judge::Verdict verdict;
  const std::string absolute = absolute_path(path);
  Project project{absolute, fs::path{absolute}.parent_path().string(), {}};
  project.file = read_document(document, verdict.findings);
  const bool faulty = std::any_of(verdict.findings.begin(), verdict.findings.end(),
                                  [](const Finding& each) { return each.severity == catalogue::Severity::Error; });
  if (!faulty) return project;
  oneline_format(streams.err)->record({name, 1, document, verdict});
  return fail(ExitStatus::Usage, "the project file " + printable(name) + " cannot be used" +
                                     (options.path.empty() ? " (--no-config leaves it out)" : ""));
}

}  // namespace orion::cmd
