#!/usr/bin/env python3
"""What `check` takes and passes over: --exclude, --force-exclude, --list-files; and what --quiet leaves of the output."""

import json
import os
import subprocess
import tempfile
import unittest

from program import CLEAN, EXAMPLES, FORMATS, ILLEGAL, NOT_OURS, PROGRAM, TIMEOUT, WARNED, environment, fill, run

NAMES = ["a.yaml", "a/b.yaml", "a/drafts/c.yaml", "b.old.yaml", "drafts/d.yaml", "e.yml"]


class InFolder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name
        fill(self.folder, dict.fromkeys(NAMES, CLEAN))

    def check(self, *arguments, status=None, **more):
        done = run("check", *arguments, where=more.pop("where", self.folder), **more)
        if status is not None:
            self.assertEqual(done.status, status, done)
        return done

    def checked(self, *arguments, status=0, **more):
        """The files that are judged; and they are those that are listed."""
        whole = json.loads(self.check("--format", "json", *arguments, status=status, **more).out)
        paths = [each["path"] for each in whole["records"]] + whole["summary"]["not_ours"]
        if paths:
            listed = self.check("--list-files", *arguments, **more).out
            self.assertEqual(sorted(listed.decode().splitlines()), sorted(paths))
        return paths


class Excluded(InFolder):
    def test_patterns(self):
        self.assertEqual(self.checked("--exclude", "drafts/"), ["a/b.yaml", "a.yaml", "b.old.yaml", "e.yml"])
        self.assertEqual(self.checked("--exclude", "/drafts/", "--exclude", "*.old.yaml"),
                         ["a/b.yaml", "a/drafts/c.yaml", "a.yaml", "e.yml"])  # fmt: skip
        self.assertEqual(self.checked("--exclude", "*.yaml"), ["e.yml"])
        self.assertEqual(self.checked("--exclude", "a/*/"), ["a/b.yaml", "a.yaml", "b.old.yaml", "drafts/d.yaml", "e.yml"])

    def test_what_follows_is_a_path(self):
        self.assertEqual(self.checked("--exclude", "drafts/", "a"), ["a/b.yaml"])
        self.assertEqual(self.checked("--exclude", "drafts/", "./a", "e.yml"), ["./a/b.yaml", "e.yml"])

    def test_the_base_is_where_one_is(self):
        there = os.path.join(self.folder, "a")
        self.assertEqual(self.checked("--exclude", "/b.yaml", where=there), ["drafts/c.yaml"])
        self.assertEqual(self.checked("--exclude", "/b.yaml", self.folder + "/a", where=there),
                         [self.folder + "/a/drafts/c.yaml"])  # fmt: skip
        self.assertEqual(len(self.checked("--exclude", "/a.yaml", "..", where=there)), len(NAMES))

    def test_what_is_named_is_checked(self):
        self.assertEqual(self.checked("--exclude", "drafts/", "drafts"), ["drafts/d.yaml"])
        self.assertEqual(self.checked("--exclude", "*.yaml", "a.yaml", "a/drafts/c.yaml"), ["a.yaml", "a/drafts/c.yaml"])
        self.assertEqual(self.checked("--exclude", "*.yaml", "a", status=2), [])

    def test_unless_that_is_excluded_too(self):
        force = ["--force-exclude", "--exclude", "drafts/", "--exclude", "/b.old.yaml"]
        self.assertEqual(self.checked(*force, *NAMES), ["a.yaml", "a/b.yaml", "e.yml"])
        self.assertEqual(self.checked(*force, *["./" + name for name in NAMES]), ["./a.yaml", "./a/b.yaml", "./e.yml"])
        self.assertEqual(self.checked(*force, "drafts", "a/drafts/", status=2), [])
        self.check(*force, "drafts/d.yaml", status=2)
        self.check(*force, "drafts/d.yaml", "--allow-empty", status=0)
        # A file that is excluded need not even be there.
        self.check(*force, "drafts/none.yaml", "a.yaml", status=0)
        done = self.check("--force-exclude", "--exclude", "-", "-", given=CLEAN, status=0)
        self.assertIn(b"-: legal", done.out)

    def test_a_bad_pattern(self):
        for bad in ("!drafts/", "../x", "/", ""):
            self.assertIn(b"--exclude: a pattern", self.check("--exclude", bad, status=2).err)

    @unittest.skipIf(os.geteuid() == 0, "root may look into every folder")
    def test_folders_are_not_even_opened(self):
        closed = os.path.join(self.folder, "closed")
        os.mkdir(closed, 0)
        self.check(status=3)
        self.check("--exclude", "closed/", status=0)

    def test_folders_are_not_even_opened_as_the_system_sees_it(self):
        """The same, told by the system calls: also for root."""
        trace = os.path.join(self.folder, "trace")
        try:
            subprocess.run(["strace", "-o", os.devnull, "true"], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("no strace here, or it may not trace")
        command = ["strace", "-f", "-e", "trace=open,openat", "-o", trace, PROGRAM, "check", "--exclude", "drafts/"]
        # A sanitizer cannot look for leaks in a process that is traced.
        there = environment(ASAN_OPTIONS="detect_leaks=0")
        subprocess.run(command, cwd=self.folder, env=there, timeout=TIMEOUT, check=True, capture_output=True)
        with open(trace, encoding="utf-8") as file:
            calls = file.read()
        self.assertIn("b.old.yaml", calls)
        self.assertNotIn("drafts", calls)


class Listed(InFolder):
    def test_order_and_names(self):
        done = self.check("--list-files", status=0)
        want = ["a/b.yaml", "a/drafts/c.yaml", "a.yaml", "b.old.yaml", "drafts/d.yaml", "e.yml"]
        self.assertEqual((done.out.decode().splitlines(), done.err), (want, b""))
        done = self.check("--list-files", "e.yml", "-", "./a", "e.yml", status=0)
        self.assertEqual(done.out.decode().splitlines(), ["e.yml", "-", "./a/b.yaml", "./a/drafts/c.yaml", "e.yml"])

    def test_nothing_is_judged(self):
        fill(self.folder, {"bad.yaml": ILLEGAL, "other.yaml": NOT_OURS, "worse.yaml": b"\xff["})
        os.mkfifo(os.path.join(self.folder, "pipe.yaml"))
        done = self.check("--list-files", "--output", "json=out", "--write-baseline", "known", status=0)
        self.assertEqual(len(done.out.splitlines()), len(NAMES) + 3)
        self.assertFalse({"out", "known"} & set(os.listdir(self.folder)))

    def test_names_go_raw_into_a_pipe(self):
        name = b"x\xff\x1b[31m.yaml"
        try:
            fill(self.folder, {name: CLEAN})
        except OSError:
            self.skipTest("this file system does not take such names")
        self.assertIn(name + b"\n", self.check("--list-files", status=0).out)

    def test_status(self):
        os.mkdir(os.path.join(self.folder, "empty"))
        done = self.check("--list-files", "empty", status=2)
        self.assertIn(b"nothing to check", done.err)
        self.check("--list-files", "--exclude", "*", status=2)
        self.check("--list-files", "--allow-empty", "empty", status=0)
        done = self.check("--list-files", "none.yaml", "a.yaml", status=3)
        self.assertEqual((done.out, done.err), (b"a.yaml\n", b"orionref: cannot read none.yaml: there is no such file\n"))

    @unittest.skipIf(os.geteuid() == 0, "root may look into every folder")
    def test_a_folder_that_cannot_be_listed(self):
        os.mkdir(os.path.join(self.folder, "closed"), 0)
        self.assertEqual(len(self.check("--list-files", status=3).out.splitlines()), len(NAMES))


class Quiet(InFolder):
    def setUp(self):
        super().setUp()
        unfinished = CLEAN[: CLEAN.index(b"result")]
        fill(self.folder, {"bad.yaml": ILLEGAL, "noted.yaml": unfinished, "other.yaml": NOT_OURS, "warned.yaml": WARNED})

    def test_text(self):
        loud = self.check(status=1).out.decode()
        done = self.check("--quiet", status=1)
        quiet = done.out.decode()
        heads = [line for line in quiet.splitlines() if ": legal" in line or ": illegal" in line]
        self.assertEqual([head.split(":")[0] for head in heads], ["bad.yaml", "warned.yaml"])
        # What is said of them is what is said otherwise, and nothing else is.
        start = loud.index("bad.yaml: illegal")
        self.assertTrue(quiet.startswith(loud[start : loud.index("drafts/d.yaml: legal")]))
        for words in ("passed over", "records:", "note[D604]", "e.yml"):
            self.assertIn(words, loud)
            self.assertNotIn(words, quiet)
        self.assertEqual(done.err, b"")

    def test_nothing_wrong_nothing_said(self):
        done = self.check("--quiet", "a.yaml", "noted.yaml", status=0)
        self.assertEqual((done.out, done.err), (b"", b""))

    def test_formats_for_machines_stay_whole(self):
        for form in FORMATS:
            if form in ("text", "junit"):
                continue
            with self.subTest(form=form):
                loud, quiet = self.check("--format", form, status=1), self.check("--format", form, "--quiet", status=1)
                self.assertEqual(quiet.out, loud.out)
                self.assertNotIn(b"passed over", quiet.err)

    def test_trouble_is_still_said(self):
        done = self.check("--quiet", "none.yaml", "a.yaml", status=3)
        self.assertEqual(done.err, b"orionref: cannot read none.yaml: there is no such file\n")
        self.assertIn(b"nothing to check", self.check("--quiet", "--exclude", "*", status=2).err)


class StandardInput(InFolder):
    def test_it_may_stand_for_a_file(self):
        for form in FORMATS:
            done = self.check("--format", form, "-", "--stdin-filename", "games/x y.yaml", given=ILLEGAL, status=1)
            with self.subTest(form=form):
                self.assertIn(b"games/x%20y.yaml" if form == "sarif" else b"games/x y.yaml", done.out)
        text = self.check("-", "--stdin-filename", "games/x y.yaml", given=ILLEGAL).out.decode()
        self.assertIn("orionref show 'games/x y.yaml' --at", text)

    def test_it_is_named_once(self):
        words = b"--stdin-filename is for standard input: name it as the path -"
        for paths in ((), (".",), ("a.yaml",)):
            self.assertIn(words, self.check("--stdin-filename", "x.yaml", *paths, given=ILLEGAL, status=2).err)
        self.assertIn(b"- is named 2 times", self.check("-", "-", given=CLEAN, status=2).err)

    def test_decks_lie_beside_that_name(self):
        record = (EXAMPLES / "disputes" / "station-deck-changed.orion.yaml").read_bytes()
        name = os.fspath(EXAMPLES / "disputes" / "not-there.yaml")
        away = self.check("-", given=record, status=1).out
        self.assertNotIn(b"R225", away)
        self.assertIn(b"error[R225]", self.check("-", "--stdin-filename", name, given=record, status=1).out)


if __name__ == "__main__":
    unittest.main()
