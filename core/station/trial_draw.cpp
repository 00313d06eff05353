#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

/// One that is called `name` and whose fate is open; one recorded as unseen may go by the name that the pile's order
/// gives it.
Trial::Drawn* Trial::find(std::vector<Drawn>& drawn, CardRef name) {
  for (const auto called : {&Drawn::named, &Drawn::card}) {
    const auto found = std::find_if(drawn.begin(), drawn.end(), [&](const Drawn& each) {
      return each.fate == Drawn::Fate::Open && each.*called == name;
    });
    if (found != drawn.end()) return &*found;
  }
  return nullptr;
}

/// Of cards that the table did not see, some kept and some not, the order of the pile does not tell which were kept,
/// unless they are all the same.
Veiled Trial::veiled(const DrawPhase& phase) const {
  const auto& order = state_.piles.order;
  const auto unseen_in = [](const std::optional<std::vector<CardRef>>& list) {
    return list ? std::count_if(list->begin(), list->end(), [](CardRef card) { return card.is_unseen(); }) : 0;
  };
  const auto all = std::count_if(phase.drawn.begin(), phase.drawn.end(), [](CardRef card) { return card.is_unseen(); });
  const auto kept = phase.kept ? unseen_in(phase.kept) : all - unseen_in(phase.discarded);
  if (kept == 0 || kept == all) return Veiled::Shown;
  // With a new pile in the middle of the draw, its order is not looked at before.
  if (!order || order->size() < phase.drawn.size()) return Veiled::Kept;
  std::optional<std::size_t> first;
  for (std::size_t at = 0; at < phase.drawn.size(); ++at) {
    if (!phase.drawn[at].is_unseen()) continue;
    const std::size_t card = (*order)[order->size() - 1 - at];
    if (first && *first != card) return Veiled::Kept;
    first = card;
  }
  return Veiled::Shown;
}

Attempt Trial::draw_phase(const DrawPhase& phase, DrawPhase* open) {
  const std::size_t player = state_.acting;
  const std::int64_t due =
      std::min<std::int64_t>(cards_to_draw(state_, deck_, options_, player), cards_to_be_had(state_, options_));
  const std::size_t number = open == nullptr ? phase.drawn.size() : static_cast<std::size_t>(due);
  if (static_cast<std::int64_t>(number) != due) {
    const bool more = static_cast<std::int64_t>(number) > due;
    Violation& fault =
        violate(Fault::S201NumberDrawn,
                at(Part::Drawn, more ? std::optional{static_cast<std::size_t>(due)} : std::nullopt), false);
    fault.given = static_cast<std::int64_t>(number);
    fault.due = due;
    fault.player = player;
  }
  const Veiled unseen = veiled(phase);
  std::vector<Drawn> drawn;
  for (std::size_t index = 0; index < number; ++index) {
    const auto named = open == nullptr ? std::optional{phase.drawn[index]} : std::nullopt;
    CardRef card;
    if (!draw_card(player, named, at(Part::Drawn, index), card, unseen)) return std::move(made_);
    drawn.push_back({named.value_or(card), card, Drawn::Fate::Open});
    if (open != nullptr) open->drawn.push_back(card);
  }
  const std::size_t kept = std::min(number, static_cast<std::size_t>(cards_to_keep(state_, deck_, options_, player)));
  DrawPhase completed = phase;
  if (open != nullptr) {
    open->kept = kept == 0 ? std::nullopt : std::optional{chooser_->kept(open->drawn, kept)};
    open->discarded.reset();
    completed = *open;
    if (!completed.kept) completed.kept.emplace();
  }
  const bool all_alike =
      std::all_of(drawn.begin(), drawn.end(), [&](const Drawn& each) { return each.card == drawn.front().card; });
  // Of cards that are alike nobody needs to say which were kept.
  if (!completed.kept && !completed.discarded && all_alike) {
    completed.kept.emplace();
    for (std::size_t each = 0; each < kept; ++each) completed.kept->push_back(drawn[each].card);
  }
  if (completed.kept) mark(drawn, *completed.kept, kept, Drawn::Fate::Kept);
  // Beside `keep`, the cards discarded are among those that are left.
  if (completed.discarded) mark(drawn, *completed.discarded, number - kept, Drawn::Fate::Discarded);
  if (!completed.kept && !completed.discarded && kept != 0 && kept != number) made_.not_recorded = at(Part::Kept);
  if (!made_.possible()) return std::move(made_);
  // Those not kept are discarded after all are drawn (S2.4).
  for (const Drawn& each : drawn) {
    const bool discarded = completed.kept        ? each.fate != Drawn::Fate::Kept
                           : completed.discarded ? each.fate == Drawn::Fate::Discarded
                                                 : kept == 0;
    CardRef moved;
    if (discarded) clerk_.from_hand(player, each.card, {Spot::Discard}, moved);
  }
  return std::move(made_);
}

void Trial::mark(std::vector<Drawn>& drawn, const std::vector<CardRef>& list, std::size_t due, Drawn::Fate fate) {
  const bool keeps = fate == Drawn::Fate::Kept;
  const Part part = keeps ? Part::Kept : Part::Discarded;
  const Fault code = keeps ? Fault::S201Kept : Fault::S201Discarded;
  if (list.size() != due) {
    Violation& fault = violate(code, at(part), false);
    fault.given = static_cast<std::int64_t>(list.size());
    fault.due = static_cast<std::int64_t>(due);
    fault.player = state_.acting;
  }
  for (std::size_t index = 0; index < list.size(); ++index) {
    Drawn* const found = find(drawn, list[index]);
    if (found == nullptr) {
      Violation& fault = violate(code, at(part, index));
      fault.card = list[index];
      fault.player = state_.acting;
      return;
    }
    found->fate = fate;
  }
}

}  // namespace orion::station
