#!/usr/bin/env python3
"""`orionref explain WORD --format svg`: the pictures of the catalogue as drawings, the same as those in JSON."""

import unittest
import xml.etree.ElementTree as ElementTree

from program import catalogue_codes, parsed, run

SVG = "{http://www.w3.org/2000/svg}"
PICTURED = ["D1.1", "D1.2", "D1.4", "D1.5", "D2.1", "D2.2", "D2.3", "D2.6", "D4.1", "D4.2", "D4.3", "D4.4", "D4.5", "D4.6", "D5.1", "D5.2", "D5.3", "D5.4", "D5.5", "D5.6", "D6.2"]
# Without a picture of its own, but with an example.
EXAMPLE_ALONE = ["D1.3", "D2.4", "D2.8", "D3.2", "D5.7", "D6.1"]


def drawn(word):
    done = run("explain", word, "--format", "svg")
    if (done.status, done.err) != (0, b""):
        raise AssertionError(f"not drawn:{done}")
    return ElementTree.fromstring(done.out)


def classed(element, name):
    return [each for each in element.iter() if name in each.get("class", "").split()]


class Svg(unittest.TestCase):
    def test_the_pictures_of_clauses_are_those_of_the_json(self):
        for clause in PICTURED:
            boards = parsed(run("explain", clause, "--format", "json").out)["clause"]["boards"]
            pictures = classed(drawn(clause), "picture")
            self.assertEqual(len(pictures), len(boards), clause)
            for board, picture in zip(boards, pictures):
                with self.subTest(clause=clause, caption=board["caption"]):
                    self.compare(board, picture)

    def compare(self, board, picture):
        def spaces(name):
            return sorted(each.get("data-space") for each in classed(picture, name) if each.get("data-space"))

        self.assertEqual(len(spaces("space")), 85)
        self.assertEqual(spaces("galaxy"), sorted(board["galaxies"]))
        self.assertEqual(spaces("black-hole"), sorted(board["black_holes"]))
        hexagons = [each for each in classed(picture, "hexagon")]
        for colour in ("blue", "orange"):
            of_it = [each.get("data-space") for each in hexagons if colour in each.get("class").split()]
            self.assertEqual(sorted(of_it), sorted(board[colour]))
        self.assertEqual(spaces("asked"), sorted(board["marked"]))
        # What lies off the board cannot be marked on it.
        self.assertEqual(bool(spaces("at-fault")), board["breaks"] not in (None, "D4.1"))

    def test_clauses_without_a_picture_of_their_own_show_their_example(self):
        for clause in EXAMPLE_ALONE:
            with self.subTest(clause=clause):
                self.assertEqual(len(classed(drawn(clause), "picture")), 1)

    def test_codes_of_the_rules(self):
        for code in catalogue_codes():
            if code[0] not in "DS" or code in ("S101", "S102b"):
                continue
            with self.subTest(code=code):
                done = run("explain", code, "--format", "svg")
                if done.status == 2:  # a set-up, a deck: nothing lies on a table
                    self.assertIn(b"there is no picture of " + code.encode(), done.err)
                    self.assertEqual(code[0], "S")
                    continue
                root = ElementTree.fromstring(done.out)
                self.assertTrue(classed(root, "picture" if code[0] == "D" else "seat"))
        self.assertEqual(len(classed(drawn("D201"), "picture")), 4)

    def test_it_has_words_for_screen_readers_and_no_request(self):
        root = drawn("D4.5")
        self.assertEqual(root.find(f"{SVG}title").text, "D4.5: Tokens need a chain")
        self.assertIn("Without e5 it is illegal", root.find(f"{SVG}desc").text)
        for each in root.iter():
            self.assertNotIn(each.tag, (f"{SVG}image", f"{SVG}script", f"{SVG}use"))

    def test_where_there_is_no_picture(self):
        for word in ("D3.1", "S2.4", "Y101", "bga"):
            with self.subTest(word=word):
                done = run("explain", word, "--format", "svg")
                self.assertEqual((done.status, done.out), (2, b""))
                self.assertIn(f"there is no picture of {word}: orionref explain {word} says it in words".encode(), done.err)
        for words in ((), ("D4",)):
            done = run("explain", *words, "--format", "svg")
            self.assertEqual((done.status, done.out), (2, b""), words)
            self.assertIn(b"orionref: ", done.err)


if __name__ == "__main__":
    unittest.main()
