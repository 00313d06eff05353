"""What the tests of the command line share: where the program is, and running it."""

import json
import os
import pathlib
import re
import subprocess
import sys

SOURCE = pathlib.Path(os.environ.get("ORION_SOURCE_DIR") or pathlib.Path(__file__).resolve().parents[2])
GOLDEN = SOURCE / "tests" / "golden"
CONFORMANCE = SOURCE / "tests" / "conformance" / "duel"
EXAMPLES = SOURCE / "records" / "examples"

FORMATS = ("text", "oneline", "json", "ndjson", "sarif", "junit", "gitlab", "github")

# The folder of node_modules with what the tests take from npm.
NODE = os.environ.get("ORION_NODE") or str(SOURCE / "build" / "node")

# Where the tests are known to be long.
ALL = bool(os.environ.get("ORION_TEST_ALL"))

# Long enough for a loaded machine and a build with sanitizers: a run that takes longer hangs.
TIMEOUT = 120


def _program():
    path = os.environ.get("ORION_PROGRAM")
    if not path:
        sys.exit("ORION_PROGRAM names the program to test, for example build/release/bin/orionref")
    return os.path.abspath(path)


PROGRAM = _program()


def environment(**changes):
    """The surroundings of a run, free of what the caller's terminal and language would change."""
    kept = ("PATH", "HOME", "TMPDIR", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "LD_LIBRARY_PATH")
    plain = {name: os.environ[name] for name in kept if name in os.environ}
    plain.update(changes)
    return plain


class Run:
    """What came of a run of the program."""

    def __init__(self, arguments, done):
        self.arguments = [os.fsdecode(each) for each in arguments]
        self.status = done.returncode
        self.out = done.stdout
        self.err = done.stderr

    def __str__(self):
        out = (self.out or b"").decode("utf-8", "replace")
        err = (self.err or b"").decode("utf-8", "replace")
        return (
            f"\norionref {' '.join(self.arguments)}\n"
            f"status {self.status}\n--- out\n{out[:2000]}\n--- err\n{err[:2000]}"
        )


def run(*arguments, given=None, where=None, **changes):
    """Runs `orionref ARGUMENTS`. `given`: bytes for its standard input, which is empty otherwise."""
    done = subprocess.run(
        [PROGRAM, *arguments],
        input=b"" if given is None else given,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=where,
        env=environment(**changes),
        timeout=TIMEOUT,
        check=False,
    )
    return Run(arguments, done)


def parsed(text):
    """Strict JSON: UTF-8, and no key twice."""

    def unique(pairs):
        keys = [key for key, _ in pairs]
        if len(keys) != len(set(keys)):
            raise AssertionError(f"a key stands twice: {keys}")
        return dict(pairs)

    return json.loads(text.decode("utf-8"), object_pairs_hook=unique)


def game_examples():
    """The example records of games, and not of tournaments."""
    return [path for path in sorted(EXAMPLES.rglob("*.orion.yaml")) if b"\ntournament:" not in b"\n" + path.read_bytes()]


def catalogue_codes():
    """The ids of all codes, in their order, from the catalogue's source."""
    text = (SOURCE / "records" / "catalogue" / "code.cpp").read_text(encoding="utf-8")
    codes = re.findall(r'^\s*\{\s*\w+,\s*"([YRDSCT]\d{3}[a-z]?)"', text, re.MULTILINE)
    if len(codes) < 50:
        raise AssertionError(f"only {len(codes)} codes found in the catalogue: has its layout changed?")
    return codes


# A legal record that says how play was broken off: no finding at all.
CLEAN = b"""game: orion-duel
format: 1
players: {blue: Ada, orange: Ben}
setup: {name: symmetric-2, start: orange}
moves:
  - orange: e4 e5 / f5
result: {winner: blue, how: resignation}
"""

ILLEGAL = CLEAN.replace(b"result", b"  - blue: f5\nresult")
WARNED = CLEAN + b"note: played at table #3\n"
STATION = b"game: orion-station\nformat: 1\nplayers: [Ada, Ben]\n"
NOT_OURS = b"version: 3\nservices: {web: {image: nginx}}\n"


def fill(folder, files):
    """Writes files, given as bytes by their paths, below a folder."""
    for name, content in files.items():
        path = os.path.join(os.fsencode(folder), os.fsencode(name))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
