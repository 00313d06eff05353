#include "tests/plain/plain_judge.hpp"

#include "tests/plain/plain_claims.hpp"

namespace orion::plain {
namespace {

/// A written placement, as far as the board has its spaces.
struct Sheet {
  std::vector<Hexagon> hexagons;
  bool off_board = false;
  std::optional<std::size_t> number;  ///< in all_placements; none: not a tile of D1.4, or partly off the board
};

void enter(Sheet& sheet, const std::string& label, Colour colour) {
  if (const auto space = space_of(label)) {
    sheet.hexagons.push_back({*space, colour});
  } else {
    sheet.off_board = true;
  }
}

Sheet read_sheet(const Move& move) {
  Sheet sheet;
  for (const std::string& label : move.own) enter(sheet, label, move.player);
  if (move.other) enter(sheet, *move.other, opponent(move.player));
  if (sheet.off_board) return sheet;
  std::vector<Space> own;
  std::optional<Space> other;
  for (const std::string& label : move.own) own.push_back(*space_of(label));
  if (move.other) other = *space_of(*move.other);
  sheet.number = placement_on(own, other);
  return sheet;
}

/// D4.1 to D4.3 and D1.5: what a tile may break before any token is looked at.
Clauses tile_breaches(const Position& before, const Move& move, const Sheet& sheet) {
  Clauses broken;
  if (sheet.off_board) broken.insert("D4.1");
  for (const Hexagon& hexagon : sheet.hexagons) {
    if (before.covered[hexagon.space]) broken.insert("D4.2");
  }
  if (sheet.off_board) return broken;  // D4.3 is judged only where D4.1 holds
  if (!sheet.number) {
    broken.insert("D4.3");
    return broken;
  }
  const Placement& placement = all_placements()[*sheet.number];
  if (before.stock.of(move.player).of(placement.kind) == 0) broken.insert("D4.3");
  if (before.rules.bends == Bends::AsPrinted && is_mirrored(placement, move.player)) broken.insert("D1.5");
  return broken;
}

/// Lays the tiles that are there from the start. One that cannot physically lie there is left out.
Clauses lay_placed(Position& position, const Game& game) {
  Clauses broken;
  for (const Move& tile : game.placed) {
    const Sheet sheet = read_sheet(tile);
    const Clauses of_tile = tile_breaches(position, tile, sheet);
    broken.insert(of_tile.begin(), of_tile.end());
    const bool fits = of_tile.count("D4.1") == 0 && of_tile.count("D4.2") == 0;
    if (!fits) continue;
    for (const Hexagon& hexagon : sheet.hexagons) position.covered[hexagon.space] = hexagon.colour;
    if (!sheet.number) continue;
    int& left = position.stock.of(tile.player).of(all_placements()[*sheet.number].kind);
    if (left > 0) --left;
  }
  return broken;
}

/// The spaces of those labels that the board has; `faulty` when one is missing or named twice (D2.9).
std::vector<Space> spaces_named(const std::vector<std::string>& labels, bool& faulty) {
  std::vector<Space> spaces;
  for (const std::string& label : labels) {
    const auto space = space_of(label);
    if (space) {
      spaces.push_back(*space);
    } else {
      faulty = true;
    }
  }
  if (std::set<std::string>(labels.begin(), labels.end()).size() != labels.size()) faulty = true;
  return spaces;
}

bool some_pair_is_nearer(const std::vector<Space>& spaces, int least) {
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    for (std::size_t j = i + 1; j < spaces.size(); ++j) {
      if (distance(spaces[i], spaces[j]) < least) return true;
    }
  }
  return false;
}

bool some_are_nearer(const std::vector<Space>& these, const std::vector<Space>& those, int least) {
  for (const Space a : these) {
    for (const Space b : those) {
      if (distance(a, b) < least) return true;
    }
  }
  return false;
}

/// D2.9: both kinds have a placer or neither, and they are two players.
bool placers_are_wrong(const Game& game) {
  const auto& galaxies = game.galaxies.placer;
  const auto& black_holes = game.black_holes.placer;
  if (galaxies.has_value() != black_holes.has_value()) return true;
  return galaxies.has_value() && *galaxies == *black_holes;
}

Clauses token_breaches(const Game& game) {
  bool galaxies_faulty = game.galaxies.labels.size() != 8;
  bool black_holes_faulty = game.black_holes.labels.size() != 7;
  const std::vector<Space> galaxies = spaces_named(game.galaxies.labels, galaxies_faulty);
  const std::vector<Space> black_holes = spaces_named(game.black_holes.labels, black_holes_faulty);
  Clauses broken;
  if (galaxies_faulty || some_pair_is_nearer(galaxies, 3)) broken.insert("D2.1");
  if (black_holes_faulty || placers_are_wrong(game) || some_pair_is_nearer(black_holes, 3) ||
      some_are_nearer(black_holes, galaxies, 2)) {
    broken.insert("D2.2");
  }
  return broken;
}

struct Replay {
  std::vector<Position> positions;
  std::optional<int> illegal_move;
  Clauses clauses;
};

/// Plays until the first illegal move, which ends the replay.
Replay replay(const Game& game) {
  Replay done;
  done.positions.push_back(start_position(game));
  int number = 0;
  for (const Move& move : game.moves) {
    ++number;
    done.clauses = breaches(done.positions.back(), move);
    if (!done.clauses.empty()) {
      done.illegal_move = number;
      return done;
    }
    Position next = done.positions.back();
    play(next, all_placements()[*read_sheet(move).number]);
    done.positions.push_back(next);
  }
  return done;
}

void note_findings(Verdict& verdict, const Clauses& setup, const Replay& done) {
  verdict.legal = setup.empty() && !done.illegal_move;
  const std::vector<std::string> in_play(done.clauses.begin(), done.clauses.end());
  if (setup.empty()) {
    verdict.move = done.illegal_move;
    verdict.clauses = in_play;
    return;
  }
  verdict.move = 0;
  verdict.clauses.assign(setup.begin(), setup.end());
  verdict.secondary_move = done.illegal_move;
  verdict.secondary_clauses = in_play;
}

}  // namespace

Clauses setup_breaches(const Game& game) {
  Clauses broken = token_breaches(game);
  Position position = bare_position(game);
  broken.merge(lay_placed(position, game));
  return broken;
}

Clauses breaches(const Position& before, const Move& move) {
  const Sheet sheet = read_sheet(move);
  Clauses broken = tile_breaches(before, move, sheet);
  for (const Hexagon& hexagon : sheet.hexagons) {
    if (!hexagon_is_joined(before, sheet.hexagons, hexagon)) broken.insert("D4.5");
  }
  if (before.ending) {
    broken.insert("D6.3");  // and not D3.1
  } else if (move.player != before.to_move) {
    broken.insert("D3.1");
  }
  return broken;
}

Position start_position(const Game& game) {
  Position position = bare_position(game);
  lay_placed(position, game);
  end_if_unable(position);  // D3.2 speaks of the start of any turn, the first one too
  return position;
}

std::vector<Position> positions_of(const Game& game) { return replay(game).positions; }

Verdict judge(const Game& game, const Claims& claims) {
  const Replay done = replay(game);
  const Position& last = done.positions.back();
  Verdict verdict;
  note_findings(verdict, setup_breaches(game), done);
  verdict.moves_played = static_cast<int>(done.positions.size()) - 1;
  verdict.ending = last.ending;
  verdict.conditions = conditions_of(last);
  verdict.score = {score_of(last, Colour::Blue), score_of(last, Colour::Orange)};
  // A move after the end leaves all that stands; any other illegal move leaves nothing to be claimed.
  const bool broken = done.illegal_move && !last.ending;
  verdict.complete = !broken && (last.ending || tells_breaking_off(claims));
  if (!broken) verdict.claims = verify(claims, verdict);
  return verdict;
}

}  // namespace orion::plain
