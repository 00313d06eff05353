#include "records/judge/difference_parts.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "records/words.hpp"

namespace orion::judge {

std::optional<text::Span> place_of(const text::Node& root, std::string_view key) {
  for (const text::Node* each = root.first_child; each != nullptr; each = each->next_sibling->next_sibling) {
    if (each->text == key) return each->next_sibling->span;
  }
  return std::nullopt;
}

Both<std::vector<std::size_t>> numbered(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::map<std::string_view, std::size_t> numbers;
  for (const std::string& each : a) numbers.emplace(each, 0);
  for (const std::string& each : b) numbers.emplace(each, 0);
  std::size_t next = 0;
  for (auto& [text, number] : numbers) number = next++;
  Both<std::vector<std::size_t>> made;
  for (const std::string& each : a) made.a.push_back(numbers.at(each));
  for (const std::string& each : b) made.b.push_back(numbers.at(each));
  return made;
}

std::optional<Both<std::size_t>> next_meeting(const std::vector<Stop>& a, const std::vector<Stop>& b,
                                              Both<std::size_t> from, bool together) {
  // Of equal positions of B the first, and the first behind the stop at which both are together.
  std::map<std::string_view, std::size_t> first;
  std::map<std::string_view, std::size_t> first_behind;
  for (std::size_t j = from.b; j < b.size(); ++j) {
    first.emplace(b[j].position, j);
    if (j > from.b) first_behind.emplace(b[j].position, j);
  }
  std::optional<Both<std::size_t>> nearest;
  const auto effort = [](Both<std::size_t> at) { return std::tuple{at.a + at.b, std::max(at.a, at.b), at.a}; };
  for (std::size_t i = from.a; i < a.size(); ++i) {
    const auto& known = together && i == from.a ? first_behind : first;
    const auto found = known.find(a[i].position);
    if (found == known.end()) continue;
    const Both<std::size_t> at{i, found->second};
    if (!nearest || effort(at) < effort(*nearest)) nearest = at;
  }
  return nearest;
}

void add_topic(std::vector<TopicDifference>& topics, Topic topic, const Both<std::string>& keys, Both<Said> said) {
  if (keys.a == keys.b) return;
  TopicDifference& made = topics.emplace_back();
  made.topic = topic;
  made.said = std::move(said);
}

void add_remarks(std::vector<RemarkDifference>& remarks, const Both<About>& about,
                 const Both<std::optional<std::string>>& ids) {
  const auto event = [](const About& said) {
    return std::tie(said.name, said.site, said.date, said.round, said.table);
  };
  if (ids.a != ids.b) remarks.push_back({Remark::Id, std::nullopt});
  if (event(about.a) != event(about.b)) remarks.push_back({Remark::Event, std::nullopt});
  if (about.a.note != about.b.note) remarks.push_back({Remark::Note, std::nullopt});
}

void add_remark(std::vector<RemarkDifference>& remarks, Remark remark, const SequenceDifference& moves,
                const Both<std::vector<std::string>>& texts) {
  for (const auto& [a, b] : moves.pairs()) {
    if (texts.a[a] == texts.b[b]) continue;
    const bool noted = std::any_of(remarks.begin(), remarks.end(),
                                   [&](const RemarkDifference& each) { return each.remark == remark; });
    if (!noted) remarks.push_back({remark, Both<std::size_t>{a + 1, b + 1}});
    return;
  }
}

std::vector<std::size_t> faults_at(const Verdict& verdict, const Point& point) {
  std::vector<std::size_t> faults;
  const bool whole = point.part == StationPart::Turn;
  for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
    const Finding& each = verdict.findings[index];
    const char room = catalogue::entry(each.code).id.front();
    if (each.severity != catalogue::Severity::Error || (room != 'D' && room != 'S')) continue;
    const bool here = each.move ? *each.move == point.number
                                : each.turn == point.number && (whole || each.action.value_or(0) == point.action);
    if (here) faults.push_back(index);
  }
  return faults;
}

std::optional<std::size_t> deciding_fault(const Verdict& verdict) {
  if (verdict.status != Status::Illegal && verdict.status != Status::Undetermined) return std::nullopt;
  const auto when = [](const Finding& each) {
    return std::tuple{each.move ? *each.move : each.turn.value_or(0), each.action.value_or(0), !each.primary};
  };
  std::optional<std::size_t> first;
  for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
    const Finding& each = verdict.findings[index];
    const char room = catalogue::entry(each.code).id.front();
    const bool of_play = room == 'D' || room == 'S' || (room == 'R' && verdict.status == Status::Undetermined);
    if (each.severity != catalogue::Severity::Error || !of_play) continue;
    if (!first || when(each) < when(verdict.findings[*first])) first = index;
  }
  return first;
}

std::size_t distance(const Difference& difference) {
  return difference.topics.size() + difference.moves.sizes.a + difference.moves.sizes.b - 2 * difference.moves.common;
}

namespace {

constexpr std::array kTopicWords{
    Word<Topic>{"rules", Topic::Rules},       Word<Topic>{"players", Topic::Players},
    Word<Topic>{"galaxies", Topic::Galaxies}, Word<Topic>{"black-holes", Topic::BlackHoles},
    Word<Topic>{"start", Topic::Start},       Word<Topic>{"placed", Topic::Placed},
    Word<Topic>{"deck", Topic::Deck},         Word<Topic>{"hand", Topic::Hand},
    Word<Topic>{"pile", Topic::Pile},         Word<Topic>{"result", Topic::Result}};

constexpr std::array kPlayersWords{
    Word<PlayersDiffer>{"named", PlayersDiffer::Named}, Word<PlayersDiffer>{"exchanged", PlayersDiffer::Exchanged},
    Word<PlayersDiffer>{"reordered", PlayersDiffer::Reordered}, Word<PlayersDiffer>{"number", PlayersDiffer::Number}};

constexpr std::array kAspectWords{
    Word<Aspect>{"player", Aspect::Player},   Word<Aspect>{"placement", Aspect::Placement},
    Word<Aspect>{"leaving", Aspect::Leaving}, Word<Aspect>{"reshuffle", Aspect::Reshuffle},
    Word<Aspect>{"draw", Aspect::Draw},       Word<Aspect>{"action", Aspect::Action},
    Word<Aspect>{"ruling", Aspect::Ruling},   Word<Aspect>{"missing", Aspect::Missing}};

constexpr std::array kRemarkWords{Word<Remark>{"id", Remark::Id},
                                  Word<Remark>{"event", Remark::Event},
                                  Word<Remark>{"note", Remark::Note},
                                  Word<Remark>{"clock", Remark::Clock},
                                  Word<Remark>{"number", Remark::Number},
                                  Word<Remark>{"hash", Remark::Hash},
                                  Word<Remark>{"after", Remark::After},
                                  Word<Remark>{"reshuffle", Remark::Reshuffle},
                                  Word<Remark>{"ruling-words", Remark::RulingWords},
                                  Word<Remark>{"deck-name", Remark::DeckName},
                                  Word<Remark>{"layout", Remark::Layout}};

constexpr std::array kShapeWords{Word<Shape>{"same", Shape::Same},           Word<Shape>{"changed", Shape::Changed},
                                 Word<Shape>{"exchanged", Shape::Exchanged}, Word<Shape>{"moved", Shape::Moved},
                                 Word<Shape>{"cut-short", Shape::CutShort},  Word<Shape>{"inserted", Shape::Inserted},
                                 Word<Shape>{"omitted", Shape::Omitted},     Word<Shape>{"several", Shape::Several},
                                 Word<Shape>{"parted", Shape::Parted}};

}  // namespace

std::string_view word(Topic topic) noexcept { return word_in(kTopicWords, topic); }
std::string_view word(PlayersDiffer how) noexcept { return word_in(kPlayersWords, how); }
std::string_view word(Aspect aspect) noexcept { return word_in(kAspectWords, aspect); }
std::string_view word(Remark remark) noexcept { return word_in(kRemarkWords, remark); }
std::string_view word(Shape shape) noexcept { return word_in(kShapeWords, shape); }

}  // namespace orion::judge
