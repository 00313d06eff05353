#!/usr/bin/env python3
"""The JSON Schemas of records and decks and the program's reader accept the same structures.

Every document of records/examples, records/catalogue/records, tests/golden and tests/conformance, and structural
mutations of the examples, are given to both. The program refuses a structure with the verdict `unreadable`. What a schema cannot say is listed by code in agreement.py. A document is given to
the schema of its kind twice: with all scalars as the text that stands there, as the reader takes them, and as an editor
sees it, with the types of YAML 1.2. The mutations of Station records and decks are in station_schema_test.py.

ORION_TEST_ALL makes all mutations instead of some that are picked by a fixed seed.
"""

import json
import unittest

import jsonschema
import yaml

from agreement import (
    DECK,
    DUEL,
    MATCH,
    PROJECT,
    STATION,
    TOURNAMENT,
    Texts,
    check_mutations,
    disagreement,
    documents_of,
    judged,
    mutations,
    parts_of,
    refused_by_program,
    schema_for,
    tables_of,
    with_text_keys,
)
from program import EXAMPLES, GOLDEN, SOURCE

SCHEMAS = {"duel-record": DUEL, "station-record": STATION, "deck": DECK}
SCHEMAS |= {"match": MATCH, "tournament": TOURNAMENT, "project": PROJECT}
CATALOGUE = SOURCE / "records" / "catalogue" / "records"

ADDED = (
    ("note", "2026-05-02"),
    ("blue", "e4"),
    ("orange", "e4 e5 / f5"),
    ("name", "symmetric-1"),
)
VALUES = 24  # of the scalars, at each place, if not all are wanted

SCALARS = (
    ["", " ", "no", "0", "01", "1", "-1", "-0", "+1", "1.0", "1e3", "0x10", "1234567890", "true", "2026-05-02"]
    + ["2026-02-29", "2024-02-29", "2026-2-3", "0:12:40", "00:12:40", "12:40", "1:60:00", "1000:00:00"]
    + ["h0123456789abcdef", "h0123456789ABCDEF", "h0123", "e4", "E4", "e04", "e0", "z99", "e4 e5", "e4 e5 f5"]
    + ["e4 e5 / f5", "e4  e5   /  f5", "e4/f5", "/ f5", "e4 /", "e4 / f5 g5", "e4 / / f5", "e4, e5", "e4 e5 e6 e7"]
    + ["blue", "orange", "tie", "none", "link", "stands", "withdrawn", "rulebook", "bga", "conditions", "unfinished"]
    + ["orion-duel", "orion-station", "text with blanks", "two\nlines", "e4\n/ f5\n", "ünï"]
)

# Records that hold every key of the format between them, cut to their first moves.
SEEDS = ("games/token-score", "games/placed-position", "disputes/ruling-withdrawn", "disputes/mirrored-bend-as-printed")
COUNTED = {
    "game": "orion-duel",
    "format": "1",
    "players": {"blue": {"name": "Anna", "id": "977"}, "orange": {"name": "Anna", "id": "1204"}},
    "setup": {
        "galaxies": "e4 e8",
        "black-holes": {"blue": "a2"},
        "start": "blue",
        "placed": [{"blue": "e5", "note": "x"}],
    },
    "rules": {"base": "bga", "count": "instances", "bends": "either"},
    "moves": [{"blue": "g7", "clock": "0:12:40", "hash": "h0123456789abcdef", "move": "1", "note": "x"}],
    "result": {
        "conditions": {"blue": {"link": "2", "galaxies": "0", "black-holes": "1"}, "orange": ["link", "galaxies"]},
        "score": {"blue": "-1", "orange": "2"},
    },
}


def seeds():
    yield "counted", COUNTED
    for name in SEEDS:
        text = (EXAMPLES / f"{name}.orion.yaml").read_bytes()
        tree = yaml.load(text, Loader=Texts)
        told = [each for each in tree["moves"] if len(each) > 1][:2]
        tree["moves"] = tree["moves"][:1] + told
        if "placed" in tree["setup"]:
            tree["setup"]["placed"] = tree["setup"]["placed"][:1]
        yield name, tree


# Where the schema describes what a table of the reader reads: by file and table.
SETUP, RESULT = DUEL.parts["setup"], DUEL.parts["result"]
TABLES = {
    ("duel_record", "kRecordFields"): [DUEL.whole],
    ("event", "kEventFields"): [DUEL.parts["event"]],
    ("duel_record", "kPlayersFields"): [DUEL.whole["properties"]["players"]],
    ("player", "kPlayerFields"): [DUEL.parts["player"]["then"]],
    ("duel_setup", "kSetupFields"): [SETUP],
    ("duel_setup", "kTokenFields"): [SETUP["properties"][kind]["then"] for kind in ("galaxies", "black-holes")],
    ("duel_setup", "kPlacedFields"): [DUEL.parts["placedTile"]],
    ("duel_moves", "kMoveFields"): [DUEL.parts["move"]],
    ("ruling", "kRulingFields"): [DUEL.parts["ruling"]],
    ("rules", "kRulesFields"): [DUEL.parts["rules"]["then"]],
    ("duel_result", "kResultFields"): [RESULT],
    ("duel_result", "kConditionsFields"): [RESULT["properties"]["conditions"]],
    ("duel_result", "kScoreFields"): [RESULT["properties"]["score"]],
    ("duel_result", "kCountFields"): [DUEL.parts["conditions"]["then"]],
    ("match", "kMatchFields"): [MATCH.whole],
    ("tournament", "kTournamentFields"): [TOURNAMENT.whole],
    ("tournament", "kScoringFields"): [TOURNAMENT.whole["properties"]["scoring"]],
    ("tournament", "kWithdrawalFields"): [TOURNAMENT.whole["properties"]["withdrawn"]["items"]],
    ("tournament", "kStandingFields"): [TOURNAMENT.whole["properties"]["standings"]["items"]],
    ("tournament_rounds", "kRoundFields"): [TOURNAMENT.parts["round"]],
    ("tournament_rounds", "kForfeitFields"): [TOURNAMENT.parts["round"]["properties"]["forfeits"]["items"]],
    ("project_file", "kProjectFields"): [PROJECT.whole],
}


def objects_of(schema):
    """The parts that describe a mapping with keys of its own."""
    return parts_of(schema.whole, lambda part: isinstance(part.get("properties"), dict) and "type" in part)


def description_of(part, schema):
    return part.get("description") or schema.parts[part["$ref"].rsplit("/", 1)[-1]]["description"]


class SchemaItself(unittest.TestCase):
    def test_it_is_a_schema(self):
        for name, schema in SCHEMAS.items():
            jsonschema.Draft202012Validator.check_schema(schema.whole)
            self.assertEqual(schema.whole["$schema"], "https://json-schema.org/draft/2020-12/schema")
            self.assertRegex(schema.whole["$id"], rf"^https://orionref\.example/schemas/{name}(-1|\.schema)\.json$")

    def test_references_lead_somewhere(self):
        for name, schema in SCHEMAS.items():
            for path, each in parts_of(schema.whole, lambda part: "$ref" in part):
                with self.subTest(schema=name, path=path):
                    self.assertIn(each["$ref"].removeprefix("#/$defs/"), schema.parts)

    def test_mappings_take_extensions_and_nothing_unknown(self):
        for name, schema in SCHEMAS.items():
            for path, each in objects_of(schema):
                if "allOf" in each or each is MATCH.parts["game"]["then"]:
                    continue  # of several sorts of mappings, which are met below; a game has a schema of its own
                with self.subTest(schema=name, path=path):
                    self.assertIn("^x-", each.get("patternProperties", {}))
                    self.assertIs(each.get("additionalProperties"), False)

    def test_every_property_is_described(self):
        for name, schema in SCHEMAS.items():
            for path, each in objects_of(schema):
                for key, value in each["properties"].items():
                    with self.subTest(schema=name, path=f"{path}/{key}"):
                        self.assertRegex(description_of(value, schema), r"\w.*\.$")

    def test_their_examples_hold(self):
        for name, schema in SCHEMAS.items():
            count = 0
            for path, each in parts_of(schema.whole, lambda part: isinstance(part.get("examples"), list)):
                for example in each["examples"]:
                    count += 1
                    with self.subTest(schema=name, path=path, example=example):
                        faults = schema.validator.evolve(schema=each).iter_errors(example)
                        self.assertEqual([fault.message for fault in faults], [])
            self.assertGreater(count, 40 if schema in (DUEL, STATION, DECK) else 8)

    def test_their_examples_are_read_by_the_program(self):
        for schema in SCHEMAS.values():
            if schema is PROJECT:
                continue  # no record: it is read beside them
            for example in schema.whole["examples"]:
                (record,) = judged(json.dumps(example).encode())
                self.assertEqual(refused_by_program(record), set())

    def test_it_has_the_keys_of_the_reader(self):
        """Examples cannot show that a key of the reader is missing here: its tables can."""
        for (file, name), parts in TABLES.items():
            table = tables_of(file)[name]
            for part in parts:
                with self.subTest(table=name):
                    self.assertEqual(sorted(table), sorted(part["properties"]))
                    self.assertEqual({key for key in table if table[key]}, set(part.get("required", [])))


class Agreement(unittest.TestCase):
    maxDiff = None

    def check_file(self, path):
        """@return how many documents were compared."""
        text = path.read_bytes()
        records = judged(text)
        documents = documents_of(text)
        if len(documents) != len(records):
            # Only where there is nothing, or bytes that are no YAML for the program either.
            faults = {each["code"] for record in records for each in record["findings"]}
            self.assertTrue(faults == {"R201"} or any(code.startswith("Y") for code in faults), path.name)
            return 0
        compared = 0
        for number, (document, record) in enumerate(zip(documents, records), start=1):
            if refused_by_program(record) is None:
                continue
            compared += 1
            with self.subTest(path=path.name, document=number, id=record["id"]):
                self.assertEqual(disagreement(document, record), "")
        return compared

    def test_examples(self):
        compared = sum(self.check_file(path) for path in sorted(EXAMPLES.rglob("*.yaml")))
        self.assertGreaterEqual(compared, 32)

    def test_records_of_the_catalogue(self):
        compared = sum(self.check_file(path) for path in sorted(CATALOGUE.glob("*.yaml")))
        self.assertGreater(compared, 250)

    def test_golden_records(self):
        if not GOLDEN.is_dir():
            self.skipTest("no golden records")
        compared = sum(self.check_file(path) for path in sorted(GOLDEN.glob("*.yaml")))
        self.assertGreater(compared, 100)

    def test_conformance_records(self):
        files = sorted((SOURCE / "tests" / "conformance").rglob("*.yaml"))
        if not files:
            self.skipTest("no conformance records")
        self.assertGreater(sum(self.check_file(path) for path in files), 100)

    def test_readers_of_yaml_1_1(self):
        """With dates, sexagesimal numbers and truth values made of the text, what the program reads is accepted too."""
        for path in sorted(EXAMPLES.rglob("*.yaml")):
            text = path.read_bytes()
            for document, record in zip(documents_of(text), judged(text)):
                if refused_by_program(record) == set():
                    with self.subTest(path=path.name, id=record["id"]):
                        tree = with_text_keys(yaml.safe_load(document))
                        self.assertEqual(schema_for(tree).faults(tree), [])

    def test_other_types_where_text_is_read(self):
        text = (
            b"game: orion-duel\nformat: 1\nid: 1204\n"
            b"event: {name: 1e3, site: no, date: 2026-05-02, round: 3, table: 0x1}\n"
            b"players: {blue: on, orange: {name: 12.5, id: 7}}\nsetup: {name: symmetric-2, start: orange}\n"
            b"note: 2026-05-02\nmoves: [{orange: e4, clock: 0:00:07, note: yes}]\nresult: {score: {blue: 0}}\n"
        )
        (record,) = judged(text)
        self.assertEqual(refused_by_program(record), set())
        self.assertEqual(disagreement(text, record), "")
        self.assertEqual(DUEL.faults(yaml.safe_load(text)), [])

    def test_mutations(self):
        cases = list(mutations(seeds(), ADDED, SCALARS, VALUES))
        refused = check_mutations(self, cases, DUEL)
        self.assertGreater(len(cases), 1000)
        self.assertGreater(refused, len(cases) // 4)
        self.assertGreater(len(cases) - refused, len(cases) // 10)


if __name__ == "__main__":
    unittest.main()
