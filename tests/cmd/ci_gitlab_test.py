#!/usr/bin/env python3
"""The job of .gitlab/orionref.gitlab-ci.yml, its lines run in one shell as GitLab's runner does."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

import yaml

import checkout
from program import CLEAN, ILLEGAL, PROGRAM, SOURCE, environment, fill
from readme_block import readme_block

PLACE = ".gitlab/orionref.gitlab-ci.yml"
with open(SOURCE / PLACE, encoding="utf-8") as opened:
    JOB = yaml.safe_load(opened)["orionref"]
REPORTS = JOB["artifacts"]["reports"]

# Before each line of a script: the runner stops a job at the first that fails.
SHELLS = (["sh", "-e"], ["bash", "-eo", "pipefail"])


class Job(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.project = os.path.join(self.folder, "project")
        self.bin = os.path.join(self.folder, "bin")
        for each in (self.project, self.bin):
            os.makedirs(each)

    def install(self):
        os.symlink(PROGRAM, os.path.join(self.bin, "orionref"))

    def run_job(self, shell, **variables):
        """@return the status and the log of the job"""
        settings = {**JOB["variables"], **variables}
        settings["PATH"] = f"{self.bin}:{os.environ['PATH']}"
        lines = JOB["before_script"] + JOB["script"]
        done = subprocess.run(
            [*shell, "-c", "\n".join(lines)], cwd=self.project, env=environment(CI="true", **settings),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )
        return done.returncode, done.stdout.decode()

    def reports(self):
        with open(os.path.join(self.project, REPORTS["codequality"]), encoding="utf-8") as file:
            quality = json.load(file)
        cases = list(xml.etree.ElementTree.parse(os.path.join(self.project, REPORTS["junit"])).iter("testcase"))
        return quality, cases

    def test_clean(self):
        self.install()
        for shell in SHELLS:
            fill(self.project, {"records/a.orion.yaml": CLEAN})
            status, log = self.run_job(shell)
            self.assertEqual(status, 0, log)
            quality, cases = self.reports()
            self.assertEqual((quality, len(cases)), ([], 1))

    def test_findings(self):
        self.install()
        for shell in SHELLS:
            fill(self.project, {"records/a.orion.yaml": CLEAN, "records/b.orion.yaml": ILLEGAL})
            status, log = self.run_job(shell)
            self.assertEqual(status, 1, log)
            self.assertIn("records/b.orion.yaml:7:11: error[D402]", log)
            quality, cases = self.reports()
            self.assertEqual([each["location"]["path"] for each in quality], ["records/b.orion.yaml"])
            self.assertEqual([each.find("failure") is not None for each in cases], [False, True])
        self.assertEqual(JOB["artifacts"]["when"], "always")

    def test_nothing_to_check(self):
        self.install()
        self.assertEqual(self.run_job(SHELLS[0])[0], 2)

    def test_words_are_never_code(self):
        self.install()
        name = "a 'b' \"c\" $(touch pwned) * ; touch pwned"
        fill(self.project, {f"{name}/b.orion.yaml": ILLEGAL, "c.orion.yaml": ILLEGAL, "-d.orion.yaml": ILLEGAL})
        for shell in SHELLS:
            status, log = self.run_job(
                shell, ORIONREF_PATHS=f"{name}\n-d.orion.yaml\n", ORIONREF_ARGUMENTS="--exit-zero\n--rules\nbga"
            )
            self.assertEqual(status, 0, log)
            self.assertEqual(
                [each["location"]["path"] for each in self.reports()[0]], [f"{name}/b.orion.yaml", "-d.orion.yaml"]
            )
        self.assertFalse(os.path.exists(os.path.join(self.project, "pwned")))

    def test_built_from_the_tag(self):
        source = os.path.join(self.folder, "source")
        checkout.copy(source)
        checkout.commit_all(source)
        checkout.git(source, "tag", "v0.1.0")
        built = os.path.join(self.folder, "built")
        checkout.build(built)
        # A git whose clones bring a build along; and an apt-get that notes what it was asked for.
        fill(self.bin, {
            "git": f'#!/bin/sh\n{shutil.which("git")} "$@" || exit\n[ "$1" != clone ] || cp -R "{built}/build" '
                   f'.orionref-source/\ntouch .orionref-source/build/release/.built\n'.encode(),
            "apt-get": b'#!/bin/sh\necho "$@" >>../asked\n',
        })
        for each in os.listdir(self.bin):
            os.chmod(os.path.join(self.bin, each), 0o755)
        fill(self.project, {"b.orion.yaml": ILLEGAL})
        for time in ("a first job", "a job with the cache"):
            with self.subTest(time):
                status, log = self.run_job(SHELLS[0], ORIONREF_REPOSITORY=f"file://{source}")
                self.assertEqual(status, 1, log)
                self.assertIn("orionref 0.1.0", log)
                self.assertEqual(len(self.reports()[0]), 1)
        with open(os.path.join(self.folder, "asked"), encoding="utf-8") as file:
            asked = file.read().splitlines()
        self.assertEqual(asked[0], "update -qq")
        self.assertEqual(len(asked), 2, "the second job has everything")
        self.assertEqual(JOB["cache"]["paths"], [".orionref-source"])

    def test_a_repository_that_is_not_there(self):
        fill(self.bin, {"apt-get": b"#!/bin/sh\n"})
        os.chmod(os.path.join(self.bin, "apt-get"), 0o755)
        status, log = self.run_job(SHELLS[0], ORIONREF_REPOSITORY=f"file://{self.folder}/nowhere")
        self.assertNotIn(status, (0, 1, 2), log)
        status, log = self.run_job(SHELLS[0])
        self.assertNotEqual(status, 0)
        self.assertIn("no address of its source in ORIONREF_REPOSITORY", log)

    def test_the_include_of_the_readme(self):
        self.install()
        pipeline = yaml.safe_load(readme_block("gitlab-ci.yml"))
        self.assertTrue(pipeline["include"][0]["remote"].endswith(f"/{JOB['variables']['ORIONREF_TAG']}/{PLACE}"))
        variables = pipeline["orionref"]["variables"]
        self.assertLessEqual(set(variables), set(JOB["variables"]))
        fill(self.project, {"records/b.orion.yaml": ILLEGAL, "c.orion.yaml": ILLEGAL})
        self.assertEqual(self.run_job(SHELLS[0], **variables)[0], 1)
        self.assertEqual([each["location"]["path"] for each in self.reports()[0]], ["records/b.orion.yaml"])

    def test_the_tag_is_of_this_version(self):
        version = re.search(r"^  VERSION (\S+)$", (SOURCE / "CMakeLists.txt").read_text(), re.MULTILINE).group(1)
        self.assertEqual(JOB["variables"]["ORIONREF_TAG"], f"v{version}")


if __name__ == "__main__":
    unittest.main()
