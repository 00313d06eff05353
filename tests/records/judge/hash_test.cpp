#include <string>
#include <string_view>

#include "records/judge/position_hash.hpp"
#include "records/judge/sha256.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/random_play.hpp"
#include "tests/core/duel/words.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {
using testing::judged;

namespace {

// The position of `going_on`: symmetric-1, and orange: e4 e5 / f5 laid.
constexpr std::string_view kText =
    "orion-duel position 1\n"
    "galaxies: b2 b6 d5 f2 f10 h7 j6 j10\n"
    "black-holes: b4 d2 d8 f6 h4 h10 j8\n"
    "blue: f5\n"
    "orange: e4 e5\n"
    "blue-stock: single 1 pair 1 duo 3 line 3 bend 3 triangle 3\n"
    "orange-stock: single 1 pair 1 duo 3 line 3 bend 3 triangle 2\n"
    "to-move: blue\n";

// What the program `sha256sum` says of that text, and not what this project's code does.
constexpr std::string_view kDigest = "207690761ceb15d993af0a0de451eb14b9373a19c45a490cd1e2d7b2b22e1661";

}  // namespace

TEST_CASE("hash: the canonical text and its digest", "[judge][hash]") {
  const auto made = judged(testing::going_on());
  REQUIRE(made.verdict.duel);
  CHECK(judge::canonical_text(made.verdict.duel->position) == kText);
  CHECK(judge::sha256_hex(kText) == kDigest);
  CHECK(made.verdict.duel->position_hash() == "h" + std::string{kDigest.substr(0, 16)});
  CHECK(judge::position_hash(made.verdict.duel->position) == made.verdict.duel->position_hash());
}

TEST_CASE("hash: SHA-256 of known texts", "[judge][hash]") {
  // The test vectors of FIPS 180-2.
  CHECK(judge::sha256_hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(judge::sha256_hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(judge::sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("hash: an empty board", "[judge][hash]") {
  CHECK(judge::canonical_text({}) ==
        "orion-duel position 1\ngalaxies:\nblack-holes:\nblue:\norange:\n"
        "blue-stock: single 1 pair 1 duo 3 line 3 bend 3 triangle 3\n"
        "orange-stock: single 1 pair 1 duo 3 line 3 bend 3 triangle 3\nto-move: blue\n");
}

TEST_CASE("hash: claimed on a move", "[judge][hash]") {
  const std::string right = "hash: h" + std::string{kDigest.substr(0, 16)};
  const auto check = [&](std::string_view what, const std::string& moves, std::string_view want,
                         std::string_view errors) {
    CAPTURE(what);
    const auto made = judged(testing::record_with("moves:\n" + moves));
    CHECK(testing::summary(made.verdict) == want);
    CHECK(testing::codes(made.verdict, testing::Which::Errors) == errors);
  };
  check("right", "  - {orange: e4 e5 / f5, " + right + "}\n", "legal, incomplete, claims hold", "");
  check("wrong", "  - {orange: e4 e5 / f5, hash: h0123456789abcdef}\n", "legal, incomplete, claims fail", "C606");
  check("the position after the move, not before", "  - orange: e4 e5 / f5\n  - {blue: g7, " + right + "}\n",
        "legal, incomplete, claims fail", "C606");
  check("a withdrawn move leaves the position",
        "  - orange: e4 e5 / f5\n  - {blue: g7, " + right + ", ruling: {decision: withdrawn}}\n",
        "legal, incomplete, claims hold", "");
  check("of an illegal move is not judged", "  - {orange: e4 e6, hash: h0123456789abcdef}\n",
        "illegal, incomplete, claims none", "D403b");
}

TEST_CASE("hash: tells positions apart, and nothing else", "[judge][hash]") {
  testing::Random random{6};
  for (int round = 0; round < 200; ++round) {
    const duel::Position at = testing::random_position(random, {});
    CHECK(judge::position_hash(at) == judge::position_hash(duel::Position{at}));
    duel::Position other = at;
    other.to_move = opponent(at.to_move);
    CHECK(judge::position_hash(other) != judge::position_hash(at));
    other = at;
    const auto free = duel::kBoard - at.covered();
    if (free.empty()) continue;
    other.hexagons.blue.add(free.first());
    CHECK(judge::position_hash(other) != judge::position_hash(at));
    other = at;
    other.stock.blue = {};
    if (!(other == at)) CHECK(judge::position_hash(other) != judge::position_hash(at));
  }
}

TEST_CASE("hash: the order of moves leaves it alone", "[judge][hash]") {
  const auto one = judged(testing::record_with("moves: [orange: e4 e5, blue: g7, orange: c4, blue: b1 / c1]\n"));
  const auto other =
      judged(testing::record_with("rules: bga\nmoves: [orange: c4, blue: c1 / b1, orange: e5 e4, blue: g7]\n"));
  const auto same =
      judged(testing::record_with("rules: bga\nmoves: [orange: c4, blue: b1 / c1, orange: e5 e4, blue: g7]\n"));
  CHECK(one.verdict.duel->position_hash() != other.verdict.duel->position_hash());
  CHECK(one.verdict.duel->position_hash() == same.verdict.duel->position_hash());
}

}  // namespace orion
