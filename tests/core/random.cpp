#include "tests/core/random.hpp"

#include <cstdlib>

namespace orion::testing {

std::size_t rounds(std::size_t usual, std::size_t all) {
  const char* const wanted = std::getenv("ORION_TEST_ALL");
  return wanted != nullptr && *wanted != '\0' ? all : usual;
}

}  // namespace orion::testing
