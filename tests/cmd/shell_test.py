#!/usr/bin/env python3
"""Every shell script of the project, those in action.yml and the GitLab job included, passes shellcheck."""

import subprocess
import unittest

import yaml

from program import SOURCE


def scripts():
    """Names, and what a shell runs under them."""
    for folder in (".ci", "cmd", "tests"):
        for path in sorted((SOURCE / folder).rglob("*")):
            if not path.is_file() or path.suffix:
                continue
            start = path.read_bytes()[:64].split(b"\n")[0]
            if start.startswith(b"#!") and start.endswith(b"sh") or start.startswith(b"# shellcheck shell="):
                yield str(path.relative_to(SOURCE)), "", path.read_text(encoding="utf-8")
    action = yaml.safe_load((SOURCE / "action.yml").read_text(encoding="utf-8"))
    for step in action["runs"]["steps"]:
        yield f"action.yml: {step['name']}", "bash", step["run"]
    job = yaml.safe_load((SOURCE / ".gitlab" / "orionref.gitlab-ci.yml").read_text(encoding="utf-8"))["orionref"]
    # Its variables end words at line ends, on purpose.
    lines = "\n".join(["#!/bin/sh", "# shellcheck disable=SC2086", *job["before_script"], *job["script"]])
    yield "the GitLab job", "sh", lines


class Shell(unittest.TestCase):
    def test_shellcheck(self):
        names = set()
        for name, shell, text in scripts():
            names.add(name)
            with self.subTest(name):
                options = [f"--shell={shell}"] if shell else []
                done = subprocess.run(
                    ["shellcheck", "--external-sources", *options, "-"], cwd=SOURCE, input=text.encode(),
                    stdout=subprocess.PIPE, check=False,
                )
                self.assertEqual(done.returncode, 0, done.stdout.decode())
        self.assertLessEqual({".ci/run", "cmd/setup", "cmd/check-parallel", "tests/run"}, names)


if __name__ == "__main__":
    unittest.main()
