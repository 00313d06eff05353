#include <string>
#include <string_view>

#include "cmd/format/completions.hpp"
#include "records/joined.hpp"

namespace orion::cmd {

namespace {

std::string quoted(std::string_view text) { return quoted_for_shell(text, R"('\'')"); }

/// Everything that does not depend on the commands. What is typed is read word by word: which command it is, and
/// whether an option's value or which argument comes next.
constexpr std::string_view kHead = R"(# Completion of orionref in bash, written by `orionref completion bash`.

# Sets `words` to the words before the cursor, the last one being completed. Bash cuts words at `=` and `:`, which are put
# together again.
_orionref_split() {
  local line=${COMP_LINE:0:COMP_POINT} rest word i
  words=()
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    rest=${line#"${line%%[![:blank:]]*}"}
    ((i < COMP_CWORD)) || word=$rest
    if ((i > 0)) && [[ -n $line && $rest == "$line" ]]; then
      words[${#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
    line=${rest#"$word"}
  done
}

# Adds to COMPREPLY the files for a value: .yaml, .yml and folders, or any for `any`; bash itself adds others where there
# are none of these.
_orionref_files() {
  compopt -o filenames -o default 2>/dev/null
  local file
  while IFS= read -r file; do
    [[ -d $file || $1 == any || $file == *.yaml || $file == *.yml ]] && COMPREPLY+=("$before$file")
  done < <(compgen -f -- "$value")
}

_orionref() {
  local words cword command='' place=0 option='' ended='' word i
  _orionref_split
  cword=$((${#words[@]} - 1))
  for ((i = 1; i < cword; i++)); do
    word=${words[i]}
    if [[ -n $option ]]; then
      option=''
      continue
    fi
    if [[ -z $ended && $word == -?* ]]; then
      [[ $word == -- ]] && ended=1
      [[ $word == -- || $word == --*=* ]] || ! _orionref_takes_value || option=$word
      continue
    fi
    if ((place == 0)) && _orionref_is_command; then
      command=${command:+$command }$word
    else
      place=$((place + 1))
    fi
  done

  local current=${words[cword]} before='' value choices=() files=''
  value=$current
  if [[ -z $option && -z $ended && $current == --*=* ]]; then
    option=${current%%=*}
    before=$option=
    value=${current#*=}
  elif [[ -z $ended && $current == -?* || $current == - && -z $option ]]; then
    option=names
  fi
  _orionref_choices "${option:-$place}"
  COMPREPLY=()
  if [[ $files == after-equals && $value == *=* ]]; then
    before+=${value%%=*}=
    value=${value#*=}
    _orionref_files any
  elif [[ -n $files && $files != after-equals ]]; then
    _orionref_files "$files"
  fi
  for word in "${choices[@]}"; do
    [[ $word == "$value"* ]] && COMPREPLY+=("$before$word")
  done
  [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null

  # Readline replaces only what stands behind the last sign at which it cuts words.
  local kept=${current%"${current##*[=:]}"}
  [[ $COMP_WORDBREAKS == *=* && $COMP_WORDBREAKS == *:* ]] || kept=''
  COMPREPLY=("${COMPREPLY[@]#"$kept"}")
}
)";

/// A line of a `case`: a command, and what of it.
std::string pattern(const Command& command, std::string_view what) {
  return quoted(command.path) + ":" + std::string{what};
}

void write_is_command(std::ostream& out, const std::vector<const Command*>& commands) {
  out << "\n_orionref_is_command() {\n  case $command:$word in\n";
  for (const Command* command : commands) {
    for (const Command& sub : command->subcommands) out << "    " << pattern(*command, sub.name) << ") ;;\n";
  }
  out << "    *) return 1 ;;\n  esac\n}\n";
}

void write_takes_value(std::ostream& out, const std::vector<const Command*>& commands) {
  out << "\n_orionref_takes_value() {\n  case $command:$word in\n";
  for (const Command* command : commands) {
    for (const std::string& name : names_with_value(*command)) out << "    " << pattern(*command, name) << ") ;;\n";
  }
  out << "    *) return 1 ;;\n  esac\n}\n";
}

std::string_view word(Files files) {
  switch (files) {
    case Files::None:
      break;
    case Files::Records:
      return "records";
    case Files::Any:
      return "any";
    case Files::AfterEquals:
      return "after-equals";
  }
  return {};
}

void write_choices(std::ostream& out, const std::vector<std::string>& choices, Files files) {
  out << ")";
  if (!choices.empty()) out << " choices=(" << joined(choices, " ") << ")";
  if (files != Files::None) out << (choices.empty() ? "" : ";") << " files=" << word(files);
  out << " ;;\n";
}

std::vector<std::string> quoted_words(const Argument& argument) {
  std::vector<std::string> words;
  for (const ValueWord& each : argument.words) words.push_back(quoted(each.word));
  return words;
}

void write_choices_of(std::ostream& out, const Command& command) {
  std::vector<std::string> names;
  for (const Argument& option : command.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
    if (!option.takes_value()) continue;
    std::vector<std::string> patterns;
    for (const std::string& name : option.names) patterns.push_back(pattern(command, name));
    out << "    " << joined(patterns, " | ");
    write_choices(out, quoted_words(option), option.files);
  }
  out << "    " << pattern(command, "names");
  write_choices(out, names, Files::None);
  std::size_t place = 0;
  for (const Argument& argument : command.positionals) {
    out << "    " << pattern(command, argument.repeats ? "*" : std::to_string(place++));
    write_choices(out, quoted_words(argument), argument.files);
  }
  if (command.subcommands.empty()) return;
  std::vector<std::string> subcommands;
  for (const Command& sub : command.subcommands) subcommands.push_back(sub.name);
  out << "    " << pattern(command, "0");
  write_choices(out, subcommands, Files::None);
}

}  // namespace

void write_bash_completion(std::ostream& out, const Command& program) {
  const auto commands = with_subcommands(program);
  out << kHead;
  write_is_command(out, commands);
  write_takes_value(out, commands);
  out << "\n# Sets what can stand there: for a value by its option, for an argument by its number from 0.\n"
         "_orionref_choices() {\n  case $command:$1 in\n";
  for (const Command* command : commands) write_choices_of(out, *command);
  out << "  esac\n}\n\ncomplete -F _orionref orionref\n";
}

}  // namespace orion::cmd
