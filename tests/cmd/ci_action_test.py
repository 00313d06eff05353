#!/usr/bin/env python3
"""The steps of action.yml, run one after the other as GitHub's runner runs those of a composite action.

The expressions of an `env` or a `working-directory` are put in, a script goes to bash with the runner's options, and what
it writes to GITHUB_OUTPUT is read. No script may hold an expression: what a workflow passes on is never part of one.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

import yaml

import checkout
from program import CLEAN, ILLEGAL, PROGRAM, SOURCE, WARNED, environment, fill
from readme_block import readme_block

with open(SOURCE / "action.yml", encoding="utf-8") as opened:
    ACTION = yaml.safe_load(opened)
STEPS = ACTION["runs"]["steps"]


class Workspace(unittest.TestCase):
    maxDiff = 4000

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.workspace = os.path.join(self.folder, "work space")
        self.action = os.path.join(self.folder, "actions", "orionref")
        for name in (self.workspace, os.path.join(self.folder, "temp")):
            os.makedirs(name)

    def evaluate(self, text, inputs, steps):
        def value(match):
            room, *names = match.group(1).split(".")
            if room == "inputs":
                return inputs["-".join(names)]
            self.assertEqual((room, names[1]), ("steps", "outputs"), match.group())
            return steps.get(names[0], {}).get(names[2], "")

        return re.sub(r"\$\{\{\s*([\w.-]+)\s*\}\}", value, text)

    def use(self, **given):
        """Runs the action with these inputs. @return the status of the step that failed, else 0; its outputs; the log"""
        inputs = {name: each.get("default", "") for name, each in ACTION["inputs"].items()}
        given = {name.replace("_", "-"): each for name, each in given.items()}
        self.assertLessEqual(set(given), set(inputs))
        inputs.update(given)
        outputs, log, status = {}, "", 0
        for step in STEPS:
            status, outputs[step["id"]], said = self.step(step, inputs, outputs)
            log += said
            if status != 0:
                break
        mapped = {name: self.evaluate(each["value"], inputs, outputs) for name, each in ACTION["outputs"].items()}
        self.assertEqual(os.listdir(os.path.join(self.folder, "temp")), [], "files are left behind")
        return status, mapped, log

    def step(self, step, inputs, outputs):
        self.assertEqual(step["shell"], "bash")
        written = os.path.join(self.folder, "output")
        open(written, "w", encoding="utf-8").close()
        script = os.path.join(self.folder, "script.sh")
        with open(script, "w", encoding="utf-8") as file:
            file.write(step["run"])
        settings = {name: self.evaluate(each, inputs, outputs) for name, each in step.get("env", {}).items()}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
            cwd=os.path.join(self.workspace, self.evaluate(step.get("working-directory", "."), inputs, outputs)),
            env=environment(
                GITHUB_ACTION_PATH=self.action, GITHUB_OUTPUT=written, GITHUB_WORKSPACE=self.workspace,
                TMPDIR=os.path.join(self.folder, "temp"), CI="true", GITHUB_ACTIONS="true", **settings,
            ),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )
        with open(written, encoding="utf-8") as file:
            pairs = dict(line.rstrip("\n").split("=", 1) for line in file)
        return done.returncode, pairs, done.stdout.decode()

    def commands(self, log):
        """The workflow commands of a log that the runner obeys, and the text that it shows."""
        obeyed, shown, token = [], [], None
        for line in log.splitlines():
            if token is not None and line != f"::{token}::":
                shown.append(line)
            elif token is not None:
                token = None
            elif line.startswith("::stop-commands::"):
                token = line.removeprefix("::stop-commands::")
                self.assertRegex(token, r"^[0-9a-f]{32}$")
            elif line.lstrip().startswith("::"):
                obeyed.append(line)
            else:
                shown.append(line)
        self.assertIsNone(token, "commands are not read again")
        return obeyed, shown

    def sarif(self, path):
        with open(os.path.join(self.workspace, path), encoding="utf-8") as file:
            (results,) = [each["results"] for each in json.load(file)["runs"]]
        return [
            (each["ruleId"], each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]) for each in results
        ]


class Action(Workspace):
    def test_a_clean_folder(self):
        fill(self.workspace, {"records/a.orion.yaml": CLEAN})
        status, outputs, log = self.use(binary=PROGRAM)
        self.assertEqual((status, outputs), (0, {"status": "0", "sarif": ""}), log)
        obeyed, shown = self.commands(log)
        self.assertEqual(obeyed, [])
        self.assertTrue(any(line.startswith("1 record: 1 legal") for line in shown), log)

    def test_findings(self):
        fill(self.workspace, {"records/a.orion.yaml": CLEAN, "records/b.orion.yaml": ILLEGAL + b"---\n" + WARNED})
        status, outputs, log = self.use(binary=PROGRAM, sarif="out.sarif")
        self.assertEqual((status, outputs), (1, {"status": "1", "sarif": "out.sarif"}), log)
        obeyed, _ = self.commands(log)
        self.assertEqual([each.split(",")[:2] for each in obeyed], [
            ["::error file=records/b.orion.yaml", "line=7"],
            ["::warning file=records/b.orion.yaml", "line=17"],
        ])
        self.assertEqual({uri for _, uri in self.sarif("out.sarif")}, {"records/b.orion.yaml"})

    def test_without_annotations(self):
        fill(self.workspace, {"b.orion.yaml": ILLEGAL})
        status, outputs, log = self.use(binary=PROGRAM, annotations="false")
        self.assertEqual((status, outputs["status"]), (1, "1"))
        self.assertEqual(self.commands(log)[0], [])
        self.assertIn("b.orion.yaml:7:11: error[D402]", log)

    def test_nothing_to_check(self):
        status, outputs, log = self.use(binary=PROGRAM)
        self.assertEqual((status, outputs["status"]), (2, "2"), log)
        self.assertIn("nothing to check", log)

    def test_options(self):
        fill(self.workspace, {"a.orion.yaml": WARNED, "b.orion.yaml": CLEAN[: CLEAN.index(b"result")]})
        for options, wanted in (
            ({}, 0),
            ({"fail_level": "warning"}, 1),
            ({"fail_level": "warning", "paths": "b.orion.yaml"}, 0),
            ({"arguments": "--require-result\n--max-document\n2048\n"}, 1),
            ({"fail_level": "note"}, 2),
            ({"paths": "nowhere"}, 3),
        ):
            with self.subTest(options):
                status, outputs, log = self.use(binary=PROGRAM, **options)
                self.assertEqual((status, outputs["status"]), (wanted, str(wanted)), log)

    def test_the_project_file_counts(self):
        fill(self.workspace, {"a.orion.yaml": WARNED, ".orionref.yaml": b"format: 1\nfail-level: warning\n"})
        for options, wanted in (({}, 1), ({"fail_level": "error"}, 0), ({"arguments": "--fail-level=error"}, 0)):
            with self.subTest(options):
                self.assertEqual(self.use(binary=PROGRAM, **options)[0], wanted)

    def test_words_are_never_code(self):
        name = "a 'b' \"c\" $(touch pwned) `touch pwned` ; touch pwned & *"
        other = "--help"
        fill(self.workspace, {f"{name}/x.orion.yaml": ILLEGAL, f"{other}/y.orion.yaml": ILLEGAL, "z.orion.yaml": ILLEGAL})
        status, outputs, log = self.use(
            binary=PROGRAM, paths=f"{name}\n\n{other}\n", sarif=f"{name}/s.sarif", arguments="--rules\nbga",
        )
        self.assertEqual(outputs, {"status": "1", "sarif": f"{name}/s.sarif"}, log)
        self.assertEqual(status, 1)
        self.assertEqual(len(self.sarif(outputs["sarif"])), 2)
        for line in ("$(touch pwned)", "x; touch pwned"):
            for place in ("binary", "fail_level", "arguments", "annotations", "sarif"):
                with self.subTest(place=place):
                    self.use(**{"binary": PROGRAM, place: line})
        self.assertFalse(os.path.exists(os.path.join(self.workspace, "pwned")))

    def test_records_give_no_commands(self):
        fill(self.workspace, {
            "::error::x.orion.yaml": ILLEGAL,
            "y.orion.yaml": CLEAN + b"note: |\n  ##[error]a\n  ::error::b\nx: |\n  ::add-mask::c\n",
        })
        status, _, log = self.use(binary=PROGRAM)
        self.assertEqual(status, 1)
        obeyed, _ = self.commands(log)
        self.assertEqual([each.split(",")[0] for each in obeyed], [
            "::error file=%3A%3Aerror%3A%3Ax.orion.yaml", "::error file=y.orion.yaml",
        ])

    def test_a_repository_in_a_folder_of_the_workspace(self):
        fill(self.workspace, {"sub folder/records/b.orion.yaml": ILLEGAL})
        status, outputs, log = self.use(binary=PROGRAM, working_directory="sub folder", paths="records", sarif="s.sarif")
        self.assertEqual((status, outputs), (1, {"status": "1", "sarif": "sub folder/s.sarif"}))
        self.assertEqual(self.commands(log)[0][0].split(",")[0], "::error file=records/b.orion.yaml")

    def test_an_installed_program(self):
        fill(self.workspace, {"a.orion.yaml": CLEAN})
        tools = os.path.join(self.workspace, "my tools")
        os.makedirs(tools)
        os.symlink(PROGRAM, os.path.join(tools, "orionref"))
        self.assertEqual(self.use(binary="my tools/orionref")[0], 0)
        status, outputs, log = self.use(binary="no such program")
        self.assertEqual((status, outputs["status"]), (3, ""))
        self.assertIn("::error::there is no program 'no such program'", log)

    def test_built_from_its_own_checkout(self):
        fill(self.workspace, {"b.orion.yaml": ILLEGAL})
        checkout.copy(self.action)
        checkout.build(self.action)
        status, outputs, log = self.use()
        self.assertEqual((status, outputs["status"]), (1, "1"), log)
        self.assertIn(os.path.basename(PROGRAM), log.splitlines()[0])

    def test_a_build_that_fails(self):
        fill(self.action, {"cmd/orionref": b"#!/bin/sh\necho the build failed >&2\nexit 3\n"})
        os.chmod(os.path.join(self.action, "cmd", "orionref"), 0o755)
        status, outputs, log = self.use()
        self.assertEqual((status, outputs["status"]), (3, ""))
        self.assertIn("the build failed", log)


class Readme(Workspace):
    def test_the_steps_of_the_readme(self):
        _, ours, upload = yaml.safe_load(readme_block("upload-sarif"))["steps"]
        fill(self.workspace, {"records/b.orion.yaml": ILLEGAL})
        status, outputs, log = self.use(binary=PROGRAM, **ours["with"])
        self.assertEqual(status, 1, log)
        self.assertEqual(self.evaluate(upload["with"]["sarif_file"], {}, {ours["id"]: outputs}), "orionref.sarif")
        self.assertEqual(self.sarif("orionref.sarif"), [("orionref/D402", "records/b.orion.yaml")])
        self.assertIn("always() && steps.orionref.outputs.sarif", upload["if"])


class Text(unittest.TestCase):
    def test_no_expression_in_a_script(self):
        for step in STEPS:
            self.assertNotIn("${{", step["run"])

    def test_every_input_is_used(self):
        text = json.dumps(STEPS)
        for name in ACTION["inputs"]:
            self.assertIn("${{ inputs.%s }}" % name, text)


if __name__ == "__main__":
    unittest.main()
