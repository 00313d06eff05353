#include "cmd/run/find_record.hpp"

#include <array>
#include <ostream>
#include <utility>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/format/shell_word.hpp"
#include "cmd/input/source.hpp"
#include "cmd/run/game_point.hpp"
#include "cmd/run/suggest_words.hpp"
#include "records/counted.hpp"
#include "records/read/suggest.hpp"

namespace orion::cmd {

namespace {

std::optional<Source> open(const Whereabouts& whereabouts, std::string& trouble) {
  if (whereabouts.path == "-") return Source::standard_input([] {});
  return Source::open(whereabouts.path, trouble);
}

/// The records of a file, one after the other, until one is the wanted.
struct Search {
  std::size_t number = 0;  ///< of the record that was found, or how many there are
  std::optional<text::RawDocument> found;
  std::string nearest;  ///< the id most like the wanted one
};

Search pick(const Whereabouts& whereabouts, Source& source, const judge::Settings& settings) {
  text::DocumentSplitter splitter{source.bytes(), settings.limits.document};
  text::RawDocument document;
  const auto wanted = whole_number(whereabouts.record);
  Search search;
  while (splitter.next(document)) {
    ++search.number;
    const auto id = wanted ? std::optional<std::string>{} : judge::judge_document(document, settings).id;
    if (wanted ? search.number == *wanted : id == whereabouts.record) {
      search.found = document;
      return search;
    }
    if (!id) continue;
    const std::array<std::string_view, 2> ids{search.nearest, *id};
    search.nearest = std::string{read::nearest(whereabouts.record, ids)};
  }
  return search;
}

/// "orionref: a.yaml has no record final-2: it has 3 records, did you mean final-1?"
std::string no_record_words(const Whereabouts& whereabouts, const Search& search) {
  const std::string source = whereabouts.path == "-" ? "standard input" : printable(whereabouts.path);
  std::string text = "orionref: " + source + " has no record " + printable(whereabouts.record);
  if (search.number == 0) return text + ": it holds none\n";
  text += ": it has " + counted(static_cast<std::int64_t>(search.number), "record");
  if (!search.nearest.empty()) return text + "; did you mean " + printable(search.nearest) + "?\n";
  return text + (search.number == 1 ? ", --record 1\n" : ", --record 1 to " + std::to_string(search.number) + "\n");
}

}  // namespace

void add_whereabouts(CLI::App& sub, Whereabouts& whereabouts) {
  sub.add_option("file", whereabouts.path, "The file with the record, or - for standard input")
      ->required()
      ->type_name("FILE");
  add_place(sub, whereabouts);
  add_project_options(sub, whereabouts.project);
}

void add_place(CLI::App& sub, Whereabouts& whereabouts) {
  sub.add_option("--at", whereabouts.at,
                 "After which move or turn (12.2: in turn 12, after action 2); 0: before the first; -1: one before the "
                 "end, -2: two before, and on; default: end")
      ->check(point_trouble)
      ->type_name("N");
  sub.add_option("--record", whereabouts.record, "Which record of the file: its number from 1, or its id")
      ->type_name("N|ID");
  add_replay_options(sub, whereabouts.rules, whereabouts.after_illegal);
}

bool apply_project(const CLI::App& sub, Whereabouts& whereabouts, Streams streams, ExitStatus& exit) {
  const std::optional<Project> project = load_project(whereabouts.project, streams, exit);
  if (!project) return false;
  const read::ProjectFile& file = project->file;
  if (file.rules && sub.count("--rules") == 0) whereabouts.rules = file.rules->value;
  if (file.after_illegal && sub.count("--after-illegal") == 0)
    whereabouts.after_illegal = file.after_illegal->value == duel::AfterIllegal::Stop ? "stop" : "skip";
  if (file.max_document) whereabouts.max_document = static_cast<std::size_t>(file.max_document->value);
  return true;
}

void add_replay_options(CLI::App& sub, std::string& rules, std::string& after_illegal) {
  CLI::Option* option = sub.add_option("--rules", rules,
                                       "Judge by these rules instead of the record's own: rulebook, bga, "
                                       "rulebook+bends=as-printed, rulebook+target=40, …")
                            ->check(rules_trouble)
                            ->type_name("RULES");
  suggest_words(*option, profile_words());
  sub.add_option("--after-illegal", after_illegal,
                 "What an illegal move does to the replay: stop it (default), or skip the move")
      ->check(CLI::IsMember({"stop", "skip"}))
      ->type_name("WHAT");
}

judge::Settings replay_settings(const std::string& rules, const std::string& after_illegal) {
  judge::Settings settings;
  std::string trouble;  // names were looked at when the command line was read
  if (!rules.empty()) settings.rules = read::parse_rules(rules, trouble);
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
  read::parse_rules(name, trouble);
  return trouble;
}

std::string set_words(const std::string& path, const judge::Verdict& verdict, std::string_view but) {
  const std::string kind = verdict.match ? "a match" : "a tournament";
  if (path == "-") return "standard input holds " + kind + ", " + std::string{but};
  const std::string name = printable(path);
  return name + " is " + kind + ", " + std::string{but} + ": orionref check " + as_shell_word(name) + " judges it";
}

namespace {

/// The Orion Station: whether the draw phase of the turn behind cannot be followed.
bool draws_unknown(const judge::Verdict& verdict) {
  const bool stopped = verdict.status == judge::Status::Undetermined || verdict.status == judge::Status::Illegal;
  return verdict.station && !verdict.station->in_turn && stopped && !verdict.station->outcome;
}

judge::Verdict judge_whole(const Found& found) {
  judge::Settings settings = found.settings;
  settings.moves_to_replay.reset();
  settings.actions_to_replay.reset();
  return judge::judge_document(found.document, settings);
}

/// Whether a game that cannot be played is to be shown as far as it goes: it could be read, and no move is asked for.
bool shows_setup(const Whereabouts& whereabouts, const std::optional<GamePoint>& point, const Found& found) {
  const bool at_start = !point || (point->number == 0 && !point->from_end);
  return whereabouts.as_far_as_it_goes && at_start && (found.verdict.duel || found.verdict.station);
}

/// Judges the record up to the point. @return false where it is not reached, which is said
bool judge_to(std::optional<GamePoint>& point, const Whereabouts& whereabouts, Found& found, Streams streams) {
  std::optional<GamePoint> from = point;
  if (point && point->from_end) {
    const judge::Verdict whole = judge_whole(found);
    if (whole.replayed()) {
      from = from_start(*point, whole);
      if (!from) {
        streams.err << "orionref: " << not_reached_words(whereabouts.at, whole, whole);
        return false;
      }
      point = from;
    }
  }
  if (from) follow_to(*from, whereabouts.begins_next_turn, found.settings);
  found.verdict = judge::judge_document(found.document, found.settings);
  if (!point || !found.verdict.replayed() || reached(*point, found.verdict)) return true;
  streams.err << "orionref: " << not_reached_words(whereabouts.at, found.verdict, judge_whole(found));
  return false;
}

}  // namespace

std::optional<Found> find_record(const Whereabouts& whereabouts, Streams streams, ExitStatus& exit) {
  const auto decks = std::make_shared<DeckFiles>();
  judge::Settings settings = replay_settings(whereabouts.rules, whereabouts.after_illegal);
  settings.limits.document = whereabouts.max_document;
  settings.decks = &decks->beside(whereabouts.path);
  std::string trouble;
  std::optional<Source> source = open(whereabouts, trouble);
  Search search;
  if (source) {
    search = pick(whereabouts, *source, settings);
    trouble = source->trouble();
  }
  if (!trouble.empty()) {
    streams.err << "orionref: cannot read " << printable(whereabouts.path) << ": " << trouble << '\n';
    exit = ExitStatus::Unfinished;
    return std::nullopt;
  }
  if (!search.found) {
    streams.err << no_record_words(whereabouts, search);
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  Found found{std::move(*search.found), settings, decks, {}, {}};
  found.settings.keep_course = whereabouts.keep_course;
  std::optional<GamePoint> point = point_of(whereabouts.at);
  if (!judge_to(point, whereabouts, found, streams)) {
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  // Where there is nothing to ask about: says why, as `check` would.
  const auto refuse = [&] {
    exit = ExitStatus::Findings;
    if (found.verdict.match || found.verdict.tournament) {
      // What is wrong with a set only `check` can say, which reads its games.
      streams.err << "orionref: " << set_words(whereabouts.path, found.verdict, "which has no position") << '\n';
      return std::nullopt;
    }
    text_format(streams.err, {})->record({whereabouts.path, search.number, found.document, found.verdict});
    if (found.verdict.kind != read::DocumentKind::Game && found.verdict.kind != read::DocumentKind::None)
      streams.err << "orionref: what stands there is no game, and has no position\n";
    return std::nullopt;
  };
  if (!found.verdict.replayed()) {
    if (!shows_setup(whereabouts, point, found)) return refuse();
    found.where = "the set-up, as far as the record goes";
    exit = ExitStatus::Findings;
    return found;
  }
  if (whereabouts.begins_next_turn && draws_unknown(found.verdict)) return refuse();
  found.where = where_words(found.verdict);
  const bool stopped = !point && found.verdict.status == judge::Status::Illegal && !found.verdict.complete;
  if (stopped && !found.verdict.setup_illegal())
    found.where += std::string{", where an illegal "} + (found.verdict.station ? "turn" : "move") + " stops the record";
  return found;
}

}  // namespace orion::cmd
