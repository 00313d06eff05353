#pragma once

// A set of records is judged in three steps, so that its games can be judged side by side: the manifest is opened,
// which tells the files that it names; what came of the records in them is added, in order; and then the set is ruled
// on.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/judge.hpp"
#include "records/judge/set_record.hpp"
#include "records/text/reader.hpp"

namespace orion::judge {

/// A manifest that was read without an error.
struct ReadManifest {
  text::RawDocument document;
  text::ReadText text;
  std::vector<Finding> findings;  ///< what reading found
};

class SetJudge {
 public:
  explicit SetJudge(std::unique_ptr<ReadManifest> manifest) : manifest_{std::move(manifest)} {}
  SetJudge(const SetJudge&) = delete;
  SetJudge& operator=(const SetJudge&) = delete;
  virtual ~SetJudge() = default;

  const text::RawDocument& document() const noexcept { return manifest_->document; }
  /// The files that the manifest names, by their numbers from 0: paths from the folder of the manifest.
  virtual std::size_t files() const noexcept = 0;
  virtual std::string_view path(std::size_t file) const = 0;
  virtual read::DocumentKind kind() const noexcept = 0;
  /// Whether a set in one of its files is a part of it: a match of a tournament.
  bool follows(const SetJudge& inner) const noexcept {
    return kind() == read::DocumentKind::Tournament && inner.kind() == read::DocumentKind::Match;
  }

  /// Judges the games that stand in the manifest itself. Once, before `finish`; by any thread, while records are added.
  /// @param decks  beside the manifest; null: only those that are built in or inline
  virtual void judge_own_games(Decks*) {}
  /// What came of a record. Files in order, the records of one in order.
  virtual void add(std::size_t file, SetRecord record) = 0;
  /// A file could not be read, or not to its end.
  virtual void lost(std::size_t file, std::string why) = 0;
  /// The verdict on the set. Once, at the end.
  virtual Verdict finish() = 0;

  /// What a set around this one asks of it, with its verdict.
  virtual SetRecord as_record(const Verdict& verdict, std::size_t number) const;
  /// The same where this is no part of that set: a set that was followed might name the file that names it.
  SetRecord as_unjudged(std::size_t number) const;

 protected:
  ReadManifest& manifest() noexcept { return *manifest_; }
  const ReadManifest& manifest() const noexcept { return *manifest_; }
  read::Context context() noexcept { return {manifest_->document.bytes, manifest_->findings}; }

 private:
  std::unique_ptr<ReadManifest> manifest_;
};

/// Whether a document could be a match or a tournament, told from its bytes alone; if it is one, this says so.
bool may_be_set(std::string_view bytes) noexcept;

/// Opens a match or a tournament, and takes the document then. @return null where the document is neither, or where
/// reading it finds an error: `judge_document` says which
std::unique_ptr<SetJudge> open_set(text::RawDocument& document, const Settings& settings);

/// Judges the files of a set one after the other, and then the set.
Verdict judge_set(SetJudge& set, const Settings& settings);

/// A game that stands in a match as a mapping. Its findings are places in the match's document.
Verdict judge_inline_game(const read::Context& context, const text::Node& game, const Settings& settings);

/// Where a file lies that is named in the file `path`.
std::string path_beside(std::string_view path, std::string_view named);

}  // namespace orion::judge
