#pragma once

#include <string>

namespace orion::write {

/// Where and when a game of a set was played: `event`.
struct ScriptEvent {
  std::string name;
  std::string date;
  std::string round;
  std::string table;
};

}  // namespace orion::write
