#include "cmd/run/suggest_words.hpp"

#include <CLI/CLI.hpp>

#include "records/catalogue/explanations.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr const char* kName = "suggested";

}  // namespace

// CLI11 keeps nothing else with an option than what validates it: the words are the description of a validator that is
// switched off, so that neither the parser nor the help takes notice of them.
void suggest_words(CLI::Option& option, const std::vector<ValueWord>& words) {
  std::string lines;
  for (const ValueWord& each : words) lines += each.word + '\t' + each.about + '\n';
  CLI::Validator keeper{[](std::string&) { return std::string{}; }, lines, kName};
  keeper.active(false);
  option.check(keeper);
}

std::vector<ValueWord> suggested_words(CLI::Option& option) {
  std::vector<ValueWord> words;
  CLI::Validator keeper;
  try {
    keeper = *option.get_validator(kName);
  } catch (const CLI::OptionNotFound&) {
    return words;
  }
  keeper.active(true);
  const std::string lines = keeper.get_description();
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = lines.find('\n', begin);
    const std::size_t tab = lines.find('\t', begin);
    words.push_back({lines.substr(begin, tab - begin), lines.substr(tab + 1, end - tab - 1)});
    begin = end + 1;
  }
  return words;
}

std::vector<ValueWord> profile_words() {
  std::vector<ValueWord> words;
  for (const auto& each : kProfileWords) {
    const catalogue::Clause* clause = catalogue::find_clause(each.word);
    words.push_back({std::string{each.word}, clause == nullptr ? std::string{} : std::string{clause->title}});
  }
  return words;
}

}  // namespace orion::cmd
