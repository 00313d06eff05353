#!/usr/bin/env python3
"""What `orionref explain` shows of a clause of The Orion Station is what happens in the record that it names: compared with
the tables that `show` gives of that record before and after."""

import re
import unittest
import xml.etree.ElementTree as ElementTree

from program import parsed, run

# Of S1.1, S2.4 and S7 no turn shows anything.
TURNS = ["S2.1", "S2.2", "S2.3", "S3.1", "S3.2", "S3.3", "S3.4", "S3.5", "S3.6", "S4.1", "S4.2", "S4.3", "S5.1", "S5.2", "S5.3", "S5.4", "S5.5", "S5.6", "S5.7", "S5.8", "S5.9", "S8"]
SEATS = ["S1.2", "S6.1", "S6.2", "S6.3", "S6.4", "S6.6"]


def course_of(clause):
    return parsed(run("explain", clause, "--format", "json").out)["clause"]["course"]


def record_of(clause, caption):
    code = re.search(r"the near miss of (S\d+[a-z]?)", caption)
    words = (code[1], "--record", "near-miss") if code else (clause, "--record", "trigger")
    return run("explain", *words).out


def table_after(record, turn):
    """Credits and hand sizes by player."""
    text = run("show", "-", "--at", str(turn), given=record).out.decode()
    seats = re.findall(r"(?m)^(\w+): (\d+) credits?\n(?:  .*\n)*?  hand (\d+):", text)
    return {name: (int(credits), int(hand)) for name, credits, hand in seats}


class Courses(unittest.TestCase):
    def test_what_moves_makes_up_the_difference(self):
        compared = 0
        for clause in TURNS:
            course = course_of(clause)
            with self.subTest(clause=clause):
                self.assertIsNotNone(course)
                turn = int(re.search(r"turn (\d+) of", course["caption"])[1])
                record = record_of(clause, course["caption"])
                before, after = table_after(record, turn - 1), table_after(record, turn)
                self.assertTrue(before and after)
                self.assertEqual(course["rows"][0]["label"], "draw phase")
                self.assertEqual(course["rows"][-1]["label"] or "end of turn", "end of turn")
                for player in before:
                    credits = hand = 0
                    for row in course["rows"]:
                        moved = re.match(r"(?:(\d+) credits?|(.+?)(?: × (\d+))?): (.+) → (.+)$", row["words"])
                        if not moved:
                            continue
                        amount = int(moved[1] or moved[3] or 1)
                        sign = {f"{player}'s credits": (1, 0), f"{player}'s hand": (0, 1)}
                        for place, way in ((moved[5], 1), (moved[4], -1)):
                            of_credits, of_hand = sign.get(place, (0, 0))
                            credits += way * of_credits * amount
                            hand += way * of_hand * amount
                        compared += 1
                    self.assertEqual((before[player][0] + credits, before[player][1] + hand), after[player], player)
        self.assertGreater(compared, 200)

    def test_whose_turn_it_is(self):
        for clause in SEATS:
            course = course_of(clause)
            with self.subTest(clause=clause):
                record = record_of(clause, course["caption"])
                for row in course["rows"]:
                    turn = int(row["label"].removeprefix("turn "))
                    player, credits = re.match(r"(\w+)(?: leaves)?: (\d+) credits?", row["words"]).groups()
                    left = " leaves" in row["words"]
                    if not left:
                        self.assertEqual(table_after(record, turn)[player][0], int(credits))
        last = [row["words"] for row in course_of("S6.2")["rows"]]
        self.assertRegex(last[0], r"^Ada: \d+ credits; Ada triggers the end in it$")
        self.assertRegex(last[1], r"^Ben: \d+ credits; a last turn$")
        self.assertRegex(last[2], r"^Cleo: \d+ credits; a last turn; the game is over$")

    def test_text_and_drawing_show_the_same(self):
        for clause in TURNS + SEATS:
            with self.subTest(clause=clause):
                course = course_of(clause)
                text = " ".join(run("explain", clause).out.decode().split())
                for row in course["rows"]:
                    self.assertIn(f"{row['label']} {row['words']}".strip(), text)
                root = ElementTree.fromstring(run("explain", clause, "--format", "svg").out)
                rows = [each for each in root.iter() if each.get("class") == "row"]
                self.assertEqual(len(rows), len(course["rows"]))

    def test_where_there_is_none(self):
        for clause in ("S1.1", "S2.4", "S7", "D4.5", "bga"):
            self.assertIsNone(course_of(clause), clause)


if __name__ == "__main__":
    unittest.main()
