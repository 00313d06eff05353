#!/usr/bin/env python3
"""`orionref check --set`: games without a manifest, looked at as one set."""

import json
import tempfile
import unittest

from program import CLEAN, fill, run


def game(id=None, blue="Ada", orange="Ben", round=None, event="Open", moves="[]"):
    """A game that blue won by resignation."""
    lines = ["game: orion-duel", "format: 1"]
    if id:
        lines.append(f"id: {id}")
    if round:
        lines.append(f"event: {{name: {event}, round: {round}}}")
    lines += [f"players: {{blue: {blue}, orange: {orange}}}", "setup: {name: symmetric-1, start: blue}",
              f"moves: {moves}", "result: {winner: blue, how: resignation}"]
    return ("\n".join(lines) + "\n").encode()


class LooseSet(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name

    def found(self, files, *arguments, want=1):
        """The findings: path, line, column, code, and the places elsewhere."""
        fill(self.folder, files)
        done = run("check", "--set", "--format", "json", *arguments, where=self.folder)
        self.assertEqual(done.status, want, done)
        return [
            (record["path"], each["span"]["start"]["line"], each["span"]["start"]["column"], each["code"],
             [(there["path"], there["place"]["line"], there["place"]["column"]) for there in each.get("elsewhere", [])])
            for record in json.loads(done.out)["records"]
            for each in record["findings"]
        ]

    def test_records_of_their_own(self):
        files = {"a.yaml": game("a", round=1), "b/b.yaml": game("b", "Cid", "Dee", 1),
                 "c.yaml": game("c", round=2), "d.yaml": game("d", event="Other", round=1)}
        self.assertEqual(self.found(files, want=0), [])

    def test_one_content(self):
        files = {"a.yaml": game("a"), "b/c.yaml": b"---\n" + game("x") + b"---\n" + game("y"), "d.yaml": game("a")}
        self.assertEqual(self.found(files), [("d.yaml", 3, 5, "T704", [("a.yaml", 1, 1)])])

    def test_one_content_without_an_id(self):
        self.assertEqual(self.found({"a.yaml": game(), "b.yaml": game()}), [("b.yaml", 1, 1, "T704", [("a.yaml", 1, 1)])])

    def test_one_id(self):
        files = {"a.yaml": game("x"), "b.yaml": game("x", "Cid", "Dee")}
        self.assertEqual(self.found(files), [("b.yaml", 3, 5, "T704", [("a.yaml", 3, 5)])])

    def test_twice_in_a_round(self):
        files = {"a.yaml": game("a", round=1), "b.yaml": game("b", "Cid", "Ada", 1)}
        self.assertEqual(self.found(files), [("b.yaml", 5, 30, "T712", [("a.yaml", 5, 17)])])

    def test_ids_tell_players_apart(self):
        files = {"a.yaml": game("a", blue="{name: Ada, id: 1}", round=1),
                 "b.yaml": game("b", "Cid", "{name: Ada, id: 2}", 1)}
        self.assertEqual(self.found(files, want=0), [])
        files["b.yaml"] = game("b", "Cid", "{name: Ada L., id: 1}", 1)
        self.assertEqual([each[3] for each in self.found(files)], ["T712"])

    def test_no_set_without_the_option(self):
        fill(self.folder, {"a.yaml": CLEAN, "b.yaml": CLEAN})
        self.assertEqual(run("check", where=self.folder).status, 0)
        self.assertEqual(run("check", "--set", where=self.folder).status, 1)

    def test_the_same_for_any_jobs(self):
        files = {f"{number:03}.yaml": game(f"g{number % 90}", round=number % 7 + 1) for number in range(300)}
        fill(self.folder, files)
        one, eight = (run("check", "--set", "-j", jobs, where=self.folder).out for jobs in ("1", "8"))
        self.assertEqual(one, eight)
        self.assertIn(b"error[T704]", one)

    def test_games_of_a_manifest_are_its_own(self):
        """They are compared there, and printed once."""
        files = {"sub/a.yaml": game("a"), "m.yaml": b"match: [Ada, Ben]\nformat: 1\ngames: [sub/a.yaml]\n"}
        self.assertEqual(self.found(files, "m.yaml", want=0), [])
        self.assertEqual(self.found(files, want=0), [])

    def test_a_set_of_what_cannot_be_read(self):
        files = {"a.yaml": b"game: orion-duel\nmoves: [\n", "b.yaml": b"game: orion-duel\nmoves: [\n"}
        self.assertFalse([each for each in self.found(files) if each[3].startswith("T")])


if __name__ == "__main__":
    unittest.main()
