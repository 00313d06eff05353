#!/usr/bin/env python3
"""The conformance cases: records with the verdicts of independent implementations of the same rules.

tests/conformance/duel/duel-cases.yaml is an archive, duel-cases.expected.ndjson has a line a record. Where a field of
it is null, nothing is asserted.
"""

import json
import unittest

from program import CONFORMANCE, run

CASES = CONFORMANCE / "duel-cases.yaml"


def expected():
    lines = (CONFORMANCE / "duel-cases.expected.ndjson").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def judged(text, *options):
    """The verdicts of an archive given as bytes."""
    done = run("check", "--format", "json", *options, "-", given=text)
    return json.loads(done.out)["records"]


def play_errors(record):
    """The findings on the set-up and on placements: claims and the file's form are apart from play."""
    return [each for each in record["findings"] if each["severity"] == "error" and each["code"].startswith("D")]


def differences(want, got):
    """What the program says otherwise than the case, each as `field: expected …, given …`."""
    found = []

    def compare(field, expect, give):
        if expect != give:
            found.append(f"{field}: expected {expect}, given {give}")

    for field in ("verdict", "complete", "claims"):
        if want[field] is not None:
            compare(field, want[field], got[field])
    errors = play_errors(got)
    if want["verdict"] == "legal":
        compare("clauses", [], sorted({each["clause"] for each in errors}))
    elif want["move"] is not None:
        compare("move", want["move"], min((each.get("move", 0) for each in errors), default=None))
        of_move = {each["clause"] for each in errors if each.get("move") == want["move"]}
        compare("clauses", sorted(want["clauses"]), sorted(of_move))
    elif want["clauses"] is not None:
        of_set_up = {each["clause"] for each in errors if "move" not in each}
        compare("clauses", sorted(want["clauses"]), sorted(of_set_up))
    if want["outcome"] is not None:
        for field, value in want["outcome"].items():
            compare(f"outcome.{field}", value, (got["outcome"] or {}).get(field))
    return found


def places(records):
    """All that a reader sees of the verdicts, without what belongs to the bytes."""
    return [{key: value for key, value in each.items() if key not in ("sha256", "path")} for each in records]


class Conformance(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.bytes = CASES.read_bytes()
        cls.records = judged(cls.bytes)
        cls.expected = expected()

    def check(self, records):
        self.assertEqual([each["id"] for each in records], [each["id"] for each in self.expected])
        for want, got in zip(self.expected, records):
            with self.subTest(id=want["id"]):
                self.assertEqual(differences(want, got), [])

    def test_as_the_records_say(self):
        self.check(self.records)

    def test_as_a_file_and_as_ndjson(self):
        done = run("check", "--format", "ndjson", CASES.name, where=CONFORMANCE)
        lines = [json.loads(line) for line in done.out.splitlines()]
        self.assertEqual(places(lines[:-1]), places(self.records))
        self.assertEqual({each["path"] for each in lines[:-1]}, {CASES.name})
        self.assertEqual(lines[-1]["records"], len(self.expected))

    def test_rules_asked_for_count_instead_of_the_records_own(self):
        """A record judged by the rules that it names is judged as without the option, whatever the others are."""
        for profile in ("rulebook", "bga"):
            for own, asked in zip(self.records, judged(self.bytes, "--rules", profile)):
                with self.subTest(id=own["id"], rules=profile):
                    self.assertEqual(asked["rules"], {"profile": profile, "options": {}})
                    if own["rules"] == asked["rules"]:
                        self.assertEqual(asked, own)

    def test_carriage_returns_change_nothing(self):
        self.assertNotIn(b"\r", self.bytes)
        self.assertEqual(places(judged(self.bytes.replace(b"\n", b"\r\n"))), places(self.records))

    def test_a_byte_order_mark_changes_nothing(self):
        self.assertEqual(places(judged(b"\xef\xbb\xbf" + self.bytes)), places(self.records))


if __name__ == "__main__":
    unittest.main()
