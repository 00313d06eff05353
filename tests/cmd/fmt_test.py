#!/usr/bin/env python3
"""`orionref fmt` on files: what is written, what is left alone, and that no file is ever half written."""

import os
import pathlib
import resource
import signal
import stat
import subprocess
import tempfile
import unittest

from program import ALL, CLEAN, EXAMPLES, GOLDEN, ILLEGAL, NOT_OURS, PROGRAM, TIMEOUT, environment, fill, run

# Keys out of order, braces, quotes: a record that changes.
LOOSE = CLEAN.replace(b"format: 1\n", b"").replace(b"  - orange", b"-   'orange'") + b"format: 1 # one\n\n\n"
TIGHT = CLEAN.replace(b"format: 1", b"format: 1  # one")
BROKEN = CLEAN.replace(b"players: {", b"players: {{")
UNKNOWN = LOOSE + b"reslut: {}\n"
BOM = b"\xef\xbb\xbf"
OTHER = b"match: [Ada, Ben]\nformat: 1\ngames: [g1.orion.yaml]\n"

DECK_LOOSE = b"cards: [{copies: 14, sell: 3, buy: 1, kind: goods, id: 'ice'}] # all\nformat: 1\ndeck: plain\n"
DECK_TIGHT = b"""deck: plain
format: 1
# all
cards:
  - {id: ice, kind: goods, copies: 14, buy: 1, sell: 3}
"""
STATION_LOOSE = b"""turns:
- actions: [{buy: ice}, {note: glad, sell: ice}] # well
  player: Ada
  keep: ice
  draw: [ice,
    ice]
deck: plain.yaml
setup: {hands: {Ben: [ice, ice, ice, ice, ice], Ada: [ice, ice, ice, ice, ice]}}
players:
  - Ada
  - Ben
format: 1
game: orion-station
"""
STATION_TIGHT = b"""game: orion-station
format: 1
deck: plain.yaml
players: [Ada, Ben]
setup:
  hands: {Ada: [ice, ice, ice, ice, ice], Ben: [ice, ice, ice, ice, ice]}
turns:
  - player: Ada
    draw: [ice, ice]
    keep: ice
    # well
    actions:
      - buy: ice
      - {sell: ice, note: glad}
"""


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def fmt(self, *arguments, **more):
        return run("fmt", *arguments, where=self.folder, **more)

    def content(self, name):
        return (self.folder / name).read_bytes()

    def names(self):
        return sorted(os.listdir(self.folder))

    def becomes(self, before, after, status=0):
        fill(self.folder, {"a.yaml": before})
        done = self.fmt("a.yaml")
        self.assertEqual((self.content("a.yaml"), done.status, done.out), (after, status, b""), done)
        return done


class Writing(InFolder):
    def test_a_record(self):
        self.assertEqual(self.becomes(LOOSE, TIGHT).err, b"")

    def test_nothing_changes_twice(self):
        self.becomes(LOOSE, TIGHT)
        os.utime(self.folder / "a.yaml", (1, 1))
        inode = os.stat(self.folder / "a.yaml").st_ino
        self.assertEqual(self.fmt("a.yaml").status, 0)
        after = os.stat(self.folder / "a.yaml")
        self.assertEqual((after.st_mtime, after.st_ino), (1, inode))

    def test_an_archive(self):
        before = BOM + b"# head\r\n\r\n---\r\n" + LOOSE.replace(b"\n", b"\r\n")
        before += b"---\n# nothing\n---\n" + LOOSE + b"---\n# end"
        self.becomes(before, b"# head\n---\n" + TIGHT + b"---\n# nothing\n---\n" + TIGHT + b"---\n# end\n")

    def test_other_kinds_stay(self):
        other = BOM + OTHER.replace(b"\n", b"\r\n") + b"x-a: [ 1 ]"
        self.becomes(other + b"\r\n---\r\n" + LOOSE, other + b"\r\n---\n" + TIGHT)

    def test_a_station_record(self):
        self.becomes(STATION_LOOSE, STATION_TIGHT)

    def test_a_deck(self):
        self.becomes(DECK_LOOSE, DECK_TIGHT)
        self.becomes(DECK_LOOSE + b"---\n" + STATION_LOOSE, DECK_TIGHT + b"---\n" + STATION_TIGHT)

    def test_a_station_record_without_its_deck_is_formatted_all_the_same(self):
        self.becomes(STATION_LOOSE.replace(b"plain", b"lost"), STATION_TIGHT.replace(b"plain", b"lost"))

    def test_an_unreadable_station_record_or_deck_stays(self):
        for bad, code in (
            (STATION_LOOSE.replace(b"buy", b"bye"), b"R"),
            (DECK_LOOSE.replace(b"goods", b"god"), b"R208"),
            (DECK_LOOSE.replace(b"format: 1", b"format: 2"), b"R"),
        ):
            with self.subTest(bad=bad):
                done = self.becomes(bad, bad, 1)
                self.assertRegex(done.err, rb"\Aa\.yaml:\d+:\d+: error\[" + code)

    def test_an_unreadable_document_stays_and_is_told(self):
        capital = LOOSE.replace(b"e5", b"E5")
        for bad, code in ((BROKEN, b"Y1"), (UNKNOWN, b"R205"), (capital, b"R211"), (NOT_OURS, b"R203")):
            with self.subTest(bad=bad):
                between = b"---\n" + bad + b"\n\n---\n"
                done = self.becomes(LOOSE + between + LOOSE, TIGHT + between + TIGHT, 1)
                self.assertRegex(done.err, rb"\Aa\.yaml:\d+:\d+: error\[" + code)

    def test_a_document_that_is_too_large_stays(self):
        large = LOOSE + b"# " + b"=" * 2000 + b"\n"
        fill(self.folder, {"a.yaml": LOOSE + b"---\n" + large + b"\n\n---\n# c\n---\n" + LOOSE})
        done = self.fmt("--max-document", "1024", "a.yaml")
        self.assertEqual((done.status, done.err.count(b"\n")), (1, 1), done)
        self.assertEqual(self.content("a.yaml"), TIGHT + b"---\n" + large + b"\n\n---\n# c\n---\n" + TIGHT)

    def test_an_illegal_game_is_no_obstacle(self):
        self.becomes(ILLEGAL.replace(b"  - ", b"- "), ILLEGAL)

    def test_a_canonical_form_beyond_the_limit(self):
        text = b"game: orion-duel\nformat: 1\nplayers: {blue: A, orange: B}\nsetup: {name: symmetric-2, start: blue}\n"
        text += b"moves: []\nx-own: [" + b", ".join([b"[[[[[1]]]]]"] * 60) + b"]\n"
        fill(self.folder, {"a.yaml": text})
        done = self.fmt("--max-document", "1024", "a.yaml")
        self.assertEqual((done.status, self.content("a.yaml")), (3, text), done)
        self.assertIn(b"cannot format a.yaml", done.err)

    def test_standard_input(self):
        done = self.fmt("-", given=LOOSE + b"---\n" + OTHER)
        self.assertEqual((done.status, done.out, done.err), (0, TIGHT + b"---\n" + OTHER, b""))
        done = self.fmt("-", given=BROKEN)
        self.assertEqual((done.status, done.out), (1, BROKEN))

    def test_folders(self):
        files = {"f/a.yaml": LOOSE, "f/b.yml": NOT_OURS, "f/c.txt": LOOSE, "f/.d.yaml": LOOSE}
        files |= {"f/g/e.yaml": BROKEN, "f/h.yaml": b"[,"}
        fill(self.folder, files)
        done = self.fmt("f")
        self.assertEqual(done.status, 1, done)
        self.assertTrue(done.err.startswith(b"f/g/e.yaml:"), done)
        self.assertEqual(done.err.count(b"f/"), 1, done)
        for name, content in files.items():
            self.assertEqual(self.content(name), TIGHT if name == "f/a.yaml" else content, name)

    def test_nothing_to_do(self):
        fill(self.folder, {"f/a.yaml": NOT_OURS, "s.yaml": OTHER})
        for arguments in ((), ("f",), ("s.yaml",), ("--check", "--diff", "s.yaml"), ("--chek", "s.yaml")):
            self.assertEqual(self.fmt(*arguments).status, 2, arguments)


class Files(InFolder):
    def test_permissions_stay(self):
        for mode in (0o600, 0o644, 0o755, 0o440):
            fill(self.folder, {"a.yaml": LOOSE})
            os.chmod(self.folder / "a.yaml", mode)
            self.assertEqual(self.fmt("a.yaml").status, 0)
            self.assertEqual(stat.S_IMODE(os.stat(self.folder / "a.yaml").st_mode), mode)
            self.assertEqual(self.content("a.yaml"), TIGHT)
            os.unlink(self.folder / "a.yaml")

    def test_a_link_stays_a_link(self):
        fill(self.folder, {"f/a.yaml": LOOSE})
        os.symlink("f/a.yaml", self.folder / "b.yaml")
        self.assertEqual(self.fmt("b.yaml").status, 0)
        self.assertEqual(os.readlink(self.folder / "b.yaml"), "f/a.yaml")
        self.assertEqual(self.content("f/a.yaml"), TIGHT)

    def test_the_new_file_is_another_one(self):
        fill(self.folder, {"a.yaml": LOOSE})
        with open(self.folder / "a.yaml", "rb") as old:
            self.fmt("a.yaml")
            self.assertEqual(old.read(), LOOSE)
        self.assertEqual(self.names(), ["a.yaml"])

    def test_what_is_not_there(self):
        fill(self.folder, {"a.yaml": LOOSE})
        done = self.fmt("missing.yaml", "a.yaml")
        self.assertEqual((done.status, self.content("a.yaml")), (3, TIGHT), done)
        self.assertEqual(done.err, b"orionref: cannot read missing.yaml: there is no such file\n")

    def limited(self, **more):
        more |= {"cwd": self.folder, "env": environment(), "timeout": TIMEOUT}
        return subprocess.run([PROGRAM, "fmt", "a.yaml"], capture_output=True, check=False, **more)

    def test_a_disk_that_is_full(self):
        before = (b"---\n" + LOOSE) * 100
        fill(self.folder, {"a.yaml": before})

        def small_files():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

        done = self.limited(preexec_fn=small_files)
        self.assertEqual((done.returncode, self.content("a.yaml"), self.names()), (3, before, ["a.yaml"]), done)
        self.assertIn(b"cannot write a.yaml: ", done.stderr)

    def test_a_folder_that_may_not_be_written(self):
        fill(self.folder, {"a.yaml": LOOSE, "b.yaml": TIGHT})
        user = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        os.chmod(self.folder, 0o555)
        self.addCleanup(os.chmod, self.folder, 0o755)
        try:
            done = self.limited(**user)
        except PermissionError:
            self.skipTest("nobody may not run the program here")
        self.assertEqual((done.returncode, self.content("a.yaml")), (3, LOOSE), done)
        self.assertEqual(self.names(), ["a.yaml", "b.yaml"])
        self.assertEqual(done.stderr, b"orionref: cannot write a.yaml: no permission to write beside it\n")
        self.assertEqual(self.fmt("b.yaml").status, 0)

    def test_pipes_can_be_looked_at_but_not_written(self):
        os.mkfifo(self.folder / "p.yaml")
        for flags, status in ((("--check",), 1), ((), 3)):
            pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
            process = subprocess.Popen([PROGRAM, "fmt", *flags, "p.yaml"], cwd=self.folder, env=environment(), **pipes)
            (self.folder / "p.yaml").write_bytes(LOOSE)
            process.communicate(timeout=TIMEOUT)
            self.assertEqual(process.returncode, status)


class Excluded(InFolder):
    def test_what_the_project_excludes_stays(self):
        fill(self.folder, {".orionref.yaml": b"format: 1\nexclude: drafts/\n", "a.yaml": LOOSE, "drafts/b.yaml": LOOSE})
        self.assertEqual(self.fmt(".").status, 0)
        self.assertEqual((self.content("a.yaml"), self.content("drafts/b.yaml")), (TIGHT, LOOSE))
        self.assertEqual(self.fmt("--force-exclude", "drafts/b.yaml").status, 0)
        self.assertEqual(self.content("drafts/b.yaml"), LOOSE)
        self.assertEqual(self.fmt("drafts/b.yaml").status, 0)
        self.assertEqual(self.content("drafts/b.yaml"), TIGHT)

    def test_the_command_line(self):
        fill(self.folder, {"a.yaml": LOOSE, "b.old.yaml": LOOSE})
        self.assertEqual(self.fmt("--check", "--exclude", "*.old.yaml", ".").out, b"a.yaml\n")
        self.assertEqual(self.fmt("--exclude", "*.yaml", ".").status, 2)
        fill(self.folder, {".orionref.yaml": b"format: 2\n"})
        self.assertEqual((self.fmt(".").status, self.content("a.yaml")), (2, LOOSE))
        self.assertEqual(self.fmt("--no-config", ".").status, 0)

    def test_the_largest_document(self):
        fill(self.folder, {".orionref.yaml": b"format: 1\nmax-document: 1024\n", "a.yaml": LOOSE + b"#" * 2000 + b"\n"})
        self.assertEqual(self.fmt("a.yaml").status, 1)
        self.assertEqual(self.fmt("--max-document", "4096", "a.yaml").status, 0)


class Telling(InFolder):
    def test_check(self):
        files = {"a.yaml": LOOSE, "b.yaml": TIGHT, "c.yaml": BROKEN, "d.yaml": LOOSE}
        fill(self.folder, files)
        done = self.fmt("--check", *files)
        self.assertEqual((done.status, done.out), (1, b"a.yaml\nd.yaml\n"), done)
        self.assertTrue(done.err.startswith(b"c.yaml:"))
        for name, content in files.items():
            self.assertEqual(self.content(name), content)
        self.assertEqual(self.fmt("--check", "b.yaml").status, 0)
        done = self.fmt("--check", "-", given=LOOSE)
        self.assertEqual((done.status, done.out), (1, b"-\n"))

    def patched(self, before):
        """What `patch -p0` makes of a file and the diff that is printed of it."""
        fill(self.folder, {"a b.yaml": before})
        done = self.fmt("--diff", "a b.yaml")
        self.assertEqual(self.content("a b.yaml"), before)
        if done.out:
            command = ["patch", "-p0", "--binary", "-s", "-F0"]
            subprocess.run(command, cwd=self.folder, input=done.out, check=True, timeout=TIMEOUT)
        self.assertEqual(self.names(), ["a b.yaml"])
        return done.status, self.content("a b.yaml")

    @unittest.skipIf(os.system("patch --version >/dev/null 2>&1"), "there is no patch here")
    def test_diff(self):
        crlf = LOOSE.replace(b"\n", b"\r\n")
        moves = b"".join(b"- orange:  e%d\n" % each if each % 9 == 0 else b"  - blue: e4\n" for each in range(1, 5))
        long = b"".join((b"---\n" + (LOOSE if each % 7 == 0 else TIGHT)) for each in range(60))
        befores = [TIGHT, LOOSE, LOOSE.rstrip(), b"\n\n\n" + TIGHT, TIGHT + b"\n", TIGHT.rstrip(), BOM + crlf, long]
        befores += [long + OTHER + b"x", CLEAN.replace(b"  - orange: e4 e5 / f5\n", moves)]
        befores += [b"---\n".join([crlf, LOOSE, b"# c\n", OTHER, BROKEN, LOOSE])]
        befores += [b"# h\r\n\r\n---\n" + TIGHT + b"---\r\n# e"]
        for before in befores:
            with self.subTest(before=before[:500]):
                status, after = self.patched(before)
                self.assertEqual(after, self.fmt("-", given=before).out)
                self.assertEqual(status, 1 if after != before or b"{{" in before else 0)

    def test_diff_of_what_is_canonical(self):
        fill(self.folder, {"a.yaml": TIGHT})
        done = self.fmt("--diff", "a.yaml")
        self.assertEqual((done.status, done.out, done.err), (0, b"", b""))

    def test_how_a_diff_looks(self):
        fill(self.folder, {"a.yaml": CLEAN.replace(b"/ f5", b"/  f5")})
        self.assertEqual(
            self.fmt("--diff", "a.yaml").out,
            b"--- a.yaml\n+++ a.yaml\n@@ -3,5 +3,5 @@\n players: {blue: Ada, orange: Ben}\n"
            b" setup: {name: symmetric-2, start: orange}\n moves:\n-  - orange: e4 e5 /  f5\n+  - orange: e4 e5 / f5\n"
            b" result: {winner: blue, how: resignation}\n",
        )


class Verdicts(unittest.TestCase):
    def said(self, text):
        """What `check` says of a text, but for places."""
        lines = run("check", "--format", "oneline", "-", given=text).out.decode().splitlines()
        return sorted(line.split(": ", 1)[1] for line in lines)

    def test_stay(self):
        for path in sorted([*GOLDEN.glob("*.yaml"), *EXAMPLES.rglob("*.yaml")]):
            with self.subTest(path=path.name):
                before = path.read_bytes()
                once = run("fmt", "-", given=before)
                self.assertEqual(run("fmt", "-", given=once.out).out, once.out)
                if before != once.out:
                    self.assertEqual(self.said(once.out), self.said(before))

    def test_generated_records_are_canonical(self):
        for game in ("duel", "station"):
            generated = run("generate", game, "--count", "2000" if ALL else "200")
            done = run("fmt", "--check", "-", given=generated.out)
            self.assertEqual((done.status, done.out), (0, b""))


if __name__ == "__main__":
    unittest.main()
