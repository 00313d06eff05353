#include "cmd/run/legal.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/run/find_record.hpp"
#include "core/duel/placing.hpp"
#include "records/judge/placing_words.hpp"
#include "records/text/lines.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

struct LegalOptions {
  Whereabouts whereabouts;
  std::string placement;
  bool asked = false;  ///< a placement was given, be it empty
  std::string format = "text";
};

using Placements = std::vector<const duel::Placement*>;

void print_list(std::ostream& out, const Found& found, const Placements& legal) {
  const judge::DuelVerdict& duel = *found.verdict.duel;
  out << (found.verdict.id ? printable(*found.verdict.id) + ", " : "") << found.where << ", by "
      << read::to_string(duel.rules) << ": ";
  if (duel.outcome) {
    out << "play has ended, and nothing is legal\n";
    return;
  }
  out << word(duel.position.to_move) << " has " << legal.size() << " legal placement" << (legal.size() == 1 ? "" : "s")
      << '\n';
  for (const duel::TileKind kind : duel::kTileKinds) {
    std::string list;
    std::size_t count = 0;
    for (const duel::Placement* placement : legal) {
      if (placement->kind() != kind) continue;
      list += (count++ == 0 ? "" : ", ") + judge::to_string(*placement);
    }
    out << "  " << word(kind) << " (" << count << ")" << (list.empty() ? "" : ": ") << list << '\n';
  }
}

void print_json(std::ostream& out, const Found& found, const Placements& legal) {
  nlohmann::ordered_json json{{"type", "legal"},
                              {"schema_version", 1},
                              {"id", found.verdict.id ? nlohmann::ordered_json(*found.verdict.id) : nullptr},
                              {"moves_replayed", found.verdict.duel->moves_replayed},
                              {"position_hash", found.verdict.duel->position_hash()},
                              {"to_move", word(found.verdict.duel->position.to_move)},
                              {"ended", found.verdict.duel->outcome.has_value()},
                              {"count", legal.size()}};
  auto list = nlohmann::ordered_json::array();
  for (const duel::Placement* placement : legal) {
    list.push_back({{"tile", word(*placement->kind())}, {"placement", judge::to_string(*placement)}});
  }
  json["placements"] = std::move(list);
  out << json.dump() << '\n';
}

ExitStatus list(const LegalOptions& options, const Found& found, std::ostream& out) {
  const judge::DuelVerdict& duel = *found.verdict.duel;
  const Placements legal =
      duel.outcome ? Placements{} : duel::legal_placements(duel.position, duel.rules.options, duel.position.to_move);
  options.format == "json" ? print_json(out, found, legal) : print_list(out, found, legal);
  return ExitStatus::Clean;
}

/// The findings on a placement that stands in no record, printed as `check` prints those of a file.
ExitStatus judge_one(const LegalOptions& options, const Found& found, std::ostream& out) {
  judge::Asked asked = judge::judge_asked(found.document, found.settings, options.placement);
  const bool legal = asked.readable && asked.findings.empty();
  const text::LineIndex lines{found.document.bytes, found.document.first_line};
  judge::Verdict verdict;
  verdict.status = legal ? judge::Status::Legal : asked.readable ? judge::Status::Illegal : judge::Status::Unreadable;
  for (Finding& finding : asked.findings) {
    // Related places are in the record, and the findings in the placement's own text.
    for (const Related& each : finding.related) {
      const auto [line, column] = lines.at(each.span.begin);
      finding.notes.push_back(each.message + ": " + printable(options.whereabouts.path) + ":" + std::to_string(line) +
                              ":" + std::to_string(column));
    }
    finding.related.clear();
    verdict.findings.push_back(std::move(finding));
  }
  const text::RawDocument own{options.placement, 1, false};
  const std::string name = "the placement " + found.where;
  if (options.format == "json") {
    ndjson_format(out)->record({name, 1, own, verdict});
  } else {
    text_format(out, {})->record({name, 1, own, verdict});
  }
  return legal ? ExitStatus::Clean : ExitStatus::Findings;
}

ExitStatus run_legal(const LegalOptions& options, Streams streams) {
  ExitStatus exit = ExitStatus::Clean;
  const auto found = find_record(options.whereabouts, streams, exit);
  if (!found) return exit;
  return !options.asked ? list(options, *found, streams.out) : judge_one(options, *found, streams.out);
}

constexpr const char* kExamples = R"(
Examples:
  orionref legal game.orion.yaml --at 5                         what could be placed after move 5?
  orionref legal game.orion.yaml --at 5 "orange: c3 c4 / d5"    was this legal, and if not, why?

Exit status: 0 listed, or legal; 1 illegal, or no position to ask about;
2 usage, or no such record or move; 3 something could not be read or written.)";

}  // namespace

void add_legal(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<LegalOptions>();
  CLI::App* sub = app.add_subcommand("legal", "List what was legal after a move, or judge one placement there");
  add_whereabouts(*sub, options->whereabouts);
  sub->add_option("placement", options->placement, "A placement to judge, as in a record: \"orange: e4 e5 / f5\"")
      ->type_name("PLACEMENT");
  sub->add_option("--format", options->format, "How to print: text, json")
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("FORMAT");
  sub->footer(kExamples);
  sub->callback([sub, options, streams, &exit] {
    options->asked = sub->count("placement") > 0;
    exit = run_legal(*options, streams);
  });
}

}  // namespace orion::cmd
