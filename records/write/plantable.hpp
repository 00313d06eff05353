#pragma once

#include <string_view>

namespace orion::write {

/// A kind of fault that can be planted.
struct Plantable {
  std::string_view code;  ///< of the primary finding that results
  std::string_view what;
};

}  // namespace orion::write
