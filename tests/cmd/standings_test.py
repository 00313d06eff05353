#!/usr/bin/env python3
"""`orionref standings`: the formats say the same, the table is what the games give, and `--as-of` is what it was then."""

import csv
import io
import os
import pathlib
import re
import tempfile
import unittest

from json_ajv_test import faults
from program import CLEAN, SOURCE, STATION, fill, parsed, run
from tournaments import NAMES, Tournament, of_hostile_names, round_robin

MANIFEST = "tournament.yaml"
FORMULA = re.compile(r"\A[ \t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20]")


def of_cells(pairs):
    """Endings for pairs of a round robin, as they come."""
    return [[("bye", one or other) if None in (one, other) else (one, "+-=+-"[(3 * number + table) % 5], other)
             for table, (one, other) in enumerate(round)] for number, round in enumerate(pairs)]


class Folder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def standings(self, *arguments, status=0, manifest=MANIFEST):
        done = run("standings", manifest, *arguments, where=self.folder)
        if status is not None:
            self.assertEqual(done.status, status, done)
        return done

    def json(self, *arguments, status=0):
        return parsed(self.standings("--format", "json", *arguments, status=status).out)


def cell(encounter):
    """As the cross-table of a swiss has it."""
    if encounter["how"] == "bye":
        return "bye"
    sign = {"win": "+", "tie": "=", "loss": "-", None: "?"}[encounter["result"]]
    lines = ",".join(str(each["line"]) for each in encounter["opponents"])
    return sign + lines + ("F" if encounter["how"] == "forfeit" else "") + ("*" if encounter["irregular"] else "")


class Formats(Folder):
    def setUp(self):
        super().setUp()
        of_hostile_names().write(self.folder)
        self.made = self.json(status=1)

    def test_json_is_as_its_schema_says(self):
        self.assertEqual(faults([{"value": self.made, "schema": "standings"}]), [[]])
        row = self.made["standings"][0]
        broken = [{**self.made, "type": "diff"}, {**self.made, "more": 1}, {**self.made, "standings": [{**row, "rank": 0}]},
                  {**self.made, "regulations": None}]
        for each in faults([{"value": value, "schema": "standings"} for value in broken]):
            self.assertNotEqual(each, [])

    def test_every_kind_of_cell_is_there(self):
        encounters = [each for row in self.made["standings"] for round in row["rounds"] for each in round["encounters"]]
        self.assertEqual({each["how"] for each in encounters}, {"played", "open", "forfeit", "bye"})
        self.assertEqual({each["result"] for each in encounters}, {"win", "tie", "loss", None})
        self.assertTrue(any(row["withdrawn_after"] == 4 for row in self.made["standings"]))
        self.assertEqual({row["player"] for row in self.made["standings"]}, set(NAMES))

    def test_csv_says_the_same(self):
        done = self.standings("--format", "csv", status=1)
        self.assertIn(b"orionref check tournament.yaml finds ", done.err)
        self.assertEqual(done.out.count(b"\r\n"), done.out.count(b"\n"))
        rows = list(csv.DictReader(io.StringIO(done.out.decode("utf-8"), newline=""), strict=True))
        self.assertEqual(len(rows), len(self.made["standings"]))
        keys = [each["tie_break"] for each in self.made["tie_breaks"]]
        for read, row in zip(rows, self.made["standings"]):
            self.assertNotIn(None, read)
            name = read["player"]
            self.assertEqual(name.removeprefix("'"), row["player"])
            self.assertEqual(name.startswith("'"), bool(FORMULA.match(row["player"])), name)
            for key in ("line", "rank", "points", "played", "won", "tied", "lost"):
                self.assertEqual(float(read[key]), row[key], key)
            self.assertEqual([float(read[key]) if read[key] else None for key in keys], row["tie_breaks"])
            self.assertEqual(read["withdrawn-after"], str(row["withdrawn_after"] or ""))
            for round in row["rounds"]:
                prefix = f"round-{round['round']}-"
                opponents = "|".join(" ".join(str(each["line"]) for each in one["opponents"]) for one in round["encounters"])
                self.assertEqual(read[prefix + "opponents"], opponents)
                words = {"bye": "bye", "open": "open"}
                results = [words.get(one["how"]) or ("forfeit-" if one["how"] == "forfeit" else "") + one["result"]
                           for one in round["encounters"]]
                self.assertEqual(read[prefix + "result"].replace("*", ""), "|".join(results))

    def test_no_field_of_csv_is_a_formula(self):
        text = self.standings("--format", "csv", status=1).out.decode("utf-8")
        for row in csv.reader(io.StringIO(text, newline=""), strict=True):
            for field in row:
                if not re.fullmatch(r"-?\d+(\.\d+)?", field):
                    self.assertNotRegex(field, FORMULA)

    def test_text_says_the_same(self):
        text = self.standings(status=1).out.decode("utf-8")
        ranking, cross = text.split("Cross-table", 1)
        for row in self.made["standings"]:
            rank = f"{row['rank']}{'=' if row['shared'] else ''}"
            line = [each for each in ranking.splitlines() if re.match(rf" *{rank} +{re.escape(row['player'])}  ", each)]
            self.assertEqual(len(line), 1, row["player"])
            values = line[0].split(row["player"], 1)[1].split()
            numbers = [row["points"], *row["tie_breaks"], row["played"], row["won"], row["tied"], row["lost"]]
            self.assertEqual([None if each == "-" else float(each) for each in values], numbers)
            line = [each for each in cross.splitlines() if re.match(rf" *{row['line']}  {re.escape(row['player'])}  ", each)]
            self.assertEqual(len(line), 1, row["player"])
            cells = [" ".join(map(cell, round["encounters"])) for round in row["rounds"]]
            out = row["withdrawn_after"]
            cells = [each or ("out" if out is not None and number >= out else "") for number, each in enumerate(cells)]
            self.assertEqual(line[0].split(row["player"], 1)[1].split()[:len(cells)], cells)
        for each in self.made["irregular"]:
            self.assertIn(f"{each['path']}:{each['line']}, round {each['round']}", text)
        for each in self.made["tie_breaks"]:
            self.assertIn(f"{each['acronym']} {each['name']} ({each['articles']})", text.replace("\n", " "))

    def test_a_file_is_written_whole(self):
        for form in ("text", "json", "csv", "html"):
            out = self.standings("--format", form, status=1).out
            self.assertEqual(self.standings("--format", form, "-o", "table", status=1).out, b"")
            self.assertEqual((self.folder / "table").read_bytes(), out)
            self.assertEqual(self.standings("--format", form, "-j", "1", status=1).out, out)
            self.assertEqual(self.standings("--format", form, "-j", "7", status=1).out, out)

    def test_records_are_not_written_over(self):
        for path in (MANIFEST, "new.yaml"):
            before = (self.folder / MANIFEST).read_bytes()
            self.assertEqual(self.standings("-o", path, status=2).out, b"")
            self.assertEqual((self.folder / MANIFEST).read_bytes(), before)


class Tables(Folder):
    def test_points_are_those_of_the_games(self):
        players = [f"P{number}" for number in range(1, 9)]
        rounds = of_cells(round_robin(players))
        Tournament(players, rounds, system="round-robin", scoring="{win: 3, tie: 1.25}").write(self.folder)
        points = dict.fromkeys(players, 0)
        for one, ending, other in (each for round in rounds for each in round):
            points[one] += {"+": 3, "=": 1.25, "-": 0}[ending]
            points[other] += {"-": 3, "=": 1.25, "+": 0}[ending]
        made = self.json()
        self.assertEqual({row["player"]: row["points"] for row in made["standings"]}, points)
        self.assertEqual([row["points"] for row in made["standings"]], sorted(points.values(), reverse=True))
        text = self.standings().out.decode()
        self.assertIn("player against player", text)
        self.assertIn("scoring: win 3, tie 1.25, loss 0", text)

    def test_a_round_robin_is_a_mirror(self):
        players = [f"P{number}" for number in range(1, 8)]
        there = round_robin(players)
        back = [[pair[::-1] for pair in round] for round in there]
        for system, pairs in (("round-robin", there), ("double-round-robin", there + back)):
            Tournament(players, of_cells(pairs), system=system).write(self.folder)
            text = self.standings().out.decode()
            rows = text.split("Cross-table")[1].split("\n\n")[0].splitlines()[2:]
            cells = [row.split()[2:2 + len(players)] for row in rows]
            mirror = str.maketrans("+-", "-+")
            for one in range(len(players)):
                self.assertEqual(cells[one][one], "x")
                for other in range(len(players)):
                    if one != other:
                        self.assertEqual(cells[one][other].translate(mirror), cells[other][one])
                        self.assertEqual(len(cells[one][other]), 2 if system.startswith("double") else 1)

    def test_as_of_is_what_it_was_then(self):
        whole = of_hostile_names().write(self.folder)
        for number in range(1, len(whole.rounds) + 1):
            then = self.json("--as-of", str(number), status=1)
            with tempfile.TemporaryDirectory() as folder:
                whole.first(number).write(folder)
                done = run("standings", MANIFEST, "--format", "json", where=folder)
                alone = parsed(done.out)
            for made in (then, alone):
                made["tournament"].pop("rounds_listed")
                made.pop("findings")  # these are of the whole manifest
            self.assertEqual(then, alone)

    def test_a_round_that_there_is_not(self):
        Tournament(["Ada", "Ben"], [[("Ada", "+", "Ben")]]).write(self.folder)
        done = self.standings("--as-of", "2", status=2)
        self.assertEqual((done.out, done.err), (b"", b"orionref: tournament.yaml has no round 2: its only round is 1\n"))
        for wrong in ("0x1", "-1", "one", ""):
            self.assertEqual(self.standings(f"--as-of={wrong}", status=2).out, b"")

    def test_no_rounds_and_nothing_that_parts_players(self):
        Tournament(["Ada", "Ben"], []).write(self.folder)
        made = self.json()
        self.assertEqual([(row["rank"], row["shared"]) for row in made["standings"]], [(1, True)] * 2)
        text = self.standings().out.decode()
        self.assertIn("before the first round", text)
        self.assertIn("Players who share a rank", text)

    def test_illegal_games_as_the_manifest_says(self):
        rounds = [[("Ada", "!", "Ben"), ("Cleo", "=", "Dana")]]
        want = {"excluded": (0, "not-counted", "?"), "loss-for-offender": (0, "loss-for-offender", "-"),
                "as-claimed": (1, "as-claimed", "+")}
        for word, (points, treatment, sign) in want.items():
            Tournament(["Ada", "Ben", "Cleo", "Dana"], rounds, illegal_games=word).write(self.folder)
            done = run("standings", MANIFEST, "--format", "json", where=self.folder)
            made = parsed(done.out)
            [game] = made["irregular"]
            self.assertEqual((game["path"], game["round"], sorted(game["players"])), ("r1/t1.orion.yaml", 1, ["Ada", "Ben"]))
            self.assertEqual(game["treatment"], treatment)
            [ada] = [row for row in made["standings"] if row["player"] == "Ada"]
            self.assertEqual(ada["points"], points)
            [encounter] = ada["rounds"][0]["encounters"]
            self.assertEqual((cell(encounter)[0], encounter["irregular"]), (sign, True))
            text = run("standings", MANIFEST, where=self.folder).out.decode()
            self.assertIn("Irregular games\nr1/t1.orion.yaml:1, round 1, Ada and Ben: ", text)


class OtherFiles(Folder):
    def test_kinds(self):
        fill(self.folder, {
            "game.yaml": CLEAN, "deck.yaml": (SOURCE / "records/examples/decks/trade-demo.yaml").read_bytes(),
            "match.yaml": b"match: [Ada, Ben]\nformat: 1\ngames: [a.yaml]\n", "other.yaml": b"version: 3\n",
            "empty.yaml": b"", "two.yaml": b"---\n".join([b"tournament: T\nformat: 1\n"] * 2), "station.yaml": STATION,
        })
        for name, said in (("game", b"a game"), ("deck", b"a deck"), ("match", b"a match"), ("station", b"a game"),
                           ("other", b"no tournament"), ("empty", b"no tournament"), ("two", b"more than one tournament")):
            done = self.standings(status=2, manifest=f"{name}.yaml")
            self.assertEqual(done.out, b"")
            self.assertIn(f"{name}.yaml holds ".encode() + said, done.err)
        for path in ("nothing.yaml", "."):
            self.assertEqual(self.standings(status=3, manifest=path).out, b"")
        self.assertEqual(self.standings(status=2, manifest="-").out, b"")

    def test_what_cannot_be_read_as_a_tournament(self):
        fill(self.folder, {"a.yaml": b"tournament: T\nformat: 1\nplayers: 3\n", "b.yaml": b"tournament: [\n"})
        for name in ("a.yaml", "b.yaml"):
            done = self.standings("-o", "table", status=1, manifest=name)
            self.assertEqual(done.out, b"")
            self.assertIn(f"{name}:".encode(), done.err)
            self.assertIn(b"error[", done.err)
            self.assertIn(b"there are no standings", done.err)
            self.assertFalse(os.path.exists(self.folder / "table"))


if __name__ == "__main__":
    unittest.main()
