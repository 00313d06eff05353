#!/usr/bin/env python3
"""`orionref generate station`: what the options do, and what is said where no record can be written."""

import json
import pathlib
import re
import tempfile
import unittest

from program import fill, run

DECK = b"""deck: ours
format: 1
cards:
  - {id: ice, kind: goods, copies: 20, buy: 1, sell: 9}
  - {id: loan, kind: support, copies: 4, effect: [{gain: 4}]}
"""


def generate(*arguments, **more):
    return run("generate", "station", *arguments, **more)


def records(text, where=None):
    """The verdicts on records, as the program prints them."""
    lines = run("check", "--format", "ndjson", "-", given=text, where=where).out.splitlines()
    return [each for each in map(json.loads, lines) if each["type"] == "record"]


def errors(record):
    return [each["code"] for each in record["findings"] if each["severity"] == "error"]


class Records(unittest.TestCase):
    def test_every_record_of_a_run_can_be_made_again_alone(self):
        together = generate("--seed", "5", "--count", "4")
        alone = [generate("--seed", str(seed)).out for seed in range(5, 9)]
        self.assertEqual((together.status, together.err, together.out), (0, b"", b"".join(alone)))

    def test_the_comment_says_how_to_make_it_again(self):
        arguments = ["--seed", "3", "--players", "4", "--rules", "rulebook+target=80", "--illegal", "S2.1"]
        made = generate(*arguments).out
        command = re.search(rb"^# orionref generate station (.*)$", made, re.MULTILINE)[1].decode().split()
        self.assertEqual(generate(*command).out, made)

    def test_players(self):
        for players in range(2, 7):
            made = generate("--players", str(players)).out
            names = re.search(rb"^players: \[(.*)\]$", made, re.MULTILINE)[1]
            self.assertEqual(names.count(b",") + 1, players)
        for wrong in ("1", "7", "x"):
            self.assertEqual(generate("--players", wrong).status, 2)

    def test_rules(self):
        made = generate("--rules", "rulebook+target=80+pile-empty=stop", "--count", "5").out
        self.assertEqual(made.count(b"rules: {base: rulebook, target: 80, pile-empty: stop}\n"), 5)
        self.assertEqual({each["verdict"] for each in records(made)}, {"legal"})
        self.assertEqual(generate("--rules", "bga").status, 2)

    def test_kinds(self):
        listed = generate("--illegal")
        self.assertEqual(listed.status, 0)
        codes = re.findall(rb"^  ([SC]\d{3}[a-z]?) +[SC][\d.]+ +\S", listed.out, re.MULTILINE)
        self.assertEqual(len(codes), listed.out.count(b"\n") - 1)
        self.assertGreater(len(codes), 60)
        self.assertEqual(len(set(codes)), len(codes))

    def test_a_clause_takes_its_codes_in_turn(self):
        found = [errors(each)[0] for each in records(generate("--illegal", "S3.2", "--count", "6").out)]
        self.assertEqual(found, ["S302a", "S302b", "S302c"] * 2)

    def test_a_clause_leaves_out_what_has_no_place(self):
        found = [errors(each)[0] for each in records(generate("--illegal", "S5.5", "--count", "3").out)]
        self.assertEqual(found, ["S505a"] * 3)

    def test_what_has_no_place_is_said(self):
        done = generate("--illegal", "S505b")
        self.assertEqual((done.status, done.out), (2, b""))
        self.assertIn(b"no place for S505b", done.err)
        self.assertEqual(generate("--illegal", "S999").status, 2)


class Decks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_a_file(self):
        fill(self.folder, {"d/ours.yaml": DECK})
        made = generate("--deck", "d/ours.yaml", "--players", "2", "--count", "5", where=self.folder)
        self.assertEqual((made.status, made.err), (0, b""))
        self.assertEqual(made.out.count(b"deck: ours.yaml\n"), 5)
        judged = records(made.out, self.folder / "d")
        self.assertEqual([(each["verdict"], errors(each)) for each in judged], [("legal", [])] * 5)

    def test_a_file_name_that_needs_quotes(self):
        fill(self.folder, {"it's # ours.yaml": DECK})
        made = generate("--deck", "it's # ours.yaml", "--players", "2", where=self.folder)
        self.assertEqual([each["verdict"] for each in records(made.out, self.folder)], ["legal"])

    def test_too_few_cards(self):
        fill(self.folder, {"ours.yaml": DECK})
        made = generate("--deck", "ours.yaml", "--players", "6", where=self.folder)
        self.assertEqual((made.status, made.out), (2, b""))
        self.assertIn(b"too few cards", made.err)
        # Without a number there are as many as the deck has cards for.
        made = generate("--deck", "ours.yaml", "--count", "20", where=self.folder)
        self.assertEqual({each["verdict"] for each in records(made.out, self.folder)}, {"legal"})

    def test_no_deck(self):
        fill(self.folder, {"bad.yaml": DECK.replace(b"goods", b"god"), "none.yaml": b"version: 3\n"})
        for name, status, said in (
            ("trade-dmo", 2, b"trade-demo"),
            ("missing.yaml", 3, b"cannot read missing.yaml"),
            ("bad.yaml", 1, b"line 4, column 21"),
            ("none.yaml", 1, b"no deck"),
        ):
            done = generate("--deck", name, where=self.folder)
            self.assertEqual((done.status, done.out), (status, b""), done)
            self.assertIn(said, done.err)


if __name__ == "__main__":
    unittest.main()
