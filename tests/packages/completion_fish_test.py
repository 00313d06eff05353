#!/usr/bin/env python3
"""The completion for fish, asked of fish itself."""

import shutil
import subprocess
import unittest

from command_line import PAGES
from completion_cases import CompletionCases
from program import TIMEOUT, environment


@unittest.skipUnless(shutil.which("fish"), "there is no fish here")
class Fish(CompletionCases, unittest.TestCase):
    def offered(self, line):
        done = subprocess.run(
            ["fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", str(PAGES / "orionref.fish"), line],
            cwd=self.folder,
            env=environment(HOME=self.folder, LC_ALL="C.UTF-8"),
            stdout=subprocess.PIPE,
            timeout=TIMEOUT,
            check=True,
        )
        return {each.split("\t")[0] for each in done.stdout.decode().splitlines()}


if __name__ == "__main__":
    unittest.main()
