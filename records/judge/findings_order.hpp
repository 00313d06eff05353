#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "records/finding.hpp"

namespace orion::judge {

/// By place, then code. What one move breaks keeps its order: it stands at the place of its primary finding, and among
/// what else is there by that one's code.
void put_in_order(std::vector<Finding>& findings);

/// At most so many findings of a document are kept, notes dropped before anything else, and then how many more there
/// are: an error if one of those is.
void cut(std::vector<Finding>& findings, std::size_t limit);

/// Findings that were not kept.
struct LeftOut {
  std::size_t number = 0;
  catalogue::Severity worst = catalogue::Severity::Note;
  text::Span at;  ///< the first of the worst
  std::uint32_t anchor = 0;
};

/// Leaves out what is beyond the limit, as `cut` does, and counts it.
/// @pre the findings are in order
void leave_out(std::vector<Finding>& findings, std::size_t limit, LeftOut& left_out);
/// Says how many more there are, if there are any.
void tell(const LeftOut& left_out, std::vector<Finding>& findings);

/// Findings on a set of any number of records: those that will be told are kept, in memory that has a bound.
class FewFindings {
 public:
  /// @param limit  so many are told
  FewFindings(std::vector<Finding> findings, std::size_t limit) : findings_{std::move(findings)}, limit_{limit} {}
  void add(Finding finding);
  /// How often.
  std::size_t added() const noexcept { return added_; }
  /// In order and cut. Once.
  std::vector<Finding> take();

 private:
  std::vector<Finding> findings_;
  std::size_t limit_;
  LeftOut left_out_;
  std::size_t added_ = 0;
};

bool has_error(const std::vector<Finding>& findings);

}  // namespace orion::judge
