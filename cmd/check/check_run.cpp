#include "cmd/check/check_run.hpp"

#include <ostream>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "cmd/check/file_reader.hpp"
#include "cmd/check/judge_item.hpp"
#include "cmd/check/pipeline.hpp"
#include "cmd/check/progress.hpp"
#include "cmd/check/sink.hpp"
#include "cmd/input/interrupt.hpp"
#include "cmd/input/walk.hpp"

namespace orion::cmd {

namespace {

/// The bytes that can be read of a file; nullopt where nobody can know.
std::optional<std::uint64_t> size_of(const std::string& path) {
  struct stat status {};
  const int done = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.c_str(), &status);
  if (done != 0) return 0;
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return static_cast<std::uint64_t>(status.st_size);
}

std::optional<std::uint64_t> size_of_all(const CheckPlan& plan, const std::vector<std::string>& paths,
                                         const std::function<bool()>& go_on) {
  std::optional<std::uint64_t> total = 0;
  const auto nothing = [](const std::string&) {};
  for (const std::string& path : paths) {
    if (!total) break;
    for_each_file(
        plan.selection, path,
        [&](const std::string& file, Met) {
          const auto size = size_of(file);
          if (size && total) *total += *size;
          if (!size) total.reset();
          return total && go_on();
        },
        nothing, nothing);
  }
  return total;
}

}  // namespace

std::optional<Summary> run_check_plan(const CheckPlan& plan, const std::vector<std::string>& paths, std::size_t jobs,
                                      ProgressLine shows_progress, Streams streams) {
  Progress progress;
  Sink sink{plan, streams, progress};
  const auto make_work = [&plan] {
    return [judge = ItemJudge{plan}](Item& item) mutable {
      if (!interrupted()) judge(item);  // else the sink takes no more
    };
  };
  const auto flush = [&] {
    const auto line_is_free = progress.pause_for_output();
    streams.out.flush();
  };
  Pipeline pipeline{jobs, make_work, [&sink](Item& item) { sink.take(item); }, flush};
  FileReader::Hooks hooks;
  hooks.give = [&pipeline](Item item) { pipeline.give(std::move(item)); };
  hooks.go_on = [&sink] { return !interrupted() && !sink.stopped(); };
  hooks.before_waiting = [&pipeline] { pipeline.before_waiting(); };
  hooks.after_waiting = [&pipeline] { pipeline.after_waiting(); };
  hooks.bytes_read = &progress.bytes_read();
  if (shows_progress == ProgressLine::OnTerminal) {
    using enum Progress::Shares;
    hooks.bytes_more = &progress.bytes_more();
    progress.start(streams.err, isatty(STDOUT_FILENO) == 1 ? StandardOutputToo : StandardErrorOnly,
                   [&plan, &paths](const std::function<bool()>& go_on) { return size_of_all(plan, paths, go_on); });
  }
  FileReader reader{plan, hooks};
  for (const std::string& path : paths) {
    if (!hooks.go_on()) break;
    reader.read(path);
  }
  pipeline.finish();
  progress.stop();
  Summary summary = std::move(sink.summary());
  if (interrupted()) {
    streams.out.flush();
    streams.err << "orionref: interrupted after " << summary.records
                << (summary.records == 1 ? " record\n" : " records\n");
    return std::nullopt;
  }
  sink.baseline().finish(paths, summary);
  return summary;
}

Listed list_files(const CheckPlan& plan, const std::vector<std::string>& paths, Streams streams) {
  Listed listed;
  // As everywhere: names go raw into a pipe, and without control characters onto a terminal.
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  const auto trouble = [&](const std::string& path, const char* reason) {
    streams.out.flush();
    streams.err << "orionref: cannot read " << printable(path) << ": " << reason << '\n';
    listed.whole = false;
  };
  for (const std::string& path : paths) {
    for_each_file(
        plan.selection, path,
        [&](const std::string& file, Met met) {
          if (met == Met::Named && file != "-" && is_missing(file)) {
            trouble(file, "there is no such file");
            return true;
          }
          ++listed.files;
          streams.out << (terminal ? printable(file) : file) << '\n';
          return !interrupted() && streams.out.good();
        },
        [](const std::string&) {}, [&](const std::string& folder) { trouble(folder, "the folder cannot be listed"); });
  }
  return listed;
}

}  // namespace orion::cmd
