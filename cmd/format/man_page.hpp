#pragma once

#include <ostream>
#include <string_view>

#include "cmd/format/command.hpp"

namespace orion::cmd {

/// The page orionref(1), for man(7). It has no date, so that the same program always gives the same page.
void write_man_page(std::ostream& out, const Command& program, std::string_view version);

}  // namespace orion::cmd
