#!/usr/bin/env python3
"""`check --format gitlab` is a code quality report as GitLab's documentation describes it, with unique fingerprints,
and says the same as `--format json`."""

import json
import os
import pathlib
import tempfile
import unittest

import jsonschema

from program import ALL, CLEAN, ILLEGAL, WARNED, fill, run
from reports import FOLDERS, NOTED, archive, faulty, fill_nasty, findings, parsed, report, verdicts

SCHEMA = json.loads((pathlib.Path(__file__).parent / "gitlab-code-quality.schema.json").read_text(encoding="utf-8"))
WORDS = {"error": "major", "warning": "minor", "note": "info"}


def gitlab(*arguments, **more):
    return run("check", "--format", "gitlab", *arguments, **more)


class Gitlab(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)

    def issues(self, out):
        self.assertTrue(out.startswith(b"["), "a byte order mark, or no array")
        issues = parsed(out)
        jsonschema.Draft202012Validator(SCHEMA).validate(issues)
        prints = [each["fingerprint"] for each in issues]
        self.assertEqual(len(prints), len(set(prints)))
        return issues

    def test_it_says_what_json_says(self):
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                got = []
                for each in self.issues(report(folder, "gitlab").out):
                    location = each["location"]
                    begin, end = location["positions"]["begin"], location["positions"]["end"]
                    place = (begin["line"], begin["column"], end["line"], end["column"])
                    code = each["check_name"].removeprefix("orionref/")
                    got.append((location["path"], *place, each["severity"], code, each["description"]))
                want = [(*each[:5], WORDS[each[5]], *each[6:]) for each in findings(verdicts(folder))]
                self.assertEqual(got, want)
                self.assertEqual(report(folder, "gitlab").status, report(folder, "json").status)

    def test_no_finding_is_an_empty_array(self):
        self.assertEqual(gitlab("-", given=CLEAN).out, b"[]\n")
        self.assertEqual(gitlab("--allow-empty", ".", where=self.folder).out, b"[]\n")

    def test_an_issue_a_line(self):
        lines = gitlab("-", given=archive(ILLEGAL, WARNED, CLEAN, NOTED)).out.splitlines()
        self.assertEqual((lines[0], lines[-1], len(lines)), (b"[", b"]", 5))
        self.assertEqual([parsed(each.rstrip(b","))["severity"] for each in lines[1:-1]], ["major", "minor", "info"])

    def test_fingerprints_are_unique_where_records_are_alike(self):
        fill(self.folder, {"a.yaml": b"---\n".join([ILLEGAL.replace(b"format", b"id: twice\nformat")] * 3)})
        issues = self.issues(gitlab("a.yaml", "./a.yaml", where=self.folder).out)
        self.assertEqual(len(issues), 6)

    def test_fingerprints_stay_where_lines_move(self):
        record = ILLEGAL.replace(b"format", b"id: r1\nformat")
        fill(self.folder, {"a.yaml": record})
        (before,) = self.issues(gitlab("a.yaml", where=self.folder).out)
        fill(self.folder, {"a.yaml": b"# a line more\n\n" + CLEAN + b"---\n" + record})
        (after,) = self.issues(gitlab("a.yaml", where=self.folder).out)
        self.assertEqual(before["fingerprint"], after["fingerprint"])
        self.assertNotEqual(before["location"]["positions"], after["location"]["positions"])

    def test_fingerprints_are_unique_where_they_are_too_many_to_remember(self):
        """100,000 are remembered; behind them the number of the finding tells them apart."""
        many = 1130 if ALL else 1
        given = archive(*[faulty(90)] * many)
        self.assertEqual(len(self.issues(gitlab("-", given=given).out)), 90 * many)

    def test_nothing_in_names_and_records_breaks_it(self):
        fill_nasty(self.folder)
        done = gitlab("names", "records", where=self.folder)
        whole = parsed(run("check", "--format", "json", "names", "records", where=self.folder).out)
        self.assertEqual(len(self.issues(done.out)), len(findings(whole)))

    def test_paths_are_those_of_a_checkout(self):
        fill(self.folder, {"a/b.yaml": ILLEGAL})
        for path in ("./a/b.yaml", f"{self.folder}/a/b.yaml", "a//../a"):
            (issue,) = self.issues(gitlab(path, where=self.folder).out)
            self.assertEqual(issue["location"]["path"], "a/b.yaml")


if __name__ == "__main__":
    unittest.main()
