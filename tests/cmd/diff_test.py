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
from program import ALL, CLEAN, EXAMPLES, ILLEGAL, STATION, fill, parsed, run

# An odd number of makers goes round: 500 pairs and a few, since not every game has a place for what is to be done.
DUELS, STATIONS = (1500, 1500) if ALL else (290, 270)


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
        self.assertGreaterEqual(len(self.pairs), 500)
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
            self.assertGreater(seen[standing], 10, seen)

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
        self.assertTrue(met[True] > 5 and met[False] > 5, met)

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
                shown.append((done.status, done.out.splitlines()[1:]))
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
            self.assertEqual(made["outcome_differs"], short(whole["a"]["outcome"]) != short(whole["b"]["outcome"]))

        self.each(check)

    def test_schema(self):
        values = [{"value": whole, "schema": "diff"} for _, whole in self.made]
        for value, wrong in zip(values, ajv_faults(values)):
            self.assertEqual(wrong, [], json.dumps(value)[:800])


if __name__ == "__main__":
    unittest.main()
