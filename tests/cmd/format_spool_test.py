#!/usr/bin/env python3
"""Formats that sort or count before they print keep what is long in a temporary file: memory does not grow, no file is
left behind, and where it cannot be written the run ends with status 3."""

import os
import resource
import subprocess
import tempfile
import unittest

from program import CLEAN, ILLEGAL, PROGRAM, TIMEOUT, environment, run
from reports import archive, faulty, parsed

SPOOLING = ("sarif", "junit", "github")
SHORT = archive(ILLEGAL, CLEAN)
# More than the mebibyte that is kept in memory, in each of the formats.
LONG = archive(*[faulty(90)] * 75)


class Spool(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def test_long_output_is_that_of_its_records(self):
        want = [f"unknown key `unknown-{each}`" for _ in range(75) for each in range(90)]
        out = run("check", "--format", "github", "-", given=LONG, TMPDIR=self.folder).out.decode()
        got = [line.split("::", 2)[2] for line in out.splitlines()[:-1]]
        self.assertEqual(len(got), len(want))
        self.assertEqual([line[: len(each)] for line, each in zip(got, want)], want)
        self.assertGreater(len(out), 1 << 20)

    def test_nothing_is_left_behind(self):
        for form in SPOOLING:
            with self.subTest(form=form):
                done = run("check", "--format", form, "-", given=LONG, TMPDIR=self.folder)
                self.assertEqual(done.status, 1)
                self.assertGreater(len(done.out), 1 << 20)
                self.assertEqual(os.listdir(self.folder), [])

    def test_what_is_short_needs_no_file(self):
        missing = os.path.join(self.folder, "missing")
        for form in (*SPOOLING, "gitlab"):
            with self.subTest(form=form):
                done = run("check", "--format", form, "-", given=SHORT, TMPDIR=missing)
                self.assertEqual((done.status, done.err), (1, b""))
        done = run("check", "--format", "gitlab", "-", given=LONG, TMPDIR=missing)
        self.assertEqual((done.status, len(parsed(done.out))), (1, 75 * 90))

    def test_folder_that_is_missing(self):
        missing = os.path.join(self.folder, "missing")
        want = f"orionref: cannot make a temporary file in {missing} (TMPDIR): there is no such folder\n"
        for form in SPOOLING:
            with self.subTest(form=form):
                done = run("check", "--format", form, "-", given=LONG, TMPDIR=missing)
                self.assertEqual((done.status, done.err.decode(), done.out), (3, want, b""))

    def limited(self, form, most):
        """A run whose files cannot be larger than `most` bytes, as on a disk that is full. Pipes can."""
        return subprocess.run(
            [PROGRAM, "check", "--format", form, "-"],
            input=LONG,
            capture_output=True,
            env=environment(TMPDIR=self.folder),
            timeout=TIMEOUT,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
            restore_signals=False,  # the signal for it stays ignored, and writing fails
        )

    def test_disk_that_is_full(self):
        want = f"orionref: cannot write a temporary file in {self.folder} (TMPDIR): it would be larger than allowed\n"
        for form in SPOOLING:
            with self.subTest(form=form):
                done = self.limited(form, 1 << 19)
                self.assertEqual((done.returncode, done.stderr.decode(), done.stdout), (3, want, b""))
                self.assertEqual(os.listdir(self.folder), [])


if __name__ == "__main__":
    unittest.main()
