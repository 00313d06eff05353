"""Station records and decks that hold every key of their formats between them, and what is put in other places."""

# Each holds every key of its format, with the shapes that a value can have.
RECORD = {
    "game": "orion-station",
    "format": "1",
    "id": "club-7",
    "event": {"name": "Club", "site": "Turin", "date": "2026-05-02", "round": "3", "table": "2"},
    "rules": {
        "base": "rulebook",
        "start-credits": "20",
        "hand": "5",
        "target": "50",
        "actions": "3",
        "draw": "2",
        "keep": "1",
        "goods-limit": "5",
        "penalty": "2",
        "equipment-limit": "3",
        "pile-empty": "stop",
        "sell-needs-goods": "false",
    },
    "note": "x",
    "deck": "trade-demo",
    "deck-sha256": "0123456789abcdef" * 4,
    "players": ["Ada", {"name": "Ben", "id": "7"}],
    "setup": {"hands": {"Ada": ["ice", "unknown"], "7": []}, "pile": ["ice", "ore"]},
    "turns": [
        {
            "player": "Ada",
            "draw": ["ice", "unknown"],
            "keep": "ice",
            "discard": ["ore"],
            "actions": [
                {
                    "play": "sabotage",
                    "target": "Ben",
                    "cards": ["ice"],
                    "goods": ["ore"],
                    "equipment": ["relay"],
                    "drew": ["loan"],
                    "gives": ["ice"],
                    "gets": ["ore"],
                    "outcome": [{"player": "Ada", "gain": "3"}, {"player": "Ben", "give-cards": ["ice"], "to": "Ada"}],
                    "choices": [{"step": "1", "player": "Ben", "cards": ["ice"]}],
                    "responses": [
                        {
                            "player": "Ben",
                            "play": "ssd",
                            "protects": "7",
                            "drew": ["ice"],
                            "choices": [{"goods": ["ore"]}],
                            "responses": [{"player": "Ada", "play": "decoy"}],
                            "note": "x",
                        }
                    ],
                    "ruling": {"decision": "stands", "by": "chief", "reason": "late"},
                    "note": "x",
                }
            ],
            "after": {"Ada": {"credits": "15", "goods": "1", "hold": ["ice"], "hand": ["ore"], "equipment": []}},
            "reshuffle": "true",
            "hash": "h0123456789abcdef",
            "ruling": {"decision": "withdrawn"},
            "note": "x",
        }
    ],
    "result": {
        "winner": "Ada",
        "how": "agreement",
        "credits": {"Ada": "52", "7": "-1"},
        "triggered-by": "Ada",
    },
}


def with_turns(**changes):
    """The least record, with turns of other shapes."""
    least = {"game": "orion-station", "format": "1", "deck": "trade-demo", "players": ["Ada", "Ben"], "setup": {}}
    return {**least, "turns": [], **changes}


def with_actions(*actions):
    return with_turns(turns=[{"player": "Ada", "actions": list(actions)}])


MORE_RECORDS = {
    "leaving": with_turns(turns=[{"leaves": "Ben", "after": {}, "ruling": {"decision": "stands"}, "note": "x"}]),
    "orders": with_turns(turns=[{"player": "Ada", "reshuffle": [["ice"], ["ore"]]}], rules="rulebook"),
    "order": with_turns(turns=[{"player": "Ada", "reshuffle": ["ice"], "keep": [], "after": {"Ada": {"hand": "5"}}}]),
    "winners": with_turns(result={"winner": ["Ada", "Ben"]}),
    "actions": with_actions(
        {"draw": "ice"}, {"buy": "ore"}, {"sell": "ore"}, {"activate": "relay"}, {"drop": ["ore"]}, {"scrap": "relay"}
    ),
    "installing": with_actions({"install": "relay", "activate": "true", "drew": ["ice"]}),
}
for word, value in (
    *((word, "2") for word in ("lose", "extra-actions")),
    *((word, ["ice"]) for word in ("draw", "discard", "load", "unload", "scrap-equipment")),
    *((word, "true") for word in ("skip-turn", "extra-turn")),
):
    MORE_RECORDS[word] = with_actions({"play": "loan", "outcome": [{"player": "Ada", word: value}]})
for word, value in (("give", "2"), ("give-goods", ["ice"]), ("give-equipment", ["relay"])):
    MORE_RECORDS[word] = with_actions({"play": "loan", "outcome": [{"player": "Ada", word: value, "to": "Ben"}]})


def with_cards(*cards):
    return {"deck": "club-deck", "format": "1", "cards": list(cards)}


def with_steps(*steps):
    return with_cards({"id": "trick", "kind": "support", "target": "opponent", "effect": list(steps)})


DECKS = {
    "goods": {
        **with_cards(
            {
                "id": "ice",
                "kind": "goods",
                "name": "Ice",
                "copies": "6",
                "text": "x",
                "free": "true",
                "good": "ice",
                "units": "2",
                "buy": "1",
                "sell": "3",
            }
        ),
        "note": "x",
    },
    "equipment": with_cards(
        {"id": "ore", "kind": "goods", "buy": "0", "sell": "0"},
        {
            "id": "crane",
            "kind": "equipment",
            "timing": "own-turn",
            "blockable": "false",
            "target": "any-player",
            "cost": "1",
            "effect": [{"gain": {"per": "goods", "of": "target", "times": "2"}, "who": "self"}],
            "while-in-play": {
                "actions": "1",
                "goods-limit": "2",
                "penalty": "-1",
                "equipment-limit": "1",
                "buy-price": {"good": "ore", "by": "-1"},
                "sell-price": ["1", {"good": "ore", "by": "1"}],
                "draw": "1",
                "keep": "0",
                "activation-cost": "-1",
                "immune": "espionage",
            },
        },
    ),
    "immune": with_cards(
        {"id": "firewall", "kind": "equipment", "while-in-play": {"immune": ["support", "equipment"]}},
    ),
    "espionage": with_cards({"id": "audit", "kind": "espionage", "target": "each-opponent", "effect": []}),
    "defence": with_cards(
        {"id": "decoy", "kind": "defence", "timing": "opponent-turn", "blocks": "responses", "effect": ["block"]}
    ),
    "security": with_cards({"id": "ssd", "kind": "security", "copies": "4", "blockable": "true"}),
    "modify": with_steps({"modify": {"buy-price": "-1"}, "who": "target"}),
    "loading": with_cards(
        {"id": "ore", "kind": "goods", "buy": "0", "sell": "0"},
        {"id": "lift", "kind": "support", "effect": [{"load": "1", "good": "ore"}, {"unload": "1", "good": "ore"}]},
    ),
}
for word in ("skip-turn", "extra-turn", "block", "as-recorded"):
    DECKS[f"bare {word}"] = with_steps(word)
    DECKS[word] = with_steps({word: "true"})
for word in (
    *("lose", "take", "give", "draw", "discard", "take-cards", "give-cards", "take-goods", "give-goods"),
    *("swap-goods", "scrap-equipment", "take-equipment", "extra-actions"),
):
    DECKS[word] = with_steps({word: "1"})

ADDED_TO_RECORDS = (
    *(("player", "Ada"), ("leaves", "Ada"), ("activate", "true"), ("to", "Ben"), ("buy", "ore")),
    *(("gain", "1"), ("cards", ["ice"]), ("target", "Ben"), ("note", "2026-05-02"), ("hash", "h0123")),
)
ADDED_TO_DECKS = (
    *(("kind", "goods"), ("target", "self"), ("effect", ["block"]), ("timing", "own-turn"), ("buy", "1")),
    *(("cost", "1"), ("who", "target"), ("good", "ore"), ("gain", "1"), ("skip-turn", "true")),
    *(("while-in-play", {}), ("note", "1e3")),
)
SCALARS = (
    ["", " ", "no", "0", "01", "1", "2", "-1", "-0", "+1", "1.0", "1e3", "0x10", "100", "101", "9999", "10000"]
    + ["10001", "999999999", "1234567890", "true", "false", "2026-05-02", "2026-02-29", "two\nlines", "ünï"]
    + ["text with blanks", "Ada", "Ben", "7", "none", "unknown", "ice", "ore", "self", "target", "opponent"]
    + ["each-opponent", "opponent-turn", "own-turn", "goods", "equipment", "hand", "espionage", "support", "defence"]
    + ["security", "responses", "block", "gain", "modify", "as-recorded", "rulebook", "bga", "stop", "reshuffle"]
    + ["stands", "withdrawn", "resignation", "conditions", "unfinished", "orion-duel", "orion-station", "trade-demo"]
    + ["h0123456789abcdef", "h0123456789ABCDEF", "0123456789abcdef" * 4, "0123456789ABCDEF" * 4]
)
