"""Tournaments for tests: a manifest with the files of its games, made of who met whom and how it ended."""

import json

from program import fill

# What is recorded of a game of Orion Duel between blue and orange: it is broken off after a move.
GAME = """game: orion-duel
format: 1
id: {id}
players: {{blue: {blue}, orange: {orange}}}
setup: {{name: symmetric-2, start: orange}}
moves:
  - orange: e4 e5 / f5
{rest}"""

ENDINGS = {
    "+": "result: {winner: blue, how: resignation}\n",
    "-": "result: {winner: orange, how: resignation}\n",
    "=": "result: {winner: tie, how: agreement}\n",
    "?": "",  # it stops while the game goes on
    "!": "  - blue: f5\nresult: {winner: blue, how: resignation}\n",  # that space is taken
}


def quoted(name):
    """A name as YAML takes it, whatever is in it."""
    return json.dumps(name, ensure_ascii=False)


def round_robin(players, rounds=None):
    """Pairs of players, round by round: the circle method, with None for the bye of an odd one."""
    circle = list(players) + ([None] if len(players) % 2 else [])
    count = len(circle)
    made = []
    for turn in range(rounds or count - 1):
        ring = circle[:1] + circle[1 + turn % (count - 1):] + circle[1:1 + turn % (count - 1)]
        pairs = [(ring[index], ring[-1 - index]) for index in range(count // 2)]
        made.append([pair[::-1] if turn % 2 else pair for pair in pairs])
    return made


class Tournament:
    """A manifest in the making. `rounds`: lists of (blue, ending, orange), ("bye", player), ("forfeit", winner, loser)."""

    def __init__(self, players, rounds, system="swiss", tie_breaks=(), withdrawn=(), name="Spring Open", **keys):
        self.players, self.rounds, self.system = list(players), rounds, system
        self.tie_breaks, self.withdrawn, self.name, self.keys = tie_breaks, withdrawn, name, keys

    def first(self, rounds):
        """The same tournament when only its first rounds were known."""
        withdrawn = [each for each in self.withdrawn if each[1] <= rounds]
        return Tournament(self.players, self.rounds[:rounds], self.system, self.tie_breaks, withdrawn, self.name, **self.keys)

    def files(self):
        made = {}
        lines = [f"tournament: {quoted(self.name)}", "format: 1", "game: orion-duel", f"system: {self.system}",
                 f"players: [{', '.join(map(quoted, self.players))}]"]
        lines += [f"{key.replace('_', '-')}: {value}" for key, value in self.keys.items()]
        if self.tie_breaks:
            lines.append(f"tie-breaks: [{', '.join(self.tie_breaks)}]")
        lines.append("rounds:" if self.rounds else "rounds: []")
        for number, pairings in enumerate(self.rounds, 1):
            games, byes, forfeits = [], [], []
            for table, pairing in enumerate(pairings, 1):
                if pairing[0] == "bye":
                    byes.append(quoted(pairing[1]))
                elif pairing[0] == "forfeit":
                    forfeits.append(f"{{winner: {quoted(pairing[1])}, loser: {quoted(pairing[2])}}}")
                else:
                    blue, ending, orange = pairing
                    path = f"r{number}/t{table}.orion.yaml"
                    made[path] = GAME.format(id=f"r{number}-t{table}", blue=quoted(blue), orange=quoted(orange),
                                             rest=ENDINGS[ending]).encode()
                    games.append(path)
            lines.append(f"  - {{round: {number}, games: [{', '.join(games)}], byes: [{', '.join(byes)}], "
                         f"forfeits: [{', '.join(forfeits)}]}}")
        if self.withdrawn:
            lines.append("withdrawn:")
            lines += [f"  - {{player: {quoted(player)}, after-round: {number}}}" for player, number in self.withdrawn]
        made["tournament.yaml"] = ("\n".join(lines) + "\n").encode()
        return made

    def write(self, folder):
        fill(folder, self.files())
        return self


# Names that a format could take for something of its own.
NAMES = (
    "Ada", "<script>taken=1</script>", "=HYPERLINK(\"http://x\")", "+3", "Anna, \"the\" second", "a & b; c | d",
    "\u661f\u91ce \u3055\u304f\u3089", "\u05d0\u05d1\u05d2 \u05d3", "-1", "@SUM(A1)", "\uff1d1", "\u00c6sa \U0001f30c",
)


def of_hostile_names():
    """A swiss with every kind of cell, and players of such names."""
    endings = "+-=+-=!+?-=+"
    rounds = []
    for number, pairs in enumerate(round_robin(NAMES, 5)):
        rounds.append([(one, endings[(7 * number + 5 * table) % len(endings)], other)
                       for table, (one, other) in enumerate(pairs)])
    rounds[1][2] = (rounds[1][2][0], "!", rounds[1][2][2])
    one, _, other = rounds[3][0]
    rounds[3][0] = ("forfeit", one, other)
    gone, _, left = rounds[4][1]
    rounds[4][1] = ("bye", left)
    ties = ("direct-encounter", "wins", "buchholz", "buchholz-cut-1", "sonneborn-berger")
    return Tournament(NAMES, rounds, tie_breaks=ties, withdrawn=[(gone, 4)], name="Open <b>&\"' \u05d0")
