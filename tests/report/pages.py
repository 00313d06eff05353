"""What the tests of `report` share: pages of records, and what a parser of HTML finds in them."""

import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cmd"))

import program  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
DUEL = program.EXAMPLES / "disputes" / "token-not-joined.orion.yaml"
STATION = program.EXAMPLES / "disputes" / "station-price-miscounted.orion.yaml"


def node(script, *arguments):
    """What a script of this folder prints, read as JSON."""
    done = subprocess.run(
        ["node", str(HERE / script), os.path.abspath(program.NODE), *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=program.environment(CHROMIUM=os.environ.get("CHROMIUM", "chromium"), ORION_TEST_ALL="1" if program.ALL else ""),
        timeout=10 * program.TIMEOUT,
        check=False,
    )
    if done.returncode != 0:
        raise AssertionError(f"node {script}: {done.stderr.decode('utf-8', 'replace')[-4000:]}")
    return json.loads(done.stdout)


def report(page, *arguments, status=None, **options):
    """Writes a page with `orionref report`."""
    ran = program.run("report", "-o", str(page), *map(str, arguments), **options)
    if status is not None and ran.status != status:
        raise AssertionError(f"status {ran.status} in place of {status}: {ran}")
    return ran


# What would be run if a page took text for HTML, and what would leave its place in a page. Short enough for a key.
LOUD = "<script>taken=1</script><img src=x onerror=taken=2>"
QUOTED = "\"' onload='taken=3' x=\"><svg onload=taken=4> ]]> --> &amp;"

HOSTILE_DUEL = f"""game: orion-duel
format: 1
id: '{LOUD}'
event: {{name: "{LOUD}", site: "</title></style></script><b>", date: 2026-05-02}}
players:
  blue: '{LOUD}'
  orange: '{QUOTED.replace("'", "''")}'
setup: {{name: symmetric-2, start: orange}}
note: |
  {LOUD}
  {QUOTED}
moves:
  - {{orange: e4 e5 / f5, note: '{LOUD}'}}
  - {{blue: f5, note: "\\u202Ereversed \\u2066 </textarea></pre></code><!--"}}
result: {{winner: orange, how: resignation}}
"""

HOSTILE_STATION = f"""game: orion-station
format: 1
players: ['{LOUD}', '{QUOTED.replace("'", "''")}']
deck:
  deck: '{LOUD}'
  format: 1
  cards:
    - {{id: ore, copies: 20, kind: goods, good: '{LOUD}', buy: 4, sell: 6}}
setup:
  hands:
    '{LOUD}': [ore, ore, ore, ore, ore]
    '{QUOTED.replace("'", "''")}': [ore, ore, ore, ore, ore]
turns:
  - player: '{LOUD}'
    draw: [ore, ore]
    keep: ore
    actions:
      - {{buy: ore, note: '{QUOTED.replace("'", "''")}'}}
      - drop: ['{LOUD}']
"""

HOSTILE_NAME = "<img src=x onerror=taken=5>&amp;'\".orion.yaml"

# Nobody can draw, so that a turn is short: as many of them as a record may have.
LONG_STATION = """game: orion-station
format: 1
players: [Ada, Ben]
deck: {deck: ten, format: 1, cards: [{id: ore, kind: goods, copies: 10, buy: 3, sell: 4}]}
setup: {hands: {Ada: [ore, ore, ore, ore, ore], Ben: [ore, ore, ore, ore, ore]}}
turns:
""" + 2048 * """  - {player: Ada, actions: [draw: []]}
  - {player: Ben, actions: [draw: []]}
"""
