#include "cmd/check/check_run.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
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
        plan, path,
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

bool same_or_below(const std::string& place, const std::string& folder) {
  return folder.empty() || place == folder || place.starts_with(folder + "/");
}

bool is_missing(const std::string& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/// The entries of the baseline that did not come up although their file was read, or is not there any more below what
/// was named. A file that was passed over or could not be read may still have its findings.
void find_gone(const CheckPlan& plan, const std::vector<std::string>& paths, const Sink& sink, Summary& summary) {
  if (plan.baseline == nullptr) return;
  std::vector<std::string> places;
  for (const std::string& path : paths) {
    const std::string& named = path == "-" ? plan.standard_input_name : path;
    places.push_back(place_in(plan.project_folder, named));
  }
  const std::vector<KnownFinding>& entries = plan.baseline->entries();
  for (std::size_t index = 0; index < entries.size(); ++index) {
    if (sink.seen()[index]) continue;
    const std::string& path = entries[index].path;
    const bool named =
        std::any_of(places.begin(), places.end(), [&](const std::string& place) { return same_or_below(path, place); });
    const bool gone =
        sink.looked_for()[index] ||
        (named && !path.empty() && is_missing((std::filesystem::path{plan.project_folder} / path).string()));
    if (gone) summary.baseline->gone.push_back(entries[index]);
  }
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
  FileReader reader{plan, hooks};
  if (shows_progress == ProgressLine::OnTerminal) {
    using enum Progress::Shares;
    progress.start(streams.err, isatty(STDOUT_FILENO) == 1 ? StandardOutputToo : StandardErrorOnly,
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
  const auto trouble = [&](const std::string& path, const char* reason) {
    streams.out.flush();
    streams.err << "orionref: cannot read " << printable(path) << ": " << reason << '\n';
    listed.whole = false;
  };
  for (const std::string& path : paths) {
    for_each_file(
        plan, path,
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
