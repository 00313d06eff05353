"""What the YAML language server is asked in language_server_test.py, as tables.

In them ¦ marks the place that is asked about, « and » what is to be flagged; the kind of a document is the first part
of a schema's name. A row for another kind needs nothing beside it.
"""

# Examples whose structure is wrong on purpose, with what is flagged: line, first character, message.
WRONG_ON_PURPOSE = {
    "disputes/slip-of-the-pen.orion.yaml": [
        (10, 24, "Property clok is not allowed."),
        (
            14,
            12,
            "A placement is one or two own spaces, then ` / ` and the other colour's: `e4 e5 / f5`, `g7`. "
            "Letters are small.",
        ),
    ],
}

DUEL = """game: orion-duel
format: 1
players: {blue: Ada, orange: Ben}
setup: {name: symmetric-2, start: orange}
moves:
  - orange: e4 e5 / f5
"""
STATION = """game: orion-station
format: 1
deck: trade-demo
players: [Ada, Ben]
setup: {hands: {Ada: [ice], Ben: [ore]}}
turns:
  - player: Ada
    actions:
      - buy: ore
"""
DECK = """deck: club
format: 1
cards:
  - {id: ice, kind: goods, buy: 1, sell: 3}
"""

ENDINGS = ["conditions", "token-score", "no-placement", "resignation", "time", "agreement", "forfeit", "adjudication"]
ACTIONS = ["draw", "buy", "sell", "install", "activate", "play", "drop", "scrap", "target", "responses", "ruling"]
STEPS = ["gain", "lose", "take", "give", "draw", "load", "swap-goods", "modify", "block", "skip-turn", "as-recorded"]
KINDS_OF_CARDS = ["goods", "equipment", "espionage", "support", "defence", "security"]

# The kind, the text with the place, and labels that are offered there.
COMPLETED = [
    ("duel-record", "¦", ["game", "format", "id", "event", "rules", "note", "players", "setup", "moves", "result"]),
    ("duel-record", "game: ¦", ["orion-duel"]),
    ("duel-record", "game: orion-duel\nformat: ¦", ["1"]),
    ("duel-record", "game: orion-duel\nsetup:\n  ¦", ["name", "galaxies", "black-holes", "start", "placed"]),
    ("duel-record", "game: orion-duel\nsetup:\n  gal¦", ["galaxies"]),
    ("duel-record", "setup:\n  name: ¦", ["symmetric-1", "symmetric-2", "symmetric-3"]),
    ("duel-record", "setup: {start: ¦}", ["blue", "orange"]),
    ("duel-record", "setup:\n  galaxies:\n    ¦", ["blue", "orange"]),
    ("duel-record", "moves:\n  - ¦", ["blue", "orange", "move", "clock", "hash", "ruling", "note"]),
    ("duel-record", "moves:\n  - blue: g7\n    ¦", ["move", "clock", "hash", "ruling", "note"]),
    ("duel-record", "moves:\n  - {blue: g7, ruling: {decision: ¦}}", ["stands", "withdrawn"]),
    ("duel-record", "result:\n  how: ¦", [*ENDINGS, "unfinished"]),
    ("duel-record", "result: {winner: ¦}", ["blue", "orange", "tie", "none"]),
    ("duel-record", "result: {conditions: {blue: [¦]}}", ["link", "galaxies", "black-holes"]),
    ("duel-record", "rules: ¦", ["rulebook", "bga"]),
    ("duel-record", "rules: {bends: ¦}", ["either", "as-printed"]),
    ("station-record", "¦", ["game", "deck", "deck-sha256", "players", "setup", "turns", "result"]),
    ("station-record", "turns:\n  - ¦", ["player", "draw", "keep", "discard", "actions", "reshuffle", "after"]),
    ("station-record", "turns:\n  - player: Ada\n    actions:\n      - ¦", ACTIONS),
    ("station-record", "turns:\n  - player: Ada\n    actions:\n      - install: relay\n        act¦", ["activate"]),
    ("station-record", "turns:\n  - after:\n      Ada:\n        ¦", ["credits", "goods", "hold", "hand", "equipment"]),
    ("station-record", "turns:\n  - actions:\n      - install: relay\n        activate: ¦", ["true", "false"]),
    (
        "station-record",
        "result: {how: ¦}",
        ["resignation", "time", "agreement", "forfeit", "adjudication", "unfinished"],
    ),
    ("station-record", "rules:\n  ¦", ["start-credits", "target", "pile-empty", "sell-needs-goods"]),
    ("station-record", "rules: {pile-empty: ¦}", ["reshuffle", "stop"]),
    ("station-record", "deck: {cards: [{id: ore, kind: ¦}]}", KINDS_OF_CARDS),
    ("deck", "¦", ["deck", "format", "note", "cards"]),
    ("deck", "cards:\n  - id: ore\n    kind: ¦", KINDS_OF_CARDS),
    ("deck", "cards:\n  - id: ore\n    kind: goods\n    ¦", ["buy", "sell", "good", "units", "copies", "free"]),
    ("deck", "cards:\n  - id: loan\n    kind: support\n    effect:\n      - ¦", STEPS),
    ("deck", "cards:\n  - id: loan\n    kind: support\n    target: ¦", ["none", "opponent", "each-opponent"]),
    ("deck", "cards: [{id: loan, kind: support, effect: [{gain: {per: ¦}}]}]", ["goods", "equipment", "hand"]),
    (
        "deck",
        "cards:\n  - id: crane\n    kind: equipment\n    while-in-play:\n      ¦",
        ["actions", "buy-price", "immune"],
    ),
]

# The same, with labels that are not offered, since nothing like it may stand there.
NOT_COMPLETED = [
    ("duel-record", "game: orion-duel\nsetup:\n  name: symmetric-1\n  ¦", ["name", "turns"]),
    ("deck", "cards:\n  - id: ore\n    kind: goods\n    ¦", ["effect", "target"]),
    ("deck", "cards:\n  - id: ssd\n    kind: security\n    ¦", ["effect", "buy"]),
]

ONE_TEXT = "One text is expected here, not a list, a mapping or nothing."
PLACEMENT = WRONG_ON_PURPOSE["disputes/slip-of-the-pen.orion.yaml"][1][2]
SPACES = "Spaces are a small letter and a number each, with blanks between them: `k7 k10 h7`."
A_MOVE = "A move has one player, `blue` or `orange`, with the placement: `orange: e4 e5 / f5`."
AN_ACTION = (
    "An action is one thing: `draw`, `buy`, `sell`, `install`, `activate`, `play`, `drop` or `scrap`, "
    "each an entry of its own."
)
BESIDE_INSTALL = (
    "An action is one thing: beside `install` stands at most `activate: true`. Each other action is an entry of its "
    "own."
)
AN_ENTRY = "An entry says one thing, such as `gain: 3`: each is an entry of its own."
TO_SOMEBODY = (
    "`to` stands only where something passes on: beside `give`, `give-cards`, `give-goods` or `give-equipment`."
)
A_CHOICE = "A choice tells what was chosen: `cards`, `goods`, `equipment`, `drew`, `gives`, `gets` or `outcome`."
A_STEP = "A step is one thing, such as `gain: 4`: each step is an entry of its own."
WHO = (
    "`who` stands only beside a step that can happen to either player: steps between two, `scrap-equipment`, `block` "
    "and `as-recorded` tell by themselves."
)
DATE = "A date is written year-month-day, such as 2026-05-02, and is a day of the calendar."
TIME = "A time is written h:mm:ss, such as 0:12:40."
HASH = "A hash is `h` and 16 hexadecimal digits in small letters, as `orionref check` prints it."
SHA256 = "A SHA-256 is 64 hexadecimal digits in small letters, as `sha256sum` prints it."
NUMBER = "A whole number is expected here, without leading zeros."
FORMAT = "The format is 1; a newer one needs a newer program."
NAME_OR_TOKENS = "A set-up has a name or lists its tokens, not both."


def valid(*words):
    return "Value is not accepted. Valid values: " + ", ".join(f'"{word}"' for word in words) + "."


def unknown(key):
    return f"Property {key} is not allowed."


def missing(key):
    return f'Missing property "{key}".'


# The kind, the text with what is flagged, and the messages: nothing else is flagged.
FLAGGED = [
    # keys
    ("duel-record", DUEL + "  - blue: g7\n    «clok»: 0:12:40\n", unknown("clok")),
    ("duel-record", DUEL + "«reslut»: {winner: blue}\n", unknown("reslut")),
    ("duel-record", DUEL.replace("start:", "«strat»: blue, start:"), unknown("strat")),
    ("duel-record", DUEL.replace("game", "«g»ame").replace("format: 1\n", ""), missing("format")),
    ("duel-record", DUEL.replace("players: {blue: Ada, ", "«players»: {"), missing("blue")),
    ("duel-record", DUEL + "  - {blue: g7, «ruling»: {by: Carla}}\n", missing("decision")),
    ("station-record", STATION + "    «aftr»: {Ada: {credits: 3}}\n", unknown("aftr")),
    ("station-record", STATION + "      - {buy: ice, «traget»: Ben}\n", unknown("traget")),
    ("station-record", STATION.replace("game", "«g»ame").replace("deck: trade-demo\n", ""), missing("deck")),
    ("station-record", STATION + "  - «{»actions: []}\n", missing("player")),
    ("station-record", STATION + "  - {leaves: Ben, «draw»: [ice]}\n", unknown("draw")),
    ("station-record", STATION + "      - {play: loan, responses: [«{»player: Ben}]}\n", missing("play")),
    ("deck", DECK + "  - {id: loan, kind: support, «efect»: []}\n", unknown("efect")),
    ("deck", DECK + "  - {id: ore, kind: goods, buy: 1, sell: 2, «effect»: []}\n", unknown("effect")),
    ("deck", DECK + "  - «{»id: ore, kind: goods, buy: 1}\n", missing("sell")),
    ("deck", DECK + "  - «{»id: ore}\n", missing("kind")),
    ("deck", DECK.replace("deck", "«d»eck").replace("format: 1\n", ""), missing("format")),
    # words
    ("duel-record", DUEL + "result: {winner: «white»}\n", valid("blue", "orange", "tie", "none")),
    ("duel-record", DUEL + "result: {how: «resigned»}\n", valid(*ENDINGS, "unfinished")),
    ("duel-record", DUEL + "rules: «rulebok»\n", valid("rulebook", "bga")),
    ("duel-record", DUEL + "result: {conditions: {blue: [«links»]}}\n", valid("link", "galaxies", "black-holes")),
    ("duel-record", DUEL.replace("symmetric-2", "«symmetric-9»"), valid("symmetric-1", "symmetric-2", "symmetric-3")),
    ("duel-record", DUEL.replace("orion-duel", "«orion-dual»"), 'Value must be "orion-duel".'),
    ("duel-record", DUEL.replace("format: 1", "format: «2»"), FORMAT),
    ("deck", DECK + "  - {id: ore, kind: «good»}\n", valid(*KINDS_OF_CARDS)),
    ("deck", DECK + "  - {id: loan, kind: support, free: «maybe»}\n", "`true` or `false` is expected here."),
    # texts that have a form
    ("duel-record", DUEL + "  - blue: «e4 e5 f5»\n", PLACEMENT),
    ("duel-record", DUEL + "  - blue: «E4»\n", PLACEMENT),
    ("duel-record", DUEL + "  - blue: «[e4, e5]»\n", PLACEMENT),
    ("duel-record", DUEL.replace("name: symmetric-2", 'galaxies: {blue: «"k7,k10"»}'), SPACES),
    ("duel-record", DUEL.replace("name: symmetric-2", "galaxies: «[k7, k10]»"), SPACES),
    ("duel-record", DUEL + "  - {blue: g7, clock: «12:40»}\n", TIME),
    ("duel-record", DUEL + "  - {blue: g7, hash: «h12»}\n", HASH),
    ("duel-record", DUEL + "  - {blue: g7, move: «two»}\n", NUMBER),
    ("duel-record", DUEL + "event: {date: «2026-13-01»}\n", DATE),
    ("duel-record", DUEL + "event: {date: «2026»}\n", DATE),
    ("duel-record", DUEL + "id: «[7]»\n", ONE_TEXT),
    ("duel-record", DUEL + 'id: «""»\n', "Text that is not empty is expected here."),
    ("station-record", STATION + "deck-sha256: «9f2c»\n", SHA256),
    ("station-record", STATION + "      - buy: «[ore]»\n", ONE_TEXT),
    ("station-record", STATION + "rules: {target: «many»}\n", "A whole number from 1 to 9999 is expected here."),
    ("deck", DECK + "  - {id: loan, kind: support, effect: [{gain: «few»}]}\n", NUMBER),
    ("deck", DECK + "  - {id: «[loan]», kind: support}\n", ONE_TEXT),
    # one thing or another
    ("duel-record", DUEL + "  - «{blue: g7, orange: c3}»\n", A_MOVE),
    ("duel-record", DUEL + "  - «{move: 3}»\n", A_MOVE),
    ("duel-record", DUEL.replace("start:", "«galaxies»: k7, start:"), NAME_OR_TOKENS),
    (
        "duel-record",
        DUEL.replace("name: symmetric-2", "galaxies: «{blue: k7, orange: k8}»"),
        "One player places all galaxies: give `blue` or `orange`.",
    ),
    ("station-record", STATION + "      - «{buy: ore, sell: ice}»\n", AN_ACTION),
    ("station-record", STATION + "      - «{note: what was it}»\n", AN_ACTION),
    ("station-record", STATION + "      - {install: relay, «buy»: ore}\n", BESIDE_INSTALL),
    ("station-record", STATION + "      - {play: loan, outcome: [«{player: Ben}»]}\n", AN_ENTRY),
    ("station-record", STATION + "      - {play: loan, outcome: [{player: Ada, gain: 1, «to»: Ben}]}\n", TO_SOMEBODY),
    ("station-record", STATION + "      - {play: loan, choices: [«{step: 1, player: Ben}»]}\n", A_CHOICE),
    ("deck", DECK + "  - {id: loan, kind: support, effect: [«{gain: 2, draw: 1}»]}\n", A_STEP),
    ("deck", DECK + "  - {id: loan, kind: support, effect: [{take: 2, «who»: target}]}\n", WHO),
    (
        "deck",
        DECK + "  - {id: loan, kind: support, effect: [{gain: 2, «good»: ore}]}\n",
        "`good` stands only beside `load` and `unload`.",
    ),
    (
        "deck",
        DECK + "  - {id: «unknown», kind: support}\n",
        "`unknown` stands for a card that was not seen: a card needs another id.",
    ),
    # several in one document
    ("duel-record", DUEL + "  - blue: «e45x»\nresult: {«wins»: blue}\n", PLACEMENT, unknown("wins")),
]

# The kind, the text with the place, and texts that are shown over it.
HOVERED = [
    ("duel-record", "ga¦me: orion-duel", ["Which game this is a record of."]),
    ("duel-record", "players: {b¦lue: Ada}", ["Who plays the blue tiles.", "Ada"]),
    ("duel-record", "players: {b¦lue: {name: Anna, id: 1204}}", ["Who plays the blue tiles."]),
    (
        "duel-record",
        "setup:\n  g¦alaxies: k7 k10 h7 f2 f10 d5 a2 a5",
        ["The 8 galaxies (D2.1)", "or the placer with the spaces."],
    ),
    ("duel-record", "setup:\n  g¦alaxies: {blue: k7 k10}", ["The 8 galaxies (D2.1)", "or the placer with the spaces."]),
    (
        "duel-record",
        "setup: {na¦me: symmetric-1}",
        ["A named set-up", "`symmetric-2`: The set-up symmetric-2: galaxies k7"],
    ),
    ("duel-record", "setup: {sta¦rt: blue}", ["Who makes the first move of the record", "`orange`: The player with"]),
    ("duel-record", "moves:\n  - blu¦e: g7", ["A move of blue: blue hexagons", "e4 e5 / f5"]),
    ("duel-record", "moves:\n  - {blue: g7, clo¦ck: 0:12:40}", ["The time that the player has left", "0:12:40"]),
    ("duel-record", "moves:\n  - {blue: g7, mo¦ve: 2}", ["The number of the move, counted from 1."]),
    ("duel-record", "result: {wi¦nner: blue}", ["Who won.", "`none`: Nobody yet, or nobody at all."]),
    ("duel-record", "result: {how: re¦signation}", ["`resignation`: Broken off: a player gave up.", "(D6.2)"]),
    ("duel-record", "ru¦les: bga", ["The rules that the game was played by.", "`bga`: As on Board Game Arena"]),
    ("duel-record", "x¦-table-light: dim", ["for your own use, the referee passes over it."]),
    (
        "station-record",
        "de¦ck: trade-demo",
        ["a file beside the record, the name of a built-in deck, or the deck itself."],
    ),
    ("station-record", "turns:\n  - {player: Ada, dr¦aw: [grain]}", ["The cards drawn in the draw phase (S2.1)"]),
    ("station-record", "turns: [{player: Ada, actions: [{b¦uy: ore}]}]", ["Buy: the goods card played (S3.2)."]),
    ("station-record", "turns: [{player: Ada, actions: [{install: relay, act¦ivate: true}]}]", ["(S3.5)"]),
    ("station-record", "rules: {tar¦get: 30}", ["Credits that trigger the end (S6.1). Without it: 50."]),
    ("station-record", "result: {win¦ner: Ada}", ["Who won: a player, a list of those who share the win, or `none`."]),
    (
        "deck",
        "cards: [{id: ore, ki¦nd: goods, buy: 1, sell: 2}]",
        ["A goods card: played to buy or to sell (S3.2, S3.3)."],
    ),
    ("deck", "cards: [{id: loan, kind: support, effect: [{ga¦in: 4}]}]", ["Credits from the bank."]),
    ("deck", "cards: [{id: loan, kind: support, free: tr¦ue}]", ["Whether playing or activating the card is free"]),
    ("deck", "cards: [{id: loan, kind: support, effect: [{skip-t¦urn: true}]}]", ["A player misses the next turn."]),
    (
        "deck",
        "cards: [{id: loan, kind: support, tar¦get: opponent}]",
        ["without it: `none`.", "`self`: The player of the"],
    ),
]
