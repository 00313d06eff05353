#!/usr/bin/env python3
"""The page orionref(1), read by man."""

import re
import shutil
import subprocess
import unittest

from command_line import COMMANDS, PAGES
from program import TIMEOUT, environment, run

PAGE = PAGES / "orionref.1"


def read(*arguments, width=80, locale="C.UTF-8"):
    """What man shows, and what it complains of."""
    done = subprocess.run(
        ["man", "--warnings", *arguments, "-l", str(PAGE)],
        env=environment(MANWIDTH=str(width), LC_ALL=locale, MANPAGER="cat", TERM="dumb"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        timeout=TIMEOUT,
        check=False,
    )
    return done.stdout.decode(), done.stderr.decode(), done.returncode


@unittest.skipUnless(shutil.which("man"), "there is no man here")
class ManPage(unittest.TestCase):
    def test_no_warning_at_any_width(self):
        for width in (40, 60, 80, 132):
            for locale, device in (("C.UTF-8", "utf8"), ("C", "ascii")):
                with self.subTest(width=width, locale=locale):
                    text, complaints, status = read("-T" + device, width=width, locale=locale)
                    self.assertEqual((complaints, status), ("", 0))
                    self.assertGreater(text.count("\n"), 100)

    def test_sections(self):
        text, _, _ = read()
        sections = re.findall(r"^[A-Z][A-Z ]+$", text, re.MULTILINE)
        for name in ("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "EXAMPLES",
                     "SEE ALSO"):
            self.assertIn(name, sections)
        for name in ("NO_COLOR", "CLICOLOR_FORCE", "TERM"):
            self.assertRegex(text, rf"(?m)^ +{name}\b")

    def test_every_command_with_its_options(self):
        text, _, _ = read(width=132)
        parts = re.split(r"(?m)^   (?=orionref )", text)
        for command in COMMANDS[1:]:
            with self.subTest(command=str(command)):
                own = [part for part in parts if re.match(rf"{command}(?! [a-z])", part)]
                self.assertEqual(len(own), 1)
                for name, words in command.options.items():
                    if name in ("-h", "--help"):
                        continue  # stands in OPTIONS
                    self.assertRegex(own[0], rf"(?m)^ +(-\w, )?{name}\b")
                    for word in words:
                        self.assertIn(word, own[0])
        for name in COMMANDS[0].options:
            self.assertRegex(parts[0], rf"(?m)^ +(-\w, )?{name}\b")

    def test_examples_are_those_of_the_help(self):
        text, _, _ = read(width=132)
        examples = text.split("\nEXAMPLES\n")[1].split("\nSEE ALSO\n")[0]
        for command in COMMANDS:
            shown = run(*command.path, "--help").out.decode()
            for line in re.findall(r"(?m)^  (orionref .*)", shown.partition("Examples:\n")[2]):
                self.assertIn(re.split(r" {2,}", line)[0], examples)

    def test_same_bytes_every_time(self):
        page = PAGE.read_bytes()
        for changes in ({}, {"LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"}, {"COLUMNS": "30"}):
            self.assertEqual(run("man", **changes).out, page)
        self.assertNotRegex(page, rb"\b20\d\d-\d\d-\d\d|\d\d:\d\d:")

    def test_hidden_from_the_help(self):
        self.assertNotIn("man", COMMANDS[0].subcommands)


if __name__ == "__main__":
    unittest.main()
