#pragma once

// The rows of the tables of The Orion Station: a table in words before, what is played on it, and what comes of it.

#include <string_view>

namespace orion::testing {

/// Over the stock deck and one card more.
struct CardRow {
  std::string_view clause, card, before, play, after;
};

void check(const CardRow& row);

}  // namespace orion::testing
