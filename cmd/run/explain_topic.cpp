#include "cmd/run/explain_topic.hpp"

#include <algorithm>

#include "records/read/suggest.hpp"

namespace orion::cmd {

namespace {

using catalogue::Clause;
using catalogue::Code;
using catalogue::CodeEntry;
using catalogue::Part;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

std::string in_small_letters(std::string_view text) {
  std::string small{text};
  for (char& each : small) {
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
  }
  return small;
}

bool same(std::string_view a, std::string_view b) { return in_small_letters(a) == in_small_letters(b); }

/// D404 for D4.4: a clause that has no finding of its own has no code either, but the code can be asked for.
std::string clause_of_code(std::string_view word) {
  constexpr std::size_t kSize = 4;
  if (word.size() != kSize || !(same(word.substr(0, 1), "d") || same(word.substr(0, 1), "s"))) return {};
  if (!is_digit(word[1]) || !is_digit(word[2]) || !is_digit(word[3])) return {};
  std::string clause{same(word.substr(0, 1), "d") ? "D" : "S"};
  clause += word[1];
  clause += '.';
  if (word[2] != '0') clause += word[2];
  return clause + word[3];
}

/// The part of an entry: whose id is the longest beginning of its own.
const Part* part_of(std::string_view id) {
  const Part* found = nullptr;
  for (const Part& part : catalogue::parts()) {
    if (id.starts_with(part.id) && (found == nullptr || part.id.size() > found->id.size())) found = &part;
  }
  return found;
}

void add(std::vector<std::string_view>& ids, std::string_view id) {
  if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

void add_words(std::vector<std::string_view>& ids, std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    add(ids, words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

}  // namespace

std::vector<std::string_view> german_terms(const Clause& clause) {
  std::vector<std::string_view> terms;
  std::string_view rest = clause.german;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(", "), rest.size());
    terms.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  return terms;
}

std::optional<Topic> find_topic(std::string_view word) {
  Topic topic;
  for (const CodeEntry& entry : catalogue::entries()) {
    const bool lettered = is_letter(entry.id.back()) && same(entry.id.substr(0, entry.id.size() - 1), word);
    if (lettered || same(entry.id, word)) topic.codes.push_back(entry.code);
  }
  if (!topic.codes.empty()) return topic;
  const std::string from_code = clause_of_code(word);
  for (const Clause* clause : catalogue::clauses()) {
    const auto terms = german_terms(*clause);
    const bool in_german = std::any_of(terms.begin(), terms.end(), [&](auto term) { return same(term, word); });
    if (!same(clause->id, word) && clause->id != from_code && !in_german) continue;
    topic.clause = clause;
    return topic;
  }
  for (const Part& part : catalogue::parts()) {
    if (part.id.empty() || !same(part.id, word)) continue;
    topic.part = &part;
    return topic;
  }
  return std::nullopt;
}

std::string nearest_topic(std::string_view word) {
  std::vector<std::string_view> ids;
  for (const Clause* clause : catalogue::clauses()) {
    ids.push_back(clause->id);
    for (const std::string_view term : german_terms(*clause)) ids.push_back(term);
  }
  for (const CodeEntry& entry : catalogue::entries()) ids.push_back(entry.id);
  // Codes, clauses and German terms begin with a capital, profiles do not.
  std::string written = in_small_letters(word);
  const std::string as_profile{read::nearest(written, ids)};
  if (!written.empty() && is_letter(written[0])) written[0] = static_cast<char>(written[0] - 'a' + 'A');
  const std::string as_code{read::nearest(written, ids)};
  return as_code.empty() ? as_profile : as_code;
}

std::optional<Code> code_named(std::string_view id) {
  for (const CodeEntry& entry : catalogue::entries()) {
    if (entry.id == id) return entry.code;
  }
  return std::nullopt;
}

std::vector<std::string_view> related_to(Code code) {
  const CodeEntry& own = catalogue::entry(code);
  std::vector<std::string_view> ids;
  if (!own.clause.empty()) ids.push_back(own.clause);
  add_words(ids, catalogue::explanation(code).related);
  // The bare code stands for all of its group.
  if (is_letter(own.id.back())) add(ids, own.id.substr(0, own.id.size() - 1));
  return ids;
}

std::vector<std::string_view> related_to(const Clause& clause) {
  std::vector<std::string_view> ids;
  add_words(ids, clause.related);
  for (const Code code : codes_of(clause)) std::erase(ids, catalogue::entry(code).id);
  return ids;
}

std::vector<Code> codes_of(const Clause& clause) {
  std::vector<Code> codes;
  for (const CodeEntry& entry : catalogue::entries()) {
    if (entry.clause == clause.id) codes.push_back(entry.code);
  }
  return codes;
}

std::vector<const Clause*> clauses_of(const Part& part) {
  std::vector<const Clause*> list;
  for (const Clause* clause : catalogue::clauses()) {
    if (part_of(clause->id) == &part) list.push_back(clause);
  }
  return list;
}

std::vector<Code> codes_of(const Part& part) {
  std::vector<Code> codes;
  for (const CodeEntry& entry : catalogue::entries()) {
    if (part_of(entry.id) == &part) codes.push_back(entry.code);
  }
  return codes;
}

std::string_view title_of(std::string_view id) {
  if (const Clause* clause = catalogue::find_clause(id)) return clause->title;
  const auto code = code_named(id);
  return code ? catalogue::entry(*code).title : std::string_view{"all of its findings"};
}

}  // namespace orion::cmd
