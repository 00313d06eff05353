#!/usr/bin/env python3
"""Every verdict that the program prints as JSON is as schemas/verdict.schema.json says, and says the same as the other
formats.

Checked over all golden records, the conformance cases, the examples and the records of the catalogue: the object of
`--format json`, the lines of `--format ndjson`, and that the places in them are those of the text output and point at
the words that are meant. What `legal` and `explain` print is checked in json_schema_legal_explain_test.py.
"""

import json
import re
import unittest

import jsonschema

from program import ALL, CONFORMANCE, EXAMPLES, GOLDEN, SOURCE, parsed, run

CONFORMANCE_STATION = CONFORMANCE.parent / "station"
CATALOGUE = SOURCE / "records" / "catalogue" / "records"

OPTIONS = [
    ("--require-result",),
    ("--after-illegal", "skip"),
    ("--rules", "bga+bends=as-printed"),
    ("--compare-rules", "rulebook,bga+bends=as-printed"),
    ("--rules", "rulebook+target=24+actions=4+sell-needs-goods=false+pile-empty=stop"),
    ("--compare-rules", "rulebook,rulebook+target=24"),
]


def schema():
    return json.loads((SOURCE / "schemas" / "verdict.schema.json").read_text(encoding="utf-8"))


def folders():
    all_folders = (GOLDEN, CONFORMANCE, CONFORMANCE_STATION, EXAMPLES, CATALOGUE)
    return [folder for folder in all_folders if any(folder.rglob("*.yaml"))]


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
            many = folder in (CONFORMANCE, CONFORMANCE_STATION)
            for options in [(), *(OPTIONS if ALL or not many else [])]:
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

    def test_everything_in_the_schema_is_printed(self):
        """What no record shows could be wrong in the schema, and nobody would know."""
        seen = set()

        def look(part, value):
            if isinstance(value, list):
                for each in value:
                    look(part, each)
            elif isinstance(value, dict):
                for key, each in value.items():
                    seen.add(f"{part}.{key}")
                    look(key, each)

        for options in ((), *OPTIONS):
            for record in parsed(all_of(CATALOGUE, "json", *options))["records"]:
                game = "station" if record["game"] == "orion-station" else "duel"
                for key, value in record.items():
                    seen.add(f"record.{key}")
                    look("stationOutcome" if (game, key) == ("station", "outcome") else key, value)
                    if key == "rules" and value is not None:
                        seen.update(f"{game} {option}" for option in value["options"])
        seen = {each.replace("findings.", "finding.").replace("stationOutcome", "station.outcome") for each in seen}
        wanted = {f"record.{key}" for key in self.schema["$defs"]["record"]["properties"]}
        wanted |= {f"finding.{key}" for key in self.schema["$defs"]["finding"]["properties"]}
        wanted |= {f"station.outcome.{key}" for key in self.schema["$defs"]["stationOutcome"]["properties"]}
        wanted |= {"rests_on.unseen_cards", "rests_on.recorded_outcomes", "deck.name", "duel bends", "station target"}
        wanted |= {"station pile-empty", "station sell-needs-goods", "broken_off.winner", "compared.outcome"}
        wanted -= {"record.left_out"}  # see baseline_test.py
        self.assertEqual(sorted(wanted - seen), [])

    def refused(self, record, changes):
        self.assertTrue(self.validator.is_valid(record))
        for change in changes:
            without = [key for key, value in change.items() if value is ...]
            made = {key: value for key, value in {**record, **change}.items() if key not in without}
            self.assertFalse(self.validator.is_valid(made), change)

    def test_the_schema_refuses_what_is_not_printed(self):
        any_game = ({"verdict": "fine"}, {"line": 0}, {"extra": 1}, {"id": 7}, {"position_hash": "h12"})
        record = parsed(all_of(CONFORMANCE, "json"))["records"][0]
        self.refused(record, any_game)
        self.refused(record, ({"turns_replayed": 3}, {"moves_replayed": ...}, {"rests_on": {}}, {"game": None}))
        self.refused(record, ({"game": "orion-station"}, {"rules": {"profile": "rulebook", "options": {"target": 4}}}))

    def test_the_schema_refuses_what_is_not_printed_of_the_station(self):
        records = parsed(all_of(CONFORMANCE_STATION, "json"))["records"]
        (deck,) = [each for each in records if "deck" in each]
        ended = next(each for each in records if each["outcome"])
        self.refused(ended, ({"moves_replayed": 3}, {"turns_replayed": ...}, {"rests_on": ...}, {"deck": deck["deck"]}))
        self.refused(ended, ({"rules": {"profile": "bga", "options": {}}}, {"game": "orion-duel"}, {"game": None}))
        for change in ({"winner": "Ada"}, {"winner": []}, {"credits": {"Ada": -1}}, {"how": "conditions"}):
            self.refused(ended, [{"outcome": {**ended["outcome"], **change}}])
        finding = next(each["findings"][0] for each in records if any("action" in one for one in each["findings"]))
        for change in ({"move": 1}, {"action": 0}, {"code": "S3"}, {"code": "Z701"}, {"clause": "S7.1"}):
            self.refused(ended, [{"findings": [{**finding, **change}]}])
        self.refused(deck, ({"deck": ...}, {"game": "orion-station"}, {"rules": ended["rules"]}, {"moves_replayed": 1}))
        self.refused(deck, ({"deck": {**deck["deck"], "cards": -1}}, {"position_hash": "h0123456789abcdef"}))


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
    "R208": r"(?:cannot be|is of the good) `(.*?)`(?::|$)|^`(.*?)` stands here",
    "R209": r"of format (\d+)",
    "R214": r"`(.*)` is not a clock",
    "R215": r"`(.*)` is not a date",
    "R218": r"`(.*)` is not a position",
    "R219": r"both players are `(.*?)`|^the id `(.*?)` is|^`(.*?)` ",
    "R222": r"^no player is called `(.*?)`",
    "R223": r"`(.+?)`",
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
    "S102a": r"^(\w+) takes a turn",
    "S401a": r"not aimed at (\w+),",
    "S506b": r"not aimed at (\w+),",
    "S506c": r"not (\w+)$",
    "S508a": r"^(\w+) cannot respond",
    "S602a": r"^(\w+) takes a turn",
    "S606": r"^(\w+) has left",
    "S700e": r"cannot be `(.*?)`:",
    "C601": r"recorded as (\w+),",
    "C602": r"recorded as ([\w-]+),",
    "C604": r"recorded with (-?\d+),",
    "C605": r"recorded as move (\d+),",
    "C607": r"^`how: ([\w-]+)`|^(?:a )?(\w+)",
    "C612": r"recorded with (-?\d+) ",
    "C613": r"triggered by (\w+),",
    "C615": r"^`how: ([\w-]+)`",
    "C616": r"recorded with (-?\d+) ",
    "C617": r"recorded with (-?\d+) ",
}
# Those in whose message the card or good that is marked is the first that stands in backquotes.
CARDS = "S302a S302b S302c S303a S303b S304a S304b S305a S305b S305e S306a S306b S306c S306f S401b S401d S402 S403"
MEANT.update(dict.fromkeys([*CARDS.split(), "S502b", "S700d", "S800a", "S800b", "S800d"], r"`(.+?)`"))


if __name__ == "__main__":
    unittest.main()
