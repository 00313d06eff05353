#!/usr/bin/env python3
"""The schemas, held by ajv against documents that the npm package `yaml` has read, and the program's reader agree on
which structures are acceptable.

Both judge every document of records/examples, records/catalogue/records, tests/golden and tests/conformance, and
structural mutations of them: 400, or 5,000 with ORION_TEST_ALL. The program refuses a structure with the
verdict `unreadable`. Documents whose text it does not take for YAML (Y1xx) are left out; what it does take, the other
YAML reader must take. Project files are no records: they are read with `check --config`.

What a schema cannot express is listed in DIFFERENCES, and by the same names, with the reasons, in schemas/README.md. Each
has an example, without which it would be stale. Every other disagreement is a fault of reader or schema.
"""

import collections
import functools
import json
import os
import random
import re
import subprocess
import tempfile
import unittest

import yaml

from agreement import SOURCE, Texts, documents_of, judged, quoted, written
from program import ALL, EXAMPLES, GOLDEN, NODE, environment, run
from structural_mutations import Mutator

SEED = 20260502
MUTATIONS = 5000 if ALL else 400
LARGEST = 8000 if ALL else 2500  # of the documents that are mutated, in characters
KINDS = ("duel-record", "station-record", "deck", "match", "tournament")
FOLDERS = (EXAMPLES, SOURCE / "records" / "catalogue" / "records", GOLDEN, SOURCE / "tests" / "conformance")

# A plain scalar that YAML's core schema makes a number of; its text is lost then.
NUMBER = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")

DUEL = "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nsetup: {name: symmetric-2, start: blue}\n"
DECK = "deck: tiny\nformat: 1\ncards:\n  - {id: ice, kind: goods, buy: 1, sell: 3, copies: 10}\n"
MATCH = "match: [Ada, Ben]\nformat: 1\ngames: [g1.orion.yaml]\n"

# `shows` is asked about what the program finds (its code, message and the marked words) where the schema finds nothing;
# `example` is a document that shows the difference.
Difference = collections.namedtuple("Difference", "name shows example")
DIFFERENCES = (
    Difference(
        "players-told-apart",
        lambda code, message, words: code == "R219",
        "match: [Ada, Ada]\nformat: 1\ngames: []\n",
    ),
    Difference(
        "player-of-the-list",
        lambda code, message, words: code == "R222",
        MATCH + "score: {Adam: 1}\n",
    ),
    Difference(
        "good-of-the-deck",
        lambda code, message, words: code == "R208" and message.startswith("no goods card of the deck is of"),
        DECK + "  - {id: drill, kind: equipment, effect: [{load: 1, good: ore}]}\n",
    ),
    Difference(
        "number-as-written",
        lambda code, message, words: code in ("R209", "R210") and NUMBER.fullmatch(words),
        MATCH + "best-of: 0x3\n",
    ),
    Difference(
        "truth-value-as-written",
        lambda code, message, words: code == "R208" and words in ("True", "TRUE", "False", "FALSE"),
        DECK + "  - {id: loan, kind: support, free: True}\n",
    ),
    Difference(
        "clock-of-seconds",
        lambda code, message, words: code == "R214" and re.fullmatch("[0-9]+", words),
        DUEL + "moves: [{blue: g7, clock: 760}]\n",
    ),
)


def answers_of_ajv(questions):
    """What validate.mjs answers to each question."""
    done = subprocess.run(
        ["node", SOURCE / "tests" / "node" / "validate.mjs", SOURCE / "schemas"],
        input="".join(json.dumps(each) + "\n" for each in questions).encode(),
        stdout=subprocess.PIPE, env=environment(ORION_NODE=NODE, NODE_NO_WARNINGS="1"), timeout=600, check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(questions), "an answer to each"
    return answers


def words_at(text, span, first_line):
    """The marked words, where they lie on one line. Places count lines from that of the document in its file."""
    start, end = span["start"], span["end"]
    if start["line"] != end["line"]:
        return ""
    return text.split("\n")[start["line"] - first_line][start["column"] - 1 : end["column"] - 1]


class Verdicts:
    """Both verdicts on documents, given as (what, text)."""

    def __init__(self, documents):
        self.disagreements = []
        self.seen = collections.Counter()  # differences by name
        self.left_out = 0
        self.refused = 0
        self.compared = 0
        text = b"".join(b"---\n" + each.encode() + (b"" if each.endswith("\n") else b"\n") for _, each in documents)
        records = judged(text)
        assert len(records) == len(documents), "each is one document"
        for (what, each), record, answer in zip(documents, records, answers_of_ajv([{"text": each} for _, each in documents])):
            trouble = self._compare(each, record, answer)
            if trouble:
                self.disagreements.append(f"{what}: {trouble}\n{each}")

    def _compare(self, text, record, answer):
        errors = [each for each in record["findings"] if each["severity"] == "error"]
        if any(re.fullmatch("Y1(?!27)..", each["code"]) for each in errors):
            self.left_out += 1
            return ""
        if "trouble" in answer:
            return f"validate.mjs: {answer['trouble']}"
        if "yaml" in answer:
            return f"the program reads it, the package yaml says: {answer['yaml']}"
        self.compared += 1
        refused = record["verdict"] == "unreadable"
        self.refused += refused
        if refused == bool(answer["faults"]):
            return ""
        if not refused:
            return f"the program accepts it, the schema of {answer['schema']} says: {answer['faults']}"
        return self._explained(errors, lambda span: words_at(text, span, record["line"] + 1))

    def _explained(self, errors, words):
        """Whether all that the program finds are differences that are listed."""
        for each in errors:
            shown = (each["code"], each["message"], words(each["span"]))
            names = [difference.name for difference in DIFFERENCES if difference.shows(*shown)]
            if not names and re.match("[RY]", each["code"]):
                return f"the schema accepts it, the program says: {shown}"
            self.seen.update(names)
        return ""


@functools.cache
def documents_of_folders():
    """Every document whose text is UTF-8 and does not depend on what stands around it, once."""
    found = {}
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*.yaml")):
            for number, part in enumerate(documents_of(path.read_bytes()), start=1):
                try:
                    text = part.decode("utf-8")
                except UnicodeDecodeError:
                    continue
                if "\r" not in text and text.strip():
                    found.setdefault(text, f"{path.relative_to(SOURCE)} document {number}")
    return [(name, text) for text, name in found.items()]


def kind_of(tree):
    for key, kind in (("tournament", "tournament"), ("match", "match")):
        if key in tree:
            return kind
    if "game" in tree:
        return {"orion-duel": "duel-record", "orion-station": "station-record"}.get(str(tree["game"]), "")
    return "deck" if "deck" in tree else ""


def trees_by_kind():
    """What can be mutated: mappings, as trees of texts, by the schema of their kind."""
    trees = {kind: [] for kind in KINDS}
    for name, text in documents_of_folders():
        if len(text) > LARGEST:
            continue
        try:
            tree = yaml.load(text, Loader=Texts)
        except (yaml.YAMLError, ValueError, TypeError):
            continue
        kind = kind_of(tree) if isinstance(tree, dict) else ""
        if kind:
            trees[kind].append((name, tree))
    return trees


# Project files that hold every key between them.
PROJECTS = (
    {
        "project": "Spring Open", "format": "1", "note": "x", "rules": "rulebook+target=40", "fail-level": "warning",
        "exclude": ["drafts/**", "*.old.yaml"], "require-result": "true", "after-illegal": "skip", "max-document": "65536",
        "baseline": "known/findings.json", "x-mine": ["1"],
    },
    {"format": "1", "rules": "bga+bends=as-printed+count=conditions", "exclude": "drafts", "max-document": "1048576"},
    {"format": "1", "rules": "rulebook+sell-needs-goods=false+pile-empty=stop", "require-result": "false"},
)
# Drawn in place of others, beside those of all mutations.
OF_PROJECTS = ["1023", "1024", "1025", "1048577", "999999", "bga", "bga+target=40", "rulebook+target=0", "rulebook+hand=100"]
OF_PROJECTS += ["rulebook+hand=101", "rulebook+bends=either+target=4", "rulebook+", "+", "rulebook+target=04", "rulebook+count"]


def project_files():
    """Project files and mutations of them, as (what, text)."""
    mutator = Mutator([(f"project {number}", each) for number, each in enumerate(PROJECTS)], random.Random(SEED))
    mutator.scalars += OF_PROJECTS * 3
    cases = [(f"project {number}", each) for number, each in enumerate(PROJECTS)]
    cases += [mutator.draw() for _ in range(MUTATIONS // 10)]
    return [(what, written(tree).decode()) for what, tree in cases]


class Agreement(unittest.TestCase):
    def check(self, verdicts):
        print(f"{self.id().rsplit('.')[-1]}: {verdicts.compared} compared, {verdicts.refused} refused, "
              f"{verdicts.left_out} no YAML of ours; {dict(verdicts.seen)}")
        self.assertEqual(len(verdicts.disagreements), 0, "\n\n".join(verdicts.disagreements[:20]))

    def test_documents(self):
        documents = documents_of_folders()
        verdicts = Verdicts(documents)
        self.check(verdicts)
        self.assertGreater(verdicts.compared, 1000)
        self.assertGreater(verdicts.refused, 50)

    def test_mutations(self):
        chance = random.Random(SEED)
        trees = trees_by_kind()
        for kind in KINDS:
            self.assertGreaterEqual(len(trees[kind]), 3, kind)
        mutators = [Mutator(trees[kind], chance) for kind in KINDS]
        cases = [mutators[number % len(KINDS)].draw() for number in range(MUTATIONS)]
        # Plain text, which YAML gives types, and quoted text by turns.
        styles = (written, quoted)
        verdicts = Verdicts([(what, styles[number // len(KINDS) % 2](tree).decode()) for number, (what, tree) in enumerate(cases)])
        self.check(verdicts)
        self.assertGreater(verdicts.compared, MUTATIONS * 3 // 4)
        self.assertGreater(verdicts.refused, MUTATIONS // 4)
        self.assertGreater(verdicts.compared - verdicts.refused, MUTATIONS // 10)

    def test_project_files(self):
        cases = project_files()
        answers = answers_of_ajv([{"schema": "project", "text": text} for _, text in cases])
        refused = 0
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "project.yaml")
            for (what, text), answer in zip(cases, answers):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                done = run("check", "--config", path, "--list-files", "-", where=folder)
                said = (done.out + done.err).decode("utf-8")
                # CODE and what it says of which words
                found = re.findall(r"error\[(\w+)\]:? (.*)", said)
                if any(code.startswith("Y") for code, _ in found):
                    continue
                refused += done.status == 2
                with self.subTest(mutation=what, document=text, said=said, ajv=answer):
                    self.assertIn(done.status, (0, 2))
                    if done.status == 2 and not answer["faults"]:
                        for code, message in found:
                            words = re.search("`([^`]*)`(?: is none)?$|cannot be `([^`]*)`", message)
                            shown = (code, message, words.group(words.lastindex) if words else "")
                            self.assertTrue(any(each.shows(*shown) for each in DIFFERENCES), shown)
                    else:
                        self.assertEqual(done.status == 2, bool(answer["faults"]))
        self.assertGreater(refused, len(cases) // 4)

    def test_differences_are_there(self):
        for each in DIFFERENCES:
            with self.subTest(difference=each.name):
                verdicts = Verdicts([(each.name, each.example)])
                self.assertEqual(verdicts.disagreements, [])
                self.assertEqual(dict(verdicts.seen), {each.name: 1}, "stale: no document shows it any more")

    def test_differences_are_documented(self):
        text = (SOURCE / "schemas" / "README.md").read_text(encoding="utf-8").split("| difference |")[1]
        self.assertEqual(re.findall(r"^\| `([a-z-]+)` \|", text, re.M), [each.name for each in DIFFERENCES])


if __name__ == "__main__":
    unittest.main()
