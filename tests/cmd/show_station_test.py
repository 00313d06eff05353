#!/usr/bin/env python3
"""`show` on games of The Orion Station: players, piles, and credits over the turns, in the terminal, as SVG and as JSON."""

import json
import re
import unittest
import xml.etree.ElementTree as ElementTree

from json_ajv_test import faults
from program import EXAMPLES, run
from show_pictures import SVG, classes, rendered, widest

GAMES = EXAMPLES / "games"
TWO = GAMES / "station-two-players.orion.yaml"
FIVE = GAMES / "station-five-players.orion.yaml"
PRICE = EXAMPLES / "disputes" / "station-price-miscounted.orion.yaml"

NO_HAND = b"""game: orion-station
format: 1
deck: trade-demo
players: [Ada, Ben]
setup: {hands: {Ada: [ice, ice, relay, unknown, ssd]}}
turns: []
"""


def show(*arguments, given=None):
    done = run("show", *arguments, given=given)
    if done.err:
        raise AssertionError(str(done))
    return done.out.decode("utf-8")


def credits(path, turn):
    """What everybody has after a turn, as that table alone says."""
    text = show(path, "--at", str(turn))
    return [int(number) for number in re.findall(r"^\S.*: (\d+) credits?", text, re.MULTILINE)]


class Credits(unittest.TestCase):
    def test_the_series_is_what_the_tables_say(self):
        for path in (TWO, FIVE):
            series = json.loads(show(path, "--format", "json"))["credits"]
            self.assertEqual([each["turn"] for each in series], list(range(len(series))))
            for each in series[:: 4]:
                self.assertEqual(each["credits"], credits(path, each["turn"]), each)

    def test_within_a_turn(self):
        value = json.loads(show(PRICE, "--format", "json"))
        self.assertEqual([(each["turn"], each["within"]) for each in value["credits"]],
                         [(0, False), (1, False), (2, False), (3, False), (3, True)])
        self.assertEqual(value["credits"][-1]["credits"], [27, 4])
        self.assertEqual((value["in_turn"], value["actions"], value["action_limit"]), (True, 2, 3))
        self.assertEqual([each.split(":")[0] for each in value["reasons"]], ["turn 4, action 3, is illegal", "S302c"])

    def test_the_plot_shows_it(self):
        """Every letter stands in the row of its credits, above its turn."""
        text = show(TWO)
        plot = text[text.index("credits: G Gita, H Hugo"):].splitlines()
        rows = {int(line.split("|")[0]): line.split("|")[1] for line in plot if "|" in line}
        step = sorted(rows)[1]
        series = json.loads(show(TWO, "--format", "json"))["credits"]
        for each in series:
            for letter, amount in zip("GH", each["credits"]):
                row = rows[(2 * amount + step) // (2 * step) * step]
                self.assertIn(letter, row[3 * each["turn"]:3 * each["turn"] + 3].ljust(3), (each, letter))
        marks = plot[-2].split("+", 1)[1]
        numbers = plot[-1][len(plot[-2]) - len(marks):]
        self.assertTrue(plot[-1].endswith("  turn"))
        for found in re.finditer(r"\d+", numbers):
            self.assertEqual(found.start(), 3 * int(found.group()))

    def test_long_games_and_high_sums_fit(self):
        for seed, target in ((3, 300), (4, 900), (5, 120)):
            game = run("generate", "station", "--seed", str(seed), "--rules", f"rulebook+target={target}").out
            text = show("-", given=game)
            self.assertLessEqual(widest(text), 80)
            self.assertIn("  turn\n", text)
            rendered(show("-", "--format", "svg", given=game))

    def test_lines_that_can_be_told_apart_and_are_named(self):
        root = ElementTree.fromstring(show(FIVE, "--format", "svg"))
        series = classes(root, "series")
        self.assertEqual(len(series), 5)
        self.assertEqual(len({each.get("class") for each in series}), 5)
        names = [each.text for each in classes(root, "series-name")]
        self.assertEqual(names, ["Ines 34", "Jonas 33", "Kofi 46", "Lena 47", "Mina 45"])
        heights = sorted(int(each.get("y")) for each in classes(root, "series-name"))
        self.assertTrue(all(below - above >= 15 for above, below in zip(heights, heights[1:])), heights)
        style = root.find(f"{SVG}style").text
        dashes = re.findall(r"\.series-\d path\{stroke-dasharray:([^}]*)\}", style)
        self.assertEqual(len(set(dashes)), 4)  # and one without


class Tables(unittest.TestCase):
    def test_a_card_a_player(self):
        root = ElementTree.fromstring(show(PRICE, "--format", "svg"))
        cards = classes(root, "seat")
        self.assertEqual([classes(card, "seat-name")[0].text for card in cards], ["Jonas", "Lena"])
        self.assertEqual(["acting" in card.get("class") for card in cards], [False, True])
        words = " ".join(each.text or "" for each in cards[1].iter(f"{SVG}text"))
        for said in ("4 credits", "hold 4 of 5: alloy, medicine 2, crystal", "hand 2: ore, crystal", "their turn"):
            self.assertIn(said, words)

    def test_a_game_that_cannot_be_played(self):
        done = run("show", "-", given=NO_HAND)
        self.assertEqual(done.status, 1)
        for said in ("the game cannot be played", "R220: the hand that Ben begins with", "hand 5: ice 2, relay, ssd, unknown", "hand not recorded"):
            self.assertIn(said, done.out.decode())
        value = json.loads(run("show", "-", "--format", "json", given=NO_HAND).out)
        self.assertEqual(faults([{"value": value, "schema": "show"}]), [[]])
        self.assertEqual([each["credits"] for each in value["players"]], [None, None])
        ElementTree.fromstring(run("show", "-", "--format", "svg", given=NO_HAND).out)

    def test_an_illegal_set_up(self):
        done = run("show", "-", given=NO_HAND.replace(b"ssd]", b"ssd], Ben: [ice]"))
        self.assertEqual(done.status, 1)
        self.assertIn(b"the set-up is illegal", done.out)
        self.assertIn(b"hand 1: ice", done.out)

    def test_points_within_turns_are_counted_from_the_start(self):
        done = run("show", TWO, "--at", "2.9")
        self.assertRegex(done.err.decode(), r"followed to 2\.\d, and to 2 behind its end\nPossible here: --at 0 to 20, within a turn as 20\.1, "
                                            r"-1 to -20 from the end, or end\n")
        self.assertEqual(show(PRICE, "--at", "-1"), show(PRICE, "--at", "3"))


if __name__ == "__main__":
    unittest.main()
