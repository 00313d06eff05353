#include "records/judge/tournament_findings.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>

#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;

constexpr std::string_view kSameId = "the id of";
constexpr std::string_view kSameContent = "the same content as";

/// @param key  what two records share
/// @return how many of them, by which of the listed records they belong to
template <class Key>
std::map<std::uint32_t, std::size_t> tell_same(TournamentLog& log, Key key, std::string_view what,
                                               FewFindings& findings) {
  std::map<std::uint32_t, std::size_t> repeated;
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
    if (what == kSameId && first->content == each.content) continue;
    const read::Text& path = log.path(each.file);
    const read::Text& other = log.path(first->file);
    Finding same = finding(Code::T704SameRecord, path.span,
                           "a record of " + read::quoted(path.value) + " has " + std::string{what} + " one of " +
                               (each.file == first->file ? "the same file" : read::quoted(other.value)));
    if (each.file != first->file) same.related.push_back({"the first of the two", other.span});
    same.elsewhere.push_back(log.elsewhere("this record", each.file, each.line));
    same.elsewhere.push_back(log.elsewhere("the first of the two", first->file, first->line));
    findings.add(std::move(same));
    ++repeated[each.listed];
  }
  return repeated;
}

}  // namespace

std::set<std::uint32_t> tell_repeated(TournamentLog& log, FewFindings& findings) {
  for (const NamedAgain& each : log.named_again) {
    Finding again = finding(Code::T704SameRecord, each.path.span,
                            read::quoted(each.path.value) + " is named once more: its records count once");
    again.related.push_back({"the first time", log.path(each.first).span});
    findings.add(std::move(again));
  }
  const auto id = [](const UsedRecord& each) { return each.id; };
  const auto content = [](const UsedRecord& each) { return each.content; };
  tell_same(log, id, kSameId, findings);
  const std::map<std::uint32_t, std::size_t> repeated = tell_same(log, content, kSameContent, findings);
  // A match is a copy where all its games are.
  std::map<std::uint32_t, std::size_t> with_content;
  if (!repeated.empty()) {
    for (const UsedRecord& each : log.used)
      if (each.content != Print{}) ++with_content[each.listed];
  }
  std::set<std::uint32_t> copies;
  for (const auto& [listed, number] : repeated) {
    if (with_content[listed] == number) copies.insert(listed);
  }
  return copies;
}

void tell_rounds(const read::TournamentManifest& manifest, FewFindings& findings) {
  int expected = 1;
  const read::Text* dated = nullptr;
  for (const read::TournamentRound& round : manifest.rounds) {
    if (round.number->value != expected) {
      findings.add(finding(Code::T731RoundOrder, round.number->span,
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
      findings.add(std::move(early));
    } else {
      dated = &*round.date;
    }
  }
}

}  // namespace orion::judge
