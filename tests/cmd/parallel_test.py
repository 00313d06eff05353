#!/usr/bin/env python3
"""Beyond one machine: cmd/check-parallel and cmd/merge-verdicts give the single run's lines and summary.

What may differ is `document`, and lines, which count from the start of a share; they are compared as they lie within
their document. The README's snippets for Slurm and Spark are run as they stand there, with the scheduler and Spark
played by this file. 20,000 records with ORION_TEST_ALL set, some hundreds without.
"""

import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest

from program import ALL, CLEAN, GOLDEN, ILLEGAL, NOT_OURS, PROGRAM, SOURCE, WARNED, environment, fill, run
from readme_block import readme_block

PARALLEL = str(SOURCE / "cmd" / "check-parallel")
MERGE = str(SOURCE / "cmd" / "merge-verdicts")

# Documents that a reader, or whoever cuts a stream, could stumble over.
AWKWARD = [
    b"---\ngame: orion-duel\nformat: [\n",
    b"--- # a comment behind the marker\ngame: chess\n",
    b"---\n# a stretch without a document\n",
    b"---\r\ngame: orion-duel\r\nformat: 1\r\n",
    b"---\njust text\n",
    b"--- |\n a block\n ---\n  --- inside it\n",
    b"---\n" + CLEAN.replace(b"Ada", "Ädá 'x' {}".encode()),
    b"---\nid: \"tab \\t and \\\"quotes\\\"\"\n" + CLEAN,
    b"---\nid: twice\n" + CLEAN,
    b"---\nid: twice\n" + ILLEGAL,
    b"---\n" + WARNED,
    b"---\nnote: |\n  " + b"x" * (300 * 1024) + b"\n",
    b"---\n\xff\xfe\n",
    b"---\n" + NOT_OURS,
]


def generated(game, count, *options):
    made = run("generate", game, "--count", str(count), *options)
    if made.status != 0:
        raise AssertionError(str(made))
    return made.out


def script(path, *arguments, given=b"", where=None, **changes):
    return subprocess.run(
        [path, *arguments], input=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=where,
        env=environment(**{"ORIONREF": PROGRAM, **changes}), timeout=7200, check=False,
    )


def content(path):
    with open(path, "rb") as file:
        return file.read()


def executable(folder, text):
    """A script that stands for the program."""
    path = os.path.join(folder, "orionref")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o755)
    return path


def within(value, line):
    """The value with every line of a place counted from the document's own first one."""
    if isinstance(value, dict):
        return {key: each - line if key == "line" else within(each, line) for key, each in value.items()}
    if isinstance(value, list):
        return [within(each, line) for each in value]
    return value


def comparable(output):
    """The lines of an ndjson output, records in the order of the merge, without what may differ."""
    *records, summary = [json.loads(line) for line in output.decode().splitlines()]
    for record in records:
        line = record["line"]
        del record["document"], record["line"]
        record["findings"] = within(record["findings"], line)
    records.sort(key=lambda each: (each["id"] is None, (each["id"] or "").encode(), each["path"], each["sha256"] or ""))
    return records, summary


class Beside(unittest.TestCase):
    """Output of several runs beside that of one."""

    maxDiff = 4000

    def assert_same(self, merged, single):
        merged_records, merged_summary = comparable(merged)
        single_records, single_summary = comparable(single)
        self.assertEqual(merged_summary, single_summary)
        self.assertEqual(len(merged_records), len(single_records))
        for ours, theirs in zip(merged_records, single_records):
            self.assertEqual(ours, theirs)
        # The bytes of a summary, not its sense alone.
        self.assertEqual(merged.splitlines()[-1], single.splitlines()[-1])


class CheckParallel(Beside):
    def same(self, stream, *options, block="20k", status=1):
        single = run("check", "--format", "ndjson", *options, "-", given=stream)
        shared = script(PARALLEL, "--jobs", "2", "--block", block, *options, given=stream)
        # GNU parallel remarks on documents larger than the block, which it makes larger for them.
        trouble = [line for line in shared.stderr.splitlines() if not line.startswith(b"parallel: Warning: A record")]
        self.assertEqual(trouble, [])
        self.assertEqual(single.status, status, single)
        self.assertEqual(shared.returncode, status)
        self.assert_same(shared.stdout, single.out)
        return shared.stdout

    def test_both_games_faults_and_what_nobody_can_read(self):
        count = 5000 if ALL else 60
        stream = b"".join(
            [
                generated("duel", 2 * count),
                *AWKWARD,
                generated("station", count),
                generated("duel", count, "--seed", "70001", "--illegal", "D405"),
                b"--- {game: orion-duel, moves: no newline behind}",
            ]
        )
        began = time.monotonic()
        out = self.same(stream, block="1M" if ALL else "20k")
        if ALL:
            records = len(out.splitlines()) - 1
            print(f"{records} records both ways: {time.monotonic() - began:.0f} s", file=sys.stderr)

    def test_every_finding_there_is(self):
        """No message, note or other text tells a line of the stream."""
        files = sorted(GOLDEN.glob("*.yaml"))
        stream = b"".join(b"---\n" + content(each).removeprefix(b"---\n").rstrip(b"\n") + b"\n" for each in files)
        self.same(stream, block="100k")

    def test_sorted_by_id_in_byte_order(self):
        out = self.same(generated("duel", 40) + b"".join(AWKWARD))
        ids = [json.loads(line)["id"] for line in out.splitlines()[:-1]]
        named = [each.encode() for each in ids if each is not None]
        self.assertEqual(named, sorted(named))
        self.assertEqual(ids[len(named):], [None] * (len(ids) - len(named)))
        self.assertLess(ids.index("duel-10"), ids.index("duel-2"))

    def test_the_start_and_the_end_of_a_stream(self):
        several = generated("duel", 8)
        for name, stream in {
            "no marker first": several.removeprefix(b"---\n"),
            "a byte order mark": b"\xef\xbb\xbf" + several,
            "a comment first": b"# an archive\n" + several,
            "no newline last": several.rstrip(b"\n"),
            "a marker last": several + b"\n\n---\n",
        }.items():
            with self.subTest(name):
                self.same(stream, block="2k", status=0)

    def test_lines_ended_by_cr_lf_are_cut_too(self):
        stream = generated("duel", 20).replace(b"\n", b"\r\n")
        with tempfile.TemporaryDirectory() as folder:
            counting = f'#!/bin/sh\necho run >>"$0.runs"\nexec {shlex.quote(PROGRAM)} "$@"\n'
            program = executable(folder, counting)
            done = script(PARALLEL, "--block", "4k", given=stream, ORIONREF=program)
            self.assert_same(done.stdout, run("check", "--format", "ndjson", "-", given=stream).out)
            self.assertGreaterEqual(len(content(f"{program}.runs").splitlines()), 4, "one process would read all of it")

    def test_options_are_passed_on(self):
        stream = generated("duel", 10) + b"---\n" + WARNED
        self.same(stream, "--fail-level=warning", block="2k", status=1)
        self.same(stream, "--fail-level", "warning", "--exit-zero", block="2k", status=0)
        self.same(stream, "--compare-rules", "rulebook,bga", block="2k", status=0)
        self.same(stream + b"---\nnote: |\n  %s\n" % (b"x" * 2000), "--max-document", "1024", block="2k", status=1)

    def test_nothing_to_check(self):
        self.same(b"")
        self.same(b"# nothing\n---\n# at all\n")
        self.same(b"", "--allow-empty", status=0)

    def test_usage(self):
        for arguments, word in {
            ("--nonsense",): "--nonsense",
            ("--rules", "it's {}"): "called `it's {}`: rulebook or bga",
            ("--format", "text"): "--format",
            ("--output=sarif=x",): "--output",
            (str(SOURCE / "records"),): "standard input",
            ("--list-files",): "--list-files",
            ("--baseline", "known.json"): "a baseline is for a single run",
            ("--block",): "--block",
        }.items():
            with self.subTest(arguments=arguments):
                done = script(PARALLEL, *arguments, given=CLEAN, where=self.known())
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                self.assertEqual(done.stderr.decode().count(word), 1, done.stderr)

    def known(self):
        """A folder with a baseline, known.json."""
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        fill(folder, {"a.orion.yaml": ILLEGAL})
        run("check", "--write-baseline", "known.json", where=folder)
        return folder

    def test_the_project_file_holds(self):
        folder = self.known()
        stream = b"---\n" + CLEAN + b"---\n" + WARNED
        fill(folder, {".orionref.yaml": b"format: 1\nfail-level: warning\n"})
        self.assertEqual(script(PARALLEL, given=stream, where=folder).returncode, 1)
        self.assertEqual(script(PARALLEL, "--no-config", given=stream, where=folder).returncode, 0)
        fill(folder, {".orionref.yaml": b"format: 1\nbaseline: known.json\n"})
        self.assertEqual(script(PARALLEL, given=stream, where=folder).returncode, 2)

    def test_decks_beside_the_archive(self):
        name = str(SOURCE / "records" / "examples" / "disputes" / "station-deck-changed.orion.yaml")
        stream = b"---\n" + content(name) + generated("duel", 10)
        out = self.same(stream, "--stdin-filename", name, block="2k")
        self.assertIn(b'"R225"', out)
        self.assertNotIn(b'"R225"', self.same(stream, block="2k"))

    def test_over_several_machines(self):
        stream = generated("duel", 20)
        with tempfile.TemporaryDirectory() as folder:
            # It stands for ssh: writes down the machine, and runs the command here.
            ssh = executable(folder, '#!/bin/sh\necho "$1" >>"$0.machines"\nshift\n[ "$1" != -- ] || shift\nexec sh -c "$*"\n')
            fill(folder, {"nodes": f"1/{ssh} one\n1/{ssh} another\n".encode()})
            done = script(PARALLEL, "--block", "4k", given=stream, PARALLEL=f"--sshloginfile {folder}/nodes")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assert_same(done.stdout, run("check", "--format", "ndjson", "-", given=stream).out)
            self.assertEqual(set(content(f"{ssh}.machines").split()), {b"one", b"another"})

    def test_a_process_that_dies_is_not_passed_over(self):
        stream = generated("duel", 30)
        with tempfile.TemporaryDirectory() as folder:
            # It judges all but the share with the tenth record, which it does not live to judge; or judges and dies.
            for name, dying in {"at once": "kill -9 $$", "half-way": 'head -c 3000 "$0.out"; kill -9 $$'}.items():
                with self.subTest(name):
                    program = executable(
                        folder,
                        f'#!/bin/sh\ncat >"$0.in.$$"\nif grep -q "seed 10$" "$0.in.$$"; then\n'
                        f'{shlex.quote(PROGRAM)} "$@" <"$0.in.$$" >"$0.out"\n{dying}\nfi\n'
                        f'exec {shlex.quote(PROGRAM)} "$@" <"$0.in.$$"\n',
                    )
                    done = script(PARALLEL, "--block", "8k", given=stream, ORIONREF=program)
                    self.assertEqual((done.returncode, done.stdout), (3, b""), done.stderr)
                    self.assertIn(b"did not finish", done.stderr)

    def test_a_reader_that_goes_away(self):
        done = script("/bin/bash", "-c", '"$0" | head -c 1; echo "${PIPESTATUS[0]}"', PARALLEL, given=generated("duel", 300))
        self.assertEqual(done.stdout.decode(), "{141\n", done.stderr)


class MergeVerdicts(Beside):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def shard(self, name, documents, *options):
        fill(self.folder, {name: run("check", "--format", "ndjson", *options, "-", given=documents).out})

    def merge(self, *arguments, given=b""):
        return script(MERGE, *arguments, given=given, where=self.folder)

    def test_files_and_lists(self):
        fill(self.folder, {"in/a.orion.yaml": CLEAN, "in/b c.orion.yaml": ILLEGAL, "in/o.yaml": NOT_OURS, "in/z.yaml": NOT_OURS})
        os.symlink("nowhere", self.path("in/x.yaml"))
        single = run("check", "--format", "ndjson", "in", where=self.folder)
        shards = []
        for name in sorted(os.listdir(self.path("in"))):
            os.makedirs(self.path(f"only/{name}"))
            os.rename(self.path(f"in/{name}"), self.path(f"only/{name}/{name}"))
            out = run("check", "--format", "ndjson", "--allow-empty", f"only/{name}", where=self.folder).out
            shards.append(out.replace(f"only/{name}/".encode(), b"in/"))
        done = self.merge(given=b"".join(shards))
        self.assertEqual(done.returncode, 3)
        self.assertEqual(single.status, 3)
        self.assertEqual(done.stdout, single.out)

    def test_what_is_no_file(self):
        os.mkdir(self.path("folder"))
        for name, words in (("nowhere", b"cannot read nowhere"), ("folder", b"cannot read folder: it is a folder")):
            done = self.merge(name)
            self.assertEqual((done.returncode, done.stdout), (3, b""))
            self.assertIn(b"merge-verdicts: " + words, done.stderr)

    def test_status(self):
        self.shard("clean", CLEAN)
        self.shard("warned", WARNED)
        self.shard("illegal", ILLEGAL)
        self.shard("nothing", b"", "--allow-empty")
        for arguments, status in (
            (["clean"], 0),
            (["warned"], 0),
            (["--fail-level", "warning", "warned", "clean"], 1),
            (["--fail-level=warning", "clean"], 0),
            (["clean", "illegal", "nothing"], 1),
            (["--exit-zero", "clean", "illegal"], 0),
            (["nothing"], 2),
            (["--exit-zero", "nothing"], 2),
            (["--allow-empty", "nothing", "nothing"], 0),
        ):
            with self.subTest(arguments=arguments):
                done = self.merge(*arguments)
                self.assertEqual(done.returncode, status, done.stderr)
                self.assertEqual(json.loads(done.stdout.splitlines()[-1])["type"], "summary")

    def test_what_did_not_finish(self):
        self.shard("whole", CLEAN + b"---\n" + ILLEGAL)
        whole = content(self.path("whole"))
        first, second, summary = whole.splitlines(keepends=True)
        fill(self.folder, {
            "empty": b"", "cut": first + second, "cut in a line": first + second[:100], "cut in the summary": whole[:-20],
            "a line lost": second + summary, "no summary but": first, "no output": b"Segmentation fault\n",
            "a later version": whole.replace(b'"schema_version":1', b'"schema_version":2'),
            "another program": b'{"type":"record","schema_version":1}\n{"type":"other","schema_version":1}\n',
        })
        for name in sorted(set(os.listdir(self.folder)) - {"whole"}) + ["missing"]:
            for arguments in ([name], ["whole", name], [name, "whole"]):
                with self.subTest(arguments=arguments):
                    done = self.merge(*arguments)
                    self.assertEqual((done.returncode, done.stdout), (3, b""))
                    self.assertTrue(done.stderr.startswith(b"merge-verdicts: "), done.stderr)
        self.assertIn(b"cut: no summary", self.merge("cut", "whole").stderr)
        self.assertEqual(self.merge().returncode, 3)

    def test_baselines_of_whole_files(self):
        fill(self.folder, {"1/a.orion.yaml": ILLEGAL, "2/b.orion.yaml": CLEAN, "2/c.orion.yaml": ILLEGAL})
        run("check", "--write-baseline", "known.json", where=self.folder)
        fill(self.folder, {"2/c.orion.yaml": CLEAN})
        options = ["check", "--format", "ndjson", "--baseline", "known.json"]
        single = run(*options, "--fail-level", "warning", "1", "2", where=self.folder)
        given = b"".join(run(*options, each, where=self.folder).out for each in ("1", "2"))
        done = self.merge("--fail-level", "warning", given=given)
        self.assertEqual((done.returncode, single.status), (1, 1), done.stderr)
        self.assert_same(done.stdout, single.out)
        summary = json.loads(done.stdout.splitlines()[-1])
        self.assertEqual((summary["baseline"]["left_out"], len(summary["baseline"]["gone"])), (1, 1))
        self.assertEqual(self.merge(given=given).returncode, 0)

    def test_usage(self):
        for arguments in (["--nonsense"], ["--fail-level"], ["--fail-level", "note"]):
            self.assertEqual(self.merge(*arguments).returncode, 2)

    def test_the_order_of_the_shards_does_not_matter(self):
        several = generated("duel", 6)
        documents = [b"---\n" + each for each in several.removeprefix(b"---\n").split(b"\n---\n")] + AWKWARD[-4:]
        for index, document in enumerate(documents):
            self.shard(str(index), document)
        names = [str(index) for index in range(len(documents))]
        self.assertEqual(self.merge(*names).stdout, self.merge(*reversed(names)).stdout)


class Snippets(Beside):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        several = [b"---\n" + each for each in generated("duel", 14).removeprefix(b"---\n").split(b"\n---\n")]
        files = {f"records/season {i % 3}/{i}.orion.yaml": each + b"\n" for i, each in enumerate(several)}
        files["records/a dispute.orion.yaml"] = ILLEGAL
        files["records/two.orion.yaml"] = CLEAN + b"---\n" + WARNED
        fill(self.folder, files)
        os.makedirs(os.path.join(self.folder, "bin"))
        for program in (PROGRAM, MERGE):
            os.symlink(program, os.path.join(self.folder, "bin", os.path.basename(program)))
        self.path = os.path.join(self.folder, "bin") + ":" + os.environ["PATH"]

    def test_slurm(self):
        body, merging = readme_block("#SBATCH"), readme_block("afterany")
        head = re.search(r"^#SBATCH --array=0-(\d+)$", body, re.MULTILINE)
        last = 40  # more than there are files
        body = body.replace(head.group(), f"#SBATCH --array=0-{last}")
        for task in range(last + 1):
            done = script("/bin/bash", "-c", body, where=self.folder, PATH=self.path,
                          SLURM_ARRAY_TASK_ID=str(task), SLURM_ARRAY_TASK_COUNT=str(last + 1))
            self.assertEqual(done.stderr, b"")
        self.assertEqual(len(glob.glob(os.path.join(self.folder, "shard-*.ndjson"))), last + 1)
        command = re.search(r"--wrap '([^']*)'", merging).group(1).replace(f" {head.group(1)})", f" {last})")
        self.assertIn(str(last), command)
        done = script("/bin/sh", "-c", command, where=self.folder, PATH=self.path)
        self.assertEqual(done.returncode, 1, done.stderr)
        merged = content(os.path.join(self.folder, "verdicts.ndjson"))
        single = run("check", "--format", "ndjson", "records", where=self.folder)
        self.assert_same(merged, single.out)
        # Files are whole here, so that even `document` and the lines are the same.
        self.assertEqual(sorted(merged.splitlines()), sorted(single.out.splitlines()))

    def test_spark(self):
        code = readme_block("textinputformat.record.delimiter")
        stream = b"".join(
            b"---\n" + content(each).removeprefix(b"---\n").rstrip(b"\n") + b"\n"
            for each in sorted(glob.glob(os.path.join(self.folder, "records", "**", "*.yaml"), recursive=True))
        )
        fill(self.folder, {"archive/0.yaml": stream, "archive/1.yaml": generated("station", 5) + b"---\n" + ILLEGAL})
        there = os.getcwd()
        path = os.environ["PATH"]
        os.environ["PATH"] = self.path
        os.chdir(self.folder)
        try:
            exec(code, {"sc": PlayedSpark()})
        finally:
            os.chdir(there)
            os.environ["PATH"] = path
        parts = sorted(glob.glob(os.path.join(self.folder, "verdicts", "part-*")))
        self.assertGreater(len(parts), 2)
        done = script(MERGE, *parts)
        self.assertEqual(done.returncode, 1, done.stderr)
        both = b"".join(content(os.path.join(self.folder, "archive", each)) for each in ("0.yaml", "1.yaml"))
        self.assert_same(done.stdout, run("check", "--format", "ndjson", "-", given=both).out)


class PlayedSpark:
    """What the README's snippet asks of a SparkContext, as PySpark documents it: partitions of texts, each piped through
    a process of its own, an element behind the other with one line end behind each."""

    def __init__(self, partitions=()):
        self.partitions = partitions

    def newAPIHadoopFile(self, path, *classes, conf):
        self.classes = classes
        delimiter = conf["textinputformat.record.delimiter"]
        partitions = []
        for file in sorted(glob.glob(path)):
            with open(file, encoding="utf-8", newline="") as opened:
                texts = opened.read().split(delimiter)
            # Hadoop gives no empty text behind a delimiter at the end; splits lie anywhere.
            partitions += [texts[i:i + 4] for i in range(0, len(texts), 4)]
        return PlayedSpark([[(0, text) for text in each] for each in partitions])

    def values(self):
        return PlayedSpark([[value for _, value in each] for each in self.partitions])

    def map(self, function):
        return PlayedSpark([[function(each) for each in part] for part in self.partitions])

    def pipe(self, command):
        outputs = []
        for part in self.partitions:
            given = "".join(each.rstrip("\n") + "\n" for each in part).encode()
            done = subprocess.run(shlex.split(command), input=given, stdout=subprocess.PIPE, check=False)
            outputs.append(done.stdout.decode().splitlines())
        return PlayedSpark(outputs)

    def saveAsTextFile(self, folder):
        os.mkdir(folder)
        for number, lines in enumerate(self.partitions):
            with open(f"{folder}/part-{number:05}", "w", encoding="utf-8") as file:
                file.writelines(line + "\n" for line in lines)


if __name__ == "__main__":
    unittest.main()
