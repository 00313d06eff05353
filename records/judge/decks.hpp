#pragma once

// Where the deck of a Station record comes from (S7): a file beside the record, or one that is built in.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/finding.hpp"
#include "records/read/deck.hpp"
#include "records/text/reader.hpp"

namespace orion::judge {

/// A deck by which records are judged, and what is wrong with it.
struct LoadedDeck {
  read::StationDeck deck;
  std::string sha256;                  ///< of its bytes with line ends as LF
  std::optional<std::string> fault{};  ///< the first error in it, with its line and column
};

/// @return nullptr where none of that name is built in
std::shared_ptr<const LoadedDeck> builtin_deck(std::string_view name);
std::vector<std::string_view> builtin_deck_names();
/// The bytes of a built-in deck; empty where there is none of that name.
std::string_view builtin_deck_text(std::string_view name);

/// Reads a deck from the bytes of a file.
LoadedDeck load_deck(std::string_view bytes, const text::Limits& limits);

/// The deck files beside the records of one folder. Every file is read once.
class Decks {
 public:
  /// Reads a file, given by a path relative to the folder. @return nullopt and what is wrong
  using Read = std::function<std::optional<std::string>(const std::string& path, std::string& trouble)>;
  explicit Decks(Read read) : read_{std::move(read)} {}

  struct Found {
    std::shared_ptr<const LoadedDeck> deck;  ///< or null
    std::string trouble{};                   ///< why there is none
  };
  /// @param name  of a file, which ends in .yaml or .yml, or of a built-in deck
  const Found& find(std::string_view name, const text::Limits& limits);

 private:
  Found look_up(const std::string& name, const text::Limits& limits) const;
  Read read_;
  std::map<std::string, Found, std::less<>> found_;
};

}  // namespace orion::judge
