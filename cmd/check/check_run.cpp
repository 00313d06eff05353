#include "cmd/check/check_run.hpp"

#include <algorithm>
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
#include "cmd/input/place.hpp"

namespace orion::cmd {

namespace {

/// The bytes of a regular file; nullopt where nobody can know.
std::optional<std::uint64_t> size_of(const std::string& path) {
  struct stat status {};
  const int done = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.c_str(), &status);
  if (done != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return static_cast<std::uint64_t>(status.st_size);
}

std::optional<std::uint64_t> size_of_all(const CheckPlan& plan, const std::vector<std::string>& paths,
                                         const std::function<bool()>& go_on) {
  std::optional<std::uint64_t> total = 0;
  const auto nothing = [](const std::string&) {};
  for (const std::string& path : paths) {
    for_each_file(
        plan, path,
        [&](const std::string& file, Met) {
          const auto size = size_of(file);
          if (size && total) *total += *size;
          if (!size && file == "-") total.reset();
          return go_on();
        },
        nothing, nothing);
  }
  return total;
}

bool same_or_below(const std::string& place, const std::string& folder) {
  return folder.empty() || place == folder || place.starts_with(folder + "/");
}

/// The entries of the baseline that did not come up although the run looked where they were.
void find_gone(const CheckPlan& plan, const std::vector<std::string>& paths, const Sink& sink, Summary& summary) {
  if (plan.baseline == nullptr) return;
  std::vector<std::string> places;
  for (const std::string& path : paths) {
    const std::string& named = path == "-" ? plan.standard_input_name : path;
    places.push_back(place_in(plan.project_folder, named));
  }
  const std::vector<KnownFinding>& entries = plan.baseline->entries();
  for (std::size_t index = 0; index < entries.size(); ++index) {
    const bool looked_at = std::any_of(places.begin(), places.end(), [&](const std::string& place) {
      return same_or_below(entries[index].path, place);
    });
    if (looked_at && !sink.seen()[index]) summary.baseline->gone.push_back(entries[index]);
  }
}

}  // namespace

std::optional<Summary> run_check_plan(const CheckPlan& plan, const std::vector<std::string>& paths, std::size_t jobs,
                                      ProgressLine shows_progress, Streams streams) {
  Progress progress;
  Sink sink{plan, streams, progress};
  Pipeline pipeline{jobs, [&plan] { return Pipeline::Work{ItemJudge{plan}}; }, [&sink](Item& item) { sink.take(item); },
                    [&] {
                      const auto line_is_free = progress.pause();
                      streams.out.flush();
                    }};
  FileReader::Hooks hooks;
  hooks.give = [&pipeline](Item item) { pipeline.give(std::move(item)); };
  hooks.go_on = [&sink] { return !interrupted() && !sink.stopped(); };
  hooks.before_waiting = [&pipeline] { pipeline.before_waiting(); };
  hooks.after_waiting = [&pipeline] { pipeline.after_waiting(); };
  hooks.bytes_read = &progress.bytes_read();
  FileReader reader{plan, hooks};
  if (shows_progress == ProgressLine::OnTerminal) {
    progress.start(streams.err,
                   [&plan, &paths](const std::function<bool()>& go_on) { return size_of_all(plan, paths, go_on); });
  }
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
  find_gone(plan, paths, sink, summary);
  return summary;
}

Listed list_files(const CheckPlan& plan, const std::vector<std::string>& paths, Streams streams) {
  Listed listed;
  // As everywhere: names go raw into a pipe, and without control characters onto a terminal.
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  for (const std::string& path : paths) {
    for_each_file(
        plan, path,
        [&](const std::string& file, Met) {
          ++listed.files;
          streams.out << (terminal ? printable(file) : file) << '\n';
          return !interrupted() && streams.out.good();
        },
        [](const std::string&) {},
        [&](const std::string& folder) {
          streams.out.flush();
          streams.err << "orionref: cannot read " << printable(folder) << ": the folder cannot be listed\n";
          listed.whole = false;
        });
  }
  return listed;
}

}  // namespace orion::cmd
