#!/usr/bin/env python3
"""The conformance cases of The Orion Station: records with the verdicts of an independent implementation.

tests/conformance/station/station-cases.yaml is an archive over trade-demo.yaml beside it; station-cases.expected.ndjson
has a line a record. Where a field of it is null, nothing is asserted; of `clauses` the primary one must be among those
that the turn breaks.
"""

import json
import unittest

from program import SOURCE, run

FOLDER = SOURCE / "tests" / "conformance" / "station"
CASES = FOLDER / "station-cases.yaml"


def expected():
    lines = (FOLDER / "station-cases.expected.ndjson").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def judged(text, *options):
    """The verdicts of an archive given as bytes, beside its deck."""
    done = run("check", "--format", "json", *options, "-", given=text, where=FOLDER)
    return json.loads(done.out)["records"]


def differences(want, got):
    """What the program says otherwise than the case."""
    found = []

    def compare(field, expect, give):
        if expect != give:
            found.append(f"{field}: expected {expect}, given {give}")

    for field in ("verdict", "complete", "claims"):
        if want[field] is not None:
            compare(field, want[field], got[field])
    errors = [each for each in got["findings"] if each["severity"] == "error" and each["code"].startswith("S")]
    primary = [each for each in errors if each["primary"]]
    if want["verdict"] == "legal":
        compare("clauses", [], [each["clause"] for each in errors])
    else:
        compare("turn", want["turn"], primary[0]["turn"] if primary else None)
        if not primary or primary[0]["clause"] not in want["clauses"]:
            found.append(f"clause: expected one of {want['clauses']}, given {[each['code'] for each in errors]}")
    if want["outcome"] is not None:
        for field, value in want["outcome"].items():
            compare(f"outcome.{field}", value, (got["outcome"] or {}).get(field))
    return found


def without_digests(records):
    return [{key: value for key, value in each.items() if key != "sha256"} for each in records]


class ConformanceStation(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.bytes = CASES.read_bytes()
        cls.records = judged(cls.bytes)
        cls.expected = expected()

    def test_as_the_records_say(self):
        self.assertEqual([each["id"] for each in self.records], [each["id"] for each in self.expected])
        for want, got in zip(self.expected, self.records):
            with self.subTest(id=want["id"]):
                self.assertEqual(differences(want, got), [])

    def test_as_a_file_beside_its_deck(self):
        done = run("check", "--format", "ndjson", "station/station-cases.yaml", where=FOLDER.parent)
        lines = [json.loads(line) for line in done.out.splitlines()]
        for line, record in zip(lines, self.records):
            self.assertEqual({**line, "path": "-"}, record)
        self.assertEqual(lines[-1]["records"], len(self.expected))

    def test_the_deck_built_in_is_the_same(self):
        built_in = self.bytes.replace(b"deck: trade-demo.yaml", b"deck: trade-demo")
        self.assertEqual(without_digests(judged(built_in)), without_digests(self.records))

    def test_carriage_returns_change_nothing(self):
        crlf = judged(self.bytes.replace(b"\n", b"\r\n"))
        self.assertEqual(without_digests(crlf), without_digests(self.records))


if __name__ == "__main__":
    unittest.main()
