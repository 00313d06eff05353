#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "cmd/check/plan.hpp"

namespace orion::cmd {

/// Watches which findings of the baseline a run comes across. Without a baseline it does nothing.
class BaselineWatch {
 public:
  explicit BaselineWatch(const CheckPlan& plan);

  /// These entries were found in a record.
  void found(const std::vector<std::size_t>& entries);
  /// The file at this place has been read to its end.
  void file_ended(const std::string& place);
  /// Says in the summary what no longer occurs, and what occurs too often.
  /// @param paths  what was to be checked
  void finish(const std::vector<std::string>& paths, Summary& summary) const;

 private:
  bool is_gone(std::size_t entry, const std::vector<std::string>& folders) const;

  const CheckPlan& plan_;
  std::vector<bool> seen_;
  std::vector<bool> looked_for_;              ///< their file was read to its end
  std::map<std::size_t, std::size_t> times_;  ///< that entries were found in the file at hand
  std::map<std::size_t, std::size_t> more_;   ///< found more often than listed
};

}  // namespace orion::cmd
