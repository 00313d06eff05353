#pragma once

// The command line as plain data, for what describes it: completions of shells, the man page.
// `cmd/run/command_tree.cpp` makes it of what the program itself parses by.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orion::cmd {

/// A word that can stand for a value.
struct ValueWord {
  std::string word;
  std::string about;  ///< a few words; empty where the word says it all
};

/// Which files can stand for a value.
enum class Files : std::uint8_t {
  None,
  Records,  ///< .yaml and .yml, and folders
  Any,
  AfterEquals,  ///< any, behind a word and `=`
};

/// An option, a flag or a positional argument.
struct Argument {
  std::vector<std::string> names;  ///< "-h" and "--help"; of a positional none
  std::string value;               ///< what it takes, as in the help: "FORMAT"; empty for a flag
  std::string about;
  std::vector<ValueWord> words;
  Files files = Files::None;
  bool words_alone = false;  ///< nothing else is accepted
  bool required = false;
  bool repeats = false;               ///< takes any number of values
  bool value_optional = false;        ///< can stand without its value
  std::vector<std::string> excludes;  ///< names of the options that it cannot stand beside

  bool takes_value() const noexcept { return !value.empty(); }
};

/// The program itself, or a subcommand.
struct Command {
  std::string path;  ///< from below the program, with blanks: "generate duel"; empty for the program
  std::string name;
  std::string about;
  std::string footer;
  std::vector<Argument> options;
  std::vector<Argument> positionals;
  std::vector<Command> subcommands;
};

/// The command and all below it, each before its subcommands.
std::vector<const Command*> with_subcommands(const Command& command);

/// Those names of options that a value follows.
std::vector<std::string> names_with_value(const Command& command);

/// The text in single quotes, as a shell reads it. @param escaped_quote  what stands for a `'` within
std::string quoted_for_shell(std::string_view text, std::string_view escaped_quote);

/// A path as the name of a shell function: `generate duel` gives `_orionref_generate_duel`.
std::string function_name(std::string_view path);

}  // namespace orion::cmd
