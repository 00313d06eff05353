#include "tests/plain/plain_board.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace orion::plain {
namespace {

struct Column {
  char letter;
  int first;
  int last;
};

// D1.1, the table as it stands there.
constexpr std::array<Column, 11> kColumns{{{'a', 2, 5},
                                           {'b', 1, 7},
                                           {'c', 1, 8},
                                           {'d', 1, 9},
                                           {'e', 1, 10},
                                           {'f', 2, 10},
                                           {'g', 2, 11},
                                           {'h', 3, 11},
                                           {'i', 4, 11},
                                           {'j', 5, 11},
                                           {'k', 7, 10}}};

struct Board {
  std::vector<std::string> names;
  std::vector<Coordinates> coordinates;
  std::map<std::string, Space> by_name;
  std::map<std::pair<int, int>, Space> by_coordinates;
  std::vector<std::vector<Space>> neighbours;
};

void add_column(Board& board, const Column& column, int q) {
  for (int r = column.first; r <= column.last; ++r) {
    const Space space = board.names.size();
    board.names.push_back(column.letter + std::to_string(r));
    board.coordinates.push_back({q, r});
    board.by_name[board.names.back()] = space;
    board.by_coordinates[{q, r}] = space;
  }
}

/// The neighbours as D1.1 lists them; that these are the spaces at distance 1 is a test's business.
std::vector<Space> spaces_around(const Board& board, Coordinates c) {
  const std::vector<std::pair<int, int>> around = {{c.q, c.r + 1}, {c.q, c.r - 1},     {c.q + 1, c.r},
                                                   {c.q - 1, c.r}, {c.q + 1, c.r + 1}, {c.q - 1, c.r - 1}};
  std::vector<Space> found;
  for (const auto& [q, r] : around) {
    const auto at = board.by_coordinates.find({q, r});
    if (at != board.by_coordinates.end()) found.push_back(at->second);
  }
  return found;
}

Board make_board() {
  Board board;
  int q = 1;
  for (const Column& column : kColumns) add_column(board, column, q++);
  for (const Coordinates& c : board.coordinates) board.neighbours.push_back(spaces_around(board, c));
  return board;
}

const Board& board() {
  static const Board made = make_board();
  return made;
}

Side side(const std::string& name, const std::vector<std::string>& labels) {
  Side made{name, {}};
  for (const std::string& label : labels) made.spaces.push_back(board().by_name.at(label));
  return made;
}

}  // namespace

Colour opponent(Colour colour) { return colour == Colour::Blue ? Colour::Orange : Colour::Blue; }

std::string name_of(Colour colour) { return colour == Colour::Blue ? "blue" : "orange"; }

const std::string& name_of(Space space) { return board().names.at(space); }

std::optional<Space> space_of(const std::string& label) {
  const auto at = board().by_name.find(label);
  if (at == board().by_name.end()) return std::nullopt;
  return at->second;
}

Coordinates coordinates_of(Space space) { return board().coordinates.at(space); }

std::optional<Space> space_at(Coordinates c) {
  const auto at = board().by_coordinates.find({c.q, c.r});
  if (at == board().by_coordinates.end()) return std::nullopt;
  return at->second;
}

int distance(Space a, Space b) {
  const Coordinates from = coordinates_of(a);
  const Coordinates to = coordinates_of(b);
  const int dq = to.q - from.q;
  const int dr = to.r - from.r;
  return std::max({std::abs(dq), std::abs(dr), std::abs(dq - dr)});
}

const std::vector<Space>& neighbours(Space space) { return board().neighbours.at(space); }

const std::vector<OppositeSides>& opposite_sides() {
  static const std::vector<OppositeSides> pairs = {
      {side("Taurus", {"a2", "a3", "a4", "a5"}), side("Monoceros", {"k7", "k8", "k9", "k10"})},
      {side("Eridanus", {"b7", "c8", "d9", "e10"}), side("Canis Major", {"g2", "h3", "i4", "j5"})},
      {side("Lepus", {"g11", "h11", "i11", "j11"}), side("Gemini", {"b1", "c1", "d1", "e1"})}};
  return pairs;
}

}  // namespace orion::plain
