#!/usr/bin/env python3
"""The commands beside check: what scripts and slips of the hand get from them."""

import json
import pathlib
import tempfile
import unittest

from program import EXAMPLES, run

DISPUTE = str(EXAMPLES / "disputes" / "token-not-joined.orion.yaml")


class Legal(unittest.TestCase):
    def test_json_of_one_placement_is_json(self):
        for placement, verdict, status in (("blue: a2 b2 / b3", "illegal", 1), ("blue: a2", "legal", 0), ("blue: a2,b2", "unreadable", 1)):
            done = run("legal", DISPUTE, "--at", "16", placement, "--format", "json")
            self.assertEqual((json.loads(done.out)["verdict"], done.status), (verdict, status), done)

    def test_an_empty_placement_is_not_taken_for_none(self):
        self.assertEqual(run("legal", DISPUTE, "--at", "16", "").status, 1)

    def test_the_list_counts_what_it_names(self):
        listed = json.loads(run("legal", DISPUTE, "--at", "16", "--format", "json").out)
        self.assertEqual(listed["count"], len(listed["placements"]))

    def test_where_an_illegal_move_stops_the_record_is_said(self):
        self.assertIn(b"an illegal move stops the record", run("show", DISPUTE).out)
        self.assertIn(b"what follows is illegal", run("show", DISPUTE, "--at", "17").err)


class Numbers(unittest.TestCase):
    def test_numbers_are_plain_digits(self):
        for words in (
            ("generate", "duel", "--count", "-1"), ("generate", "duel", "--seed", "010"), ("generate", "duel", "--seed", "0x10"),
            ("generate", "duel", "--seed", "99999999999999999999"), ("generate", "duel", "--seed", ""), ("perft", "symmetric-1", "0x1"),
            ("check", "--max-document", "0x800"),
        ):
            self.assertEqual(run(*words).status, 2, words)
        self.assertEqual(run("perft", "symmetric-1", "1").out, b"1220\n")


class Slips(unittest.TestCase):
    def test_a_word_that_is_no_command_gets_a_suggestion(self):
        done = run("chek", "x.yaml")
        self.assertEqual(done.status, 2)
        self.assertIn(b"no command is called `chek`: did you mean `check`?", done.err)
        self.assertIn(b"did you mean `completion`?", run("completoin").err)
        # Every command is known, and a hidden one is not given away.
        self.assertIn(b"known here: check, ", run("xxxxxxxx").err)
        self.assertNotIn(b", man", run("xxxxxxxx").err)


class ManyFindings(unittest.TestCase):
    def test_notes_give_way_to_the_illegal_move(self):
        withdrawn = "  - {blue: e4, ruling: {decision: withdrawn}}\n" * 150
        record = (
            "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\n"
            "setup: {name: symmetric-2, start: blue}\nmoves:\n" + withdrawn + "  - blue: d5\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "a.yaml").write_text(record)
            done = run("check", "a.yaml", "--format", "oneline", where=pathlib.Path(folder))
        self.assertEqual(done.out.count(b"\n"), 101, done)
        self.assertIn(b"error[D405]", done.out)
        self.assertIn(b"note[Y127] 51 more findings", done.out)

    def test_errors_name_the_help_of_the_command(self):
        for arguments, command in (
            (("check", "--fromat", "text"), "orionref check"),
            (("generate", "duel", "--size", "1"), "orionref generate duel"),
            (("check", "--format", "tex"), "orionref check"),
            (("show",), "orionref show"),
            (("--colour",), "orionref"),
            ((), "orionref"),
        ):
            with self.subTest(arguments=arguments):
                done = run(*arguments)
                self.assertEqual((done.status, done.out), (2, b""), done)
                self.assertTrue(done.err.endswith(f"\nRun {command} --help for more.\n".encode()), done)


if __name__ == "__main__":
    unittest.main()
