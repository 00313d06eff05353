#include "cmd/check/baseline.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "cmd/format/fingerprint.hpp"
#include "cmd/format/verdict_json.hpp"

namespace orion::cmd {

namespace {

constexpr int kSchemaVersion = 1;

std::string text_of(const Json& entry, const char* key) {
  const auto found = entry.find(key);
  return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

class BaselineFormat final : public Format {
 public:
  explicit BaselineFormat(std::ostream& out) : out_{out} {}

  Pieces pieces(const Judged& judged) const override {
    Pieces pieces;
    const std::vector<std::string> prints = fingerprints(judged);
    for (std::size_t index = 0; index < prints.size(); ++index) {
      const Finding& finding = judged.verdict.findings[index];
      if (finding.severity == catalogue::Severity::Note) continue;
      const Json entry{{"fingerprint", prints[index]},
                       {"path", judged.place},
                       {"id", judged.verdict.id ? Json(*judged.verdict.id) : Json(nullptr)},
                       {"code", catalogue::entry(finding.code).id},
                       {"message", finding.message}};
      pieces.push_back({dumped(entry), finding.severity});
    }
    return pieces;
  }

  void take(const Facts&, Pieces pieces) override {
    begin();
    for (const Piece& piece : pieces) {
      out_ << (any_ ? ",\n  " : "\n  ") << piece.text;
      any_ = true;
    }
  }

  void finish(const Summary&) override {
    begin();
    out_ << (any_ ? "\n" : "") << "]}\n";
  }

 private:
  void begin() {
    if (std::exchange(begun_, true)) return;
    out_ << "{\"type\": \"baseline\",\n\"schema_version\": " << kSchemaVersion << ",\n\"tool\": " << dumped(tool_json())
         << ",\n\"findings\": [";
  }
  std::ostream& out_;
  bool begun_ = false;
  bool any_ = false;
};

}  // namespace

std::optional<Baseline> Baseline::parse(const std::string& bytes, std::string& trouble) {
  const Json json = Json::parse(bytes, nullptr, false);
  if (json.is_discarded()) {
    trouble = "it is no JSON";
    return std::nullopt;
  }
  if (!json.is_object() || text_of(json, "type") != "baseline" || !json.contains("findings") ||
      !json["findings"].is_array()) {
    trouble = "it is no baseline as --write-baseline writes it";
    return std::nullopt;
  }
  if (json.value("schema_version", Json{}) != kSchemaVersion) {
    trouble = "its schema_version is not " + std::to_string(kSchemaVersion) + ": it may be newer than this program";
    return std::nullopt;
  }
  Baseline baseline;
  for (const Json& entry : json["findings"]) {
    const std::string print = entry.is_object() ? text_of(entry, "fingerprint") : std::string{};
    if (print.empty()) {
      trouble = "finding " + std::to_string(baseline.entries_.size() + 1) + " in it has no fingerprint";
      return std::nullopt;
    }
    const auto [known, is_new] = baseline.by_fingerprint_.emplace(print, baseline.entries_.size());
    if (!is_new) {
      ++baseline.entries_[known->second].times;
      continue;
    }
    baseline.by_path_.emplace(text_of(entry, "path"), baseline.entries_.size());
    baseline.entries_.push_back(
        {text_of(entry, "path"), text_of(entry, "id"), text_of(entry, "code"), text_of(entry, "message"), 1});
  }
  return baseline;
}

std::optional<std::size_t> Baseline::find(const std::string& fingerprint) const {
  const auto found = by_fingerprint_.find(fingerprint);
  return found == by_fingerprint_.end() ? std::nullopt : std::optional{found->second};
}

std::vector<std::size_t> Baseline::of_file(const std::string& path) const {
  std::vector<std::size_t> entries;
  const auto [begin, end] = by_path_.equal_range(path);
  for (auto each = begin; each != end; ++each) entries.push_back(each->second);
  return entries;
}

std::unique_ptr<Format> baseline_format(std::ostream& out) { return std::make_unique<BaselineFormat>(out); }

}  // namespace orion::cmd
