#!/usr/bin/env python3
"""`.orionref.yaml`: where it is looked for, what each key does, that the command line wins, and what is wrong with it."""

import json
import os
import re
import shlex
import subprocess
import tempfile
import unittest

from program import CLEAN, EXAMPLES, ILLEGAL, PROGRAM, TIMEOUT, WARNED, environment, fill, run

HEAD = b"format: 1\n"
UNFINISHED = CLEAN[: CLEAN.index(b"result")]
BY_RULES = (EXAMPLES / "disputes" / "rulebook-or-bga.orion.yaml").read_bytes()


class Project(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def project(self, text, name=".orionref.yaml"):
        fill(self.folder, {name: HEAD + text})

    def check(self, *arguments, where="", status=None, **more):
        done = run("check", *arguments, where=self.path(where), **more)
        if status is not None:
            self.assertEqual(done.status, status, done)
        return done

    def records(self, *arguments, where="", status=None):
        return json.loads(self.check("--format", "json", *arguments, where=where, status=status).out)["records"]

    def paths(self, *arguments, where=""):
        return [each["path"] for each in self.records(*arguments, where=where)]


class Place(Project):
    def test_here_above_or_none(self):
        fill(self.folder, {"a.yaml": WARNED, "sub/deep/b.yaml": WARNED})
        self.check(status=0)
        self.project(b"fail-level: warning\n")
        for where in ("", "sub", "sub/deep"):
            self.check(where=where, status=1)
        # The nearest one alone counts.
        self.project(b"", "sub/.orionref.yaml")
        self.check(where="sub/deep", status=0)
        self.check(where="", status=1)
        # Of the folder that the program runs in, not of the files.
        self.check("sub/deep/b.yaml", status=1)

    def test_named_or_refused(self):
        fill(self.folder, {"a.yaml": WARNED})
        self.project(b"fail-level: warning\n", "other.conf")
        self.project(b"fail-level: error\n")
        self.check(status=0)
        self.check("--config", "other.conf", status=1)
        self.project(b"fail-level: warning\n")
        self.check("--no-config", status=0)
        self.check("--config", "nowhere.yaml", status=3)
        self.check("--config", ".", status=3)
        self.check("--config", "other.conf", "--no-config", status=2)

    def test_one_that_cannot_be_read_is_not_left_out(self):
        fill(self.folder, {"a.yaml": CLEAN, "sub/b.yaml": CLEAN})
        name = self.path(".orionref.yaml")
        os.symlink("nowhere", name)
        done = self.check(where="sub", status=3)
        self.assertIn(b".orionref.yaml: there is no such file", done.err)
        os.unlink(name)
        os.mkfifo(name)
        self.assertIn(b".orionref.yaml: it is no regular file", self.check(status=3).err)
        os.unlink(name)
        os.mkdir(name)
        self.assertIn(b".orionref.yaml: it is a folder", self.check(status=3).err)
        self.check("--no-config", status=0)

    def test_it_is_no_record(self):
        self.project(b"")
        self.check(status=2)  # there is nothing to check here


class Keys(Project):
    def test_rules(self):
        fill(self.folder, {"a.yaml": BY_RULES})
        outcome = lambda *options: self.records(*options)[0]["rules"]["profile"]  # noqa: E731
        self.assertEqual(outcome(), "rulebook")
        self.project(b"rules: bga\n")
        self.assertEqual(outcome(), "bga")
        self.assertEqual(outcome("--rules", "rulebook"), "rulebook")
        self.assertEqual(outcome("--compare-rules", "rulebook,bga"), "rulebook")
        self.assertEqual(self.check("--compare-rules", "rulebook,bga").out.count(b"R240"), 1)

    def test_fail_level(self):
        fill(self.folder, {"a.yaml": WARNED})
        self.project(b"fail-level: warning\n")
        self.check(status=1)
        self.check("--fail-level", "error", status=0)
        self.project(b"fail-level: error\n")
        self.check(status=0)
        self.check("--fail-level", "warning", status=1)

    def test_require_result(self):
        fill(self.folder, {"a.yaml": UNFINISHED})
        self.check(status=0)
        self.project(b"require-result: true\n")
        self.check(status=1)
        self.check("--no-require-result", status=0)
        self.project(b"require-result: false\n")
        self.check(status=0)
        self.check("--require-result", status=1)

    def test_after_illegal(self):
        fill(self.folder, {"a.yaml": ILLEGAL + b"", "b.yaml": ILLEGAL.replace(b"result", b"  - orange: d3\nresult")})
        followed = lambda *options: self.records(*options)[1]["moves_replayed"]  # noqa: E731
        stopped = followed()
        self.project(b"after-illegal: skip\n")
        self.assertGreater(followed(), stopped)
        self.assertEqual(followed("--after-illegal", "stop"), stopped)

    def test_max_document(self):
        fill(self.folder, {"a.yaml": CLEAN + b"note: " + b"x" * 2000 + b"\n"})
        self.check(status=0)
        self.project(b"max-document: 1024\n")
        self.check(status=1)
        self.check("--max-document", "4096", status=0)

    def test_excludes_count_from_the_folder_of_the_file(self):
        names = ["a.yaml", "drafts/b.yaml", "sub/drafts/c.yaml", "sub/d.yaml", "sub/top.yaml", "top.yaml"]
        fill(self.folder, dict.fromkeys(names, CLEAN))
        self.project(b"exclude: [drafts/, /top.yaml]\n")
        self.assertEqual(self.paths(), ["a.yaml", "sub/d.yaml", "sub/top.yaml"])
        self.assertEqual(self.paths(where="sub"), ["d.yaml", "top.yaml"])
        self.assertEqual(self.paths("..", where="sub"), ["../a.yaml", "../sub/d.yaml", "../sub/top.yaml"])
        self.assertEqual(self.paths("drafts", where="sub"), ["drafts/c.yaml"])  # named
        self.check("--force-exclude", "drafts", where="sub", status=2)
        # Those of the command line count from where one is, and come in addition.
        self.assertEqual(self.paths("--exclude", "/top.yaml", where="sub"), ["d.yaml"])
        self.assertEqual(self.paths("--exclude", "/top.yaml", "..", where="sub"), ["../a.yaml", "../sub/d.yaml"])
        self.assertEqual(len(self.paths("--no-config")), 6)
        self.project(b"exclude: sub/*/c.yaml\n")
        self.assertEqual(self.paths("."), [name for name in names if "c.yaml" not in name])
        # A project file elsewhere: from its own folder.
        self.project(b"exclude: [/a.yaml]\n", "conf/p.yaml")
        self.assertIn("a.yaml", self.paths("--config", "conf/p.yaml"))

    def test_baseline(self):
        fill(self.folder, {"a.yaml": ILLEGAL, "sub/b.yaml": ILLEGAL, "empty.json": b""})
        self.project(b"baseline: conf/known.json\n")
        os.mkdir(self.path("conf"))
        self.check(status=3)  # there is none yet
        self.check("--write-baseline", "conf/known.json", status=0)
        for where in ("", "sub", "conf"):
            self.check("..", where=where or "sub", status=0)
        self.check("--no-config", status=1)
        fill(self.folder, {"none.json": b'{"type": "baseline", "schema_version": 1, "findings": []}'})
        self.check("--baseline", "none.json", status=1)


class Faulty(Project):
    def refused(self, content, words, status=2):
        fill(self.folder, {"a.yaml": ILLEGAL, ".orionref.yaml": content})
        done = self.check("--output", "json=x.json", status=status)
        self.assertEqual(done.out, b"")
        self.assertIn(words, done.err)
        self.assertFalse(os.path.exists(self.path("x.json")))
        for line in done.err.splitlines():
            line.decode("utf-8")
            self.assertNotIn(b"\x1b", line)
        self.assertEqual(self.check("--no-config").status, 1)
        return done

    def test_places_are_named(self):
        done = self.refused(HEAD + b"fail-levle: error\n", b".orionref.yaml:2:1: error[R205]")
        self.assertIn(b"`fail-level`", done.err)
        self.assertIn(b"the project file .orionref.yaml cannot be used (--no-config leaves it out)\n", done.err)
        self.refused(HEAD + b"rules: bgaa\n", b".orionref.yaml:2:8: error[R208]")
        self.refused(HEAD + b"fail-level: note\n", b".orionref.yaml:2:13: error[R208]")
        self.refused(HEAD + b"require-result: perhaps\n", b".orionref.yaml:2:17: error[")
        self.refused(HEAD + b"max-document: 12\n", b".orionref.yaml:2:15: error[R210]")
        self.refused(HEAD + b"baseline: ../x\n", b".orionref.yaml:2:11: error[")
        self.refused(b"rules: bga\n", b"error[R206]")
        self.refused(b"format: 2\n", b"error[R209]")
        self.refused(HEAD + HEAD, b".orionref.yaml:2:1: error[Y")

    def test_excludes_that_cannot_be_meant(self):
        for pattern in (b"/", b"'!a'", b"../x", b"a/./b"):
            with self.subTest(pattern=pattern):
                self.refused(HEAD + b"exclude: [drafts/, " + pattern + b"]\n", b".orionref.yaml:2:20: error[R208]")

    def test_from_a_folder_below(self):
        self.project(b"rules: bgaa\n")
        fill(self.folder, {"sub/a.yaml": CLEAN})
        done = self.check(where="sub", status=2)
        self.assertIn(self.folder.encode() + b"/.orionref.yaml:2:8: error[R208]", done.err)
        for command in ("show", "legal"):
            done = run(command, "a.yaml", where=self.path("sub"))
            self.assertEqual((done.status, done.out), (2, b""), done)

    def test_no_document_or_too_much(self):
        self.refused(b"", b".orionref.yaml:1:1: error[R201]")
        self.refused(b"# nothing\n", b"error[R201]")
        self.refused(HEAD + b"---\n" + HEAD, b".orionref.yaml holds more than one document")
        self.refused(HEAD + b"#" * 2_000_000, b".orionref.yaml is too large")

    def test_hostile_text(self):
        for content in (
            b"[" * 100_000,
            b"{" * 100_000,
            HEAD + b"exclude: [" + b"[" * 5000 + b"]" * 5000 + b"]\n",
            HEAD + b"a: &a [x]\nb: [*a, *a]\n",
            HEAD + b"rules: !!python/object:os.system bga\n",
            HEAD + b"rules: '\x1b[31m'\n",
            HEAD + b"rules: \xff\n",
            HEAD + b"rules: \x00\n",
            HEAD.decode().encode("utf-16"),
            b"- format: 1\n",
            b"format\n",
        ):
            with self.subTest(content=content[:40]):
                self.refused(content, b"error[")

    @unittest.skipIf(os.geteuid() == 0, "root may read everything")
    def test_one_that_must_not_be_read(self):
        self.project(b"")
        fill(self.folder, {"a.yaml": CLEAN})
        os.chmod(self.path(".orionref.yaml"), 0)
        self.assertIn(b"no permission to read it", self.check(status=3).err)


class ShowAndLegal(Project):
    """They come to the positions that `check` speaks of."""

    def setUp(self):
        super().setUp()
        fill(self.folder, {"games/a.yaml": BY_RULES, "games/b c.yaml": BY_RULES})

    def output(self, command, *options, where="", status=0):
        done = run(command, "games/a.yaml" if where == "" else "a.yaml", *options, where=self.path(where))
        self.assertEqual(done.status, status, done)
        return done.out

    def test_rules(self):
        for command in ("show", "legal"):
            with self.subTest(command=command):
                self.project(b"")
                rulebook = self.output(command, "--at", "3")
                self.assertIn(b"by rulebook", rulebook)
                self.project(b"rules: bga\n")
                for where in ("", "games"):
                    self.assertIn(b"by bga", self.output(command, "--at", "3", where=where))
                self.assertEqual(self.output(command, "--at", "3", "--rules", "rulebook"), rulebook)
                self.assertEqual(self.output(command, "--at", "3", "--no-config"), rulebook)
                self.project(b"", "other.yaml")
                self.assertEqual(self.output(command, "--at", "3", "--config", "other.yaml"), rulebook)

    def test_after_illegal(self):
        record = ILLEGAL.replace(b"result", b"  - orange: d3\nresult")
        fill(self.folder, {"games/a.yaml": record})
        stopped = self.output("show")
        self.project(b"after-illegal: skip\n")
        skipped = self.output("show")
        self.assertNotEqual(stopped, skipped)
        self.assertEqual(self.output("show", "--after-illegal", "stop"), stopped)

    def test_max_document(self):
        fill(self.folder, {"games/a.yaml": CLEAN + (b"#" * 999 + b"\n") * 300})
        self.output("show", status=1)
        self.project(b"max-document: 1048576\n")
        self.check("games/a.yaml", status=0)
        self.output("show")

    def hints(self, *options, where=""):
        """Follows the command that each finding names. @return what it shows"""
        out = self.check("--color", "never", *options, where=where).out.decode()
        commands = re.findall(r"orionref (show .+)$", out, re.MULTILINE)
        self.assertTrue(commands, out)
        shown = []
        for command in commands:
            done = subprocess.run(
                ["/bin/sh", "-c", f"{shlex.quote(PROGRAM)} {command}"],
                cwd=self.path(where), capture_output=True, env=environment(), timeout=TIMEOUT, check=False,
            )  # fmt: skip
            self.assertEqual(done.returncode, 0, (command, done.stderr))
            shown.append(done.stdout)
        return shown

    def test_the_command_in_a_finding_comes_to_the_position(self):
        # By bga's rules the game had ended before its last moves: a finding with a move.
        want = self.hints("--rules", "bga")
        self.assertTrue(all(b"by bga" in each for each in want))
        self.project(b"rules: bga\n")
        self.assertEqual(self.hints(), want)
        self.assertEqual(self.hints(where="games"), want)
        self.project(b"rules: rulebook\n")
        self.assertEqual(self.hints("--rules", "bga", where="games"), want)
        self.project(b"rules: bga\n", "o p.yaml")
        self.assertEqual(self.hints("--config", "o p.yaml"), want)
        self.assertEqual(self.hints("--compare-rules", "bga,rulebook")[: len(want)], want)

    def test_also_where_the_project_file_says_otherwise(self):
        record = ILLEGAL.replace(b"result", b"  - orange: f5\n  - blue: f5\nresult")
        fill(self.folder, {"games/a.yaml": record, "games/b c.yaml": record})
        stop = self.hints()
        skip = self.hints("--after-illegal", "skip")
        self.assertGreater(len(skip), len(stop))
        self.project(b"after-illegal: skip\n")
        self.assertEqual(self.hints(), skip)
        self.assertEqual(self.hints("--after-illegal", "stop"), stop)
        self.assertEqual(self.hints("--no-config"), stop)
        self.assertEqual(self.hints("--no-config", where="games"), stop)


if __name__ == "__main__":
    unittest.main()
