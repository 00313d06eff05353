#include "cmd/check/pipeline.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "cmd/input/interrupt.hpp"

namespace orion::cmd {

namespace {

// A batch takes some milliseconds: long against handing it over, short against a run.
constexpr std::size_t kItems = 64;
constexpr std::size_t kBytes = 64 * 1024;
constexpr std::size_t kBatchesPerWorker = 4;

}  // namespace

Pipeline::Pipeline(std::size_t workers, const std::function<Work()>& make_work, std::function<void(Item&)> take,
                   std::function<void()> flush)
    : workers_{workers}, take_{std::move(take)}, flush_{std::move(flush)} {
  for (std::size_t worker = 0; worker < workers; ++worker) works_.push_back(make_work());
}

Pipeline::~Pipeline() { stop_workers(); }

void Pipeline::give(Item item) {
  filling_.bytes += item.document.bytes.size();
  filling_.items.push_back(std::move(item));
  if (filling_.items.size() < kItems && filling_.bytes < kBytes) return;
  if (threads_.empty() && workers_ > 1) start_workers();
  send();
}

void Pipeline::before_waiting() {
  send();
  std::unique_lock lock{mutex_};
  input_waits_ = true;
  if (under_way_.empty() && !taking_) flush_();
}

void Pipeline::after_waiting() {
  const std::lock_guard lock{mutex_};
  input_waits_ = false;
}

void Pipeline::finish() {
  send();
  {
    std::unique_lock lock{mutex_};
    has_room_.wait(lock, [this] { return (under_way_.empty() && !taking_) || failure_; });
  }
  stop_workers();
  if (failure_) std::rethrow_exception(failure_);
}

void Pipeline::send() {
  if (filling_.items.empty()) return;
  Batch batch = std::exchange(filling_, {});
  if (threads_.empty()) {
    for (Item& item : batch.items) {
      works_.front()(item);
      take_(item);
    }
    return;
  }
  send(std::make_unique<Batch>(std::move(batch)));
}

void Pipeline::send(std::unique_ptr<Batch> batch) {
  std::unique_lock lock{mutex_};
  has_room_.wait(lock, [this] { return under_way_.size() < workers_ * kBatchesPerWorker || failure_; });
  if (failure_) std::rethrow_exception(failure_);
  waiting_.push_back(batch.get());
  under_way_.push_back(std::move(batch));
  has_work_.notify_one();
}

void Pipeline::start_workers() {
  const InterruptsElsewhere guard;
  threads_.reserve(workers_);
  try {
    for (const Work& work : works_) threads_.emplace_back([this, &work] { run_worker(work); });
  } catch (const std::system_error&) {
    // The system grants no more of them: those that there are do the work, or else the one that reads.
    workers_ = std::max<std::size_t>(1, threads_.size());
  }
}

void Pipeline::run_worker(const Work& work) {
  std::unique_lock lock{mutex_};
  while (true) {
    has_work_.wait(lock, [this] { return !waiting_.empty() || closing_; });
    if (waiting_.empty() || failure_) return;
    Batch& batch = *waiting_.front();
    waiting_.pop_front();
    try {
      lock.unlock();
      for (Item& item : batch.items) work(item);
      lock.lock();
      batch.done = true;
      hand_on(lock);
    } catch (...) {
      if (!lock.owns_lock()) lock.lock();
      if (!failure_) failure_ = std::current_exception();
      taking_ = false;
      has_room_.notify_all();
      return;
    }
  }
}

/// Takes what is done, in order, unless another thread is at it: that one looks again before it stops.
void Pipeline::hand_on(std::unique_lock<std::mutex>& lock) {
  if (taking_) return;
  taking_ = true;
  while (!under_way_.empty() && under_way_.front()->done && !failure_) {
    const std::unique_ptr<Batch> batch = std::move(under_way_.front());
    under_way_.pop_front();
    lock.unlock();
    for (Item& item : batch->items) take_(item);
    lock.lock();
    has_room_.notify_all();
  }
  if (input_waits_ && under_way_.empty()) flush_();
  taking_ = false;
  has_room_.notify_all();
}

void Pipeline::stop_workers() noexcept {
  {
    const std::lock_guard lock{mutex_};
    closing_ = true;
    waiting_.clear();
  }
  has_work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace orion::cmd
