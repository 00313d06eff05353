#!/usr/bin/env python3
"""`diff`: 500 pairs of records of which it is known what was done to one to make the other; and what cannot be compared."""

import collections
import json
import os
import pathlib
import tempfile
import unittest

from diff_pairs import SAME, duel_pairs, station_pairs
from json_ajv_test import faults as ajv_faults
from program import ALL, CLEAN, CONFORMANCE, EXAMPLES, ILLEGAL, STATION, fill, game_examples, parsed, run

# More than 500 pairs, since not every game has a place for what is to be done; fewer where a program with sanitizers is
# ten times slower.
SLOW = "ASAN_OPTIONS" in os.environ or b"as Debug" in run("--version").out
DUELS, STATIONS = (1500, 1500) if ALL else (70, 70) if SLOW else (290, 270)
LEAST = 100 if SLOW and not ALL else 500


def diff(a, b, *more, given=None, where=None):
    done = run("diff", a, b, *more, "--format", "json", given=given, where=where)
    assert done.err == b"", done
    return done.status, parsed(done.out)


def sequence_of(made):
    edits = [[each["a"]["from"], each["a"]["count"], each["b"]["from"], each["b"]["count"]] for each in made["edits"]]
    return {"shape": made["shape"], "a": made["a"], "b": made["b"], "edits": edits}


def statement(whole):
    """What `diff` says in short."""
    made = whole["difference"]
    said = {
        "same": whole["same"], "colours": made["colours_exchanged"],
        "topics": [" ".join(filter(None, (each["topic"], each.get("how")))) for each in made["topics"]],
        "remarks": [[each["remark"], each["a"]] for each in made["remarks"]],
        "first": None, "meeting": None,
    }
    key = "turns" if "turns" in made else "moves"
    said[key] = sequence_of(made[key])
    if key == "turns":
        said["changed"] = [[each["a"], each["differs"], sequence_of(each["actions"])] for each in made["changed_turns"]]
    if made["first"]:
        said["first"] = {name: made["first"][name] for name in ("move", "turn", "part", "action", "differs") if name in made["first"]}
    if made["meeting"]:
        said["meeting"] = [made["meeting"]["a"], made["meeting"]["b"], made["meeting"]["to_the_end"]]
    return said


def mirrored(whole):
    """The same difference of B and A."""
    def turn(value):
        if isinstance(value, dict):
            made = {key: turn(each) for key, each in value.items() if key != "words"}
            if "a" in made and "b" in made:
                made["a"], made["b"] = made["b"], made["a"]
            if made.get("shape") in ("inserted", "omitted"):
                made["shape"] = "omitted" if made["shape"] == "inserted" else "inserted"
            if made.get("legal") in ("a", "b"):
                made["legal"] = "b" if made["legal"] == "a" else "a"
            made.pop("position_hash", None)  # of A's position, which has A's colours and names
            if made.get("topic") == "hand" or "what" in made:
                made.pop("player", None)  # as A calls them
            return made
        return [turn(each) for each in value] if isinstance(value, list) else value
    return turn(whole["difference"])


def unworded(value):
    if isinstance(value, dict):
        kept = {key: unworded(each) for key, each in value.items() if key not in ("words", "position_hash")}
        if kept.get("topic") == "hand" or "what" in kept:
            kept.pop("player", None)
        return kept
    return [unworded(each) for each in value] if isinstance(value, list) else value


def faults_of(record, point):
    """The codes with which `check` finds a move, or a turn or action, illegal."""
    found = []
    for each in record["findings"]:
        if each["severity"] != "error" or each["code"][0] not in "DS":
            continue
        if "move" in point:
            here = each.get("move") == point["move"]
        else:
            here = each.get("turn") == point["turn"]
            here = here and (point["part"] == "turn" or each.get("action") == point.get("action"))
        if here:
            found.append(each["code"])
    return found


def stopped_before(record, point):
    """Whether an illegal move, turn or action in front of a point stops the record."""
    key = lambda where: (where.get("move") or where.get("turn") or 0, where.get("action") or 0)
    return any(
        each["severity"] == "error" and each["code"][0] in "DS" and (each.get("move") or each.get("turn"))
        and key(each) < key(point)
        for each in record["findings"]
    )


class Pairs(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.pairs = [*duel_pairs(DUELS, 4000), *station_pairs(STATIONS, 7000)]
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = pathlib.Path(temporary.name)
        cls.made = []
        for index, pair in enumerate(cls.pairs):
            fill(cls.folder, {f"{index}.a.yaml": pair.a.encode(), f"{index}.b.yaml": pair.b.encode()})
            cls.made.append(diff(f"{index}.a.yaml", f"{index}.b.yaml", where=cls.folder))

    def each(self, check):
        """Calls `check(index, pair, status, whole)` for every pair."""
        for index, (pair, (status, whole)) in enumerate(zip(self.pairs, self.made)):
            with self.subTest(what=pair.what, pair=index):
                check(index, pair, status, whole)

    def test_what_was_done_is_said(self):
        self.assertGreaterEqual(len(self.pairs), LEAST)
        def check(index, pair, status, whole):
            said = statement(whole)
            want = {**said, **{key: each for key, each in pair.said.items() if key in said}}
            self.assertEqual(said, want)
            self.assertEqual(status, 0 if pair.said["same"] else 1)
            if "first_turn" in pair.said:
                self.assertEqual(said["first"]["turn"], pair.said["first_turn"])
            for record in (whole["a"], whole["b"]):
                self.assertIn(record["verdict"], ("legal", "illegal"), record["findings"])

        self.each(check)

    def test_legality_is_as_check_says(self):
        seen = collections.Counter()
        def check(index, pair, status, whole):
            first = whole["difference"]["first"]
            if not first:
                return
            legal = []
            for side in ("a", "b"):
                if first[side] is None:
                    continue
                codes = faults_of(whole[side], first)
                self.assertEqual([each["code"] for each in first[side]["faults"]], codes)
                want = "illegal" if codes else "not-judged" if stopped_before(whole[side], first) else "legal"
                if whole[side]["findings"] and "S102a" in [each["code"] for each in whole[side]["findings"]] and want == "legal":
                    continue
                if first[side]["standing"] != "withdrawn":
                    self.assertEqual(first[side]["standing"], want)
                seen[first[side]["standing"]] += 1
                legal += [side] if first[side]["standing"] == "legal" else []
            self.assertEqual(first["legal"], {0: "neither", 1: "".join(legal), 2: "both"}[len(legal)])

        self.each(check)
        for standing in ("legal", "illegal", "withdrawn"):
            self.assertGreater(seen[standing], LEAST // 50, seen)

    def test_swapped_moves_meet_where_both_are_followed(self):
        met = collections.Counter()
        def check(index, pair, status, whole):
            last = pair.said.get("meeting_if_followed_to")
            if last is None:
                return
            illegal = stopped_before(whole["b"], {"move": last + 1})
            ended = (whole["b"]["outcome"] or {}).get("after_move", last) < last
            met[illegal] += 1
            meeting = statement(whole)["meeting"]
            self.assertEqual(meeting, None if illegal or ended else [{"move": last}, {"move": last}, True])

        self.each(check)
        self.assertTrue(met[True] > LEAST // 200 and met[False] > LEAST // 200, met)

    def test_where_they_meet_the_positions_are_equal(self):
        checked = collections.Counter()
        def check(index, pair, status, whole):
            meeting = whole["difference"]["meeting"]
            if not meeting or checked[pair.what] >= 6:
                return
            shown = []
            for side in ("a", "b"):
                point = meeting[side]
                at = str(point.get("move", point.get("turn")))
                if point.get("part") in ("draw", "action"):
                    at += f".{point.get('action', 0)}"
                done = run("show", f"{index}.{side}.yaml", "--at", at, where=self.folder)
                # The plot of credits shows how it came to that.
                shown.append((done.status, done.out.partition(b"\ncredits: ")[0].splitlines()[1:]))
            if whole["a"]["game"] == "orion-duel":
                shown = [(status, [line for line in lines if b"position" in line]) for status, lines in shown]
            self.assertEqual(shown[0], shown[1])
            checked[pair.what] += 1

        self.each(check)
        self.assertGreaterEqual(len(checked), 3, checked)

    def test_b_and_a_is_the_mirror_of_a_and_b(self):
        def check(index, pair, status, whole):
            if index % 4 == 0:
                other_status, other = diff(f"{index}.b.yaml", f"{index}.a.yaml", where=self.folder)
                self.assertEqual(other_status, status)
                self.assertEqual(mirrored(other), unworded(whole["difference"]))

        self.each(check)

    def test_outcomes(self):
        def check(index, pair, status, whole):
            made = whole["difference"]
            self.assertEqual(made["verdict_differs"], whole["a"]["verdict"] != whole["b"]["verdict"])
            if made["colours_exchanged"] or pair.what in ("named_station", "reordered_station", "players renamed"):
                return
            short = lambda outcome: outcome and {key: each for key, each in outcome.items() if not key.startswith(("after", "evid"))}
            ends = [(short(whole[side]["outcome"]), whole[side]["broken_off"]) for side in ("a", "b")]
            self.assertEqual(made["outcome_differs"], ends[0] != ends[1])

        self.each(check)

    def test_text_says_the_same(self):
        """For some of each kind: the sentence of the JSON, both places, and which is legal."""
        printed = collections.Counter()

        def check(index, pair, status, whole):
            if printed[pair.what] >= 3:
                return
            printed[pair.what] += 1
            done = run("diff", f"{index}.a.yaml", f"{index}.b.yaml", where=self.folder)
            self.assertEqual((done.status, done.err), (status, b""), done)
            out = done.out.decode()
            made = whole["difference"]
            self.assertIn("\nthe same game: " if whole["same"] else "\nnot the same game: ", out)
            self.assertIn(made["turns" if "turns" in made else "moves"]["words"] + "\n", out)
            for each in made.get("changed_turns", []):
                if each["actions"]["shape"] != "same":
                    self.assertIn(f"in turn {each['a']}: {each['actions']['words']}\n", out)
            for side in ("a", "b"):
                version = made["first"] and made["first"][side]
                if version:
                    at = version["span"]["start"]
                    words = version["standing"].replace("withdrawn", "withdrawn by a ruling").replace("not-j", "not j")
                    line = f"{side.upper()} {index}.{side}.yaml:{at['line']}:{at['column']}: {version['text']}: {words}"
                    self.assertIn(line, out)
                    for fault in version["faults"]:
                        self.assertIn(f"= {fault['code']}: {fault['message']}\n", out)
            self.assertEqual("they meet again after" in out or " and meet after" in out, bool(made["meeting"]))
            self.assertEqual("colours are exchanged" in out, made["colours_exchanged"])

        self.each(check)

    def test_schema(self):
        values = [{"value": whole, "schema": "diff"} for _, whole in self.made]
        for value, wrong in zip(values, ajv_faults(values)):
            self.assertEqual(wrong, [], json.dumps(value)[:800])


class OneRecord(unittest.TestCase):
    def test_a_record_is_the_same_game_as_itself(self):
        files = game_examples()
        self.assertGreater(len(files), 40)
        unreadable = 0
        for path in files:
            with self.subTest(path=path.name):
                status, whole = diff(path, path)
                unreadable += whole["not_compared"] == "no-game"
                self.assertEqual(status, 0 if whole["same"] else 1)
                if not whole["not_compared"]:
                    self.assertTrue(whole["same"])
                    self.assertEqual(whole["difference"]["remarks"], [])
        self.assertEqual(unreadable, 1)  # slip-of-the-pen

    def test_records_of_the_conformance_suite(self):
        for game in ("duel", "station"):
            for path in sorted((CONFORMANCE.parent / game).glob("*cases*.yaml")):
                records = run("check", path, "--format", "ndjson").out.count(b"\n") - 1
                for number in range(1, records + 1, 1 if ALL else 23):
                    with self.subTest(path=path.name, record=number):
                        _, whole = diff(path, path, "--record-a", str(number), "--record-b", str(number))
                        self.assertTrue(whole["same"] or whole["not_compared"], whole)


class Files(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        archive = b"---\nid: one\n" + CLEAN + b"---\nid: two\n" + ILLEGAL + b"---\nid: two\n" + CLEAN
        fill(self.folder, {
            "a.yaml": CLEAN, "illegal.yaml": ILLEGAL, "one.yaml": b"id: one\n" + CLEAN, "two.yaml": b"id: two\n" + CLEAN,
            "archive.yaml": archive, "slip.yaml": CLEAN.replace(b"moves", b"movse"), "empty.yaml": b"# nothing\n",
            "deck.yaml": (EXAMPLES / "decks" / "trade-demo.yaml").read_bytes(),
            "station.yaml": STATION + b"deck: trade-demo\nsetup: {hands: {}}\nturns: []\n",
            "none.yaml": CLEAN.replace(b"moves:\n  - orange: e4 e5 / f5\n", b"moves: []\n"),
            "setup.yaml": CLEAN.replace(b"name: symmetric-2", b"galaxies: a2 a3 a4, black-holes: k7"),
            "open.yaml": CLEAN.replace(b", start: orange", b""),
            "names.yaml": CLEAN.replace(b"Ada", b'"A\\u202Eda"'), "cut.yaml": b"game: [orion-duel\n",
        })

    def diff(self, *arguments, given=None):
        return run("diff", *arguments, where=self.folder, given=given)

    def json(self, *arguments, given=None):
        return diff(*arguments, given=given, where=self.folder)[1]

    def test_standard_input(self):
        self.assertEqual(self.diff("a.yaml", "-", given=CLEAN).status, 0)
        self.assertEqual(self.diff("-", "a.yaml", given=ILLEGAL).status, 1)
        done = self.diff("-", "-", given=CLEAN)
        self.assertEqual((done.status, done.out), (2, b""), done)
        self.assertIn(b"standard input holds one of the two", done.err)

    def test_which_record(self):
        def numbers(*arguments):
            whole = self.json(*arguments)
            return whole["a"]["document"], whole["b"]["document"]

        self.assertEqual(numbers("a.yaml", "archive.yaml"), (1, 1))
        self.assertEqual(numbers("one.yaml", "archive.yaml"), (1, 1))
        self.assertEqual(numbers("archive.yaml", "one.yaml", "--record-a", "3"), (3, 1))
        # Two have that id: it is not guessed which is meant.
        self.assertEqual(numbers("two.yaml", "archive.yaml"), (1, 1))
        self.assertEqual(numbers("archive.yaml", "archive.yaml", "--record-a", "two"), (2, 1))
        self.assertEqual(numbers("archive.yaml", "archive.yaml", "--record-b", "2"), (1, 2))
        self.assertEqual(numbers("archive.yaml", "archive.yaml", "--record-b", "one", "--record-a", "2"), (2, 1))
        self.assertEqual(numbers("archive.yaml", "archive.yaml", "--record-b", "one"), (1, 1))

    def test_what_is_not_there(self):
        for arguments, status, words in (
            (("a.yaml", "nowhere.yaml"), 3, b"cannot read nowhere.yaml"),
            ((".", "a.yaml"), 3, b"cannot read ."),
            (("a.yaml", "archive.yaml", "--record-b", "9"), 2, b"archive.yaml has no record 9"),
            (("archive.yaml", "a.yaml", "--record-a", "final"), 2, b"archive.yaml has no record final"),
            (("empty.yaml", "a.yaml"), 2, b"empty.yaml has no record\n"),
            (("a.yaml",), 2, b"--help"),
            (("a.yaml", "a.yaml", "--format", "yaml"), 2, b"--format"),
            (("a.yaml", "a.yaml", "--rules", "chess"), 2, b"chess"),
            (("a.yaml", "a.yaml", "--record-a", ""), 2, b"--record-a"),
        ):
            with self.subTest(arguments=arguments):
                done = self.diff(*arguments)
                self.assertEqual((done.status, done.out), (status, b""), done)
                self.assertIn(words, done.err)

    def test_what_cannot_be_read(self):
        for name, code in (("slip.yaml", b"R205"), ("cut.yaml", b"Y1"), ("deck.yaml", b"trade-demo")):
            for arguments, alone in ((("a.yaml", name), b"A alone"), ((name, "a.yaml"), b"B alone"), ((name, name), b"neither of the two")):
                with self.subTest(arguments=arguments):
                    done = self.diff(*arguments)
                    self.assertEqual((done.status, done.err), (1, b""), done)
                    self.assertTrue(done.out.startswith(b"not compared: a game can be read in " + alone), done)
                    self.assertIn(code, done.out)
                    whole = self.json(*arguments)
                    self.assertEqual((whole["same"], whole["not_compared"], whole["difference"]), (False, "no-game", None))

    def test_other_games(self):
        done = self.diff("a.yaml", "station.yaml")
        self.assertEqual(done.status, 1)
        self.assertIn(b"not the same game: A is of orion-duel, B of orion-station\n", done.out)
        self.assertEqual(self.json("station.yaml", "a.yaml")["not_compared"], "other-game")

    def test_games_that_cannot_be_played(self):
        for name, shape, topics in (
            ("none.yaml", "cut-short", []), ("setup.yaml", "same", ["galaxies", "black-holes"]), ("open.yaml", "same", ["start"]),
        ):
            with self.subTest(name=name):
                made = self.json("a.yaml", name)["difference"]
                self.assertEqual((made["moves"]["shape"], [each["topic"] for each in made["topics"]]), (shape, topics))
                self.assertEqual(self.json(name, name)["same"], True)
        self.assertIn(b"neither has a move", self.diff("none.yaml", "none.yaml").out)
        self.assertIn(b"B stops before the first move, A has 1 move\n", self.diff("a.yaml", "none.yaml").out)

    def test_rules_and_what_is_illegal(self):
        by_bga = self.json("a.yaml", "illegal.yaml", "--rules", "bga")
        self.assertEqual([by_bga[side]["rules"]["profile"] for side in "ab"], ["bga", "bga"])
        fill(self.folder, {".orionref.yaml": b"format: 1\nrules: bga\n"})
        self.assertEqual(self.json("a.yaml", "illegal.yaml")["a"]["rules"]["profile"], "bga")
        self.assertEqual(self.json("a.yaml", "illegal.yaml", "--no-config")["a"]["rules"]["profile"], "rulebook")
        longer = ILLEGAL.replace(b"  - blue: f5\n", b"  - blue: f5\n  - orange: g8\n")
        other = longer.replace(b"g8", b"g9")
        fill(self.folder, {"longer.yaml": longer, "other.yaml": other})
        first = self.json("longer.yaml", "other.yaml")["difference"]["first"]
        self.assertEqual((first["legal"], first["a"]["standing"]), ("neither", "not-judged"))
        first = self.json("longer.yaml", "other.yaml", "--after-illegal", "skip")["difference"]["first"]
        self.assertEqual((first["legal"], first["a"]["standing"]), ("both", "legal"))

    def test_names_are_escaped(self):
        done = self.diff("a.yaml", "names.yaml")
        self.assertEqual(done.status, 1)
        self.assertIn(b"B has blue: A\\xe2\\x80\\xaeda, orange: Ben (names.yaml:3:10)\n", done.out)
        self.assertNotIn("\u202e".encode(), done.out)

    def test_schema(self):
        pairs = [("a.yaml", name) for name in ("a.yaml", "slip.yaml", "cut.yaml", "deck.yaml", "station.yaml", "none.yaml", "setup.yaml",
                                               "open.yaml", "names.yaml", "illegal.yaml")] + [("station.yaml", "station.yaml")]
        values = [{"value": self.json(*pair), "schema": "diff"} for pair in pairs]
        self.assertEqual(ajv_faults(values), [[]] * len(values))
        good = values[-2]["value"]
        broken = [{**good, "same": "no"}, {**good, "difference": None}, {**good, "more": 1}, {**good, "not_compared": "no-game"}]
        for wrong in ajv_faults([{"value": value, "schema": "diff"} for value in broken]):
            self.assertNotEqual(wrong, [])


if __name__ == "__main__":
    unittest.main()
