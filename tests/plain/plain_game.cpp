#include "tests/plain/plain_game.hpp"

namespace orion::plain {
namespace {

struct NamedSetup {
  std::vector<std::string> galaxies;
  std::vector<std::string> black_holes;
};

// D2.6, the table as it stands there.
const std::map<std::string, NamedSetup>& named_setups() {
  static const std::map<std::string, NamedSetup> setups = {
      {"symmetric-1",
       {{"j6", "j10", "h7", "f2", "f10", "d5", "b2", "b6"}, {"j8", "h4", "h10", "f6", "d2", "d8", "b4"}}},
      {"symmetric-2",
       {{"k7", "k10", "h7", "f2", "f10", "d5", "a2", "a5"}, {"j5", "j8", "j11", "f6", "b1", "b4", "b7"}}},
      {"symmetric-3",
       {{"k8", "h4", "h8", "h11", "d1", "d4", "d8", "a4"}, {"j10", "i7", "g9", "f6", "e3", "c5", "b2"}}}};
  return setups;
}

}  // namespace

const std::vector<std::string>& setup_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> listed;
    for (const auto& [name, setup] : named_setups()) listed.push_back(name);
    return listed;
  }();
  return names;
}

Game game_with_setup(const std::string& name, Colour start, Rules rules) {
  const NamedSetup& setup = named_setups().at(name);
  Game game;
  game.rules = rules;
  game.setup_name = name;
  game.galaxies = {std::nullopt, setup.galaxies};
  game.black_holes = {std::nullopt, setup.black_holes};
  game.start = start;
  return game;
}

}  // namespace orion::plain
