#pragma once

#include <span>

#include "records/catalogue/embedded.hpp"

namespace orion::cmd {

/// How the page looks and what steps through it: `report.css` and `report.js`, embedded by the build.
std::span<const catalogue::EmbeddedFile> report_styles() noexcept;
std::span<const catalogue::EmbeddedFile> report_scripts() noexcept;

}  // namespace orion::cmd
