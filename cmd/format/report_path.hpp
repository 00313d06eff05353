#pragma once

#include <string>
#include <string_view>

namespace orion::cmd {

/// How reports for other programs name a file: from the current folder, without `.` and `..`, as a checkout is known
/// there; what lies elsewhere with its whole path; standard input as "stdin".
class ReportPaths {
 public:
  ReportPaths();
  /// @param path  as in `Judged`
  std::string name(std::string_view path) const;
  /// The same as a URI reference: relative, or `file:///…`. Every byte that a URI has no place for is escaped.
  std::string uri(std::string_view path) const;

 private:
  std::string folder_;  ///< with a `/` at its end; empty where it cannot be known
};

}  // namespace orion::cmd
