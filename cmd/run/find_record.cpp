#include "cmd/run/find_record.hpp"

#include <ostream>
#include <utility>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/input/source.hpp"

namespace orion::cmd {

namespace {

std::optional<Source> open(const Whereabouts& whereabouts, std::string& trouble) {
  if (whereabouts.path == "-") return Source::standard_input([] {});
  return Source::open(whereabouts.path, trouble);
}

/// @param number  of the record that was found
std::optional<text::RawDocument> pick(const Whereabouts& whereabouts, Source& source, const judge::Settings& settings,
                                      std::size_t& number) {
  text::DocumentSplitter splitter{source.bytes(), settings.limits.document};
  text::RawDocument document;
  const auto wanted = whole_number(whereabouts.record);
  for (number = 1; splitter.next(document); ++number) {
    if (wanted ? number == *wanted : judge::judge_document(document, settings).id == whereabouts.record)
      return document;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> whole_number(const std::string& text) {
  constexpr std::size_t kMostDigits = 9;
  if (text.empty() || text.size() > kMostDigits || text.find_first_not_of("0123456789") != std::string::npos) {
    return std::nullopt;
  }
  return std::stoul(text);
}

void add_whereabouts(CLI::App& sub, Whereabouts& whereabouts) {
  sub.add_option("file", whereabouts.path, "The file with the record, or - for standard input")
      ->required()
      ->type_name("FILE");
  add_place(sub, whereabouts);
}

void add_place(CLI::App& sub, Whereabouts& whereabouts) {
  sub.add_option("--at", whereabouts.at, "After which move; 0 for before the first, default: end")
      ->check([](const std::string& text) {
        return text == "end" || whole_number(text) ? std::string{} : "a move's number or `end`, not " + text;
      })
      ->type_name("N");
  sub.add_option("--record", whereabouts.record, "Which record of the file: its number from 1, or its id")
      ->type_name("N|ID");
  add_replay_options(sub, whereabouts.rules, whereabouts.after_illegal);
}

void add_replay_options(CLI::App& sub, std::string& rules, std::string& after_illegal) {
  sub.add_option("--rules", rules,
                 "Judge by these rules instead of the record's own: rulebook, bga, rulebook+bends=as-printed, …")
      ->check(rules_trouble)
      ->type_name("RULES");
  sub.add_option("--after-illegal", after_illegal,
                 "What an illegal move does to the replay: stop it (default), or skip the move")
      ->check(CLI::IsMember({"stop", "skip"}))
      ->type_name("WHAT");
}

judge::Settings replay_settings(const std::string& rules, const std::string& after_illegal) {
  judge::Settings settings;
  std::string trouble;  // names were looked at when the command line was read
  if (!rules.empty()) settings.rules = read::parse_duel_rules(rules, trouble);
  settings.after_illegal = after_illegal == "skip" ? duel::AfterIllegal::Skip : duel::AfterIllegal::Stop;
  return settings;
}

std::string number_trouble(const std::string& text) {
  constexpr std::size_t kMostDigits = 19;  // so that every one fits 64 bits
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  if (digits && text.size() <= kMostDigits && (text.size() == 1 || text.front() != '0')) return {};
  return "a whole number in digits, at most 19 of them, not `" + text + "`";
}

std::string rules_trouble(const std::string& name) {
  std::string trouble;
  read::parse_duel_rules(name, trouble);
  return trouble;
}

std::optional<Found> find_record(const Whereabouts& whereabouts, Streams streams, ExitStatus& exit) {
  const judge::Settings settings = replay_settings(whereabouts.rules, whereabouts.after_illegal);
  std::string trouble;
  std::optional<Source> source = open(whereabouts, trouble);
  std::optional<text::RawDocument> document;
  std::size_t number = 0;
  if (source) {
    document = pick(whereabouts, *source, settings, number);
    trouble = source->trouble();
  }
  if (!trouble.empty()) {
    streams.err << "orionref: cannot read " << printable(whereabouts.path) << ": " << trouble << '\n';
    exit = ExitStatus::Unfinished;
    return std::nullopt;
  }
  if (!document) {
    streams.err << "orionref: " << printable(whereabouts.path) << " has no record " << printable(whereabouts.record)
                << '\n';
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  Found found{std::move(*document), settings, {}, {}};
  const bool to_the_end = whereabouts.at == "end";
  if (!to_the_end) found.settings.moves_to_replay = whole_number(whereabouts.at);
  found.verdict = judge::judge_document(found.document, found.settings);
  if (!found.verdict.duel || !found.verdict.duel->replayed) {
    // There is no position: say why, as `check` would.
    text_format(streams.err, {})->record({whereabouts.path, number, found.document, found.verdict});
    exit = ExitStatus::Findings;
    return std::nullopt;
  }
  const std::size_t followed = found.verdict.duel->moves_seen;
  if (!to_the_end && followed < *found.settings.moves_to_replay) {
    streams.err << "orionref: this record cannot be followed to move " << whereabouts.at << ": it can be to move "
                << followed
                << (found.verdict.status == judge::Status::Illegal ? ", and the next one is illegal\n" : "\n");
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  found.where = followed == 0 ? "before the first move" : "after move " + std::to_string(followed);
  const bool stopped = to_the_end && found.verdict.status == judge::Status::Illegal && !found.verdict.complete;
  if (stopped && !found.verdict.duel->setup_illegal) found.where += ", where an illegal move stops the record";
  return found;
}

}  // namespace orion::cmd
