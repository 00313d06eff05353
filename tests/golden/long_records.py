"""Golden records that are too long to stand in a file of their own: each is the function that makes its bytes."""

HEAD = """game: orion-duel
format: 1
players: {blue: Ada, orange: Ben}
setup: {name: symmetric-2, start: orange}
"""
MOVES = """moves:
  - orange: e4 e5 / f5
result: {winner: blue, how: resignation}
"""


def _line(size):
    """A record with a comment line of `size` bytes."""
    return f"{HEAD}# {'=' * (size - 2)}\n{MOVES}".encode()


def _entries(count):
    """A record with a list of `count` entries, 100 a line."""
    rows = [", ".join(["x"] * min(100, count - done)) for done in range(0, count, 100)]
    return f"{HEAD}x-list: [{(',' + chr(10) + '  ').join(rows)}]\n{MOVES}".encode()


def _moves(count):
    """A record of `count` moves. The first one is illegal, so that nothing is said of the others."""
    return f"{HEAD}moves:\n{('  - orange: d5' + chr(10)) * count}".encode()


def _steps(count):
    """A game of The Orion Station with a card whose effect has `count` steps."""
    return f"""game: orion-station
format: 1
deck:
  deck: club-deck
  format: 1
  cards:
    - {{id: ice, kind: goods, copies: 12, buy: 1, sell: 3}}
    - {{id: ore, kind: goods, copies: 12, buy: 3, sell: 7}}
    - id: pump
      kind: equipment
      copies: 2
      effect:
{('        - gain: 0' + chr(10)) * count}players: [Ada, Ben]
setup:
  hands:
    Ada: [ice, ice, ore, ore, pump]
    Ben: [ice, ice, ice, ore, ore]
turns:
  - player: Ada
    draw: [ice, ore]
    keep: ice
    actions:
      - install: pump
      - activate: pump
result: {{winner: none, how: agreement}}
""".encode()


RECORDS = {
    "Y123_line_of_65537_bytes": lambda: _line(65537),
    "Y123_near_65536_bytes": lambda: _line(65536),
    "Y126_10001_entries": lambda: _entries(10001),
    "Y126_near_10000_entries": lambda: _entries(10000),
    "R217_4097_moves": lambda: _moves(4097),
    "R217_near_4096_moves": lambda: _moves(4096),
    "S800h_1001_steps": lambda: _steps(1001),
    "S800h_near_1000_steps": lambda: _steps(1000),
}
