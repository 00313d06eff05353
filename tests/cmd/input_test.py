#!/usr/bin/env python3
"""What may be given to `orionref check`: hostile and huge text, standard input, pipes by name. Never a hang or a crash,
and one bad document does not hide the others."""

import json
import os
import subprocess
import tempfile
import threading
import unittest

from program import CLEAN, ILLEGAL, PROGRAM, TIMEOUT, environment, fill, run

KIB = 1024
BOM = b"\xef\xbb\xbf"


def judged(text, *options):
    """The run on text given to standard input, and its records."""
    done = run("check", "--format", "json", *options, "-", given=text)
    return done, json.loads(done.out)["records"]


def padded(size):
    """A legal record of that many bytes."""
    line = b"# " + b"=" * 77 + b"\n"
    rest = size - len(CLEAN)
    return CLEAN + line * (rest // len(line)) + (b"#" * (rest % len(line) - 1) + b"\n" if rest % len(line) else b"")


class Hostile(unittest.TestCase):
    def test_small_texts(self):
        """Of which yaml-cpp alone makes endless loops, empty documents or worse."""
        texts = b", [], [ ] { } {}, - ? : & * ! | > ' \" % @ ` # \t \0".split(b" ")
        texts += b"\x80 \xff \xff\xfe \r ~ !! &a *a -- --- ...".split(b" ")
        texts += [b"- ", b"? ", b": ", b"[a]\nb", b"- a\nb: 1", b"a: b: c", b"<<: 1", b"--- a", b"... a"]
        texts += [b"{a: [", b"[a, b", b"'a", b'"a\\', b"a\n b\nc: d", b"? a", b"? [a]\n: b", b"[[[]]],", b"{{}: a}", b"\0\0\0\0"]
        texts += [BOM, BOM + BOM, BOM + b"---", b"---\n" + BOM + b"game: orion-duel", b"game", b"game:", b"game: ["]
        for text in texts:
            for tail in (b"", b"\n", b"\n\n"):
                with self.subTest(text=text + tail):
                    done, records = judged(text + tail)
                    self.assertEqual(done.status, 1, done)
                    self.assertEqual(done.err, b"", done)
                    self.assertEqual({each["verdict"] for each in records}, {"unreadable"}, done)

    def code_and_place(self, text, code, line, column, *options):
        done, records = judged(text, *options)
        self.assertEqual(done.status, 1, str(done)[:500])
        first = records[0]["findings"][0]
        self.assertEqual((first["code"], first["span"]["start"]), (code, {"line": line, "column": column}))
        self.assertLess(len(done.out), 64 * KIB, "an answer is never as long as what was asked")

    def test_a_line_of_brackets(self):
        self.code_and_place(b"[" * (256 * KIB), "Y123", 1, 65537)
        self.code_and_place(b"[" * 17 + b"]" * 17, "Y122", 1, 17)
        for text in (b"[" * (64 * KIB), (b"[" * 100 + b"\n") * 600):
            _, records = judged(text)
            self.assertEqual([each["code"] for each in records[0]["findings"]], ["Y122"])

    def test_few_brackets_that_are_not_closed_are_not_too_deep(self):
        self.code_and_place(b"[" * 10, "Y101", 1, 10)
        self.code_and_place(b"[" * (1024 * KIB), "Y123", 1, 65537, "--max-document", str(1024 * KIB))

    def test_document_limits(self):
        for limit, options in ((256 * KIB, []), (2 * KIB, ["--max-document", str(2 * KIB)])):
            with self.subTest(limit=limit):
                done, records = judged(padded(limit), *options)
                self.assertEqual((done.status, records[0]["verdict"]), (0, "legal"), str(done)[:500])
                done, records = judged(padded(limit + 1), *options)
                self.assertEqual(done.status, 1)
                self.assertEqual([each["code"] for each in records[0]["findings"]], ["Y121"])
                self.assertIsNone(records[0]["sha256"])

    def test_a_document_beyond_a_mebibyte(self):
        done, records = judged(padded(3000 * KIB) + b"---\n" + CLEAN, "--max-document", str(1024 * KIB))
        self.assertEqual(done.status, 1)
        self.assertEqual([each["verdict"] for each in records], ["unreadable", "legal"])
        self.assertEqual(records[1]["line"], padded(3000 * KIB).count(b"\n") + 1)

    def test_findings_of_a_document_are_at_most_a_hundred_and_their_number(self):
        many = {
            "unknown keys": CLEAN + b"".join(b"k%d: 1\n" % each for each in range(5000)),
            "spaces that are none": CLEAN.replace(b"e4 e5 / f5\n", b"E4\n" + b"  - blue: E5\n" * 4000),
            "empty entries": CLEAN + b"x-list: [" + b"," * 5000 + b"]\n",
            "control characters": CLEAN + b"# \x01\n" * 5000,
        }
        for name, text in many.items():
            with self.subTest(name=name):
                done, records = judged(text)
                self.assertEqual(done.status, 1)
                self.assertLessEqual(len(records[0]["findings"]), 101)

    def test_text_of_a_record_cannot_pass_for_output(self):
        """Line ends in names and reasons stay within their line."""
        forged = '"Ada\\nclean.yaml:1:1: error[D405] forged"'
        ruled = f"- {{orange: d5, ruling: {{decision: stands, by: {forged}, reason: {forged}}}}}"
        text = CLEAN.decode().replace("Ada", forged).replace("- orange: e4 e5 / f5", ruled)
        text = text.replace("format: 1", f"format: 1\nid: {forged}")
        for form in ("text", "oneline"):
            with self.subTest(form=form):
                done = run("check", "--format", form, "-", given=text.encode())
                self.assertEqual(done.status, 0, done)
                self.assertNotRegex(done.out.decode(), r"(?m)^clean\.yaml:")


class OneBadDocument(unittest.TestCase):
    BAD = {
        "syntax": CLEAN.replace(b"}\nsetup", b"\nsetup"),
        "quote": CLEAN + b'note: "open\n',
        "bytes": CLEAN + b"note: \xff\0\n",
        "illegal": ILLEGAL,
        "large": padded(300 * KIB),
        "depth": b"[" * 1000 + b"\n",
        "no mapping": b"- a\n",
        "comma": b",\n",
    }

    def test_does_not_hide_the_others(self):
        for name, bad in self.BAD.items():
            for head in (b"", b"---\n"):
                with self.subTest(name=name, head=head):
                    done, records = judged(head + CLEAN + b"---\n" + bad + b"--- # next\n" + CLEAN)
                    self.assertEqual(done.status, 1, done)
                    verdict = "illegal" if name == "illegal" else "unreadable"
                    self.assertEqual([each["verdict"] for each in records], ["legal", verdict, "legal"])
                    first = head.count(b"\n") + CLEAN.count(b"\n") + 1
                    self.assertEqual(records[1]["line"], first)
                    self.assertEqual(records[2]["line"], first + 1 + bad.count(b"\n"))

    def test_line_ends_and_marks_change_no_verdict_and_no_place(self):
        for name, bad in self.BAD.items():
            text = b"---\n" + CLEAN + b"---\n" + bad + b"---\n" + ILLEGAL
            with self.subTest(name=name):
                _, plain = judged(text)
                want = [(each["verdict"], [found["span"] for found in each["findings"]]) for each in plain]
                for other in (text.replace(b"\n", b"\r\n"), BOM + text, BOM + text.replace(b"\n", b"\r\n")):
                    _, records = judged(other)
                    got = [(each["verdict"], [found["span"] for found in each["findings"]]) for each in records]
                    if name == "large":  # its limit is in bytes
                        got[1] = want[1]
                    self.assertEqual(got, want)


class StandardInput(unittest.TestCase):
    def test_data(self):
        done = run("check", "-", given=ILLEGAL)
        self.assertEqual(done.status, 1, done)
        self.assertIn(b"-:7:11: error[D402]", done.out)
        self.assertNotIn(b"orionref show", done.out)

    def test_empty(self):
        done = run("check", "-", given=b"")
        self.assertEqual(done.status, 1, done)
        self.assertIn(b"-:1:1: error[R201]", done.out)
        self.assertEqual(run("check", "--allow-empty", "-", given=b"").status, 0)

    def start(self, command, **more):
        return subprocess.run(command, capture_output=True, env=environment(), timeout=TIMEOUT, check=False, **more)

    def test_closed(self):
        done = self.start(["/bin/sh", "-c", 'exec "$0" check - <&-', PROGRAM])
        self.assertEqual(done.returncode, 3, done)
        self.assertRegex(done.stderr, rb"\Aorionref: cannot read -: [^\n]+\n\Z")
        self.assertNotIn(b"system error", done.stderr)

    def test_folder_in_its_place(self):
        with tempfile.TemporaryDirectory() as folder:
            descriptor = os.open(folder, os.O_RDONLY)
            self.addCleanup(os.close, descriptor)
            done = self.start([PROGRAM, "check", "-"], stdin=descriptor)
        self.assertEqual((done.returncode, done.stderr), (3, b"orionref: cannot read -: it is a folder\n"))

    def test_among_files(self):
        with tempfile.TemporaryDirectory() as folder:
            fill(folder, {"a.yaml": CLEAN, "b.yaml": CLEAN})
            done = run("check", "--format", "json", "a.yaml", "-", "b.yaml", given=ILLEGAL, where=folder)
        self.assertEqual([each["path"] for each in json.loads(done.out)["records"]], ["a.yaml", "-", "b.yaml"])


class NamedPipe(unittest.TestCase):
    def test_is_not_waited_for_where_a_record_names_it_as_its_deck(self):
        record = b"game: orion-station\nformat: 1\ndeck: pipe.yaml\nplayers: [Ada, Ben]\nturns: []\n"
        record += b"setup: {hands: {Ada: [ice, ice, ice, ice, ice], Ben: [ice, ice, ice, ice, ice]}}\n"
        with tempfile.TemporaryDirectory() as folder:
            fill(folder, {"a.yaml": record})
            os.mkfifo(os.path.join(folder, "pipe.yaml"))
            done = run("check", "a.yaml", "--format", "oneline", where=folder)
        self.assertIn(b"it is no regular file", done.out, done)

    def test_is_read_to_its_end(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "pipe.yaml")
            os.mkfifo(path)

            def write():
                with open(path, "wb") as pipe:
                    for part in (CLEAN[:50], CLEAN[50:] + b"--", b"-\n" + ILLEGAL):
                        pipe.write(part)
                        pipe.flush()

            writer = threading.Thread(target=write)
            writer.start()
            done = run("check", "--format", "json", "pipe.yaml", where=folder)
            writer.join()
        self.assertEqual([each["verdict"] for each in json.loads(done.out)["records"]], ["legal", "illegal"])


if __name__ == "__main__":
    unittest.main()
