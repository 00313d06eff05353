#pragma once

#include <functional>
#include <string>

#include "records/judge/decks.hpp"
#include "records/text/splitter.hpp"

namespace orion::judge {

/// The files beside a set's manifest. Paths are relative to its folder, with `/` between, and never lead out of it.
class SetFiles {
 public:
  SetFiles() = default;
  SetFiles(const SetFiles&) = delete;
  SetFiles& operator=(const SetFiles&) = delete;
  virtual ~SetFiles() = default;

  /// Opens a file and has `use` read it. @return why it could not be read, or not to its end; empty: it could
  virtual std::string read(const std::string& path, const std::function<void(const text::ByteSource&)>& use) = 0;
  /// The decks beside a file.
  virtual Decks& decks_of(const std::string& path) = 0;
};

}  // namespace orion::judge
