#!/usr/bin/env python3
"""An editor helps while a record is typed: the YAML language server, driven with the schemas of schemas/.

It completes keys and words, shows over a key what it means, flags what is not allowed at its place in words that a
person understands, and finds nothing in the examples. The cases are tables in language_server_cases.py.
"""

import itertools
import json
import re
import sys
import unittest

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache

import language_server_manifest_cases as manifests  # noqa: E402
from language_server import SOURCE, LanguageServer  # noqa: E402
from language_server_cases import (  # noqa: E402
    COMPLETED,
    DECK,
    DUEL,
    FLAGGED,
    HOVERED,
    NOT_COMPLETED,
    STATION,
    WRONG_ON_PURPOSE,
    unknown,
)

SCHEMAS = {path.name.removesuffix(".schema.json"): path for path in (SOURCE / "schemas").glob("*.schema.json")}
EXAMPLES = SOURCE / "records" / "examples"
NUMBERS = itertools.count(1)  # of the documents


def setUpModule():
    global SERVER
    associations = {f"schemas/{path.name}": f"*.{kind}.yaml" for kind, path in SCHEMAS.items()}
    SERVER = LanguageServer(associations, SOURCE)
    unittest.addModuleCleanup(SERVER.stop)


def opened(kind, text, folder="."):
    """@return the address of a new document of a kind."""
    return SERVER.open(f"{folder}/typed-{next(NUMBERS)}.{kind}.yaml", text)


def place_of(text, offset):
    """The line and character of a place in a text, from 0."""
    before = text[:offset]
    return before.count("\n"), offset - (before.rfind("\n") + 1)


def asked(text):
    """@return the text without the mark, its line and its character."""
    before, after = text.split("¦")
    return before + after, *place_of(before, len(before))


def marked(text):
    """@return the text without the marks, and where what they enclose begins and ends."""
    plain, ranges = "", []
    for part in re.split("([«»])", text):
        if part == "«":
            ranges.append([place_of(plain, len(plain))])
        elif part == "»":
            ranges[-1].append(place_of(plain, len(plain)))
        else:
            plain += part
    return plain, [tuple(each) for each in ranges]


def flags(uri):
    """What is flagged in an open document: where it begins and ends, and the message."""
    found = []
    for each in SERVER.flagged(uri):
        ends = (each["range"][end] for end in ("start", "end"))
        found.append((tuple((end["line"], end["character"]) for end in ends), each["message"]))
    return sorted(found)


def kind_of(document):
    """The kind of a document, by the first of the keys that it has."""
    for key in ("tournament", "match"):
        if re.search(rf"(?m)^{key}:", document):
            return key
    if re.search(r"(?m)^deck:", document) and not re.search(r"(?m)^game:", document):
        return "deck"
    return "station-record" if re.search(r"(?m)^game: orion-station", document) else "duel-record"


class WhileTyping(unittest.TestCase):
    def labels(self, kind, text):
        text, line, character = asked(text)
        return SERVER.completed(opened(kind, text), line, character)

    def test_completion(self):
        for kind, text, want in COMPLETED + manifests.COMPLETED:
            with self.subTest(kind=kind, text=text):
                self.assertEqual([label for label in want if label not in self.labels(kind, text)], [])

    def test_what_cannot_stand_there_is_not_offered(self):
        for kind, text, unwanted in NOT_COMPLETED:
            with self.subTest(kind=kind, text=text):
                labels = self.labels(kind, text)
                self.assertTrue(labels)
                self.assertEqual([label for label in unwanted if label in labels], [])

    def test_completion_says_what_a_word_means(self):
        offered = self.labels("duel-record", "result: {how: ¦}")
        self.assertEqual(offered["time"]["documentation"], "Broken off: a player ran out of time.")
        offered = self.labels("duel-record", "setup:\n  ¦")
        self.assertIn("The 8 galaxies", offered["galaxies"]["documentation"])

    def test_hover(self):
        for kind, text, want in HOVERED + manifests.HOVERED:
            with self.subTest(kind=kind, text=text):
                text, line, character = asked(text)
                shown = SERVER.hovered(opened(kind, text), line, character)
                shown = re.sub(r"\\([^\w\s])", r"\1", shown)  # Markdown's escapes
                self.assertEqual([each for each in want if each not in shown], [], shown)

    def test_what_is_wrong_is_flagged_at_its_place(self):
        cases = []
        for kind, text, *messages in FLAGGED + manifests.FLAGGED:
            text, ranges = marked(text)
            self.assertEqual(len(ranges), len(messages), text)
            cases.append((kind, text, opened(kind, text), list(zip(ranges, messages))))
        for kind, text, uri, want in cases:
            with self.subTest(kind=kind, text=text):
                self.assertEqual(flags(uri), want)

    def test_what_the_cases_begin_with_is_right(self):
        for kind, text in (("duel-record", DUEL), ("station-record", STATION), ("deck", DECK)):
            with self.subTest(kind=kind):
                self.assertEqual(flags(opened(kind, text)), [])


class Examples(unittest.TestCase):
    def test_nothing_is_flagged_in_them(self):
        cases = []
        for path in sorted(EXAMPLES.rglob("*.yaml")):
            text = path.read_text(encoding="utf-8")
            documents = [part for part in re.split(r"(?m)^---(?=\s|\Z)", text) if re.search(r"(?m)^\w", part)]
            kinds = [kind_of(document) for document in documents]
            # A file of several kinds cannot be given one schema.
            parts = [(kinds[0], text)] if len(set(kinds)) == 1 else list(zip(kinds, documents))
            name = path.relative_to(EXAMPLES).as_posix()
            cases += [(name, opened(kind, part)) for kind, part in parts]
        self.assertGreaterEqual(len(cases), 40)
        for name, uri in cases:
            with self.subTest(example=name):
                found = [(begin[0] + 1, begin[1] + 1, message) for (begin, _), message in flags(uri)]
                self.assertEqual(found, WRONG_ON_PURPOSE.get(name, []))

    def test_all_documents_of_an_archive_are_seen(self):
        text, ranges = marked(DUEL + "---\n" + DUEL + "«gmae»: x\n---\n" + DUEL)
        self.assertEqual(flags(opened("duel-record", text)), [(ranges[0], unknown("gmae"))])


class Association(unittest.TestCase):
    def test_by_a_first_line(self):
        """A schema that a record names is taken before that of the settings."""
        cases = []
        for kind, text in (("duel-record", DUEL), ("station-record", STATION), ("deck", DECK)):
            other = "deck" if kind != "deck" else "duel-record"
            for address in (f"../schemas/{kind}.schema.json", SCHEMAS[kind].as_uri()):
                first = f"# yaml-language-server: $schema={address}\n"
                wrong, ranges = marked(first + text + "«unheard»: of\n")
                cases.append((opened(other, first + text, "records"), []))
                cases.append((opened(other, wrong, "records"), [(ranges[0], unknown("unheard"))]))
        for uri, want in cases:
            with self.subTest(document=uri):
                self.assertEqual(flags(uri), want)

    def test_by_the_first_line_of_each_document(self):
        """Records of both games in one archive."""
        documents = (("station-record", STATION), ("duel-record", DUEL + "«trns»: []\n"), ("station-record", STATION))
        first = "# yaml-language-server: $schema=../schemas/{}.schema.json\n"
        text, ranges = marked("---\n".join(first.format(kind) + text for kind, text in documents))
        self.assertEqual(flags(opened("deck", text, "records")), [(ranges[0], unknown("trns"))])

    def test_without_one_nothing_is_flagged(self):
        uri = SERVER.open("elsewhere.yaml", "services: {web: {image: nginx}}\n")
        self.assertEqual(flags(uri), [])

    def test_by_the_settings_in_the_readme(self):
        readme = (SOURCE / "README.md").read_text(encoding="utf-8")
        section = re.search(r"^### In an editor\n(.*?)^##", readme, re.M | re.S).group(1)
        settings = json.loads(re.search(r"^```json\n(.*?)^```", section, re.M | re.S).group(1))
        first_line = re.search(r"`(# yaml-language-server: \$schema=\S+)`", section).group(1)
        self.assertEqual(list(settings), ["yaml.schemas"])
        server = LanguageServer(settings["yaml.schemas"], SOURCE)
        self.addCleanup(server.stop)
        files = {
            "spring/r3-t2.orion.yaml": DUEL,
            "station-club.orion.yaml": STATION,
            "autumn/station-final.orion.yaml": STATION,
            "club-deck.yaml": DECK,
            "unsorted.yaml": first_line + "\n" + DUEL,
        }
        cases = []
        for name, text in files.items():
            cases.append((server.open(f"right/{name}", text), []))
            cases.append((server.open(f"wrong/{name}", text + "unheard: of\n"), [unknown("unheard")]))
        for uri, messages in cases:
            with self.subTest(document=uri):
                self.assertEqual([each["message"] for each in server.flagged(uri)], messages)


if __name__ == "__main__":
    unittest.main()
