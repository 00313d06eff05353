#!/usr/bin/env python3
"""The example records: each does what it is there for.

records/examples/games holds legal games only. Each record of records/examples/disputes has the findings of the table
below. The commands in the comments at the top of a record run, with the status and the words of their table. LF, CRLF
and byte order mark copies are judged alike.
"""

import json
import pathlib
import re
import shlex
import sys
import unittest

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "cmd"))

from program import EXAMPLES, SOURCE, run  # noqa: E402



def name_of(path):
    return path.name.removesuffix(".orion.yaml")


GAMES = sorted((EXAMPLES / "games").glob("*.orion.yaml"), key=name_of)
DISPUTES = sorted((EXAMPLES / "disputes").glob("*.orion.yaml"), key=name_of)

# What the games teach: how each document ends (None: not by the rules), and the codes of its notes.
WANTED_GAMES = {
    "black-holes": [("blue", "conditions", "")],
    "friday-league": [
        ("orange", "conditions", ""),
        ("orange", "conditions", ""),
        (None, None, ""),
        (None, None, ""),
        ("blue", "conditions", ""),
    ],
    "galaxies": [("orange", "conditions", "")],
    "link": [("blue", "conditions", "")],
    "mirrored-bend": [("orange", "conditions", "D105b")],
    "no-placement": [("orange", "no-placement", "")],
    "placed-position": [("orange", "conditions", "")],
    "position-hashes": [("blue", "conditions", "")],
    "resignation": [(None, None, "")],
    "token-score": [("blue", "token-score", "")],
    "token-score-tie": [("tie", "token-score", "")],
    "unfinished": [(None, None, "D604")],
}

# What the disputes are there for: verdict, the first illegal move, and every code in the order of the lines.
WANTED_DISPUTES = {
    "false-score": ("legal", None, "C601 C604"),
    "false-winner": ("legal", None, "C601"),
    "flag-fall": ("legal", None, "C601 C602"),
    "galaxies-too-close": ("illegal", None, "D201a"),
    "link-to-a-corner": ("legal", None, "D604 C607 C607 C603"),
    "mirrored-bend-as-printed": ("illegal", 8, "D105a"),
    "move-after-end": ("illegal", 13, "D603 C601 C602"),
    "position-hashes-copy": ("legal", None, "D105b C606 D604 C606 C607 C607 C603"),
    "rulebook-or-bga": ("legal", None, ""),
    "ruling-stands": ("legal", None, "R231"),
    "ruling-withdrawn": ("legal", None, "R233"),
    "slip-of-the-pen": ("unreadable", None, "R205 R212"),
    "tile-used-up": ("illegal", 12, "D403c"),
    "token-not-joined": ("illegal", 17, "D405"),
    "wrong-player": ("illegal", 8, "D301"),
}

# Commands of the comments whose status is not the one of a plain check of their file, or that say something of their
# own: the words behind the file's name, the status, and words of the output.
WANTED_COMMANDS = {
    "unfinished --require-result": (1, "error[D604]"),
    "mirrored-bend --rules rulebook+bends=as-printed": (1, "error[D105a]"),
    "mirrored-bend-as-printed --rules rulebook": (0, "note[D105b]"),
    "rulebook-or-bga --compare-rules rulebook,bga": (0, "warning[R240]"),
    "friday-league --format ndjson": (0, '"id":"friday-5"'),
    "wrong-player --format oneline": (1, "error[D301]"),
    "false-winner --format json": (1, '"claims":"fail"'),
    "friday-league --record friday-3": (0, "friday-3"),
    "position-hashes --at 8": (0, "h381a523b2a7272d0"),
}


def findings_of(record):
    """Code, line and column of each finding, and of the places beside it."""
    found = []
    for each in record["findings"]:
        start, end = each["span"]["start"], each["span"]["end"]
        place = (start["line"], start["column"], end["line"], end["column"])
        found.append((each["code"], each.get("move"), place, json.dumps(each.get("related", []), sort_keys=True)))
    return found


def judged(text, *options):
    return json.loads(run("check", "--format", "json", *options, "-", given=text).out)["records"]


def codes(record):
    return " ".join(each["code"] for each in record["findings"])


def commands(path):
    """The command lines in the comments before the first key."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            return
        found = re.match(r"#\s+(orionref .*)", line)
        if found:
            yield found[1]


class Examples(unittest.TestCase):
    maxDiff = None

    def test_the_folder_of_games_is_clean(self):
        done = run("check", "records/examples/games", where=SOURCE)
        self.assertEqual(done.status, 0, str(done))
        done = run("check", "--fail-level", "warning", "records/examples/games", where=SOURCE)
        self.assertEqual(done.status, 0, str(done))
        self.assertEqual(done.err, b"")

    def test_games(self):
        self.assertEqual([name_of(path) for path in GAMES], sorted(WANTED_GAMES), "the table lists every game")
        for path in GAMES:
            with self.subTest(game=path.name):
                records = judged(path.read_bytes())
                self.assertEqual({each["verdict"] for each in records}, {"legal"})
                self.assertNotIn("fail", {each["claims"] for each in records})
                outcomes = [each["outcome"] or {"winner": None, "how": None} for each in records]
                given = [(each["winner"], each["how"], codes(record)) for each, record in zip(outcomes, records)]
                self.assertEqual(given, WANTED_GAMES[name_of(path)])

    def test_every_way_to_end_is_shown(self):
        shown = set()
        for path in GAMES:
            for record in judged(path.read_bytes()):
                outcome = record["outcome"]
                if outcome is None:
                    continue
                if outcome["how"] == "conditions":
                    shown |= set(outcome["conditions"][outcome["winner"]])
                else:
                    shown.add((outcome["how"], outcome["winner"] == "tie"))
        ways = {"link", "galaxies", "black-holes", ("token-score", False), ("token-score", True)}
        self.assertEqual(shown, ways | {("no-placement", False)})

    def test_disputes(self):
        self.assertEqual([name_of(path) for path in DISPUTES], sorted(WANTED_DISPUTES), "the table lists every dispute")
        for path in DISPUTES:
            with self.subTest(dispute=path.name):
                (record,) = judged(path.read_bytes())
                illegal = [each["move"] for each in record["findings"] if each["code"][0] == "D" and "move" in each]
                errors = [each for each in record["findings"] if each["severity"] == "error"]
                given = (
                    record["verdict"],
                    illegal[0] if illegal and record["verdict"] == "illegal" else None,
                    codes(record),
                )
                self.assertEqual(given, WANTED_DISPUTES[name_of(path)])
                status = run("check", str(path)).status
                self.assertEqual(status, 1 if errors else 0)

    def test_ids_are_unique(self):
        ids = [record["id"] for path in GAMES + DISPUTES for record in judged(path.read_bytes()) if record["id"]]
        self.assertEqual(len(ids), len(set(ids)), sorted(each for each in ids if ids.count(each) > 1))

    def test_only_the_rules_decide_where_the_example_says_so(self):
        done = run("check", str(EXAMPLES), "--format", "json", "--compare-rules", "rulebook,bga")
        changed = [
            pathlib.Path(each["path"]).name
            for each in json.loads(done.out)["records"]
            if "R240" in {finding["code"] for finding in each["findings"]}
        ]
        self.assertEqual(changed, ["rulebook-or-bga.orion.yaml"])

    def test_the_hashes_find_the_slip_of_the_copy(self):
        text = (EXAMPLES / "disputes" / "position-hashes-copy.orion.yaml").read_bytes()
        (record,) = judged(text)
        claimed = [int(each) for each in re.findall(rb"move: (\d+), .*hash:", text)]
        failed = [each["move"] for each in record["findings"] if each["code"] == "C606"]
        self.assertEqual(claimed, [4, 8, 12, 15])
        self.assertEqual(failed, [12, 15], "moves 1 to 8 are the same in both copies")

    def test_line_ends_and_byte_order_mark_change_nothing(self):
        for path in GAMES + DISPUTES:
            lf = path.read_bytes()
            self.assertNotIn(b"\r", lf, path.name)
            want = judged(lf)
            for what, text in {
                "CRLF": lf.replace(b"\n", b"\r\n"),
                "BOM": b"\xef\xbb\xbf" + lf,
                "BOM and CRLF": b"\xef\xbb\xbf" + lf.replace(b"\n", b"\r\n"),
            }.items():
                with self.subTest(record=path.name, copy=what):
                    got = judged(text)
                    self.assertEqual([findings_of(each) for each in got], [findings_of(each) for each in want])
                    for key in ("verdict", "complete", "claims", "outcome", "line", "id"):
                        self.assertEqual([each[key] for each in got], [each[key] for each in want], key)

    def test_commands_in_the_comments(self):
        unused = dict(WANTED_COMMANDS)
        for path in GAMES + DISPUTES:
            lines = list(commands(path))
            folder = path.parent.name
            own = f"records/examples/{folder}/{path.name}"
            self.assertIn(f"orionref check {own}", lines, "the first thing to do with an example is to check it")
            for line in lines:
                with self.subTest(example=path.name, command=line):
                    words = shlex.split(line)[1:]
                    done = run(*words, where=SOURCE)
                    file = pathlib.Path(words[1])
                    self.assertTrue((SOURCE / file).exists(), f"{file} is not there")
                    what = " ".join([name_of(file), *words[2:]])
                    wrong = file.parent.name == "disputes" and run("check", str(SOURCE / file)).status == 1
                    status, said = 1 if wrong and words[0] == "check" else 0, ""
                    if what in WANTED_COMMANDS:
                        status, said = WANTED_COMMANDS[what]
                        unused.pop(what, None)
                    self.assertEqual(done.status, status, str(done))
                    self.assertIn(said, done.out.decode("utf-8"))
                    self.assertEqual(done.err, b"")
        self.assertEqual(unused, {}, "commands of the table that no comment has")

    def test_the_readme_lists_every_example_once(self):
        text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
        listed = re.findall(r"`((?:games|disputes)/[a-z0-9-]+\.orion\.yaml)`", text)
        there = [f"{path.parent.name}/{path.name}" for path in GAMES + DISPUTES]
        self.assertEqual(sorted(listed), sorted(there))


if __name__ == "__main__":
    unittest.main()
