#!/usr/bin/env python3
"""`orionref explain`: everything can be explained, fits 120 columns, and is made of what the program finds when it runs.

The whole output for some words is pinned in tests/golden/catalogue/explain_WORD.out (explain.out: without a word).
explain_test.py --update rewrites them; read every change before you keep it.
"""

import re
import sys
import unittest

from program import GOLDEN, SOURCE, catalogue_codes, parsed, run

PINNED = GOLDEN / "catalogue"
WORDS = ["", "Y102", "R212", "D201a", "D405", "D604", "C607", "D1.2", "D3.2", "D4.5", "D5.6", "D5", "bga", "R236", "S303c", "S506c", "S700c", "C612", "C616", "S2.3", "S3.3", "S5.1", "S6.4", "S7", "S5"]
CHAPTERS = {"D1": 5, "D2": 9, "D3": 2, "D4": 6, "D5": 7, "D6": 4, "S1": 2, "S2": 4, "S3": 6, "S4": 3, "S5": 9, "S6": 6}
CLAUSES = [f"{chapter}.{number + 1}" for chapter, count in CHAPTERS.items() for number in range(count)] + ["S7", "S8"]
PROFILES = ["rulebook", "bga", "options"]
WIDEST = 120


def pinned(word):
    return PINNED / (f"explain_{word}.out" if word else "explain.out")


def explain(*arguments):
    done = run("explain", *arguments)
    if (done.status, done.err) != (0, b""):
        raise AssertionError(f"not explained:{done}")
    return done.out


class Explain(unittest.TestCase):
    maxDiff = None

    def test_output_that_is_pinned(self):
        for word in WORDS:
            with self.subTest(word=word):
                path = pinned(word)
                self.assertTrue(path.exists(), f"{path.name} is missing; explain_test.py --update writes it")
                got = explain(*([word] if word else []))
                self.assertEqual(path.read_bytes().decode("utf-8"), got.decode("utf-8"))

    def test_every_code_can_be_explained_and_fits(self):
        for code in catalogue_codes():
            with self.subTest(code=code):
                text = explain(code).decode("utf-8")
                self.assertTrue(text.startswith(f"{code}: "))
                for part in ("\nRule: ", "\nExample: ", "\nNear miss: ", f"[{code}]"):
                    self.assertIn(part, text)
                self.check_lines(text)

    def test_every_clause_can_be_explained_and_fits(self):
        for clause in CLAUSES + PROFILES:
            with self.subTest(clause=clause):
                text = explain(clause).decode("utf-8")
                self.assertTrue(text.startswith(f"{clause}: "))
                self.check_lines(text)

    def check_lines(self, text):
        for line in text.splitlines():
            self.assertLessEqual(len(line), WIDEST, line)
            self.assertNotRegex(line, r"[\x00-\x1f\x7f-\x9f\ufeff]", "a control character is printed")

    def test_the_clauses_are_those_of_the_codes(self):
        known = set(CLAUSES)
        for part in parsed(explain("--format", "json"))["parts"]:
            for code in part["codes"]:
                if code["clause"]:
                    self.assertIn(code["clause"], known)

    def test_the_list_has_everything(self):
        text = explain().decode("utf-8")
        self.check_lines(text)
        for word in catalogue_codes() + CLAUSES + PROFILES:
            self.assertRegex(text, rf"(?m)^  {re.escape(word)} ", word)
        parts = parsed(explain("--format", "json"))["parts"]
        codes = [code["code"] for part in parts for code in part["codes"]]
        clauses = [clause["clause"] for part in parts for clause in part["clauses"]]
        self.assertEqual(sorted(codes), sorted(catalogue_codes()))
        self.assertEqual(clauses, CLAUSES + PROFILES)

    def test_boards_are_drawn_for_all_codes_of_the_rules(self):
        for code in catalogue_codes():
            if code[0] == "D" or code in ("C601", "C602", "C603", "C604", "C607"):
                with self.subTest(code=code):
                    self.assertIn("\nTaurus ", explain(code).decode("utf-8"))
        for clause in ("D1.1", "D1.2", "D1.4", "D2.1", "D2.2", "D2.3", "D2.6", "D4.5", "D5.1", "D5.2", "D5.3"):
            with self.subTest(clause=clause):
                self.assertIn("\nTaurus ", explain(clause).decode("utf-8"))

    def test_words_are_taken_in_small_letters_and_without_the_letter_of_a_group(self):
        self.assertEqual(explain("d405"), explain("D405"))
        self.assertEqual(explain("d4.5"), explain("D4.5"))
        self.assertEqual(explain("D105A"), explain("D105a"))
        self.assertEqual(explain("y101"), explain("Y101"))
        self.assertEqual(explain("BGA"), explain("bga"))
        self.assertEqual(explain("D404"), explain("D4.4"), "a clause without a code of its own")
        self.assertEqual(explain("s501"), explain("S5.1"))
        self.assertEqual(explain("s7"), explain("S7"))
        self.assertEqual(explain("d4"), explain("D4"))
        group = explain("D201").decode("utf-8")
        self.assertEqual(re.findall(r"(?m)^(D\w+): ", group), ["D201a", "D201b", "D201c", "D201d"])
        self.assertEqual(group, "\n\n".join(explain(f"D201{letter}").decode("utf-8") for letter in "abcd"))

    def test_german_terms_stand_beside_the_english_ones_and_are_found(self):
        self.assertIn("\nIn German: Nachziehphase\n", explain("S2.1").decode("utf-8"))
        self.assertRegex(explain().decode("utf-8"), r"(?m)^  S2\.1 +Draw phase \(Nachziehphase\)$")
        self.assertEqual(parsed(explain("S2.1", "--format", "json"))["clause"]["german"], ["Nachziehphase"])
        self.assertEqual(parsed(explain("D4.5", "--format", "json"))["clause"]["german"], [])
        terms = 0
        for part in parsed(explain("--format", "json"))["parts"]:
            for clause in part["clauses"]:
                for term in clause["german"]:
                    with self.subTest(term=term):
                        self.assertEqual(explain(term), explain(clause["clause"]))
                        terms += 1
        self.assertGreater(terms, 20)
        self.assertEqual(explain("waren verkaufen"), explain("S3.3"))

    def test_options_stand_with_the_clauses_that_they_change(self):
        whole = parsed(explain("S1.1", "--format", "json"))["clause"]
        self.assertIsNone(whole["reading"])
        self.assertIn("start-credits", whole["option"])
        self.assertIn("\nOption: `start-credits` ", explain("S1.1").decode("utf-8"))

    def test_an_unknown_word_is_a_matter_of_usage(self):
        for word, meant in (("D409", ""), ("D4.55", "D4.5"), ("rulebok", "rulebook"), ("y1O1", "Y101"), ("S3.33", "S3.3"), ("Aktionsfase", "Aktionsphase")):
            with self.subTest(word=word):
                done = run("explain", word)
                self.assertEqual((done.status, done.out), (2, b""))
                self.assertRegex(done.err.decode("utf-8"), r"did you mean `[^`]+`\?\n$")
                self.assertIn(f"did you mean `{meant}", done.err.decode("utf-8"))
        done = run("explain", "clairvoyance")
        self.assertEqual((done.status, done.out), (2, b""))
        self.assertIn(b"orionref explain lists them all", done.err)
        done = run("explain", "\x1b[31m")
        self.assertEqual(done.status, 2)
        self.assertNotIn(b"\x1b", done.err)
        self.assertEqual(run("explain", "D405", "D402").status, 2)

    def test_a_clause_with_an_example_has_its_records(self):
        named = {code["clause"] for part in parsed(explain("--format", "json"))["parts"] for code in part["codes"]}
        shown_without_a_code = ("D6.2", "S2.3", "S5.1", "S5.3", "S5.7", "S5.9", "S6.1", "S6.3", "S6.4")
        for clause in sorted({clause for clause in CLAUSES if clause not in named}.union(shown_without_a_code)):
            with self.subTest(clause=clause):
                text = explain(clause).decode("utf-8")
                entry = parsed(explain(clause, "--format", "json"))["clause"]
                for which, title in (("trigger", "Example"), ("near-miss", "Near miss")):
                    self.assertIn(f"\n{title}: orionref explain {clause} --record {which} > {clause}.", text)
                    shown = entry[which.replace("-", "_")]
                    self.assertEqual(shown["record"].encode(), explain(clause, "--record", which))
                    self.assertTrue(shown["why"])
        without = parsed(explain("D4.5", "--format", "json"))["clause"]
        self.assertEqual((without["trigger"], without["near_miss"]), (None, None))

    def test_examples_of_the_station_show_lines_and_the_table(self):
        text = explain("S5.1").decode("utf-8")
        self.assertIn("\n   27 |         target: Ben\n", text)
        self.assertIn("\nThe table at the end:\n\n  Ada: 13 credits\n    hold 5 of 5: grain 4, ore\n", text)
        self.assertIn("\nError, clause S3.3 (Sell)\nIn German: Waren verkaufen\n", explain("S303c").decode("utf-8"))

    def test_one_record_is_for_one_code(self):
        for word in ("D201", "D4.5", "D4", ""):
            with self.subTest(word=word):
                done = run("explain", *([word] if word else []), "--record", "trigger")
                self.assertEqual((done.status, done.out), (2, b""))
        self.assertEqual(run("explain", "D405", "--record", "trigger", "--format", "json").status, 2)

    def test_the_finding_shown_is_the_one_that_check_prints(self):
        """Every line of the finding stands in the pinned output of `check`, but for those that are wrapped or cut."""
        for code in catalogue_codes():
            with self.subTest(code=code):
                shown = explain(code).decode("utf-8")
                first = re.search(rf"(?m)^  ({code}\.yaml:\d+:\d+: \w+\[{code}\]: .*)$", shown)
                self.assertIsNotNone(first)
                self.assertIn(first.group(1), (PINNED / f"{code}.out").read_text(encoding="utf-8", errors="replace"))

    def test_json_says_the_same(self):
        titles = (SOURCE / "records" / "catalogue" / "code.cpp").read_text(encoding="utf-8")
        for code in catalogue_codes():
            with self.subTest(code=code):
                whole = parsed(explain(code, "--format", "json"))
                self.assertEqual((whole["type"], whole["clause"], len(whole["codes"])), ("explanation", None, 1))
                entry = whole["codes"][0]
                self.assertEqual(entry["code"], code)
                self.assertIn(f'"{entry["title"]}"', titles)
                found = [each for verdict in entry["trigger"]["verdicts"] for each in verdict["findings"]]
                near = [each for verdict in entry["near_miss"]["verdicts"] for each in verdict["findings"]]
                self.assertIn(code, [each["code"] for each in found])
                self.assertNotIn(code, [each["code"] for each in near])
                self.assertTrue(entry["explanation"] and entry["near_miss"]["why"])
                for which, option in (("trigger", "trigger"), ("near_miss", "near-miss")):
                    bytes_of = explain(code, "--record", option)
                    self.assertEqual(entry[which]["bytes"], len(bytes_of))
                    if entry[which]["record"] is not None:
                        self.assertEqual(entry[which]["record"].encode(), bytes_of)
        for clause in CLAUSES + PROFILES:
            with self.subTest(clause=clause):
                whole = parsed(explain(clause, "--format", "json"))
                self.assertEqual((whole["clause"]["clause"], whole["codes"]), (clause, []))

    def test_help_has_examples(self):
        text = run("explain", "--help").out.decode("utf-8")
        for line in re.findall(r"(?m)^  orionref (explain\b[^|]*?)(?:   .*| \|.*)?$", text):
            with self.subTest(line=line):
                self.assertEqual(run(*line.split()).status, 0)


def update():
    for word in WORDS:
        got = explain(*([word] if word else []))
        if not pinned(word).exists() or pinned(word).read_bytes() != got:
            pinned(word).write_bytes(got)
            print(f"wrote {pinned(word).name}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--update"]:
        update()
    else:
        unittest.main()
