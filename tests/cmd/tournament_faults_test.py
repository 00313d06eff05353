#!/usr/bin/env python3
"""Tournaments at random and `check`: a clean one is legal as it stands, and a planted fault is found where the manifest
says that it was planted."""

import itertools
import json
import pathlib
import re
import tempfile
import unittest

from program import ALL, run

MANIFEST = "tournament.orion.yaml"
# What each fault needs, and the systems that have a place for it.
KINDS = {
    **dict.fromkeys(("T701", "T702", "T703", "T704", "T711", "T712", "T714", "T731", "T732", "T733", "T742", "T743"),
                    ("round-robin", "double-round-robin", "swiss", "knockout", "free")),
    "T713": ("swiss", "knockout"),
    "T734": ("round-robin", "double-round-robin", "swiss"),
    "T735": ("round-robin", "double-round-robin"),
    "T736": ("knockout",),
}
MATCH_KINDS = ("T721", "T722", "T723", "T741")
# What else a fault brings with it: a round that lacks somebody, an opponent who was somebody else's.
BROUGHT_ALONG = {
    "T702": {"T704"}, "T703": {"T723", "T741"}, "T704": {"T712", "T733", "T734", "T736", "T732", "T711"},
    "T721": {"T703"}, "T722": {"T703"}, "T723": {"T703"}, "T711": {"T713", "T723", "T741"}, "T713": {"T736"}, "T701": {"T723", "T741"},
}


class Tournaments(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def make(self, *arguments):
        folder = self.folder / str(len(list(self.folder.iterdir())))
        done = run("generate", "tournament", "-o", str(folder), *arguments)
        self.assertEqual((done.status, done.out, done.err), (0, b"", b""), done)
        return folder

    def findings(self, folder):
        """Code and place of every set-level finding."""
        done = run("check", "--format", "ndjson", MANIFEST, where=folder)
        self.assertIn(done.status, (0, 1), done)
        found = []
        for line in done.out.splitlines():
            record = json.loads(line)
            for each in record.get("findings", []):
                if each["code"].startswith("T"):
                    found.append((each["code"], f"{record['path']}:{each['span']['start']['line']}"))
        return done, found

    def judge_clean(self, *options):
        done, found = self.findings(self.make(*options))
        self.assertEqual((done.status, found), (0, []), done)

    def judge_fault(self, code, *options):
        made = self.make("--illegal", code, *options)
        said = re.search(r"^# planted: (\S+) at (.*)$", (made / MANIFEST).read_text(encoding="utf-8"), re.MULTILINE)
        done, found = self.findings(made)
        places = [place for each, place in found if each == code]
        self.assertTrue(places, f"{said[0]}: {found}{done}")
        self.assertTrue(set(said[2].split(", ")) & set(places), f"{said[0]}: {found}")
        self.assertLessEqual({each for each, _ in found} - {code}, BROUGHT_ALONG.get(code, set()), found)
        # A match that is open, a game that stops and another day on a record are no errors.
        self.assertIn(done.status, {"T723": (0,), "T703": (0, 1), "T732": (0, 1)}.get(code, (1,)), done)

    def test_clean_ones(self):
        systems = ("round-robin", "double-round-robin", "swiss", "knockout", "free")
        counts = ("8", "9", "16", "33", "64") if ALL else ("8", "9")
        for system, count, form in itertools.product(systems, counts, ("files", "archives")):
            with self.subTest(system=system, count=count, form=form):
                self.judge_clean("--system", system, "--players", count, "--records", form)
        for system in ("swiss", "knockout"):
            for count in ("16", "33", "64"):
                with self.subTest(system=system, count=count):
                    self.judge_clean("--system", system, "--players", count)

    def test_clean_ones_of_other_kinds(self):
        for options in (
            ("--matches",),
            ("--matches", "--system", "knockout", "--records", "archives", "--players", "6"),
            ("--game", "orion-station", "--players", "6"),
            ("--game", "orion-station", "--table", "4", "--system", "swiss", "--players", "10"),
            ("--game", "orion-station", "--table", "3", "--system", "free", "--players", "7", "--rounds", "2"),
        ):
            with self.subTest(options=options):
                self.judge_clean(*options)

    def test_planted_faults(self):
        for code, systems in KINDS.items():
            for system in systems if ALL else systems[-1:]:
                for seed in ("1", "2", "3", "4", "5") if ALL else ("1", "2"):
                    with self.subTest(code=code, system=system, seed=seed):
                        self.judge_fault(code, "--system", system, "--seed", seed)

    def test_planted_faults_in_archives(self):
        for code, systems in KINDS.items():
            with self.subTest(code=code):
                self.judge_fault(code, "--system", systems[0], "--records", "archives", "--players", "6")

    def test_planted_faults_of_matches(self):
        for code, form in itertools.product(MATCH_KINDS, ("files", "archives")):
            with self.subTest(code=code, form=form):
                self.judge_fault(code, "--matches", "--records", form, "--players", "4")


if __name__ == "__main__":
    unittest.main()
