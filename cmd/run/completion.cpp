#include "cmd/run/completion.hpp"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cmd/format/completions.hpp"
#include "cmd/format/man_page.hpp"
#include "cmd/run/command_tree.hpp"
#include "cmd/version.hpp"

namespace orion::cmd {

namespace {

void write_completion(const std::string& shell, std::ostream& out, const Command& program) {
  if (shell == "bash") write_bash_completion(out, program);
  if (shell == "zsh") write_zsh_completion(out, program);
  if (shell == "fish") write_fish_completion(out, program);
}

constexpr const char* kExamples = R"(
A package of orionref brings these along. Without one, the start-up file of a
shell can ask for them.

Examples:
  source <(orionref completion bash)         in ~/.bashrc
  source <(orionref completion zsh)          in ~/.zshrc, below compinit
  orionref completion fish | source          in ~/.config/fish/config.fish)";

}  // namespace

void add_completion(CLI::App& app, Streams streams, ExitStatus& exit) {
  auto shell = std::make_shared<std::string>();
  CLI::App* sub = app.add_subcommand("completion", "Print the script that completes this command line in a shell");
  sub->add_option("shell", *shell, "Which shell: bash, zsh, fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("SHELL");
  sub->footer(kExamples);
  sub->callback([shell, &app, streams, &exit] {
    write_completion(*shell, streams.out, command_tree(app));
    exit = ExitStatus::Clean;
  });

  CLI::App* man = app.add_subcommand("man", "Print the page orionref(1)");
  man->group("");
  man->callback([&app, streams, &exit] {
    write_man_page(streams.out, command_tree(app), kVersion);
    exit = ExitStatus::Clean;
  });
}

}  // namespace orion::cmd
