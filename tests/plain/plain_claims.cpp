#include "tests/plain/plain_claims.hpp"

#include <algorithm>

namespace orion::plain {
namespace {

bool is_way_of_ending(const std::string& how) {
  return how == "conditions" || how == "token-score" || how == "no-placement";
}

/// The claims that are left to verify, each true or false.
using Findings = std::vector<bool>;

/// Play ended: who won and how are verified like anything else, even if the result calls it a resignation.
void verify_ending(const Claims& claims, const Ending& ending, Findings& findings) {
  if (claims.winner) findings.push_back(*claims.winner == ending.winner);
  if (claims.how) findings.push_back(*claims.how == ending.how);
}

/// The game goes on: a way of ending, or a winner without a word how, is a false claim. How play was broken off, and
/// who then wins, are the result's word.
void verify_no_ending(const Claims& claims, Findings& findings) {
  if (claims.how && is_way_of_ending(*claims.how)) findings.push_back(false);
  if (claims.winner && !claims.how) findings.push_back(*claims.winner == "none");
}

/// A list or a mapping tells all that the player named has reached.
bool conditions_hold(const ConditionClaim& claim, const Conditions& conditions) {
  const std::map<std::string, int> are = reached(conditions);
  std::map<std::string, int> claimed;
  for (const auto& [name, count] : claim.counts) {
    if (count != 0) claimed[name] = count;
  }
  if (claim.counted) return claimed == are;
  return std::equal(claimed.begin(), claimed.end(), are.begin(), are.end(),
                    [](const auto& a, const auto& b) { return a.first == b.first; });
}

}  // namespace

std::map<std::string, int> reached(const Conditions& conditions) {
  std::map<std::string, int> words;
  if (conditions.link > 0) words["link"] = conditions.link;
  if (conditions.galaxies > 0) words["galaxies"] = conditions.galaxies;
  if (conditions.black_holes > 0) words["black-holes"] = conditions.black_holes;
  return words;
}

bool tells_breaking_off(const Claims& claims) {
  static const std::set<std::string> words = {"resignation", "time", "agreement", "forfeit", "adjudication"};
  return claims.how && words.count(*claims.how) != 0;
}

std::string verify(const Claims& claims, const Verdict& verdict) {
  Findings findings;
  if (verdict.ending) {
    verify_ending(claims, *verdict.ending, findings);
  } else {
    verify_no_ending(claims, findings);
  }
  for (const Colour colour : kColours) {
    const auto& conditions = claims.conditions.of(colour);
    const auto& score = claims.score.of(colour);
    if (conditions) findings.push_back(conditions_hold(*conditions, verdict.conditions.of(colour)));
    if (score) findings.push_back(*score == verdict.score.of(colour));
  }
  if (findings.empty()) return "none";
  return std::all_of(findings.begin(), findings.end(), [](bool holds) { return holds; }) ? "hold" : "fail";
}

}  // namespace orion::plain
