#!/usr/bin/env python3
"""`check --format github` prints workflow commands as the runner of GitHub Actions reads them, the most severe first,
and says the same as `--format json`."""

import collections
import os
import tempfile
import unittest

from program import CLEAN, ILLEGAL, WARNED, fill, run
from reports import (
    FOLDERS,
    NOTED,
    SEVERITIES,
    archive,
    faulty,
    fill_nasty,
    findings,
    most_severe_first,
    parsed,
    report,
    verdicts,
)

WORDS = {"error": "error", "warning": "warning", "notice": "note"}
Command = collections.namedtuple("Command", "name properties message")


def unescaped(text, pairs):
    for escape, plain in pairs:
        text = text.replace(escape, plain)
    return text


def commands(out):
    """As the runner's documentation has it: `::name key=value,key=value::message`, a line each.

    @return the commands, and the lines that are none
    """
    data = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    found, others = [], []
    for line in out.decode("utf-8").removesuffix("\n").split("\n"):
        if not line.startswith("::"):
            others.append(line)
            continue
        head, message = line[2:].split("::", 1)
        name, _, list_of = head.partition(" ")
        properties = {}
        for each in list_of.split(","):
            key, _, value = each.partition("=")
            if key in properties or not value:
                raise AssertionError(f"{key} twice or without a value: {line}")
            properties[key] = unescaped(value, [("%3A", ":"), ("%2C", ","), *data])
        found.append(Command(name, properties, unescaped(message, data)))
    return found, others


def github(*arguments, **more):
    return run("check", "--format", "github", *arguments, **more)


class Github(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)

    def check_places(self, found):
        """What the runner strips, or refuses."""
        for each in found:
            self.assertLessEqual(set(each.properties), {"file", "line", "endLine", "col", "endColumn", "title"})
            line, end = int(each.properties["line"]), int(each.properties["endLine"])
            self.assertLessEqual(1, line)
            self.assertLessEqual(line, end)
            self.assertEqual("col" in each.properties, line == end)
            self.assertEqual("endColumn" in each.properties, line == end)
            if line == end:
                self.assertLessEqual(int(each.properties["col"]), int(each.properties["endColumn"]))

    def test_it_says_what_json_says(self):
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                found, others = commands(report(folder, "github").out)
                self.check_places(found)
                got = []
                for each in found:
                    place = each.properties
                    keys = ("line", "col", "endLine", "endColumn")
                    numbers = [int(place[key]) if key in place else None for key in keys]
                    message = each.message.split("\n")[0]
                    got.append((place["file"], *numbers, WORDS[each.name], place["title"].split()[0], message))
                want = []
                for path, line, column, end, end_column, *more in most_severe_first(findings(verdicts(folder))):
                    columns = (column, end_column) if line == end else (None, None)
                    want.append((path, line, columns[0], end, columns[1], *more))
                self.assertEqual(got, want)
                summary = verdicts(folder)["summary"]
                self.assertEqual(len(others), 1)
                self.assertTrue(others[0].startswith(f"{summary['records']} record"), others)
                self.assertIn(f"; {summary['errors']} error", others[0])
                self.assertEqual(report(folder, "github").status, report(folder, "json").status)

    def test_the_whole_of_a_command(self):
        done = github("-", given=ILLEGAL)
        ((first,), (last,)) = commands(done.out)
        place = {"file": "stdin", "line": "7", "endLine": "7", "col": "11", "endColumn": "13"}
        self.assertEqual(first[:2], ("error", {**place, "title": "D402 " + first.properties["title"][5:]}))
        lines = first.message.split("\n")
        self.assertEqual(lines[0], "f5 is covered already, by orange's tile of move 1")
        self.assertRegex(lines[1], r"^rule D4\.2: ")
        self.assertEqual(lines[-1], "play is not followed further, and the result is not judged")
        want = "1 record: 0 legal, 1 illegal, 0 undetermined, 0 unreadable; 1 error, 0 warnings, 0 notes"
        self.assertEqual(last, want)
        self.assertEqual(done.err, b"")

    def test_escapes(self):
        fill(self.folder, {"100%,a: b.yaml": CLEAN + b"a%0Ab: 1\n"})
        out = github(".", where=self.folder).out
        self.assertIn(b"file=100%25%2Ca%3A b.yaml,", out)
        self.assertIn(b"`a%250Ab`", out)
        ((one,), _) = commands(out)
        self.assertEqual(one.properties["file"], "100%,a: b.yaml")
        self.assertIn("`a%0Ab`", one.message)

    def test_nothing_in_names_and_records_makes_a_command(self):
        fill_nasty(self.folder)
        out = github("names", "records", where=self.folder).out
        found, others = commands(out)
        self.check_places(found)
        self.assertEqual(len(others), 1)
        whole = parsed(run("check", "--format", "json", "names", "records", where=self.folder).out)
        self.assertEqual(len(found), len(findings(whole)))
        self.assertEqual({each for each in out if each < 0x20}, {0x0A})

    def test_the_most_severe_first_in_input_order(self):
        given = archive(NOTED, WARNED, ILLEGAL, NOTED, ILLEGAL, WARNED)
        found, _ = commands(github("-", given=given).out)
        levels = [WORDS[each.name] for each in found]
        self.assertEqual(levels, sorted(levels, key=SEVERITIES.index))
        lines = [int(each.properties["line"]) for each in found]
        for at in range(0, 6, 2):
            self.assertLess(lines[at], lines[at + 1])

    def test_more_than_github_shows_is_told(self):
        for count, record, told in ((10, faulty(10), False), (11, faulty(11), True)):
            with self.subTest(count=count):
                done = github("-", given=record)
                self.assertEqual(len(commands(done.out)[0]), count)
                self.assertEqual(b"GitHub shows at most 10" in done.err, told, done)
        self.assertIn(b"GitHub shows at most 10", github("-", given=archive(*[WARNED] * 11)).err)
        self.assertIn(b"GitHub shows at most 10", github("-", given=archive(*[NOTED] * 11)).err)

    def test_what_could_not_be_read_is_an_error(self):
        fill(self.folder, {"warned.yaml": WARNED, "illegal.yaml": ILLEGAL, "more/other.yaml": b"a: 1\n"})
        done = github("warned.yaml", "missing.yaml", "illegal.yaml", "more", where=self.folder)
        found, _ = commands(done.out)
        self.assertEqual([each.name for each in found], ["error", "error", "warning"])
        self.assertEqual(found[1].properties, {"file": "missing.yaml", "title": "not read"})
        self.assertEqual(found[1].message, "cannot read missing.yaml")
        self.assertEqual(done.status, 3)
        self.assertIn(b"orionref: passed over, without a record: more/other.yaml\n", done.err)


if __name__ == "__main__":
    unittest.main()
