#pragma once

#include <cstddef>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "cmd/draw/board_scene.hpp"
#include "records/judge/course.hpp"

namespace orion::cmd {

/// One board for all moments of a game. Each thing on it is drawn once, and says from when to when it is there.
class DuelBoard {
 public:
  /// @param last  moment of the game; @param now  the moment the page opens with
  DuelBoard(pugi::xml_node parent, const judge::DuelCourse& course, std::size_t last, std::size_t now);
  /// The next moment, of the first one on moment 0. @param moment  of the course; null for the start
  void add(const BoardScene& scene, const judge::DuelMoment* moment);
  /// Rings spaces of the set-up, at the start.
  void mark_start(const BoardScene& scene, const duel::BoardSet& spaces);
  /// Behind the last moment.
  void close();

 private:
  struct Shown {
    std::string name;
    pugi::xml_node node;
    std::size_t from;
  };
  void add_tile(const TileScene& tile);
  void add_chains(const BoardScene& scene);
  void add_ghost(const BoardScene& scene, const judge::DuelMoment& moment);
  void hide(const Shown& shown) const;

  std::size_t last_;
  std::size_t now_;
  std::size_t next_ = 0;  ///< moment
  std::size_t tiles_ = 0;
  pugi::xml_node tile_layer_;
  pugi::xml_node chain_layer_;
  pugi::xml_node ghost_layer_;
  std::optional<Shown> placed_last_;
  std::vector<Shown> chains_;  ///< that are there
};

}  // namespace orion::cmd
