#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "records/judge/set_record.hpp"

namespace orion::judge {

/// Records that belong together without a manifest that says so: a folder of logs. Each game has one record (T704), and
/// nobody plays twice in one round of an event (T712). Records that name no round are not compared by rounds.
class LooseSet {
 public:
  /// Adds a game. Games come in the order of the input.
  /// @param verdict  made with `Settings::keep_set_facts`
  /// @param path  of its file, as the caller named it
  /// @return what is wrong with it beside those before it: places in its document
  std::vector<Finding> add(const Verdict& verdict, const SetRecord& record, const std::string& path);

 private:
  struct Place {
    std::shared_ptr<const std::string> path;  ///< one text for all records of a file
    text::LineColumn at;
  };
  static Elsewhere elsewhere(std::string message, const Place& place);

  std::shared_ptr<const std::string> path_;  ///< of the last record
  std::map<Print, Place> by_content_;
  std::map<std::string, Place> by_id_;
  /// By event, round, and the player's id or name.
  std::map<std::tuple<std::string, std::string, std::string, bool>, Place> by_seat_;
};

}  // namespace orion::judge
