#pragma once

// Work on items side by side, results in the order of the input.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "cmd/check/item.hpp"

namespace orion::cmd {

/// Takes items in input order, has them worked on by several threads, and hands them on in input order. Items travel in
/// batches, and there are never more than a few batches a thread under way: memory does not grow with the input.
///
/// Threads: `give`, `before_waiting`, `after_waiting` and `finish` are called by one thread. `take` is called by any,
/// but by one at a time. Without a full batch no thread is started, and everything happens where `give` is called.
class Pipeline {
 public:
  using Work = std::function<void(Item&)>;

  /// @param make_work  called once for each worker, so that workers share nothing
  /// @param take  gets the items in order
  /// @param flush  called when the input is waited for and everything before has been taken
  Pipeline(std::size_t workers, const std::function<Work()>& make_work, std::function<void(Item&)> take,
           std::function<void()> flush);
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;
  ~Pipeline();

  /// Waits where too much is under way. Throws what a worker threw.
  void give(Item item);
  /// The input may let us wait now: what was given so far goes on its way, and is flushed when it is through.
  void before_waiting();
  void after_waiting();
  /// Waits until everything is through. Throws what a worker threw.
  void finish();

 private:
  struct Batch {
    std::vector<Item> items;
    std::size_t bytes = 0;
    bool done = false;
  };

  void send();
  void send(std::unique_ptr<Batch> batch);
  void start_workers();
  void run_worker(const Work& work);
  void hand_on(std::unique_lock<std::mutex>& lock);
  void stop_workers() noexcept;

  std::size_t workers_;
  std::vector<Work> works_;
  std::function<void(Item&)> take_;
  std::function<void()> flush_;
  Batch filling_;

  std::mutex mutex_;
  std::condition_variable has_work_;
  std::condition_variable has_room_;
  std::deque<Batch*> waiting_;                    ///< for a worker
  std::deque<std::unique_ptr<Batch>> under_way_;  ///< in input order, up to being taken
  bool taking_ = false;                           ///< a thread is handing on
  bool input_waits_ = false;
  bool closing_ = false;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

}  // namespace orion::cmd
