#!/usr/bin/env python3
"""Folders given to `orionref check`: walked for .yaml and .yml in the order of names, hidden ones and links to folders
passed over, files of others listed."""

import json
import os
import socket
import tempfile
import unittest

from program import CLEAN, ILLEGAL, NOT_OURS, STATION, fill, run


class Folders(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name

    def link(self, target, name):
        os.symlink(target, os.path.join(self.folder, name))

    def judged(self, *paths, want=0, where=None):
        done = run("check", "--format", "json", *paths, where=where or self.folder)
        self.assertEqual(done.status, want, done)
        self.done = done
        whole = json.loads(done.out)
        return [each["path"] for each in whole["records"]], whole["summary"]

    def test_names_and_order(self):
        names = "a.yaml a/b.yml a/a.orion.yaml a-b.yaml Z.yaml a.b/x.yaml ä.yaml b/c/d/e.yaml aa.yaml".split()
        fill(self.folder, dict.fromkeys(names, CLEAN))
        fill(self.folder, dict.fromkeys(["x.YAML", "yaml", "x.yaml.bak", "x.yaml~", "x.json", "a/readme.md"], ILLEGAL))
        # By the bytes of the names at every level: the folder `a` comes before `a-b.yaml` and `a.yaml`.
        want = "Z.yaml a/a.orion.yaml a/b.yml a-b.yaml a.b/x.yaml a.yaml aa.yaml b/c/d/e.yaml ä.yaml".split()
        self.assertEqual(self.judged()[0], want)
        self.assertEqual(self.judged(".")[0], want)
        self.assertEqual(self.judged("b", "a")[0], ["b/c/d/e.yaml", "a/a.orion.yaml", "a/b.yml"])
        self.assertEqual(self.judged("a/")[0], ["a/a.orion.yaml", "a/b.yml"])

    def test_hidden_ones(self):
        fill(self.folder, {"a.yaml": CLEAN, ".b.yaml": ILLEGAL, ".git/c.yaml": ILLEGAL, "d/.e/f.yaml": ILLEGAL})
        self.assertEqual(self.judged()[0], ["a.yaml"])
        self.assertEqual(self.judged(".git", want=1)[0], [".git/c.yaml"])
        self.assertEqual(self.judged(".b.yaml", want=1)[0], [".b.yaml"])

    def test_a_folder_called_like_a_file(self):
        fill(self.folder, {"games.yaml/one.yaml": CLEAN})
        self.assertEqual(self.judged()[0], ["games.yaml/one.yaml"])
        self.assertEqual(self.judged("games.yaml")[0], ["games.yaml/one.yaml"])

    def test_files_of_others_are_listed(self):
        others = {"b.yaml": NOT_OURS, "c.yml": b"", "d.yaml": b"- 1\n", "e.yaml": b"# x\n", "f.yaml": b"[a\n"}
        fill(self.folder, {"a.yaml": CLEAN, **others})
        paths, summary = self.judged()
        self.assertEqual(paths, ["a.yaml"])
        self.assertEqual(summary["not_ours"], sorted(others))
        out = run("check", where=self.folder).out
        self.assertIn(b"5 files without a record, passed over: b.yaml c.yml d.yaml e.yaml f.yaml\n", out)

    def test_broken_records_are_ours_all_the_same(self):
        broken = {
            "a.yaml": CLEAN + b"note: [\n",
            "b.yaml": CLEAN + b"note: \xff\n",
            "c.yaml": CLEAN.decode().encode("utf-16"),
            "d.yaml": CLEAN.replace(b"game", b"game\t"),
            "e.yaml": b'{"game": orion-duel',
            "f.yaml": CLEAN.replace(b"\n", b"\r"),
            "g.yaml": CLEAN + b"#" * 300000 + b"\n",
        }
        fill(self.folder, broken)
        paths, summary = self.judged(want=1)
        self.assertEqual((paths, summary["unreadable"], summary["not_ours"]), (sorted(broken), len(broken), []))

    def test_other_kinds_are_ours(self):
        fill(self.folder, {"a.yaml": STATION, "b.yaml": b"deck: x\n", "c.yaml": b"match: [Ada, Ben]\nformat: 1\ngames: []\n"})
        paths, summary = self.judged(want=1)
        self.assertEqual((paths, summary["legal"]), (["a.yaml", "b.yaml", "c.yaml"], 1))

    def test_a_file_with_a_record_behind_other_documents(self):
        fill(self.folder, {"a.yaml": NOT_OURS + b"---\n" + CLEAN, "b.yaml": CLEAN + b"---\n" + NOT_OURS})
        paths, summary = self.judged(want=1)
        self.assertEqual(paths, ["a.yaml", "a.yaml", "b.yaml", "b.yaml"])
        self.assertEqual((summary["legal"], summary["unreadable"], summary["not_ours"]), (2, 2, []))

    def test_links(self):
        fill(self.folder, {"real/a.yaml": CLEAN, "other/b.yaml": CLEAN})
        self.link("../real/a.yaml", "other/c.yaml")
        self.link("../real", "other/link")
        self.link("../other", "other/link.yaml")
        self.link("..", "other/up")
        self.link(".", "other/here")
        self.assertEqual(self.judged()[0], ["other/b.yaml", "other/c.yaml", "real/a.yaml"])
        # A link that is named is followed.
        self.assertEqual(self.judged("other/link")[0], ["other/link/a.yaml"])

    def test_links_that_lead_nowhere(self):
        fill(self.folder, {"a.yaml": CLEAN})
        self.link("loop.yaml", "loop.yaml")
        self.link("one.yaml", "two.yaml")
        self.link("two.yaml", "one.yaml")
        self.link("nowhere", "dangling.yaml")
        self.link("nowhere", "not-asked-for.txt")
        paths, summary = self.judged(want=3)
        self.assertEqual(paths, ["a.yaml"])
        self.assertEqual(summary["unfinished"], ["dangling.yaml", "loop.yaml", "one.yaml", "two.yaml"])
        self.assertIn(b"cannot read loop.yaml: its links go round in a circle\n", self.done.err)
        self.assertIn(b"cannot read dangling.yaml: there is no such file\n", self.done.err)

    def test_pipes_and_sockets_are_not_read(self):
        fill(self.folder, {"a.yaml": CLEAN})
        os.mkfifo(os.path.join(self.folder, "pipe.yaml"))
        self.link("/dev/zero", "zero.yaml")
        with socket.socket(socket.AF_UNIX) as server:
            os.chdir(self.folder)  # a socket's path has to be short
            server.bind("socket.yaml")
            os.chdir("/")
            self.assertEqual(self.judged()[0], ["a.yaml"])

    def test_names_that_are_no_utf_8(self):
        names = [b"-f.yaml", b"a\xff.yaml", b"b\n.yaml", b"c\x1b[31m.yaml", b"d\xc2\x9b.yaml"]
        names += [b"e'\" $(x).yaml", b"g\\.yaml"]
        try:
            fill(self.folder, dict.fromkeys(names, ILLEGAL))
        except OSError:
            self.skipTest("this file system does not take such names")
        paths, _ = self.judged(want=1)
        self.assertEqual(paths, [name.decode("utf-8", "replace") for name in names])
        for form in ("text", "oneline"):
            out = run("check", "--format", form, where=self.folder).out
            heads = [line for line in out.splitlines() if b"error[D402]" in line]
            self.assertEqual(len(heads), len(names))
            with self.subTest(form=form, what="control characters"):
                for control in (b"\x1b", b"\xc2\x9b"):
                    self.assertNotIn(control, out)
            with self.subTest(form=form, what="is UTF-8"):
                out.decode("utf-8")

    def test_deep_folders(self):
        deep = "/".join(["d" * 20] * 100)
        fill(self.folder, {f"{deep}/a.yaml": CLEAN})
        self.assertEqual(self.judged()[0], [f"{deep}/a.yaml"])

    def test_the_same_file_twice_is_judged_twice(self):
        fill(self.folder, {"a.yaml": CLEAN})
        self.assertEqual(self.judged("a.yaml", ".", "./a.yaml")[0], ["a.yaml", "a.yaml", "./a.yaml"])


if __name__ == "__main__":
    unittest.main()
