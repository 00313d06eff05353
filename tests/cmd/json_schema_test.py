#!/usr/bin/env python3
"""Every JSON that the program prints is as schemas/verdict.schema.json says, and says the same as the other formats.

Checked over all golden records, the conformance cases and the examples: the object of `--format json`, the lines of
`--format ndjson`, and that the places in them are those of the text output and point at the words that are meant.
"""

import json
import re
import unittest

import jsonschema

from program import ALL, CONFORMANCE, EXAMPLES, GOLDEN, SOURCE, run

OPTIONS = [
    ("--require-result",),
    ("--after-illegal", "skip"),
    ("--rules", "bga+bends=as-printed"),
    ("--compare-rules", "rulebook,bga+bends=as-printed"),
]


def schema():
    return json.loads((SOURCE / "schemas" / "verdict.schema.json").read_text(encoding="utf-8"))


def folders():
    return [folder for folder in (GOLDEN, CONFORMANCE, EXAMPLES) if any(folder.rglob("*.yaml"))]


def parsed(text):
    """JSON, where a key given twice is a fault."""

    def unique(pairs):
        keys = [key for key, _ in pairs]
        if len(keys) != len(set(keys)):
            raise AssertionError(f"a key stands twice: {keys}")
        return dict(pairs)

    return json.loads(text.decode("utf-8"), object_pairs_hook=unique)


def all_of(folder, form, *options):
    done = run("check", folder.name, "--format", form, *options, where=folder.parent)
    # oneline tells people there what was passed over
    if done.err and form != "oneline":
        raise AssertionError(f"standard error is not empty:{done}")
    return done.out


class Schema(unittest.TestCase):
    def setUp(self):
        self.schema = schema()
        jsonschema.Draft202012Validator.check_schema(self.schema)
        self.validator = jsonschema.Draft202012Validator(self.schema)
        definitions = self.schema["$defs"]
        # Of a part alone, so that what is wrong is named and not just that no case of the whole fits.
        self.parts = {
            name: jsonschema.Draft202012Validator({"$defs": definitions, "$ref": f"#/$defs/{name}"})
            for name in ("whole", "record", "summary")
        }

    def check_part(self, name, value):
        wrong = [f"{error.json_path}: {error.message[:300]}" for error in self.parts[name].iter_errors(value)]
        path = f"{value.get('path')} document {value.get('document')}" if name == "record" else name
        self.assertEqual(wrong, [], path)

    def test_every_property_has_a_title_and_a_description(self):
        def walk(node, where):
            if isinstance(node, list):
                for index, each in enumerate(node):
                    walk(each, f"{where}/{index}")
            if not isinstance(node, dict):
                return
            if isinstance(node.get("properties"), dict) and "required" in node and "type" in node:
                for name, each in node["properties"].items():
                    self.assertIn("title", each, f"{where}: {name}")
                    self.assertIn("description", each, f"{where}: {name}")
                self.assertIs(node.get("additionalProperties"), False, where)
            for key, each in node.items():
                walk(each, f"{where}/{key}")

        walk(self.schema, "#")
        self.assertRegex(self.schema["$id"], r"^https://.*/verdict-1\.json$")

    def test_all_that_is_printed(self):
        for folder in folders():
            # The conformance cases are many and of one kind: by default they are judged once.
            for options in [(), *(OPTIONS if ALL or folder != CONFORMANCE else [])]:
                with self.subTest(folder=folder.name, options=options):
                    whole = parsed(all_of(folder, "json", *options))
                    for record in whole["records"]:
                        self.check_part("record", record)
                    self.check_part("summary", whole["summary"])
                    few = {**whole, "records": whole["records"][:5]}
                    self.check_part("whole", few)
                    for value in (few, *few["records"], whole["summary"]):
                        self.assertTrue(self.validator.is_valid(value), "not exactly one case of the schema")
                    self.check_summary(whole)

    def check_summary(self, whole):
        records, summary = whole["records"], whole["summary"]
        findings = [each["severity"] for record in records for each in record["findings"]]
        self.assertEqual(summary["records"], len(records))
        for verdict in ("legal", "illegal", "undetermined", "unreadable"):
            self.assertEqual(summary[verdict], sum(record["verdict"] == verdict for record in records), verdict)
        for severity in ("error", "warning", "note"):
            self.assertEqual(summary[severity + "s"], findings.count(severity), severity)
        self.assertEqual(summary["changed"], sum("compared" in record for record in records))

    def test_a_line_is_an_element_of_records(self):
        for folder in folders():
            with self.subTest(folder=folder.name):
                whole = parsed(all_of(folder, "json"))
                lines = all_of(folder, "ndjson")
                self.assertTrue(lines.endswith(b"}\n"))
                values = [parsed(line) for line in lines.splitlines()]
                self.assertEqual(values[:-1], whole["records"])
                self.assertEqual(values[-1], whole["summary"])
                self.assertEqual({each["schema_version"] for each in values}, {whole["schema_version"]})

    def test_the_schema_refuses_what_is_not_printed(self):
        record = parsed(all_of(CONFORMANCE, "json"))["records"][0]
        self.assertTrue(self.validator.is_valid(record))
        for change in ({"verdict": "fine"}, {"line": 0}, {"extra": 1}, {"id": 7}, {"position_hash": "h12"}):
            self.assertFalse(self.validator.is_valid({**record, **change}), change)


# `path:line:col: error[CODE]`, in text with a colon behind it; where one and the same place has several, all of them.
PLACE = re.compile(r"^(.+?):(\d+):(\d+): (error|warning|note)\[(\w+)\]:? (.*)$", re.MULTILINE)


def words_at(text, span):
    """The marked words of a file: places count from 1, columns in code points."""
    lines = text.split("\n")
    start, end = span["start"], span["end"]
    if start["line"] == end["line"]:
        return lines[start["line"] - 1][start["column"] - 1 : end["column"] - 1]
    first = lines[start["line"] - 1][start["column"] - 1 :]
    between = lines[start["line"] : end["line"] - 1]
    return "\n".join([first, *between, lines[end["line"] - 1][: end["column"] - 1]])


class Places(unittest.TestCase):
    def test_text_and_oneline_say_the_same(self):
        for folder in folders():
            records = parsed(all_of(folder, "json"))["records"]
            want = [
                (
                    record["path"],
                    str(each["span"]["start"]["line"]),
                    str(each["span"]["start"]["column"]),
                    each["severity"],
                    each["code"],
                    each["message"],
                )
                for record in records
                for each in record["findings"]
            ]
            for form in ("text", "oneline"):
                with self.subTest(folder=folder.name, form=form):
                    out = all_of(folder, form).decode("utf-8")
                    found = [each.groups() for each in PLACE.finditer(out)]
                    self.assertEqual(found, want)

    def test_places_lie_in_the_document_and_in_order(self):
        for folder in folders():
            for record in parsed(all_of(folder, "json"))["records"]:
                for each in record["findings"]:
                    for span in [each["span"], *(other["span"] for other in each["related"])]:
                        start, end = span["start"], span["end"]
                        where = f"{record['path']} {each['code']}"
                        self.assertGreaterEqual(start["line"], record["line"], where)
                        self.assertLessEqual(
                            (start["line"], start["column"]), (end["line"], end["column"]), where
                        )

    def test_places_point_at_the_words_that_are_meant(self):
        """What a message names first in backquotes or by its label is what it marks."""
        checked = 0
        for folder in folders():
            for record in parsed(all_of(folder, "json"))["records"]:
                path = folder.parent / record["path"]
                try:
                    text = path.read_bytes().decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
                except UnicodeDecodeError:
                    continue
                for each in record["findings"]:
                    want = MEANT.get(each["code"])
                    if want is None:
                        continue
                    marked = words_at(text, each["span"])
                    with self.subTest(path=record["path"], code=each["code"]):
                        found = re.search(want, each["message"])
                        self.assertIsNotNone(found, each["message"])
                        self.assertEqual(marked.strip("\"'"), found.group(found.lastindex), each["message"])
                    checked += 1
        self.assertGreater(checked, 100)


# By code: where the message holds the words that its place marks.
MEANT = {
    "Y108": r"the anchor `(.*)`:",
    "Y109": r"the alias `(.*)`:",
    "Y110": r"the tag `(.*)`:",
    "Y112": r"the key `(.*)` stands",
    "R205": r"unknown key `(.*?)` in",
    "R208": r"cannot be `(.*?)`:",
    "R209": r"of format (\d+)",
    "R214": r"`(.*)` is not a clock",
    "R215": r"`(.*)` is not a date",
    "R218": r"`(.*)` is not a position",
    "R219": r"both players are `(.*?)`",
    "D201a": r" and (\w+) have",
    "D201c": r"^(\w+) is named",
    "D201d": r"`(\w+)` is not on",
    "D202a": r" and (\w+) have",
    "D202b": r"^the black hole at (\w+) and",
    "D202d": r"^(\w+) is named",
    "D202e": r"`(\w+)` is not on",
    "D202f": r"^the black hole at (\w+) lies",
    "D202h": r"^(\w+) is named",
    "D301": r"^(\w+) places",
    "D401": r"`(\w+)` is not on",
    "D402": r"^(\w+) is covered",
    "D403a": r"^(\w+) is named",
    "D405": r" at (\w+) is joined",
    "C601": r"recorded as (\w+),",
    "C602": r"recorded as ([\w-]+),",
    "C604": r"recorded with (-?\d+),",
    "C605": r"recorded as move (\d+),",
    "C607": r"^`how: ([\w-]+)`|^(?:a )?(\w+)",
}


if __name__ == "__main__":
    unittest.main()
