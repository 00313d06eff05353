#!/usr/bin/env python3
"""The page of `orionref report` as a parser of HTML sees it, and the command that writes it."""

import base64
import hashlib
import os
import pathlib
import re
import sys
import tempfile
import unittest

import yaml

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache

import pages  # noqa: E402
import program  # noqa: E402


def parsed(*files):
    return pages.node("inspect.mjs", *files)


class Page(unittest.TestCase):
    """Every example and every record of the catalogue, many records on a page."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(cls.folder.name)
        catalogue = program.SOURCE / "records" / "catalogue" / "records"
        cls.sets = {"examples": program.EXAMPLES, "catalogue": catalogue}
        names = []
        for name, records in cls.sets.items():
            pages.report(folder / f"{name}.html", records, status=1)
            names.append(folder / f"{name}.html")
        pages.report(folder / "duel.html", pages.DUEL, status=1)
        names.append(folder / "duel.html")
        cls.pages = dict(zip(("examples", "catalogue", "duel"), parsed(*names)))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_is_html_without_an_error(self):
        for name, page in self.pages.items():
            with self.subTest(name):
                self.assertEqual([], page["errors"][:5])
                self.assertEqual([], page["twice"][:5])
                self.assertEqual([], page["dangling"][:5])
                self.assertLessEqual(page["steepest"], 1)

    def test_loads_nothing(self):
        for name, page in self.pages.items():
            with self.subTest(name):
                self.assertEqual([], page["loads"])
                self.assertEqual([], page["events"])
                only = {"script": 1, "style": 1, "meta": 5}
                self.assertEqual(only, {element: count for element, count in page["elements"].items() if count})
                self.assertNotRegex(page["style"], r"@import|https?:|url\((?!#orion-)")
                for kind in ("style", "script"):
                    digest = base64.b64encode(hashlib.sha256(page[kind].encode()).digest()).decode()
                    self.assertIn(f"{kind}-src 'sha256-{digest}'", page["policy"])
                self.assertIn("default-src 'none'", page["policy"])

    def test_has_every_record_with_its_verdict(self):
        for name, records in self.sets.items():
            with self.subTest(name):
                judged = program.parsed(program.run("check", str(records), "--format", "json").out)["records"]
                page = self.pages[name]
                self.assertEqual([record["verdict"] for record in judged], page["table"])
                self.assertEqual(len(judged), len(page["articles"]))
                for record, article in zip(judged, page["articles"]):
                    with self.subTest(path=record["path"], document=record["document"]):
                        self.assertTrue(article["heading"].endswith(f": {record['verdict']}"), article["heading"])
                        self.assertEqual(len(record["findings"]), article["findings"])
                        self.assertEqual(len(record["findings"]), len(article["marked"]))
                        self.check_steps(article)

    def check_steps(self, article):
        steps = [each["step"] for each in article["steps"]]
        self.assertEqual(list(range(len(steps))), steps)
        if not steps:
            self.assertIsNone(article["now"])
            return
        self.assertIn(article["now"], steps)
        for begin, end, hidden in article["ranges"]:
            self.assertTrue(0 <= begin <= end < len(steps), (begin, end))
            self.assertEqual(not begin <= article["now"] <= end, hidden)
        self.assertIn(article["spaces"], (0, 85))

    def test_has_the_board_and_all_moves(self):
        article = self.pages["duel"]["articles"][0]
        record = yaml.safe_load(pages.DUEL.read_text(encoding="utf-8"))
        self.assertEqual((85, 15), (article["spaces"], article["tokens"]))
        self.assertEqual(len(record["moves"]) + 1, len(article["steps"]))
        for move, step in zip(record["moves"], article["steps"][1:]):
            player = "blue" if "blue" in move else "orange"
            self.assertIn(f"{player} ({record['players'][player]}): {move[player]}, ", step["label"])
        self.assertEqual(["b3"], article["marked"])
        self.assertEqual(17, article["now"])

    def test_has_the_record_line_by_line(self):
        article = self.pages["duel"]["articles"][0]
        source = pages.DUEL.read_text(encoding="utf-8")
        self.assertEqual(source.count("\n"), article["lines"])
        self.assertIn(source.replace("b3\n", "b3D405\n"), article["text"])


class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name, content):
        program.fill(self.folder, {name: content})
        return self.folder / name

    def report(self, *arguments, output="page.html", **options):
        return pages.report(output, *arguments, where=self.folder, **options)

    def page(self):
        return (self.folder / "page.html").read_text(encoding="utf-8")

    def test_gives_the_same_bytes_everywhere(self):
        games = program.EXAMPLES / "disputes"
        made = set()
        surroundings = ({}, {"LC_ALL": "C", "TZ": "UTC"}, {"LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Auckland"})
        for jobs, changes in zip(("1", "4", "3"), surroundings):
            self.report(games, "-j", jobs, status=1, **changes)
            made.add(hashlib.sha256((self.folder / "page.html").read_bytes()).hexdigest())
        made.add(hashlib.sha256(self.report(games, output="-", status=1).out).hexdigest())
        self.assertEqual(1, len(made))
        self.assertNotIn(str(self.folder), self.page())

    def test_tells_what_was_judged(self):
        record = program.ILLEGAL + b"---\n" + program.CLEAN.replace(b"format: 1", b"format: 1\nid: second")
        self.write("a b.yaml", record)
        self.report("a b.yaml", "--rules", "bga", status=1)
        page = self.page()
        for document in (program.ILLEGAL, record[len(program.ILLEGAL) :]):
            self.assertIn(hashlib.sha256(document).hexdigest(), page)
        version = program.run("--version").out.decode().split("\n")[0]
        for words in (version, "a b.yaml, document 2", "orionref check 'a b.yaml' --rules bga", ">bga<", 'id="r2-move-1"'):
            self.assertIn(words, page)

    def test_picks_records(self):
        self.write("games.yaml", program.ILLEGAL + b"---\n" + program.CLEAN.replace(b"format: 1", b"format: 1\nid: second"))
        for wanted in ("2", "second"):
            self.report("games.yaml", "--record", wanted, status=0)
            self.assertEqual(1, self.page().count("<article"))
            self.assertIn("<title>Report on second</title>", self.page())
        ran = self.report("games.yaml", "--record", "third", status=2, output="other.html")
        self.assertIn(b"no record has that number in its file or that id: third", ran.err)
        self.assertFalse((self.folder / "other.html").exists())

    def test_has_the_statuses_of_check(self):
        cases = {"clean.yaml": (program.CLEAN, 0), "bad.yaml": (program.ILLEGAL, 1), "warned.yaml": (program.WARNED, 0)}
        for name, (content, status) in cases.items():
            with self.subTest(name):
                self.write(name, content)
                self.report(name, status=status)
                self.report(name, "--exit-zero", status=0)
        self.report("warned.yaml", "--fail-level", "warning", status=1)
        ran = self.report("bad.yaml", "gone.yaml", status=3)
        self.assertIn(b"cannot read gone.yaml", ran.err)
        self.assertIn("<li>gone.yaml</li>", self.page())
        self.report("gone.yaml", status=3, output="none.html")
        self.assertFalse((self.folder / "none.html").exists())
        self.report("bad.yaml", output="no/such/folder.html", status=3)

    def test_refuses_what_would_lose_a_record(self):
        self.write("game.yaml", program.CLEAN)
        os.link(self.folder / "game.yaml", self.folder / "linked.html")
        for output, words in (
            ("game.yaml", b"a file of another name than records have"),
            ("other.yml", b"a file of another name than records have"),
            ("linked.html", b"would be written over"),
        ):
            with self.subTest(output):
                self.assertIn(words, self.report("game.yaml", output=output, status=2).err)
        self.assertEqual(program.CLEAN, (self.folder / "game.yaml").read_bytes())
        ran = program.run("report", "game.yaml", where=self.folder)
        self.assertEqual(2, ran.status)
        self.assertIn(b"--output is required", ran.err)
        self.assertEqual(2, program.run("report", "-o", "x.html", where=self.folder).status)

    def test_reads_standard_input(self):
        self.report("-", given=program.ILLEGAL, status=1)
        self.assertIn("standard input", self.page())

    def test_stays_readable_without_a_record_that_can_be_read(self):
        self.write("broken.orion.yaml", b"game: orion-duel\n\tformat: 1\nplayers: \xff\xfe\n")
        self.report("broken.orion.yaml", status=1)
        (page,) = parsed(self.folder / "page.html")
        self.assertEqual([], page["errors"])
        self.assertTrue(page["articles"][0]["heading"].endswith(": unreadable"))
        self.assertIn(r"players: \xffY102\xfe", page["articles"][0]["text"])
        self.write("marked.orion.yaml", b"\xef\xbb\xbf" + program.ILLEGAL.replace(b"\n", b"\r\n"))
        self.report("marked.orion.yaml", status=1)
        (page,) = parsed(self.folder / "page.html")
        self.assertEqual(["f5"], page["articles"][0]["marked"][:1])
        self.assertIn("\\xef\\xbb\\xbfgame: orion-duel\nformat: 1\n", page["articles"][0]["text"])

    def test_keeps_text_text(self):
        self.write("duel.orion.yaml", pages.HOSTILE_DUEL.encode())
        self.write("station.orion.yaml", pages.HOSTILE_STATION.encode())
        self.write(pages.HOSTILE_NAME, pages.HOSTILE_DUEL.encode())
        self.report("duel.orion.yaml", "station.orion.yaml", pages.HOSTILE_NAME, "--title", pages.LOUD, status=1)
        (page,) = parsed(self.folder / "page.html")
        self.assertEqual([], page["errors"])
        self.assertEqual([], page["loads"] + page["events"])
        self.assertEqual((1, 0), (page["elements"]["script"], page["elements"]["img"]))
        self.assertEqual(pages.LOUD, page["title"])
        self.assertEqual(["illegal", "legal", "illegal"], page["table"])
        for article in page["articles"]:
            self.assertIn(pages.LOUD, article["text"])
        self.assertNotRegex(self.page(), "[\u202a-\u202e\u2066-\u2069]")

    def test_takes_the_longest_records(self):
        moves = b"".join(b"  - {blue: a2, ruling: {decision: withdrawn}}\n" for _ in range(4095))
        record = program.CLEAN.replace(b"start: orange", b"start: blue").replace(b"  - orange: e4 e5 / f5\n", moves)
        self.write("duel.yaml", record)
        self.write("station.yaml", pages.LONG_STATION.encode())
        self.report("duel.yaml", "station.yaml", status=0)
        wrong = b"  - {blue: d5}\n  - {orange: d5}\n" * 2048
        self.write("wrong.yaml", program.CLEAN.replace(b"start: orange", b"start: blue").replace(b"  - orange: e4 e5 / f5\n", wrong))
        self.report("wrong.yaml", "--after-illegal", "skip", output="wrong.html", status=1)
        size = (self.folder / "page.html").stat().st_size
        self.assertLess(size, 20_000_000)
        self.assertGreater(len(re.findall(r'data-step="', self.page())), 4096 + 3 * 4096)


if __name__ == "__main__":
    unittest.main()
