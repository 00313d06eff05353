#include "cmd/format/man_page.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cmd/format/man_text.hpp"

namespace orion::cmd {

namespace {

constexpr std::string_view kExamples = "Examples";

std::string bold(std::string_view text) { return "\\fB" + man_text(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + man_text(text) + "\\fR"; }

/// `[PATH]...` as it stands in a synopsis.
std::string in_synopsis(const Argument& positional) {
  std::string text = italic(positional.value);
  if (positional.repeats) text += "...";
  return positional.required ? text : "[" + text + "]";
}

std::string full_name(const Command& command) { return command.path.empty() ? "orionref" : "orionref " + command.path; }

void write_synopsis(std::ostream& out, const Command& program) {
  out << ".SH SYNOPSIS\n.nh\n.ad l\n";
  bool first = true;
  for (const Command* command : with_subcommands(program)) {
    if (!command->subcommands.empty() && !command->path.empty()) continue;
    out << (first ? "" : ".br\n") << bold(full_name(*command));
    first = false;
    if (command->path.empty()) {
      for (const Argument& option : command->options) {
        out << (&option == &command->options.front() ? " " : " | ") << bold(option.names.back());
      }
    } else {
      out << " [" << italic("OPTION") << "...]";
      for (const Argument& positional : command->positionals) out << ' ' << in_synopsis(positional);
    }
    out << '\n';
  }
}

/// With a full stop, unless it ends with one or with "…".
std::string sentence(const std::string& about) {
  return man_text(about) + (about.ends_with('.') || about.ends_with("…") ? "\n" : ".\n");
}

bool names_all(const std::string& about, const std::vector<ValueWord>& words) {
  return std::all_of(words.begin(), words.end(),
                     [&](const ValueWord& each) { return about.find(each.word) != std::string::npos; });
}

/// The name or names and what is taken, then what they do.
void write_argument(std::ostream& out, const Argument& argument) {
  out << ".TP\n";
  for (const std::string& name : argument.names) out << (name == argument.names.front() ? "" : ", ") << bold(name);
  if (argument.takes_value()) {
    const std::string value = italic(argument.value);
    out << (argument.names.empty() ? "" : " ") << (argument.value_optional ? "[" + value + "]" : value);
  }
  out << '\n' << sentence(argument.about);
  if (argument.words_alone && !names_all(argument.about, argument.words)) {
    out << "One of";
    for (const ValueWord& each : argument.words)
      out << (&each == &argument.words.front() ? " " : ", ") << bold(each.word);
    out << ".\n";
  }
  for (const std::string& other : argument.excludes) out << "Not together with " << bold(other) << ".\n";
}

void write_command(std::ostream& out, const Command& command) {
  out << ".SS \"" << man_text(full_name(command));
  for (const Argument& positional : command.positionals) {
    out << (positional.required ? " " : " [") << man_text(positional.value) << (positional.repeats ? "..." : "")
        << (positional.required ? "" : "]");
  }
  out << "\"\n" << sentence(command.about);
  for (const Argument& positional : command.positionals) write_argument(out, positional);
  for (const Argument& option : command.options) {
    if (option.names.back() != "--help") write_argument(out, option);  // every command has it: it is told of once
  }
  for (const Paragraph& paragraph : paragraphs(command.footer)) {
    if (paragraph.heading == kExamples) continue;  // they have a section of their own
    if (!paragraph.heading.empty()) out << ".PP\n" << man_text(paragraph.heading) << ":\n";
    out << man_paragraph(paragraph);
  }
}

/// In a help, what an example does stands behind it; lines of a page are too short for that, so it stands below.
Paragraph with_remarks_below(Paragraph examples) {
  std::vector<std::string> lines;
  for (const std::string& line : examples.lines) {
    const std::size_t gap = line.find("  ");
    lines.push_back(line.substr(0, gap));
    if (gap != std::string::npos) lines.push_back("    " + line.substr(line.find_first_not_of(' ', gap)));
  }
  examples.lines = std::move(lines);
  return examples;
}

void write_examples(std::ostream& out, const Command& program) {
  out << ".SH EXAMPLES\n";
  for (const Command* command : with_subcommands(program)) {
    for (const Paragraph& paragraph : paragraphs(command->footer)) {
      if (paragraph.heading == kExamples) out << man_paragraph(with_remarks_below(paragraph));
    }
  }
}

/// Whether some command has an option of that name.
bool has_option(const Command& program, std::string_view name) {
  const auto named = [&](const Argument& option) {
    return std::find(option.names.begin(), option.names.end(), name) != option.names.end();
  };
  const auto commands = with_subcommands(program);
  return std::any_of(commands.begin(), commands.end(), [&](const Command* command) {
    return std::any_of(command->options.begin(), command->options.end(), named);
  });
}

constexpr std::string_view kDescription = R"(.SH DESCRIPTION
.B orionref
replays records of two games, Orion Duel and The Orion Station, that are written in YAML. It says whether every placement
and every card play was legal, how the game ended and with what scores, and whether what the record claims is true.
.PP
Findings go to standard output, trouble to standard error. The same input gives the same bytes out, whatever the locale,
time zone or machine.
)";

constexpr std::string_view kExitStatus = R"(.SH EXIT STATUS
The highest that applies:
.TP
.B 0
No finding, or none that counts.
.TP
.B 1
Findings, malformed YAML and exceeded limits included.
.TP
.B 2
The command line is wrong, or there is nothing to do.
.TP
.B 3
Something could not be read or written.
.TP
.B 130
Interrupted, after the last whole line. A closed pipe ends the program as SIGPIPE does.
.SH ENVIRONMENT
They decide where colours are left to the program:
.TP
.B NO_COLOR
Where it is set and not empty, there are no colours.
.TP
.B CLICOLOR_FORCE
Where it is set, and neither empty nor 0, there are colours, also without a terminal.
.TP
.B TERM
Where it is empty or
.BR dumb ,
a terminal has no colours.
)";

constexpr std::string_view kProjectFile = R"(.SH FILES
.TP
.I .orionref.yaml
The project file, with settings for the records around it.
)";

constexpr std::string_view kSeeAlso = R"(.SH SEE ALSO
.B orionref explain
for the clauses of the rules and the codes of findings,
.BR jq (1)
for reading verdicts in JSON.
The README, with worked examples, and records to try are in the documentation folder of
.BR orionref ,
the JSON schemas of records and verdicts in
.IR share/orionref/schemas .
)";

}  // namespace

void write_man_page(std::ostream& out, const Command& program, std::string_view version) {
  std::string about = man_text(program.about);
  if (about.starts_with("A ")) about.front() = 'a';
  out << ".TH ORIONREF 1 \"\" \"orionref " << man_text(version) << "\" \"User Commands\"\n"
      << ".SH NAME\norionref \\- " << about << '\n';
  write_synopsis(out, program);
  out << kDescription;
  for (const Paragraph& paragraph : paragraphs(program.footer)) out << man_paragraph(paragraph);
  out << ".SH OPTIONS\n";
  for (const Argument& option : program.options) write_argument(out, option);
  out << ".SH COMMANDS\n";
  for (const Command* command : with_subcommands(program)) {
    if (!command->path.empty()) write_command(out, *command);
  }
  out << kExitStatus;
  if (has_option(program, "--config")) out << kProjectFile;
  write_examples(out, program);
  out << kSeeAlso;
}

}  // namespace orion::cmd
