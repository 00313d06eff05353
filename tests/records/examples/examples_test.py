#!/usr/bin/env python3
"""The example records: each does what it is there for.

records/examples/games holds legal games only. Each record of records/examples/disputes has the findings of the table
below. Records of Orion Duel and of The Orion Station lie side by side; the names of the latter begin with `station-`, and
decks lie beside their records or in records/examples/decks. records/examples/tournament is a tournament whose table was
posted wrong, with all its records. The commands in the comments at the top of a record run, with the status and the words of their table. LF, CRLF
and byte order mark copies are judged alike.
"""

import hashlib
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
    return path.name.removesuffix(".yaml").removesuffix(".orion")


def of_station(path):
    return path.name.startswith("station-")


GAMES = sorted((EXAMPLES / "games").glob("*.orion.yaml"), key=name_of)
DISPUTES = sorted((EXAMPLES / "disputes").glob("*.orion.yaml"), key=name_of)
ROUNDS = sorted((EXAMPLES / "tournament").glob("round-*.orion.yaml"), key=name_of)
TOURNAMENTS = sorted(set((EXAMPLES / "tournament").iterdir()) - set(ROUNDS), key=name_of)
DECKS = sorted(set(EXAMPLES.rglob("*.yaml")) - set(GAMES) - set(DISPUTES) - set(ROUNDS) - set(TOURNAMENTS))

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

# The same for games of The Orion Station: who wins by the rules, who triggered the end, the codes of the notes.
WANTED_STATION_GAMES = {
    "station-as-recorded": [(["Vera"], "Vera", "R236")],
    "station-broken-off": [(None, None, ""), (None, None, ""), (None, None, "S605")],
    "station-five-players": [(["Lena"], "Mina", "")],
    "station-goods-dropped": [(None, None, "S605")],
    "station-player-leaves": [(["Cleo"], "Cleo", "")],
    "station-position-hashes": [(["Ines"], "Ines", "")],
    "station-reshuffles": [(["Will"], "Will", "")],
    "station-ssd-for-another": [(None, None, "S605")],
    "station-target-30": [(["Paul"], "Paul", "")],
    "station-tie-shared": [(["Dana", "Emil"], "Fatou", "")],
    "station-tie-trigger": [(["Vera"], "Vera", "")],
    "station-two-players": [(["Hugo"], "Gita", "")],
    "station-unseen-cards": [(["Jonas"], "Kofi", "R235")],
}

# What the disputes are there for: verdict, the first illegal move or turn, and every code in the order of the lines.
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
    "station-card-in-two-places": ("illegal", 3, "S800a"),
    "station-deck-changed": ("undetermined", None, "R225"),
    "station-defence-by-bystander": ("illegal", 3, "S401a"),
    "station-false-after": ("legal", None, "C618 S605"),
    "station-fourth-action": ("illegal", 5, "S202"),
    "station-price-miscounted": ("illegal", 4, "C616 S302c"),
    "station-ruling-stands": ("legal", None, "R231 R233"),
    "station-sale-without-goods": ("illegal", 3, "S303c"),
    "station-slip-in-a-card": ("illegal", 2, "S306b"),
    "station-ssd-against-sale": ("illegal", 5, "S502a"),
    "station-turn-too-many": ("illegal", 8, "S602b C612"),
    "station-two-winners": ("legal", None, "C611 C612"),
    "tile-used-up": ("illegal", 12, "D403c"),
    "token-not-joined": ("illegal", 17, "D405"),
    "wrong-player": ("illegal", 8, "D301"),
}

# The same for the games of the tournament, whatever the play gave or the result says.
WANTED_ROUNDS = {
    "round-1-table-1": ("Ada", "conditions"),
    "round-1-table-2": ("Cleo", "conditions"),
    "round-2-table-1": ("Ada", "conditions"),
    "round-2-table-2": ("Ben", "resignation"),
    "round-3-table-1": ("Dana", "conditions"),
}

# The manifests: claims, and every code.
WANTED_TOURNAMENTS = {
    "harbour-cup": ("hold", ""),
    "harbour-cup-as-posted": ("fail", "T743 T742"),
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
    "station-position-hashes --at 4": (0, "hd80f5a52ba3757d3"),
    "station-broken-off --record friday-station-2": (0, "friday-station-2"),
    "station-broken-off --require-result": (1, "error[S605]"),
    "station-target-30 --rules rulebook": (1, "error[C614]"),
    "station-target-30 --compare-rules rulebook+target=30,rulebook": (0, "warning[R240]"),
    "station-sale-without-goods --rules rulebook+sell-needs-goods=false": (0, "legal, complete, claims hold"),
    "station-as-recorded --at 6.0 {play: barter, target: Uma, gives: [steel], gets: [water], drew: [seeds]}": (1, "error[S306d]"),
    "station-player-leaves --at 6.2 {play: pickpocket, target: Ben}": (1, "error[S606]"),
    "station-price-miscounted": (1, "= buy price 6 − 1 for broker-licence = 5"),
    "station-price-miscounted --at 4.2": (0, "Lena has 7 legal actions"),
    "station-slip-in-a-card": (1, "did you mean `pickpocket`?"),
    "station-false-after": (1, "the last claim of this kind that held is that of turn 3"),
    "station-ssd-against-sale --at 5.1 sell: crystal": (0, "legal"),
    "summer-deck": (0, "legal: summer-deck, 8 different cards, 27 in all"),
    "club-night": (0, "legal: club-night, 29 different cards, 57 in all"),
    "harbour-cup-as-posted": (1, "error[T743]"),
    "S502a": (0, "S5.2"),
}


def findings_of(record):
    """Code, line and column of each finding, and of the places beside it."""
    found = []
    for each in record["findings"]:
        start, end = each["span"]["start"], each["span"]["end"]
        place = (start["line"], start["column"], end["line"], end["column"])
        found.append((each["code"], each.get("move"), place, json.dumps(each.get("related", []), sort_keys=True)))
    return found


def judged(path, text=None):
    """The verdicts of a file, or of other bytes in its place."""
    given = path.read_bytes() if text is None else text
    return json.loads(run("check", "--format", "json", "-", given=given, where=path.parent).out)["records"]


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
        wanted = {**WANTED_GAMES, **WANTED_STATION_GAMES}
        self.assertEqual([name_of(path) for path in GAMES], sorted(wanted), "the tables list every game")
        for path in GAMES:
            with self.subTest(game=path.name):
                records = judged(path)
                self.assertEqual({each["verdict"] for each in records}, {"legal"})
                self.assertNotIn("fail", {each["claims"] for each in records})
                told = "triggered_by" if of_station(path) else "how"
                outcomes = [each["outcome"] or {"winner": None, told: None} for each in records]
                given = [(each["winner"], each[told], codes(record)) for each, record in zip(outcomes, records)]
                self.assertEqual(given, wanted[name_of(path)])

    def test_every_way_to_end_is_shown(self):
        shown = set()
        for path in GAMES:
            for record in judged(path):
                outcome = record["outcome"]
                if outcome is None or of_station(path):
                    continue
                if outcome["how"] == "conditions":
                    shown |= set(outcome["conditions"][outcome["winner"]])
                else:
                    shown.add((outcome["how"], outcome["winner"] == "tie"))
        ways = {"link", "galaxies", "black-holes", ("token-score", False), ("token-score", True)}
        self.assertEqual(shown, ways | {("no-placement", False)})

    def test_every_way_to_win_at_the_station_is_shown(self):
        """Whether the win is shared, whether who triggered the end is among the winners, whether there was a tie."""
        shown = set()
        for path in filter(of_station, GAMES):
            for record in judged(path):
                outcome = record["outcome"]
                if outcome is None:
                    continue
                most = max(outcome["credits"].values())
                tied = sum(each == most for each in outcome["credits"].values()) > 1
                shown.add((len(outcome["winner"]) > 1, outcome["triggered_by"] in outcome["winner"], tied))
        alone = {(False, True, False), (False, False, False)}
        self.assertEqual(shown, alone | {(False, True, True), (True, False, True)})

    def test_decks(self):
        self.assertEqual([name_of(path) for path in DECKS], ["trade-demo", "summer-deck", "club-night"])
        for path in DECKS:
            with self.subTest(deck=path.name):
                (record,) = judged(path)
                self.assertEqual((record["verdict"], codes(record)), ("legal", ""))

    def test_the_changed_deck_is_the_pinned_one_but_for_a_price(self):
        deck = (EXAMPLES / "disputes" / "summer-deck.yaml").read_bytes()
        pinned = (EXAMPLES / "disputes" / "station-deck-changed.orion.yaml").read_bytes()
        before = deck.replace(b"buy: 3, sell: 8", b"buy: 3, sell: 7")
        self.assertIn(hashlib.sha256(before).hexdigest().encode(), pinned)
        self.assertNotIn(hashlib.sha256(deck).hexdigest().encode(), pinned)

    def test_disputes(self):
        self.assertEqual([name_of(path) for path in DISPUTES], sorted(WANTED_DISPUTES), "the table lists every dispute")
        for path in DISPUTES:
            with self.subTest(dispute=path.name):
                (record,) = judged(path)
                letter, unit = ("S", "turn") if of_station(path) else ("D", "move")
                illegal = [each[unit] for each in record["findings"] if each["code"][0] == letter and unit in each]
                errors = [each for each in record["findings"] if each["severity"] == "error"]
                given = (
                    record["verdict"],
                    illegal[0] if illegal and record["verdict"] == "illegal" else None,
                    codes(record),
                )
                self.assertEqual(given, WANTED_DISPUTES[name_of(path)])
                status = run("check", str(path)).status
                self.assertEqual(status, 1 if errors else 0)

    def test_rounds_of_the_tournament(self):
        self.assertEqual([name_of(path) for path in ROUNDS], sorted(WANTED_ROUNDS), "the table lists every game")
        for path in ROUNDS:
            with self.subTest(game=path.name):
                (record,) = judged(path)
                self.assertEqual((record["verdict"], record["complete"], codes(record)), ("legal", True, ""))
                text = path.read_text(encoding="utf-8")
                colour = re.search(r"^result: \{winner: (\w+)", text, re.M)[1]
                winner = re.search(rf"^players: .*\b{colour}: (\w+)", text, re.M)[1]
                ended = record["outcome"] or record["broken_off"]
                self.assertEqual((winner, ended["how"]), WANTED_ROUNDS[name_of(path)])

    def test_the_tournament_as_posted_and_as_settled(self):
        self.assertEqual([name_of(path) for path in TOURNAMENTS], sorted(WANTED_TOURNAMENTS), "and nothing else lies there")
        for path in TOURNAMENTS:
            with self.subTest(tournament=path.name):
                done = run("check", "--format", "json", str(path))
                records = json.loads(done.out)["records"]
                self.assertEqual([pathlib.Path(each["path"]) for each in records], [*ROUNDS, path], "its games, then itself")
                given = (records[-1]["claims"], codes(records[-1]))
                self.assertEqual(given, WANTED_TOURNAMENTS[name_of(path)])
                self.assertEqual(done.status, 1 if "fail" in given else 0)
        whole = json.loads(run("check", "--format", "json", str(EXAMPLES / "tournament")).out)
        self.assertEqual(len(whole["records"]), len(ROUNDS) + len(TOURNAMENTS), "each record once")

    def test_only_the_claim_was_settled(self):
        """The two manifests differ in their comments and in the claimed table, and the table is the computed one."""
        posted, settled = (
            [line for line in (EXAMPLES / "tournament" / f"{name}.orion.yaml").read_text(encoding="utf-8").splitlines()
             if not line.startswith("#")]
            for name in ("harbour-cup-as-posted", "harbour-cup")
        )
        at = settled.index("standings:")
        self.assertEqual(posted[: at + 1], settled[: at + 1])
        self.assertNotEqual(posted, settled)
        table = run("standings", str(EXAMPLES / "tournament" / "harbour-cup.orion.yaml"), "--format", "json").out
        lines = [f"  - {{player: {each['player']}, points: {each['points']:g}}}" for each in json.loads(table)["standings"]]
        self.assertEqual(settled[at + 1 :], lines)

    def test_ids_are_unique(self):
        ids = [record["id"] for path in GAMES + DISPUTES + ROUNDS for record in judged(path) if record["id"]]
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
        path = EXAMPLES / "disputes" / "position-hashes-copy.orion.yaml"
        (record,) = judged(path)
        claimed = [int(each) for each in re.findall(rb"move: (\d+), .*hash:", path.read_bytes())]
        failed = [each["move"] for each in record["findings"] if each["code"] == "C606"]
        self.assertEqual(claimed, [4, 8, 12, 15])
        self.assertEqual(failed, [12, 15], "moves 1 to 8 are the same in both copies")

    def test_line_ends_and_byte_order_mark_change_nothing(self):
        for path in GAMES + DISPUTES + ROUNDS + DECKS:
            lf = path.read_bytes()
            self.assertNotIn(b"\r", lf, path.name)
            want = judged(path)
            for what, text in {
                "CRLF": lf.replace(b"\n", b"\r\n"),
                "BOM": b"\xef\xbb\xbf" + lf,
                "BOM and CRLF": b"\xef\xbb\xbf" + lf.replace(b"\n", b"\r\n"),
            }.items():
                with self.subTest(record=path.name, copy=what):
                    got = judged(path, text)
                    self.assertEqual([findings_of(each) for each in got], [findings_of(each) for each in want])
                    for key in ("verdict", "complete", "claims", "outcome", "line", "id"):
                        self.assertEqual([each[key] for each in got], [each[key] for each in want], key)

    def test_commands_in_the_comments(self):
        unused = dict(WANTED_COMMANDS)
        for path in GAMES + DISPUTES + ROUNDS + TOURNAMENTS + [each for each in DECKS if each.parent.name != "decks"]:
            lines = list(commands(path))
            folder = path.parent.name
            own = f"records/examples/{folder}/{path.name}"
            self.assertIn(f"orionref check {own}", lines, "the first thing to do with an example is to check it")
            for line in lines:
                with self.subTest(example=path.name, command=line):
                    words = shlex.split(line)[1:]
                    done = run(*words, where=SOURCE)
                    file = pathlib.Path(words[1])
                    if words[0] != "explain":
                        self.assertTrue((SOURCE / file).exists(), f"{file} is not there")
                    what = " ".join([name_of(file), *words[2:]])
                    wrong = file.parent.name != "games" and run("check", str(SOURCE / file)).status == 1
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
        listed = re.findall(r"`((?:games|disputes|decks|tournament)/[a-z0-9-]+(?:\.orion)?\.yaml)` \|", text)
        there = [f"{path.parent.name}/{path.name}" for path in GAMES + DISPUTES + ROUNDS + TOURNAMENTS + DECKS]
        self.assertEqual(sorted(listed), sorted(there))


if __name__ == "__main__":
    unittest.main()
