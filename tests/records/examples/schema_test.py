#!/usr/bin/env python3
"""The JSON Schema of Duel records and the program's reader accept the same structures.

Every document of records/examples, tests/golden and tests/conformance, and structural mutations of the examples, are
given to both. The program refuses a structure with the verdict `unreadable` (or, for another kind of record, with
R204). What a schema cannot say is listed below by code. A document is given to the schema twice: with all scalars as
the text that stands there, as the reader takes them, and as an editor sees it, with the types of YAML 1.2.

ORION_TEST_ALL makes all mutations instead of some that are picked by a fixed seed.
"""

import json
import pathlib
import random
import re
import sys
import unittest

import jsonschema
import yaml

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "cmd"))

from program import ALL, EXAMPLES, GOLDEN, SOURCE, run  # noqa: E402

SCHEMA = json.loads((SOURCE / "schemas" / "duel-record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

# The program refuses, the schema cannot: both players of one name have no ids that differ.
BEYOND_A_SCHEMA = {"R219"}
# The same where a YAML reader has made numbers of the text: how a number is written (01, 0x1, 1.0) is lost, and
# readers of YAML 1.1 make numbers of clocks.
LOST_WITH_THE_TEXT = {"R209", "R210", "R214"}

VALUES = 24  # of the texts put in the place of another, at each place, if not all are wanted


FastLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Texts(FastLoader):
    """Every scalar is the text that stands there."""


Texts.yaml_implicit_resolvers = {}


class Typed(FastLoader):
    """The core schema of YAML 1.2: no dates, no sexagesimal numbers, `no` is text."""


Typed.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
):
    Typed.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)


def core_integer(loader, node):
    text = loader.construct_scalar(node)
    return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))


Typed.add_constructor("tag:yaml.org,2002:int", core_integer)
Typed.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(loader.construct_scalar(node)))


class Plain(yaml.SafeDumper):
    """Writes text without quotes wherever that is possible, so that a reader may give it another type."""


Plain.yaml_implicit_resolvers = {}


def written(tree):
    return yaml.dump(tree, Dumper=Plain, sort_keys=False, allow_unicode=True, width=10000).encode("utf-8")


def documents_of(text):
    """The documents of a file, divided where the reader divides it: at lines that begin with `---`."""
    parts = re.split(rb"(?m)^---(?=[ \t\r\n]|\Z)", text.removeprefix(b"\xef\xbb\xbf"))
    return [part for part in parts if re.sub(rb"(?m)^\s*#.*$", b"", part).strip()]


def judged(text):
    return json.loads(run("check", "--format", "json", "-", given=text).out)["records"]


def refused_by_program(record):
    """The codes for which the program refuses the structure; None where the text itself is at fault."""
    codes = {each["code"] for each in record["findings"] if each["severity"] == "error"}
    if any(code.startswith("Y") for code in codes):
        return None
    if record["verdict"] == "unreadable" or "R204" in codes:
        return {code for code in codes if code.startswith("R")}
    return set()


def faults_by_schema(tree):
    return [f"{'/'.join(map(str, each.absolute_path))}: {each.message}" for each in VALIDATOR.iter_errors(tree)]


def disagreement(text, record):
    """What schema and program do not agree on, or empty."""
    codes = refused_by_program(record)
    if codes is None:
        return ""
    for loader, allowed in ((Texts, BEYOND_A_SCHEMA), (Typed, BEYOND_A_SCHEMA | LOST_WITH_THE_TEXT)):
        faults = faults_by_schema(yaml.load(text, Loader=loader))
        if bool(faults) == bool(codes):
            continue
        if faults:
            return f"{loader.__name__}: the program accepts it, the schema says {faults[:3]}"
        if not codes <= allowed:
            return f"{loader.__name__}: the schema accepts it, the program says {sorted(codes)}"
    return ""


def places_of(tree, place=()):
    """Every place in a tree, as the keys and indexes that lead to it."""
    yield place
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from places_of(value, (*place, key))
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            yield from places_of(value, (*place, index))


def value_at(tree, place):
    for step in place:
        tree = tree[step]
    return tree


def changed(tree, place, change):
    """A copy of the tree whose value at `place` is what `change` makes of it."""
    if not place:
        return change(tree)
    if isinstance(tree, dict):
        return {key: changed(value, place[1:], change) if key == place[0] else value for key, value in tree.items()}
    return [changed(value, place[1:], change) if index == place[0] else value for index, value in enumerate(tree)]


def swapped(key):
    return key[1] + key[0] + key[2:] if len(key) > 1 and key[0] != key[1] else key + "s"


def mutations_of_mapping(mapping):
    for key in mapping:
        yield f"without {key}", lambda old, key=key: {each: value for each, value in old.items() if each != key}
        for new in (swapped(key), "x-" + key, key.capitalize()):
            yield f"{key} renamed {new}", lambda old, key=key, new=new: {
                new if each == key else each: value for each, value in old.items()
            }
    for key, value in (
        ("remark", "text"),
        ("x-remark", {"deep": ["1", {"er": "2"}]}),
        ("xremark", "text"),
        ("note", "2026-05-02"),
        ("blue", "e4"),
        ("orange", "e4 e5 / f5"),
        ("name", "symmetric-1"),
    ):
        if key not in mapping:
            yield f"{key} added", lambda old, key=key, value=value: {**old, key: value}
    yield "a list instead", lambda old: list(old)
    yield "text instead", lambda old: "text"
    yield "an empty mapping instead", lambda old: {}


def mutations_of_list():
    yield "an empty list instead", lambda old: []
    yield "text instead", lambda old: "text"
    yield "a mapping instead", lambda old: {"blue": old}
    yield "the first entry twice", lambda old: [*old[:1], *old]
    yield "an entry of text", lambda old: [*old, "text"]


SCALARS = (
    ["", " ", "no", "0", "01", "1", "-1", "-0", "+1", "1.0", "1e3", "0x10", "1234567890", "true", "2026-05-02"]
    + ["2026-02-29", "2024-02-29", "2026-2-3", "0:12:40", "00:12:40", "12:40", "1:60:00", "1000:00:00"]
    + ["h0123456789abcdef", "h0123456789ABCDEF", "h0123", "e4", "E4", "e04", "e0", "z99", "e4 e5", "e4 e5 f5"]
    + ["e4 e5 / f5", "e4  e5   /  f5", "e4/f5", "/ f5", "e4 /", "e4 / f5 g5", "e4 / / f5", "e4, e5", "e4 e5 e6 e7"]
    + ["blue", "orange", "tie", "none", "link", "stands", "withdrawn", "rulebook", "bga", "conditions", "unfinished"]
    + ["orion-duel", "orion-station", "text with blanks", "two\nlines", "e4\n/ f5\n", "ünï"]
)


def mutations_of_scalar(values):
    for text in values:
        yield f"{text!r} instead", lambda old, text=text: text
    yield "a list instead", lambda old: [old]
    yield "a mapping instead", lambda old: {"name": old}
    yield "with a blank around it", lambda old: f" {old} "


def mutations():
    """Each as what was done and the tree that came of it. A place that several records have is changed in the first."""
    chance = random.Random(1)
    seen = set()
    for name, tree in seeds():
        for place in places_of(tree):
            value = value_at(tree, place)
            sort = (type(value), *("*" if isinstance(step, int) else step for step in place))
            if sort in seen and not ALL:
                continue
            seen.add(sort)
            if isinstance(value, dict):
                changes = mutations_of_mapping(value)
            elif isinstance(value, list):
                changes = mutations_of_list()
            else:
                changes = mutations_of_scalar(SCALARS if ALL else chance.sample(SCALARS, VALUES))
            for what, change in changes:
                yield f"{name}, at {'/'.join(map(str, place)) or 'the root'}: {what}", changed(tree, place, change)


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


def objects_of(schema, path="#"):
    """Every part of the schema that describes a mapping, with its path."""
    if isinstance(schema, dict):
        if "properties" in schema:
            yield path, schema
        for key, value in schema.items():
            if key not in ("examples", "const", "enum"):
                yield from objects_of(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from objects_of(value, f"{path}/{index}")


def described_of(schema, path="#"):
    """Every part of the schema that has examples, with its path."""
    if isinstance(schema, dict):
        if isinstance(schema.get("examples"), list):
            yield path, schema
        for key, value in schema.items():
            if key not in ("examples", "const", "enum"):
                yield from described_of(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from described_of(value, f"{path}/{index}")


# Where the schema describes what a table of the reader reads.
TABLES = {
    "kRecordFields": [SCHEMA],
    "kEventFields": [SCHEMA["$defs"]["event"]],
    "kPlayersFields": [SCHEMA["properties"]["players"]],
    "kPlayerFields": [SCHEMA["$defs"]["player"]["then"]],
    "kSetupFields": [SCHEMA["$defs"]["setup"]],
    "kTokenFields": [SCHEMA["$defs"]["setup"]["properties"][kind]["then"] for kind in ("galaxies", "black-holes")],
    "kPlacedFields": [SCHEMA["$defs"]["placedTile"]],
    "kMoveFields": [SCHEMA["$defs"]["move"]],
    "kRulingFields": [SCHEMA["$defs"]["ruling"]],
    "kRulesFields": [SCHEMA["$defs"]["rules"]["then"]],
    "kResultFields": [SCHEMA["$defs"]["result"]],
    "kConditionsFields": [SCHEMA["$defs"]["result"]["properties"]["conditions"]],
    "kScoreFields": [SCHEMA["$defs"]["result"]["properties"]["score"]],
    "kCountFields": [SCHEMA["$defs"]["conditions"]["then"]],
}


class SchemaItself(unittest.TestCase):
    def test_it_is_a_schema(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
        self.assertEqual(SCHEMA["$schema"], "https://json-schema.org/draft/2020-12/schema")
        self.assertEqual(SCHEMA["$id"], "https://orionref.example/schemas/duel-record-1.json")

    def test_mappings_take_extensions_and_nothing_unknown(self):
        for path, each in objects_of(SCHEMA):
            with self.subTest(path=path):
                self.assertIn("^x-", each.get("patternProperties", {}))
                self.assertIs(each.get("additionalProperties"), False)

    def test_every_property_is_described(self):
        for path, each in objects_of(SCHEMA):
            for key, value in each["properties"].items():
                with self.subTest(path=f"{path}/{key}"):
                    self.assertRegex(value.get("description", ""), r"\w.*\.$")

    def test_its_examples_hold(self):
        count = 0
        for path, each in described_of(SCHEMA):
            for example in each["examples"]:
                count += 1
                with self.subTest(path=path, example=example):
                    faults = VALIDATOR.evolve(schema=each).iter_errors(example)
                    self.assertEqual([fault.message for fault in faults], [])
        self.assertGreater(count, 40)

    def test_its_examples_are_read_by_the_program(self):
        for example in SCHEMA["examples"]:
            (record,) = judged(json.dumps(example).encode())
            self.assertEqual(refused_by_program(record), set())

    def test_it_has_the_keys_of_the_reader(self):
        """Examples cannot show that a key of the reader is missing here: its tables can."""
        found = {}
        table = re.compile(r"constexpr std::array<Field<[\w:<>]+>, \d+> (\w+)\{\{\n(.*?)^\}\};", re.M | re.S)
        for path in sorted((SOURCE / "records" / "read").glob("*.cpp")):
            for name, body in table.findall(path.read_text(encoding="utf-8")):
                found[name] = dict(re.findall(r'^    \{"([a-z-]+)", (true|false),', body, re.M))
        for name, parts in TABLES.items():
            for part in parts:
                with self.subTest(table=name):
                    self.assertEqual(sorted(found[name]), sorted(part["properties"]))
                    required = {key for key, needed in found[name].items() if needed == "true"}
                    self.assertEqual(required, set(part.get("required", [])))


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
        self.assertGreaterEqual(compared, 31)

    def test_golden_records(self):
        if not GOLDEN.is_dir():
            self.skipTest("no golden records")
        compared = sum(self.check_file(path) for path in sorted(GOLDEN.glob("*.yaml")))
        self.assertGreater(compared, 100)

    def test_conformance_records(self):
        files = sorted((SOURCE / "tests" / "conformance").rglob("*duel*.yaml"))
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
                        self.assertEqual(faults_by_schema(yaml.safe_load(document)), [])

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
        self.assertEqual(faults_by_schema(yaml.safe_load(text)), [])

    def test_mutations(self):
        cases = list(mutations())
        texts = [written(tree) for _, tree in cases]
        records = judged(b"".join(b"---\n" + text for text in texts))
        self.assertEqual(len(records), len(cases), "each mutation is one document")
        refused = 0
        for (what, _), text, record in zip(cases, texts, records):
            refused += bool(refused_by_program(record))
            with self.subTest(mutation=what, document=text.decode("utf-8")):
                self.assertEqual(disagreement(text, record), "")
        self.assertGreater(len(cases), 1000)
        self.assertGreater(refused, len(cases) // 4)
        self.assertGreater(len(cases) - refused, len(cases) // 10)


if __name__ == "__main__":
    unittest.main()
