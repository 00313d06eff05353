#pragma once

// The page around the records: one HTML file that loads nothing.

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cmd/format/format.hpp"
#include "cmd/format/spool.hpp"

namespace orion::cmd {

/// What a page is made from.
struct Page {
  std::string title;
  const Summary& summary;
  const Spool& rows;      ///< of the table of records, one each
  const Spool& sections;  ///< one a record
};

void write_page(std::ostream& out, const Page& page);

}  // namespace orion::cmd
