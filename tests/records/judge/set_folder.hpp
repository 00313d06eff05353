#pragma once

// A folder in memory with the manifest of a set and its games, and what was said of the set in short words.

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/judge.hpp"

namespace orion::testing {

class SetFolder final : public judge::SetFiles {
 public:
  SetFolder() = default;
  explicit SetFolder(std::map<std::string, std::string> files) : files_{std::move(files)} {}
  SetFolder& put(const std::string& path, std::string bytes) {
    files_[path] = std::move(bytes);
    return *this;
  }
  std::string read(const std::string& path, const std::function<void(const text::ByteSource&)>& use) override;
  judge::Decks& decks_of(const std::string& path) override;

  /// Judges a manifest that lies in the folder.
  judge::Verdict judge(const std::string& manifest, judge::Settings settings = {});

 private:
  std::map<std::string, std::string> files_;
  judge::Decks decks_{[](const std::string&, std::string& trouble) {
    trouble = "there is no such file";
    return std::nullopt;
  }};
};

/// A game of Orion Duel that was broken off after its first move: blue won `+`, orange won `-`, a tie `=`, it goes on
/// `?`, it is illegal and blue claims to have won `!`, something that is no word for it is the word of the result.
/// @param more  keys of the record, a line each
std::string duel_game(std::string_view blue, std::string_view ending, std::string_view orange,
                      std::string_view more = "");

/// A game of The Orion Station before its first turn. @param rest  `turns` and `result`
std::string station_game(const std::vector<std::string>& players, std::string_view rest);

/// "error T703 at `g1`: game 1 gives no result: it stops while the game goes on", a line a finding; `elsewhere` as
/// " (what: path:line)" behind it.
std::string said(const judge::Verdict& verdict, std::string_view manifest);

/// "Ada 1.5, Ben 0.5", by the order of the list of players.
std::string points(const judge::Verdict& verdict);

/// "r1.yaml:1 Ada Ben: it stops while the game goes on; not counted", a line a game.
std::string irregular(const judge::Verdict& verdict);

}  // namespace orion::testing
