#include "records/judge/sequence.hpp"

#include <algorithm>

namespace orion::judge {

namespace {

using Entries = std::span<const std::size_t>;
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// A longest common subsequence, by places.
Pairs longest_common(Entries a, Entries b) {
  enum class Step : std::uint8_t { Both, SkipA, SkipB };
  std::vector<Step> steps(a.size() * b.size());
  std::vector<std::uint32_t> below(b.size() + 1, 0);
  std::vector<std::uint32_t> row(b.size() + 1, 0);
  for (std::size_t i = a.size(); i-- > 0; std::swap(below, row)) {
    row[b.size()] = 0;
    for (std::size_t j = b.size(); j-- > 0;) {
      const bool equal = a[i] == b[j];
      row[j] = equal ? below[j + 1] + 1 : std::max(below[j], row[j + 1]);
      steps[i * b.size() + j] = equal ? Step::Both : below[j] >= row[j + 1] ? Step::SkipA : Step::SkipB;
    }
  }
  Pairs pairs;
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    const Step step = steps[i * b.size() + j];
    if (step == Step::Both) pairs.emplace_back(i, j);
    if (step != Step::SkipB) ++i;
    if (step != Step::SkipA) ++j;
  }
  return pairs;
}

/// The same whichever of the two comes first.
Pairs common_entries(Entries a, Entries b) {
  const bool in_order =
      a.size() != b.size() ? a.size() < b.size() : std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  if (in_order) return longest_common(a, b);
  Pairs pairs = longest_common(b, a);
  for (auto& [one, other] : pairs) std::swap(one, other);
  return pairs;
}

/// What lies between the pairs.
std::vector<Edit> edits_between(const Pairs& pairs, Both<std::size_t> sizes) {
  std::vector<Edit> edits;
  std::size_t at_a = 0;
  std::size_t at_b = 0;
  const auto reach = [&](std::size_t a, std::size_t b) {
    if (a > at_a || b > at_b) edits.push_back({{at_a, a - at_a}, {at_b, b - at_b}});
    at_a = a + 1;
    at_b = b + 1;
  };
  for (const auto& [a, b] : pairs) reach(a, b);
  reach(sizes.a, sizes.b);
  return edits;
}

Pairs equal_in_place(Entries a, Entries b) {
  Pairs pairs;
  for (std::size_t place = 0; place < std::min(a.size(), b.size()); ++place) {
    if (a[place] == b[place]) pairs.emplace_back(place, place);
  }
  return pairs;
}

bool two_exchanged(Entries a, Entries b, const Pairs& in_place) {
  if (a.size() != b.size() || in_place.size() + 2 != a.size()) return false;
  const auto first = std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin();
  const auto last = a.rend() - std::mismatch(a.rbegin(), a.rend(), b.rbegin()).first - 1;
  const auto one = static_cast<std::size_t>(first);
  const auto other = static_cast<std::size_t>(last);
  return a[one] == b[other] && a[other] == b[one];
}

/// A stretch was taken out here and put in there.
bool one_moved(Entries a, Entries b, const std::vector<Edit>& edits) {
  if (edits.size() != 2 || a.size() != b.size()) return false;
  const auto moved = [&](const Stretch& out, const Stretch& in) {
    return out.count == in.count && std::equal(a.begin() + static_cast<std::ptrdiff_t>(out.first),
                                               a.begin() + static_cast<std::ptrdiff_t>(out.end()),
                                               b.begin() + static_cast<std::ptrdiff_t>(in.first));
  };
  const auto& [first, last] = std::pair{edits.front(), edits.back()};
  if (first.b.count == 0 && last.a.count == 0) return moved(first.a, last.b);
  return first.a.count == 0 && last.b.count == 0 && moved(last.a, first.b);
}

Shape shape_of_one(const Edit& edit, Both<std::size_t> sizes) {
  if (edit.a.count > 0 && edit.b.count > 0) return edit.a.count == edit.b.count ? Shape::Changed : Shape::Several;
  if (edit.a.end() == sizes.a && edit.b.end() == sizes.b) return Shape::CutShort;
  return edit.a.count == 0 ? Shape::Inserted : Shape::Omitted;
}

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> SequenceDifference::pairs() const {
  Pairs pairs;
  Edit from{};
  const auto up_to = [&](std::size_t end) {
    for (std::size_t a = from.a.end(), b = from.b.end(); a < end; ++a, ++b) pairs.emplace_back(a, b);
  };
  for (const Edit& edit : edits) {
    up_to(edit.a.first);
    from = edit;
  }
  up_to(sizes.a);
  return pairs;
}

SequenceDifference compare_sequences(std::span<const std::size_t> a, std::span<const std::size_t> b) {
  SequenceDifference made;
  made.sizes = {a.size(), b.size()};
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t front = 0;
  while (front < shorter && a[front] == b[front]) ++front;
  std::size_t back = 0;
  while (back < shorter - front && a[a.size() - 1 - back] == b[b.size() - 1 - back]) ++back;
  made.common_before = front;
  if (front == a.size() && front == b.size()) {
    made.common = front;
    return made;
  }
  Pairs pairs;
  for (std::size_t place = 0; place < front; ++place) pairs.emplace_back(place, place);
  for (const auto& [one, other] :
       common_entries(a.subspan(front, a.size() - front - back), b.subspan(front, b.size() - front - back)))
    pairs.emplace_back(one + front, other + front);
  for (std::size_t place = back; place > 0; --place) pairs.emplace_back(a.size() - place, b.size() - place);
  const Pairs in_place = equal_in_place(a, b);
  const bool exchanged = two_exchanged(a, b, in_place);
  // Where nothing was shifted, entries are held against those in their place.
  if (exchanged || (a.size() == b.size() && in_place.size() == pairs.size())) pairs = in_place;
  made.edits = edits_between(pairs, made.sizes);
  made.common = pairs.size();
  const bool nothing_behind = made.common == front && (a.size() != b.size() || a.size() - front > 1);
  if (exchanged) {
    made.shape = Shape::Exchanged;
  } else if (one_moved(a, b, made.edits)) {
    made.shape = Shape::Moved;
  } else if (front == shorter) {
    made.shape = Shape::CutShort;
  } else if (nothing_behind) {
    made.shape = Shape::Parted;
  } else if (made.edits.size() == 1) {
    made.shape = shape_of_one(made.edits.front(), made.sizes);
  } else {
    made.shape = in_place.size() == pairs.size() && a.size() == b.size() ? Shape::Changed : Shape::Several;
  }
  return made;
}

}  // namespace orion::judge
