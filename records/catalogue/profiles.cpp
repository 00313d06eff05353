#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "rulebook",
     .title = "Rules: the rulebook",
     .text =
         "The profile that holds where a record says nothing: `rules: rulebook`. Each condition counts once (`count: "
         "conditions`), and bends may lie mirrored (`bends: either`). A record changes one option with a mapping, "
         "`rules: {base: rulebook, bends: as-printed}`, and the command line with `--rules "
         "rulebook+bends=as-printed`. A verdict always says by which rules it was given.",
     .related = "D1.5 D5.6 R240"},
    {.id = "bga",
     .title = "Rules: Board Game Arena",
     .text =
         "`rules: bga` is for games that are played on Board Game Arena: every instance of a condition counts "
         "(`count: instances`), and bends may lie mirrored (`bends: either`). Mistakes of the program there are not "
         "imitated. It tests with swapped colours whether a tile of three hexagons can still be placed, so that "
         "players are declared beaten who could place, or are left without a move; and it credits a second group of "
         "galaxies or black holes one move late. About 3 of 1,000 random games end wrongly there, and this referee "
         "then says otherwise.",
     .related = "D5.6 D3.2 R240"},
});

}  // namespace

std::span<const Clause> profiles() noexcept { return kClauses; }

}  // namespace orion::catalogue
