#!/usr/bin/env python3
"""The problem matcher of GitHub reads every line of `check --format oneline`, and reads what `--format json` says.

The regular expressions are run by node, over the findings of all golden records and of awkward paths. GitHub's runner
knows the severities error, warning and notice, and takes a matcher's own severity where its pattern has no group for one.
"""

import json
import os
import shutil
import subprocess
import tempfile
import unittest

import yaml

from program import CLEAN, GOLDEN, ILLEGAL, PROGRAM, SOURCE, WARNED, environment, fill, run
from readme_block import readme_block

MATCHER = SOURCE / ".github" / "orionref-matcher.json"
SEVERITY = {"error": "error", "warning": "warning", "note": "notice"}

# As the runner reads a line: the first matcher whose only pattern matches.
READ = r"""
const matchers = JSON.parse(require('fs').readFileSync(process.argv[1], 'utf8')).problemMatcher;
const lines = require('fs').readFileSync(0, 'utf8').split('\n').filter(line => line !== '');
const read = line => {
  for (const { owner, severity, pattern: [pattern] } of matchers) {
    const groups = line.match(new RegExp(pattern.regexp));
    if (!groups) continue;
    const issue = { owner, severity };
    for (const name of ['file', 'line', 'column', 'severity', 'code', 'message'])
      if (pattern[name] !== undefined) issue[name] = groups[pattern[name]];
    return issue;
  }
  return null;
};
console.log(JSON.stringify(lines.map(read)));
"""


def read(lines):
    done = subprocess.run(["node", "-e", READ, str(MATCHER)], input=lines, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


class Matcher(unittest.TestCase):
    maxDiff = 4000

    def assert_read(self, where, *paths):
        oneline = run("check", "--format", "oneline", *paths, where=where)
        verdicts = json.loads(run("check", "--format", "json", *paths, where=where).out)
        expected = [
            {
                "file": record["path"],
                "line": str(finding["span"]["start"]["line"]),
                "column": str(finding["span"]["start"]["column"]),
                "severity": SEVERITY[finding["severity"]],
                "code": finding["code"],
                "message": finding["message"],
            }
            for record in verdicts["records"]
            for finding in record["findings"]
        ]
        issues = read(oneline.out)
        self.assertEqual(len(issues), len(expected))
        for issue, wanted in zip(issues, expected):
            self.assertIsNotNone(issue, wanted)
            del issue["owner"]
            # What a line of text cannot hold as it is stands there escaped.
            if not wanted["message"].isprintable():
                self.assertIn("\\", issue.pop("message"))
                del wanted["message"]
            self.assertEqual(issue, wanted)
        return {issue["severity"] for issue in issues}, {issue["code"] for issue in issues}

    def test_all_golden_records(self):
        names = sorted(path.name for path in GOLDEN.glob("*.yaml"))
        severities, codes = self.assert_read(GOLDEN, *names)
        self.assertEqual(severities, {"error", "warning", "notice"})
        self.assertGreater(len(codes), 100)

    def test_awkward_paths(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        fill(folder, {
            "a b/c: d/e:7.orion.yaml": ILLEGAL,
            "12:3: x.yaml": ILLEGAL.replace(b"f5", b"f99"),
            "::error[1].yaml": ILLEGAL + b"---\n" + CLEAN.replace(b"e4", b"'a:1:2: error[D405] b'"),
            "ä $(date) `x` 'y' \"z\".yaml": WARNED,
        })
        severities, _ = self.assert_read(folder, *sorted(os.listdir(folder)))
        self.assertEqual(severities, {"error", "warning"})

    def test_nothing_else_is_read(self):
        text = run("check", str(GOLDEN / "D405_first_tile.yaml"), "nowhere.yaml", where=GOLDEN)
        self.assertNotEqual(text.out, b"")
        summary = [line for line in text.out.decode().splitlines() if ": error[" not in line and ": note[" not in line]
        self.assertEqual(set(map(str, read("\n".join(summary).encode() + b"\n" + text.err))), {"None"})

    def test_what_github_asks_of_a_matcher(self):
        matchers = json.loads(MATCHER.read_text())["problemMatcher"]
        owners = [each["owner"] for each in matchers]
        self.assertEqual(len(owners), len(set(owners)))
        for each in matchers:
            self.assertIn(each.get("severity", "error"), ("error", "warning", "notice"))
            self.assertEqual(len(each["pattern"]), 1)
            self.assertIn("message", each["pattern"][0])

    def test_the_step_of_the_readme(self):
        (step,) = yaml.safe_load(readme_block("add-matcher"))
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        fill(folder, {"records/b.orion.yaml": ILLEGAL})
        os.symlink(SOURCE / ".github", os.path.join(folder, ".github"))
        os.symlink(PROGRAM, os.path.join(folder, "orionref"))
        done = subprocess.run(
            ["bash", "-e", "-c", step["run"]], cwd=folder, env=environment(PATH=f"{folder}:{os.environ['PATH']}"),
            stdout=subprocess.PIPE, check=False,
        )
        self.assertEqual(done.returncode, 1)
        command, *lines = done.stdout.splitlines()
        named = os.path.join(folder, command.decode().removeprefix("::add-matcher::"))
        self.assertTrue(os.path.samefile(named, MATCHER))
        (issue,) = read(b"\n".join(lines))
        self.assertEqual((issue["file"], issue["line"]), ("records/b.orion.yaml", "7"))


if __name__ == "__main__":
    unittest.main()
