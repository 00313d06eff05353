#include "cmd/run/show.hpp"

#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/draw/board_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/input/source.hpp"
#include "records/judge/judge.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

struct ShowOptions {
  std::string path;
  std::string at = "end";
  std::string record = "1";
};

std::optional<std::size_t> whole_number(const std::string& text) {
  if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  return std::stoul(text);
}

std::string stock_line(const duel::Position& position, duel::Colour player) {
  std::string line = "  " + std::string{word(player)} + " has left:";
  for (const duel::TileKind kind : duel::kTileKinds) {
    line += " " + std::string{word(kind)} + " " + std::to_string(position.stock[player].left(kind));
  }
  return line + "; token score " + std::to_string(duel::token_score(position, player)) + "\n";
}

std::string conditions_line(const judge::DuelVerdict& duel, duel::Colour player) {
  const auto reached = duel::instances(duel.position)[player].counted(duel.rules.options.count);
  std::string line;
  for (const duel::Condition condition : duel::kConditions) {
    const int times = reached.of(condition);
    if (times == 0) continue;
    line += (line.empty() ? " " : ", ") + std::string{word(condition)};
    if (duel.rules.options.count == duel::Count::Instances) line += " " + std::to_string(times);
  }
  return "  " + std::string{word(player)} + " has reached:" + (line.empty() ? " none of the conditions" : line) + "\n";
}

void print(std::ostream& out, const judge::Verdict& verdict, const std::string& at) {
  const judge::DuelVerdict& duel = *verdict.duel;
  out << (verdict.id ? *verdict.id + ", " : "") << at << ", by " << read::to_string(duel.rules) << '\n';
  out << board_text(duel.position, duel.last_placed) << '\n';
  out << "B blue, O orange, * galaxy, @ black hole" << (duel.last_placed.empty() ? "" : ", [ ] placed last") << "\n\n";
  for (const duel::Colour player : duel::kColours) out << stock_line(duel.position, player);
  for (const duel::Colour player : duel::kColours) out << conditions_line(duel, player);
  if (duel.outcome) {
    out << "  play has ended: "
        << (duel.outcome->ending.winner ? std::string{word(*duel.outcome->ending.winner)} + " wins by "
                                        : std::string{"a tie by "})
        << word(duel.outcome->ending.how) << '\n';
  } else {
    out << "  " << word(duel.position.to_move) << " is to move\n";
  }
  out << "  position " << duel.position_hash << '\n';
}

/// Finds the record in the stream. @return nullopt where there is none, with the trouble said
std::optional<text::RawDocument> find(const ShowOptions& options, Source& source, const judge::Settings& settings,
                                      Streams streams) {
  text::DocumentSplitter splitter{source.bytes(), settings.limits.document};
  text::RawDocument document;
  const auto wanted = whole_number(options.record);
  for (std::size_t number = 1; splitter.next(document); ++number) {
    if (wanted ? number == *wanted : judge::judge_document(document, settings).id == options.record) return document;
  }
  streams.err << "orionref: " << printable(options.path) << " has no record " << printable(options.record) << '\n';
  return std::nullopt;
}

ExitStatus run_show(const ShowOptions& options, Streams streams) {
  judge::Settings settings;
  std::string reason;
  std::optional<Source> source;
  if (options.path == "-") {
    source.emplace(Source::standard_input([] {}));
  } else if (auto opened = Source::open(options.path, reason)) {
    source.emplace(std::move(*opened));
  }
  if (!source) {
    streams.err << "orionref: cannot read " << printable(options.path) << ": " << reason << '\n';
    return ExitStatus::Unfinished;
  }
  const auto document = find(options, *source, settings, streams);
  if (!document) return source->trouble().empty() ? ExitStatus::Usage : ExitStatus::Unfinished;
  const judge::Verdict whole = judge::judge_document(*document, settings);
  if (!whole.duel || whole.duel->position_hash.empty()) {
    const auto format = text_format(streams.err, false, false);
    format->record({options.path, 1, *document, whole});
    return ExitStatus::Findings;
  }
  if (options.at == "end") {
    print(streams.out, whole, "the last position reached");
    return ExitStatus::Clean;
  }
  settings.moves_to_replay = whole_number(options.at);
  const judge::Verdict partial = judge::judge_document(*document, settings);
  if (partial.duel->moves_seen < *settings.moves_to_replay) {
    streams.err << "orionref: play in this record cannot be followed to move " << options.at << ": it stops after move "
                << partial.duel->moves_seen << '\n';
    return ExitStatus::Usage;
  }
  print(streams.out, partial, options.at == "0" ? "before the first move" : "after move " + options.at);
  return ExitStatus::Clean;
}

constexpr const char* kExamples = R"(
Examples:
  orionref show game.orion.yaml --at 5           the position after move 5
  orionref show archive.yaml --record final-1    the last position of a record)";

}  // namespace

void add_show(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* sub = app.add_subcommand("show", "Draw the position after a move");
  sub->add_option("file", options->path, "The file with the record, or - for standard input")
      ->required()
      ->type_name("FILE");
  sub->add_option("--at", options->at, "After which move; 0 for the set-up, default: end")
      ->check([](const std::string& text) {
        return text == "end" || whole_number(text) ? std::string{} : "a move's number or `end`, not " + text;
      })
      ->type_name("N");
  sub->add_option("--record", options->record, "Which record of the file: its number from 1, or its id")
      ->type_name("N|ID");
  sub->footer(kExamples);
  sub->callback([options, streams, &exit] { exit = run_show(*options, streams); });
}

}  // namespace orion::cmd
