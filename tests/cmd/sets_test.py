#!/usr/bin/env python3
"""Sets of records on the command line: which files are read for them, what is told of each and once, and that every
format and every number of workers says the same."""

import json
import os
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

from program import ALL, CLEAN, EXAMPLES, FORMATS, ILLEGAL, PROGRAM, TIMEOUT, environment, fill, parsed, run
from tournaments import Tournament

MATCH = b"match: [Ada, Ben]\nformat: 1\ngames:\n"
OPEN = b"tournament: Open\nformat: 1\ngame: orion-duel\nplayers: [Ada, Ben]\nrounds:\n"


def match_of(*games):
    return MATCH + b"".join(b"  - %s\n" % each.encode() for each in games)


def round_of(*games, number=1):
    return b"  - {round: %d, games: [%s]}\n" % (number, ", ".join(games).encode())


def other(game, number):
    """The same game as another record."""
    return game + b"id: other-%d\n" % number


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def fill(self, files):
        fill(self.folder, files)

    def check(self, *arguments, **more):
        return run("check", *arguments, where=self.folder, **more)

    def records(self, *arguments, **more):
        done = self.check("--format", "ndjson", *arguments, **more)
        lines = [json.loads(line) for line in done.out.splitlines()]
        return [each for each in lines if each["type"] == "record"]

    def told(self, *arguments, **more):
        """Path and verdict of each record, in order."""
        return [(each["path"], each["verdict"]) for each in self.records(*arguments, **more)]

    def messages(self, path):
        """Of the set-level findings on a manifest, with their codes."""
        return [f"{each['code']}: {each['message']}"
                for record in self.records(path) if record["path"] == path
                for each in record["findings"] if each["code"].startswith("T")]


def game(blue, orange, winner="blue", moves="[]", **more):
    """A game that was resigned."""
    lines = "".join(f"{key}: {value}\n" for key, value in more.items())
    return (f"game: orion-duel\nformat: 1\n{lines}players: {{blue: {blue}, orange: {orange}}}\n"
            f"setup: {{name: symmetric-1, start: blue}}\nmoves: {moves}\n"
            f"result: {{winner: {winner}, how: resignation}}\n").encode()


class Matches(Folder):
    """Matches as the encounters of a tournament."""

    def points(self, *players):
        done = run("standings", "t.yaml", "--format", "json", where=self.folder)
        table = {each["player"]: each["points"] for each in json.loads(done.out)["standings"]}
        return [table[each] for each in players]

    def test_two_matches_that_read_the_same(self):
        """In two folders they name two games: the names of files tell nothing."""
        self.fill({"a/m.yaml": match_of("g.yaml"), "a/g.yaml": game("Ada", "Ben", id="a"),
                   "b/m.yaml": match_of("g.yaml"), "b/g.yaml": game("Ben", "Ada", id="b"),
                   "t.yaml": OPEN + round_of("a/m.yaml") + round_of("b/m.yaml", number=2)})
        self.assertEqual(self.messages("t.yaml"), [])
        self.assertEqual(self.points("Ada", "Ben"), [1, 1])

    def test_a_copy_of_a_match_counts_once(self):
        self.fill({"a/m.yaml": match_of("g.yaml"), "a/g.yaml": game("Ada", "Ben", id="a"),
                   "b/n.yaml": match_of("g.yaml"),
                   "b/g.yaml": game("Ada", "Ben", id="a"),
                   "t.yaml": OPEN + round_of("a/m.yaml") + round_of("b/n.yaml", number=2)})
        self.assertTrue(any(each.startswith("T704: ") for each in self.messages("t.yaml")))
        self.assertEqual(self.points("Ada", "Ben"), [1, 0])

    def test_what_is_decided_counts(self):
        """A game behind the decision is a fault of the match, and takes nothing away."""
        games = {f"g{number}.yaml": game("Ada", "Ben", id=number) for number in (1, 2, 3)}
        self.fill({**games, "m.yaml": MATCH.replace(b"games:", b"best-of: 3\ngames:") +
                   b"".join(b"  - %s\n" % each.encode() for each in games), "t.yaml": OPEN + round_of("m.yaml")})
        self.assertEqual(self.messages("t.yaml"), ["T703: the match counts by its games: it is illegal (T722 in line 7)"])
        self.assertEqual(self.points("Ada", "Ben"), [1, 0])

    def test_a_round_that_names_its_own_manifest_has_no_game(self):
        self.fill({"t.yaml": OPEN + round_of("t.yaml")})
        self.assertEqual(self.messages("t.yaml"), ["T702: there is no record in `t.yaml`"])

    def test_who_broke_the_rule_is_not_always_known(self):
        rules = OPEN.replace(b"rounds:", b"illegal-games: loss-for-offender\nrounds:")
        placers = "{galaxies: k7 k7 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: blue}"
        bad = game("Ada", "Ben").replace(b"{name: symmetric-1, start: blue}", placers.encode())
        self.fill({"g.yaml": bad, "t.yaml": rules + round_of("g.yaml")})
        done = self.check("t.yaml")
        self.assertIn(b"the game does not count: it is illegal", done.out)
        self.assertIn(b"= `loss-for-offender` is for a game of two in which it is known who did it", done.out)


class Files(Folder):
    """Which files a manifest may name, and what else there may be in their place."""

    def expect_lost(self, name, why):
        self.fill({"m.yaml": match_of(name)})
        self.assertEqual(self.messages("m.yaml")[0], f"T701: `{name}` cannot be read: {why}")

    def test_what_cannot_be_read(self):
        os.mkdir(self.folder / "folder")
        os.mkfifo(self.folder / "fifo")
        outside = tempfile.NamedTemporaryFile(suffix=".yaml")
        self.addCleanup(outside.close)
        os.symlink(outside.name, self.folder / "out.yaml")
        os.symlink("circle", self.folder / "circle")
        self.expect_lost("gone.yaml", "there is no such file")
        self.expect_lost("folder", "it is a folder")
        self.expect_lost("out.yaml", "it is a link that leads out of the manifest's folder")
        self.expect_lost("circle", "its links go round in a circle")
        self.fill({"m.yaml": match_of("fifo")})
        self.assertIn("T701: `fifo` cannot be read: ", self.messages("m.yaml")[0])  # and it is not waited for

    def test_links_within_the_folder_are_followed(self):
        self.fill({"games/a.yaml": CLEAN, "m.yaml": match_of("link.yaml")})
        os.symlink("games/a.yaml", self.folder / "link.yaml")
        self.assertEqual(self.told("m.yaml"), [("link.yaml", "legal"), ("m.yaml", "legal")])

    def test_paths_that_lead_out(self):
        for name in ("../a.yaml", "/etc/passwd", "games/../../a.yaml", "a\\b.yaml"):
            with self.subTest(name=name):
                self.fill({"m.yaml": match_of(name)})
                (record,) = self.records("m.yaml")
                self.assertEqual([each["code"] for each in record["findings"]], ["R229"])

    def test_a_deck_beside_a_game_in_another_folder(self):
        game = (b"game: orion-station\nformat: 1\ndeck: d.yaml\nplayers: [Ada, Ben]\nturns: []\n" +
                b"setup: {hands: {Ada: [%s], Ben: [%s]}}\n" % ((b", ".join([b"unknown"] * 5),) * 2) +
                b"result: {winner: Ada, how: time}\n")
        deck = (EXAMPLES / "decks" / "trade-demo.yaml").read_bytes()
        self.fill({"m.yaml": match_of("in/g.yaml"), "in/g.yaml": game, "in/d.yaml": deck})
        self.assertEqual(self.told("m.yaml"), [("in/g.yaml", "legal"), ("m.yaml", "legal")])

    def test_manifests_that_name_each_other(self):
        self.fill({"a.yaml": match_of("b.yaml"), "b.yaml": match_of("a.yaml"),
                   "t.yaml": OPEN + round_of("u.yaml"), "u.yaml": OPEN + round_of("t.yaml")})
        self.assertEqual(self.messages("a.yaml")[0], "T702: game 1 is none: what stands there is a match")
        self.assertEqual(self.messages("t.yaml"),
                         ["T702: a round is made of games and matches, and here is a tournament"])

    def test_a_match_that_names_itself_very_often(self):
        self.fill({"m.yaml": match_of(*["m.yaml"] * 9999)})
        begin = time.monotonic()
        (record,) = self.records("m.yaml")
        self.assertLess(time.monotonic() - begin, TIMEOUT / 4)
        self.assertEqual(record["findings"][0]["code"], "T702")
        self.assertEqual(record["findings"][-1]["message"], "9900 more findings in this document")

    def test_a_file_that_is_named_very_often_is_read_and_told_once(self):
        self.fill({"g.yaml": CLEAN, "t.yaml": OPEN + b"  - round: 1\n    games:\n" + b"      - g.yaml\n" * 9999})
        *told, tournament = self.records("t.yaml")
        self.assertEqual([each["path"] for each in told], ["g.yaml"])
        self.assertEqual(tournament["tournament"]["games"], 1)


class Told(Folder):
    """What is told of games that are met in several ways."""

    def test_games_of_a_named_manifest_and_of_one_in_a_folder(self):
        self.fill({"in/a.yaml": CLEAN, "in/b.yaml": ILLEGAL, "in/m.yaml": match_of("a.yaml", "b.yaml")})
        self.assertEqual(self.told("in/m.yaml"), [("in/a.yaml", "legal"), ("in/b.yaml", "illegal"), ("in/m.yaml", "illegal")])
        self.assertEqual(self.told("in"), self.told("in/m.yaml"))

    def test_a_match_in_a_tournament_in_a_folder(self):
        self.fill({"a.yaml": CLEAN, "m.yaml": match_of("a.yaml"), "t.yaml": OPEN + round_of("m.yaml")})
        want = [("a.yaml", "legal"), ("m.yaml", "legal"), ("t.yaml", "legal")]
        self.assertEqual(self.told("."), want)
        self.assertEqual(self.told("t.yaml"), want)

    def test_a_tournament_in_one_file_with_its_games(self):
        for name in ("t.yaml", "./t.yaml"):
            with self.subTest(name=name):
                whole = OPEN + round_of(name) + b"---\n" + CLEAN + b"---\n" + match_of("g.yaml")
                self.fill({"t.yaml": whole, "g.yaml": other(CLEAN, 1)})
                records = self.records("t.yaml")
                self.assertEqual([(each["path"], each["document"]) for each in records],
                                 [("t.yaml", 1), ("t.yaml", 2), ("g.yaml", 1), ("t.yaml", 3)])
                self.assertEqual(records[0]["tournament"]["games"], 2)

    def test_on_standard_input(self):
        self.fill({"in/a.yaml": CLEAN})
        given = match_of("a.yaml")
        self.assertEqual(self.told("--stdin-filename", "in/m.yaml", "-", given=given),
                         [("in/a.yaml", "legal"), ("in/m.yaml", "legal")])
        self.assertEqual(self.told("-", given=match_of("in/a.yaml")), [("in/a.yaml", "legal"), ("-", "legal")])
        self.assertEqual(self.told("-", given=given), [("-", "undetermined")])

    def test_list_files_and_exclude(self):
        self.fill({"a.yaml": CLEAN, "m.yaml": match_of("a.yaml")})
        self.assertEqual(self.check("--list-files", "m.yaml").out, b"m.yaml\n")
        self.assertEqual(self.check("--list-files", ".").out, b"a.yaml\nm.yaml\n")
        # A game that is left out of the walk is still one of the match.
        self.assertEqual(self.told("--exclude", "a.yaml", "."), [("m.yaml", "legal")])

    def test_quiet(self):
        self.fill({"a.yaml": CLEAN, "b.yaml": ILLEGAL, "m.yaml": match_of("a.yaml", "b.yaml")})
        done = self.check("--quiet", "m.yaml")
        self.assertEqual(done.status, 1)
        self.assertNotIn(b"a.yaml", done.out.replace(b"m.yaml", b""))
        self.assertIn(b"error[T703]", done.out)

    def test_baseline(self):
        self.fill({"b.yaml": ILLEGAL, "m.yaml": match_of("b.yaml", "gone.yaml")})
        self.assertEqual(self.check("--write-baseline", "known.json", "m.yaml").status, 0)
        codes = sorted(each["code"] for each in parsed((self.folder / "known.json").read_bytes())["findings"])
        self.assertIn("T701", codes)
        self.assertIn("T703", codes)
        done = self.check("--baseline", "known.json", "m.yaml")
        self.assertEqual((done.status, b"error[" in done.out), (0, False), done)
        self.fill({"gone.yaml": other(CLEAN, 1)})
        self.assertIn(b"T701 of the baseline no longer occurs", self.check("--baseline", "known.json", "m.yaml").out)

    def test_require_result(self):
        self.fill({"a.yaml": CLEAN.replace(b"result: {winner: blue, how: resignation}\n", b""),
                   "m.yaml": match_of("a.yaml")})
        self.assertEqual(self.check("m.yaml").status, 0)
        self.assertEqual(self.check("--require-result", "m.yaml").status, 1)


class Formats(Folder):
    def setUp(self):
        super().setUp()
        pairs = [("Ada", "+", "Ben"), ("Cleo", "!", "Dan")], [("Ada", "?", "Cleo"), ("Ben", "=", "Zed")]
        Tournament(["Ada", "Ben", "Cleo", "Dan"], pairs).write(self.folder)

    def test_the_same_bytes_for_any_number_of_workers(self):
        names = [f"g{number}.yaml" for number in range(200)]
        self.fill({name: other(CLEAN, number) for number, name in enumerate(names)})
        self.fill({f"m{number}.yaml": match_of(*names[10 * number:10 * number + 10]) for number in range(20)})
        self.fill({"t.yaml": OPEN + round_of(*[f"m{number}.yaml" for number in range(20)])})
        for form in FORMATS:
            for path in ("t.yaml", ".", "tournament.yaml"):
                with self.subTest(form=form, path=path):
                    one = self.check("--format", form, "-j", "1", path)
                    for jobs in ("2", "8"):
                        many = self.check("--format", form, "-j", jobs, path)
                        self.assertEqual((many.status, many.out, many.err), (one.status, one.out, one.err))

    def test_elsewhere_in_json_and_sarif(self):
        (record,) = [each for each in self.records("tournament.yaml") if each["path"] == "tournament.yaml"]
        (stranger,) = [each for each in record["findings"] if each["code"] == "T711"]
        place = {"message": "the player in the record", "path": "r2/t2.orion.yaml", "place": {"line": 4, "column": 32}}
        self.assertEqual(stranger["elsewhere"], [place])
        sarif = parsed(self.check("--format", "sarif", "tournament.yaml").out)
        (result,) = [each for each in sarif["runs"][0]["results"] if each["ruleId"] == "orionref/T711"]
        (related,) = result["relatedLocations"]
        self.assertEqual(related["physicalLocation"]["artifactLocation"]["uri"], "r2/t2.orion.yaml")
        self.assertEqual(related["physicalLocation"]["region"], {"startLine": 4, "startColumn": 32})

    def test_a_report(self):
        done = run("report", "tournament.yaml", "-o", "report.html", where=self.folder)
        self.assertEqual(done.status, 1, done)
        page = (self.folder / "report.html").read_text(encoding="utf-8")
        section = page[page.rindex('<article class="record"'):]
        for words in ("Spring Open", "4 players", "The tournament as it is recorded cannot stand.", "T711"):
            self.assertIn(words, section)
        for words in ("The board, step by step", "Every placement"):
            self.assertNotIn(words, section)

    def test_a_report_on_false_standings(self):
        self.fill({"g.yaml": CLEAN, "t.yaml": OPEN + round_of("g.yaml") + b"standings: [{player: Ada, points: 3}]\n"})
        run("report", "t.yaml", "-o", "report.html", where=self.folder)
        page = (self.folder / "report.html").read_text(encoding="utf-8")
        self.assertIn("But not everything that it claims holds: Ada is recorded with 3 points", page)
        self.assertIn("Claims that do not hold:", page)


class Commands(Folder):
    """Commands that ask for a game."""

    def test_say_that_there_is_none(self):
        self.fill({"a.yaml": CLEAN, "m.yaml": match_of("a.yaml"), "t.yaml": OPEN + round_of("a.yaml")})
        for arguments, want in (
            (("show", "m.yaml"), b"orionref: m.yaml is a match, which has no position: orionref check m.yaml judges it\n"),
            (("legal", "t.yaml"),
             b"orionref: t.yaml is a tournament, which has no position: orionref check t.yaml judges it\n"),
            (("diff", "m.yaml", "a.yaml"),
             b"orionref: m.yaml is a match, and games are compared: orionref check m.yaml judges it\n"),
            (("diff", "a.yaml", "t.yaml"),
             b"orionref: t.yaml is a tournament, and games are compared: orionref check t.yaml judges it\n"),
        ):
            with self.subTest(arguments=arguments):
                done = run(*arguments, where=self.folder)
                self.assertEqual((done.status > 0, done.out, done.err), (True, b"", want), done)


class Limits(Folder):
    def test_of_a_manifest(self):
        self.fill({"g.yaml": CLEAN})
        most = 8 * 1024 * 1024
        whole = OPEN + round_of("g.yaml")
        line = b"# " + b"x" * 997 + b"\n"
        whole += line * ((most - len(whole)) // len(line) - 1)
        whole += b"#" * (most - len(whole) - 1) + b"\n"
        self.assertEqual(len(whole), most)
        self.fill({"t.yaml": whole, "more.yaml": whole + b"#\n"})
        self.assertEqual(self.told("t.yaml")[-1], ("t.yaml", "legal"))
        (record,) = self.records("more.yaml")
        self.assertEqual([each["code"] for each in record["findings"]], ["Y121"])

    def test_of_what_only_looks_like_one(self):
        long = CLEAN + b"x-more:\n" + (b"  - " + b"y" * 1000 + b"\n") * 300
        for begin in (b"match-point: 1\n", b'"matches": 1\n', b"# \ntournaments: 1\n"):
            with self.subTest(begin=begin):
                self.fill({"g.yaml": begin + long})
                (record,) = self.records("g.yaml")
                self.assertEqual([each["code"] for each in record["findings"]], ["Y121"])
                self.assertIsNone(record["id"])

    def test_a_fault_in_a_long_manifest_is_told_as_what_it_is(self):
        names = "".join(f"      - games/of/round/one/number-{number}.yaml\n" for number in range(9000)).encode()
        self.fill({"t.yaml": OPEN + b"  - round: 1\n    games:\n" + names + b"note: [\n"})
        self.assertGreater((self.folder / "t.yaml").stat().st_size, 256 * 1024)
        (record,) = self.records("t.yaml")
        self.assertEqual([each["code"] for each in record["findings"]], ["Y101"])


class Ends(Folder):
    """Runs that end before their time."""

    def setUp(self):
        super().setUp()
        games = b"".join(b"---\n" + other(CLEAN, number) for number in range(20000 if ALL else 4000))
        self.fill({"games.yaml": games, "t.yaml": OPEN + round_of("games.yaml")})

    def start(self, *arguments):
        return subprocess.Popen([PROGRAM, "check", *arguments], cwd=self.folder, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, env=environment(), bufsize=0)

    def test_a_closed_pipe(self):
        process = self.start("--format", "ndjson", "t.yaml")
        process.stdout.readline()
        process.stdout.close()
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()
        self.assertEqual(process.wait(TIMEOUT), -signal.SIGPIPE)

    def test_an_interrupt(self):
        os.mkfifo(self.folder / "never")  # so that the run cannot end by itself
        process = self.start("--format", "ndjson", "t.yaml", "never")
        first = process.stdout.readline()
        self.assertEqual(parsed(first)["path"], "games.yaml")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=TIMEOUT)
        self.assertEqual(process.returncode, 130, err)
        self.assertTrue(out.endswith(b"\n") or not out)
        for line in out.splitlines():
            parsed(line)


if __name__ == "__main__":
    unittest.main()
