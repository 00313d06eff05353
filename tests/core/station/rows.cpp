#include "tests/core/station/rows.hpp"

#include "tests/catch.hpp"
#include "tests/core/station/table.hpp"

namespace orion::testing {

void check(const CardRow& row) {
  CAPTURE(row.clause, row.card, row.before, row.play);
  CHECK(played(row.card, row.before, row.play) == row.after);
}

}  // namespace orion::testing
