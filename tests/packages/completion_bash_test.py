#!/usr/bin/env python3
"""The completion for bash, in an interactive bash."""

import shutil
import unittest

from command_line import PAGES
from completion_cases import CompletionCases
from shell_window import Window

SETTINGS = """unset PROMPT_COMMAND HISTFILE
bind 'set show-all-if-ambiguous on'; bind 'set completion-query-items 0'; bind 'set page-completions off'
bind 'set enable-bracketed-paste off'; bind 'set bell-style none'; bind 'set completion-display-width 0'
"""


@unittest.skipUnless(shutil.which("bash"), "there is no bash here")
class Bash(CompletionCases, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        settings = SETTINGS + f"source '{PAGES / 'orionref'}'\n"
        cls.window = Window(["bash", "--norc", "--noprofile", "-i"], cls.folder, settings)
        cls.addClassCleanup(cls.window.close)

    def offered(self, line):
        listed, arguments = self.window.complete(line)
        if listed:
            return set(" ".join(listed).split())
        return set(arguments[-1:]) - set(line.split())

    def test_blank_in_a_name(self):
        self.assertEqual(self.window.complete("orionref check spr"), ([], ["check", "spring open.yaml"]))

    def test_equals_sign_that_cuts_no_words(self):
        self.window.complete("COMP_WORDBREAKS=${COMP_WORDBREAKS//=}; orionref ")
        self.test_words_of_options_behind_an_equals_sign()


if __name__ == "__main__":
    unittest.main()
