// S4.1 and S5: who may respond to what, whom a block protects, and what a blocked action leaves behind.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/station/table.hpp"

namespace orion {
using testing::played;

namespace {

struct Row {
  std::string_view clause, before, play, after;
};

/// `spy`: a defence with further steps. `jam`: answers a response. `note`: a card for an opponent's turn without a
/// block. `gift`, `swap`, `raid`, `toll`: aimed at somebody. `self`: at oneself. `mixed`: with a step of its own for
/// the player.
constexpr std::string_view kCards =
    "spy defence {block, take 2, take-cards 1}; jam defence blocks-responses {block}; "
    "note support opponent-turn {gain 1}; flat defence unblockable {block}; gift support opponent {give 2};"
    "raid espionage each-opponent {take-cards 1, gain 1}; self support any-player {gain 2 target};"
    "mixed espionage opponent {take 2, draw 1, gain 1}; guard security blocks-responses;"
    "toll espionage each-opponent {lose 2 target, gain 3}; grab defence {block, take-equipment 1}";

void check(const Row& row) {
  CAPTURE(row.clause, row.before, row.play);
  CHECK(played(kCards, row.before, row.play) == row.after);
}

}  // namespace

TEST_CASE("S4.1: defence", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"by the player aimed at", "Ada hand pickpocket | Ben 9c hand decoy", "play pickpocket -> Ben (Ben decoy)",
       "Ada 0c | Ben 9c | discard pickpocket decoy"},
      {"by a bystander", "Ada hand pickpocket | Ben 9c | Cleo hand decoy", "play pickpocket -> Ben (Cleo decoy)",
       "S401a"},
      {"by a bystander for the one aimed at", "Ada hand pickpocket | Ben 9c | Cleo hand decoy",
       "play pickpocket -> Ben (Cleo decoy for Ben)", "S401a"},
      {"not in hand", "Ada hand pickpocket decoy | Ben 9c", "play pickpocket -> Ben (Ben decoy)", "S401b"},
      {"not in hand any more", "Ada hand pickpocket pickpocket | Ben 9c hand decoy",
       "play pickpocket -> Ben (Ben decoy) / play pickpocket -> Ben (Ben decoy)", "S401b"},
      {"no card of the deck", "Ada hand pickpocket | Ben 9c", "play pickpocket -> Ben (Ben junk)", "S401b"},
      {"an unseen card must be named", "Ada hand pickpocket | Ben 9c hand ? | unseen decoy",
       "play pickpocket -> Ben (Ben ?)", "S401b"},
      {"not a response", "Ada hand pickpocket | Ben 9c hand loan", "play pickpocket -> Ben (Ben loan)", "S401c"},
      {"goods are no response", "Ada hand pickpocket | Ben 9c hand ore", "play pickpocket -> Ben (Ben ore)", "S401c"},
      {"not a response, before not in hand", "Ada hand pickpocket | Ben 9c", "play pickpocket -> Ben (Ben loan)",
       "S401c"},
      {"a bystander, before not in hand", "Ada hand pickpocket | Ben 9c | Cleo", "play pickpocket -> Ben (Cleo decoy)",
       "S401a"},
      {"marked for an opponent's turn", "Ada hand pickpocket | Ben 9c hand note", "play pickpocket -> Ben (Ben note)",
       "Ada 3c | Ben 7c | discard pickpocket note"},
      {"marked for an opponent's turn, by a bystander", "Ada hand pickpocket | Ben 9c | Cleo hand note",
       "play pickpocket -> Ben (Cleo note)", "S401a"},
      {"does not count as an action", "Ada hand pickpocket pickpocket pickpocket | Ben 9c hand decoy decoy decoy",
       "play pickpocket -> Ben (Ben decoy) / play pickpocket -> Ben (Ben decoy) / play pickpocket -> Ben (Ben decoy)",
       "Ada 0c | Ben 9c | discard pickpocket pickpocket pickpocket decoy decoy decoy"},
      {"against equipment", "Ada 9c play scanner | Ben 9c hand decoy", "activate scanner -> Ben (Ben decoy)",
       "Ada 8c play scanner* | Ben 9c | discard decoy"},
  })));
}

TEST_CASE("S5.2: station security", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"for its player", "Ada hand pickpocket | Ben 9c hand ssd", "play pickpocket -> Ben (Ben ssd)",
       "Ada 0c | Ben 9c | discard pickpocket ssd"},
      {"S5.7: for the only one aimed at, by default", "Ada hand pickpocket | Ben 9c | Cleo hand ssd",
       "play pickpocket -> Ben (Cleo ssd)", "Ada 0c | Ben 9c | Cleo 0c | discard pickpocket ssd"},
      {"for another player, who is named", "Ada hand pickpocket | Ben 9c | Cleo hand ssd",
       "play pickpocket -> Ben (Cleo ssd for Ben)", "Ada 0c | Ben 9c | Cleo 0c | discard pickpocket ssd"},
      {"not in hand", "Ada hand pickpocket | Ben 9c | Cleo", "play pickpocket -> Ben (Cleo ssd)", "S502b"},
      {"against equipment", "Ada 9c play scanner | Ben 9c | Cleo hand ssd", "activate scanner -> Ben (Cleo ssd)",
       "Ada 8c play scanner* | Ben 9c | Cleo 0c | discard ssd"},
      {"S7: asks for nothing", "Ada hand pickpocket | Ben 9c hand ssd ice",
       "play pickpocket -> Ben (Ben ssd cards=ice)", "S700b"},
      {"S6.6: not by one who has left", "Ada hand pickpocket | Ben 9c | Cleo left", "play pickpocket -> Ben (Cleo ssd)",
       "S606"},
  })));
}

TEST_CASE("S5.4: what a blocked action leaves behind", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"the action is spent", "Ada hand pickpocket | Ben 9c hand decoy | Cleo | pile? ice ice ice",
       "play pickpocket -> Ben (Ben decoy) / draw ice / draw ice / draw ice", "S202"},
      {"a cost stays paid, equipment in play and activated", "Ada 2c play scanner | Ben 9c hand decoy",
       "activate scanner -> Ben (Ben decoy)", "Ada 1c play scanner* | Ben 9c | discard decoy"},
      {"choices announced may stand", "Ada hand raid | Ben hand decoy ice", "play raid cards=ice (Ben decoy)",
       "Ada 0c | Ben 0c hand ice | discard decoy raid"},
      {"and are not judged", "Ada hand raid | Ben hand decoy ice", "play raid cards=loan,ore,ore goods=ice (Ben decoy)",
       "Ada 0c | Ben 0c hand ice | discard decoy raid"},
      {"nothing can have been drawn", "Ada hand mixed | Ben 9c hand decoy | pile? ice",
       "play mixed -> Ben drew=ice (Ben decoy)", "S504"},
      {"nothing can have been drawn, not even nothing", "Ada hand mixed | Ben 9c hand decoy | pile? ice",
       "play mixed -> Ben drew=- (Ben decoy)", "S504"},
      {"its other steps fall too", "Ada hand mixed | Ben 9c hand decoy | pile? ice", "play mixed -> Ben (Ben decoy)",
       "Ada 0c | Ben 9c | pile 1 | discard decoy mixed"},
      {"a blocked response has not drawn either", "Ada hand pickpocket jam | Ben 9c hand spy ice | pile? ice",
       "play pickpocket -> Ben (Ben spy drew=ice (Ada jam))", "S504"},
  })));
}

TEST_CASE("S5.5: which actions can be blocked", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"a gift", "Ada 5c hand gift | Ben hand ssd", "play gift -> Ben (Ben ssd)", "Ada 5c | Ben 0c | discard ssd gift"},
      {"not an effect without a target", "Ada hand loan | Ben hand ssd", "play loan (Ben ssd)", "S505a"},
      {"any-player: another", "Ada hand self | Ben hand decoy", "play self -> Ben (Ben decoy)",
       "Ada 0c | Ben 0c | discard decoy self"},
      {"any-player: oneself", "Ada hand self | Ben hand ssd", "play self -> Ada (Ben ssd)", "S505a"},
      {"equipment on oneself", "Ada play computer | Ben hand ssd", "activate computer (Ben ssd)", "S505a"},
      {"not aimed, before who responds", "Ada hand loan ssd | Ben", "play loan (Ada ssd)", "S505a"},
      {"each-opponent", "Ada hand audit | Ben 9c hand decoy", "play audit (Ben decoy)",
       "Ada 0c | Ben 9c | discard audit decoy"},
      {"each-opponent of whom nobody is left", "Ada hand audit | Ben 9c hand ssd play firewall", "play audit (Ben ssd)",
       "S506b"},
  })));
}

TEST_CASE("S5.6: each question in its order", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"any order of players", "Ada hand audit | Ben 9c hand decoy | Cleo 9c hand decoy",
       "play audit (Cleo decoy) (Ben decoy)", "Ada 0c | Ben 9c | Cleo 9c | discard audit decoy decoy"},
      {"can it be blocked (S5.2), before may this player (S5.8)", "Ada 9c hand ore ssd | Ben", "buy ore (Ada ssd)",
       "S502a"},
      {"may this player (S5.8), before the card", "Ada hand pickpocket | Ben 9c", "play pickpocket -> Ben (Ada ssd)",
       "S508a S502b"},
      {"the card, before whom it protects", "Ada hand pickpocket | Ben 9c | Cleo",
       "play pickpocket -> Ben (Ben ssd for Cleo)", "S502b"},
      {"already protected", "Ada hand pickpocket | Ben 9c hand decoy ssd",
       "play pickpocket -> Ben (Ben decoy) (Ben ssd)", "S506a"},
      {"already protected, by another player", "Ada hand pickpocket | Ben 9c hand decoy | Cleo hand ssd",
       "play pickpocket -> Ben (Cleo ssd) (Ben decoy)", "S506a"},
      {"already protected: no more to counter, block or not", "Ada hand pickpocket | Ben 9c hand decoy note",
       "play pickpocket -> Ben (Ben decoy) (Ben note)", "S506a"},
      {"not protected by a card that does not block", "Ada hand pickpocket | Ben 9c hand decoy note",
       "play pickpocket -> Ben (Ben note) (Ben decoy)", "Ada 0c | Ben 10c | discard pickpocket decoy note"},
      {"not aimed at", "Ada hand pickpocket | Ben 9c | Cleo hand ssd", "play pickpocket -> Ben (Cleo ssd for Cleo)",
       "S506b"},
      {"the acting player is not aimed at", "Ada hand pickpocket | Ben 9c hand ssd",
       "play pickpocket -> Ben (Ben ssd for Ada)", "S506b"},
      {"a defence for someone else", "Ada hand audit | Ben 9c hand decoy | Cleo 9c", "play audit (Ben decoy for Cleo)",
       "S506c"},
      {"a defence for oneself, said", "Ada hand audit | Ben 9c hand decoy | Cleo 9c", "play audit (Ben decoy for Ben)",
       "Ada 0c | Ben 9c | Cleo 7c | discard audit decoy"},
  })));
}

TEST_CASE("S5.7: one block, one player", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"the others are not protected", "Ada hand audit | Ben 9c hand decoy | Cleo 9c", "play audit (Ben decoy)",
       "Ada 0c | Ben 9c | Cleo 7c | discard audit decoy"},
      {"an SSD protects its own player, by default", "Ada hand audit | Ben 9c hand ssd | Cleo 9c",
       "play audit (Ben ssd)", "Ada 0c | Ben 9c | Cleo 7c | discard audit ssd"},
      {"an SSD protects whom it names", "Ada hand audit | Ben 9c hand ssd | Cleo 9c", "play audit (Ben ssd for Cleo)",
       "Ada 0c | Ben 7c | Cleo 9c | discard audit ssd"},
      {"two SSDs of one player", "Ada hand audit | Ben 9c hand ssd ssd | Cleo 9c",
       "play audit (Ben ssd) (Ben ssd for Cleo)", "Ada 0c | Ben 9c | Cleo 9c | discard audit ssd ssd"},
      {"two SSDs for the same", "Ada hand audit | Ben 9c hand ssd ssd | Cleo 9c", "play audit (Ben ssd) (Ben ssd)",
       "S506a"},
      {"an SSD of an immune player among several: named",
       "Ada hand audit | Ben hand ssd play firewall | Cleo 9c | Dana 9c", "play audit (Ben ssd for Dana)",
       "Ada 0c | Ben 0c play firewall | Cleo 7c | Dana 9c | discard audit ssd"},
      {"an SSD of an immune player among several: by default",
       "Ada hand audit | Ben hand ssd play firewall | Cleo 9c | Dana 9c", "play audit (Ben ssd)", "S506b"},
      {"an SSD of an immune player: the only one aimed at", "Ada hand audit | Ben hand ssd play firewall | Cleo 9c",
       "play audit (Ben ssd)", "Ada 0c | Ben 0c play firewall | Cleo 9c | discard audit ssd"},
      {"as long as anybody is left, other steps go on", "Ada hand toll | Ben 9c hand decoy | Cleo 9c",
       "play toll (Ben decoy)", "Ada 3c | Ben 9c | Cleo 7c | discard decoy toll"},
      {"when nobody is left they fall", "Ada hand toll | Ben 9c hand decoy | Cleo 9c hand ssd",
       "play toll (Ben decoy) (Cleo ssd)", "Ada 0c | Ben 9c | Cleo 9c | discard decoy ssd toll"},
      {"S7: entries for protected players are ignored", "Ada hand raid | Ben hand decoy ice | Cleo hand ore",
       "play raid cards:Ben=ice cards:Cleo=ore (Ben decoy)",
       "Ada 1c hand ore | Ben 0c hand ice | Cleo 0c | discard decoy raid"},
      {"S7: whatever stands in them", "Ada hand raid | Ben hand decoy ice | Cleo hand ore",
       "play raid cards@1:Ben=loan,loan goods:Ben=ice cards:Cleo=ore (Ben decoy)",
       "Ada 1c hand ore | Ben 0c hand ice | Cleo 0c | discard decoy raid"},
      {"S7: entries for the others are not", "Ada hand raid | Ben hand decoy ice | Cleo hand ore",
       "play raid cards:Ben=ice (Ben decoy)", "S700c"},
  })));
}

TEST_CASE("S5.8: responses and their further steps", "[station][responses]") {
  check(GENERATE(values<Row>({
      {"not to one's own action", "Ada hand pickpocket ssd | Ben 9c", "play pickpocket -> Ben (Ada ssd)", "S508a"},
      {"further steps: self responds, target acts", "Ada 5c hand pickpocket ice | Ben 9c hand spy",
       "play pickpocket -> Ben (Ben spy cards=ice)", "Ada 3c | Ben 11c hand ice | discard pickpocket spy"},
      {"counter: gains", "Ada hand pickpocket | Ben 9c hand counter", "play pickpocket -> Ben (Ben counter)",
       "Ada 0c | Ben 10c | discard pickpocket counter"},
      {"choices that are not there", "Ada 5c hand pickpocket ice | Ben 9c hand spy",
       "play pickpocket -> Ben (Ben spy cards=ore)", "S401d"},
      {"choices that are missing", "Ada 5c hand pickpocket ice | Ben 9c hand spy", "play pickpocket -> Ben (Ben spy)",
       "S700c"},
      {"choices that no step asks for", "Ada 5c hand pickpocket ice | Ben 9c hand decoy",
       "play pickpocket -> Ben (Ben decoy cards=ice)", "S700b"},
      {"at once, before the action", "Ada 5c hand pickpocket | Ben 0c hand note", "play pickpocket -> Ben (Ben note)",
       "Ada 6c | Ben 0c | discard pickpocket note"},
      {"S6.1: so it is first to trigger", "Ada 49c hand pickpocket | Ben 49c hand note",
       "play pickpocket -> Ben (Ben note)", "Ada 52c | Ben 47c | discard pickpocket note | trigger Ben"},
      {"S3.4: the limit of the player who responds",
       "Ada hand pickpocket play relay | Ben hand grab play crane crane crane",
       "play pickpocket -> Ben (Ben grab equipment=relay)", "S304c"},
      {"it may take the equipment that acts", "Ada 1c play scanner | Ben 9c hand grab",
       "activate scanner -> Ben (Ben grab equipment=scanner)", "Ada 0c | Ben 9c play scanner* | discard grab"},
      {"a response is not blocked", "Ada hand pickpocket decoy | Ben 9c hand decoy",
       "play pickpocket -> Ben (Ben decoy (Ada decoy))", "S508b"},
      {"not by an SSD either", "Ada hand pickpocket | Ben 9c hand decoy | Cleo hand ssd",
       "play pickpocket -> Ben (Ben decoy (Cleo ssd))", "S508b"},
      {"blocks: responses", "Ada hand pickpocket jam | Ben 9c hand decoy",
       "play pickpocket -> Ben (Ben decoy (Ada jam))", "Ada 3c | Ben 6c | discard pickpocket decoy jam"},
      {"blocks: responses, further steps of the response fall", "Ada 5c hand pickpocket jam ice | Ben 9c hand spy",
       "play pickpocket -> Ben (Ben spy cards=ice (Ada jam))", "Ada 8c hand ice | Ben 6c | discard pickpocket spy jam"},
      {"blocks: responses, by an SSD for the acting player",
       "Ada hand pickpocket | Ben 9c hand decoy | Cleo hand guard", "play pickpocket -> Ben (Ben decoy (Cleo guard))",
       "Ada 3c | Ben 6c | Cleo 0c | discard pickpocket decoy guard"},
      {"blocks: responses, against an action", "Ada hand pickpocket | Ben 9c hand jam",
       "play pickpocket -> Ben (Ben jam)", "Ada 0c | Ben 9c | discard pickpocket jam"},
      {"nested: the block of a block", "Ada hand pickpocket jam | Ben 9c hand decoy jam",
       "play pickpocket -> Ben (Ben decoy (Ada jam (Ben jam)))", "Ada 0c | Ben 9c | discard pickpocket decoy jam jam"},
      {"nested: not to one's own response", "Ada hand pickpocket | Ben 9c hand decoy jam",
       "play pickpocket -> Ben (Ben decoy (Ben jam))", "S508a S401a"},
      {"nested: by one whom the response is not aimed at", "Ada hand pickpocket | Ben 9c hand decoy | Cleo hand jam",
       "play pickpocket -> Ben (Ben decoy (Cleo jam))", "S401a"},
      {"nested: not in hand", "Ada hand pickpocket | Ben 9c hand decoy", "play pickpocket -> Ben (Ben decoy (Ada jam))",
       "S401b"},
      {"nested: two of them", "Ada hand pickpocket jam jam | Ben 9c hand decoy",
       "play pickpocket -> Ben (Ben decoy (Ada jam) (Ada jam))", "S506a"},
      {"nested: a response with blockable: false", "Ada hand pickpocket jam | Ben 9c hand flat",
       "play pickpocket -> Ben (Ben flat (Ada jam))", "S505b"},
      {"after a blocked response another can be played", "Ada hand pickpocket jam | Ben 9c hand decoy ssd",
       "play pickpocket -> Ben (Ben decoy (Ada jam)) (Ben ssd)", "Ada 0c | Ben 9c | discard pickpocket decoy ssd jam"},
  })));
}

TEST_CASE("responses: where a fault is", "[station][responses]") {
  struct Place {
    std::string_view before, play, fault, where;
  };
  const auto row = GENERATE(values<Place>({
      {"Ada hand pickpocket | Ben 9c | Cleo hand decoy", "play pickpocket -> Ben (Cleo decoy)", "S401a",
       "response 0 player"},
      {"Ada hand pickpocket | Ben 9c | Cleo hand ssd", "play pickpocket -> Ben (Cleo ssd for Cleo)", "S506b",
       "response 0 protects"},
      {"Ada hand pickpocket | Ben 9c hand decoy", "play pickpocket -> Ben (Ben decoy) (Ben decoy)", "S401b",
       "response 1 card"},
      {"Ada hand pickpocket jam | Ben 9c hand decoy", "play pickpocket -> Ben (Ben decoy (Ada jam) (Ada jam))", "S401b",
       "response 0.1 card"},
      {"Ada 5c hand pickpocket ice | Ben 9c hand spy", "play pickpocket -> Ben (Ben spy cards=ore)", "S401d",
       "response 0 choice 0 item 0"},
      {"Ada 9c hand raid | Ben hand ice", "play raid cards=ore", "S306f", "choice 0 item 0"},
      {"Ada 9c hand raid | Ben hand ice", "play raid", "S700c", "card"},
      {"Ada 9c hand raid | Ben hand ice", "play raid cards=ice goods=ice", "S700b", "choice 1"},
      {"Ada 9c hand pickpocket | Ben", "play pickpocket -> Ada", "S306d", "target"},
      {"Ada 1c hand relay | Ben", "install relay!", "S305d", "activate"},
      {"Ada [ice] | Ben", "drop ice,ore", "S402", "goods item 1"},
      {"Ada | Ben | pile? ice", "draw ore", "S800a", "drawn item 0"},
      {"Ada | Ben | pile? ice ore", "drawn ice,loan", "S800a", "drawn item 1"},
      {"Ada | Ben | pile? ice ore", "drawn ice,ore keep loan", "S201b", "kept item 0"},
      {"Ada | Ben | discard ice ore", "turn Ada reshuffle ice,loan / draw ice", "S800g", "reshuffle 0 item 1"},
      {"Ada | Ben", "draw / draw / draw / draw", "S202", "whole"},
  }));
  CAPTURE(row.play);
  testing::Table table{kCards, row.before};
  CHECK(table.play(row.play) == row.fault);
  CHECK(table.where() == row.where);
}

}  // namespace orion
