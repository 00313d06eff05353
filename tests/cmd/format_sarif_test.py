#!/usr/bin/env python3
"""`check --format sarif` is SARIF 2.1.0 by its official schema, keeps to the rules and limits of GitHub's code
scanning, and says the same as `--format json`."""

import os
import tempfile
import unittest

from program import CLEAN, ILLEGAL, WARNED, catalogue_codes, fill, run
from reports import (
    FOLDERS,
    NOTED,
    archive,
    faulty,
    fill_nasty,
    findings,
    most_severe_first,
    node,
    parsed,
    path_of_uri,
    report,
    verdicts,
)

VALIDATE = r"""
const fs = require("fs");
const Ajv = require("ajv-draft-04");
const folder = "node_modules/@microsoft/jest-sarif/lib/schemas";
const [name] = fs.readdirSync(folder).filter((each) => each.startsWith("sarif-2.1.0"));
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
require("ajv-formats")(ajv);
const validate = ajv.compile(JSON.parse(fs.readFileSync(`${folder}/${name}`, "utf-8")));
const wrong = [];
for (const line of fs.readFileSync(0, "utf-8").split("\0")) {
  if (!validate(JSON.parse(line))) wrong.push(validate.errors.slice(0, 5));
}
console.log(JSON.stringify(wrong));
"""


def valid(*reports):
    """What the official schema has against reports, given as bytes."""
    return parsed(node(VALIDATE, given=b"\0".join(reports)))


def sarif(*arguments, **more):
    return run("check", "--format", "sarif", *arguments, **more)


def run_of(out):
    (only,) = parsed(out)["runs"]
    return only


def results_as_findings(run):
    found = []
    for each in run["results"]:
        (location,) = each["locations"]
        physical = location["physicalLocation"]
        region = physical["region"]
        place = (region["startLine"], region["startColumn"], region["endLine"], region["endColumn"])
        message = each["message"]["text"].split("\n")[0]
        code = each["ruleId"].removeprefix("orionref/")
        path = path_of_uri(physical["artifactLocation"]["uri"]).decode("utf-8")
        found.append((path, *place, each["level"], code, message))
    return found


class Sarif(unittest.TestCase):
    def check_rules_of_github(self, run):
        """What code scanning refuses or does not show."""
        rules = run["tool"]["driver"]["rules"]
        ids = [each["id"] for each in rules]
        self.assertEqual(len(ids), len(set(ids)))
        for rule in rules:
            with self.subTest(rule=rule["id"]):
                self.assertLessEqual(len(rule["properties"]["tags"]), 10)
                self.assertIn(rule["properties"]["problem.severity"], ("error", "warning", "recommendation"))
                for part in ("shortDescription", "fullDescription"):
                    self.assertLessEqual(len(rule[part]["text"]), 1024)
                    self.assertTrue(rule[part]["text"])
                self.assertTrue(rule["help"]["text"] and rule["help"]["markdown"])
        self.assertLessEqual(len(run["results"]), 5000)
        for each in run["results"]:
            self.assertEqual(rules[each["ruleIndex"]]["id"], each["ruleId"])
            self.assertEqual(len(each["locations"]), 1)
            region = each["locations"][0]["physicalLocation"]["region"]
            self.assertGreaterEqual(region["startLine"], 1)
            self.assertGreaterEqual(region["startColumn"], 1)
            self.assertLessEqual(
                (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
            )
            self.assertLess(len(each.get("relatedLocations", [])), 100)
            self.assertTrue(each["message"]["text"])
            self.assertRegex(each["partialFingerprints"]["orionref/v1"], r"^[0-9a-f]{32}$")

    def test_the_official_schema_accepts_it(self):
        self.assertEqual(valid(*(report(folder, "sarif").out for folder in FOLDERS)), [])

    def test_the_schema_is_one_that_refuses(self):
        out = sarif("-", given=ILLEGAL).out
        self.assertEqual(valid(out), [])
        for right, wrong in ((b'"ruleIndex":', b'"ruleIndex":-2, "x":'), (b'"level":"error"', b'"level":"bad"')):
            self.assertEqual(len(valid(out.replace(right, wrong))), 1, wrong)

    def test_it_says_what_json_says(self):
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                run = run_of(report(folder, "sarif").out)
                self.check_rules_of_github(run)
                self.assertEqual(run["columnKind"], "unicodeCodePoints")
                self.assertEqual(results_as_findings(run), most_severe_first(findings(verdicts(folder))))
                self.assertEqual(report(folder, "sarif").status, report(folder, "json").status)

    def test_fingerprints_of_a_file_are_unlike(self):
        for folder in FOLDERS:
            seen = set()
            for each in run_of(report(folder, "sarif").out)["results"]:
                uri = each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
                mark = (uri, each["properties"]["document"], each["partialFingerprints"]["orionref/v1"])
                self.assertNotIn(mark, seen)
                seen.add(mark)

    def test_every_code_is_a_rule_with_its_explanation(self):
        driver = run_of(sarif("-", given=CLEAN).out)["tool"]["driver"]
        self.assertEqual([each["id"] for each in driver["rules"]], [f"orionref/{code}" for code in catalogue_codes()])
        self.assertEqual(driver["name"], "orionref")
        self.assertIn(driver["version"].encode(), run("--version").out)
        (rule,) = [each for each in driver["rules"] if each["id"] == "orionref/D201a"]
        explained = parsed(run("explain", "D201a", "--format", "json").out)["codes"][0]
        for form in ("text", "markdown"):
            self.assertIn(explained["explanation"], rule["help"][form])
            self.assertIn(explained["reading"]["text"], rule["help"][form])
        self.assertEqual(rule["properties"]["tags"], ["rules", "orion-duel", "D2.1"])
        self.assertEqual(rule["defaultConfiguration"], {"level": "error"})

    def test_the_whole_of_a_result(self):
        record = CLEAN.replace(b"format", b"id: r1-t1\nformat").replace(b"moves", "note: '\U0001f0a1'\nmoves".encode())
        run = run_of(sarif("-", given=record.replace(b"result", b"  - blue: f5\nresult")).out)
        first = run["results"][0]
        self.assertRegex(first.pop("partialFingerprints")["orionref/v1"], r"^[0-9a-f]{32}$")
        self.assertEqual(run["tool"]["driver"]["rules"][first.pop("ruleIndex")]["id"], "orionref/D402")
        text = first.pop("message")["text"].split("\n")
        self.assertEqual(text[0], "f5 is covered already, by orange's tile of move 1")
        self.assertEqual(text[-1], "play is not followed further, and the result is not judged")
        stdin = {"uri": "stdin", "uriBaseId": "%SRCROOT%"}
        region = {"startLine": 9, "startColumn": 11, "endLine": 9, "endColumn": 13}
        related = {"startLine": 8, "startColumn": 21, "endLine": 8, "endColumn": 23}
        (other,) = first.pop("relatedLocations")
        self.assertEqual(
            other,
            {
                "physicalLocation": {"artifactLocation": stdin, "region": related},
                "id": 1,
                "message": {"text": "placed here"},
            },
        )
        self.assertEqual(
            first,
            {
                "ruleId": "orionref/D402",
                "level": "error",
                "locations": [{"physicalLocation": {"artifactLocation": stdin, "region": region}}],
                "properties": {"record": "r1-t1", "document": 1, "move": 2, "primary": True},
            },
        )


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)

    def uris(self, *arguments, where=None):
        run = run_of(sarif(*arguments, where=where or self.folder).out)
        return [each["locations"][0]["physicalLocation"]["artifactLocation"] for each in run["results"]]

    def test_uris_are_relative_below_the_current_folder(self):
        fill(self.folder, {"a/b/game.yaml": ILLEGAL, "a/other.yaml": ILLEGAL})
        inside = [{"uri": "a/b/game.yaml", "uriBaseId": "%SRCROOT%"}]
        for path in ("a/b", "./a//b/game.yaml", "a/../a/b/./game.yaml", f"{self.folder}/a/b/game.yaml"):
            with self.subTest(path=path):
                self.assertEqual(self.uris(path), inside)
        below = os.path.join(self.folder, "a", "b")
        self.assertEqual(self.uris("game.yaml", where=below), [{"uri": "game.yaml", "uriBaseId": "%SRCROOT%"}])
        self.assertEqual(self.uris("../other.yaml", where=below), [{"uri": f"file://{self.folder}/a/other.yaml"}])

    def test_every_byte_of_a_path_comes_back(self):
        names = fill_nasty(self.folder)
        out = sarif("names", "records", where=self.folder).out
        self.assertEqual(valid(out), [])
        uris = {
            each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for each in run_of(out)["results"]
        }
        self.assertEqual({path_of_uri(uri) for uri in uris} - set(names), set())
        illegal = {name for name in names if name.startswith(b"names/")}
        self.assertEqual(illegal - {path_of_uri(uri) for uri in uris}, set())
        for uri in uris:
            self.assertRegex(uri, r"^(?:[A-Za-z0-9\-._~!$&'()*+,;=@/]|%[0-9A-F]{2})+$")

    def test_what_could_not_be_read_is_told(self):
        fill(self.folder, {"game.yaml": CLEAN, "more/other.yml": b"a: 1\n", "more/game.yaml": CLEAN})
        done = sarif("game.yaml", "missing.yaml", "more", where=self.folder)
        self.assertEqual(done.status, 3, done)
        self.assertEqual(valid(done.out), [])
        run = run_of(done.out)
        self.assertEqual(run["results"], [])
        (invocation,) = run["invocations"]
        self.assertIs(invocation["executionSuccessful"], False)
        told = [
            (each["descriptor"]["id"], each["level"], path_of_uri(
                each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]))
            for each in invocation["toolExecutionNotifications"]
        ]
        self.assertEqual(
            told,
            [("orionref/unread", "error", b"missing.yaml"), ("orionref/passed-over", "note", b"more/other.yml")],
        )
        (invocation,) = run_of(sarif("game.yaml", where=self.folder).out)["invocations"]
        self.assertEqual(invocation, {"executionSuccessful": True, "toolExecutionNotifications": []})


class Cut(unittest.TestCase):
    """More findings than GitHub takes: the most severe are kept, and the cut is told in both places."""

    def cut(self, given):
        done = sarif("-", given=given)
        whole = parsed(run("check", "--format", "json", "-", given=given).out)
        every = [(*each[1:],) for each in most_severe_first(findings(whole))]
        run_there = run_of(done.out)
        kept = [(*each[1:],) for each in results_as_findings(run_there)]
        self.assertEqual(kept, every[:5000])
        return done, run_there, every

    def notes_of(self, run_there):
        (invocation,) = run_there["invocations"]
        self.assertIs(invocation["executionSuccessful"], True)
        return [each["message"]["text"] for each in invocation["toolExecutionNotifications"]]

    def test_errors_alone_fill_it(self):
        given = archive(*[WARNED] * 3, *[NOTED] * 2, *[faulty(90)] * 56)
        done, run_there, every = self.cut(given)
        self.assertEqual(len(every), 3 + 2 + 90 * 56)
        want = "the SARIF report holds the 5000 most severe of 5045 findings; left out: 40 errors, 3 warnings, 2 notes"
        self.assertEqual(done.err.decode(), f"orionref: {want}\n")
        self.assertEqual(self.notes_of(run_there), [want])
        self.assertEqual(done.status, 1)
        self.assertEqual(valid(done.out), [])
        self.assertLess(len(done.out), 10_000_000)

    def test_warnings_before_notes(self):
        given = archive(*[NOTED] * 4, *[WARNED] * 30, *[faulty(90)] * 55, faulty(40))
        done, run_there, every = self.cut(given)
        want = "the SARIF report holds the 5000 most severe of 5024 findings; left out: 20 warnings, 4 notes"
        self.assertEqual(self.notes_of(run_there), [want])
        self.assertEqual([each["level"] for each in run_there["results"]].count("warning"), 10)

    def test_just_as_many_as_fit(self):
        given = archive(*[faulty(90)] * 55, faulty(49), NOTED)
        done, run_there, every = self.cut(given)
        self.assertEqual((len(every), self.notes_of(run_there), done.err), (5000, [], b""))


if __name__ == "__main__":
    unittest.main()
