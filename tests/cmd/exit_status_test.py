#!/usr/bin/env python3
"""The exit status of `orionref check`: 0 clean, 1 findings, 2 usage or nothing to check, 3 could not finish; the
highest that applies, and --exit-zero masks 1 alone."""

import os
import tempfile
import unittest

from program import CLEAN, FORMATS, ILLEGAL, NOT_OURS, STATION, WARNED, fill, run

FILES = {
    "clean.yaml": CLEAN,
    "illegal.yaml": ILLEGAL,
    "warned.yaml": WARNED,
    "false-claim.yaml": CLEAN.replace(b"- orange: e4 e5 / f5", b"- {orange: e4 e5 / f5, move: 7}"),
    "stops.yaml": CLEAN.replace(b"result", b"x-result"),
    "station.yaml": STATION,
    "broken.yaml": CLEAN + b"note: [\n",
    "not-ours.yaml": NOT_OURS,
    "archive.yaml": b"---\n".join([CLEAN, ILLEGAL, CLEAN]),
    "empty.yaml": b"",
    "comments.yaml": b"# nothing yet\n\n   # still nothing\n",
    "markers.yaml": b"---\n---\n...\n",
    "folder/clean.yaml": CLEAN,
    "others/not-ours.yaml": NOT_OURS,
    "without/readme.txt": b"nothing\n",
}


class InFolder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name
        fill(self.folder, FILES)
        os.symlink("nowhere", os.path.join(self.folder, "dangling.yaml"))
        os.symlink("loop.yaml", os.path.join(self.folder, "loop.yaml"))

    def status(self, want, *arguments, **more):
        done = run(*arguments, where=self.folder, **more)
        self.assertEqual(done.status, want, done)
        return done


class Findings(InFolder):
    def test_clean(self):
        done = self.status(0, "check", "clean.yaml")
        self.assertEqual(done.err, b"")
        self.status(0, "check", "folder")
        self.status(0, "check", "stops.yaml")  # a note is no fault

    def test_findings(self):
        for name in ("illegal", "false-claim", "station", "broken", "not-ours", "archive"):
            with self.subTest(name=name):
                done = self.status(1, "check", f"{name}.yaml")
                self.assertEqual(done.err, b"")

    def test_one_fault_among_many(self):
        self.status(1, "check", "clean.yaml", "illegal.yaml", "clean.yaml")
        self.status(1, "check", "folder", "illegal.yaml")

    def test_fail_level(self):
        self.status(0, "check", "warned.yaml")
        self.status(0, "check", "--fail-level", "error", "warned.yaml")
        self.status(1, "check", "--fail-level", "warning", "warned.yaml")
        self.status(1, "check", "--fail-level=warning", "illegal.yaml")
        self.status(0, "check", "--fail-level", "warning", "stops.yaml")

    def test_require_result(self):
        self.status(1, "check", "--require-result", "stops.yaml")
        self.status(0, "check", "--require-result", "clean.yaml")

    def test_exit_zero_masks_findings_alone(self):
        self.status(0, "check", "--exit-zero", "illegal.yaml")
        self.status(0, "check", "--exit-zero", "broken.yaml")
        self.status(0, "check", "--exit-zero", "--fail-level", "warning", "warned.yaml")
        self.status(3, "check", "--exit-zero", "illegal.yaml", "missing.yaml")
        self.status(2, "check", "--exit-zero", "without")
        self.status(2, "check", "--exit-zero", "--bogus")

    def test_the_formats_do_not_change_it(self):
        for form in FORMATS:
            for want, name in ((0, "clean"), (1, "illegal"), (3, "missing")):
                with self.subTest(form=form, name=name):
                    self.status(want, "check", "--format", form, f"{name}.yaml")

    def test_compare_rules(self):
        """A difference is a warning."""
        fill(self.folder, {"bend.yaml": CLEAN.replace(b"e4 e5 / f5", b"e4 f5 / e3")})
        pair = "rulebook,rulebook+bends=as-printed"
        self.status(0, "check", "bend.yaml", "--compare-rules", pair)
        self.status(1, "check", "bend.yaml", "--fail-level", "warning", "--compare-rules", pair)
        self.status(0, "check", "clean.yaml", "--fail-level", "warning", "--compare-rules", pair)

    def test_the_path_may_stand_behind_compare_rules(self):
        for options in (["--compare-rules", "rulebook,bga"], ["--compare-rules=rulebook,bga"]):
            with self.subTest(options=options):
                done = self.status(0, "check", *options, "clean.yaml")
                self.assertIn(b"1 record: 1 legal", done.out, done)


class Usage(InFolder):
    def usage(self, *arguments):
        with self.subTest(arguments=arguments):
            done = self.status(2, *arguments)
            self.assertEqual(done.out, b"", done)
            self.assertNotEqual(done.err, b"", done)

    def test_no_command_or_none_that_is_known(self):
        self.usage()
        self.usage("chekc", "clean.yaml")
        self.usage("--bogus")

    def test_unknown_option(self):
        self.usage("check", "--bogus", "clean.yaml")
        self.usage("check", "clean.yaml", "-Z")

    def test_values_that_are_none(self):
        self.usage("check", "--format", "xml", "clean.yaml")
        self.usage("check", "--fail-level", "note", "clean.yaml")
        self.usage("check", "--after-illegal", "go-on", "clean.yaml")
        self.usage("check", "--color", "pink", "clean.yaml")
        self.usage("check", "--max-document", "0", "clean.yaml")
        self.usage("check", "--max-document", "1048577", "clean.yaml")
        self.usage("check", "--max-document", "many", "clean.yaml")
        self.usage("check", "--max-document", "-1", "clean.yaml")
        self.usage("check", "--rules", "house", "clean.yaml")
        self.usage("check", "--rules", "", "clean.yaml")
        self.usage("check", "--rules", "rulebook+bends=round", "clean.yaml")
        self.usage("check", "--rules", "rulebook+", "clean.yaml")
        self.usage("check", "clean.yaml", "--compare-rules", "rulebook")
        self.usage("check", "clean.yaml", "--compare-rules", "rulebook,house")
        self.usage("check", "clean.yaml", "--compare-rules", "rulebook,bga,rulebook")
        self.usage("check", "clean.yaml", "--rules", "bga", "--compare-rules", "rulebook,bga")

    def test_option_without_its_value(self):
        self.usage("check", "clean.yaml", "--format")

    def test_help_and_version(self):
        for arguments in (["--help"], ["-h"], ["check", "--help"], ["show", "--help"], ["--version"]):
            with self.subTest(arguments=arguments):
                done = self.status(0, *arguments)
                self.assertNotEqual(done.out, b"")
                self.assertEqual(done.err, b"")
        self.assertRegex(self.status(0, "--version").out, rb"\Aorionref \d+\.\d+\.\d+\n")

    def test_what_the_help_shows_works(self):
        out = self.status(0, "check", "--help").out.decode()
        for option in ("--format", "--rules", "--compare-rules", "--fail-level", "--exit-zero", "--allow-empty"):
            self.assertIn(option, out)

    def test_file_whose_name_looks_like_an_option(self):
        fill(self.folder, {"-clean.yaml": CLEAN})
        self.status(0, "check", "--", "-clean.yaml")
        written = os.path.join(self.folder, "written")
        self.status(0, "check", "--output", f"oneline={written}", "--", "-clean.yaml")
        self.status(0, "check", "--exclude", "no", "--exclude=none", "--", "-clean.yaml")
        self.status(0, "check", "./-clean.yaml")


class NothingToCheck(InFolder):
    def test_folder_without_records(self):
        for folder in ("without", "others"):
            with self.subTest(folder=folder):
                done = self.status(2, "check", folder)
                self.assertIn(b"nothing to check", done.err)
                done = self.status(0, "check", "--allow-empty", folder)
                self.assertEqual(done.err, b"")

    def test_some_folder_without_records_is_no_fault(self):
        self.status(0, "check", "without", "folder")
        self.status(1, "check", "without", "illegal.yaml")

    def test_named_file_without_a_record(self):
        for name in ("empty.yaml", "comments.yaml", "markers.yaml"):
            with self.subTest(name=name):
                done = self.status(1, "check", name)
                self.assertIn(f"{name}:1:1: error[R201]".encode(), done.out)
                self.status(0, "check", "--allow-empty", name)

    def test_named_file_of_others(self):
        self.assertIn(b"error[R203]", self.status(1, "check", "not-ours.yaml").out)
        self.status(1, "check", "--allow-empty", "not-ours.yaml")

    def test_json_is_whole_also_then(self):
        done = self.status(2, "check", "--format", "json", "without")
        self.assertIn(b'"records": [],', done.out)


class CouldNotFinish(InFolder):
    def unreadable(self, path, reason):
        with self.subTest(path=path):
            done = self.status(3, "check", path)
            self.assertEqual(done.err.decode(), f"orionref: cannot read {path}: {reason}\n")
            self.assertIn(b"1 path could not be read", done.out)

    def test_paths(self):
        self.unreadable("missing.yaml", "there is no such file")
        self.unreadable("dangling.yaml", "there is no such file")
        self.unreadable("loop.yaml", "its links go round in a circle")
        self.unreadable("clean.yaml/x.yaml", "a part of its path is no folder")
        self.unreadable("n" * 300, "the name is too long")

    def test_file_that_cannot_be_read_on(self):
        if not os.path.exists("/proc/self/mem"):
            self.skipTest("there is no /proc here")
        self.unreadable("/proc/self/mem", "the device reports an error")

    def test_the_others_are_judged_all_the_same(self):
        done = self.status(3, "check", "missing.yaml", "illegal.yaml", "clean.yaml")
        self.assertIn(b"illegal.yaml:7:11: error[D402]", done.out)
        self.assertIn(b"2 records: 1 legal, 1 illegal", done.out)

    def test_it_is_in_the_summary(self):
        done = self.status(3, "check", "--format", "ndjson", "clean.yaml", "missing.yaml")
        self.assertIn(b'"unfinished":["missing.yaml"]', done.out)

    def test_allow_empty_does_not_hide_it(self):
        self.status(3, "check", "--allow-empty", "missing.yaml")


if __name__ == "__main__":
    unittest.main()
