"""What the tests of the schemas of records share: documents judged by the program and by a schema, and mutations."""

import json
import pathlib
import random
import re
import sys

import jsonschema
import yaml

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "cmd"))

from program import ALL, SOURCE, run  # noqa: E402

READER = SOURCE / "records" / "read"


class Schema:
    """A schema of schemas/, by the first part of its file's name."""

    def __init__(self, name):
        self.whole = json.loads((SOURCE / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
        self.validator = jsonschema.Draft202012Validator(self.whole)
        self.parts = self.whole["$defs"]

    def faults(self, tree):
        found = self.validator.iter_errors(tree)
        return [f"{'/'.join(map(str, each.absolute_path))}: {each.message}" for each in found]


DUEL = Schema("duel-record")
STATION = Schema("station-record")
DECK = Schema("deck")
MATCH = Schema("match")
TOURNAMENT = Schema("tournament")
PROJECT = Schema("project")

# The program refuses, the schema cannot: players who are not told apart, named twice or not among the players; goods of
# which the deck has no card.
BEYOND_A_SCHEMA = {"R219", "R222", "R208 no such good"}
# The same where a YAML reader has made numbers of the text: how a number is written (01, 0x1, 1.0) is lost, and
# readers of YAML 1.1 make numbers of clocks.
LOST_WITH_THE_TEXT = {"R209", "R210", "R214"}

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

    def ignore_aliases(self, data):
        return True

    def choose_scalar_style(self):
        return super().choose_scalar_style() if self.event.value else "'"  # nothing at all is no text


Plain.yaml_implicit_resolvers = {}


def written(tree):
    return yaml.dump(tree, Dumper=Plain, sort_keys=False, allow_unicode=True, width=10000).encode("utf-8")


def quoted(tree):
    """The same with quotes around every text, so that a reader has no choice."""
    return yaml.dump(tree, Dumper=Plain, sort_keys=False, allow_unicode=True, width=10000, default_style='"').encode("utf-8")


def with_text_keys(tree):
    """Keys are texts in JSON, whatever a YAML reader makes of them."""
    if isinstance(tree, dict):
        return {str(key): with_text_keys(value) for key, value in tree.items()}
    return [with_text_keys(each) for each in tree] if isinstance(tree, list) else tree


def documents_of(text):
    """The documents of a file, divided where the reader divides it: at lines that begin with `---`."""
    parts = re.split(rb"(?m)^---(?=[ \t\r\n]|\Z)", text.removeprefix(b"\xef\xbb\xbf"))
    return [part for part in parts if re.sub(rb"(?m)^\s*#.*$", b"", part).strip()]


def judged(text):
    return json.loads(run("check", "--format", "json", "-", given=text).out)["records"]


def code_of(finding):
    no_such_good = finding["code"] == "R208" and finding["message"].startswith("no goods card of the deck is of")
    return "R208 no such good" if no_such_good else finding["code"]


def refused_by_program(record):
    """The codes for which the program refuses the structure; None where the text itself is at fault.

    What a deck breaks of S7 is no matter of structure, but the game that holds the deck is unreadable by it.
    """
    codes = {code_of(each) for each in record["findings"] if each["severity"] == "error"}
    if any(code.startswith("Y") for code in codes):
        return None
    if record["verdict"] == "unreadable":
        return {code for code in codes if code.startswith("R")}
    return set()


def schema_for(tree):
    """The schema that a document's kind has: as the program finds it."""
    keys = tree if isinstance(tree, dict) else {}
    for key, schema in (("tournament", TOURNAMENT), ("match", MATCH)):
        if key in keys:
            return schema
    if keys.get("game") == "orion-station":
        return STATION
    return DECK if "deck" in keys and "game" not in keys else DUEL


def disagreement(text, record, schema=None):
    """What schema and program do not agree on, or empty."""
    codes = refused_by_program(record)
    if codes is None:
        return ""
    for loader, allowed in ((Texts, BEYOND_A_SCHEMA), (Typed, BEYOND_A_SCHEMA | LOST_WITH_THE_TEXT)):
        tree = with_text_keys(yaml.load(text, Loader=loader))
        faults = (schema or schema_for(tree)).faults(tree)
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


def mutations_of_mapping(mapping, added):
    for key in mapping:
        yield f"without {key}", lambda old, key=key: {each: value for each, value in old.items() if each != key}
        for new in (swapped(key), "x-" + key, key.capitalize()):
            yield f"{key} renamed {new}", lambda old, key=key, new=new: {
                new if each == key else each: value for each, value in old.items()
            }
    for key, value in (("remark", "text"), ("x-remark", {"deep": ["1", {"er": "2"}]}), ("xremark", "text"), *added):
        if key not in mapping:
            yield f"{key} added", lambda old, key=key, value=value: {**old, key: value}
    yield "a list instead", lambda old: list(old)
    yield "text instead", lambda old: "text"
    yield "an empty mapping instead", lambda old: {}


def mutations_of_list():
    yield "an empty list instead", lambda old: []
    yield "text instead", lambda old: "text"
    yield "a mapping instead", lambda old: {"blue": old}
    yield "a list around it", lambda old: [old]
    yield "the first entry twice", lambda old: [*old[:1], *old]
    yield "an entry of text", lambda old: [*old, "text"]


def mutations_of_scalar(values):
    for text in values:
        yield f"{text!r} instead", lambda old, text=text: text
    yield "a list instead", lambda old: [old]
    yield "a mapping instead", lambda old: {"name": old}
    yield "with a blank around it", lambda old: f" {old} "


def mutations(seeds, added, scalars, values):
    """Each as what was done and the tree that came of it. A place that several seeds have is changed in the first.

    added: keys with values that are put into mappings; values: how many of the scalars are put in the place of another
    one, at each place, if not all are wanted.
    """
    chance = random.Random(1)
    seen = set()
    for name, tree in seeds:
        for place in places_of(tree):
            value = value_at(tree, place)
            sort = (type(value), *("*" if isinstance(step, int) else step for step in place))
            if sort in seen and not ALL:
                continue
            seen.add(sort)
            if isinstance(value, dict):
                changes = mutations_of_mapping(value, added)
            elif isinstance(value, list):
                changes = mutations_of_list()
            else:
                changes = mutations_of_scalar(scalars if ALL else chance.sample(scalars, min(values, len(scalars))))
            for what, change in changes:
                yield f"{name}, at {'/'.join(map(str, place)) or 'the root'}: {what}", changed(tree, place, change)


def check_mutations(test, cases, schema):
    """@return how many were refused."""
    texts = [written(tree) for _, tree in cases]
    records = judged(b"".join(b"---\n" + text for text in texts))
    test.assertEqual(len(records), len(cases), "each mutation is one document")
    refused = 0
    for (what, _), text, record in zip(cases, texts, records):
        refused += bool(refused_by_program(record))
        with test.subTest(mutation=what, document=text.decode("utf-8")):
            test.assertEqual(disagreement(text, record, schema), "")
    return refused


def parts_of(schema, wanted, path="#"):
    """Every part of a schema that has what is wanted, with its path. Conditions are no parts."""
    if isinstance(schema, dict):
        if wanted(schema):
            yield path, schema
        for key, value in schema.items():
            if key not in ("examples", "const", "enum", "if", "not"):
                yield from parts_of(value, wanted, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from parts_of(value, wanted, f"{path}/{index}")


def tables_of(name):
    """The tables of fields of a file of the reader: by name, what keys they have and which of these are needed."""
    text = (READER / f"{name}.cpp").read_text(encoding="utf-8")
    table = r"^constexpr (?:auto|std::array<Field<.*?>, \d+>) (\w+)\b(.*?)\n\n"
    found = {}
    for name_of, body in re.findall(table, text, re.M | re.S):
        keys = re.findall(r'\{"([a-z0-9-]+)", (true|false),', body)
        found[name_of] = {key: needed == "true" for key, needed in keys}
    return found
