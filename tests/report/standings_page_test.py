#!/usr/bin/env python3
"""The page of `orionref standings`: what it holds is what the JSON says, for a parser of HTML and in a browser."""

import base64
import hashlib
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache

import pages  # noqa: E402
import program  # noqa: E402
import tournaments  # noqa: E402


def decimal(value):
    return "-" if value is None else f"{value:.4f}".rstrip("0").rstrip(".")


class Standings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(cls.holder.name)
        players = [f"P{number}" for number in range(1, 14)]
        everyone = [[("bye", one or other) if None in (one, other) else (one, "+=-"[table % 3], other)
                     for table, (one, other) in enumerate(round)] for round in tournaments.round_robin(players)]
        cls.sets = {
            "swiss": tournaments.of_hostile_names(),
            "everyone": tournaments.Tournament(players, everyone, system="round-robin"),
            "none": tournaments.Tournament(["Ada", "Ben"], []),
        }
        cls.files, cls.made = {}, {}
        for name, tournament in cls.sets.items():
            tournament.write(folder / name)
            cls.files[name] = folder / f"{name}.html"
            program.run("standings", f"{name}/tournament.yaml", "--format", "html", "-o", f"{name}.html", where=folder)
            made = program.run("standings", f"{name}/tournament.yaml", "--format", "json", where=folder)
            cls.made[name] = program.parsed(made.out)
        cls.pages = dict(zip(cls.files, pages.node("inspect.mjs", *cls.files.values())))

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    def test_is_html_without_an_error_and_loads_nothing(self):
        for name, page in self.pages.items():
            with self.subTest(name):
                self.assertEqual([], page["errors"])
                self.assertEqual([], page["twice"] + page["dangling"] + page["loads"] + page["events"])
                self.assertLessEqual(page["steepest"], 1)
                only = {"style": 1, "meta": 5}
                self.assertEqual(only, {element: count for element, count in page["elements"].items() if count})
                digest = base64.b64encode(hashlib.sha256(page["style"].encode()).digest()).decode()
                self.assertEqual(f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'",
                                 page["policy"])
                self.assertEqual(f"Standings of {self.sets[name].name}", page["title"])

    def test_the_ranking_is_that_of_the_json(self):
        for name, page in self.pages.items():
            with self.subTest(name):
                want = [[f"{row['rank']}{'=' if row['shared'] else ''}", row["player"], decimal(row["points"]),
                         *map(decimal, row["tie_breaks"]), *(str(row[key]) for key in ("played", "won", "tied", "lost"))]
                        for row in self.made[name]["standings"]]
                self.assertEqual(want, page["tables"][0][1:])
                heads = [each["acronym"] for each in self.made[name]["tie_breaks"]]
                self.assertEqual(["Rank", "Player", "Points", *heads, "Played", "Won", "Tied", "Lost"], page["tables"][0][0])

    def test_the_cross_table_is_that_of_the_text(self):
        for name, page in self.pages.items():
            with self.subTest(name):
                done = program.run("standings", f"{name}/tournament.yaml", where=self.holder.name)
                rows = done.out.decode().split("Cross-table")[1].split("\n\n")[0].splitlines()[2:]
                self.assertEqual(len(rows), len(page["tables"][1]) - 1)
                for row, cells in zip(rows, page["tables"][1][1:]):
                    [line, player, *others] = [each.replace("\u2212", "-") if place > 1 else each
                                               for place, each in enumerate(cells)]
                    self.assertEqual(line, row.split()[0])
                    behind = row.split(player, 1)[1].split()
                    self.assertEqual([each for each in others if each], behind[:len([each for each in others if each])])

    def test_in_a_browser(self):
        told = pages.node("axe.mjs", *self.files.values())
        self.assertEqual(len(told), 2 * len(self.files))
        for each in told:
            with self.subTest(page=pathlib.Path(each["file"]).name, width=each["width"]):
                self.assertEqual([], each["found"])
                self.assertGreater(each["rules"], 10)


if __name__ == "__main__":
    unittest.main()
