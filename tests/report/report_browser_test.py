#!/usr/bin/env python3
"""The page of `orionref report` in a browser: stepping by key and by click, without scripts, read by axe, on paper."""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import yaml

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache

import pages  # noqa: E402
import program  # noqa: E402

WON = program.EXAMPLES / "disputes" / "flag-fall.orion.yaml"


def words(text):
    return " ".join(text.split())


class Browser(unittest.TestCase):
    """The browser is started once, by browse.mjs; the tests look at what it saw."""

    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        folder = cls.folder = pathlib.Path(cls.holder.name)
        files = {
            "hostile.orion.yaml": pages.HOSTILE_DUEL.encode(),
            "station.orion.yaml": pages.HOSTILE_STATION.encode(),
            pages.HOSTILE_NAME: pages.HOSTILE_DUEL.encode(),
            "set.yaml": program.ILLEGAL + b"---\n" + program.CLEAN,
            "broken.yaml": b"game: orion-duel\n\tformat: 1\n",
        }
        program.fill(folder, files)
        pages.report(folder / "duel.html", pages.DUEL, status=1)
        pages.report(folder / "station.html", pages.STATION, status=1)
        pages.report(folder / "won.html", WON, status=1)
        set_up = program.EXAMPLES / "disputes" / "galaxies-too-close.orion.yaml"
        pages.report(folder / "set-up.html", set_up, status=1)
        hostile = ("hostile.orion.yaml", "station.orion.yaml", pages.HOSTILE_NAME)
        pages.report(folder / "hostile.html", *hostile, "--title", pages.LOUD, status=1, where=folder)
        pages.report(folder / "set.html", "set.yaml", "broken.yaml", status=1, where=folder)
        cls.told = pages.node("browse.mjs", folder)
        cls.record = yaml.safe_load(pages.DUEL.read_text(encoding="utf-8"))

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    def test_asks_for_nothing_and_says_nothing(self):
        self.assertEqual([], self.told["requests"])
        self.assertEqual([], self.told["trouble"])

    def tiles_after(self, record, moves):
        spaces = {"blue": [], "orange": []}
        for move in record["moves"][:moves]:
            player = "blue" if "blue" in move else "orange"
            other = "orange" if player == "blue" else "blue"
            own, _, others = move[player].partition("/")
            spaces[player] += own.split()
            spaces[other] += others.split()
        return sorted(spaces["blue"]), sorted(spaces["orange"])

    def test_shows_the_position_at_every_move(self):
        won = yaml.safe_load(WON.read_text(encoding="utf-8"))
        for steps, record, legal in (
            (self.told["duelSteps"], self.record, 16),
            (self.told["wonSteps"], won, len(won["moves"])),
        ):
            self.assertEqual(len(record["moves"]) + 1, len(steps))
            for move, seen in enumerate(steps):
                with self.subTest(move=move, of=record["id"]):
                    self.assertEqual(self.tiles_after(record, min(move, legal)), (seen["blue"], seen["orange"]))
                    self.assertEqual(15, seen["tokens"])
                    self.assertEqual([str(move)], seen["current"])
                    self.assertIn(f"Move {move} of" if move else "The set-up", seen["caption"])

    def test_shows_the_evidence_from_its_move_on(self):
        steps = self.told["wonSteps"]
        since = [bool(seen["chains"]) for seen in steps].index(True)
        ended = [any("play has ended" in text.lower() for text in seen["state"]) for seen in steps]
        self.assertEqual(since, ended.index(True))
        self.assertEqual(len(steps) - 1, since)
        self.assertIn("Blue has link: Taurus to Monoceros by a5 b6", steps[-1]["evidence"][0])
        self.assertEqual([], steps[-2]["evidence"])

    def test_shows_every_table_of_the_station(self):
        steps = self.told["stationSteps"]
        ends = [index for index, seen in enumerate(steps) if "the turn ends" in seen["caption"]]
        self.assertEqual(3, len(ends))
        for turn, index in enumerate([0, *ends]):
            shown = program.run("show", str(pages.STATION), "--at", str(turn)).out.decode()
            credits = re.findall(r"^(?:Jonas|Lena): (\d+) credits", shown, re.M)
            self.assertEqual(credits, [seat[0] for seat in steps[index]["seats"]])
            holds = re.findall(r"^  hold (.*)$", shown, re.M)
            self.assertEqual(holds, [seat[1] for seat in steps[index]["seats"]])
        self.assertEqual({1}, {seen["plotted"] for seen in steps})

    def test_steps_to_the_disputed_move_by_key_and_click(self):
        seen = self.told["duel"]
        for name in ("opened", "end", "question", "finding"):
            with self.subTest(name):
                self.assertEqual("Move 17 of 17, blue (Ada): a2 b2 / b3, illegal", seen[name]["caption"])
                self.assertEqual((["a2", "b2", "b3"], ["b3"]), (seen[name]["ghost"], seen[name]["faults"]))
                self.assertIn("D405: ", seen[name]["question"][0])
        for name, caption in {
            "first": "The set-up",
            "next": "Move 1 of",
            "right": "Move 2 of",
            "home": "The set-up",
            "left": "The set-up",
            "previous": "Move 16 of",
            "row": "Move 12 of",
            "elsewhere": "Move 17 of",
        }.items():
            with self.subTest(name):
                self.assertTrue(seen[name]["caption"].startswith(caption), seen[name]["caption"])
                if name != "elsewhere":
                    self.assertEqual(([], []), (seen[name]["ghost"], seen[name]["question"]))
        self.assertEqual("#move-12", seen["hash"])
        self.assertEqual(["→ Next", "⇥ Last", "In question"], [each.strip() for each in seen["disabled"]])
        self.assertEqual("polite", seen["live"])

    def test_steps_to_the_disputed_action_by_key_and_click(self):
        seen = self.told["station"]
        for name in ("opened", "end", "question", "finding"):
            with self.subTest(name):
                self.assertEqual("Turn 4 of 4, Lena, action 3: buy crystal, illegal", seen[name]["caption"])
                self.assertIn("S302c: ", seen[name]["question"][0])
                self.assertEqual(["27", "4"], [seat[0] for seat in seen[name]["seats"]])
        self.assertEqual("Turn 2 of 4, Lena, action 1: install broker-licence, legal", seen["row"]["caption"])
        self.assertEqual("The set-up, before the first turn", seen["home"]["caption"])
        self.assertEqual(["20", "20"], [seat[0] for seat in seen["home"]["seats"]])

    def test_says_by_what_a_game_was_won(self):
        for words_of_it in ("Legal", "blue (Ben) wins by conditions (link) after move 17.", "Blue has link: Taurus to Monoceros"):
            self.assertIn(words_of_it, self.told["plain"]["won"]["text"])

    def test_rings_what_is_wrong_with_a_set_up(self):
        seen = self.told["setUp"]
        self.assertEqual("The set-up, before the first move", seen["caption"])
        self.assertEqual(["e6", "e8"], seen["faults"])

    def test_opens_at_the_move_of_its_address(self):
        self.assertTrue(self.told["at"]["duel"]["caption"].startswith("Move 3 of 17"))
        self.assertTrue(self.told["at"]["turn"]["caption"].startswith("Turn 2 of 4, Lena: draws crystal, relay"))

    def test_is_read_without_scripts(self):
        duel = self.told["plain"]["duel"]
        for text in (
            "Illegal",
            "Move 17 of 17, blue (Ada): a2 b2 / b3. It breaks rule D4.5.",
            "Rule D4.5: a token space needs an unbroken chain",
            "blue announces the link Taurus to Monoceros",
            "Blue is to move.",
        ):
            self.assertIn(text, duel["text"])
        self.assertEqual((0, 18, 1, 16), (duel["buttons"], duel["rows"], duel["ghost"], duel["tiles"]))
        station = self.told["plain"]["station"]
        self.assertEqual(0, station["buttons"])
        self.assertIn("Turn 4 of 4, Lena, action 3: buy crystal. It breaks rule S3.2.", station["text"])
        self.assertIn("It is Lena's turn: 2 of 3 actions taken.", station["text"])

    def test_has_no_violation_of_accessibility(self):
        self.assertEqual([], self.told["accessible"])
        self.assertGreater(self.told["rules"], 40, "so many of axe's rules had something to look at")

    def test_keeps_text_text(self):
        seen = self.told["hostile"]
        self.assertEqual(("undefined", 0, 1), (seen["taken"], seen["images"], seen["scripts"]))
        self.assertEqual(pages.LOUD, seen["title"])
        for text in (pages.LOUD, pages.QUOTED, pages.HOSTILE_NAME, "</textarea></pre></code><!--"):
            self.assertIn(words(text), words(seen["text"]))
        self.assertTrue(any(pages.LOUD in caption for caption in seen["captions"]))

    def test_steps_through_each_record_by_itself(self):
        seen = self.told["several"]
        self.assertTrue(seen["opened"][0].startswith("Move 2 of 2, blue (Ben)") or "illegal" in seen["opened"][0])
        self.assertTrue(seen["opened"][1].startswith("Move 1 of 1"), seen["opened"])
        self.assertTrue(seen["first"][0].startswith("The set-up"))
        self.assertEqual(seen["opened"][1], seen["first"][1])
        self.assertEqual("#r2-record", seen["target"])

    def test_prints_on_a4(self):
        for name, first, all_of_it in (
            ("duel", ["Illegal", "breaks rule D4.5", "Tokens need a chain"], ["a2 b2 / b3", "e6 f7 / f8", "h11 / g11"]),
            ("station", ["Illegal", "breaks rule S3.2", "Lena has 4 credits"], ["install haggler-droid", "buy crystal"]),
        ):
            with self.subTest(name):
                pdf = str(self.folder / f"{name}.pdf")
                about = subprocess.run(["pdfinfo", pdf], capture_output=True, check=True).stdout.decode()
                self.assertRegex(about, r"Page size: +59[45][.0-9]* x 84[12][.0-9]* pts \(A4\)")
                text = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, check=True).stdout.decode()
                sheets = text.split("\f")[:-1]
                self.assertLessEqual(len(sheets), 6)
                for expected in first:
                    self.assertIn(expected, words(sheets[0]))
                for expected in all_of_it:
                    self.assertIn(expected, words(text))
                self.assertNotIn("Previous", text)
                self.assertIn("SHA-256", text)


if __name__ == "__main__":
    unittest.main()
