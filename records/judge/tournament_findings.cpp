#include "records/judge/tournament_findings.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

/// @param key  what two records share
template <class Key>
std::set<std::uint32_t> tell_same(TournamentLog& log, Key key, std::string_view what, std::vector<Finding>& findings) {
  std::set<std::uint32_t> encounters;
  std::sort(log.used.begin(), log.used.end(), [&](const UsedRecord& a, const UsedRecord& b) {
    return std::tuple{key(a), a.file, a.line} < std::tuple{key(b), b.file, b.line};
  });
  const UsedRecord* first = nullptr;
  for (const UsedRecord& each : log.used) {
    if (first == nullptr || key(*first) != key(each)) {
      first = &each;
      continue;
    }
    if (key(each) == decltype(key(each)){}) continue;
    // One finding is enough for two copies, which have one id.
    if (what.starts_with("the id") && first->content == each.content) continue;
    const read::Text& path = log.path(each.file);
    const read::Text& other = log.path(first->file);
    Finding same = finding(Code::T704SameRecord, path.span,
                           "a record of " + read::quoted(path.value) + " has " + std::string{what} + " as one of " +
                               (each.file == first->file ? "the same file" : read::quoted(other.value)));
    if (each.file != first->file) same.related.push_back({"the first of the two", other.span});
    same.elsewhere.push_back(log.elsewhere("this record", each.file, each.line));
    same.elsewhere.push_back(log.elsewhere("the first of the two", first->file, first->line));
    findings.push_back(std::move(same));
    if (each.encounter != UsedRecord::kNoEncounter) encounters.insert(each.encounter);
  }
  return encounters;
}

}  // namespace

std::set<std::uint32_t> tell_repeated(TournamentLog& log, std::vector<Finding>& findings) {
  const auto id = [](const UsedRecord& each) { return each.id; };
  const auto content = [](const UsedRecord& each) { return each.content; };
  tell_same(log, id, "the id", findings);
  return tell_same(log, content, "the same content", findings);
}

void tell_rounds(const read::TournamentManifest& manifest, std::vector<Finding>& findings) {
  int expected = 1;
  const read::Text* dated = nullptr;
  for (const read::TournamentRound& round : manifest.rounds) {
    if (round.number->value != expected) {
      findings.push_back(finding(Code::T731RoundOrder, round.number->span,
                                 "the round is numbered " + std::to_string(round.number->value) + ", and is number " +
                                     std::to_string(expected) + " as it stands"));
    }
    ++expected;
    if (!round.date) continue;
    if (dated != nullptr && round.date->value < dated->value) {
      Finding early = finding(Code::T732RoundDate, round.date->span,
                              "round " + std::to_string(round.number->value) + " is of " +
                                  std::string{round.date->value} + ", before a round that stands before it");
      early.related.push_back({"that round, of " + std::string{dated->value}, dated->span});
      findings.push_back(std::move(early));
    } else {
      dated = &*round.date;
    }
  }
}

}  // namespace orion::judge
