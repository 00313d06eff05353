#include "cmd/check/outputs.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "cmd/check/baseline.hpp"

namespace orion::cmd {

void Outputs::add_standard_output(std::string_view format, const TextOptions& text) {
  outputs_.push_back({nullptr, {}, make_format(format, streams_.out, text)});
}

OutputFile* Outputs::open(const std::string& path) {
  std::string trouble;
  std::unique_ptr<OutputFile> file = OutputFile::open(path, trouble);
  if (!file) {
    cannot_write(path, trouble);
    return nullptr;
  }
  outputs_.push_back({std::move(file), path, nullptr});
  return outputs_.back().file.get();
}

bool Outputs::add_file(std::string_view format, const std::string& path, const TextOptions& text) {
  OutputFile* file = open(path);
  if (file == nullptr) return false;
  TextOptions plain = text;
  plain.coloured = false;
  outputs_.back().format = make_format(format, file->stream(), plain);
  return true;
}

bool Outputs::add_baseline(const std::string& path) {
  OutputFile* file = open(path);
  if (file == nullptr) return false;
  outputs_.back().format = baseline_format(file->stream());
  outputs_.back().whole_only = true;
  return true;
}

std::vector<Format*> Outputs::formats() const {
  std::vector<Format*> formats;
  for (const Output& each : outputs_) formats.push_back(each.format.get());
  return formats;
}

std::vector<std::string> Outputs::remarks(const Summary& summary) const {
  std::vector<std::string> remarks;
  // What standard output leaves unsaid is said once; of the files only what they leave out themselves.
  const std::vector<std::string> untold = passed_over(summary);
  const auto add = [&remarks](const std::string& remark) {
    if (std::find(remarks.begin(), remarks.end(), remark) == remarks.end()) remarks.push_back(remark);
  };
  for (const Output& each : outputs_) {
    for (const std::string& remark : each.format->remarks(summary)) {
      if (!each.file || std::find(untold.begin(), untold.end(), remark) == untold.end()) add(remark);
    }
  }
  return remarks;
}

bool Outputs::finish(const Summary& summary) {
  bool whole = true;
  for (Output& each : outputs_) {
    std::string trouble;
    if (each.whole_only && !summary.unfinished.empty()) {
      // It would list fewer findings than there are, and the others would come as new ones.
      cannot_write(each.path, "not everything could be read, and it would miss what is there");
      whole = false;
      continue;
    }
    each.format->finish(summary);
    if (each.file && !each.file->finish(trouble)) {
      cannot_write(each.path, trouble);
      whole = false;
    }
  }
  return whole;
}

void Outputs::cannot_write(const std::string& path, const std::string& trouble) {
  streams_.out.flush();
  streams_.err << "orionref: cannot write " << printable(path) << ": " << trouble << '\n';
}

}  // namespace orion::cmd
