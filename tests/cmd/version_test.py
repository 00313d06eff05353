#!/usr/bin/env python3
"""`orionref --version`: the version, and how the program was built."""

import json
import re
import unittest

from program import CLEAN, PROGRAM, SOURCE, run


class Version(unittest.TestCase):
    def setUp(self):
        self.done = run("--version")
        self.lines = self.done.out.decode().splitlines()

    def test_first_line_is_the_version_alone(self):
        whole = json.loads(run("check", "--format", "json", "-", given=CLEAN).out)
        self.assertEqual(self.lines[0], f"orionref {whole['tool']['version']}")
        project = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        self.assertIn(f"VERSION {whole['tool']['version']}\n", project)

    def test_build_facts(self):
        self.assertEqual(len(self.lines), 4, self.done)
        self.assertRegex(
            self.lines[1],
            r"\Abuilt by (GNU|Clang|AppleClang) [\d.]+ as \S[^,]*, linked (statically|dynamically)"
            r"(, configured at commit [0-9a-f]{12})?\Z",
        )
        number = r"\d+(\.\d+)+[a-z]?"
        self.assertRegex(
            self.lines[2],
            rf"\Awith CLI11 {number}, fmt {number}, nlohmann-json {number}, OpenSSL {number}, yaml-cpp {number}\Z",
        )
        # Built where and when, and by whom, is nobody's business: two builds of the same source are the same.
        self.assertNotIn("/", self.done.out.decode())
        self.assertIsNone(re.search(r"20\d\d-|\d\d:\d\d", self.done.out.decode()))

    def test_linked_as_it_says(self):
        with open(PROGRAM, "rb") as file:
            needs_a_loader = b"/ld-linux" in file.read()
        self.assertIn("linked dynamically" if needs_a_loader else "linked statically", self.lines[1])

    def test_formats(self):
        found = re.fullmatch(r"reads records of format (\d+), writes verdicts of schema version (\d+)", self.lines[3])
        self.assertIsNotNone(found, self.done)
        newest, schema = int(found.group(1)), int(found.group(2))
        verdict = json.loads(run("check", "--format", "ndjson", "-", given=CLEAN).out.splitlines()[0])
        self.assertEqual(verdict["schema_version"], schema)
        for number, status in ((newest, 0), (newest + 1, 1)):
            record = CLEAN.replace(b"format: 1", b"format: %d" % number)
            self.assertEqual(run("check", "-", given=record).status, status)


if __name__ == "__main__":
    unittest.main()
