#pragma once

// What of a page is shown at which moment of a game. An element that is not there all the time says from which moment
// to which it is; the script shows those of one moment, and without it the page is at the moment it opens with.

#include <cstddef>
#include <pugixml.hpp>
#include <string>

namespace orion::cmd {

/// Marks an element as there from one moment to another, both included. @param now  the moment the page opens with
void show_from_to(pugi::xml_node node, std::size_t from, std::size_t to, std::size_t now);

/// Words that change as the game goes on: an element for each stretch of moments with the same words.
class Stretches {
 public:
  /// @param element  what each stretch is
  Stretches(pugi::xml_node parent, const char* element, std::size_t now)
      : parent_{parent}, element_{element}, now_{now} {}
  /// The words at the next moment; of the first one at moment 0. Empty for none.
  void add(const std::string& words);
  /// Behind the last moment.
  void close();

 private:
  pugi::xml_node parent_;
  const char* element_;
  std::size_t now_;
  std::size_t from_ = 0;
  std::size_t next_ = 0;
  std::string words_;
};

}  // namespace orion::cmd
