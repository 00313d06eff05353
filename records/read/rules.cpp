#include "records/read/rules.hpp"

#include <algorithm>
#include <array>

namespace orion::read {

namespace {

/// What a mapping says, before the base is known to lie under it: the order of keys means nothing.
struct Said {
  duel::Profile profile = duel::Profile::Rulebook;
  std::optional<duel::Count> count;
  std::optional<duel::Bends> bends;

  DuelRules together() const {
    DuelRules all{profile, duel::options_of(profile)};
    if (count) all.options.count = *count;
    if (bends) all.options.bends = *bends;
    return all;
  }
};

constexpr std::array<Field<Said>, 3> kRulesFields{{
    {"base", false,
     [](const Context& context, const Node&, const Node& value, Said& said) {
       if (const auto word = read_word(context, value, "the base of the rules", kProfileWords))
         said.profile = word->value;
     }},
    {"count", false,
     [](const Context& context, const Node&, const Node& value, Said& said) {
       if (const auto word = read_word(context, value, "`count`", kCountWords)) said.count = word->value;
     }},
    {"bends", false,
     [](const Context& context, const Node&, const Node& value, Said& said) {
       if (const auto word = read_word(context, value, "`bends`", kBendsWords)) said.bends = word->value;
     }},
}};

}  // namespace

DuelRules read_duel_rules(const Context& context, const Node& node) {
  Said said;
  if (node.kind == NodeKind::Mapping) {
    read_fields(context, node, "`rules`", kRulesFields, said);
  } else if (const auto profile = read_word(context, node, "`rules`", kProfileWords)) {
    said.profile = profile->value;
  }
  return said.together();
}

std::optional<DuelRules> parse_duel_rules(std::string_view text, std::string& trouble) {
  Said said;
  bool first = true;
  bool more = true;
  for (std::string_view rest = text; more; first = false) {
    const std::string_view part = rest.substr(0, rest.find('+'));
    more = part.size() < rest.size();
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    if (first) {
      const auto profile = value_in(kProfileWords, part);
      if (!profile) {
        trouble = "no rules are called " + quoted(part) + ": rulebook or bga, then +count=… or +bends=…";
        return std::nullopt;
      }
      said.profile = *profile;
      continue;
    }
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals);
    const std::string_view value = part.substr(std::min(part.size(), equals + 1));
    if (name == "count") said.count = value_in(kCountWords, value);
    if (name == "bends") said.bends = value_in(kBendsWords, value);
    if ((name != "count" || !said.count) && (name != "bends" || !said.bends)) {
      trouble = quoted(part) +
                " is no option of the rules: count=conditions, count=instances, bends=either, bends=as-printed";
      return std::nullopt;
    }
  }
  return said.together();
}

std::string to_string(const DuelRules& rules) {
  std::string text{word(rules.profile)};
  const duel::Options usual = duel::options_of(rules.profile);
  if (rules.options.count != usual.count) text += "+count=" + std::string{word(rules.options.count)};
  if (rules.options.bends != usual.bends) text += "+bends=" + std::string{word(rules.options.bends)};
  return text;
}

}  // namespace orion::read
