#!/usr/bin/env python3
"""`check --format junit` is XML that others read (expat, junitparser, junit2json), whatever stands in names and
records, and its cases and counts are those of `--format json`."""

import collections
import io
import re
import tempfile
import unittest
import xml.etree.ElementTree as xml

import junitparser

from program import CLEAN, ILLEGAL, WARNED, fill, run
from reports import (
    BROKEN,
    FALSE_CLAIM,
    FOLDERS,
    NOTED,
    UNDETERMINED,
    archive,
    fill_nasty,
    findings,
    node,
    parsed,
    report,
    verdicts,
)

JUNIT2JSON = r"""
require("junit2json").parse(require("fs").readFileSync(0, "utf-8")).then((made) => console.log(JSON.stringify(made)));
"""
COUNTS = ("tests", "failures", "errors", "skipped")
FORBIDDEN = {*range(0x20), 0xFFFE, 0xFFFF} - {9, 10, 13}


def junit(*arguments, **more):
    return run("check", "--format", "junit", *arguments, **more)


def outcome(record):
    """What a verdict is as a case."""
    if record["verdict"] == "undetermined":
        return "skipped"
    if not any(each["severity"] == "error" for each in record["findings"]):
        return "passed"
    return "error" if record["verdict"] == "unreadable" else "failure"


def came(case):
    (kind,) = {each.tag for each in case} & {"failure", "error", "skipped"} or {"passed"}
    return kind


class Read(unittest.TestCase):
    """Checks that hold for every report."""

    def whole(self, out):
        root = xml.fromstring(out)
        self.assertEqual(root.tag, "testsuites")
        sums = collections.Counter()
        for suite in root:
            self.assertEqual(suite.tag, "testsuite")
            found = collections.Counter({name: 0 for name in COUNTS})
            for case in suite:
                self.assertEqual(case.tag, "testcase")
                self.assertEqual((case.get("classname"), case.get("file")), (suite.get("name"),) * 2)
                self.assertLessEqual(len([each for each in case if each.tag != "system-out"]), 1)
                found["tests"] += 1
                plural = {"failure": "failures", "error": "errors", "skipped": "skipped"}
                if came(case) in plural:
                    found[plural[came(case)]] += 1
            self.assertEqual({name: int(suite.get(name)) for name in COUNTS}, dict(found), suite.get("name"))
            sums += found
        self.assertEqual({name: int(root.get(name)) for name in COUNTS}, {name: sums[name] for name in COUNTS})
        for element in root.iter():
            for text in (*element.attrib.values(), element.text or ""):
                self.assertEqual({ord(each) for each in text} & FORBIDDEN, set())
            self.assertEqual({"time", "timestamp", "hostname"} & set(element.attrib), set())
        return root

    def read_by_junitparser(self, out):
        with tempfile.NamedTemporaryFile(suffix=".xml") as file:
            file.write(out)
            file.flush()
            read = junitparser.JUnitXml.fromfile(file.name)
        return [case for suite in read for case in suite], read


class Junit(Read):
    def test_it_says_what_json_says(self):
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                whole = verdicts(folder)
                root = self.whole(report(folder, "junit").out)
                cases = [case for suite in root for case in suite]
                want = [
                    (each["path"], outcome(each), each["id"] if each["document"] == 1 else None, str(each["line"]))
                    for each in whole["records"]
                ]
                got = [
                    (case.get("file"), came(case), name and case.get("name"), case.get("line"))
                    for case, (_, _, name, _) in zip(cases, want)
                ]
                self.assertEqual(got, want)
                self.assertEqual(len(cases), len(want))
                paths = list(dict.fromkeys(each["path"] for each in whole["records"]))
                self.assertEqual([suite.get("name") for suite in root], paths)
                self.assertEqual(report(folder, "junit").status, report(folder, "json").status)

    def test_every_finding_stands_in_its_case(self):
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                cases = [case for suite in self.whole(report(folder, "junit").out) for case in suite]
                for case, record in zip(cases, verdicts(folder)["records"]):
                    errors = "".join(each.text or "" for each in case if each.tag != "system-out")
                    others = "".join(each.text for each in case if each.tag == "system-out")
                    for path, line, column, _, _, severity, code, message in findings({"records": [record]}):
                        head = f"{path}:{line}:{column}: {severity}[{code}]: {message}\n"
                        self.assertIn(head, errors if severity == "error" else others)
                        self.assertNotIn(head, others if severity == "error" else errors)
                    of_errors = [each for each in record["findings"] if each["severity"] == "error"]
                    if of_errors:
                        (reason,) = [each for each in case if each.tag != "system-out"]
                        self.assertEqual(reason.get("message"), of_errors[0]["message"])
                        self.assertEqual(reason.get("type"), "orionref/" + of_errors[0]["code"])

    def test_junitparser_reads_it(self):
        kinds = {junitparser.Failure: "failure", junitparser.Error: "error", junitparser.Skipped: "skipped"}
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                cases, read = self.read_by_junitparser(report(folder, "junit").out)
                want = [outcome(each) for each in verdicts(folder)["records"]]
                got = [kinds[type(case.result[0])] if case.result else "passed" for case in cases]
                self.assertEqual(got, want)
                counted = (read.tests, read.failures, read.errors, read.skipped)
                kind_counts = [want.count(each) for each in ("failure", "error", "skipped")]
                self.assertEqual(counted, (len(want), *kind_counts))
                read.update_statistics()  # as it counts itself
                self.assertEqual((read.tests, read.failures, read.errors, read.skipped), counted)

    def test_junit2json_reads_it(self):
        for folder in FOLDERS:
            with self.subTest(folder=folder.name):
                made = parsed(node(JUNIT2JSON, given=report(folder, "junit").out))
                want = [outcome(each) for each in verdicts(folder)["records"]]
                kinds = ("failure", "error", "skipped")
                self.assertEqual([made[name] for name in COUNTS], [len(want), *map(want.count, kinds)])
                got = [
                    next((kind for kind in kinds if kind in case), "passed")
                    for suite in made["testsuite"]
                    for case in suite["testcase"]
                ]
                self.assertEqual(got, want)

    def test_each_kind_of_verdict(self):
        given = archive(CLEAN, ILLEGAL, FALSE_CLAIM, BROKEN, UNDETERMINED, WARNED, NOTED)
        (suite,) = self.whole(junit("-", given=given).out)
        self.assertEqual(
            [(case.get("name"), came(case), case.find("system-out") is not None) for case in suite],
            [
                ("g1", "passed", False),
                ("g2 (document 2)", "failure", False),
                ("g3 (document 3)", "failure", True),
                ("document 4", "error", False),
                ("g5 (document 5)", "skipped", False),
                ("g6 (document 6)", "passed", True),
                ("g7 (document 7)", "passed", True),
            ],
        )
        self.assertEqual(suite.get("name"), "stdin")


class Names(Read):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def test_nothing_in_names_and_records_breaks_the_xml(self):
        names = fill_nasty(self.folder)
        out = junit("names", "records", where=self.folder).out
        root = self.whole(out)
        shown = [suite.get("name") for suite in root]
        want = []
        for name in names:
            text = name.decode("utf-8", "replace")
            want.append("".join("\ufffd" if ord(each) in FORBIDDEN else each for each in text))
        # Python takes one U+FFFD for some bytes that belong together; how many there are is of no matter here.
        def squeezed(names):
            return sorted(re.sub("\ufffd+", "\ufffd", each) for each in names)

        self.assertEqual(squeezed(shown), squeezed(want))
        self.read_by_junitparser(out)
        self.assertEqual(parsed(node(JUNIT2JSON, given=out))["tests"], int(root.get("tests")))
        self.assertIn(b"]]&gt;", out)

    def test_suites_of_files_and_folders(self):
        fill(self.folder, {"a.yaml": archive(CLEAN, ILLEGAL), "b/c.yaml": CLEAN, "b/other.yml": b"a: 1\n"})
        done = junit("./a.yaml", "b", "missing.yaml", "a.yaml", where=self.folder)
        root = self.whole(done.out)
        counts = [(suite.get("name"), suite.get("tests"), suite.get("errors")) for suite in root]
        want = [("a.yaml", "2", "0"), ("b/c.yaml", "1", "0"), ("a.yaml", "2", "0"), ("missing.yaml", "1", "1")]
        self.assertEqual(counts, want)
        self.assertEqual(done.status, 3)
        self.assertIn(b"orionref: passed over, without a record: b/other.yml\n", done.err)
        self.assertEqual(root[3][0].find("error").get("message"), "cannot read missing.yaml")

    def test_a_file_named_twice_in_a_row_has_two_suites(self):
        fill(self.folder, {"a.yaml": archive(CLEAN, ILLEGAL)})
        root = self.whole(junit("a.yaml", "a.yaml", where=self.folder).out)
        self.assertEqual([len(suite) for suite in root], [2, 2])

    def test_nothing_to_check(self):
        done = junit("--allow-empty", ".", where=self.folder)
        self.assertEqual((done.status, len(self.whole(done.out))), (0, 0))

    def test_commands_to_see_a_position_have_the_options(self):
        done = junit("--rules", "bga", "-", given=ILLEGAL)
        self.assertNotIn(b"orionref show", done.out)
        fill(self.folder, {"a.yaml": ILLEGAL})
        done = junit("--rules", "bga", "a.yaml", where=self.folder)
        self.assertIn(b"orionref show a.yaml --rules bga --at 1", done.out)

    def test_it_is_utf_8_and_says_so(self):
        out = junit("-", given=CLEAN.replace(b"format", "id: ä\nformat".encode())).out
        ((case,),) = xml.parse(io.BytesIO(out)).getroot()
        self.assertEqual(case.get("name"), "ä")
        self.assertTrue(out.startswith(b'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites '))


if __name__ == "__main__":
    unittest.main()
