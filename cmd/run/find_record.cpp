#include "cmd/run/find_record.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/input/source.hpp"
#include "cmd/run/suggest_words.hpp"

namespace orion::cmd {

namespace {

std::optional<Source> open(const Whereabouts& whereabouts, std::string& trouble) {
  if (whereabouts.path == "-") return Source::standard_input([] {});
  return Source::open(whereabouts.path, trouble);
}

/// A place in a game: behind a move or a turn, or in a turn behind an action.
struct Point {
  std::size_t number = 0;
  std::optional<std::size_t> action;
};

/// "12", or "12.2".
std::optional<Point> point_of(const std::string& text) {
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto number = whole_number(text.substr(0, dot));
  if (!number) return std::nullopt;
  if (dot == text.size()) return Point{*number, std::nullopt};
  const auto action = whole_number(text.substr(dot + 1));
  if (!action || *number == 0) return std::nullopt;
  return Point{*number, action};
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
  add_project_options(sub, whereabouts.project);
}

void add_place(CLI::App& sub, Whereabouts& whereabouts) {
  sub.add_option("--at", whereabouts.at,
                 "After which move or turn (12.2: in turn 12, after action 2); 0: before the first; default: end")
      ->check([](const std::string& text) {
        return text == "end" || point_of(text) ? std::string{} : "a move's or turn's number, or `end`, not " + text;
      })
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

namespace {

const char* move_or_turn(const judge::Verdict& verdict) { return verdict.station ? "turn" : "move"; }

/// "after move 5", "in turn 12, after action 2".
std::string in_words(const judge::Verdict& verdict) {
  const std::size_t followed = verdict.followed();
  if (verdict.station && verdict.station->in_turn) {
    const std::size_t actions = verdict.station->actions_seen;
    return "in turn " + std::to_string(followed + 1) + ", after " +
           (actions == 0 ? "the draw phase" : "action " + std::to_string(actions));
  }
  const std::string what = move_or_turn(verdict);
  return followed == 0 ? "before the first " + what : "after " + what + " " + std::to_string(followed);
}

void follow_to(const Point& point, bool begins_next_turn, judge::Settings& settings) {
  settings.moves_to_replay = point.action ? point.number - 1 : point.number;
  if (point.action || begins_next_turn) settings.actions_to_replay = point.action.value_or(0);
}

/// The Orion Station: whether the draw phase of the turn behind cannot be followed.
bool draws_unknown(const judge::Verdict& verdict) {
  const bool stopped = verdict.status == judge::Status::Undetermined || verdict.status == judge::Status::Illegal;
  return verdict.station && !verdict.station->in_turn && stopped && !verdict.station->outcome;
}

bool reached(const Point& point, const judge::Verdict& verdict) {
  if (!point.action) return verdict.followed() >= point.number;
  return verdict.station && verdict.station->in_turn && verdict.followed() == point.number - 1 &&
         verdict.station->actions_seen == *point.action;
}

}  // namespace

std::optional<Found> find_record(const Whereabouts& whereabouts, Streams streams, ExitStatus& exit) {
  const auto decks = std::make_shared<DeckFiles>();
  judge::Settings settings = replay_settings(whereabouts.rules, whereabouts.after_illegal);
  settings.limits.document = whereabouts.max_document;
  settings.decks = &decks->beside(whereabouts.path);
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
  Found found{std::move(*document), settings, decks, {}, {}};
  found.settings.keep_course = whereabouts.keep_course;
  std::optional<Point> point;
  if (whereabouts.at != "end") point = point_of(whereabouts.at);
  if (point) follow_to(*point, whereabouts.begins_next_turn, found.settings);
  found.verdict = judge::judge_document(found.document, found.settings);
  // Where there is nothing to ask about: says why, as `check` would.
  const auto refuse = [&] {
    text_format(streams.err, {})->record({whereabouts.path, number, found.document, found.verdict});
    exit = ExitStatus::Findings;
    return std::nullopt;
  };
  if (!found.verdict.replayed()) return refuse();
  if (point && !reached(*point, found.verdict)) {
    const judge::Verdict& verdict = found.verdict;
    streams.err << "orionref: this record cannot be followed to " << move_or_turn(verdict) << ' ' << whereabouts.at
                << ": it can be to " << move_or_turn(verdict) << ' ';
    if (verdict.station && verdict.station->in_turn) {
      streams.err << verdict.followed() + 1 << '.' << verdict.station->actions_seen;
    } else {
      streams.err << verdict.followed();
    }
    streams.err << (verdict.status == judge::Status::Illegal        ? ", and what follows is illegal\n"
                    : verdict.status == judge::Status::Undetermined ? ", and what follows is not recorded whole\n"
                                                                    : "\n");
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  if (whereabouts.begins_next_turn && draws_unknown(found.verdict)) return refuse();
  found.where = in_words(found.verdict);
  const bool stopped = !point && found.verdict.status == judge::Status::Illegal && !found.verdict.complete;
  if (stopped && !found.verdict.setup_illegal())
    found.where += std::string{", where an illegal "} + move_or_turn(found.verdict) + " stops the record";
  return found;
}

}  // namespace orion::cmd
