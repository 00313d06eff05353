#pragma once

#include <string_view>

namespace orion::cmd {

/// Whether standard output gets colours. @param when  "auto", "always" or "never". For "auto": not if NO_COLOR is set,
/// else if CLICOLOR_FORCE is (to anything but 0), else on a terminal that TERM does not call dumb.
bool wants_colours(std::string_view when);

/// Whether a line that is drawn again and again can be shown on standard error: it is a terminal that can do so.
bool can_redraw_on_standard_error();

}  // namespace orion::cmd
