#include "records/judge/loose_set.hpp"

#include <utility>

#include "records/read/suggest.hpp"

namespace orion::judge {

using catalogue::Code;

Elsewhere LooseSet::elsewhere(std::string message, const Place& place) {
  Elsewhere made{std::move(message), *place.path, place.at};
  made.beside = false;
  return made;
}

std::vector<Finding> LooseSet::add(const Verdict& verdict, const SetRecord& record, const std::string& path) {
  if (!path_ || *path_ != path) path_ = std::make_shared<const std::string>(path);
  std::vector<Finding> findings;
  const SetIdentity& own = record.identities.front();
  const auto report = [&](Code code, text::Span span, std::string message, std::string what, const Place& before) {
    findings.push_back(finding(code, span, std::move(message)));
    findings.back().elsewhere.push_back(elsewhere(std::move(what), before));
  };
  const text::Span place = verdict.set_facts->id.value_or(verdict.set_facts->key);
  const auto [content, fresh] = by_content_.try_emplace(own.content, Place{path_, {record.line, 1}});
  if (!fresh) {
    report(Code::T704SameRecord, place, "this record has the same content as one before it", "the record before",
           content->second);
    return findings;  // the rest follows from that
  }
  if (!own.id.empty()) {
    const auto [id, fresh_id] = by_id_.try_emplace(own.id, Place{path_, own.at});
    if (!fresh_id) {
      report(Code::T704SameRecord, place, "another record before this one has the id " + read::quoted(own.id),
             "the record before", id->second);
    }
  }
  if (!record.round) return findings;
  const std::string event = record.event ? record.event->text : std::string{};
  for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
    const SetPlayer& player = record.players[seat];
    const bool has_id = !player.id.empty();
    const auto [before, free] = by_seat_.try_emplace(
        {event, record.round->text, has_id ? player.id : player.name, has_id}, Place{path_, player.at});
    if (free) continue;
    report(Code::T712TwiceInRound, verdict.set_facts->players[seat].span,
           player.name + " plays in another record of round " + record.round->text +
               (event.empty() ? std::string{} : " of " + event),
           "the record before", before->second);
  }
  return findings;
}

}  // namespace orion::judge
