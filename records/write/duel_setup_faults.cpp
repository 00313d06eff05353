#include <array>
#include <optional>
#include <utility>

#include "core/duel/setup.hpp"
#include "records/write/duel_faults.hpp"

namespace orion::write {

namespace {

/// Changes one label of the tokens so that exactly one kind of fault results, or gives up.
template <class Wanted>
bool move_a_token(LegalGame& game, duel::TokenKind kind, random::Generator& random, Wanted wanted) {
  DuelScript& script = game.script;
  if (script.setup_name) return false;
  std::vector<std::string>& labels = (kind == duel::TokenKind::Galaxy ? script.galaxies : script.black_holes).labels;
  const auto announced = [](const ScriptTokens& tokens) {
    duel::AnnouncedTokens made;
    made.placer = tokens.placer;
    for (const std::string& label : tokens.labels) made.spaces.push_back(duel::Space::parse(label));
    return made;
  };
  std::string& label = labels[random.below(labels.size())];
  const std::vector<duel::Space> board(duel::kBoard.begin(), duel::kBoard.end());
  constexpr int kTries = 60;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    label = random.one_of(board).label();
    const auto found = duel::setup_violations(announced(script.galaxies), announced(script.black_holes));
    bool only = !found.empty();
    for (const duel::SetupViolation& each : found) only = only && each.kind == kind && wanted(each.fault);
    if (only) return true;
  }
  return false;
}

template <duel::TokenKind kind, duel::SetupFault fault>
bool misplace(LegalGame& game, random::Generator& random) {
  return move_a_token(game, kind, random, [](duel::SetupFault found) { return found == fault; });
}

std::vector<std::string>* labels_of(LegalGame& game, duel::TokenKind kind) {
  if (game.script.setup_name) return nullptr;
  return &(kind == duel::TokenKind::Galaxy ? game.script.galaxies : game.script.black_holes).labels;
}

template <duel::TokenKind kind>
bool leave_one_out(LegalGame& game, random::Generator& random) {
  auto* labels = labels_of(game, kind);
  if (labels == nullptr) return false;
  labels->erase(labels->begin() + static_cast<std::ptrdiff_t>(random.below(labels->size())));
  return true;
}

template <duel::TokenKind kind>
bool name_one_twice(LegalGame& game, random::Generator& random) {
  auto* labels = labels_of(game, kind);
  if (labels == nullptr) return false;
  const std::size_t one = random.below(labels->size());
  (*labels)[(one + 1 + random.below(labels->size() - 1)) % labels->size()] = (*labels)[one];
  return true;
}

template <duel::TokenKind kind>
bool put_one_off_the_board(LegalGame& game, random::Generator& random) {
  auto* labels = labels_of(game, kind);
  if (labels == nullptr) return false;
  static const std::vector<std::string> kOff{"a1", "a6", "f1", "f11", "k6", "k11", "b8", "e11", "g1", "j4", "l7", "c9"};
  (*labels)[random.below(labels->size())] = random.one_of(kOff);
  return true;
}

bool put_a_black_hole_on_a_galaxy(LegalGame& game, random::Generator& random) {
  if (game.script.setup_name) return false;
  // Nearer than 3 to no other black hole, or D202a would be found beside it: drawn until it is so.
  return move_a_token(game, duel::TokenKind::BlackHole, random,
                      [](duel::SetupFault found) { return found == duel::SetupFault::OnGalaxy; });
}

bool name_one_placer_only(LegalGame& game, random::Generator& random) {
  if (!game.script.galaxies.placer) return false;
  (random.once_in(2) ? game.script.galaxies : game.script.black_holes).placer.reset();
  return true;
}

bool name_the_same_placer(LegalGame& game, random::Generator&) {
  if (!game.script.galaxies.placer) return false;
  game.script.black_holes.placer = game.script.galaxies.placer;
  return true;
}

using duel::SetupFault;
using duel::TokenKind;

constexpr std::array<Planting, 12> kPlantings{{
    {"D201a", "a galaxy too close to another", misplace<TokenKind::Galaxy, SetupFault::TooClose>},
    {"D201b", "seven galaxies", leave_one_out<TokenKind::Galaxy>},
    {"D201c", "a galaxy's space named twice", name_one_twice<TokenKind::Galaxy>},
    {"D201d", "a galaxy off the board", put_one_off_the_board<TokenKind::Galaxy>},
    {"D202a", "a black hole too close to another", misplace<TokenKind::BlackHole, SetupFault::TooClose>},
    {"D202b", "a black hole too near a galaxy", misplace<TokenKind::BlackHole, SetupFault::TooNearToGalaxy>},
    {"D202c", "six black holes", leave_one_out<TokenKind::BlackHole>},
    {"D202d", "a black hole's space named twice", name_one_twice<TokenKind::BlackHole>},
    {"D202e", "a black hole off the board", put_one_off_the_board<TokenKind::BlackHole>},
    {"D202f", "a black hole on a galaxy", put_a_black_hole_on_a_galaxy},
    {"D202g", "a placer of one kind only", name_one_placer_only},
    {"D202h", "one placer for both kinds", name_the_same_placer},
}};

}  // namespace

std::span<const Planting> setup_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
