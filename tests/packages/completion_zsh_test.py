#!/usr/bin/env python3
"""The completion for zsh, in an interactive zsh with its completion system."""

import shutil
import unittest

from command_line import PAGES
from completion_cases import CompletionCases
from shell_window import Window

SETTINGS = f"""PROMPT_EOL_MARK=; LISTMAX=0; setopt no_menu_complete no_auto_menu no_beep no_list_ambiguous no_always_last_prompt
fpath=('{PAGES}' $fpath); autoload -Uz compinit && compinit -u -D
zstyle ':completion:*' list-separator '|'
"""


@unittest.skipUnless(shutil.which("zsh"), "there is no zsh here")
class Zsh(CompletionCases, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.window = Window(["zsh", "-f", "-i"], cls.folder, SETTINGS)
        cls.addClassCleanup(cls.window.close)

    def offered(self, line):
        listed, arguments = self.window.complete(line)
        if listed:
            return {word for each in listed for word in each.split("|")[0].split()}
        return set(arguments[-1:]) - set(line.split())

    def test_blank_in_a_name(self):
        self.assertEqual(self.window.complete("orionref check spr"), ([], ["check", "spring open.yaml"]))

    def test_one_option_goes_with_another(self):
        self.assertIn("--rules", self.offered("orionref check --"))
        self.assertNotIn("--rules", self.offered("orionref check --compare-rules rulebook,bga --"))


if __name__ == "__main__":
    unittest.main()
