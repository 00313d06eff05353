#include <array>

#include "records/catalogue/series.hpp"

namespace orion::catalogue {

namespace {

constexpr auto kClauses = std::to_array<Clause>({
    {.id = "rulebook",
     .title = "Rules: the rulebook",
     .text = "The profile that holds where a record says nothing: `rules: rulebook`. In Orion Duel each condition "
             "counts once (`count: conditions`), and bends may lie mirrored (`bends: either`); the options of The "
             "Orion Station stand under `options`. A record changes one option with a mapping, `rules: {base: "
             "rulebook, bends: as-printed}`, and the command line with `--rules rulebook+bends=as-printed`. A verdict "
             "always says by which rules it was given.",
     .related = "options D1.5 D5.6 R240"},
    {.id = "bga",
     .title = "Rules: Board Game Arena",
     .text = "`rules: bga` is for games that are played on Board Game Arena: every instance of a condition counts "
             "(`count: instances`), and bends may lie mirrored (`bends: either`). Mistakes of the program there are "
             "not imitated. It tests with swapped colours whether a tile of three hexagons can still be placed, so "
             "that players are declared beaten who could place, or are left without a move; and it credits a second "
             "group of galaxies or black holes one move late. About 3 of 1,000 random games end wrongly there, and "
             "this referee then says otherwise.",
     .related = "D5.6 D3.2 R240"},
    {.id = "options",
     .title = "Options of The Orion Station",
     .text = "Each number of the short rules can be changed, for shorter games and house rules: `start-credits: 20` "
             "and `hand: 5` at the beginning; `target: 50` credits for the end; `draw: 2` and `keep: 1` in the draw "
             "phase; `actions: 3` a turn; `goods-limit: 5` and its `penalty: 2`; `equipment-limit: 3`. Two more are no "
             "numbers: `pile-empty: reshuffle` or `stop`, and `sell-needs-goods: true` or `false`. A record writes "
             "`rules: {base: rulebook, target: 40}`, the command line `--rules rulebook+target=40`. The verdict names "
             "what differs from the printed rules.",
     .related = "S1.1 S2.1 S2.2 S2.3 S2.4 S3.3 S3.4 S6.1"},
});

}  // namespace

std::span<const Clause> profiles() noexcept { return kClauses; }

}  // namespace orion::catalogue
