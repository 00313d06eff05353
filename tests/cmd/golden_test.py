#!/usr/bin/env python3
"""Golden pairs: what `orionref check NAME.yaml` prints inside tests/golden is NAME.out, byte for byte.

The last line of an .out file is the exit status, `exit: N`. NAME.args holds further arguments, one a line. Records that
are too long to stand here are made by tests/golden/long_records.py. Every code of the catalogue has a pair
CODE_what.yaml that shows it, and a near miss CODE_near_what.yaml that does not.

golden_test.py --update [NAME...] rewrites the .out files; read every change before you keep it.
"""

import difflib
import functools
import pathlib
import re
import shlex
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True  # the folder of the golden files is no place for a cache

from program import GOLDEN, catalogue_codes, run  # noqa: E402

sys.path.insert(0, str(GOLDEN))
import long_records  # noqa: E402  (it stands beside the records that it makes)


def names():
    written = {path.stem for path in GOLDEN.glob("*.yaml")}
    doubled = written & set(long_records.RECORDS)
    if doubled:
        raise AssertionError(f"both a file and a long record: {sorted(doubled)}")
    return sorted(written | set(long_records.RECORDS))


def is_near_miss(name):
    return name.split("_")[1:2] == ["near"]


@functools.cache
def actual(name):
    """The whole output of the run, with its status behind it."""
    arguments = []
    if (GOLDEN / f"{name}.args").exists():
        arguments = (GOLDEN / f"{name}.args").read_text(encoding="utf-8").splitlines()
    with tempfile.TemporaryDirectory() as folder:
        where = GOLDEN
        if name in long_records.RECORDS:
            where = pathlib.Path(folder)
            (where / f"{name}.yaml").write_bytes(long_records.RECORDS[name]())
        done = run("check", f"{name}.yaml", *arguments, where=where)
    if done.err:
        raise AssertionError(f"{name} writes to standard error:{done}")
    return done.out + f"exit: {done.status}\n".encode()


def difference(want, got):
    def lines(text):
        return text.decode("utf-8", "backslashreplace").splitlines()

    return "\n".join(difflib.unified_diff(lines(want), lines(got), "expected", "printed", lineterm=""))


COMMAND = re.compile(r"the (?:position|table) (?:before|after) it: orionref (show .*)$", re.MULTILINE)


class Golden(unittest.TestCase):
    maxDiff = None

    def test_output(self):
        for name in names():
            with self.subTest(name=name):
                out = GOLDEN / f"{name}.out"
                self.assertTrue(out.exists(), f"{out.name} is missing; golden_test.py --update {name} writes it")
                want = out.read_bytes()
                got = actual(name)
                if want != got:
                    self.fail(f"{name}\n{difference(want, got)}")

    def test_the_code_is_shown_by_its_pair_and_not_by_its_near_miss(self):
        for name in names():
            code = name.split("_")[0]
            if code not in catalogue_codes():
                continue
            with self.subTest(name=name):
                shown = f"[{code}]".encode() in actual(name)
                self.assertEqual(shown, not is_near_miss(name))

    def test_the_commands_that_are_named_work(self):
        """`orionref show …` behind a finding shows the position that it speaks of."""
        shown = 0
        for name in names():
            if name in long_records.RECORDS:
                continue
            for command in sorted(set(COMMAND.findall(actual(name).decode("utf-8")))):
                with self.subTest(name=name, command=command):
                    done = run(*shlex.split(command), where=GOLDEN)
                    self.assertEqual((done.status, done.err), (0, b""), done)
                    shown += 1
        self.assertGreater(shown, 20)

    def test_every_code_has_a_pair_and_a_near_miss(self):
        pairs = {name.split("_")[0] for name in names() if not is_near_miss(name)}
        near = {name.split("_")[0] for name in names() if is_near_miss(name)}
        codes = catalogue_codes()
        self.assertEqual([code for code in codes if code not in pairs], [], "codes without CODE_what.yaml")
        self.assertEqual([code for code in codes if code not in near], [], "codes without CODE_near_what.yaml")

    def test_nothing_is_left_over(self):
        for path in sorted(GOLDEN.iterdir()):
            if path.suffix in (".out", ".args"):
                self.assertIn(path.stem, names(), f"{path.name} belongs to no record")
            elif path.name not in ("__pycache__", "catalogue", "long_records.py"):
                self.assertEqual(path.suffix, ".yaml", f"{path.name} is no golden file")

    def test_names_begin_with_a_code_that_exists(self):
        for name in names():
            head = name.split("_")[0]
            if head[:1] in "YRDCST" and head[1:2].isdigit():
                self.assertIn(head, catalogue_codes(), f"{name}: no such code")


def update(wanted):
    for name in wanted or names():
        out = GOLDEN / f"{name}.out"
        got = actual(name)
        if out.exists() and out.read_bytes() == got:
            continue
        out.write_bytes(got)
        print(f"wrote {out.name}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--update"]:
        update(sys.argv[2:])
    else:
        unittest.main()
