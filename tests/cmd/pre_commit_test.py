#!/usr/bin/env python3
"""The hooks of .pre-commit-hooks.yaml, run by pre-commit itself on commits in a repository of records.

pre-commit clones a repository that holds this project's files as they are now. The hooks that build the program find it
built in that clone; with ORION_TEST_ALL set they build it there, as for a user's first commit.
"""

import glob
import json
import os
import shutil
import subprocess
import tempfile
import unittest

import yaml

import checkout
from program import ALL, CLEAN, ILLEGAL, NOT_OURS, PROGRAM, SOURCE, environment, fill
from readme_block import readme_block



class PreCommit(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.source = os.path.join(cls.folder, "source")
        checkout.copy(cls.source)
        cls.rev = checkout.commit_all(cls.source)
        cls.home = os.path.join(cls.folder, "home")
        os.makedirs(os.path.join(cls.folder, "bin"))
        os.symlink(PROGRAM, os.path.join(cls.folder, "bin", "orionref"))

    def settings(self):
        return {
            "HOME": self.home, "PRE_COMMIT_HOME": os.path.join(self.home, "pre-commit"), "PRE_COMMIT_COLOR": "never",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull,
            "PATH": os.path.join(self.folder, "bin") + ":" + os.environ["PATH"],
        }

    def pre_commit(self, *arguments):
        done = subprocess.run(
            ["pre-commit", *arguments], cwd=self.repository, env=environment(**self.settings()),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )
        self.assertEqual(done.returncode, 0, done.stdout)

    def clones(self):
        return [
            each for each in glob.glob(os.path.join(self.home, "pre-commit", "repo*"))
            if os.path.exists(os.path.join(each, "cmd", "orionref"))
        ]

    def use(self, *hooks, built=True):
        """A new repository, with these hooks installed as its README would have it done."""
        self.repository = tempfile.mkdtemp(dir=self.folder)
        lines = "".join(f"  - {each}\n" for each in hooks)
        fill(self.repository, {
            ".pre-commit-config.yaml": f"repos:\n- repo: {self.source}\n  rev: {self.rev}\n  hooks:\n{lines}".encode(),
            "seasons/first.orion.yaml": CLEAN,
            "compose.yaml": NOT_OURS,
        })
        checkout.commit_all(self.repository)
        self.pre_commit("install", "--install-hooks")
        if built:
            (clone,) = self.clones()
            if not os.path.exists(os.path.join(clone, "build")):
                checkout.build(clone)

    def commit(self, files):
        """Commits these files as a user would. @return whether it was let through, and what was said"""
        fill(self.repository, files)
        checkout.git(self.repository, "add", "-A")
        names = {f"GIT_{who}_{what}": "ada@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        done = subprocess.run(
            ["git", "commit", "-q", "-m", "Records"], cwd=self.repository, env=environment(**self.settings(), **names),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )
        return done.returncode == 0, done.stdout.decode()

    def assert_changed_records_are_checked(self):
        passed, said = self.commit({"seasons/new season/game 2.orion.yaml": CLEAN, "seasons/notes.txt": b"rain\n"})
        self.assertTrue(passed, said)
        self.assertIn("Passed", said)
        passed, said = self.commit({"seasons/third.orion.yaml": ILLEGAL})
        self.assertFalse(passed, said)
        self.assertIn("exit code: 1", said)
        self.assertIn("seasons/third.orion.yaml:7:", said)
        self.assertNotIn("game 2", said)
        # What is changed is checked, and nothing else.
        checkout.git(self.repository, "commit", "-q", "--no-verify", "-m", "As it was played")
        passed, said = self.commit({"seasons/fourth.orion.yaml": CLEAN})
        self.assertTrue(passed, said)
        passed, said = self.commit({"compose.yaml": NOT_OURS + b"x: 1\n"})
        self.assertTrue(passed, said)
        self.assertIn("Skipped", said)

    def assert_all_records_are_checked(self):
        passed, said = self.commit({"seasons/second.orion.yaml": CLEAN})
        self.assertTrue(passed, said)
        fill(self.repository, {"seasons/third.orion.yaml": ILLEGAL})
        checkout.git(self.repository, "add", "-A")
        checkout.git(self.repository, "commit", "-q", "--no-verify", "-m", "As it was played")
        passed, said = self.commit({"compose.yaml": NOT_OURS + b"x: 1\n"})
        self.assertFalse(passed, said)
        self.assertIn("third.orion.yaml:7:", said)

    def test_changed_records(self):
        self.use("id: orionref")
        self.assert_changed_records_are_checked()

    def test_changed_records_by_the_installed_program(self):
        self.use("id: orionref-system")
        self.assert_changed_records_are_checked()

    def test_all_records(self):
        self.use("id: orionref-all")
        self.assert_all_records_are_checked()

    def test_all_records_by_the_installed_program(self):
        self.use("id: orionref-all-system")
        self.assert_all_records_are_checked()

    def test_arguments(self):
        self.use("{id: orionref-all, args: [--require-result, seasons]}")
        passed, said = self.commit({"elsewhere/bad.orion.yaml": ILLEGAL})
        self.assertTrue(passed, said)
        passed, said = self.commit({"seasons/stops.orion.yaml": CLEAN[: CLEAN.index(b"result")]})
        self.assertFalse(passed, said)
        self.assertIn("D604", said)

    def test_what_the_project_excludes(self):
        self.use("id: orionref", "id: orionref-all")
        fill(self.repository, {".orionref.yaml": b"format: 1\nexclude: [drafts/]\n"})
        passed, said = self.commit({"drafts/bad.orion.yaml": ILLEGAL})
        self.assertTrue(passed, said)
        self.assertEqual(said.count("Passed"), 2, said)

    def test_fmt(self):
        for hook in ("orionref-fmt", "orionref-fmt-system"):
            with self.subTest(hook):
                self.use(f"id: {hook}")
                untidy = CLEAN.replace(b"players: {blue: Ada, orange: Ben}", b"players: {orange: Ben,   blue: Ada}")
                passed, said = self.commit({"seasons/second.orion.yaml": untidy})
                self.assertFalse(passed, said)
                self.assertIn("files were modified by this hook", said)
                passed, said = self.commit({})
                self.assertTrue(passed, said)

    @unittest.skipUnless(ALL, "builds the program")
    def test_the_first_commit_builds(self):
        own = os.path.join(self.folder, "own")
        checkout.copy(own)
        fill(own, {"cmd/.other": b""})  # another commit, so another clone
        source, rev, self.source, self.rev = self.source, self.rev, own, checkout.commit_all(own)
        try:
            before = set(self.clones())
            self.use("id: orionref", built=False)
            (clone,) = set(self.clones()) - before
            self.assert_changed_records_are_checked()
            self.assertFalse(os.path.islink(os.path.join(clone, "build", "release", "bin", "orionref")))
        finally:
            self.source, self.rev = source, rev

    def test_the_hooks_of_the_readme(self):
        (repo,) = yaml.safe_load(readme_block("- id: orionref-fmt"))["repos"]
        self.use(*(json.dumps(hook) for hook in repo["hooks"]))
        passed, said = self.commit({"records/a.orion.yaml": CLEAN})
        self.assertTrue(passed, said)
        self.assertEqual(said.count("Passed"), 3, said)
        passed, said = self.commit({"records/b.orion.yaml": ILLEGAL})
        self.assertFalse(passed, said)
        self.assertEqual(said.count("b.orion.yaml:7:11: error[D402]"), 2, said)

    def test_every_hook_is_tried(self):
        with open(SOURCE / ".pre-commit-hooks.yaml", encoding="utf-8") as file:
            ids = [line.split()[-1] for line in file if line.startswith("- id:")]
        with open(__file__, encoding="utf-8") as file:
            text = file.read()
        for each in ids:
            self.assertRegex(text, rf"\b{each}[\",]", each)


if __name__ == "__main__":
    unittest.main()
