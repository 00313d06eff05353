#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "records/text/fault.hpp"

namespace orion::text {

/// Collects the faults of one document as they are met, and hands out the first by place.
class FaultList {
 public:
  void add(FaultKind kind, Span span, std::string detail = {}, std::optional<Span> related = std::nullopt);
  bool empty() const noexcept { return faults_.empty(); }
  bool has(FaultKind kind) const noexcept;
  void forget(FaultKind kind);
  /// Drops what was only guessed about the place where the parse then failed.
  void forget_missing_values_from(std::uint32_t begin);
  /// @return the faults in the order of their places, at most `limit` and then one TooManyFaults; every span inside the
  /// document. The list is empty afterwards.
  std::vector<Fault> take(std::size_t limit, std::size_t document_size);

 private:
  std::vector<Fault> faults_;
  std::size_t uncounted_ = 0;  ///< met when there were already more than anybody reads
};

}  // namespace orion::text
