#pragma once

// The project file `.orionref.yaml`: what a folder's records are judged by unless the command line says otherwise.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/duel/game.hpp"
#include "records/read/chosen_rules.hpp"
#include "records/read/fields.hpp"

namespace orion::read {

inline constexpr std::string_view kProjectFileName = ".orionref.yaml";

/// Bounds of `max-document`, as of the option of that name, in bytes.
inline constexpr int kLeastMaxDocument = 1024;
inline constexpr int kMostMaxDocument = 1024 * 1024;

/// The words of `fail-level`: the least severity for which a run has findings.
enum class FailLevel : std::uint8_t { Error, Warning };

/// A text that outlives its document, and where it stood.
using OwnText = Spanned<std::string>;

/// Every key that is there. The file is read once and serves a whole run, so that it owns its texts.
struct ProjectFile {
  std::optional<OwnText> project;  ///< what the folder's owner calls it
  std::optional<OwnText> rules;    ///< as on a command line: "rulebook+target=40"; parse_rules reads it
  std::optional<Spanned<FailLevel>> fail_level;
  std::vector<OwnText> exclude;  ///< globs, as of `--exclude`
  std::optional<Spanned<bool>> require_result;
  std::optional<Spanned<duel::AfterIllegal>> after_illegal;
  std::optional<Spanned<int>> max_document;  ///< in bytes
  std::optional<OwnText> baseline;           ///< a file, relative to the folder of the project file
};

/// Reads the root of the document.
/// Errors: reported in `context`; what is wrong is left out of the result.
ProjectFile read_project_file(const Context& context, const Node& root);

}  // namespace orion::read
