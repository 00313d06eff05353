#!/usr/bin/env python3
"""The schemas of schemas/ say to a person what they say to a machine.

Every property is described in a sentence, since that is what an editor shows over a key, and references lead somewhere.
In the schemas of what people type, errors have words too: whatever an editor words by itself only as a pattern, or as
schemas that match or not, comes with a message of ours.
"""

import json
import os
import pathlib
import re
import unittest

import jsonschema

SOURCE = pathlib.Path(os.environ.get("ORION_SOURCE_DIR") or pathlib.Path(__file__).resolve().parents[2])
SCHEMAS = {
    path.name.removesuffix(".schema.json"): json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((SOURCE / "schemas").glob("*.schema.json"))
}
BY_ID = {schema["$id"]: schema for schema in SCHEMAS.values()}
TYPED = ("duel-record", "station-record", "deck", "match", "tournament", "project")

SENTENCE = re.compile(r"[A-Z0-9`].*[.]", re.S)
LONGEST = 260  # what an editor shows over a key is read in passing

# What keywords hold that is no schema.
VALUES = ("examples", "enum", "const", "default", "enumDescriptions", "required")


def parts_of(schema, path="#", asked=False):
    """Every part of a schema with its path, and whether it only asks and refuses nothing: under `if`."""
    if isinstance(schema, list):
        for index, each in enumerate(schema):
            yield from parts_of(each, f"{path}/{index}", asked)
    if isinstance(schema, dict):
        yield path, schema, asked
        for key, each in schema.items():
            if key not in VALUES:
                yield from parts_of(each, f"{path}/{key}", asked or key == "if")


def is_map(path):
    """Whether names stand there, and not keywords."""
    return path.rsplit("/", 1)[-1] in ("properties", "patternProperties", "$defs")


def section(schema, pointer):
    for step in pointer.split("/")[1:]:
        schema = schema[step]
    return schema


class Descriptions(unittest.TestCase):
    def test_every_property_is_described(self):
        count = 0
        for name, schema in SCHEMAS.items():
            for path, part, _ in parts_of(schema):
                if is_map(path) or "type" not in part or "properties" not in part:
                    continue
                for key, each in part["properties"].items():
                    count += 1
                    with self.subTest(schema=name, path=f"{path}/{key}"):
                        if "description" not in each:
                            each = section(schema, each["$ref"].removeprefix("#"))
                        self.assertRegex(each["description"], SENTENCE)
                        self.assertLessEqual(len(each["description"]), LONGEST)
        self.assertGreater(count, 300)

    def test_references_lead_somewhere(self):
        count = 0
        for name, schema in SCHEMAS.items():
            for path, part, _ in parts_of(schema):
                if is_map(path) or "$ref" not in part:
                    continue
                count += 1
                with self.subTest(schema=name, path=path, reference=part["$ref"]):
                    address, _, pointer = part["$ref"].partition("#")
                    target = BY_ID[address] if address else schema
                    self.assertIsInstance(section(target, pointer), dict)
                    # An editor is given one file, and shall fetch nothing.
                    self.assertFalse(address and name in TYPED)
        self.assertGreater(count, 300)

    def test_words_are_described_one_by_one(self):
        count = 0
        for name in TYPED:
            for path, part, _ in parts_of(SCHEMAS[name]):
                if not is_map(path) and "enumDescriptions" in part:
                    count += 1
                    with self.subTest(schema=name, path=path):
                        self.assertEqual(len(part["enumDescriptions"]), len(part["enum"]))
                        for each in part["enumDescriptions"]:
                            self.assertRegex(each, SENTENCE)
        self.assertGreater(count, 15)

    def test_defaults_can_be_written(self):
        count = 0
        for name in TYPED:
            whole = jsonschema.Draft202012Validator(SCHEMAS[name])
            for path, part, _ in parts_of(SCHEMAS[name]):
                if not is_map(path) and "default" in part:
                    count += 1
                    with self.subTest(schema=name, path=path):
                        self.assertTrue(whole.evolve(schema=part).is_valid(part["default"]))
        self.assertGreater(count, 15)


class Errors(unittest.TestCase):
    def refusing(self):
        for name in TYPED:
            for path, part, asked in parts_of(SCHEMAS[name]):
                if not asked and not is_map(path):
                    yield name, path, part

    def test_patterns_have_words(self):
        for name, path, part in self.refusing():
            if "pattern" in part:
                with self.subTest(schema=name, path=path):
                    self.assertRegex(part.get("patternErrorMessage", part.get("errorMessage", "")), SENTENCE)

    def test_messages_are_sentences(self):
        for name, path, part in self.refusing():
            for key in ("errorMessage", "patternErrorMessage"):
                if key in part:
                    with self.subTest(schema=name, path=path):
                        self.assertRegex(part[key], SENTENCE)

    def test_what_has_no_words_of_its_own_is_only_asked(self):
        """An editor says of these that a schema matches or does not; under `if` they decide which message is shown."""
        for name, path, part in self.refusing():
            with self.subTest(schema=name, path=path):
                self.assertEqual({"not", "oneOf", "dependentSchemas"} & part.keys(), set())


if __name__ == "__main__":
    unittest.main()
