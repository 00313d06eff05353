#!/usr/bin/env python3
"""`orionref` as a process among others: closed pipes, full disks, interrupts, slow input, languages and time zones."""

import os
import select
import signal
import subprocess
import tempfile
import time
import unittest

from program import CLEAN, FORMATS, GOLDEN, ILLEGAL, PROGRAM, TIMEOUT, environment, fill, run

# Enough that it cannot all lie in a pipe.
MANY = (b"---\n" + CLEAN) * 4000


def started(*arguments, **more):
    more.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.Popen(
        [PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), **more
    )


class ClosedPipe(unittest.TestCase):
    def killed_by_pipe(self, **more):
        with tempfile.TemporaryDirectory() as folder:
            fill(folder, {"many.yaml": MANY})
            process = started("check", "--format", "ndjson", "many.yaml", cwd=folder, **more)
            first = process.stdout.readline()
            process.stdout.close()
            err = process.stderr.read()
            process.stderr.close()
            status = process.wait(TIMEOUT)
        self.assertTrue(first.startswith(b'{"type":"record"'))
        self.assertEqual(status, -signal.SIGPIPE)
        self.assertEqual(err, b"")

    def test_ends_it_quietly(self):
        self.killed_by_pipe(restore_signals=True)

    def test_also_where_the_parent_ignores_the_signal(self):
        self.assertEqual(signal.getsignal(signal.SIGPIPE), signal.SIG_IGN)  # Python does
        self.killed_by_pipe(restore_signals=False)

    def test_head(self):
        with tempfile.TemporaryDirectory() as folder:
            fill(folder, {"many.yaml": MANY})
            done = subprocess.run(
                ["/bin/sh", "-c", '"$0" check --format ndjson many.yaml | head -n 1', PROGRAM],
                cwd=folder,
                capture_output=True,
                env=environment(),
                timeout=TIMEOUT,
                check=False,
            )
        self.assertEqual((done.returncode, done.stderr, done.stdout.count(b"\n")), (0, b"", 1))


@unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full here")
class FullDisk(unittest.TestCase):
    def into_full(self, *arguments, **more):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [PROGRAM, *arguments],
                stdout=full,
                stderr=subprocess.PIPE,
                env=environment(),
                timeout=TIMEOUT,
                check=False,
                **more,
            )
        return done.returncode, done.stderr

    def test_is_said(self):
        want = (3, b"orionref: cannot write to standard output\n")
        for form in FORMATS:
            with self.subTest(form=form):
                self.assertEqual(self.into_full("check", "--format", form, "-", input=ILLEGAL), want)
        self.assertEqual(self.into_full("check", "--exit-zero", "-", input=MANY), want)
        self.assertEqual(self.into_full("show", "-", input=CLEAN), want)
        self.assertEqual(self.into_full("--version"), want)
        self.assertEqual(self.into_full("check", "--help"), want)

    def test_nothing_to_write_is_no_fault(self):
        self.assertEqual(self.into_full("check", "--format", "oneline", "-", input=CLEAN), (0, b""))

    def test_ends_a_run_that_would_go_on_for_ever(self):
        with open("/dev/full", "wb") as full:
            process = subprocess.Popen(
                [PROGRAM, "check", "-"], stdin=subprocess.PIPE, stdout=full, stderr=subprocess.PIPE, env=environment()
            )
            ended = False
            try:
                for _ in range(200):
                    process.stdin.write((b"---\n" + ILLEGAL) * 20)
                    process.stdin.flush()
                    if process.poll() is not None:
                        ended = True
                        break
            except BrokenPipeError:
                ended = True
            process.kill()
            process.communicate()
        self.assertTrue(ended, "it reads on though nothing can be written")


class Interrupt(unittest.TestCase):
    def interrupted(self, given, lines, form):
        """Feeds standard input, waits for so many lines and until the program waits for more, and interrupts it."""
        process = started("check", "--format", form, "-", stdin=subprocess.PIPE)
        process.stdin.write(given)
        process.stdin.flush()
        out = b"".join(process.stdout.readline() for _ in range(lines))
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out += process.stdout.read()
        err = process.stderr.read()
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()
        return process.wait(TIMEOUT), out, err

    def test_between_documents(self):
        status, out, err = self.interrupted((b"---\n" + ILLEGAL) * 2 + b"---\ngame", 2, "oneline")
        self.assertEqual(status, 130)
        self.assertRegex(out, rb"\A-:8:11: error\[D402\][^\n]*\n-:17:11: error\[D402\][^\n]*\n\Z")
        self.assertEqual(err, b"orionref: interrupted after 2 records\n")

    def test_a_document_of_which_a_part_was_read_is_not_judged(self):
        for part in (CLEAN[:80], ILLEGAL, CLEAN[:-12]):
            for form in ("oneline", "ndjson"):
                with self.subTest(part=part, form=form):
                    given = b"---\n" + ILLEGAL + b"---\n" + part
                    status, out, err = self.interrupted(given, 1, form)
                    self.assertEqual(status, 130)
                    self.assertRegex(err, rb"\Aorionref: interrupted after 1 records?\n\Z")
                    self.assertEqual(out.count(b"\n"), 1, out)
                    self.assertTrue(out.endswith(b"\n"))

    def test_of_many_gives_whole_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            fill(folder, {"many.yaml": MANY * 10})
            process = started("check", "--format", "ndjson", "many.yaml", cwd=folder)
            out = b"".join(process.stdout.readline() for _ in range(10))
            process.send_signal(signal.SIGINT)
            out += process.stdout.read()
            err = process.stderr.read()
            process.stdout.close()
            process.stderr.close()
            status = process.wait(TIMEOUT)
        self.assertEqual(status, 130)
        self.assertTrue(out.endswith(b"}\n"))
        self.assertLess(out.count(b"\n"), MANY.count(b"---") * 10)
        self.assertNotIn(b'"summary"', out)
        self.assertEqual(err.decode(), f"orionref: interrupted after {out.count(b'}' + bytes([10]))} records\n")

    def test_while_a_pipe_waits_to_be_opened(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkfifo(os.path.join(folder, "pipe"))
            process = started("check", "pipe", cwd=folder)
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=TIMEOUT)
        self.assertEqual((process.returncode, out, err), (130, b"", b"orionref: interrupted after 0 records\n"))


class SlowInput(unittest.TestCase):
    PATIENCE = 5  # seconds for an answer to what is in the pipe already

    def answers(self, first, then):
        """Whether a verdict comes for every document as soon as it is seen to be whole."""
        process = started("check", "--format", "ndjson", "-", stdin=subprocess.PIPE)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        try:
            process.stdin.write(first)
            for number in range(1, 4):
                process.stdin.write(then)
                process.stdin.flush()
                ready, _, _ = select.select([process.stdout], [], [], self.PATIENCE)
                self.assertTrue(ready, f"no verdict for document {number} while input is waited for")
                self.assertIn(f'"document":{number},'.encode(), process.stdout.readline())
        finally:
            process.stdin.close()
            process.wait(TIMEOUT)

    def test_verdicts_come_while_input_is_waited_for(self):
        self.answers(CLEAN + b"---\ngame", CLEAN[4:] + b"---\ngame")

    def test_a_marker_ends_a_document_though_nothing_follows_it_yet(self):
        self.answers(b"", CLEAN + b"---\n")

    def test_markers_may_come_byte_by_byte(self):
        process = started("check", "--format", "ndjson", "-", stdin=subprocess.PIPE)
        for byte in b"\xef\xbb\xbf---\r\n" + CLEAN + b"--- # next\n" + CLEAN + b"---":
            process.stdin.write(bytes([byte]))
            process.stdin.flush()
        out, _ = process.communicate(timeout=TIMEOUT)
        self.assertEqual((process.returncode, out.count(b'"verdict":"legal"')), (0, 2))


class SameBytes(unittest.TestCase):
    """Output depends on the records and the options alone."""

    def all_formats(self, **changes):
        return [
            run("check", "--format", form, GOLDEN.name, where=GOLDEN.parent, **changes).out
            for form in FORMATS
        ]

    def test_whatever_the_language_and_the_time_zone(self):
        want = self.all_formats()
        there = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=False).stdout.lower().split()
        wanted = ["C", "C.UTF-8", "tr_TR.UTF-8", "de_DE.UTF-8", "ja_JP.EUC-JP"]
        tried = [name for name in wanted if name == "C" or name.lower().replace("utf-8", "utf8") in there]
        for name in tried:
            with self.subTest(locale=name):
                self.assertEqual(self.all_formats(LC_ALL=name, LANG=name), want)
        for zone in ("UTC", "Asia/Kathmandu", "America/St_Johns"):
            with self.subTest(zone=zone):
                self.assertEqual(self.all_formats(TZ=zone), want)

    def test_wherever_it_runs(self):
        files = {"a/game.yaml": ILLEGAL, "b/c/game.yaml": ILLEGAL}
        with tempfile.TemporaryDirectory() as folder:
            fill(folder, files)
            runs = [run("check", "game.yaml", where=os.path.join(folder, place)).out for place in ("a", "b/c")]
        self.assertEqual(runs[0], runs[1])
        self.assertIn(b"game.yaml:7:11", runs[0])

    def test_colours_are_for_terminals_and_those_who_ask(self):
        plain = run("check", "-", given=ILLEGAL).out
        self.assertNotIn(b"\x1b", plain)
        for options, changes, coloured in (
            (["--color", "always"], {}, True),
            (["--color", "always"], {"NO_COLOR": "1"}, True),
            (["--color", "never"], {"CLICOLOR_FORCE": "1"}, False),
            ([], {"CLICOLOR_FORCE": "1"}, True),
            ([], {"CLICOLOR_FORCE": "0"}, False),
            ([], {"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, False),
            ([], {"NO_COLOR": "", "CLICOLOR_FORCE": "1"}, True),
        ):
            with self.subTest(options=options, changes=changes):
                out = run("check", *options, "-", given=ILLEGAL, **changes).out
                self.assertEqual(b"\x1b" in out, coloured)


if __name__ == "__main__":
    unittest.main()
