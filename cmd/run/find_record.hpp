#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/input/deck_files.hpp"
#include "cmd/run/project.hpp"
#include "cmd/streams.hpp"
#include "records/judge/judge.hpp"

namespace orion::cmd {

/// Which record of which file, after which move: what `show` and `legal` are asked about.
struct Whereabouts {
  std::string path;          ///< or "-" for standard input
  std::string record = "1";  ///< its number in the file from 1, or its id
  std::string at = "end";  ///< the number of a move or turn, 0 for before the first, or "end"; "-1" and on from there;
                           ///< of a game of The Orion Station also "12.2": in turn 12, after action 2
  std::string rules;       ///< to replay by instead of the record's own; empty for those
  std::string after_illegal = "stop";
  std::size_t max_document = text::Limits{}.document;
  ProjectOptions project;
  /// The Orion Station: behind a turn, the recorded draw phase of the next one is followed as well.
  bool begins_next_turn = false;
  bool keep_course = false;  ///< `Found::verdict` has a course
  /// A game that cannot be played from its set-up is found as well, with status 1 and a verdict that was not replayed.
  bool as_far_as_it_goes = false;
};

/// Takes from the project file what the command line of `sub` leaves open. @return false where that file cannot be
/// used, which is said on standard error; `exit` then has the status
bool apply_project(const CLI::App& sub, Whereabouts& whereabouts, Streams streams, ExitStatus& exit);

/// The record, and settings that replay it up to there.
struct Found {
  text::RawDocument document;
  judge::Settings settings;
  std::shared_ptr<DeckFiles> decks;  ///< of the settings
  judge::Verdict verdict;            ///< with a replayed game, but for `as_far_as_it_goes`
  std::string where;                 ///< "after move 5"
};

/// @return nullopt where there is no such record or move, which is said on standard error; `exit` then has the status.
std::optional<Found> find_record(const Whereabouts& whereabouts, Streams streams, ExitStatus& exit);

/// The options of a subcommand that say where: the file, `add_place`, and the project file with defaults.
void add_whereabouts(CLI::App& sub, Whereabouts& whereabouts);
/// `--at`, `--record`, and how to replay: `--rules` and `--after-illegal`.
void add_place(CLI::App& sub, Whereabouts& whereabouts);

/// What to say where a game is asked for, and there is a match or a tournament.
/// @param but  "which has no position"
std::string set_words(const std::string& path, const judge::Verdict& verdict, std::string_view but);

/// For CLI11: empty where `text` is a whole number in plain digits; its own reading takes signs, octal and what
/// overflows.
std::string number_trouble(const std::string& text);

/// The options `--rules` and `--after-illegal`, alike for every command that replays.
void add_replay_options(CLI::App& sub, std::string& rules, std::string& after_illegal);
judge::Settings replay_settings(const std::string& rules, const std::string& after_illegal);

/// For CLI11: empty where `name` names rules, else what is wrong with it.
std::string rules_trouble(const std::string& name);

}  // namespace orion::cmd
