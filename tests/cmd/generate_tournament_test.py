#!/usr/bin/env python3
"""`orionref generate tournament`: what it writes holds together, told by a second reader of its files, and is the same
for the same seed."""

import collections
import decimal
import itertools
import json
import math
import os
import pathlib
import re
import tempfile
import unittest

import yaml

from program import ALL, fill, run

# Of libyaml, where there is one: it is many times as fast.
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

SYSTEMS = ("round-robin", "double-round-robin", "swiss", "knockout", "free")
MANIFEST = "tournament.orion.yaml"


def generate(*arguments, **more):
    return run("generate", "tournament", *arguments, **more)


def contents(folder):
    return {str(each.relative_to(folder)): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def reference(player):
    return player if isinstance(player, str) else player["id"]


class Tournament:
    """A folder that was written, as another program reads it."""

    def __init__(self, folder):
        self.folder = folder
        self.text = (folder / MANIFEST).read_text(encoding="utf-8")
        self.manifest = yaml.load(self.text, LOADER)
        self.players = [reference(each) for each in self.manifest["players"]]
        self.scoring = {key: decimal.Decimal(worth) for key, worth in self.manifest["scoring"].items()}
        self.places = [decimal.Decimal(worth) for worth in self.manifest.get("station-places", [])]
        self.left = {each["player"]: int(each["after-round"]) for each in self.manifest.get("withdrawn", [])}
        self.verdicts = self._verdicts()
        self.ids = []
        self.rounds = [self._encounters(each) for each in self.manifest["rounds"]]

    def _verdicts(self):
        """Of the records of games, by path and number."""
        done = run("check", "--format", "ndjson", "--exit-zero", ".", where=self.folder)
        lines = [json.loads(line) for line in done.out.splitlines()]
        return {
            (each["path"], each["document"]): each for each in lines if each["type"] == "record" and each.get("game")
        }

    def _documents(self, path):
        return list(yaml.load_all((self.folder / path).read_bytes(), LOADER))

    def _encounters(self, written):
        """A round as a list of its places: what each player gets, and how it came about."""
        encounters = []
        for path in written.get("games", []):
            for number, document in enumerate(self._documents(path), 1):
                if "match" in document:
                    encounters.append(("played", self._match(path, document, written)))
                else:
                    encounters.append(("played", self._worth(self._ahead(path, number, document, written))))
        for player in written.get("byes", []):
            encounters.append(("bye", {player: self.scoring["bye"]}))
        for each in written.get("forfeits", []):
            points = {each["winner"]: self.scoring["forfeit-win"], each["loser"]: self.scoring["forfeit-loss"]}
            encounters.append(("forfeit", points))
        return encounters

    def _ahead(self, path, number, document, written):
        """By player how many came out ahead, by the verdict on the record."""
        verdict = self.verdicts[path, number]
        assert verdict["verdict"] == "legal" and verdict["complete"] and verdict["claims"] != "fail", verdict
        event = document["event"]
        assert event["round"] == written["round"] and event["date"] == written["date"], event
        assert event["name"] == self.manifest["tournament"], event
        self.ids.append(document["id"])
        if document["game"] == "orion-duel":
            seats = {colour: reference(each) for colour, each in document["players"].items()}
            winner = document["result"]["winner"]
            if verdict["outcome"]:
                assert verdict["outcome"]["winner"] == winner, verdict
            return {player: int(winner not in (colour, "tie")) for colour, player in seats.items()}
        winners = document["result"]["winner"]
        winners = [winners] if isinstance(winners, str) else winners
        if len(document["players"]) == 2:
            return {player: int(player not in winners) for player in document["players"]}
        assert verdict["outcome"]["winner"] == winners, verdict
        credits = verdict["outcome"]["credits"]
        return {player: sum(other > credits[player] for other in credits.values()) for player in credits}

    def _match(self, path, document, written):
        won = collections.Counter()
        for game in document["games"]:
            beside = str(pathlib.PurePosixPath(path).parent / game)
            ahead = self._ahead(beside, 1, self._documents(beside)[0], written)
            assert max(won.values(), default=0) < 2, path
            if sum(ahead.values()):
                won[min(ahead, key=ahead.get)] += 1
        players = [reference(each) for each in document["match"]]
        assert max(won.values()) == 2 and document["score"] == {each: str(won[each]) for each in players}, document
        return self._worth({each: int(won[each] < 2) for each in players})

    def _worth(self, ahead):
        if len(ahead) > 2:
            return {player: self.places[place] if place < len(self.places) else 0 for player, place in ahead.items()}
        if not any(ahead.values()):
            return {player: self.scoring["tie"] for player in ahead}
        return {player: self.scoring["loss" if place else "win"] for player, place in ahead.items()}

    def points(self):
        total = dict.fromkeys(self.players, decimal.Decimal(0))
        for _, each in itertools.chain(*self.rounds):
            for player, points in each.items():
                total[player] += points
        return total

    def meetings(self):
        met = collections.Counter()
        for _, each in itertools.chain(*self.rounds):
            met.update(frozenset(pair) for pair in itertools.combinations(each, 2))
        return met


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def make(self, *arguments):
        folder = self.folder / str(len(list(self.folder.iterdir())))
        done = generate("-o", str(folder), *arguments)
        self.assertEqual((done.status, done.out, done.err), (0, b"", b""), done)
        return folder


class Systems(Folder):
    def judge(self, tournament, system, count):
        self.assertEqual(tournament.manifest["system"], system)
        self.assertEqual(len(tournament.players), count)
        self.assertEqual(len(set(tournament.players)), count)
        self.assertEqual([each["round"] for each in tournament.manifest["rounds"]],
                         [str(number) for number in range(1, len(tournament.rounds) + 1)])
        dates = [each["date"] for each in tournament.manifest["rounds"]]
        self.assertEqual(dates, sorted(set(dates)))
        self.assertEqual(len(tournament.ids), len(set(tournament.ids)))
        for number, encounters in enumerate(tournament.rounds):
            there = [player for _, each in encounters for player in each]
            self.assertEqual(len(there), len(set(there)), number)
            for player in there:
                self.assertLess(number, tournament.left.get(player, math.inf))
        claimed = [(each["player"], decimal.Decimal(each["points"])) for each in tournament.manifest["standings"]]
        self.assertEqual(dict(claimed), tournament.points())
        self.assertEqual([points for _, points in claimed], sorted((each for _, each in claimed), reverse=True))
        getattr(self, "judge_" + system.replace("-", "_"))(tournament, count)

    def judge_round_robin(self, tournament, count, times=1):
        every = {frozenset(pair): times for pair in itertools.combinations(tournament.players, 2)}
        self.assertEqual(dict(tournament.meetings()), every)
        self.assertEqual(len(tournament.rounds), times * (count - 1 + count % 2))

    def judge_double_round_robin(self, tournament, count):
        self.judge_round_robin(tournament, count, 2)

    def judge_swiss(self, tournament, count):
        self.assertEqual(max(tournament.meetings().values()), 1)
        self.assertEqual(len(tournament.rounds), math.ceil(math.log2(count)))
        for number, encounters in enumerate(tournament.rounds):
            there = {player for _, each in encounters for player in each}
            away = {player for player, rounds in tournament.left.items() if rounds <= number}
            self.assertEqual(there | away, set(tournament.players))
        self.assertEqual(bool(tournament.left), count >= 16)

    def judge_knockout(self, tournament, count):
        self.assertEqual(len(tournament.rounds), math.ceil(math.log2(count)))
        left = set(tournament.players)
        for encounters in tournament.rounds:
            main = [each for _, each in encounters if left & set(each)]
            self.assertEqual({player for each in main for player in each}, left)
            self.assertLessEqual(len(encounters) - len(main), 1)  # for third place
            left = {max(each, key=each.get) for each in main}
        self.assertEqual(len(left), 1)

    def judge_free(self, tournament, count):
        for encounters in tournament.rounds:
            seated = sum(len(each) for _, each in encounters)
            self.assertIn(count - seated, (0, 1, 2, 3))

    def test_each_system_by_a_second_reader(self):
        counts = (8, 9, 16, 33, 64) if ALL else (8, 9)
        for system, count in itertools.product(SYSTEMS, counts):
            for seed in ("1", "2", "3") if ALL else ("1",):
                with self.subTest(system=system, count=count, seed=seed):
                    made = self.make("--system", system, "--players", str(count), "--seed", seed)
                    self.judge(Tournament(made), system, count)
        for system in ("swiss", "knockout"):
            for count in (2, 3, 5, 16, 33, 64):
                with self.subTest(system=system, count=count):
                    made = self.make("--system", system, "--players", str(count))
                    self.judge(Tournament(made), system, count)

    def test_matches(self):
        for system in ("knockout", "round-robin"):
            made = self.make("--system", system, "--players", "6", "--matches")
            tournament = Tournament(made)
            self.judge(tournament, system, 6)
            # D2.5: the galaxies are placed by turns.
            for path in made.glob("round-*/*-match.orion.yaml"):
                placers = []
                for game in yaml.load(path.read_bytes(), LOADER)["games"]:
                    record = yaml.load((path.parent / game).read_bytes(), LOADER)
                    (colour,) = record["setup"]["galaxies"]
                    placers.append(reference(record["players"][colour]))
                self.assertTrue(all(one != other for one, other in zip(placers, placers[1:])), placers)

    def test_station(self):
        for system, count, options in (
            ("round-robin", 6, ()),
            ("knockout", 6, ()),
            ("swiss", 8, ("--records", "archives")),
            ("free", 13, ("--table", "4", "--rounds", "2")),
        ):
            with self.subTest(system=system):
                made = self.make("--game", "orion-station", "--system", system, "--players", str(count), *options)
                self.judge(Tournament(made), system, count)
        made = Tournament(self.make("--game", "orion-station", "--system", "swiss", "--table", "3", "--players", "10"))
        sizes = {len(each) for _, each in itertools.chain(*made.rounds)}
        self.assertEqual(sizes, {2, 3})
        self.assertEqual({each["player"] for each in made.manifest["standings"]}, set(made.players))

    def test_archives_hold_the_same_games(self):
        single = contents(self.make("--system", "swiss", "--players", "9", "--seed", "4"))
        archived = contents(self.make("--system", "swiss", "--players", "9", "--seed", "4", "--records", "archives"))
        del single[MANIFEST], archived[MANIFEST]
        self.assertEqual(sorted(archived), [f"round-0{number}.orion.yaml" for number in range(1, 5)])
        self.assertEqual(b"".join(single[each] for each in sorted(single)),
                         b"".join(archived[each] for each in sorted(archived)))
        archived = contents(self.make("--matches", "--players", "4", "--records", "archives"))
        self.assertEqual(archived["round-01.orion.yaml"].count(b"\n  - game: orion-duel\n"),
                         archived["round-01.orion.yaml"].count(b"\n    id: open-1-r1-"))

    def test_options_stand_in_the_comment(self):
        made = self.make("--system", "swiss", "--players", "11", "--rounds", "3", "--matches", "--seed", "9")
        command = re.search(r"^# orionref generate tournament (.*)$", Tournament(made).text, re.MULTILINE)[1].split()
        again = self.folder / "again"
        self.assertEqual(generate("-o", str(again), *command).status, 0)
        self.assertEqual(contents(again), contents(made))

    def test_seeds(self):
        one = contents(self.make("--seed", "1", "--system", "swiss"))
        again = contents(self.make("--system", "swiss"))
        other = contents(self.make("--seed", "2", "--system", "swiss"))
        self.assertEqual(one, again)
        self.assertNotEqual(one["round-01/table-01.orion.yaml"], other["round-01/table-01.orion.yaml"])

    def test_surroundings_change_nothing(self):
        plain = contents(self.make("--players", "33", "--system", "swiss"))
        folder = self.folder / "elsewhere"
        done = generate("-o", str(folder), "--players", "33", "--system", "swiss",
                        LC_ALL="de_DE.UTF-8", TZ="Pacific/Kiritimati")
        self.assertEqual(done.status, 0, done)
        self.assertEqual(contents(folder), plain)


class Faults(Folder):
    CODES = ("T701 T702 T703 T704 T711 T712 T713 T714 T721 T722 T723 T731 T732 T733 T734 T735 T736 T741 T742 "
             "T743").split()
    NEEDS = {
        "T713": ["--system", "swiss"], "T734": ["--system", "swiss"], "T736": ["--system", "knockout"],
        "T721": ["--matches"], "T722": ["--matches"], "T723": ["--matches"], "T741": ["--matches"],
    }

    def test_kinds(self):
        listed = generate("--illegal")
        self.assertEqual(listed.status, 0)
        self.assertEqual(re.findall(r"^  (\S+) .*\S$", listed.out.decode(), re.MULTILINE), self.CODES)

    def test_each_is_planted_where_it_is_said(self):
        for code in self.CODES:
            with self.subTest(code=code):
                options = self.NEEDS.get(code, [])
                made = self.make("--illegal", code, *options)
                said = re.search(r"^# planted: (\S+) at (.*)$", (made / MANIFEST).read_text(encoding="utf-8"),
                                 re.MULTILINE)
                self.assertEqual(said[1], code)
                for place in said[2].split(", "):
                    path, line = place.rsplit(":", 1)
                    lines = (made / path).read_text(encoding="utf-8").splitlines()
                    self.assertTrue(lines[int(line) - 1].strip(), place)
                self.assertNotEqual(contents(made), contents(self.make(*options)))

    def test_what_has_no_place_is_said(self):
        for code, options in (("T713", []), ("T721", ["--system", "swiss"]), ("T735", ["--system", "swiss"]),
                              ("T736", []), ("T734", ["--system", "free"])):
            done = generate("-o", str(self.folder / "none"), "--illegal", code, *options)
            self.assertEqual((done.status, done.out), (2, b""), done)
            self.assertIn(b"no place for " + code.encode(), done.err)
        self.assertEqual(list(self.folder.iterdir()), [])


class Refusals(Folder):
    def test_options(self):
        for arguments, said in (
            (["--players", "1"], b"--players"),
            (["--players", "1025"], b"--players"),
            (["--players", "010"], b"--players"),
            (["--rounds", "0"], b"--rounds"),
            (["--rounds", "8"], b"has 7 rounds at most, not 8"),
            (["--system", "swiss", "--rounds", "5"], b"has 4 rounds at most, not 5"),
            (["--system", "knockout", "--rounds", "4"], b"has 3 rounds at most, not 4"),
            (["--system", "free", "--rounds", "1000"], b"has 999 rounds at most"),
            (["--system", "league"], b"league"),
            (["--game", "chess"], b"chess"),
            (["--records", "zip"], b"zip"),
            (["--count", "3"], b"--count"),
            (["--illegal", "D405"], b"D405 cannot be planted"),
            (["--table", "3", "--system", "swiss"], b"--game orion-station"),
            (["--table", "3", "--game", "orion-station"], b"--system swiss or free"),
            (["--table", "7", "--game", "orion-station"], b"--table"),
            (["--table", "4", "--players", "3", "--game", "orion-station", "--system", "free"], b"too few"),
            (["--matches", "--game", "orion-station"], b"--matches"),
            (["--players", "1024"], b"523776 games"),
        ):
            with self.subTest(arguments=arguments):
                done = generate("-o", str(self.folder / "none"), *arguments)
                self.assertEqual((done.status, done.out), (2, b""), done)
                self.assertIn(said, done.err)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_folders(self):
        done = generate()
        self.assertEqual((done.status, done.out), (2, b""))
        self.assertIn(b"-o FOLDER is missing", done.err)
        fill(self.folder, {"full/mine.txt": b"mine\n", "file": b"mine\n"})
        (self.folder / "empty").mkdir()
        for name, said in (("full", b"is not empty"), ("file", b"is no folder")):
            done = generate("-o", str(self.folder / name))
            self.assertEqual((done.status, done.out), (2, b""), done)
            self.assertIn(said, done.err)
        self.assertEqual(generate("-o", str(self.folder / "empty")).status, 0)
        self.assertEqual(generate("-o", str(self.folder / "a" / "b")).status, 0)
        self.assertEqual(contents(self.folder / "empty"), contents(self.folder / "a" / "b"))
        self.assertEqual(contents(self.folder / "full"), {"mine.txt": b"mine\n"})

    def test_what_cannot_be_written(self):
        done = generate("-o", str(self.folder / "file" / "open"))
        self.assertEqual(done.status, 0)
        fill(self.folder, {"other": b"mine\n"})
        done = generate("-o", str(self.folder / "other" / "open"))
        self.assertEqual((done.status, done.out), (3, b""), done)
        self.assertIn(b"cannot make", done.err)
        if os.geteuid() != 0:
            locked = self.folder / "locked"
            locked.mkdir(mode=0o555)
            done = generate("-o", str(locked))
            self.assertEqual((done.status, done.out), (3, b""), done)


if __name__ == "__main__":
    unittest.main()
