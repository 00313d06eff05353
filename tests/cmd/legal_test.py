#!/usr/bin/env python3
"""`legal`: the lists agree with `perft`, an answer agrees with `check`, and what cannot be asked is told."""

import collections
import json
import pathlib
import re
import tempfile
import unittest

from program import ALL, CLEAN, CONFORMANCE, EXAMPLES, SOURCE, fill, run

STATION = SOURCE / "tests" / "conformance" / "station"
DISPUTE = EXAMPLES / "disputes" / "token-not-joined.orion.yaml"
TILES = ["single", "pair", "duo", "line", "bend", "triangle"]


def at_the_start(setup, start, bends):
    return f"""game: orion-duel
format: 1
rules: {{base: rulebook, bends: {bends}}}
players: {{blue: Ada, orange: Ben}}
setup: {{name: {setup}, start: {start}}}
moves: []
""".encode()


def kind_of(placement):
    """The kind of a tile from its spaces alone: by the number of hexagons, and for three by how they touch."""
    own, _, other = placement.partition(" / ")
    spaces = own.split() + other.split()
    if len(spaces) < 3:
        return "single" if len(spaces) == 1 else "duo" if other else "pair"
    points = [("abcdefghijk".index(each[0]), int(each[1:])) for each in spaces]

    def step(a, b):
        return (b[0] - a[0], b[1] - a[1])

    near = {(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)}
    touching = [step(a, points[2]) for a in points[:2] if step(a, points[2]) in near]
    if len(touching) == 2:
        return "triangle"
    first, second = (points[0], points[1]) if step(points[1], points[2]) in near else (points[1], points[0])
    return "line" if step(first, second) == step(second, points[2]) else "bend"


class AsPerft(unittest.TestCase):
    """At the start of the named set-ups, by sum, by kind and by placement."""

    def test_all_set_ups(self):
        for setup in ("symmetric-1", "symmetric-2", "symmetric-3"):
            for start in ("blue", "orange"):
                for bends in ("either", "as-printed"):
                    with self.subTest(setup=setup, start=start, bends=bends):
                        self.compare(setup, start, bends)

    def compare(self, setup, start, bends):
        rules = ["--rules", f"rulebook+bends={bends}"]
        counted = run("perft", setup, "1", "--start", start, *rules)
        divided = run("perft", setup, "1", "--start", start, "--divide", *rules).out.decode().splitlines()[:-1]
        given = at_the_start(setup, start, bends)
        listed = json.loads(run("legal", "-", "--format", "json", given=given).out)
        self.assertEqual(listed["to_move"], start)
        self.assertEqual(listed["count"], int(counted.out))
        self.assertEqual(
            sorted(f"{start}: {each['placement']}" for each in listed["placements"]),
            sorted(line.rpartition("  ")[0] for line in divided),
        )
        kinds = collections.Counter(kind_of(line.rpartition("  ")[0].partition(": ")[2]) for line in divided)
        self.assertEqual([each["tile"] for each in listed["tiles"]], TILES)
        self.assertEqual({each["tile"]: each["count"] for each in listed["tiles"]}, dict(kinds))
        self.assertEqual({kind_of(each["placement"]) == each["tile"] for each in listed["placements"]}, {True})
        self.check_text(run("legal", "-", given=given).out.decode(), listed)

    def check_text(self, text, listed):
        """The same placements under the same headings, on lines that fit a screen."""
        under = collections.defaultdict(list)
        tile = None
        for line in text.splitlines()[1:]:
            self.assertLessEqual(len(line), 96)
            if heading := re.match(r"  (\w+), (\d) left: (\d+) placements?$", line):
                tile = heading[1]
                under[tile] += [int(heading[3])]
                continue
            spaces = line[7:].rstrip(",").split(", ")
            under[tile] += spaces
            column = line[4] if line[4] != " " else column
            self.assertEqual({each[0] for each in spaces}, {column})
        for kind in listed["tiles"]:
            placements = [each["placement"] for each in listed["placements"] if each["tile"] == kind["tile"]]
            self.assertEqual(under[kind["tile"]], [kind["count"], *placements])


class AsChecked(unittest.TestCase):
    """The record's first illegal move, asked about at its place, has the codes that `check` reports; sampled here, every
    move of every case is compared in tests/records/judge/asked_test.cpp."""

    EVERY = 1 if ALL else 12

    def codes(self, findings):
        return [each["code"] for each in findings if each["code"][0] in "DS" and each["severity"] == "error"]

    def test_duel(self):
        judged = self.records(CONFORMANCE / "duel-cases.yaml")
        compared = 0
        for record in judged:
            broken = [each for each in record["findings"] if each.get("move") and each["severity"] == "error"]
            broken = [each for each in broken if each["code"].startswith("D")]
            if record["verdict"] != "illegal" or not broken:
                continue
            compared += 1
            if compared % self.EVERY:
                continue
            move = broken[0]["move"]
            asked = self.line_of(CONFORMANCE / "duel-cases.yaml", broken[0])
            self.compare(CONFORMANCE / "duel-cases.yaml", record, str(move - 1), asked, self.codes(broken))
        self.assertGreater(compared, 80)

    def test_station(self):
        judged = self.records(STATION / "station-cases.yaml")
        compared = 0
        for record in judged:
            broken = [each for each in record["findings"] if each.get("action") and each["severity"] == "error"]
            broken = [each for each in broken if each["code"].startswith("S")]
            if not broken:
                continue
            compared += 1
            if compared % self.EVERY:
                continue
            at = f"{broken[0]['turn']}.{broken[0]['action'] - 1}"
            asked = self.line_of(STATION / "station-cases.yaml", broken[0])
            self.compare(STATION / "station-cases.yaml", record, at, asked, self.codes(broken))
        self.assertGreater(compared, 50)

    def records(self, path):
        return json.loads(run("check", "--format", "json", path).out)["records"]

    def line_of(self, path, finding):
        line = path.read_text(encoding="utf-8").splitlines()[finding["span"]["start"]["line"] - 1]
        self.assertRegex(line, r"^\s*- ")
        return line.strip().removeprefix("- ")

    def compare(self, path, record, at, asked, codes):
        with self.subTest(record=record["id"], at=at, asked=asked):
            done = run("legal", path, "--record", str(record["document"]), "--at", at, asked, "--format", "json")
            self.assertEqual((done.status, done.err), (1, b""), done)
            answer = json.loads(done.out)
            self.assertEqual(self.codes(answer["findings"]), codes)
            # Every sentence of the advice is told on the first finding.
            for change in answer["advice"]["legal_if"]:
                self.assertTrue(any(change["words"] in note for note in answer["findings"][0]["notes"]))


class Advice(unittest.TestCase):
    """What is said to be legal is, when it is asked about."""

    def legal(self, *arguments):
        return run("legal", *arguments).status == 0

    def advice(self, *arguments):
        return json.loads(run("legal", *arguments, "--format", "json").out)["advice"]

    def test_placements_near_by(self):
        for asked in ("blue: a2 b2 / a3", "blue: a2 b2 / b3", "blue: d5 / d6"):
            advice = self.advice(DISPUTE, "--at", "16", asked)
            self.assertTrue(advice["instead"] or advice["legal_if"])
            for each in advice["instead"]:
                self.assertTrue(self.legal(DISPUTE, "--at", "16", f"blue: {each}"), each)

    def test_actions(self):
        path = EXAMPLES / "games" / "station-two-players.orion.yaml"
        instead = after = 0
        for at in ("3.0", "5.1", "6.1", "8.2", "9.2", "10.1"):
            for asked in ("sell: ice", "sell: grain", "buy: crystal", "{install: relay}", "{drop: [ore]}", "{play: loan}"):
                if self.legal(path, "--at", at, asked):
                    continue
                advice = self.advice(path, "--at", at, asked)
                for each in advice["instead"]:
                    if "…" in each or " of " in each:
                        continue
                    self.assertTrue(self.legal(path, "--at", at, "{" + each + "}"), (at, each))
                    instead += 1
                after += len(advice["after"])
        self.assertGreater(instead, 5)
        self.assertGreater(after, 2)


UNSEEN = EXAMPLES / "games" / "station-unseen-cards.orion.yaml"


class UnseenCards(unittest.TestCase):
    """What was not seen is not told to be absent."""

    def listed(self, at):
        return json.loads(run("legal", UNSEEN, "--at", at, "--format", "json").out)

    def test_a_hand_that_nobody_saw(self):
        text = run("legal", UNSEEN, "--at", "2").out.decode()
        self.assertIn(" cards of the hand were not seen; the list is of the cards that were: ", text)
        self.assertIn("more may be legal (buy, ", text)
        self.assertIn("buy: nothing; no goods card among those that were seen; ", text)
        self.assertNotRegex(text, "card in hand|support in hand")
        self.assertEqual(run("legal", UNSEEN, "--at", "2", "buy: ice").status, 0)
        listed = self.listed("2")
        self.assertGreater(listed["unseen_cards"], 3)
        may = {each["action"]: each["unseen_cards_may_allow"] for each in listed["kinds"]}
        self.assertEqual([kind for kind in may if may[kind]], ["buy", "install", "play"])

    def test_no_action_is_left(self):
        listed = self.listed("3.7")
        self.assertGreater(listed["unseen_cards"], 0)
        self.assertFalse(any(each["unseen_cards_may_allow"] for each in listed["kinds"]), listed["kinds"])
        self.assertIn("with the others, no more is legal\n", run("legal", UNSEEN, "--at", "3.7").out.decode())

    def test_a_hand_that_was_seen(self):
        self.assertEqual(self.listed("1")["unseen_cards"], 0)
        self.assertNotIn("not seen", run("legal", UNSEEN, "--at", "1").out.decode())


class ToldInFull(unittest.TestCase):
    """No list is cut without a word, and what is said of one holds."""

    def asked(self, record, *arguments):
        done = run("legal", "-", *arguments, "--format", "json", given=record)
        self.assertEqual(done.status, 1, done)
        answer = json.loads(done.out)
        return answer["advice"], answer["findings"][0]["notes"]

    def test_the_rest_of_a_list_is_counted(self):
        record = run("generate", "station", "--seed", "1", "--players", "6").out
        advice, notes = self.asked(record, "--at", "3", "buy: customs-scanner")
        listed = json.loads(run("legal", "-", "--at", "3", "--format", "json", given=record).out)
        of_card = [each for each in listed["actions"] if each.get("card") == "customs-scanner"]
        self.assertEqual((len(advice["instead"]), advice["instead_left_out"]), (5, len(of_card) - 5))
        more = f"; and {len(of_card) - 5} more (`legal` without an action lists them)"
        self.assertTrue(any(each.startswith("legal with this card: ") and each.endswith(more) for each in notes), notes)

    def test_after_the_end_it_is_told_whose_action(self):
        record = run("generate", "station", "--seed", "5").out
        players = json.loads(run("show", "-", "--format", "json", given=record).out)["players"]
        names = [each["name"] for each in players] if isinstance(players, list) else list(players)
        advice, notes = self.asked(record, "buy: ice")
        turn = [each["player"] for each in advice["legal_if"] if each["what"] == "turn"]
        self.assertEqual([each["what"] for each in advice["legal_if"]][:2], ["end", "turn"])
        last = re.findall(rb"player: (\w+)", record[record.index(b"turns:") :])[-1].decode()
        self.assertEqual(turn, [names[(names.index(last) + 1) % len(names)]])
        self.assertTrue(any(f"legal if play had not ended, and if it were {turn[0]}'s turn" in each for each in notes))

    def test_a_space_is_not_asked_of_both_colours(self):
        record = run("generate", "duel", "--seed", "197285").out
        advice, _ = self.asked(record, "--at", "0", "orange: b4 b3 / b2")
        joined = [each for each in advice["legal_if"] if each["what"] == "joined"]
        self.assertEqual(len(joined), 2)
        self.assertTrue(set(joined[0]["spaces"]) & set(joined[1]["spaces"]))
        self.assertIn(" lay on another of ", joined[1]["words"])
        self.assertNotIn("another", joined[0]["words"])

    def test_what_was_not_judged_is_not_said_to_hold(self):
        moves = b"moves:\n  - blue: c3\n  - orange: g7 h8\n  - blue: d3 d4\n  - orange: e8\n"
        record = CLEAN[: CLEAN.index(b"moves:")].replace(b"start: orange", b"start: blue") + moves
        for asked in ("blue: a9", "blue: b6 a6 / a6"):
            advice, notes = self.asked(record, "--at", "4", asked)
            self.assertFalse(advice["nothing_else"])
            self.assertFalse(any("nothing else" in each for each in notes))
            self.assertTrue(any("(D4.3) is not judged" in each for each in notes), notes)

    def test_text_that_is_no_mapping(self):
        for record, asked in ((CLEAN, "foo"), (CLEAN, "pass"), (UNSEEN.read_bytes(), "pass")):
            text = run("legal", "-", asked, given=record).out.decode()
            self.assertRegex(text, r"the (placement|action) asked about is text; it must be a mapping, such as `\w+: \w+`\n")


NO_SUCH_SETUP = CLEAN.replace(b"{name: symmetric-2, start: orange}", b"{name: symmetric-9, start: orange}")
ILLEGAL_SETUP = CLEAN.replace(
    b"setup: {name: symmetric-2, start: orange}",
    b"setup:\n  galaxies: {blue: k7 k8 h7 f2 f10 d5 a2 a5}\n  black-holes: {orange: j5 j11 f6 b1 b4 b7 h9}\n"
    b"  start: orange",
)
EMPTY = CLEAN[: CLEAN.index(b"moves:")] + b"moves: []\n"


class WhatCannotBeAsked(unittest.TestCase):
    def test_a_move_that_is_not_there(self):
        done = run("legal", "-", "--at", "7", given=CLEAN)
        self.assertEqual((done.status, done.out), (2, b""))
        self.assertIn(b"cannot be followed to move 7: it can be to move 1", done.err)
        done = run("legal", "-", "--at", "seven", given=CLEAN)
        self.assertEqual(done.status, 2)
        self.assertIn(b"a move's or turn's number", done.err)

    def test_an_empty_game(self):
        done = run("legal", "-", given=EMPTY)
        self.assertEqual((done.status, done.err), (0, b""))
        self.assertIn(b"before the first move, by rulebook: orange has ", done.out)
        self.assertEqual(run("legal", "-", "orange: e4 e5 / f5", given=EMPTY).status, 0)

    def test_an_illegal_set_up_is_asked_about_as_it_was_played(self):
        done = run("legal", "-", given=ILLEGAL_SETUP)
        self.assertEqual(done.status, 0, done)
        self.assertIn(b"after move 1, on an illegal set-up, by rulebook: blue has ", done.out)
        done = run("legal", "-", "blue: e4", given=ILLEGAL_SETUP)
        self.assertEqual(done.status, 1)
        self.assertIn(b"the placement after move 1, on an illegal set-up: illegal\n", done.out)

    def test_a_set_up_that_is_none(self):
        done = run("legal", "-", given=NO_SUCH_SETUP)
        self.assertEqual((done.status, done.out), (1, b""))
        self.assertIn(b"symmetric-9", done.err)

    def test_a_tile_that_is_not_left_and_one_that_fits_nowhere(self):
        text = run("legal", DISPUTE, "--at", "16").out.decode()
        self.assertIn("  pair, none left\n  duo, 2 left: ", text)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            fill(path, {"a.yaml": CLEAN})
            text = run("legal", "a.yaml", where=path).out.decode()
            self.assertIn("after move 1, by rulebook: blue has ", text)


if __name__ == "__main__":
    unittest.main()
