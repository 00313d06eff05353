#pragma once

// Manifests of matches and tournaments read by themselves.

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "records/read/match.hpp"
#include "records/read/tournament.hpp"
#include "tests/records/read/station_rows.hpp"

namespace orion::testing {

/// What was read of a manifest, whose texts live here.
struct ReadManifest : ReadStation {
  read::MatchManifest match{};
  read::TournamentManifest tournament{};
};

/// @param read  called with the context, the root and what it is to fill
template <class Read>
std::unique_ptr<ReadManifest> read_manifest(std::string text, Read read) {
  auto result = std::make_unique<ReadManifest>();
  result->text = std::move(text);
  result->tree = text::read_text(result->text);
  if (result->tree.root == nullptr) throw std::invalid_argument("this is no YAML of ours:\n" + result->text);
  read(read::Context{result->text, result->findings}, *result->tree.root, *result);
  std::stable_sort(result->findings.begin(), result->findings.end(),
                   [](const Finding& a, const Finding& b) { return a.span.begin < b.span.begin; });
  return result;
}

inline std::unique_ptr<ReadManifest> read_match(std::string text) {
  return read_manifest(std::move(text), [](const auto& context, const auto& root, ReadManifest& result) {
    result.match = read::read_match(context, root);
  });
}

inline std::unique_ptr<ReadManifest> read_tournament(std::string text) {
  return read_manifest(std::move(text), [](const auto& context, const auto& root, ReadManifest& result) {
    result.tournament = read::read_tournament(context, root);
  });
}

}  // namespace orion::testing
