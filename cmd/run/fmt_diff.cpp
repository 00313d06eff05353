#include "cmd/run/fmt_diff.hpp"

#include <algorithm>
#include <cstdint>
#include <ostream>

namespace orion::cmd {

namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t kContext = 3;
/// Cells of the table below: pieces with more changed lines are shown as wholly replaced.
constexpr std::size_t kMostCells = std::size_t{1} << 24U;

/// With their line ends.
Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t feed = text.find('\n');
    const std::size_t size = feed == std::string_view::npos ? text.size() : feed + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

/// Which lines of two lists stay: a longest common subsequence by the textbook's table, of which only two rows of
/// lengths and a byte a cell are kept.
struct Common {
  std::vector<bool> in_old;
  std::vector<bool> in_new;
};

Common common_lines(const Lines& before, const Lines& after) {
  const std::size_t rows = before.size();
  const std::size_t columns = after.size();
  Common common{std::vector<bool>(rows), std::vector<bool>(columns)};
  if (rows == 0 || columns == 0 || rows > kMostCells / columns) return common;
  enum Step : std::uint8_t { Both, Old, New };
  std::vector<Step> steps(rows * columns);
  std::vector<std::uint32_t> below(columns + 1);
  std::vector<std::uint32_t> row(columns + 1);
  for (std::size_t i = rows; i-- > 0;) {
    for (std::size_t j = columns; j-- > 0;) {
      Step& step = steps[i * columns + j];
      if (before[i] == after[j]) {
        step = Both;
        row[j] = below[j + 1] + 1;
      } else {
        step = below[j] >= row[j + 1] ? Old : New;
        row[j] = std::max(below[j], row[j + 1]);
      }
    }
    std::swap(row, below);
  }
  for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
    const Step step = steps[i * columns + j];
    if (step == Both) common.in_old[i] = common.in_new[j] = true;
    if (step != New) ++i;
    if (step != Old) ++j;
  }
  return common;
}

/// `12,3`, or the line before where there is none, as the format wants it.
std::string range(std::size_t begin, std::size_t count) {
  const std::string first = std::to_string(count == 0 ? begin - 1 : begin);
  return count == 1 ? first : first + "," + std::to_string(count);
}

}  // namespace

void UnifiedDiff::piece(std::string_view before, std::string_view after) {
  Lines ours = lines_of(before);
  Lines theirs = lines_of(after);
  const std::size_t most = std::min(ours.size(), theirs.size());
  std::size_t first = 0;
  while (first < most && ours[first] == theirs[first]) keep(ours[first++]);
  std::size_t last = 0;
  while (last < most - first && ours[ours.size() - 1 - last] == theirs[theirs.size() - 1 - last]) ++last;
  const auto middle = [&](const Lines& lines) {
    return Lines{lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end() - static_cast<std::ptrdiff_t>(last)};
  };
  const Lines old_middle = middle(ours);
  const Lines new_middle = middle(theirs);
  const Common common = common_lines(old_middle, new_middle);
  for (std::size_t i = 0, j = 0; i < old_middle.size() || j < new_middle.size();) {
    if (i < old_middle.size() && !common.in_old[i]) {
      change('-', old_middle[i++]);
    } else if (j < new_middle.size() && !common.in_new[j]) {
      change('+', new_middle[j++]);
    } else {
      keep(old_middle[i++]);
      ++j;
    }
  }
  for (; last > 0; --last) keep(ours[ours.size() - last]);
}

void UnifiedDiff::keep(std::string_view line) {
  ++old_line_;
  ++new_line_;
  if (hunk_.empty()) {
    context_.emplace_back(line);
    if (context_.size() > kContext) context_.pop_front();
    return;
  }
  hunk_.push_back(" " + std::string{line});
  ++kept_;
  // Two hunks would share no line: the first one is at its end, and what is too much of it may begin the next.
  if (kept_ > 2 * kContext) {
    std::deque<std::string> rest;
    for (std::size_t index = hunk_.size() - kContext; index < hunk_.size(); ++index)
      rest.push_back(hunk_[index].substr(1));
    end_hunk();
    context_ = std::move(rest);
  }
}

void UnifiedDiff::change(char sign, std::string_view line) {
  if (hunk_.empty()) begin_hunk();
  hunk_.push_back(sign + std::string{line});
  kept_ = 0;
  ++(sign == '-' ? old_line_ : new_line_);
}

void UnifiedDiff::begin_hunk() {
  old_begin_ = old_line_ - context_.size();
  new_begin_ = new_line_ - context_.size();
  for (const std::string& line : context_) hunk_.push_back(" " + line);
  context_.clear();
}

void UnifiedDiff::end_hunk() {
  if (hunk_.empty()) return;
  if (kept_ > kContext) hunk_.resize(hunk_.size() - (kept_ - kContext));
  const auto count = [&](char other) {
    return static_cast<std::size_t>(
        std::count_if(hunk_.begin(), hunk_.end(), [&](const std::string& line) { return line[0] != other; }));
  };
  if (!headed_) {
    // A tab behind the name ends it where there are blanks in it.
    const std::string name = path_ + (path_.find(' ') == std::string::npos ? "" : "\t");
    out_ << "--- " << name << "\n+++ " << name << '\n';
    headed_ = true;
  }
  out_ << "@@ -" << range(old_begin_, count('+')) << " +" << range(new_begin_, count('-')) << " @@\n";
  for (const std::string& line : hunk_) {
    out_ << line;
    if (!line.ends_with('\n')) out_ << "\n\\ No newline at end of file\n";
  }
  hunk_.clear();
  kept_ = 0;
}

}  // namespace orion::cmd
