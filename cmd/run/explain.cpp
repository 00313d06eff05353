#include "cmd/run/explain.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/format/format.hpp"
#include "cmd/run/explain_output.hpp"
#include "cmd/run/explain_topic.hpp"
#include "cmd/run/suggest_words.hpp"

namespace orion::cmd {

namespace {

struct ExplainOptions {
  std::string topic;
  std::string format = "text";
  std::string record;
};

ExitStatus explain_list(const ExplainOptions& options, const std::vector<const catalogue::Part*>& parts,
                        std::ostream& out) {
  options.format == "json" ? explain_list_json(out, parts) : explain_list_text(out, parts);
  return ExitStatus::Clean;
}

ExitStatus unknown(const std::string& word, std::ostream& err) {
  err << "orionref: `" << printable(word) << "` is no code, clause or profile of rules: ";
  const std::string near = nearest_topic(word);
  if (near.empty()) {
    err << "orionref explain lists them all\n";
  } else {
    err << "did you mean `" << near << "`?\n";
  }
  return ExitStatus::Usage;
}

/// The bytes of a record, as they are.
ExitStatus print_record(const ExplainOptions& options, const Topic& topic, Streams streams) {
  const bool trigger = options.record == "trigger";
  if (topic.clause != nullptr && !topic.clause->example.empty()) {
    streams.out << (trigger ? catalogue::trigger_record(*topic.clause) : catalogue::near_miss_record(*topic.clause));
    return ExitStatus::Clean;
  }
  if (topic.codes.size() != 1) {
    streams.err << "orionref: --record is for one code, or for a clause with an example";
    for (const catalogue::Code code : topic.codes) {
      streams.err << (code == topic.codes.front() ? ": " : ", ") << catalogue::entry(code).id;
    }
    streams.err << '\n';
    return ExitStatus::Usage;
  }
  const catalogue::Code code = topic.codes.front();
  streams.out << (trigger ? catalogue::trigger_record(code) : catalogue::near_miss_record(code));
  return ExitStatus::Clean;
}

ExitStatus draw(const ExplainOptions& options, const Topic& topic, Streams streams) {
  const std::string svg = explain_topic_svg(topic);
  if (svg.empty()) {
    streams.err << "orionref: there is no picture of " << printable(options.topic) << ": orionref explain "
                << printable(options.topic) << " says it in words\n";
    return ExitStatus::Usage;
  }
  streams.out << svg;
  return ExitStatus::Clean;
}

ExitStatus run_explain(const ExplainOptions& options, Streams streams) {
  const bool svg = options.format == "svg";
  if (options.topic.empty()) {
    if (svg) {
      streams.err << "orionref: name the clause or code to draw: orionref explain D4.5 --format svg\n";
      return ExitStatus::Usage;
    }
    if (!options.record.empty()) return print_record(options, {}, streams);
    std::vector<const catalogue::Part*> all;
    for (const catalogue::Part& part : catalogue::parts()) all.push_back(&part);
    return explain_list(options, all, streams.out);
  }
  const auto topic = find_topic(options.topic);
  if (!topic) return unknown(options.topic, streams.err);
  if (!options.record.empty()) return print_record(options, *topic, streams);
  if (svg) return draw(options, *topic, streams);
  if (topic->part != nullptr) return explain_list(options, {topic->part}, streams.out);
  options.format == "json" ? explain_topic_json(streams.out, *topic) : explain_topic_text(streams.out, *topic);
  return ExitStatus::Clean;
}

/// Every code, clause and profile, with its title.
std::vector<ValueWord> topics() {
  std::vector<ValueWord> words;
  for (const catalogue::CodeEntry& each : catalogue::entries()) {
    words.push_back({std::string{each.id}, std::string{each.title}});
  }
  for (const catalogue::Clause* each : catalogue::clauses()) {
    words.push_back({std::string{each->id}, std::string{each->title}});
  }
  return words;
}

constexpr const char* kExamples = R"(
Examples:
  orionref explain                  all clauses and codes
  orionref explain D405             the code of a finding, with an example
  orionref explain D4.5             the clause behind it
  orionref explain D4.5 --format svg    its pictures, drawn
  orionref explain D201             every code of a lettered group
  orionref explain Nachziehphase    a clause by its name in the German short rules
  orionref explain D405 --record trigger | orionref check -

Exit status: 0 explained; 2 usage, no such code or clause, or no picture of it.)";

}  // namespace

void add_explain(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto options = std::make_shared<ExplainOptions>();
  CLI::App* sub = app.add_subcommand("explain", "Explain the rule behind a finding, with an example and our reading");
  CLI::Option* topic = sub->add_option("topic", options->topic,
                                       "A code (D405), a clause (D4.5) or a profile of rules; default: list them")
                           ->type_name("CODE|CLAUSE");
  suggest_words(*topic, topics());
  CLI::Option* format =
      sub->add_option("--format", options->format, "How to print: text, json, or svg for its pictures")
          ->check(CLI::IsMember({"text", "json", "svg"}))
          ->type_name("FORMAT");
  sub->add_option("--record", options->record,
                  "Print only the record that triggers the code, or the one that nearly does: trigger, near-miss")
      ->check(CLI::IsMember({"trigger", "near-miss"}))
      ->type_name("WHICH")
      ->excludes(format);
  sub->footer(kExamples);
  sub->callback([options, streams, &exit] { exit = run_explain(*options, streams); });
}

}  // namespace orion::cmd
