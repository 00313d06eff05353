#!/usr/bin/env python3
"""`--output FORMAT=FILE`: further formats in the same run, each whole or not at all, and never over what is read."""

import os
import re
import signal
import stat
import subprocess
import tempfile
import threading
import time
import unittest

from program import CLEAN, FORMATS, ILLEGAL, NOT_OURS, PROGRAM, SOURCE, TIMEOUT, WARNED, environment, fill, run

FILES = {"a.yaml": CLEAN, "b.yaml": ILLEGAL + b"---\n" + WARNED, "c.yaml": NOT_OURS, "sub/d.yaml": b"game: [\n"}
MANY = (b"---\n" + CLEAN) * 3000


class InFolder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name
        fill(self.folder, FILES)

    def path(self, name):
        return os.path.join(self.folder, name)

    def content(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def names(self):
        return sorted(os.listdir(self.folder))

    def check(self, *arguments, **more):
        return run("check", *arguments, where=self.folder, **more)


class SameAsStandardOutput(InFolder):
    def test_all_formats_at_once(self):
        known = re.findall(r'Named\{"(\w+)"', (SOURCE / "cmd" / "format" / "formats.cpp").read_text(encoding="utf-8"))
        self.assertEqual(tuple(known), FORMATS)
        outputs = [word for form in FORMATS for word in ("--output", f"{form}=out.{form}")]
        for jobs in ("1", "8"):
            for shown in ("text", "oneline"):
                done = self.check("-j", jobs, "--format", shown, *outputs)
                self.assertEqual((done.status, done.out), (1, self.check("--format", shown).out), done)
                for form in FORMATS:
                    with self.subTest(form=form, jobs=jobs):
                        self.assertEqual(self.content(f"out.{form}"), self.check("--format", form).out)

    def test_options_reach_the_files(self):
        for options in (["--quiet"], ["--compare-rules", "rulebook,bga"], ["--rules", "bga"]):
            self.assertEqual(self.check(*options, "--output", "text=out.txt").status, 1)
            self.assertEqual(self.content("out.txt"), self.check(*options).out)

    def test_colours_stay_on_the_terminal(self):
        done = self.check("--color", "always", "--output", "text=out.txt")
        self.assertIn(b"\x1b", done.out)
        self.assertNotIn(b"\x1b", self.content("out.txt"))

    def test_nothing_to_check_writes_a_whole_report(self):
        os.mkdir(self.path("empty"))
        done = self.check("--output", "json=out.json", "empty")
        self.assertEqual(done.status, 2, done)
        self.assertIn(b'"records":0', self.content("out.json"))


class Usage(InFolder):
    def refused(self, *arguments, words=b"", **more):
        before = self.names()
        done = self.check(*arguments, **more)
        self.assertEqual((done.status, done.out), (2, b""), done)
        self.assertIn(words, done.err)
        self.assertEqual(self.names(), before)
        self.assertEqual(self.content("a.yaml"), CLEAN)

    def test_what_is_no_format_or_no_file(self):
        self.refused("--output", "jsn=x", words=b"no format is called `jsn`: did you mean `json`?")
        for bad in ("json", "json=", "=x", "", "json=-"):
            self.refused("--output", bad, words=b"orionref: ")

    def test_one_file_twice(self):
        os.symlink("link-target", self.path("link"))
        fill(self.folder, {"link-target": b"", "hard": b""})
        os.link(self.path("hard"), self.path("hard2"))
        for one, two in (
            ("x", "x"),
            ("x", "./x"),
            ("sub/x", "sub/../sub//x"),
            ("x", self.path("x")),
            ("link", "link-target"),
            ("hard", "hard2"),
        ):
            with self.subTest(one=one, two=two):
                self.refused("--output", f"json={one}", "--output", f"ndjson={two}", words=b"written twice")
                self.refused("--output", f"json={one}", "--write-baseline", two, words=b"written twice")

    def test_a_name_of_records(self):
        for path in ("a.yaml", "./a.yaml", self.path("a.yaml"), "new.yml", "sub/new.yaml"):
            for arguments in (("b.yaml",), (), ("--exclude", "*.y*")):
                with self.subTest(path=path, arguments=arguments):
                    words = b"a file of another name than records have"
                    self.refused("--output", f"json={path}", *arguments, words=words)
                    self.refused("--write-baseline", path, *arguments, words=words)

    def test_a_link_to_a_name_of_records(self):
        os.symlink("my-deck.yaml", self.path("deck-link"))
        fill(self.folder, {"my-deck.yaml": b"deck: mine\n"})
        self.refused("--output", "json=deck-link", "a.yaml", words=b"is a link to a file with the name of a record")
        self.assertEqual(self.content("my-deck.yaml"), b"deck: mine\n")

    def test_a_value_that_is_not_there(self):
        """What is behind it is not the value: `--write-baseline=$NAME a.yaml` with an empty NAME."""
        for option in ("--write-baseline", "--output", "--baseline", "--config", "--exclude", "--fail-level"):
            with self.subTest(option=option):
                self.refused(f"{option}=", "a.yaml", words=f"orionref: {option} has no value behind the =\n".encode())
                if option != "--fail-level":
                    self.refused(option, "", "a.yaml")

    def test_a_file_that_is_checked(self):
        os.symlink("a.yaml", self.path("other-name"))
        self.refused("--output", "json=other-name", "a.yaml", words=b"is to be checked")
        self.refused("--write-baseline", "other-name", "a.yaml", words=b"is to be checked")
        with open(self.path("a.yaml"), "rb") as given:
            done = subprocess.run(
                [PROGRAM, "check", "-", "--output", "json=other-name"],
                stdin=given, capture_output=True, cwd=self.folder, env=environment(), timeout=TIMEOUT, check=False,
            )  # fmt: skip
        self.assertEqual((done.returncode, self.content("a.yaml")), (2, CLEAN), done)

    def test_a_file_that_is_read_otherwise(self):
        self.assertEqual(self.check("--write-baseline", "known").status, 0)
        self.refused("--baseline", "known", "--output", "json=./known", words=b"read as the baseline")
        fill(self.folder, {"p.conf": b"format: 1\n"})
        self.refused("--config", "p.conf", "--output", "json=p.conf", words=b"the project file")

    def test_where_standard_output_goes(self):
        with open(self.path("out.json"), "wb") as out:
            done = subprocess.run(
                [PROGRAM, "check", "--output", "json=out.json"],
                stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE, cwd=self.folder, env=environment(),
                timeout=TIMEOUT, check=False,
            )  # fmt: skip
        self.assertEqual((done.returncode, self.content("out.json")), (2, b""), done)


class WholeOrNotAtAll(InFolder):
    def failed(self, *arguments, status=3):
        before = self.names()
        done = self.check(*arguments)
        self.assertEqual(done.status, status, done)
        self.assertEqual(self.names(), before)
        return done

    def test_a_folder_that_is_missing(self):
        done = self.failed("--output", "json=fine.json", "--output", "json=no/such/x.json")
        self.assertEqual(done.out, b"")
        self.assertIn(b"orionref: cannot write no/such/x.json: there is no such folder\n", done.err)
        self.assertIn(b"a.yaml/x.json", self.failed("--output", "json=a.yaml/x.json").err)

    def test_what_is_no_file(self):
        self.assertIn(b"it is a folder", self.failed("--output", "json=sub").err)
        os.symlink("nowhere", self.path("dangling"))
        self.assertIn(b"a link that leads nowhere", self.failed("--output", "json=dangling").err)
        self.assertEqual(os.readlink(self.path("dangling")), "nowhere")

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full here")
    def test_a_full_disk(self):
        fill(self.folder, {"old": b"old"})
        done = self.failed("--output", "json=/dev/full", "--output", "text=old")
        self.assertIn(b"cannot write /dev/full", done.err)
        # The others are whole all the same.
        self.assertEqual(self.content("old"), done.out)

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full here")
    def test_where_standard_output_takes_nothing_the_old_content_stays(self):
        fill(self.folder, {"old": b"old", "many.yaml": MANY})
        for form in ("ndjson", "text"):
            with open("/dev/full", "wb") as full:
                done = subprocess.run(
                    [PROGRAM, "check", "--format", form, "--output", "json=old"],
                    stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, cwd=self.folder, env=environment(),
                    timeout=TIMEOUT, check=False,
                )  # fmt: skip
            self.assertEqual((done.returncode, self.content("old")), (3, b"old"), done)
            self.assertEqual(done.stderr, b"orionref: cannot write to standard output\n")

    def test_closed_streams_are_not_taken_for_the_file(self):
        for closed in ("1>&-", "2>&-", "1>&- 2>&-", "0<&-"):
            with self.subTest(closed=closed):
                done = subprocess.run(
                    ["/bin/sh", "-c", f'"$0" check a.yaml --output oneline=out --format text {closed}', PROGRAM],
                    cwd=self.folder, capture_output=True, env=environment(), timeout=TIMEOUT, check=False,
                )  # fmt: skip
                self.assertEqual(done.returncode, 3 if "1>" in closed else 0)
                if os.path.exists(self.path("out")):
                    self.assertEqual(self.content("out"), b"")  # a.yaml has no finding

    def ended_by(self, number, status):
        """A run that waits for input is ended by a signal."""
        fill(self.folder, {"old": b"old"})
        arguments = ["check", "-", "--output", "json=old", "--output", "text=new", "--write-baseline", "known"]
        process = subprocess.Popen(
            [PROGRAM, *arguments, "--format", "oneline"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.folder, env=environment(),
        )  # fmt: skip
        process.stdin.write(ILLEGAL + b"---\ngame")
        process.stdin.flush()
        process.stdout.readline()
        self.assertTrue(any(name.startswith(".orionref-") for name in self.names()))
        process.send_signal(number)
        process.communicate(timeout=TIMEOUT)
        self.assertEqual(process.returncode, status)
        self.assertEqual(self.content("old"), b"old")
        self.assertEqual([name for name in self.names() if name.startswith(".") or name in ("new", "known")], [])

    def test_interrupted(self):
        self.ended_by(signal.SIGINT, 130)

    def test_killed(self):
        self.ended_by(signal.SIGTERM, -signal.SIGTERM)
        self.ended_by(signal.SIGHUP, -signal.SIGHUP)

    def test_a_second_interrupt_ends_it_at_once(self):
        # The first is caught while a worker waits for room in the pipe.
        fill(self.folder, {"many.yaml": MANY})
        process = subprocess.Popen(
            [PROGRAM, "check", "many.yaml", "--output", "json=new"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.folder,
            env=environment(),
        )  # fmt: skip
        process.stdout.readline()
        time.sleep(0.5)  # until the pipe is full
        for _ in range(100):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)
            if process.poll() is not None:
                break
        status = process.poll()
        process.stdout.close()
        process.stderr.close()
        process.wait(TIMEOUT)
        self.assertEqual(status, -signal.SIGINT)
        self.assertEqual([name for name in self.names() if name.startswith(".") or name == "new"], [])

    def test_standard_output_closed_early(self):
        fill(self.folder, {"many.yaml": MANY, "old": b"old"})
        done = subprocess.run(
            ["/bin/sh", "-c", '"$0" check many.yaml --output json=old --output text=new | head -n 1', PROGRAM],
            cwd=self.folder, capture_output=True, env=environment(), timeout=TIMEOUT, check=False,
        )  # fmt: skip
        self.assertEqual((done.stderr, done.stdout.count(b"\n")), (b"", 1))
        self.assertEqual(self.content("old"), b"old")
        self.assertEqual([name for name in self.names() if name.startswith(".") or name == "new"], [])


class TheFileItself(InFolder):
    def mode(self, name):
        return stat.S_IMODE(os.stat(self.path(name)).st_mode)

    def test_a_new_one_has_the_permissions_that_the_caller_asks_for(self):
        for mask, want in ((0o022, 0o644), (0o077, 0o600)):
            before = os.umask(mask)
            try:
                self.check("--output", f"json=new-{mask}")
            finally:
                os.umask(before)
            self.assertEqual(self.mode(f"new-{mask}"), want)

    def test_an_old_one_keeps_its_permissions(self):
        fill(self.folder, {"old": b"old"})
        os.chmod(self.path("old"), 0o640)
        self.assertEqual(self.check("--output", "json=old").status, 1)
        self.assertEqual(self.mode("old"), 0o640)
        self.assertIn(b'"summary"', self.content("old"))

    def test_a_link_stays_a_link(self):
        fill(self.folder, {"real/target": b"old"})
        os.symlink("real/target", self.path("link"))
        self.assertEqual(self.check("--output", "json=link").status, 1)
        self.assertEqual(os.readlink(self.path("link")), "real/target")
        self.assertIn(b'"summary"', self.content("real/target"))

    def test_devices_may_be_written_twice(self):
        done = self.check("--output", "json=/dev/null", "--output", "text=/dev/null")
        self.assertEqual(done.status, 1, done)
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/null").st_mode))

    def test_a_pipe(self):
        os.mkfifo(self.path("pipe"))
        read = []

        def reader():
            with open(self.path("pipe"), "rb") as pipe:
                read.append(pipe.read())

        thread = threading.Thread(target=reader, daemon=True)
        thread.start()
        done = self.check("--output", "ndjson=pipe", "--format", "oneline")
        thread.join(TIMEOUT)
        self.assertEqual((done.status, read[0]), (1, self.check("--format", "ndjson").out))
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path("pipe")).st_mode))


if __name__ == "__main__":
    unittest.main()
