#pragma once

// What the files that read a Station record share.

#include <string_view>
#include <vector>

#include "records/read/roster.hpp"
#include "records/read/station_record.hpp"
#include "records/station_words.hpp"

namespace orion::read {

/// A list of texts. @param what  for messages: "`cards`". A list that is none is reported, and empty.
WrittenList read_list(const Context& context, const Node& key, const Node& value, std::string_view what);
/// The same where one thing may stand without a list around it.
WrittenList read_list_or_one(const Context& context, const Node& key, const Node& value, std::string_view what);

/// An action, a response or an entry of `choices` while its choices are read.
struct ChoosingParts {
  const Roster& roster;
  std::vector<WrittenChoice> choices{};
};

/// The value of `cards`, `goods`, …: a list of choices, which joins the others of its entry.
void read_choice(const Context& context, const Node& key, const Node& value, ChoosingParts& parts);
/// The value of `choices`.
void read_choices(const Context& context, const Node& value, ChoosingParts& parts);
/// The value of `outcome`.
std::vector<WrittenOutcome> read_outcome(const Context& context, const Node& node, const Roster& roster);

/// The keys of the lists of choices, of an entry that is ChoosingParts.
template <class Parts>
inline constexpr auto kChoiceFields = [] {
  std::array<Field<Parts>, kChoiceWords.size()> fields{};
  for (std::size_t each = 0; each < fields.size(); ++each) {
    fields[each] = {kChoiceWords[each].word, false,
                    [](const Context& context, const Node& key, const Node& value, Parts& parts) {
                      read_choice(context, key, value, parts);
                    }};
  }
  return fields;
}();

/// @return nullopt where `node` is no action, which is reported. @param what  for messages: "action 2 of turn 5"
std::optional<WrittenAction> read_action(const Context& context, const Node& node, std::string_view what,
                                         const Roster& roster);
/// The value of `players`. @return whether all of them were read
Roster::Known read_station_players(const Context& context, const Node& node, std::vector<NamedPlayer>& players);
void read_station_turns(const Context& context, const Node& node, const Roster& roster,
                        std::vector<StationTurn>& turns);
void read_station_result(const Context& context, const Node& node, const Roster& roster, StationResult& result);

}  // namespace orion::read
