#include "cmd/run/show_setup.hpp"

#include <optional>
#include <ostream>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/draw/board_text.hpp"
#include "cmd/draw/position_json.hpp"
#include "cmd/draw/sheet_svg.hpp"
#include "cmd/run/suggest_words.hpp"
#include "core/duel/setup.hpp"
#include "records/read/suggest.hpp"

namespace orion::cmd {

namespace {

constexpr std::string_view kBlank = "blank";

std::vector<std::string_view> names() {
  std::vector<std::string_view> all;
  for (const duel::NamedSetup& each : duel::named_setups()) all.push_back(each.name);
  all.push_back(kBlank);
  return all;
}

std::optional<BoardScene> scene_of(const std::string& name) {
  if (name == kBlank) return board_scene(duel::NamedSetup{kBlank, {}, {}});
  for (const duel::NamedSetup& each : duel::named_setups()) {
    if (each.name == name) return board_scene(each);
  }
  return std::nullopt;
}

}  // namespace

ExitStatus show_setup(const SetupSheet& sheet, const Paint& paint, Streams streams) {
  const std::optional<BoardScene> scene = scene_of(sheet.setup);
  if (!scene) {
    std::string known;
    for (const std::string_view each : names()) known += (known.empty() ? "" : ", ") + std::string{each};
    const std::string_view near = read::nearest(sheet.setup, names());
    streams.err << "orionref: no set-up is called " << read::quoted(sheet.setup) << ": ";
    if (!near.empty()) streams.err << "did you mean `" << near << "`? ";
    streams.err << "known here: " << known << '\n';
    return ExitStatus::Usage;
  }
  if (sheet.format == "json") {
    streams.out << dumped(position_json(*scene, nullptr)) << '\n';
  } else if (sheet.format == "svg") {
    const Sheet wanted = sheet.sheet == "board" ? Sheet::Board : sheet.sheet == "score" ? Sheet::Score : Sheet::Both;
    streams.out << sheet_svg(*scene, sheet.setup == kBlank ? "" : sheet.setup, wanted);
  } else {
    streams.out << position_text(*scene, paint);
  }
  return ExitStatus::Clean;
}

void suggest_setups(CLI::Option& option) {
  std::vector<ValueWord> words;
  for (const std::string_view each : names()) words.push_back({std::string{each}, {}});
  suggest_words(option, words);
}

}  // namespace orion::cmd
