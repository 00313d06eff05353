#pragma once

#include "cmd/check/item.hpp"
#include "cmd/check/plan.hpp"
#include "cmd/input/deck_files.hpp"

namespace orion::cmd {

/// Whether a document that was met in a folder is one of ours. One that could not be read as YAML is, if it looks like
/// it.
bool is_ours(const judge::Verdict& verdict, const text::RawDocument& document);

/// Judges documents and makes the pieces of all formats. Each thread has its own.
class ItemJudge {
 public:
  explicit ItemJudge(const CheckPlan& plan) : plan_{plan} {}
  /// Fills what judging adds to a document; other items stay as they are.
  void operator()(Item& item);
  /// Words a verdict for all formats. Takes out of it what the baseline lists.
  void make_pieces(Item& item, const text::RawDocument& document, judge::Verdict& verdict) const;

 private:
  const CheckPlan& plan_;
  DeckFiles decks_;
};

}  // namespace orion::cmd
