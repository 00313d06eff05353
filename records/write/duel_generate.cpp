#include "records/write/duel_generate.hpp"

#include <array>
#include <utility>

#include "records/judge/position_hash.hpp"
#include "records/words.hpp"
#include "records/write/player_names.hpp"

namespace orion::write {

namespace {

std::vector<std::string> labels(const std::vector<duel::Space>& spaces) {
  std::vector<std::string> list;
  list.reserve(spaces.size());
  for (const duel::Space space : spaces) list.push_back(space.label());
  return list;
}

/// A named set-up, or tokens at random with or without placers.
duel::Position set_up(DuelScript& script, random::Generator& random) {
  duel::Position position;
  script.start = duel::kColours[random.below(2)];
  position.to_move = script.start;
  if (random.once_in(4)) {
    const duel::NamedSetup& named = duel::named_setups()[random.below(duel::named_setups().size())];
    script.setup_name = std::string{named.name};
    position.galaxies = named.galaxies;
    position.black_holes = named.black_holes;
    return position;
  }
  const duel::RandomTokens tokens = duel::random_tokens(random);
  script.galaxies.labels = labels(tokens.galaxies);
  script.black_holes.labels = labels(tokens.black_holes);
  if (!random.once_in(3)) {
    script.galaxies.placer = duel::kColours[random.below(2)];
    script.black_holes.placer = duel::opponent(*script.galaxies.placer);
  }
  for (const duel::Space space : tokens.galaxies) position.galaxies.add(space);
  for (const duel::Space space : tokens.black_holes) position.black_holes.add(space);
  return position;
}

/// What is true of the position reached: all of it, or a part, as people write results.
void add_claims(LegalGame& game, random::Generator& random) {
  const duel::Game& last = game.stages.back();
  ScriptResult& result = game.script.result;
  const auto& ending = *last.ending();
  result.winner = std::string{ending.winner ? word(*ending.winner) : "tie"};
  result.how = std::string{word(ending.how)};
  const auto instances = duel::instances(last.position());
  result.counts = last.options().count == duel::Count::Instances && random.once_in(2);
  const duel::Count count = result.counts ? last.options().count : duel::Count::Conditions;
  if (ending.how == duel::How::Conditions || random.once_in(4)) {
    result.conditions = {instances.blue.counted(count), instances.orange.counted(count)};
  }
  if (ending.how == duel::How::TokenScore || random.once_in(4)) {
    result.score = {duel::token_score(last.position(), duel::Colour::Blue),
                    duel::token_score(last.position(), duel::Colour::Orange)};
  }
}

/// Cuts the record at a random move and says why, or does not.
void break_off(LegalGame& game, random::Generator& random) {
  const std::size_t kept = random.below(game.script.moves.size());
  game.script.moves.resize(kept);
  game.stages.resize(kept + 1, game.stages.front());
  constexpr std::array<std::string_view, 7> kWays{"resignation",  "time",       "agreement", "forfeit",
                                                  "adjudication", "unfinished", ""};
  const std::string_view how = kWays[random.below(kWays.size())];
  if (how.empty()) return;
  game.script.result.how = std::string{how};
  const std::string_view winner = word(duel::kColours[random.below(2)]);
  game.script.result.winner = std::string{how == "unfinished" ? "none" : how == "agreement" ? "tie" : winner};
}

/// Numbers and position hashes on some moves, as a careful scribe writes them.
void add_scribe(LegalGame& game, random::Generator& random) {
  for (std::size_t index = 0; index < game.script.moves.size(); ++index) {
    ScriptMove& move = game.script.moves[index];
    if (random.once_in(4)) move.number = static_cast<int>(index) + 1;
    if (random.once_in(8)) move.hash = judge::position_hash(game.stages[index + 1].position());
  }
}

}  // namespace

LegalGame legal_game(const read::DuelRules& rules, random::Generator& random) {
  LegalGame game;
  DuelScript& script = game.script;
  script.rules = rules;
  const std::size_t blue = random.below(kPlayerNames.size());
  const std::size_t orange = (blue + 1 + random.below(kPlayerNames.size() - 1)) % kPlayerNames.size();
  script.players = {std::string{kPlayerNames[blue]}, std::string{kPlayerNames[orange]}};
  const duel::Position start = set_up(script, random);
  const duel::Play play = random.once_in(2) ? duel::Play::Scattered : duel::Play::Building;
  game.stages.emplace_back(start, rules.options);
  for (const duel::Placement* placement : duel::random_moves(start, rules.options, play, random)) {
    script.moves.push_back(script_move(*placement));
    game.stages.push_back(game.stages.back());
    game.stages.back().play(*placement);
  }
  if (random.once_in(6) && !script.moves.empty()) {
    break_off(game, random);
  } else {
    add_claims(game, random);
  }
  if (random.once_in(8)) add_scribe(game, random);
  return game;
}

std::string generate_duel(std::uint64_t seed, const read::DuelRules& rules, const std::string_view* illegal) {
  random::Generator random{seed};
  LegalGame game = legal_game(rules, random);
  if (illegal != nullptr) {
    // Not every game has a place for every fault: games are drawn until one has.
    while (!plant(*illegal, game, random)) game = legal_game(rules, random);
  }
  DuelScript& script = game.script;
  script.id = "duel-" + std::to_string(seed);
  script.comment = "orionref generate duel --seed " + std::to_string(seed);
  if (rules != read::DuelRules{}) script.comment += " --rules " + read::to_string(rules);
  if (illegal != nullptr) {
    script.comment += " --illegal " + std::string{*illegal};
    script.id += "-" + std::string{*illegal};
  }
  return document_text(script);
}

}  // namespace orion::write
