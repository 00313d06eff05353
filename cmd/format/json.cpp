#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/format/record_json.hpp"

namespace orion::cmd {

namespace {

Json known_json(const std::vector<KnownFinding>& findings) {
  Json list = Json::array();
  for (const KnownFinding& each : findings) {
    list.push_back({{"path", each.path},
                    {"id", each.id.empty() ? Json(nullptr) : Json(each.id)},
                    {"code", each.code},
                    {"message", each.message}});
  }
  return list;
}

Json baseline_json(const BaselineSummary& baseline) {
  return {{"left_out", baseline.left_out}, {"gone", known_json(baseline.gone)}, {"more", known_json(baseline.more)}};
}
Json summary_json(const Summary& summary) {
  Json json{{"type", "summary"},
            {"schema_version", kSchemaVersion},
            {"records", summary.records},
            {"legal", summary.legal},
            {"illegal", summary.illegal},
            {"undetermined", summary.undetermined},
            {"unreadable", summary.unreadable},
            {"errors", summary.errors},
            {"warnings", summary.warnings},
            {"notes", summary.notes},
            {"changed", summary.changed},
            {"not_ours", summary.not_ours},
            {"unfinished", summary.unfinished}};
  if (summary.baseline) json["baseline"] = baseline_json(*summary.baseline);
  return json;
}

/// Written piece by piece: the object is never held whole.
class JsonFormat final : public Format {
 public:
  explicit JsonFormat(std::ostream& out) : out_{out} {}

  Pieces pieces(const Judged& judged) const override { return {{dumped(record_json(judged))}}; }
  void take(const Facts&, Pieces pieces) override {
    begin();
    for (const Piece& piece : pieces) {
      out_ << (any_ ? ",\n  " : "\n  ") << piece.text;
      any_ = true;
    }
  }
  void finish(const Summary& summary) override {
    begin();
    out_ << (any_ ? "\n" : "") << "],\n\"summary\": " << dumped(summary_json(summary)) << "}\n";
  }

 private:
  void begin() {
    if (begun_) return;
    begun_ = true;
    out_ << "{\"schema_version\": " << kSchemaVersion << ",\n\"tool\": " << dumped(tool_json()) << ",\n\"records\": [";
  }
  std::ostream& out_;
  bool begun_ = false;
  bool any_ = false;
};

class NdjsonFormat final : public PlainFormat {
 public:
  using PlainFormat::PlainFormat;
  Pieces pieces(const Judged& judged) const override { return {{dumped(record_json(judged)) + "\n"}}; }
  void finish(const Summary& summary) override { out() << dumped(summary_json(summary)) << '\n'; }
};

}  // namespace

std::unique_ptr<Format> json_format(std::ostream& out) { return std::make_unique<JsonFormat>(out); }
std::unique_ptr<Format> ndjson_format(std::ostream& out) { return std::make_unique<NdjsonFormat>(out); }

}  // namespace orion::cmd
