#include "cmd/run/generate.hpp"

#include <CLI/CLI.hpp>

#include "cmd/run/generate_duel.hpp"
#include "cmd/run/generate_station.hpp"
#include "cmd/run/generate_tournament.hpp"

namespace orion::cmd {

void add_generate(CLI::App& app, Streams streams, ExitStatus& exit) {
  CLI::App* sub = app.add_subcommand("generate", "Write random records, reproducibly, legal or with a planted fault");
  sub->require_subcommand(1);
  add_generate_duel(*sub, streams, exit);
  add_generate_station(*sub, streams, exit);
  add_generate_tournament(*sub, streams, exit);
}

}  // namespace orion::cmd
