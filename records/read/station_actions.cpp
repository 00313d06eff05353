#include <algorithm>
#include <array>

#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

using station::ActionKind;

void read_responses(const Context& context, const Node& node, const Roster& roster,
                    std::vector<WrittenResponse>& responses);

/// Beside an action or a response: the choices in a list, what answers it, a note.
template <class Parts>
constexpr std::array<Field<Parts>, 3> kBesideFields{{
    {"choices", false,
     [](const Context& context, const Node&, const Node& value, Parts& parts) { read_choices(context, value, parts); }},
    {"responses", false,
     [](const Context& context, const Node&, const Node& value, Parts& parts) {
       read_responses(context, value, parts.roster, parts.responses);
     }},
    {"note", false,
     [](const Context& context, const Node&, const Node& value, Parts& parts) {
       parts.note = read_note(context, value);
     }},
}};

struct ResponseParts : ChoosingParts {
  std::optional<WrittenPlayer> player{};
  std::optional<Text> card{};
  std::optional<WrittenPlayer> protects{};
  std::vector<WrittenResponse> responses{};
  std::optional<Text> note{};  ///< of a response nobody asks
};

constexpr std::array<Field<ResponseParts>, 3> kResponseOnly{{
    {"player", true,
     [](const Context& context, const Node&, const Node& value, ResponseParts& parts) {
       parts.player = parts.roster.read(context, value, "`player`");
     }},
    {"play", true,
     [](const Context& context, const Node&, const Node& value, ResponseParts& parts) {
       parts.card = read_text(context, value, "`play`");
     }},
    {"protects", false,
     [](const Context& context, const Node&, const Node& value, ResponseParts& parts) {
       parts.protects = parts.roster.read(context, value, "`protects`");
     }},
}};

constexpr auto kResponseFields =
    joined(kResponseOnly, joined(kChoiceFields<ResponseParts>, kBesideFields<ResponseParts>));

void read_responses(const Context& context, const Node& node, const Roster& roster,
                    std::vector<WrittenResponse>& responses) {
  if (!expect(context, node, NodeKind::Sequence, "`responses`")) return;
  for (const Node& item : text::Children{node}) {
    ResponseParts parts{{roster}};
    if (!read_fields(context, item, "a response", kResponseFields, parts) || !parts.player || !parts.card) continue;
    responses.push_back(
        {item.span, *parts.player, *parts.card, parts.protects, std::move(parts.choices), std::move(parts.responses)});
  }
}

struct ActionParts : ChoosingParts {
  bool installs = false;                  ///< then `activate` says whether at once
  std::vector<const Node*> kinds{};       ///< keys that say what is done; one is right
  std::optional<WrittenPlayer> player{};  ///< of an action that is asked about
  WrittenAction action{};
  std::vector<WrittenResponse> responses{};
  std::optional<Text> note{};
};

void read_kind(const Context& context, const Node& key, const Node& value, ActionParts& parts) {
  parts.kinds.push_back(&key);
  if (parts.kinds.size() > 1) {
    Finding two = finding(
        Code::R226WhichAction, key.span,
        "an action is one thing, and a second one is " + quoted(key.text) +
            (key.text == "draw" ? ": cards that an effect draws are `drew`" : ": write it as an action of its own"));
    two.related.push_back({"the first one", parts.kinds.front()->span});
    context.findings.push_back(std::move(two));
    return;
  }
  WrittenAction& action = parts.action;
  action.kind = *value_in(kActionWords, key.text);
  action.key = key.span;
  const std::string what = quoted(key.text);
  switch (action.kind) {
    case ActionKind::Draw:
      action.list = read_list_or_one(context, key, value, what);
      if (!action.list.items.empty()) action.card = action.list.items.front();
      return;
    case ActionKind::Drop:
      action.list = read_list_or_one(context, key, value, what);
      return;
    case ActionKind::Buy:
    case ActionKind::Sell:
    case ActionKind::Install:
    case ActionKind::Activate:
    case ActionKind::Play:
    case ActionKind::Scrap:
      action.card = read_text(context, value, what);
      return;
  }
}

/// An action of its own, or beside `install` whether that is done at once.
void read_activate(const Context& context, const Node& key, const Node& value, ActionParts& parts) {
  if (parts.installs) {
    parts.action.activate = read_flag(context, value, "`activate` beside `install`");
  } else {
    read_kind(context, key, value, parts);
  }
}

constexpr auto kKindFields = [] {
  std::array<Field<ActionParts>, kActionWords.size()> fields{};
  for (std::size_t each = 0; each < fields.size(); ++each) {
    const bool activates = kActionWords[each].value == ActionKind::Activate;
    fields[each] = {kActionWords[each].word, false, activates ? read_activate : read_kind};
  }
  return fields;
}();

constexpr std::array<Field<ActionParts>, 2> kActionOnly{{
    {"target", false,
     [](const Context& context, const Node&, const Node& value, ActionParts& parts) {
       parts.action.target = parts.roster.read(context, value, "`target`");
     }},
    {"ruling", false,
     [](const Context& context, const Node&, const Node& value, ActionParts& parts) {
       parts.action.ruling = read_ruling<StationRuling>(context, value);
     }},
}};

constexpr auto kActionFields =
    joined(joined(kKindFields, kActionOnly), joined(kChoiceFields<ActionParts>, kBesideFields<ActionParts>));

bool has_key(const Node& mapping, std::string_view word) {
  if (mapping.kind != NodeKind::Mapping) return false;
  for (const Node* key = mapping.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text == word) return true;
  }
  return false;
}

/// Whether a key is a slip of an action's word; it was found as an unknown key then, and nothing more is to be said.
template <std::size_t N>
bool has_slip(const Node& mapping, const std::array<Field<ActionParts>, N>& fields) {
  std::array<std::string_view, N> known{};
  for (std::size_t each = 0; each < N; ++each) known[each] = fields[each].key;
  for (const Node* key = mapping.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text.starts_with("x-")) continue;
    const std::string_view near = nearest(key->text, known);
    if (near != key->text && value_in(kActionWords, near)) return true;
  }
  return false;
}

template <std::size_t N>
bool read_parts(const Context& context, const Node& node, std::string_view what,
                const std::array<Field<ActionParts>, N>& fields, ActionParts& parts) {
  parts.installs = has_key(node, word(ActionKind::Install));
  parts.action.span = node.span;
  if (!read_fields(context, node, what, fields, parts)) return false;
  if (parts.kinds.empty()) {
    if (!has_slip(node, fields)) {
      context.report(Code::R226WhichAction, node.span,
                     std::string{what} +
                         " does not say what is done: draw, buy, sell, install, activate, play, drop or "
                         "scrap");
    }
    return false;
  }
  parts.action.choices = std::move(parts.choices);
  parts.action.responses = std::move(parts.responses);
  parts.action.note = parts.note;
  return true;
}

constexpr auto kAskedFields =
    joined(kActionFields, std::array<Field<ActionParts>, 1>{{
                              {"player", false,
                               [](const Context& context, const Node&, const Node& value, ActionParts& parts) {
                                 parts.player = parts.roster.read(context, value, "`player`");
                               }},
                          }});

/// The only key of a mapping, if a mapping stands behind it: `Ada: {buy: ore}`.
const Node* player_key_of(const Node& root) {
  const Node* only = nullptr;
  for (const Node* key = root.first_child; key != nullptr; key = key->next_sibling->next_sibling) {
    if (key->text.starts_with("x-")) continue;
    if (only != nullptr) return nullptr;
    only = key;
  }
  return only != nullptr && only->next_sibling->kind == NodeKind::Mapping ? only : nullptr;
}

}  // namespace

std::optional<WrittenAction> read_action(const Context& context, const Node& node, std::string_view what,
                                         const Roster& roster) {
  ActionParts parts{{roster}};
  if (!read_parts(context, node, what, kActionFields, parts)) return std::nullopt;
  return std::move(parts.action);
}

std::optional<AskedAction> read_asked_action(const Context& context, const Node& root, const StationRecord& record) {
  constexpr std::string_view kWhat = "the action asked about";
  if (root.kind != NodeKind::Mapping) {
    report_no_mapping(context, root, kWhat, "`buy: ore`");
    return std::nullopt;
  }
  const Roster roster{record.players, Roster::Known::All};
  ActionParts parts{{roster}};
  if (const Node* player = player_key_of(root)) {
    parts.player = roster.find(context, *player);
    read_parts(context, *player->next_sibling, kWhat, kActionFields, parts);
  } else {
    read_parts(context, root, kWhat, kAskedFields, parts);
  }
  if (!context.findings.empty()) return std::nullopt;
  return AskedAction{parts.player, std::move(parts.action)};
}

}  // namespace orion::read
