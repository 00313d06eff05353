"""What the YAML language server is asked about matches, tournaments and project files, as language_server_cases.py is
about records."""

from language_server_cases import DATE, missing, unknown, valid

MATCH = "match: [Ada, Ben]\nformat: 1\ngames: [g1.orion.yaml]\n"
TOURNAMENT = """tournament: Spring Open
format: 1
game: orion-duel
players: [Ada, Ben]
rounds:
  - {round: 1, games: [r1t1.orion.yaml]}
"""
PROJECT = "project: Spring Open\nformat: 1\n"

SYSTEMS = ["round-robin", "double-round-robin", "swiss", "knockout", "free"]
TIE_BREAKS = ["direct-encounter", "wins", "buchholz", "buchholz-cut-1", "sonneborn-berger"]
SCORING = ["win", "tie", "loss", "bye", "forfeit-win", "forfeit-loss"]

COMPLETED = [
    ("match", "¦", ["match", "format", "note", "best-of", "ties", "games", "score"]),
    ("match", "ties: ¦", ["replayed", "count-half"]),
    ("tournament", "¦", ["tournament", "format", "game", "players", "system", "scoring", "rounds", "standings"]),
    ("tournament", "system: ¦", SYSTEMS),
    ("tournament", "scoring:\n  ¦", SCORING),
    ("tournament", "tie-breaks: [¦]", TIE_BREAKS),
    ("tournament", "rounds:\n  - ¦", ["round", "date", "games", "byes", "forfeits", "note"]),
    ("tournament", "illegal-games: ¦", ["excluded", "loss-for-offender", "as-claimed"]),
    ("project", "¦", ["project", "format", "rules", "fail-level", "exclude", "require-result", "baseline"]),
    ("project", "fail-level: ¦", ["error", "warning"]),
    ("project", "rules: ¦", ["bga", "rulebook+target=40"]),
    ("project", "require-result: ¦", ["true", "false"]),
]

PATH = "A path from this file's folder, with `/` between, that does not lead out of it."
POINTS = "Points are a number such as 1 or 0.5, with two decimals at most."
RULES = "Rules as of `--rules`: rulebook, bga, rulebook+bends=as-printed, rulebook+target=40."

FLAGGED = [
    ("match", MATCH),
    ("match", MATCH + "«tie»: replayed\n", unknown("tie")),
    ("match", MATCH + "ties: «none»\n", valid("replayed", "count-half")),
    ("match", MATCH + "best-of: «many»\n", "A whole number from 1 to 9999 is expected here."),
    ("match", MATCH + "score: {Ada: «lots»}\n", POINTS),
    ("match", MATCH.replace("g1.orion.yaml", "«../g1.orion.yaml»"), PATH),
    ("match", MATCH.replace("match", "«m»atch").replace("games: [g1.orion.yaml]\n", ""), missing("games")),
    ("tournament", TOURNAMENT),
    ("tournament", TOURNAMENT + "system: «swis»\n", valid(*SYSTEMS)),
    ("tournament", TOURNAMENT + "scoring: {win: «lots»}\n", POINTS),
    ("tournament", TOURNAMENT + "scoring: {«won»: 1}\n", unknown("won")),
    ("tournament", TOURNAMENT + "tie-breaks: [«buchholtz»]\n", valid(*TIE_BREAKS)),
    ("tournament", TOURNAMENT + "  - {round: 2, date: «5 May»}\n", DATE),
    ("tournament", TOURNAMENT + "  - «{»games: [r2t1.orion.yaml]}\n", missing("round")),
    ("tournament", TOURNAMENT + "  - {round: 2, forfeits: [«{»winner: Ada}]}\n", missing("loser")),
    ("tournament", TOURNAMENT.replace("tourn", "«t»ourn").replace("players: [Ada, Ben]\n", ""), missing("players")),
    ("project", PROJECT),
    ("project", PROJECT + "«fail-leve»: error\n", unknown("fail-leve")),
    ("project", PROJECT + "fail-level: «note»\n", valid("error", "warning")),
    ("project", PROJECT + "rules: «bgg»\n", RULES),
    ("project", PROJECT + "baseline: «../known.json»\n", PATH),
]

HOVERED = [
    ("match", "mat¦ch: [Ada, Ben]", ["The two players."]),
    ("match", "ti¦es: replayed", ["What becomes of games without a winner.", "`count-half`: A tie is half a point"]),
    ("tournament", "sys¦tem: swiss", ["The pairing system", "`knockout`: Who loses is out"]),
    ("tournament", "scoring: {w¦in: 3}", ["A game won; without this key: 1."]),
    ("tournament", "rounds: [{round: 2, by¦es: [Ada]}]", ["Players without an opponent in this round"]),
    ("project", "fail-l¦evel: warning", ["The least severity of a finding", "`warning`: Errors and warnings."]),
    ("project", "require-res¦ult: true", ["Whether a record that stops mid-game is an error"]),
]
