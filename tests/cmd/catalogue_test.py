#!/usr/bin/env python3
"""The records of the catalogue: what `orionref check` prints of each trigger is pinned in tests/golden/catalogue.

For every code: `orionref explain CODE --record trigger` gives a file that `check` finds the code in, with the whole output
as in CODE.out, byte for byte, its last line the exit status, `exit: N`. The near miss gives everything but the code.
Clauses with an example have such records too; since no code tells these apart, the output of both is pinned.

catalogue_test.py --update [CODE|CLAUSE...] rewrites the .out files; read every change before you keep it.
"""

import difflib
import functools
import json
import pathlib
import sys
import tempfile
import unittest

from program import GOLDEN, SOURCE, catalogue_codes, run

PINNED = GOLDEN / "catalogue"
RECORDS = SOURCE / "records" / "catalogue" / "records"
CLAUSES = "D1.1 D1.2 D1.3 D1.4 D2.3 D2.4 D2.5 D2.6 D2.7 D2.8 D2.9 D3.2 D4.4 D4.6 D5.1 D5.2 D5.3 D5.4 D5.5 D5.6 D5.7 D6.1 D6.2".split()
CLAUSES += "S2.3 S5.1 S5.3 S5.7 S5.9 S6.1 S6.3 S6.4".split()


@functools.cache
def compare_rules(code):
    """What `check` is to be asked for, where the finding comes with --compare-rules alone."""
    done = run("explain", code, "--format", "json")
    codes = json.loads(done.out)["codes"]
    return codes[0]["compare_rules"] if codes else None


@functools.cache
def record(code, which):
    done = run("explain", code, "--record", which)
    if (done.status, done.err) != (0, b""):
        raise AssertionError(f"{code} has no {which}:{done}")
    return done.out


def check(code, which):
    """The whole output of `check` on the record, with the status behind it."""
    rules = compare_rules(code)
    arguments = ["--compare-rules", rules] if rules else []
    name = f"{code}.yaml" if which == "trigger" else f"{code}.near.yaml"
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / name).write_bytes(record(code, which))
        done = run("check", name, *arguments, where=folder)
    if done.err:
        raise AssertionError(f"{code} writes to standard error:{done}")
    return done.out + f"exit: {done.status}\n".encode()


def pinned(word):
    """The files in which the output of `check` on the records of a code or clause is pinned."""
    files = {"trigger": PINNED / f"{word}.out"}
    if word in CLAUSES:
        files["near-miss"] = PINNED / f"{word}.near.out"
    return files


def difference(want, got):
    def lines(text):
        return text.decode("utf-8", "backslashreplace").splitlines()

    return "\n".join(difflib.unified_diff(lines(want), lines(got), "expected", "printed", lineterm=""))


class Catalogue(unittest.TestCase):
    maxDiff = None

    def test_every_trigger_gives_its_code_and_the_output_that_is_pinned(self):
        for code in catalogue_codes():
            with self.subTest(code=code):
                got = check(code, "trigger")
                self.assertIn(f"[{code}]".encode(), got)
                out = PINNED / f"{code}.out"
                self.assertTrue(out.exists(), f"{out.name} is missing; catalogue_test.py --update {code} writes it")
                want = out.read_bytes()
                if want != got:
                    self.fail(f"{code}\n{difference(want, got)}")

    def test_no_near_miss_gives_its_code(self):
        for code in catalogue_codes():
            with self.subTest(code=code):
                self.assertNotIn(f"[{code}]".encode(), check(code, "near-miss"))

    def test_the_records_of_clauses_give_the_output_that_is_pinned(self):
        for clause in CLAUSES:
            for which, out in pinned(clause).items():
                with self.subTest(clause=clause, which=which):
                    self.assertTrue(out.exists(), f"{out.name} is missing: --update {clause} writes it")
                    want, got = out.read_bytes(), check(clause, which)
                    if want != got:
                        self.fail(f"{out.name}\n{difference(want, got)}")

    def test_the_files_are_the_records_that_are_printed(self):
        files = {path.name for path in RECORDS.glob("*.yaml")}
        for code in catalogue_codes() + CLAUSES:
            for which, name in (("trigger", f"{code}.yaml"), ("near-miss", f"{code}.near.yaml")):
                if name in files:
                    with self.subTest(name=name):
                        self.assertEqual((RECORDS / name).read_bytes(), record(code, which))
                        files.remove(name)
        self.assertEqual(files, set(), "records that belong to no code or clause")

    def test_nothing_is_left_over(self):
        known = {out.name for word in catalogue_codes() + CLAUSES for out in pinned(word).values()}
        for path in sorted(PINNED.iterdir()):
            with self.subTest(name=path.name):
                self.assertEqual(path.suffix, ".out")
                self.assertTrue(path.name in known or path.name.startswith("explain"), "belongs to no code or clause")


def update(wanted):
    for word in wanted or catalogue_codes() + CLAUSES:
        for which, out in pinned(word).items():
            got = check(word, which)
            if out.exists() and out.read_bytes() == got:
                continue
            out.write_bytes(got)
            print(f"wrote {out.name}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--update"]:
        update(sys.argv[2:])
    else:
        unittest.main()
