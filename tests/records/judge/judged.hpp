#pragma once

// A record judged, and what was said of it in short words.

#include <string>
#include <string_view>

#include "records/judge/judge.hpp"

namespace orion::testing {

struct Judged {
  std::string text;
  judge::Verdict verdict;
};

Judged judged(std::string text, const judge::Settings& settings = {});

/// A record with these lines as its moves and what follows them. The set-up is symmetric-1 with orange to start.
std::string record_with(std::string_view moves_and_result);
/// A record with this `setup` in place of the usual one.
std::string record_with_setup(std::string_view setup, std::string_view moves_and_result);

/// Which of the findings a test is about.
enum class Which { All, Errors };

/// "D402 D405", in the order in which they are reported.
std::string codes(const judge::Verdict& verdict, Which which = Which::All);
/// "9:12-9:14 D402", a line a finding.
std::string places(const Judged& judged, Which which = Which::All);
/// "legal, complete, claims hold"
std::string summary(const judge::Verdict& verdict);
/// "orange by conditions after 21", or "none".
std::string outcome(const judge::Verdict& verdict);
/// The message of the first finding with a code; empty without one.
std::string message_of(const judge::Verdict& verdict, std::string_view code);
/// The first finding with a code, or nullptr.
const Finding* find(const judge::Verdict& verdict, std::string_view code);

}  // namespace orion::testing
