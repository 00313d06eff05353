// Reading ends for every input, quickly, and never points outside the document.

#include <string>
#include <vector>

#include "records/text/reader.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using orion::text::Fault;
using orion::text::read_text;
using orion::text::testing::describe;
using orion::text::testing::kNothing;
using orion::text::testing::tree_defects;

/// @return what is wrong with the answer itself, or nothing.
std::string defects(std::string_view document) {
  const auto read = read_text(document);
  if (read.root != nullptr && !read.faults.empty()) return "a tree and faults";
  std::uint32_t last = 0;
  for (const Fault& fault : read.faults) {
    if (fault.span.begin < last) return "faults are out of order";
    last = fault.span.begin;
    if (fault.span.begin > fault.span.end || fault.span.end > document.size()) return "a fault is outside";
    if (fault.related && (fault.related->begin > fault.related->end || fault.related->end > document.size())) {
      return "a related place is outside";
    }
  }
  if (read.root == nullptr) return {};
  return tree_defects(document, *read.root, {0, static_cast<std::uint32_t>(document.size())});
}

class XorShift {
 public:
  explicit XorShift(std::uint64_t seed) : state_{seed} {}
  std::size_t below(std::size_t bound) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return static_cast<std::size_t>(state_ % bound);
  }

 private:
  std::uint64_t state_;
};

constexpr std::string_view kAlphabet = "ab:-,[]{}\"'#%&*!|>?@ \n";

const std::vector<std::string> kSeeds{
    "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nmoves:\n  - orange: e4 e5 / f5\n  - blue: g7\n",
    "a: |\n  b\n\n  c\nd: >-\n  e\n    f\n\n  g\n",
    "a: \"b \\x41\\\n  c\"\nd: 'e''f\n\n  g'\n? h\n: [i, {j: k}, l: m]\n",
    "- [a, b]\n- c: d\n  e:\n    - f\n- - g\n",
    "--- # x\na: b # c\n...\n",
};

std::string mutated(XorShift& random) {
  std::string text = kSeeds[random.below(kSeeds.size())];
  for (std::size_t changes = 1 + random.below(6); changes > 0; --changes) {
    const std::size_t at = random.below(text.size() + 1);
    switch (random.below(4)) {
      case 0:
        text.insert(at, 1, kAlphabet[random.below(kAlphabet.size())]);
        break;
      case 1:
        text.erase(at, 1 + random.below(3));
        break;
      case 2:
        text.insert(at, text.substr(random.below(text.size() + 1), random.below(12)));
        break;
      case 3:
        text.insert(at, 1, "\r\t\\\x01\xC3\xA9"[random.below(6)]);
        break;
    }
  }
  return text;
}

}  // namespace

TEST_CASE("termination: every text of up to three characters", "[text]") {
  std::string text;
  const auto check = [&] {
    if (const std::string wrong = defects(text); !wrong.empty()) FAIL(wrong << " for: " << text);
  };
  for (const char first : kAlphabet) {
    text = {first};
    check();
    for (const char second : kAlphabet) {
      text = {first, second};
      check();
      for (const char third : kAlphabet) {
        text = {first, second, third};
        check();
      }
    }
  }
}

TEST_CASE("termination: mutated documents", "[text]") {
  XorShift random{0x9E3779B97F4A7C15U};
  std::size_t accepted = 0;
  for (int round = 0; round < 20'000; ++round) {
    const std::string text = mutated(random);
    if (const std::string wrong = defects(text); !wrong.empty()) FAIL(wrong << " for:\n" << text);
    if (read_text(text).faults.empty()) ++accepted;
  }
  // Neither all refused nor all accepted, or the test would prove little.
  CHECK(accepted > 1'000);
  CHECK(accepted < 15'000);
}

TEST_CASE("termination: each byte and each end of the seeds", "[text]") {
  for (const std::string& seed : kSeeds) {
    for (std::size_t length = 0; length <= seed.size(); ++length) CHECK(defects(seed.substr(0, length)) == kNothing);
    for (std::size_t at = 0; at < seed.size(); ++at) {
      for (const char byte : kAlphabet) {
        std::string text = seed;
        text[at] = byte;
        if (const std::string wrong = defects(text); !wrong.empty()) FAIL(wrong << " for:\n" << text);
      }
    }
  }
}

TEST_CASE("termination: documents of one thing", "[text]") {
  constexpr std::size_t kSize = 256 * 1024;
  constexpr std::size_t kLine = 60'000;
  const std::string part = GENERATE(values<std::string>({
      "[",    "{",   "[\n", "{\n", "- ",      "? ", ": ",  "a: ", "\"",   "'",     "\"\" ", "'' ",
      ",",    "[],", "&a ", "*a ", "! ",      "# ", "|\n", ">\n", "\"\\", "a\n",   "a\n\n", "k: v\n",
      "k:\n", "-\n", "?\n", ":\n", "{a: b},", "[{", "a, ", "#\n", "%\n",  "...\n", "---\n", "a#",
  }));
  const std::string before = GENERATE("", "a: ", "a: [", "a: |\n ");
  std::string text = before;
  for (std::size_t line = 0; text.size() + part.size() <= kSize; line += part.size()) {
    if (line > kLine) {
      text += "\n";
      line = 0;
    }
    text += part;
  }
  CAPTURE(part, before);
  CHECK(defects(text.substr(0, kSize)) == kNothing);
}

TEST_CASE("termination: many keys", "[text]") {
  std::string text;
  for (int key = 0; key < 10'000; ++key) text += "k" + std::to_string(key) + ": v\n";
  CHECK(describe(read_text(text).faults) == kNothing);
  CHECK(describe(read_text(text + "k5000: v\n").faults) == "TooManyEntries: 10000\nDuplicateKey: k5000");
}
