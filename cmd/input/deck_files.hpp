#pragma once

#include <map>
#include <optional>
#include <string>

#include "records/judge/decks.hpp"

namespace orion::cmd {

/// Why a file that a record names is not to be read: it is a folder, a pipe, a device. Empty: it may be, or is not
/// there.
std::string no_regular_file(const std::string& path);

/// The bytes of a file, and one more than a document may have at most: then it is too large, however large it is.
/// @return nullopt where it cannot be read; `trouble` then says why
std::optional<std::string> read_deck_file(const std::string& path, std::string& trouble);

/// The decks beside records, folder by folder. Every file is read once.
class DeckFiles {
 public:
  /// @param path  of a file with records, or "-": then decks are looked for in the current folder
  judge::Decks& beside(const std::string& path);

 private:
  std::map<std::string, judge::Decks> folders_;
};

}  // namespace orion::cmd
