#!/usr/bin/env python3
"""`show` and `legal` on games of The Orion Station: points within a turn, the list of actions, actions that are asked about."""

import json
import pathlib
import tempfile
import unittest

from program import EXAMPLES, fill, run

GAME = EXAMPLES / "games" / "station-two-players.orion.yaml"
POINTS = ("0.0", "1.0", "1.1", "3.2", "6.1", "8.2", "11.0")

# Tom draws two cards, and which one he kept is not written down.
NO_KEEP = b"""game: orion-station
format: 1
deck: trade-demo
players: [Mia, Tom]
setup:
  hands: {Mia: [ice, ore, relay, tax-audit, ssd], Tom: [ice, grain, decoy, loan, pickpocket]}
turns:
  - {player: Mia, draw: [grain, ice], keep: ice, actions: [{buy: ore}, {buy: ice}, {drop: [ice]}]}
  - {player: Tom, draw: [alloy, charity], actions: [{buy: alloy}]}
"""


def as_written(action):
    """A listed action as a record would have it; nothing where choices or a drawn card would have to be made up."""
    if action["choices"] or action["action"] == "draw":
        return None
    entry = {action["action"]: [action["good"]] if action["action"] == "drop" else action["card"]}
    for key in ("activate", "target"):
        if key in action:
            entry[key] = action[key]
    return json.dumps(entry)


class Lists(unittest.TestCase):
    def legal(self, point, *asked):
        return run("legal", GAME, "--at", point, *asked, "--format", "json")

    def test_what_is_listed_is_legal_and_what_is_not_is_not(self):
        judged = 0
        for point in POINTS[1:]:
            listed = json.loads(self.legal(point).out)
            written = {as_written(each) for each in listed["actions"]} - {None}
            self.assertEqual(listed["count"], len(listed["actions"]))
            for action in sorted(written):
                with self.subTest(point=point, action=action):
                    self.assertEqual(self.legal(point, action).status, 0)
            for kind in ("buy", "sell", "install", "scrap"):
                for card in ("ice", "ore", "crystal", "relay", "dock-crane"):
                    action = json.dumps({kind: card})
                    with self.subTest(point=point, action=action):
                        self.assertEqual(self.legal(point, action).status, 0 if action in written else 1)
                    judged += 1
        self.assertGreater(judged, 100)

    def test_a_point_that_is_none(self):
        done = run("show", GAME, "--at", POINTS[0])
        self.assertEqual((done.status, done.out), (2, b""))
        done = run("show", GAME, "--at", "2.9")
        self.assertEqual(done.status, 2)
        self.assertRegex(done.err, rb"turn 2 has \d actions: it can be followed to 2\.\d, and to 2 behind its end\n")
        done = run("show", GAME, "--at", "900")
        self.assertRegex(done.err, rb"cannot be followed to turn 900: it can be to turn \d+\n")

    def test_points_within_a_turn(self):
        for taken in range(3):
            done = run("show", GAME, "--at", f"3.{taken}")
            where = "the draw phase" if taken == 0 else f"action {taken}"
            self.assertIn(f"in turn 3, after {where}, by rulebook\n".encode(), done.out)
            self.assertRegex(done.out.decode(), rf"turn: {taken} of \d actions taken\n")
        self.assertIn(b", after turn 3, by rulebook", run("show", GAME, "--at", "3").out)


class NotRecorded(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        fill(self.folder, {"a.yaml": NO_KEEP})

    def test_nothing_can_be_asked_where_the_draw_phase_is_not_known(self):
        for asked in ([], ["buy: alloy"]):
            done = run("legal", "a.yaml", *asked, where=self.folder)
            self.assertEqual((done.status, done.out), (1, b""))
            self.assertIn(b"which of the cards drawn was kept is not recorded", done.err)

    def test_before_it_everything_can(self):
        self.assertEqual(run("legal", "a.yaml", "--at", "1.1", "buy: ice", where=self.folder).status, 0)
        self.assertEqual(run("legal", "a.yaml", "--at", "1.1", "buy: crystal", where=self.folder).status, 1)

    def test_the_table_shown_is_that_before_the_turn(self):
        done = run("show", "a.yaml", where=self.folder)
        self.assertEqual(done.status, 0)
        self.assertTrue(done.out.startswith(b"after turn 1, "), done.out)
        self.assertIn(b"draw pile 70", done.out)


LEAVING = b"""game: orion-station
format: 1
deck: trade-demo
players: [Ada, Ben, Cleo]
setup:
  hands: {Ada: [ice, ore, relay, loan, ssd], Ben: [ice, grain, decoy, loan, ore], Cleo: [ice, grain, decoy, loan, ore]}
turns:
  - {player: Ada, draw: [grain, ice], keep: ice}
  - leaves: Cleo
  - {player: Ben, draw: [alloy, crystal], keep: alloy}
"""


# The new pile is listed for the draw behind the purchase; before it, another one would be made.
RESHUFFLE = b"""game: orion-station
format: 1
rules: {base: rulebook, hand: 1}
deck:
  deck: few
  format: 1
  cards: [{id: a, kind: goods, copies: 3, buy: 1, sell: 3}, {id: q, kind: goods, copies: 1, buy: 1, sell: 3}]
players: [Ada, Ben]
setup: {hands: {Ada: [q], Ben: [a]}}
turns:
  - {player: Ada, draw: [a, a], keep: a, actions: [{buy: q}, {draw: a}], reshuffle: [a, q]}
"""


class Reshuffle(unittest.TestCase):
    def test_the_record_s_new_pile_says_nothing_of_another_action(self):
        self.assertEqual(run("check", "-", given=RESHUFFLE).status, 0)
        listed = json.loads(run("legal", "-", "--at", "1.0", "--format", "json", given=RESHUFFLE).out)
        self.assertIn("draw", [each["action"] for each in listed["actions"]])
        self.assertEqual(run("legal", "-", "--at", "1.0", "draw: a", given=RESHUFFLE).status, 0)


class Leaving(unittest.TestCase):
    def test_a_leaving_that_comes_next_is_not_carried_out(self):
        listed = json.loads(run("legal", "-", "--at", "1", "--format", "json", given=LEAVING).out)
        self.assertEqual((listed["player"], listed["turns_replayed"], listed["after_draw"]), ("Ben", 1, False))


if __name__ == "__main__":
    unittest.main()
