#pragma once

#include <string>
#include <vector>

#include "core/station/turn.hpp"
#include "records/read/deck.hpp"
#include "records/write/outline_values.hpp"

namespace orion::write {

/// The actions of a Station record as values of its document.
class StationActionValues {
 public:
  StationActionValues(OutlineValues& values, const read::StationDeck& deck, const std::vector<std::string>& players)
      : values_{values}, deck_{deck}, players_{players} {}

  Value action(const station::Action& action);
  Value cards(const std::vector<station::CardRef>& cards);
  Value goods(const std::vector<station::GoodRef>& goods);
  Value player(std::size_t seat) { return values_.scalar(players_[seat]); }

 private:
  Value card(station::CardRef card) { return values_.scalar(name(card)); }
  std::string name(station::CardRef card) const;
  void add_choices(Value& mapping, const std::vector<station::Choice>& choices);
  void add_list(Value& mapping, const station::Choice& choice);
  void add_responses(Value& mapping, const std::vector<station::Response>& responses);
  Value outcome(const station::Outcome& outcome);

  OutlineValues& values_;
  const read::StationDeck& deck_;
  const std::vector<std::string>& players_;
};

}  // namespace orion::write
