#pragma once

// One attempt on a copy of the table: may it happen, then responses, then the steps in order with a look at the end
// trigger after each (S3 to S6.1). Bodies are in `trial.cpp`, for the actions, and in the files `trial_*.cpp`.

#include <cstddef>
#include <optional>
#include <vector>

#include "core/station/chooser.hpp"
#include "core/station/clerk.hpp"
#include "core/station/game.hpp"

namespace orion::station {

/// At most so many steps are carried out in one action, responses included.
inline constexpr int kMostSteps = 1'000;
/// And so many in a game; a game of 4,096 turns has room for 244 a turn.
inline constexpr int kMostStepsOfGame = 1'000'000;
/// A step moves at most so many credits, cards or goods.
inline constexpr int kMostMoved = 1'000'000;
inline constexpr std::size_t kMostExtraTurns = 4'096;
/// Entries of the lists that a chooser makes for one action; what is recorded is bounded by its document.
inline constexpr std::size_t kMostChosen = 65'536;

/// S6.1: notes who triggers the end, if anybody does now: the acting player first, then in seat order.
void note_trigger(State& state, const Options& options);

class Trial {
 public:
  Trial(const Deck& deck, const Options& options, const State& before, const ReshuffleOrders& orders, Chooser* chooser)
      : deck_{deck},
        options_{options},
        made_{{}, before, {}, {}},
        state_{made_.after},
        chooser_{chooser},
        clerk_{state_, options, orders, made_.passages, chooser} {}
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  ~Trial() = default;

  /// @param open  the same action where choices are left open, to be completed; else null
  Attempt action(const Action& action, Action* open);
  Attempt draw_phase(const DrawPhase& phase, DrawPhase* open);

 private:
  /// What is carried out: an action's effect, or a response's.
  struct Event {
    std::size_t actor = 0;
    const Card* card = nullptr;
    Fault choice_fault{};                          ///< what a choice that is not there breaks
    bool never_blocked = false;                    ///< S5.2: buying, selling, free actions
    bool targeted = false;                         ///< S5.5
    bool is_response = false;                      ///< S5.8
    std::vector<std::size_t> targets;              ///< whom the effect touches as `target`, in order
    std::vector<std::size_t> shielded;             ///< S5.7: those of them who are protected
    std::vector<std::size_t> path;                 ///< to this response; empty for the action
    const std::vector<Choice>* choices = nullptr;  ///< as recorded; where they are open, those made so far
    std::vector<Choice>* open = nullptr;           ///< the same list, where it is open
    std::vector<bool> used{};                      ///< by choice

    bool aims_at(std::size_t player) const;
    bool protects(std::size_t player) const;
    bool blocked() const;  ///< targeted, and nobody is left to touch
  };
  /// A card of the draw phase: as the record calls it, and which one it was as far as anybody knows.
  struct Drawn {
    enum class Fate : std::uint8_t { Open, Kept, Discarded };
    CardRef named;
    CardRef card;
    Fate fate;
  };
  /// What a step does in one go: whom it touches, if anybody.
  struct Touch {
    const Step& step;
    int number = 0;  ///< of the step, from 1
    std::optional<std::size_t> target{};
  };

  // The actions (S3, S4). Each returns early where it cannot go on.
  void draw_action(const Action& action, Action* open, Event& event);
  void buy(const Action& action, Event& event);
  void sell(const Action& action, Event& event);
  void install(const Action& action, Action* open, Event& event);
  void activate(const Action& action, Action* open, Event& event);
  void activate_copy(const Action& action, Action* open, std::size_t copy, Event& event);
  void play(const Action& action, Action* open, Event& event);
  void drop(const Action& action, Event& event);
  void scrap(const Action& action, Event& event);
  /// Responses that cannot be (to an action that nobody is aimed at), and choices that nobody asks for.
  void refuse_the_rest(const Action& action, Event& event, Fault needless_target);
  bool take_card(const Action& action, Fault not_in_hand, Place to);
  bool draw_card(std::size_t player, std::optional<CardRef> named, Where where, CardRef& drawn,
                 Veiled unseen = Veiled::Shown);
  Veiled veiled(const DrawPhase& phase) const;
  static Drawn* find(std::vector<Drawn>& drawn, CardRef name);
  void mark(std::vector<Drawn>& drawn, const std::vector<CardRef>& list, std::size_t due, Drawn::Fate fate);
  bool aim(const Action& action, Event& event);
  void carry_out(const Action& action, Action* open, Event& event);

  // Responses (S4.1, S5).
  bool respond(const std::vector<Response>& responses, std::vector<Response>* open, Event& event);
  bool respond_once(const Response& response, Response* open, std::vector<std::size_t> path, Event& event);
  bool may_answer(const Response& response, const Card* card, const Where& where, const Event& event);
  bool has_something_to_block(const Response& response, const Card& card, const std::vector<std::size_t>& path,
                              const Event& event, std::size_t& protege);
  void check_blocked(const Event& event);

  // Effects (S7). False: after a violation, or where something is not recorded.
  bool effect(Event& event);
  bool step(Event& event, const Touch& touch);
  void give_actions(std::size_t player, std::int64_t number);
  void give_turn(std::size_t player);
  bool move_cards(Event& event, const Touch& touch, std::int64_t amount);
  bool load_goods(Event& event, const Touch& touch, std::int64_t amount);
  bool move_goods(Event& event, const Touch& touch, std::int64_t amount);
  bool take_goods(const Event& event, std::size_t choice, ChoiceKey key, std::size_t from, Place to);
  bool swap_goods(Event& event, const Touch& touch, std::int64_t amount);
  bool move_equipment(Event& event, const Touch& touch, std::int64_t amount);
  bool draw_cards(Event& event, const Touch& touch, std::int64_t amount);
  bool as_recorded(Event& event, const Touch& touch);
  bool apply(const Outcome& outcome, Where where);
  bool apply_cards(const Outcome& outcome, Where where);
  bool apply_goods(const Outcome& outcome, Where where);
  bool from_nothing(Where where, const Outcome& outcome, CardRef card, GoodRef good);
  std::int64_t amount_of(const Event& event, const Touch& touch) const;
  std::int64_t counted(std::size_t player, Per per) const;
  void check_leftovers(const Event& event);

  /// The list that a step asks for, of exactly `ask.count` entries: its place among the choices of the event. Nothing
  /// where it is not there, which is a violation.
  std::optional<std::size_t> listed(Event& event, const Ask& ask);
  std::optional<std::size_t> chosen(Event& event, const Ask& ask, bool from_supply);
  Where at_choice(const Event& event, std::size_t choice, std::optional<std::size_t> item) const;

  Violation& violate(Fault fault, Where where, bool impossible = true);
  static Where at(Part part, std::optional<std::size_t> item = std::nullopt) { return {part, {}, 0, item}; }

  const Deck& deck_;
  const Options& options_;
  Attempt made_;
  State& state_;
  Chooser* chooser_;
  Clerk clerk_;
  int steps_ = 0;
  std::size_t chosen_ = 0;  ///< entries of open choices
};

}  // namespace orion::station
