#include "records/text/fault_list.hpp"

#include <algorithm>
#include <utility>

namespace orion::text {
namespace {

/// So that a document of nothing but faults does not cost many times its size.
constexpr std::size_t kKept = 10'000;

Span inside(Span span, std::size_t document_size) {
  const auto size = static_cast<std::uint32_t>(document_size);
  const std::uint32_t begin = std::min(span.begin, size);
  return {begin, std::clamp(span.end, begin, size)};
}

}  // namespace

void FaultList::add(FaultKind kind, Span span, std::string detail, std::optional<Span> related) {
  if (faults_.size() >= kKept) {
    ++uncounted_;
    return;
  }
  faults_.push_back({kind, span, related, std::move(detail)});
}

bool FaultList::has(FaultKind kind) const noexcept {
  return std::any_of(faults_.begin(), faults_.end(), [kind](const Fault& fault) { return fault.kind == kind; });
}

void FaultList::forget(FaultKind kind) {
  std::erase_if(faults_, [kind](const Fault& fault) { return fault.kind == kind; });
}

void FaultList::forget_missing_values_from(std::uint32_t begin) {
  std::erase_if(faults_, [begin](const Fault& fault) {
    return fault.kind == FaultKind::MissingValue && fault.span.begin >= begin;
  });
}

std::vector<Fault> FaultList::take(std::size_t limit, std::size_t document_size) {
  for (Fault& fault : faults_) {
    fault.span = inside(fault.span, document_size);
    if (fault.related) fault.related = inside(*fault.related, document_size);
  }
  std::stable_sort(faults_.begin(), faults_.end(),
                   [](const Fault& a, const Fault& b) { return a.span.begin < b.span.begin; });
  if (faults_.size() > limit) {
    const std::size_t cut = faults_.size() - limit + uncounted_;
    const Span first_cut = faults_[limit].span;
    faults_.resize(limit);
    faults_.push_back({FaultKind::TooManyFaults, first_cut, std::nullopt, std::to_string(cut)});
  }
  uncounted_ = 0;
  return std::exchange(faults_, {});
}

}  // namespace orion::text
