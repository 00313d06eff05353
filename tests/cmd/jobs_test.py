#!/usr/bin/env python3
"""Records judged side by side: for every number of jobs the same bytes, the same status, lines as soon as they are
judged, and an end after the last whole line.

800 records by default, 20,000 with ORION_TEST_ALL set.
"""

import os
import signal
import subprocess
import tempfile
import threading
import unittest

from program import ALL, CLEAN, CONFORMANCE, EXAMPLES, FORMATS, GOLDEN, ILLEGAL, NOT_OURS, PROGRAM, SOURCE, TIMEOUT
from program import environment, fill, run

RECORDS = 20000 if ALL else 800
JOBS = ("1", "2", "8")


def generated(folder):
    """An archive of both games, with and without faults, and documents between them that cannot be read."""
    path = os.path.join(folder, "archive.yaml")
    parts = [
        ("duel", RECORDS // 2, ()),
        ("duel", RECORDS // 4, ("--illegal", "D4.2")),
        ("station", RECORDS // 40, ()),
        ("duel", RECORDS - RECORDS // 2 - RECORDS // 4 - RECORDS // 40, ("--illegal", "D4.5")),
    ]
    with open(path, "wb") as file:
        for seed, (game, count, options) in enumerate(parts):
            done = run("generate", game, "--count", str(count), "--seed", str(seed), *options)
            if done.status != 0:
                raise AssertionError(done)
            file.write(done.out)
            file.write(b"---\ngame: [\n---\n- no record\n---\n" + b"#" * 300 + b"\n")
    return path


class SameBytes(unittest.TestCase):
    def same(self, *arguments, **settings):
        one, *others = (run("check", "-j", jobs, *arguments, **settings) for jobs in JOBS)
        for other in others:
            self.assertEqual((one.status, one.err), (other.status, other.err), other)
            # Not assertEqual: nobody reads a difference of megabytes.
            self.assertTrue(one.out == other.out, f"{other.arguments} prints something else than -j 1")
        return one

    def test_an_archive(self):
        with tempfile.TemporaryDirectory() as folder:
            archive = generated(folder)
            for form in FORMATS:
                with self.subTest(form=form):
                    done = self.same("--format", form, archive)
                    self.assertEqual(done.status, 1, done)
                    if form == "ndjson":
                        self.assertGreater(done.out.count(b"\n"), RECORDS)

    def test_standard_input(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(generated(folder), "rb") as file:
                self.same("--format", "ndjson", "-", given=file.read())

    def test_folders(self):
        for path in (GOLDEN, CONFORMANCE, CONFORMANCE.parent / "station", EXAMPLES):
            for form in FORMATS:
                with self.subTest(path=path.name, form=form):
                    self.same("--format", form, path.name, where=path.parent)

    def test_files_of_every_kind_beside_each_other(self):
        many = b"---\n".join([CLEAN, ILLEGAL] * 100)
        with tempfile.TemporaryDirectory() as folder:
            files = {}
            for number in range(60):
                files[f"{number:03}/a.yaml"] = CLEAN
                files[f"{number:03}/b.yaml"] = NOT_OURS
                files[f"{number:03}/c.yaml"] = NOT_OURS + b"---\n" + ILLEGAL
            files["020/d.yaml"] = many
            files["030/d.yaml"] = NOT_OURS + b"---\n" + many
            files["040/d.yaml"] = b"---\n".join([NOT_OURS] * 500)
            files["050/d.yaml"] = b""
            fill(folder, files)
            os.symlink("nowhere", os.path.join(folder, "025", "e.yaml"))
            os.mkfifo(os.path.join(folder, "026", "f.yaml"))
            done = self.same("--format", "ndjson", where=folder)
            self.assertEqual(done.status, 3, done)
            self.same("--format", "text", where=folder)
            self.same("--format", "oneline", "020/d.yaml", ".", "050/d.yaml", "none.yaml", where=folder)

    def test_decks_beside_records(self):
        """Every worker finds the deck files of every folder."""
        deck = (SOURCE / "records" / "examples" / "decks" / "trade-demo.yaml").read_bytes()
        game = run("generate", "station", "--seed", "4").out.replace(b"deck: trade-demo", b"deck: own.yaml")
        self.assertIn(b"deck: own.yaml", game)
        with tempfile.TemporaryDirectory() as folder:
            files = {}
            for number in range(40):
                files[f"{number:02}/own.yaml"] = deck
                for each in range(4):
                    files[f"{number:02}/game{each}.yaml"] = game
            fill(folder, files)
            done = self.same("--format", "ndjson", where=folder)
            self.assertEqual(done.status, 0, done)
            self.assertEqual(done.out.count(b'"verdict":"legal"'), 200, done)


class Streams(unittest.TestCase):
    def start(self, *arguments):
        process = subprocess.Popen(
            [PROGRAM, "check", "-j", "8", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stdin.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def write(self, process, count):
        """Beside the test, which reads meanwhile: pipes hold only so much."""

        def run_through():
            process.stdin.write((CLEAN + b"---\n") * count)
            process.stdin.flush()

        writer = threading.Thread(target=run_through)
        writer.start()
        self.addCleanup(writer.join)

    def test_a_record_is_told_while_the_stream_stays_open(self):
        """A document ends where the next begins: with that line its verdict must come, before anything else is read."""
        process = self.start("--format", "ndjson", "-")
        watch = threading.Timer(TIMEOUT, process.kill)
        watch.start()
        self.addCleanup(watch.cancel)
        for count in (1, 1, 300, 1, 2000, 1):
            self.write(process, count)
            for _ in range(count):
                self.assertIn(b'"verdict":"legal"', process.stdout.readline())

    def test_interrupted_it_ends_after_a_whole_line(self):
        process = self.start("--format", "ndjson", "-")
        watch = threading.Timer(TIMEOUT, process.kill)
        watch.start()
        self.addCleanup(watch.cancel)
        self.write(process, 3000)
        for _ in range(3000):
            process.stdout.readline()
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.stdout.read(), b"")
        self.assertEqual(process.stderr.read(), b"orionref: interrupted after 3000 records\n")
        self.assertEqual(process.wait(TIMEOUT), 130)

    def test_a_closed_pipe_ends_it(self):
        process = self.start("--format", "ndjson", "-")

        def write():
            try:
                while True:
                    process.stdin.write((CLEAN + b"---\n") * 500)
            except BrokenPipeError:
                pass

        writer = threading.Thread(target=write)
        writer.start()
        process.stdout.readline()
        process.stdout.close()
        self.assertEqual(process.wait(TIMEOUT), -signal.SIGPIPE)
        writer.join()
        self.assertEqual(process.stderr.read(), b"")


class Usage(unittest.TestCase):
    def test_numbers_of_jobs(self):
        for jobs in ("0", "-1", "257", "two", "", "1.5", "0x2", "99999999999999999999"):
            with self.subTest(jobs=jobs):
                done = run("check", f"--jobs={jobs}", "-", given=CLEAN)
                self.assertEqual((done.status, done.out), (2, b""), done)
                self.assertIn(b"--jobs", done.err)
        for arguments in (("-j2",), ("-j", "256"), ("--jobs", "3")):
            self.assertEqual(run("check", *arguments, "-", given=CLEAN).status, 0)


if __name__ == "__main__":
    unittest.main()
