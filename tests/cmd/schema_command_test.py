#!/usr/bin/env python3
"""`orionref schema`: what is embedded is what stands in schemas/, under names and ids that stay, and is a schema for ajv."""

import json
import subprocess
import unittest

from program import NODE, SOURCE, environment, run

ENDING = ".schema.json"
FILES = {path.name.removesuffix(ENDING): path for path in sorted((SOURCE / "schemas").glob("*" + ENDING))}

# Public, like codes: what refers to a schema goes on doing so.
IDS = {
    "baseline": "baseline-1.json",
    "deck": "deck.schema.json",
    "diff": "diff.schema.json",
    "duel-record": "duel-record-1.json",
    "explain": "explain.schema.json",
    "legal": "legal.schema.json",
    "match": "match.schema.json",
    "project": "project.schema.json",
    "show": "show.schema.json",
    "standings": "standings.schema.json",
    "station-record": "station-record.schema.json",
    "tournament": "tournament.schema.json",
    "verdict": "verdict-1.json",
}


class Schemas(unittest.TestCase):
    def test_every_file_is_embedded_as_it_stands(self):
        for name, path in FILES.items():
            done = run("schema", name)
            self.assertEqual((done.status, done.err), (0, b""), name)
            self.assertEqual(done.out, path.read_bytes(), name)

    def test_ids_stay(self):
        base = "https://orionref.example/schemas/"
        self.assertEqual({name: json.loads(path.read_bytes())["$id"] for name, path in FILES.items()},
                         {name: base + end for name, end in IDS.items()})

    def test_the_list_has_every_name_with_its_title(self):
        done = run("schema")
        lines = [line.split("  ", 1) for line in done.out.decode().splitlines()]
        titles = {name: json.loads(path.read_bytes())["title"] for name, path in FILES.items()}
        self.assertEqual({name: title.strip() for name, title in lines}, titles)
        self.assertEqual([name for name, _ in lines], sorted(FILES))
        self.assertEqual((done.status, done.err), (0, b""))

    def test_a_name_that_there_is_not(self):
        for name, said in (
            ("tornament", b"did you mean `tournament`?"),
            ("duel-record.schema.json", b"known here: baseline, deck, diff, duel-record"),
            ("", b"known here: "),
        ):
            done = run("schema", name)
            self.assertEqual((done.status, done.out), (2, b""), done)
            self.assertIn(said, done.err)
        self.assertEqual(run("schema", "deck", "match").status, 2)

    def test_ajv_takes_each_for_a_schema_of_draft_2020_12(self):
        """Against the metaschema, and compiled in ajv's strict mode: a misspelt keyword is a fault there."""
        questions = "".join(json.dumps({"check": name}) + "\n" for name in FILES)
        done = subprocess.run(
            ["node", SOURCE / "tests" / "node" / "validate.mjs", SOURCE / "schemas"],
            input=questions.encode(), stdout=subprocess.PIPE, env=environment(ORION_NODE=NODE), timeout=120, check=True,
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(answers, [{"faults": []}] * len(FILES))


if __name__ == "__main__":
    unittest.main()
