#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "cmd/check/baseline_watch.hpp"
#include "cmd/check/item.hpp"
#include "cmd/check/judge_item.hpp"
#include "cmd/check/plan.hpp"
#include "cmd/check/progress.hpp"
#include "cmd/streams.hpp"
#include "records/judge/loose_set.hpp"

namespace orion::cmd {

/// Takes judged items in input order: knows which files are ours, hands records to the formats, and counts.
class Sink {
 public:
  Sink(const CheckPlan& plan, Streams streams, Progress& progress)
      : plan_{plan}, streams_{streams}, progress_{progress}, baseline_{plan} {
    if (plan.baseline != nullptr) summary_.baseline.emplace();
  }

  void take(Item& item);

  Summary& summary() noexcept { return summary_; }
  /// Standard output takes no more. Any thread may ask.
  bool stopped() const noexcept { return stopped_; }
  const BaselineWatch& baseline() const noexcept { return baseline_; }

 private:
  /// What is known of the file that is being taken.
  enum class Whose { Unknown, Ours, Others, ReadAgain };

  void take_part(Item& item);
  void take_document(Item& item);
  /// Rules on a set whose records have all come, and words it.
  void conclude(Item& item);
  void take_end(const Item& item);
  void compare(Item& item);
  void report(Item& item);
  void could_not_read(const std::string& path, const std::string& reason);
  void read_again(const std::string& path);

  const CheckPlan& plan_;
  Streams streams_;
  Progress& progress_;
  std::shared_ptr<const CheckedFile> file_;
  Whose whose_ = Whose::Unknown;
  Summary summary_;
  std::atomic<bool> stopped_{false};
  BaselineWatch baseline_;
  ItemJudge judge_{plan_};
  judge::LooseSet loose_set_;
};

}  // namespace orion::cmd
