#include "cmd/run/schema.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "records/catalogue/embedded.hpp"
#include "records/read/suggest.hpp"

namespace orion::cmd {

namespace {

/// A line a schema: its name and its title.
void list_schemas(std::ostream& out) {
  const auto schemas = catalogue::embedded_schemas();
  std::size_t width = 0;
  for (const catalogue::EmbeddedFile& each : schemas) width = std::max(width, each.name.size());
  for (const catalogue::EmbeddedFile& each : schemas) {
    const auto schema = nlohmann::json::parse(each.bytes);
    out << each.name << std::string(width - each.name.size() + 2, ' ') << schema.at("title").get<std::string>() << '\n';
  }
}

ExitStatus run_schema(const std::optional<std::string>& name, Streams streams) {
  if (!name) {
    list_schemas(streams.out);
    return ExitStatus::Clean;
  }
  std::vector<std::string_view> names;
  for (const catalogue::EmbeddedFile& each : catalogue::embedded_schemas()) {
    names.push_back(each.name);
    if (each.name != *name) continue;
    streams.out << each.bytes;
    return ExitStatus::Clean;
  }
  streams.err << "orionref: no schema is called " << read::quoted(*name) << ": " << read::hint(*name, names) << '\n';
  return ExitStatus::Usage;
}

constexpr const char* kExamples = R"(
The schemas (JSON Schema, draft 2020-12) describe what is written by hand, for
editors, and what this program prints as JSON, for those who read it.

Examples:
  orionref schema                                  the names of all schemas
  orionref schema duel-record > duel.schema.json   one of them, for an editor)";

}  // namespace

void add_schema(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto name = std::make_shared<std::optional<std::string>>();
  CLI::App* sub = app.add_subcommand("schema", "Print a JSON Schema of records, or of what is printed as JSON");
  sub->add_option("name", *name, "The schema to print; without it, their names are listed")->type_name("NAME");
  sub->footer(kExamples);
  sub->callback([name, streams, &exit] { exit = run_schema(*name, streams); });
}

}  // namespace orion::cmd
