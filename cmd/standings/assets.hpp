#pragma once

#include <span>

#include "records/catalogue/embedded.hpp"

namespace orion::cmd {

/// What the page of standings has beside the style of reports: `standings.css`, embedded by the build.
std::span<const catalogue::EmbeddedFile> standings_styles() noexcept;

}  // namespace orion::cmd
