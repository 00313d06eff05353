#include "records/read/station_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "records/station_words.hpp"

namespace orion::read {

namespace {

using station::Options;

/// An option that is a number, and the bounds that keep sums of it small.
struct NumberOption {
  std::string_view name;
  int Options::*value;
  int least;
  int most;
};

constexpr std::array kNumberOptions{
    NumberOption{"start-credits", &Options::start_credits, 0, 9999},
    NumberOption{"hand", &Options::hand, 0, 100},
    NumberOption{"target", &Options::target, 1, 9999},
    NumberOption{"actions", &Options::actions, 0, 100},
    NumberOption{"draw", &Options::draw, 0, 100},
    NumberOption{"keep", &Options::keep, 0, 100},
    NumberOption{"goods-limit", &Options::goods_limit, 0, 9999},
    NumberOption{"penalty", &Options::penalty, 0, 9999},
    NumberOption{"equipment-limit", &Options::equipment_limit, 0, 100},
};

constexpr std::string_view kProfile = "rulebook";

const NumberOption* number_option(std::string_view name) noexcept {
  const auto* found = std::find_if(kNumberOptions.begin(), kNumberOptions.end(),
                                   [&](const NumberOption& each) { return each.name == name; });
  return found == kNumberOptions.end() ? nullptr : found;
}

void read_profile(const Context& context, const Node& value, std::string_view what) {
  constexpr std::array kProfiles{Word<std::string_view>{kProfile, kProfile}};
  read_word(context, value, what, kProfiles);
}

void read_number(const Context& context, const Node& key, const Node& value, Options& options) {
  const NumberOption* option = number_option(key.text);
  if (const auto number = read_integer_between(context, value, quoted(key.text), option->least, option->most))
    options.*option->value = number->value;
}

constexpr auto kNumberFields = [] {
  std::array<Field<Options>, kNumberOptions.size()> fields{};
  for (std::size_t each = 0; each < fields.size(); ++each)
    fields[each] = {kNumberOptions[each].name, false, read_number};
  return fields;
}();

constexpr std::array<Field<Options>, 3> kOtherFields{{
    {"pile-empty", false,
     [](const Context& context, const Node&, const Node& value, Options& options) {
       if (const auto word = read_word(context, value, "`pile-empty`", kPileEmptyWords))
         options.pile_empty = word->value;
     }},
    {"sell-needs-goods", false,
     [](const Context& context, const Node&, const Node& value, Options& options) {
       if (const auto flag = read_flag(context, value, "`sell-needs-goods`")) options.sell_needs_goods = flag->value;
     }},
    {"base", false,
     [](const Context& context, const Node&, const Node& value, Options&) {
       read_profile(context, value, "the base of the rules");
     }},
}};

constexpr auto kRulesFields = joined(kNumberFields, kOtherFields);

std::string_view flag_word(bool value) noexcept { return value ? "true" : "false"; }

/// `target=40`. @return whether it is an option with a value that it can have
bool set(std::string_view name, std::string_view value, Options& options) {
  if (name == "pile-empty") {
    const auto word = value_in(kPileEmptyWords, value);
    if (word) options.pile_empty = *word;
    return word.has_value();
  }
  if (name == "sell-needs-goods") {
    options.sell_needs_goods = value == "true";
    return value == "true" || value == "false";
  }
  const NumberOption* option = number_option(name);
  if (option == nullptr) return false;
  int number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc{} || end != value.data() + value.size() || std::to_string(number) != value) return false;
  options.*option->value = number;
  return number >= option->least && number <= option->most;
}

/// What an option can be, for messages: "target=1 to 9999".
std::string choices_of(std::string_view name) {
  if (const NumberOption* option = number_option(name)) {
    return std::string{name} + " is from " + std::to_string(option->least) + " to " + std::to_string(option->most);
  }
  if (name == "pile-empty") return "pile-empty is reshuffle or stop";
  if (name == "sell-needs-goods") return "sell-needs-goods is true or false";
  std::array<std::string_view, kNumberOptions.size() + 2> known{};
  for (std::size_t each = 0; each < kNumberOptions.size(); ++each) known[each] = kNumberOptions[each].name;
  known[kNumberOptions.size()] = "pile-empty";
  known[kNumberOptions.size() + 1] = "sell-needs-goods";
  return hint(name, known);
}

}  // namespace

Options read_station_rules(const Context& context, const Node& node) {
  Options options;
  if (node.kind == NodeKind::Mapping) {
    read_fields(context, node, "`rules`", kRulesFields, options);
  } else {
    read_profile(context, node, "`rules`");
  }
  return options;
}

std::optional<Options> parse_station_rules(std::string_view text, std::string& trouble) {
  Options options;
  bool first = true;
  bool more = true;
  for (std::string_view rest = text; more; first = false) {
    const std::string_view part = rest.substr(0, rest.find('+'));
    more = part.size() < rest.size();
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    if (first) {
      if (part == kProfile) continue;
      trouble = "no rules are called " + quoted(part) + ": rulebook, then +target=… or another option";
      return std::nullopt;
    }
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals);
    if (set(name, part.substr(std::min(part.size(), equals + 1)), options)) continue;
    trouble = quoted(part) + " is no option of the rules: " + choices_of(name);
    return std::nullopt;
  }
  return options;
}

std::vector<ChangedOption> changed_options(const Options& options) {
  constexpr Options kPrinted{};
  std::vector<ChangedOption> changed;
  for (const NumberOption& each : kNumberOptions) {
    if (options.*each.value != kPrinted.*each.value)
      changed.push_back({each.name, std::to_string(options.*each.value), true});
  }
  if (options.pile_empty != kPrinted.pile_empty)
    changed.push_back({"pile-empty", std::string{word(options.pile_empty)}, false});
  if (options.sell_needs_goods != kPrinted.sell_needs_goods)
    changed.push_back({"sell-needs-goods", std::string{flag_word(options.sell_needs_goods)}, false});
  return changed;
}

std::string to_string(const Options& options) {
  std::string text{kProfile};
  for (const ChangedOption& each : changed_options(options)) text += "+" + std::string{each.name} + "=" + each.value;
  return text;
}

}  // namespace orion::read
