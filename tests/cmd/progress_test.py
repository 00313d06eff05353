#!/usr/bin/env python3
"""The line of progress: on a terminal, for runs over a second, and never in the way of what is printed.

The program runs on a pseudo terminal, and what it wrote is read as a terminal would show it.
"""

import os
import pty
import re
import select
import subprocess
import tempfile
import time
import unittest

from program import CLEAN, ILLEGAL, PROGRAM, TIMEOUT, environment, fill, run

CLEAR = b"\r\x1b[K"
LINE = re.compile(rb"(\d+ %, )?(\d+) records?, (\d+) a second(, [\d a-z]+ left)?")


def screen(raw):
    """The lines that a terminal shows in the end: CR goes to the line's begin, `ESC [K` clears from there."""
    lines, column = [bytearray()], 0
    for token in re.findall(rb"\x1b\[K|\r|\n|[^\r\n\x1b]+|\x1b", raw):
        if token == b"\r":
            column = 0
        elif token == b"\n":
            lines.append(bytearray())
        elif token == b"\x1b[K":
            del lines[-1][column:]
        elif token == b"\x1b":
            raise AssertionError("an escape sequence that nobody expects")
        else:
            lines[-1][column : column + len(token)] = token
            column += len(token)
    return b"\n".join(bytes(line) for line in lines)


class Terminal:
    """A run with standard error on a terminal, and standard output too unless it goes elsewhere."""

    def __init__(self, *arguments, stdout=None, columns=100, where=None, **changes):
        self.master, slave = pty.openpty()
        os.set_blocking(self.master, False)
        subprocess.run(["stty", "-opost", "-echo", "rows", "24", "columns", str(columns)], stdin=slave, check=True)
        changes.setdefault("TERM", "xterm")
        self.process = subprocess.Popen(
            [PROGRAM, "check", "--color", "never", *arguments],
            stdin=subprocess.PIPE, stdout=stdout or slave, stderr=slave, cwd=where, env=environment(**changes),
        )  # fmt: skip
        os.close(slave)
        self.raw = b""

    def give(self, text):
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def read(self, seconds):
        """Takes what comes for so long, or until the end."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not select.select([self.master], [], [], 0.1)[0]:
                continue
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the other side is closed
                return
            if not part:
                return
            self.raw += part

    def read_until(self, pattern):
        until = time.monotonic() + TIMEOUT
        while not re.search(pattern, self.raw):
            if time.monotonic() > until:
                raise AssertionError(f"{pattern} does not come: {self.raw[-500:]}")
            self.read(0.1)

    def finish(self):
        self.process.stdin.close()
        while self.process.poll() is None:
            self.read(0.1)
        self.read(0.2)
        os.close(self.master)
        return self.raw


class OnATerminal(unittest.TestCase):
    def test_standard_input_shows_records_and_rate(self):
        """What comes through a pipe has no end that could be known."""
        terminal = Terminal("-", "--format", "oneline", stdout=subprocess.DEVNULL)
        terminal.give(CLEAN + b"---\n" + CLEAN + b"---\n")
        terminal.read_until(rb"2 records, \d+ a second")
        raw = terminal.finish()
        self.assertNotIn(b"left", raw)
        self.assertNotIn(b"%", raw)
        self.assertEqual(screen(raw), b"")

    def test_a_file_shows_how_much_is_left(self):
        with tempfile.TemporaryDirectory() as folder:
            # The first half is a file, whose size is known; the run is held up by a pipe that is opened late.
            fill(folder, {"a.yaml": (b"---\n" + CLEAN) * 300, "b.yaml": b"# " + b"x" * 9000 + b"\n"})
            with open(os.path.join(folder, "a.yaml"), "rb") as given:
                size = len(given.read())
            self.assertGreater(size, 10000)
            terminal = Terminal("-j", "1", "a.yaml", *["a.yaml"] * 400, stdout=subprocess.DEVNULL, where=folder)
            terminal.read_until(rb"\d+ %, \d+ records, \d+ a second, [\d a-z]+ left")
            terminal.process.terminate()
            terminal.finish()

    def test_a_set_counts_the_files_that_it_names(self):
        with tempfile.TemporaryDirectory() as folder:
            games = b"".join(b"---\nid: g%d\n%s" % (number, CLEAN) for number in range(120_000))
            manifest = (b"tournament: Open\nformat: 1\ngame: orion-duel\nplayers: [Ada, Ben]\n"
                        b"rounds: [{round: 1, games: [games.yaml]}]\n")
            fill(folder, {"games.yaml": games, "t.yaml": manifest})
            terminal = Terminal("-j", "1", "t.yaml", stdout=subprocess.DEVNULL, where=folder)
            terminal.read_until(rb"\d+ %, \d+ records, \d+ a second, [\d a-z]+ left")
            terminal.process.terminate()
            raw = terminal.finish()
            self.assertLess(int(re.search(rb"(\d+) %", raw)[1]), 100, raw)

    def test_short_runs_show_nothing(self):
        terminal = Terminal("-", stdout=subprocess.DEVNULL)
        terminal.give(CLEAN)
        self.assertEqual(terminal.finish(), b"")

    def nothing_shown(self, *arguments, **settings):
        terminal = Terminal("-", *arguments, stdout=subprocess.DEVNULL, **settings)
        terminal.give(CLEAN + b"---\n")
        terminal.read(1.6)
        self.assertEqual(terminal.finish(), b"")

    def test_none_where_it_is_not_wanted(self):
        self.nothing_shown("--quiet")
        self.nothing_shown(TERM="dumb")
        self.nothing_shown(TERM="")

    def test_none_in_a_pipe(self):
        process = subprocess.Popen(
            [PROGRAM, "check", "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            env=environment(TERM="xterm"),
        )  # fmt: skip
        process.stdin.write(CLEAN + b"---\n")
        process.stdin.flush()
        time.sleep(1.4)
        process.stdin.close()
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()
        process.wait(TIMEOUT)

    def test_a_narrow_terminal_has_one_line_of_it(self):
        terminal = Terminal("-", stdout=subprocess.DEVNULL, columns=12)
        terminal.give(CLEAN + b"---\n" + CLEAN + b"---\n")
        terminal.read_until(rb"2 records, ")
        raw = terminal.finish()
        self.assertLess(max(len(part) for part in raw.split(CLEAR)), 12)


class WithFindings(unittest.TestCase):
    """Standard output and standard error on the same terminal."""

    def shown(self, *arguments):
        document = b"---\n" + ILLEGAL
        terminal = Terminal("-", *arguments)
        for step in range(12):
            terminal.give(document * (1 + step % 3))
            terminal.read(0.2)
        raw = terminal.finish()
        given = b"".join(document * (1 + step % 3) for step in range(12))
        return raw, run("check", "--color", "never", "-", *arguments, given=given).out

    def test_the_line_is_never_in_a_line_of_output(self):
        for form in ("oneline", "text"):
            with self.subTest(form=form):
                raw, plain = self.shown("--format", form)
                self.assertGreater(len(LINE.findall(raw)), 3)
                # Where a line of progress stands, nothing but it stands between two clearings.
                for part in raw.split(CLEAR):
                    if LINE.search(part):
                        self.assertRegex(part, rb"\A" + LINE.pattern + rb"\Z")
                self.assertEqual(screen(raw), plain)

    def test_it_stays_while_findings_come(self):
        raw, _ = self.shown("--format", "oneline")
        # After each finding it is back, before the next reading of the clock.
        first = LINE.search(raw).start()
        for found in re.finditer(rb"error\[D402\][^\n]*\n", raw[first:]):
            self.assertTrue(raw[first + found.end() :].startswith((CLEAR, b"-:")), found)

    def test_trouble_has_a_line_of_its_own(self):
        terminal = Terminal("-", "nowhere.yaml", "--format", "oneline", stdout=subprocess.DEVNULL)
        terminal.give(CLEAN + b"---\n")
        terminal.read_until(rb"1 record, ")
        raw = terminal.finish()
        self.assertEqual(screen(raw), b"orionref: cannot read nowhere.yaml: there is no such file\n")

    def test_interrupted(self):
        terminal = Terminal("-", "--format", "oneline")
        terminal.give(ILLEGAL + b"---\n")
        terminal.read_until(rb"1 record, ")
        terminal.process.send_signal(2)
        raw = terminal.finish()
        self.assertEqual(terminal.process.returncode, 130)
        lines = screen(raw).split(b"\n")
        self.assertIn(b"error[D402]", lines[0])
        self.assertEqual(lines[1:], [b"orionref: interrupted after 1 record", b""])


if __name__ == "__main__":
    unittest.main()
