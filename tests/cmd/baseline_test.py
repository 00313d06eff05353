#!/usr/bin/env python3
"""`--write-baseline` and `--baseline`: known findings are left out, new ones are not, and those that are gone are told."""

import json
import os
import tempfile
import time
import unittest

import jsonschema

from program import CLEAN, FORMATS, ILLEGAL, NOT_OURS, SOURCE, STATION, WARNED, fill, run

WITH_ID = b"id: one\n" + ILLEGAL
ANOTHER = CLEAN.replace(b"result", b"  - orange: a1\nresult")


def validator(name):
    schema = json.loads((SOURCE / "schemas" / f"{name}.schema.json").read_bytes())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


class Baseline(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name

    def fill(self, **files):
        fill(self.folder, {name.replace("_", "."): content for name, content in files.items()})

    def path(self, name):
        return os.path.join(self.folder, name)

    def check(self, *arguments, status=None, where=""):
        done = run("check", *arguments, where=self.path(where))
        if status is not None:
            self.assertEqual(done.status, status, done)
        return done

    def write(self, *arguments, where=""):
        self.check("--write-baseline", self.path("known"), *arguments, status=0, where=where)
        return json.loads(self.content())["findings"]

    def content(self):
        with open(self.path("known"), "rb") as file:
            return file.read()

    def known(self, *arguments, status=0, where=""):
        """@return (findings left, how many are left out, codes of those that are gone)"""
        done = self.check("--baseline", self.path("known"), "--format", "json", *arguments, status=status, where=where)
        whole = json.loads(done.out)
        wrong = [error.message[:200] for error in validator("verdict").iter_errors(whole)]
        self.assertEqual(wrong, [])
        left = [each["code"] for record in whole["records"] for each in record["findings"] if each["severity"] != "note"]
        baseline = whole["summary"]["baseline"]
        self.assertEqual(baseline["left_out"], sum(record.get("left_out", 0) for record in whole["records"]))
        return left, baseline["left_out"], [(each["path"], each["code"]) for each in baseline["gone"]]


class WriteAndCheck(Baseline):
    def test_what_is_known_is_left_out(self):
        self.fill(a_yaml=ILLEGAL + b"---\n" + WARNED, b_yaml=WITH_ID, c_yaml=b"game: [\n", d_yaml=STATION, e_yaml=CLEAN)
        before = self.check(status=1)
        findings = self.write()
        self.assertGreater(len(findings), 4)
        self.assertEqual([error.message for error in validator("baseline").iter_errors(json.loads(self.content()))], [])
        self.assertEqual(len({each["fingerprint"] for each in findings}), len(findings))
        self.assertEqual(self.known("--fail-level", "warning"), ([], len(findings), []))
        self.check(status=1)
        for form in FORMATS:
            with self.subTest(form=form):
                done = self.check("--baseline", "known", "--format", form, status=0)
                self.assertEqual(done.err, b"")
                if form == "sarif":  # it names all rules
                    self.assertIn(b'"results": []', done.out)
                else:
                    self.assertNotIn(b"D402", done.out)
        # The verdict stays what it is.
        done = self.check("--baseline", "known", status=0)
        self.assertIn(b"a.yaml: illegal", done.out)
        self.assertIn(b"left out, which the baseline lists", done.out)
        self.assertEqual(self.check(status=1).out, before.out)

    def test_written_the_same_for_any_number_of_jobs(self):
        self.fill(a_yaml=(b"---\n" + ILLEGAL) * 300)
        contents = []
        for jobs in ("1", "2", "8"):
            self.write("-j", jobs)
            contents.append(self.content())
        self.assertEqual(contents[0], contents[1])
        self.assertEqual(contents[0], contents[2])

    def test_nothing_wrong_gives_an_empty_one(self):
        self.fill(a_yaml=CLEAN)
        self.assertEqual(self.write(), [])
        self.assertEqual(self.known(), ([], 0, []))

    def test_it_says_how_much_was_written(self):
        self.fill(a_yaml=ILLEGAL)
        done = self.check("--write-baseline", "known", status=0)
        self.assertEqual(done.err, b"orionref: 1 finding written to known\n")
        self.assertEqual(self.check("--write-baseline", "known", "--quiet", status=0).err, b"")
        done = self.check("--write-baseline", "no/known", status=3)
        self.assertNotIn(b"written to", done.err)

    def test_notes_are_not_listed(self):
        self.fill(a_yaml=CLEAN[: CLEAN.index(b"result")])
        self.assertIn(b"note[", self.check(status=0).out)
        self.assertEqual(self.write(), [])
        self.assertIn(b"note[", self.check("--baseline", "known", status=0).out)

    def test_both_at_once_are_refused(self):
        self.fill(a_yaml=ILLEGAL)
        self.write()
        before = self.content()
        self.check("--baseline", "known", "--write-baseline", "other", status=2)
        self.check("--baseline", "known", "--write-baseline", "known", status=2)
        self.assertEqual(self.content(), before)
        self.assertFalse(os.path.exists(self.path("other")))


class Changes(Baseline):
    def test_a_new_fault_shows(self):
        self.fill(a_yaml=WITH_ID)
        self.write()
        self.fill(b_yaml=ILLEGAL)
        self.assertEqual(self.known(status=1), (["D402"], 1, []))
        # In the same record: another code, or the same at another place.
        self.fill(a_yaml=WITH_ID.replace(b"winner: blue", b"winner: orange, score: {blue: 9, orange: 9}"), b_yaml=CLEAN)
        self.fill(c_yaml=b"id: one\n" + ILLEGAL)
        self.assertEqual(self.known(status=1)[0].count("D402"), 1)

    def test_a_mended_one_is_told(self):
        self.fill(a_yaml=WITH_ID, b_yaml=ILLEGAL)
        self.write()
        self.fill(a_yaml=b"id: one\n" + CLEAN)
        self.assertEqual(self.known(), ([], 1, [("a.yaml", "D402")]))
        self.known("--fail-level", "warning", status=1)
        self.check("--baseline", "known", "--fail-level", "warning", "--exit-zero", status=0)
        words = b"a.yaml (one): D402 of the baseline no longer occurs: "
        for options in ([], ["--quiet"]):
            done = self.check("--baseline", "known", *options, status=0)
            self.assertIn(b"\n" + words if not options else words, done.out)
            self.assertEqual(done.err, b"")
            for form in FORMATS:
                with self.subTest(form=form, options=options):
                    done = self.check("--baseline", "known", "--format", form, *options, status=0)
                    said = [b"no longer occurs" in done.out, b"orionref: " + words in done.err]
                    if form in ("json", "ndjson"):
                        self.assertEqual(len(json.loads(done.out.splitlines()[-1] if form == "ndjson" else done.out)
                                             .get("baseline", {}).get("gone", [1])), 1)
                        self.assertEqual(said, [False, False])
                    else:
                        self.assertEqual(said.count(True), 1, done)

    def test_lines_added_or_dropped_change_nothing(self):
        self.fill(a_yaml=WITH_ID + b"---\n" + b"id: two\n" + ILLEGAL)
        findings = self.write()
        changed = b"# a\n#b\n\n" + WITH_ID.replace(b"players", b"note: hello\nplayers") + b"---\n# c\nid: two\n" + ILLEGAL
        self.fill(a_yaml=changed)
        self.assertEqual(self.known(), ([], 2, []))
        self.assertEqual(self.write(), findings)
        # Records with an id may change their order, those without may not.
        self.fill(a_yaml=b"id: two\n" + ILLEGAL + b"---\n" + WITH_ID)
        self.assertEqual(self.known(), ([], 2, []))

    def test_records_without_an_id_are_known_by_their_number(self):
        self.fill(a_yaml=ILLEGAL + b"---\n" + CLEAN)
        self.write()
        self.fill(a_yaml=b"---\n" + CLEAN + b"---\n" + ILLEGAL)
        self.assertEqual(self.known(status=1), (["D402"], 0, [("a.yaml", "D402")]))

    def test_two_documents_with_the_same_fault(self):
        for first, second in ((ILLEGAL, ILLEGAL), (WITH_ID, b"id: two\n" + ILLEGAL)):
            self.fill(a_yaml=first + b"---\n" + second)
            self.assertEqual(len({each["fingerprint"] for each in self.write()}), 2)
            self.assertEqual(self.known(), ([], 2, []))
            self.fill(a_yaml=first + b"---\n" + (b"id: two\n" if b"id" in second else b"") + CLEAN)
            self.assertEqual(self.known(), ([], 1, [("a.yaml", "D402")]))

    def test_a_file_that_was_renamed(self):
        self.fill(a_yaml=WITH_ID)
        self.write()
        os.rename(self.path("a.yaml"), self.path("b.yaml"))
        self.assertEqual(self.known(status=1), (["D402"], 0, [("a.yaml", "D402")]))
        # What was not looked at is not said to be gone.
        self.assertEqual(self.known("b.yaml", status=1), (["D402"], 0, []))

    def test_a_file_that_is_none_of_ours_any_more(self):
        self.fill(a_yaml=WITH_ID, b_yaml=CLEAN)
        self.write()
        self.fill(a_yaml=NOT_OURS)
        self.assertEqual(self.known(), ([], 0, [("a.yaml", "D402")]))


class WhereItLooks(Baseline):
    def setUp(self):
        super().setUp()
        fill(self.folder, {"a.yaml": ILLEGAL, "sub/b.yaml": ILLEGAL, "sub/.c.yaml": ILLEGAL})
        self.write(".", "sub/.c.yaml")

    def test_what_was_not_read_is_not_gone(self):
        self.assertEqual(self.known(), ([], 2, []))  # hidden
        self.assertEqual(self.known("a.yaml"), ([], 1, []))
        self.assertEqual(self.known("--exclude", "sub/"), ([], 1, []))
        self.assertEqual(self.known("--exclude", "*.yaml", "a.yaml"), ([], 1, []))
        os.remove(self.path("sub/b.yaml"))
        os.mkdir(self.path("sub/b.yaml"))
        self.assertEqual(self.known(), ([], 1, []))
        os.rmdir(self.path("sub/b.yaml"))
        os.symlink("nowhere", self.path("sub/b.yaml"))
        self.assertEqual(self.known(status=3), ([], 1, []))
        os.remove(self.path("sub/b.yaml"))
        self.assertEqual(self.known(), ([], 1, [("sub/b.yaml", "D402")]))
        self.assertEqual(self.known("sub", "--allow-empty"), ([], 0, [("sub/b.yaml", "D402")]))
        self.assertEqual(self.known("a.yaml"), ([], 1, []))

    def test_files_are_known_by_their_place_in_the_project(self):
        fill(self.folder, {".orionref.yaml": b"format: 1\nbaseline: known\n"})
        for where, paths in (("", []), ("", ["./sub/../a.yaml"]), ("sub", []), ("sub", [".."]), ("sub", ["../a.yaml"])):
            with self.subTest(where=where, paths=paths):
                self.check(*paths, where=where, status=0)
        self.check(self.path("a.yaml"), status=0)
        self.assertEqual(self.known(where="sub"), ([], 1, []))
        # Places count from the folder of the baseline, whatever else there is.
        self.assertEqual(self.known("--no-config", where="sub"), ([], 1, []))
        fill(self.folder, {"sub/.orionref.yaml": b"format: 1\n"})
        self.assertEqual(self.known(where="sub"), ([], 1, []))

    def test_files_outside_of_its_folder(self):
        os.mkdir(self.path("known-ones"))
        self.check("--write-baseline", "known-ones/k", status=0)
        with open(self.path("known-ones/k"), "rb") as file:
            self.assertEqual([each["path"] for each in json.load(file)["findings"]], ["../a.yaml", "../sub/b.yaml"])
        for where, path in ((".", "known-ones/k"), ("sub", "../known-ones/k"), ("known-ones", "k")):
            self.check(self.folder, "--baseline", path, where=where, status=0)
        os.remove(self.path("sub/b.yaml"))
        done = self.check("--baseline", "known-ones/k", "--format", "oneline", status=0)
        self.assertIn(b"orionref: ../sub/b.yaml: D402 of the baseline no longer occurs", done.err)

    def test_records_with_one_id(self):
        """The second record may be a new one: nobody can say which of them is known."""
        record = ILLEGAL.replace(b"format: 1\n", b"format: 1\nid: final\n")
        fill(self.folder, {"a.yaml": record})
        self.check("--write-baseline", "known", "a.yaml", status=0)
        self.check("--baseline", "known", "a.yaml", status=0)
        # Twice the same file is no second record.
        self.check("--baseline", "known", "a.yaml", "./a.yaml", status=0)
        fill(self.folder, {"a.yaml": record + b"---\n" + record.replace(b"Ada", b"Eve")})
        words = b"a.yaml (final): D402 of the baseline occurs 2 times, more often than it is listed"
        self.assertIn(words, self.check("--baseline", "known", "a.yaml", status=1).out)
        self.assertIn(words, self.check("--baseline", "known", "a.yaml", "--format", "junit", status=1).err)
        summary = json.loads(self.check("--baseline", "known", "a.yaml", "--format", "json", status=1).out)["summary"]
        self.assertEqual([each["code"] for each in summary["baseline"]["more"]], ["D402"])
        self.check("--write-baseline", "known", "a.yaml", status=0)
        self.check("--baseline", "known", "a.yaml", status=0)

    def test_a_run_that_reads_not_everything_writes_none(self):
        with open(self.path("known"), "rb") as file:
            before = file.read()
        done = self.check("a.yaml", "nowhere.yaml", "--write-baseline", "known", status=3)
        self.assertIn(b"cannot write known: not everything could be read", done.err)
        with open(self.path("known"), "rb") as file:
            self.assertEqual(file.read(), before)

    def test_standard_input_stands_for_a_file(self):
        done = run("check", "-", "--stdin-filename", "sub/b.yaml", "--baseline", "known", where=self.folder, given=ILLEGAL)
        self.assertEqual(done.status, 0, done)
        done = run("check", "-", "--baseline", "known", where=self.folder, given=ILLEGAL)
        self.assertEqual(done.status, 1, done)
        done = run("check", "-", "--stdin-filename", "sub/b.yaml", "--baseline", "known", where=self.folder, given=CLEAN)
        self.assertIn(b"sub/b.yaml: D402 of the baseline no longer occurs", done.out)


class Malformed(Baseline):
    def refused(self, content, words):
        self.fill(a_yaml=ILLEGAL, known=content)
        began = time.monotonic()
        done = self.check("--baseline", "known", "--output", "json=out", status=2)
        self.assertLess(time.monotonic() - began, 60)
        self.assertEqual(done.out, b"")
        self.assertEqual(done.err, b"orionref: the baseline known cannot be used: " + words + b"\n")
        self.assertFalse(os.path.exists(self.path("out")))

    def test_what_is_no_baseline(self):
        head = b'{"type": "baseline", "schema_version": 1, "findings": '
        no_json = b"it is no JSON"
        for content in (b"", b"{", b"findings: []\n", head + b"[]", head + b'["\xff"]}', b"\xef\xbb\xbf[", ILLEGAL):
            self.refused(content, no_json)
        none = b"it is no baseline as --write-baseline writes it"
        for content in (b"[]", b"{}", b"7", b"null", b'{"type": "verdict", "findings": []}', head + b"{}}", head + b"null}"):
            self.refused(content, none)
        newer = b"its schema_version is not 1: it may be newer than this program"
        for version in (b"2", b'"1"', b"null", b"[]", b"1e400"):
            content = head.replace(b": 1", b": " + version) + b"[]}"
            self.refused(content, no_json if version == b"1e400" else newer)
        self.refused(b'{"type": "baseline", "findings": []}', newer)
        for entry in (b"{}", b"7", b"null", b'{"fingerprint": 7}', b'{"fingerprint": ""}', b"[[]]"):
            self.refused(head + b'[{"fingerprint": "x"}, ' + entry + b"]}", b"finding 2 in it has no fingerprint")

    def test_ten_megabytes_of_brackets(self):
        self.refused(b"[" * 10_000_000, b"it is no JSON")
        self.refused(b"[" * 2_000_000 + b"]" * 2_000_000, b"it is no baseline as --write-baseline writes it")

    def test_a_file_that_cannot_be_read(self):
        self.fill(a_yaml=ILLEGAL)
        done = self.check("--baseline", "nowhere", status=3)
        self.assertEqual(done.err, b"orionref: cannot read the baseline nowhere: there is no such file (--write-baseline makes one)\n")
        self.check("--baseline", ".", status=3)

    def test_entries_written_by_hand(self):
        self.fill(a_yaml=ILLEGAL)
        (entry,) = self.write()
        keyed = {"fingerprint": entry["fingerprint"], "path": 7, "message": "\x1b[31m\nx"}
        strange = [{"fingerprint": f"no such {each}", "path": "a.yaml", "message": "\x1b[31m\nx"} for each in range(2)]
        whole = {"type": "baseline", "schema_version": 1, "findings": [keyed, entry, entry, *strange, strange[0]]}
        self.fill(known=json.dumps(whole).encode())
        done = self.check("--baseline", "known", status=0)
        self.assertNotIn(b"\x1b", done.out)
        self.assertEqual(done.out.count(b"no longer occurs"), 2)


if __name__ == "__main__":
    unittest.main()
