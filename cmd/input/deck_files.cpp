#include "cmd/input/deck_files.hpp"

#include <filesystem>
#include <sys/stat.h>

#include "cmd/input/source.hpp"
#include "records/text/reader.hpp"

namespace orion::cmd {

std::string no_regular_file(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode)) return {};
  return S_ISDIR(status.st_mode) ? "it is a folder" : "it is no regular file";
}

std::optional<std::string> read_deck_file(const std::string& path, std::string& trouble) {
  // A record may name what it likes, and a pipe would be waited for.
  trouble = no_regular_file(path);
  if (!trouble.empty()) return std::nullopt;
  return read_file(path, text::kHardDocumentLimit + 1, trouble);
}

judge::Decks& DeckFiles::beside(const std::string& path) {
  const std::string folder = path == "-" ? std::string{} : std::filesystem::path{path}.parent_path().string();
  const auto known = folders_.find(folder);
  if (known != folders_.end()) return known->second;
  const auto read = [folder](const std::string& name, std::string& trouble) {
    return read_deck_file((std::filesystem::path{folder} / name).string(), trouble);
  };
  return folders_.emplace(folder, judge::Decks{read}).first->second;
}

}  // namespace orion::cmd
