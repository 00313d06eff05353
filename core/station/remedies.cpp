#include "core/station/remedies.hpp"

#include <algorithm>
#include <utility>

#include "core/station/legal_actions.hpp"

namespace orion::station {

namespace {

constexpr int kMostRemedies = 12;

/// What was chosen and is not there: a card in a hand or in play, or a good.
std::optional<Remedy> for_choice(const Violation& fault) {
  if (!fault.player || !fault.key) return std::nullopt;
  if (fault.good) return Remedy{Need::Goods, *fault.player, {}, *fault.good};
  if (!fault.card.known()) return std::nullopt;
  const Need need = fault.key == ChoiceKey::Equipment ? Need::CardInPlay : Need::CardInHand;
  return Remedy{need, *fault.player, fault.card};
}

std::optional<Remedy> for_card(const Violation& fault, Need need) {
  if (!fault.player || !fault.card.known()) return std::nullopt;
  return Remedy{need, *fault.player, fault.card};
}

/// What makes up for one fault of the action itself.
std::optional<Remedy> for_action(const Violation& fault, std::size_t acting) {
  switch (fault.fault) {
    case Fault::S202TooManyActions:
      return Remedy{Need::MoreActions, acting, {}, 0, fault.given - fault.due};
    case Fault::S302TooDear:
    case Fault::S305TooDear:
      return Remedy{Need::Credits, acting, {}, 0, fault.due - fault.given};
    case Fault::S303NoGoods:
      return Remedy{Need::Goods, acting, {}, *fault.good, fault.due - fault.given};
    case Fault::S402NoSuchGoods:
      return fault.good ? std::optional{Remedy{Need::Goods, acting, {}, *fault.good}} : std::nullopt;
    case Fault::S302NotInHand:
    case Fault::S303NotInHand:
    case Fault::S304NotInHand:
    case Fault::S306NotInHand:
      return for_card(fault, Need::CardInHand);
    case Fault::S305NotInPlay:
    case Fault::S403NotInPlay:
      return for_card(fault, Need::CardInPlay);
    case Fault::S305ActivatedBefore:
      return Remedy{Need::NotActivated, acting, fault.card};
    case Fault::S305NeedlessTarget:
    case Fault::S306NeedlessTarget:
    case Fault::S700NeedlessTarget:
      return Remedy{Need::NoTarget, acting};
    case Fault::S305ChoiceNotThere:
    case Fault::S306ChoiceNotThere:
      return for_choice(fault);
    // Of the draw phase, the turn or the set-up; or no single thing would help: another card, target or list would.
    case Fault::S101HandSize:
    case Fault::S102OutOfOrder:
    case Fault::S201NumberDrawn:
    case Fault::S201Kept:
    case Fault::S201Discarded:
    case Fault::S301NumberDrawn:
    case Fault::S302NotGoods:
    case Fault::S303NotGoods:
    case Fault::S304NotEquipment:
    case Fault::S304TooMany:
    case Fault::S305NoEffect:
    case Fault::S305NoTarget:
    case Fault::S305WrongTarget:
    case Fault::S306NotPlayable:
    case Fault::S306NoTarget:
    case Fault::S306WrongTarget:
    case Fault::S401Bystander:
    case Fault::S401NotInHand:
    case Fault::S401NoResponse:
    case Fault::S401ChoiceNotThere:
    case Fault::S502NeverBlocked:
    case Fault::S502NotInHand:
    case Fault::S504DrewThoughBlocked:
    case Fault::S505NotTargeted:
    case Fault::S505NotBlockable:
    case Fault::S506ProtectedBefore:
    case Fault::S506NotAimedAt:
    case Fault::S506DefenceForOther:
    case Fault::S508OwnAction:
    case Fault::S508ResponseNotBlockable:
    case Fault::S602OutOfOrder:
    case Fault::S602AfterEnd:
    case Fault::S606HasLeft:
    case Fault::S700NeedlessChoice:
    case Fault::S700NumberChosen:
    case Fault::S800NotInPile:
    case Fault::S800NotNext:
    case Fault::S800SeenElsewhere:
    case Fault::S800SetupCopies:
    case Fault::S800SetupPile:
    case Fault::S800OutcomeFromNothing:
    case Fault::S800ReshuffleList:
    case Fault::S800StepCap:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Remedy> remedy_for(const Violation& fault, const Action& action, std::size_t acting) {
  if (fault.where.response.empty()) return for_action(fault, acting);
  const std::size_t which = fault.where.response.front();
  if (which >= action.responses.size()) return std::nullopt;
  const Response& response = action.responses[which];
  return Remedy{Need::WithoutResponse, response.player, response.card, 0, 1, which};
}

/// Adds to a need that is there already.
void add(std::vector<Remedy>& remedies, const Remedy& more) {
  const auto same = std::find_if(remedies.begin(), remedies.end(), [&](const Remedy& each) {
    const bool of_number = each.need == Need::Credits || each.need == Need::Goods || each.need == Need::CardInHand ||
                           each.need == Need::CardInPlay;
    return of_number && each.need == more.need && each.player == more.player && each.card == more.card &&
           each.good == more.good;
  });
  same == remedies.end() ? remedies.push_back(more) : void(same->number += more.number);
}

/// Without those that a later one has made up for: a card in play may change a price.
std::vector<Remedy> needed(const Game& game, const Action& action, std::vector<Remedy> remedies) {
  for (std::size_t left_out = 0; left_out < remedies.size();) {
    std::vector<Remedy> others = remedies;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(left_out));
    State table = game.state();
    Action asked = action;
    // Responses are told apart by their number, which goes by those before that are gone.
    const bool numbered = remedies[left_out].need == Need::WithoutResponse;
    for (const Remedy& each : others) {
      if (!numbered) make(each, table, asked);
    }
    if (!numbered && game.act_on(table, asked).legal()) {
      remedies = std::move(others);
    } else {
      ++left_out;
    }
  }
  return remedies;
}

/// Takes one entry first for one list of choices, and what comes first for everything else.
class OneFirst final : public Chooser {
 public:
  OneFirst(std::size_t list, CardRef card, GoodRef good) : list_{list}, card_{card}, good_{good} {}
  std::vector<CardRef> cards(const Ask& ask, const State& state) override {
    std::vector<CardRef> chosen = first_.cards(ask, state);
    if (next_++ == list_ && !chosen.empty() && std::find(chosen.begin(), chosen.end(), card_) == chosen.end())
      chosen.front() = card_;
    return chosen;
  }
  std::vector<GoodRef> goods(const Ask& ask, const State& state, bool from_supply) override {
    std::vector<GoodRef> chosen = first_.goods(ask, state, from_supply);
    if (next_++ == list_ && !chosen.empty() && std::find(chosen.begin(), chosen.end(), good_) == chosen.end())
      chosen.front() = good_;
    return chosen;
  }

 private:
  FirstChoices first_;
  std::size_t list_;
  CardRef card_;
  GoodRef good_;
  std::size_t next_ = 0;  ///< which list is asked for, of those that a chooser makes
};

/// Notes what there is to choose from, at each list that a chooser makes.
class Noting final : public Chooser {
 public:
  std::vector<CardRef> cards(const Ask& ask, const State& state) override {
    ChoiceOptions& options = lists.emplace_back();
    const Seat& seat = state.seats[ask.player];
    if (ask.key == ChoiceKey::Equipment) {
      for (const InPlay& each : seat.equipment) options.cards.push_back(CardRef::of(each.card));
    } else {
      for (std::size_t card = 0; card < seat.hand.size(); ++card)
        options.cards.insert(options.cards.end(), static_cast<std::size_t>(seat.hand[card]), CardRef::of(card));
      options.cards.insert(options.cards.end(), static_cast<std::size_t>(seat.unseen), CardRef::unseen());
    }
    return first_.cards(ask, state);
  }
  std::vector<GoodRef> goods(const Ask& ask, const State& state, bool from_supply) override {
    ChoiceOptions& options = lists.emplace_back();
    const std::vector<std::int64_t>& hold = state.seats[ask.player].hold;
    for (std::size_t good = 0; good < hold.size(); ++good) {
      const std::int64_t tokens =
          from_supply ? 1 : std::min<std::int64_t>(hold[good], static_cast<std::int64_t>(ask.count));
      for (std::int64_t token = 0; token < tokens; ++token) options.goods.emplace_back(good);
    }
    return first_.goods(ask, state, from_supply);
  }

  std::vector<ChoiceOptions> lists;

 private:
  FirstChoices first_;
};

bool is_made_by_a_chooser(const Choice& choice) {
  return choice.key != ChoiceKey::Drew && choice.key != ChoiceKey::Outcome;
}

/// Leaves out the entries with which the action is not legal.
/// @param left  so many more attempts  @return how many entries were not tried
template <class Entry, class Try>
std::size_t keep_legal(std::vector<Entry>& entries, std::size_t& left, Try is_legal) {
  std::vector<Entry> kept;
  std::size_t not_tried = 0;
  for (std::size_t at = 0; at < entries.size(); ++at) {
    const bool same = at > 0 && entries[at] == entries[at - 1];  // another copy
    if (!same && left == 0) {
      ++not_tried;
    } else if (same ? !kept.empty() && kept.back() == entries[at] : left-- > 0 && is_legal(entries[at])) {
      kept.push_back(entries[at]);
    }
  }
  entries = std::move(kept);
  return not_tried;
}

}  // namespace

void make(const Remedy& remedy, State& table, Action& action) {
  Seat& seat = table.seats[remedy.player];
  switch (remedy.need) {
    case Need::MoreActions:
      seat.extra_actions += static_cast<int>(remedy.number);
      break;
    case Need::Credits:
      seat.credits += remedy.number;
      break;
    case Need::Goods:
      seat.hold[remedy.good] += remedy.number;
      break;
    case Need::CardInHand:
      seat.hand[remedy.card.card()] += static_cast<int>(remedy.number);
      break;
    case Need::CardInPlay:
      seat.equipment.insert(seat.equipment.end(), static_cast<std::size_t>(remedy.number),
                            InPlay{remedy.card.card(), false});
      break;
    case Need::NotActivated:
      for (InPlay& each : seat.equipment) {
        if (each.card == remedy.card.card()) each.activated = false;
      }
      break;
    case Need::NoTarget:
      action.target.reset();
      break;
    case Need::WithoutResponse:
      action.responses.erase(action.responses.begin() + static_cast<std::ptrdiff_t>(remedy.response));
      break;
  }
}

std::vector<Remedy> remedies(const Game& game, const Action& action) {
  std::vector<Remedy> made;
  State table = game.state();
  Action asked = action;
  for (int round = 0; round <= kMostRemedies; ++round) {
    const Attempt attempt = game.act_on(table, asked);
    if (attempt.legal()) return needed(game, action, std::move(made));
    if (attempt.violations.empty()) return {};  // what its card does is not told
    const auto remedy = remedy_for(attempt.violations.front(), asked, table.acting);
    if (!remedy) return {};
    make(*remedy, table, asked);
    add(made, *remedy);
  }
  return {};
}

std::vector<Action> legal_after(const Game& game, const Action& action) {
  std::vector<Action> found;
  const auto unseen = [](const Game& at) { return at.state().seats[at.state().acting].unseen; };
  for (const Action& first : legal_actions(game)) {
    Game then = game;
    Attempt attempt = game.act(first);
    if (!attempt.legal()) continue;
    then.commit(std::move(attempt));
    if (unseen(then) <= unseen(game) && then.act(action).legal()) found.push_back(first);
  }
  return found;
}

std::vector<ChoiceOptions> choice_options(const Game& game, const Action& action, std::size_t most) {
  Noting noting;
  Action asked = action;
  static_cast<void>(game.act(asked, noting));
  std::vector<ChoiceOptions> options;
  std::size_t made = 0;  // lists by a chooser so far
  for (const Choice& choice : asked.choices) {
    options.emplace_back();
    if (!is_made_by_a_chooser(choice) || made >= noting.lists.size()) continue;
    const std::size_t list = made++;
    options.back() = noting.lists[list];
    const auto legal_with = [&](CardRef card, GoodRef good) {
      OneFirst chooser{list, card, good};
      Action other = action;
      return game.act(other, chooser).legal();
    };
    ChoiceOptions& kept = options.back();
    kept.not_tried += keep_legal(kept.cards, most, [&](CardRef card) { return legal_with(card, std::nullopt); });
    kept.not_tried += keep_legal(kept.goods, most, [&](GoodRef good) { return legal_with({}, good); });
  }
  return options;
}

}  // namespace orion::station
