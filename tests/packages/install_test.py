#!/usr/bin/env python3
"""`cmake --install` into a folder: everything lies where other programs look for it."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from command_line import BUILD
from program import EXAMPLES, SOURCE, TIMEOUT, environment

FILES = {
    "share/orionref/check-parallel",
    "share/orionref/merge-verdicts",
    "bin/orionref",
    "share/bash-completion/completions/orionref",
    "share/doc/orionref/README.md",
    "share/fish/vendor_completions.d/orionref.fish",
    "share/man/man1/orionref.1",
    "share/zsh/site-functions/_orionref",
}


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.prefix = pathlib.Path(temporary.name)
        subprocess.run(
            ["cmake", "--install", BUILD, "--prefix", cls.prefix], stdout=subprocess.PIPE, timeout=TIMEOUT, check=True
        )

    def test_files(self):
        have = {os.fspath(path.relative_to(self.prefix)) for path in self.prefix.rglob("*") if path.is_file()}
        schemas = {f"share/orionref/schemas/{path.name}" for path in (SOURCE / "schemas").glob("*.json")}
        examples = {
            f"share/doc/orionref/examples/{path.relative_to(EXAMPLES)}" for path in EXAMPLES.rglob("*") if path.is_file()
        }
        self.assertGreater(len(schemas), 3)
        self.assertGreater(len(examples), 20)
        self.assertEqual(have - {"share/doc/orionref/LICENSE"}, FILES | schemas | examples)

    def test_program_runs_from_there(self):
        examples = self.prefix / "share" / "doc" / "orionref" / "examples" / "games"
        done = subprocess.run(
            [self.prefix / "bin" / "orionref", "check", "--format", "json", examples],
            stdout=subprocess.PIPE, env=environment(), timeout=TIMEOUT, check=True,
        )
        self.assertGreater(json.loads(done.stdout)["summary"]["legal"], 10)

    def test_scripts_find_the_program(self):
        records = SOURCE / "records" / "examples" / "games"
        given = b"".join(b"---\n" + each.read_bytes() for each in sorted(records.glob("[a-r]*.yaml")))
        path = f"{self.prefix / 'bin'}:{os.environ['PATH']}"
        done = subprocess.run(
            [self.prefix / "share" / "orionref" / "check-parallel"], input=given, stdout=subprocess.PIPE,
            env=environment(PATH=path), timeout=TIMEOUT, check=True,
        )
        self.assertGreater(json.loads(done.stdout.splitlines()[-1])["legal"], 3)


if __name__ == "__main__":
    unittest.main()
