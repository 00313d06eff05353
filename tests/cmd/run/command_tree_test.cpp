#include "cmd/run/command_tree.hpp"

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cmd/format/completions.hpp"
#include "cmd/format/man_page.hpp"
#include "cmd/run/suggest_words.hpp"
#include "tests/catch.hpp"

namespace orion::cmd {

namespace {

using Words = std::vector<std::string>;

Words words_of(const Argument& argument) {
  Words words;
  for (const ValueWord& each : argument.words) words.push_back(each.word);
  return words;
}

const Argument& option(const Command& command, const std::string& name) {
  for (const Argument& each : command.options) {
    if (each.names.back() == name) return each;
  }
  throw std::out_of_range{"no option " + name};
}

/// A program with one of everything.
struct Program {
  CLI::App app{"A program", "program"};
  CLI::App* make = app.add_subcommand("make", "Make something");
  std::string text;
  std::vector<std::string> texts;
  bool flag = false;

  Program() {
    app.footer("How to go on.");
    CLI::Option* format =
        make->add_option("-f,--format", text, "How")->check(CLI::IsMember({"b", "a"}))->type_name("F");
    make->add_option("--output", texts, "Where")->type_name("FORMAT=PATH");
    make->add_option("--either", text, "What")->type_name("NAME|FILE")->excludes(format, make->add_flag("--all", flag));
    make->add_option("--maybe", text, "Perhaps")->expected(0, 1)->type_name("N");
    make->add_option("file", texts, "From where")->required()->type_name("FILE");
    make->add_option("--secret", text, "Not told")->group("");
    app.add_subcommand("secret", "Not told")->group("");
    CLI::App* below = make->add_subcommand("below", "Deeper");
    suggest_words(*below->add_option("word", text, "Which")->type_name("WORD"), {{"one", "the first"}, {"two", ""}});
  }
};

}  // namespace

TEST_CASE("command tree: what the parser knows", "[command_tree]") {
  Program program;
  const Command tree = command_tree(program.app);
  REQUIRE(tree.subcommands.size() == 1);
  const Command& make = tree.subcommands.front();
  CHECK(make.path == "make");
  CHECK(tree.footer == "How to go on.");
  CHECK(make.footer.empty());
  CHECK_THROWS_AS(option(make, "--secret"), std::out_of_range);

  const Argument& format = option(make, "--format");
  CHECK(format.names == Words{"-f", "--format"});
  CHECK(format.value == "F");
  CHECK(words_of(format) == Words{"b", "a"});
  CHECK(format.words_alone);
  CHECK(format.files == Files::None);

  CHECK(option(make, "--output").files == Files::AfterEquals);
  CHECK(option(make, "--output").repeats);
  CHECK(option(make, "--either").files == Files::Any);
  CHECK(option(make, "--either").excludes == Words{"--all", "--format"});
  CHECK(option(make, "--maybe").value_optional);
  CHECK_FALSE(option(make, "--all").takes_value());
  CHECK(names_with_value(make) == Words{"-f", "--format", "--output", "--either", "--maybe"});

  REQUIRE(make.positionals.size() == 1);
  CHECK(make.positionals.front().files == Files::Records);
  CHECK(make.positionals.front().required);
  CHECK(make.positionals.front().repeats);
  REQUIRE(make.subcommands.size() == 1);
  CHECK(make.subcommands.front().path == "make below");
  CHECK(words_of(make.subcommands.front().positionals.front()) == Words{"one", "two"});
}

TEST_CASE("command tree: words that are suggested are neither demanded nor shown", "[command_tree]") {
  Program program;
  CLI::App& below = *program.make->get_subcommand("below");
  CHECK(below.help().find("the first") == std::string::npos);
  below.parse("three");
  CHECK(program.text == "three");
}

TEST_CASE("command tree: quotes and other signs of the shells stay text", "[command_tree]") {
  Command program;
  Argument argument;
  argument.names = {"--odd"};
  argument.about = "it's [odd]: $(no) \\ `no`";
  argument.value = "A:B";
  argument.words = {{"it's", "a: \\ b's"}};
  program.options = {argument};
  std::ostringstream bash;
  std::ostringstream zsh;
  std::ostringstream fish;
  std::ostringstream man;
  write_bash_completion(bash, program);
  write_zsh_completion(zsh, program);
  write_fish_completion(fish, program);
  write_man_page(man, program, "1");
  CHECK(bash.str().find(R"(choices=('it'\''s'))") != std::string::npos);
  CHECK(zsh.str().find(R"z('(--odd)--odd=[it'\''s \[odd\]\: $(no) \\ `no`]:A\:B:_orionref____odd')z") !=
        std::string::npos);
  CHECK(zsh.str().find(R"('it'\''s:a: \\ b'\''s')") != std::string::npos);
  CHECK(fish.str().find(R"('it\'s' 'a: \\ b\'s')") != std::string::npos);
  CHECK(fish.str().find(R"(-d 'it\'s [odd]: $(no) \\ `no`')") != std::string::npos);
  CHECK(man.str().find(R"(it\(aqs [odd]: $(no) \e \(gano\(ga.)") != std::string::npos);
}

}  // namespace orion::cmd
