#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cmd/draw/pictures_svg.hpp"
#include "cmd/draw/table_svg.hpp"
#include "cmd/format/sentence.hpp"
#include "cmd/run/explain_example.hpp"
#include "cmd/run/explain_output.hpp"
#include "cmd/run/explain_picture.hpp"
#include "cmd/run/explain_sketch.hpp"

namespace orion::cmd {

namespace {

using catalogue::Clause;
using catalogue::Code;

/// What stands in brackets on a board of text has a frame on a drawn one.
std::string drawn(std::string text) {
  for (const auto& [typed, framed] : {std::pair{"in brackets", "framed"}, std::pair{"In brackets", "Framed"}}) {
    if (const std::size_t at = text.find(typed); at != std::string::npos)
      text.replace(at, std::string_view{typed}.size(), framed);
  }
  return capitalised(std::move(text));
}

/// Its pictures, or the last position of its example.
std::vector<CaptionedBoard> boards_of(const Clause& clause) {
  std::vector<CaptionedBoard> boards;
  for (const catalogue::Picture& picture : clause.pictures)
    boards.push_back({drawn(std::string{picture.caption}), scene_of(picture), legend_of(picture, Signs::Drawn)});
  if (!boards.empty() || clause.example.empty()) return boards;
  const Example example = judged_trigger(clause);
  const judge::Verdict& verdict = example.documents.front().verdict;
  if (!verdict.duel || !verdict.duel->replayed) return boards;
  boards.push_back({std::string{clause.example}, board_scene(verdict.duel->position, verdict.duel->last_placed),
                    "framed: the tile placed last"});
  return boards;
}

/// The board at the finding of its example.
std::vector<CaptionedBoard> boards_of(Code code) {
  const Example trigger = judged_trigger(code);
  const Example::Document* document = nullptr;
  const Finding* finding = finding_in(trigger, code, document);
  const auto board = finding == nullptr ? std::nullopt : board_of(*document, *finding);
  if (!board) return {};
  return {{capitalised(finding->message), board_scene(board->position, board->marked), drawn(board->caption)}};
}

/// The table at the end of a clause's example.
std::string table_of(const Clause& clause) {
  if (clause.example.empty()) return {};
  const Example example = judged_trigger(clause);
  const judge::Verdict& verdict = example.documents.front().verdict;
  return verdict.station && verdict.station->game
             ? table_svg(table_scene(verdict, std::string{clause.id} + ": the table at the end of its example"))
             : std::string{};
}

/// The table before the turn or action in which the example of a code has its finding.
std::string table_of(Code code) {
  const Example trigger = judged_trigger(code);
  const Example::Document* document = nullptr;
  const Finding* finding = finding_in(trigger, code, document);
  if (finding == nullptr || !document->verdict.station || !finding->turn || *finding->turn == 0) return {};
  judge::Settings settings;
  settings.moves_to_replay = *finding->turn - 1;
  std::string where =
      std::string{catalogue::entry(code).id} + ": the table before turn " + std::to_string(*finding->turn);
  if (finding->action) {
    settings.actions_to_replay = *finding->action - 1;
    where += ", action " + std::to_string(*finding->action);
  }
  const judge::Verdict verdict = judge::judge_document(document->text, settings);
  return verdict.station && verdict.station->game ? table_svg(table_scene(verdict, where)) : std::string{};
}

}  // namespace

std::string explain_topic_svg(const Topic& topic) {
  std::vector<CaptionedBoard> boards;
  std::string heading;
  if (topic.clause != nullptr) {
    heading = std::string{topic.clause->id} + ": " + std::string{topic.clause->title};
    boards = boards_of(*topic.clause);
  }
  for (const Code code : topic.codes) {
    const catalogue::CodeEntry& entry = catalogue::entry(code);
    heading += (heading.empty() ? "" : "; ") + std::string{entry.id} + ": " + std::string{entry.title};
    const std::vector<CaptionedBoard> more = boards_of(code);
    boards.insert(boards.end(), more.begin(), more.end());
  }
  if (!boards.empty()) return pictures_svg(heading, boards);
  if (topic.clause != nullptr) {
    const auto sketch = sketch_of(*topic.clause);
    return sketch ? sketch_svg(heading, *sketch) : table_of(*topic.clause);
  }
  return topic.codes.empty() ? std::string{} : table_of(topic.codes.front());
}

}  // namespace orion::cmd
