#!/usr/bin/env python3
"""`show --setup`: boards and score sheets that come out as one page of A4."""

import re
import unittest
import xml.etree.ElementTree as ElementTree

from program import run
from show_pictures import SVG, classes, pages

# D2.6.
SYMMETRIC_2 = {
    "galaxy": "k7 k10 h7 f2 f10 d5 a2 a5",
    "black-hole": "j5 j8 j11 f6 b1 b4 b7",
}


def sheet(name, which):
    done = run("show", "--setup", name, "--sheet", which, "--format", "svg")
    if done.status != 0 or done.err:
        raise AssertionError(str(done))
    return done.out.decode("utf-8")


class Sheets(unittest.TestCase):
    def test_one_page_of_a4(self):
        for name in ("blank", "symmetric-1", "symmetric-2", "symmetric-3"):
            for which in ("both", "board", "score"):
                with self.subTest(name=name, which=which):
                    count, width, height = pages(sheet(name, which))
                    self.assertEqual(count, 1)
                    self.assertAlmostEqual(width, 595.28, delta=0.1)
                    self.assertAlmostEqual(height, 841.89, delta=0.1)

    def test_the_board_has_every_name_and_the_tokens_of_the_set_up(self):
        for which in ("both", "board"):
            root = ElementTree.fromstring(sheet("symmetric-2", which))
            self.assertEqual(len(classes(root, "space")), 85)
            self.assertEqual(len({each.text for each in classes(root, "space-name")}), 85)
            self.assertEqual({each.text for each in classes(root, "side-name")},
                             {"Taurus", "Monoceros", "Eridanus", "Canis Major", "Lepus", "Gemini"})
            for kind, spaces in SYMMETRIC_2.items():
                self.assertEqual({each.get("data-space") for each in classes(root, kind)}, set(spaces.split()))
            self.assertEqual(len(classes(ElementTree.fromstring(sheet("blank", which)), "token")), 0)

    def test_the_score_sheet_has_28_moves(self):
        for which in ("both", "score"):
            root = ElementTree.fromstring(sheet("blank", which))
            self.assertEqual([each.text for each in classes(root, "sheet-number")], [str(n) for n in range(1, 29)])
            words = {each.text for each in root.iter(f"{SVG}text")}
            self.assertLessEqual({"Blue", "Orange", "Event", "Round", "Table", "Date", "Set-up", "clock", "own hexagons"}, words)
            self.assertLessEqual({"Result, and how", "Signed, blue", "Signed, orange"}, words)

    def test_nothing_lies_off_the_page(self):
        for which in ("both", "board", "score"):
            root = ElementTree.fromstring(sheet("blank", which))
            for line in root.iter(f"{SVG}line"):
                for key, most in (("x1", 2100), ("x2", 2100), ("y1", 2970), ("y2", 2970)):
                    self.assertLess(int(line.get(key)), most - 50, ElementTree.tostring(line))

    def test_text_and_both_by_default(self):
        text = run("show", "--setup", "symmetric-2").out.decode()
        self.assertEqual(len(re.findall(r"\*[a-k]\d+", text.split("\n\n")[0])), 8)
        self.assertEqual(len(re.findall(r"@[a-k]\d+", text.split("\n\n")[0])), 7)
        self.assertEqual(run("show", "--setup", "blank", "--format", "svg").out.decode(), sheet("blank", "both"))


class Usage(unittest.TestCase):
    def test_slips(self):
        for arguments, said in (
            (("--setup", "symetric-2"), "did you mean `symmetric-2`? known here: symmetric-1, symmetric-2, symmetric-3, blank"),
            (("--setup", "nothing"), "known here: symmetric-1"),
            (("--setup", "blank", "a.yaml"), "file excludes --setup"),
            (("--setup", "blank", "--at", "3"), "--at excludes --setup"),
            (("--sheet", "board", "a.yaml"), "--sheet requires --setup"),
            (("--setup", "blank", "--sheet", "poster"), "--sheet: poster not in"),
            ((), "FILE, or --setup NAME is required"),
        ):
            done = run("show", *arguments)
            self.assertEqual((done.status, done.out), (2, b""), done)
            self.assertIn(said, done.err.decode())


if __name__ == "__main__":
    unittest.main()
