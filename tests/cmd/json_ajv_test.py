#!/usr/bin/env python3
"""What the program prints as JSON, held by ajv against the schemas of schemas/: verdicts as one object and as lines, and
what `legal` and `explain` print. json_schema_test.py does the same with another validator, and looks closer."""

import json
import os
import subprocess
import unittest

from program import CONFORMANCE, EXAMPLES, GOLDEN, NODE, SOURCE, TIMEOUT, environment, run

CATALOGUE = SOURCE / "records" / "catalogue" / "records"
DISPUTES = EXAMPLES / "disputes"


def faults(questions):
    """What ajv finds wrong with each value; an empty list where nothing is."""
    lines = "".join(json.dumps(each, ensure_ascii=True) + "\n" for each in questions)
    done = subprocess.run(
        ["node", SOURCE / "tests" / "node" / "validate.mjs", SOURCE / "schemas"],
        input=lines.encode(), stdout=subprocess.PIPE, env=environment(ORION_NODE=os.fspath(NODE)), timeout=TIMEOUT,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != len(questions):
        raise AssertionError(f"{len(questions)} values, {len(answers)} answers")
    return [each["faults"] if "faults" in each else [each["trouble"]] for each in answers]


class Ajv(unittest.TestCase):
    def check_values(self, schema, values):
        self.assertTrue(values)
        wrong = faults([{"value": value, "schema": schema} for value in values])
        for value, each in zip(values, wrong):
            self.assertEqual(each, [], json.dumps(value)[:500])

    def test_verdicts(self):
        for folder in (GOLDEN, CATALOGUE, EXAMPLES, CONFORMANCE, CONFORMANCE.parent / "station"):
            with self.subTest(folder=folder.name):
                lines = run("check", "--format", "ndjson", folder.name, where=folder.parent).out.splitlines()
                self.assertGreater(len(lines), 10)
                self.check_values("verdict", [json.loads(line) for line in lines])
        self.check_values("verdict", [json.loads(run("check", "--format", "json", EXAMPLES).out)])

    def test_legal_and_explain(self):
        games = sorted(DISPUTES.glob("*.orion.yaml"))
        done = [run("legal", "--format", "json", game, "--at", "1") for game in games]
        unseen = DISPUTES.parent / "games" / "station-unseen-cards.orion.yaml"
        asked = ((), ("buy: ice",), ("{scrap: relay}",), ("pass",))
        done += [run("legal", "--format", "json", unseen, "--at", "2", *each) for each in asked]
        self.check_values("legal", [json.loads(each.out) for each in done if each.out])
        done = [run("explain", "--format", "json", *code) for code in ((), ("D405",), ("S3.2",), ("options",), ("Y101",))]
        self.check_values("explain", [json.loads(each.out) for each in done if each.out])

    def test_it_can_fail(self):
        record = json.loads(run("check", "--format", "ndjson", DISPUTES).out.splitlines()[0])
        broken = [{**record, "verdict": "maybe"}, {**record, "new": 1}, {key: record[key] for key in list(record)[1:]}]
        for each in faults([{"value": value, "schema": "verdict"} for value in broken]):
            self.assertNotEqual(each, [])


if __name__ == "__main__":
    unittest.main()
