#include "cmd/check/written_files.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "cmd/check/file_reader.hpp"
#include "cmd/format/format.hpp"

namespace orion::cmd {

namespace fs = std::filesystem;

namespace {

/// Tells a file from all others. Empty for devices: what goes to /dev/null twice hurts nobody.
using Identity = std::string;

Identity identity(const struct stat& status) {
  if (S_ISCHR(status.st_mode)) return {};
  return std::to_string(status.st_dev) + ":" + std::to_string(status.st_ino);
}

/// Of a file that need not be there yet.
Identity identity(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) == 0) return identity(status);
  const fs::path whole{path};
  const fs::path folder = whole.has_parent_path() ? whole.parent_path() : fs::path{"."};
  if (stat(folder.c_str(), &status) != 0) return whole.lexically_normal().string();
  return identity(status) + "/" + whole.filename().string();
}

Identity identity(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? identity(status) : Identity{};
}

bool has_record_suffix(const std::string& path) { return path.ends_with(".yaml") || path.ends_with(".yml"); }

/// A link to a file that has the name of a record or a deck.
bool leads_to_record(const std::string& path) {
  std::error_code ignored;
  return fs::is_symlink(path, ignored) && has_record_suffix(fs::weakly_canonical(path, ignored).string());
}

/// The input that is the same file.
std::optional<std::string> same_input(const CheckPlan& plan, const Identity& own, const std::string& path,
                                      const std::vector<std::string>& inputs) {
  std::optional<std::string> same;
  const auto look = [&](const std::string& input, Met) {
    if (own == (input == "-" ? identity(STDIN_FILENO) : identity(input))) same = input;
    return !same;
  };
  const auto nothing = [](const std::string&) {};
  for (const std::string& input : inputs) {
    // Folders hold files of no other name that are read: most need not be walked for this.
    const bool named = input == "-" || !fs::is_directory(input);
    if (!same && (named || has_record_suffix(path))) for_each_file(plan.selection, input, look, nothing, nothing);
  }
  return same;
}

}  // namespace

std::string written_files_trouble(const CheckPlan& plan, const FilesOfRun& files,
                                  const std::vector<std::string>& inputs) {
  std::vector<Identity> earlier;
  for (const std::string& path : files.written) {
    const Identity own = identity(path);
    if (own.empty()) continue;
    const std::string name = printable(path);
    const auto same = std::find(earlier.begin(), earlier.end(), own);
    if (same != earlier.end()) return name + " would be written twice in one run";
    if (own == identity(STDOUT_FILENO) || own == identity(STDERR_FILENO))
      return name + " would be written twice: standard output or standard error goes there";
    if (!files.baseline.empty() && own == identity(files.baseline))
      return name + " is read as the baseline, and would be written over";
    if (!files.project_file.empty() && own == identity(files.project_file))
      return name + " is the project file, and would be written over";
    if (const auto input = same_input(plan, own, path, inputs))
      return name + " is to be checked" + (*input == path ? "" : " as " + printable(*input)) +
             ", and would be written over";
    // Decks are known only when they are read.
    if (leads_to_record(path)) return name + " is a link to a file with the name of a record or a deck";
    earlier.push_back(own);
  }
  return {};
}

}  // namespace orion::cmd
