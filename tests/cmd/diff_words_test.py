#!/usr/bin/env python3
"""What `diff` says to people: of outcomes, rulings, what is illegal elsewhere, what was not carried out, and of meeting."""

import json
import pathlib
import tempfile
import unittest

from program import CLEAN, STATION, fill, run

OPEN = CLEAN.partition(b"result")[0]  # one move of a game that goes on
MOVES = OPEN + b"  - blue: g7\n  - orange: c3\n  - blue: i5 i6\n"
TABLE = STATION + b"""deck: trade-demo
setup:
  hands:
    Ada: [ice, ore, relay, tax-audit, ssd]
    Ben: [ice, pickpocket, decoy, loan, broker-licence]
turns:
  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}, {buy: grain}]}
"""


class Words(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def both(self, a, b):
        """The text, and the difference as JSON."""
        fill(self.folder, {"a.yaml": a, "b.yaml": b})
        text = run("diff", "a.yaml", "b.yaml", where=self.folder)
        made = run("diff", "a.yaml", "b.yaml", "--format", "json", where=self.folder)
        self.assertEqual((text.status, text.err, made.status), (1, b"", 1), text)
        return text.out.decode(), json.loads(made.out)["difference"]

    def test_outcomes(self):
        def by(how, winner, more=b""):
            return OPEN + more + b"result: {how: " + how + b", winner: " + winner + b"}\n"

        ada = by(b"resignation", b"blue")
        ada_wins = "A: broken off by resignation, blue (Ada) wins as recorded; B: "
        illegal = b"  - blue: f5\n"
        neither = "neither comes to an end"
        for what, a, b, words, differs in (
            ("another winner", ada, by(b"resignation", b"orange"),
             ada_wins + "broken off by resignation, orange (Ben) wins as recorded", True),
            ("another way", ada, by(b"time", b"blue"), ada_wins + "broken off by time, blue (Ada) wins as recorded", True),
            ("goes on", ada, OPEN, ada_wins + "none, it is incomplete", True),
            ("cut off", ada, by(b"resignation", b"blue", illegal), ada_wins + "none, it is illegal", True),
            ("cannot be played", ada, OPEN.replace(b"name: symmetric-2, ", b""), ada_wins + "none, it is undetermined", True),
            ("a move more", ada, by(b"resignation", b"blue", b"  - blue: g7\n"), "the same", False),
            ("one illegal", OPEN, OPEN + illegal, neither, False),
            ("claims alone", OPEN + b"result: {winner: blue}\n", OPEN + b"result: {winner: orange}\n", neither, False),
            ("players exchanged", ada, ada.replace(b"Ada, orange: Ben", b"Ben, orange: Ada"),
             "the same but for who the players are: " + ada_wins + "broken off by resignation, blue (Ben) wins as recorded", False),
            ("at the table", TABLE + b"result: {how: agreement, winner: Ada}\n", TABLE + b"result: {how: agreement, winner: Ben}\n",
             "A: broken off by agreement, Ada wins as recorded; B: broken off by agreement, Ben wins as recorded", True),
        ):
            with self.subTest(what=what):
                text, made = self.both(a, b)
                self.assertIn("; outcome: " + words + "\n", text)
                self.assertEqual(made["outcome_differs"], differs)

    def test_rulings(self):
        withdrawn = MOVES.replace(b"  - orange: c3", b"  - {orange: c3, ruling: {decision: withdrawn}}\n  - orange: c3")
        twice = withdrawn.replace(b"{orange: c3", b"{orange: c4")
        stands = MOVES.replace(b"  - blue: g7", b"  - {orange: g7, ruling: {decision: stands}}")
        other = stands.replace(b"orange: g7", b"orange: g8")
        for what, a, b, words in (
            ("withdrawn", MOVES, withdrawn, "move 3; A's is legal, B's is withdrawn by a ruling"),
            ("withdrawn in A", withdrawn, MOVES, "move 3; A's is withdrawn by a ruling, B's is legal"),
            ("withdrawn in both", twice, withdrawn, "move 3; both are withdrawn by a ruling"),
            ("stands", MOVES, stands, "move 2; A's is legal, B's is irregular, let stand by a ruling"),
            ("stands in both", stands, other, "move 2; both are irregular, let stand by a ruling"),
            ("illegal", MOVES, MOVES.replace(b"g7", b"e4"), "move 2; A's is legal, B's is not"),
            ("illegal beside a ruling", MOVES.replace(b"orange: c3", b"orange: e4"), withdrawn,
             "move 3; A's is illegal, B's is withdrawn by a ruling"),
            ("not judged", MOVES.replace(b"g7", b"e4"), MOVES.replace(b"g7", b"e4").replace(b"c3", b"c4"), "move 3; neither was judged"),
            ("not judged in one", MOVES.replace(b"start: orange", b"start: blue"), MOVES.replace(b"g7", b"g8"),
             "move 2; A's is not judged, B's is legal"),
        ):
            with self.subTest(what=what):
                self.assertIn("first difference: " + words + "\n", self.both(a, b)[0])

    def test_what_is_illegal_elsewhere(self):
        taken = b"  - blue: e4\n"
        start = MOVES.replace(b"start: orange", b"start: blue")
        for what, a, b, lines in (
            ("later", MOVES, MOVES.replace(b"g7", b"g8").replace(b"i5 i6", b"e4"),
             ["  B is illegal at move 4, b.yaml:9:11: D402: e4 is covered already, by orange's tile of move 1"]),
            ("by the start", MOVES, start, ["  B is illegal at move 1, b.yaml:6:5: D301: orange places a tile, and it is blue's turn"]),
            ("by the set-up", MOVES, MOVES.replace(b"name: symmetric-2", b"galaxies: a2 a3 a4, black-holes: k7"),
             ["  B is illegal from its set-up, b.yaml:4:19: D201b: "]),
            ("undetermined", MOVES, MOVES.replace(b", start: orange", b""), ["  B is undetermined from its set-up, b.yaml:4:1: R220: "]),
            ("before the parting, in both", OPEN + taken + b"  - orange: c3\n", OPEN + taken + b"  - orange: c4\n",
             ["  A is illegal at move 2, a.yaml:7:11: D402: ", "  B is illegal at move 2, b.yaml:7:11: D402: "]),
            ("at the table, by a hand", TABLE, TABLE.replace(b"ice, ore, relay", b"ice, alloy, relay"),
             ["  B is illegal at turn 1, action 1, b.yaml:10:68: S302b: "]),
            ("shown above", MOVES, MOVES.replace(b"g7", b"e4"), []),
            ("no fault", MOVES, MOVES.replace(b"g7", b"g8"), []),
        ):
            with self.subTest(what=what):
                found = [line for line in self.both(a, b)[0].splitlines() if " is illegal " in line or " is undetermined " in line]
                self.assertEqual(len(found), len(lines), found)
                for line, want in zip(found, lines):
                    self.assertTrue(line.startswith(want), line)

    def test_what_was_not_carried_out(self):
        def credits(b):
            return [line for line in self.both(TABLE, b)[0].splitlines() if "Ada, credits" in line]

        for what, b, line in (
            ("illegal", TABLE.replace(b"{buy: ore}", b"{sell: ore}"), "17 in A, 20 in B, where it is not carried out"),
            ("withdrawn", TABLE.replace(b"{buy: ore}", b"{buy: ore, ruling: {decision: withdrawn}}"),
             "17 in A, 20 in B, where it is not carried out"),
            ("a turn", TABLE.replace(b"player: Ada", b"player: Ben"), "15 in A, 20 in B, where it is not carried out"),
            ("legal", TABLE.replace(b"{buy: ore}", b"{install: relay}"), "17 in A, 20 in B"),
        ):
            with self.subTest(what=what):
                self.assertEqual(credits(b), ["  Ada, credits afterwards: " + line])
        text, _ = self.both(TABLE.replace(b"{buy: ore}", b"{sell: ore}"), TABLE)
        self.assertIn("  Ada, credits afterwards: 20 in A, where it is not carried out; 17 in B\n", text)

    def test_meeting(self):
        never, not_again = "their positions are never the same\n", "they do not meet again\n"
        apart = MOVES.replace(b"symmetric-2", b"symmetric-1")
        for what, a, b, words in (
            ("another move", MOVES, MOVES.replace(b"g7", b"g8"), not_again),
            ("another start", MOVES, MOVES.replace(b"start: orange", b"start: blue"), never),
            ("another set-up", MOVES, apart, never),
            ("another set-up and move", MOVES, apart.replace(b"g7", b"g8"), never),
            ("another set-up, cut short", MOVES, apart.partition(b"  - orange: c3")[0], never),
            ("players in another order", TABLE, TABLE.replace(b"Ada, Ben", b"Ben, Ada"), never),
            ("cut short", MOVES, OPEN, None),
            ("another result", MOVES, MOVES + b"result: {how: time}\n", None),
            ("a tile laid before", OPEN,
             OPEN.replace(b"start: orange", b"start: blue, placed: [orange: e4 e5 / f5]").replace(b"moves:\n  - orange: e4 e5 / f5", b"moves: []"),
             "their positions differ from the start and meet after move 1 of A and the set-up of B, at position "),
        ):
            with self.subTest(what=what):
                text, made = self.both(a, b)
                said = [line + "\n" for line in text.splitlines() if " meet" in line or "never the same" in line]
                self.assertEqual(len(said), 0 if words is None else 1, said)
                if words is not None:
                    self.assertTrue(said[0].startswith(words), said)
                self.assertEqual(made["parted"], words is not None or what == "cut short")


if __name__ == "__main__":
    unittest.main()
