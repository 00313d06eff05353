#!/usr/bin/env python3
"""What `show`, `legal`, `explain` and `diff` print as JSON is as their schemas say; standings_test.py does `standings`.

All refer to parts of schemas/verdict.schema.json.
"""

import json
import unittest

import jsonschema

from json_schema_test import CATALOGUE, CONFORMANCE_STATION, parsed, schema
from program import CLEAN, EXAMPLES, SOURCE, catalogue_codes, game_examples, run

CASES = "station-cases.yaml"


def schema_with_verdict(name):
    """The schema, and inside it the one of verdicts, so that what refers to it finds it."""
    whole = json.loads((SOURCE / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
    return {**whole, "$defs": {**whole["$defs"], "verdicts": schema()}}


class Case(unittest.TestCase):
    def setUp(self):
        self.whole = schema_with_verdict(self.NAME)
        jsonschema.Draft202012Validator.check_schema(self.whole)
        self.validator = jsonschema.Draft202012Validator(self.whole)

    def check(self, part, value):
        """As the part says, and as no other part does."""
        of_part = jsonschema.Draft202012Validator({**self.whole, "oneOf": [{"$ref": f"#/$defs/{part}"}]})
        wrong = []
        for error in of_part.iter_errors(value):
            wrong += [f"{each.json_path}: {each.message[:300]}" for each in error.context or [error]]
        self.assertEqual(wrong, [])
        self.assertTrue(self.validator.is_valid(value), "not exactly one case of the schema")

    def refused(self, value, *changes):
        self.assertTrue(self.validator.is_valid(value))
        for change in changes:
            made = {key: each for key, each in {**value, **change}.items() if each is not ...}
            self.assertFalse(self.validator.is_valid(made), change)

    def check_it_is_strict(self):
        def walk(node, where):
            for key, each in node.items() if isinstance(node, dict) else enumerate(node):
                if isinstance(each, (dict, list)) and key != "verdicts":
                    walk(each, f"{where}/{key}")
            if isinstance(node, dict) and isinstance(node.get("properties"), dict) and "type" in node:
                self.assertIs(node.get("additionalProperties"), False, where)
                for name, each in node["properties"].items():
                    self.assertTrue(each["title"] and each["description"], f"{where}: {name}")

        walk(self.whole, "#")


class Show(Case):
    NAME = "show"

    def test_it_is_strict(self):
        self.check_it_is_strict()

    def test_positions_and_tables(self):
        for path in (*sorted(EXAMPLES.glob("*/*.orion.yaml")),):
            done = run("show", path, "--format", "json")
            if not done.out:
                continue  # it cannot be read
            value = parsed(done.out)
            self.check("duel" if value["game"] == "orion-duel" else "station", value)

    def test_the_schema_refuses_what_is_not_printed(self):
        duel = parsed(run("show", EXAMPLES / "disputes" / "token-not-joined.orion.yaml", "--format", "json").out)
        self.refused(duel, {"type": "legal"}, {"where": ""}, {"sides": []}, {"question": {}}, {"game": "orion-station"},
                     {"state": ...}, {"position_hash": "h1"}, {"players": {"blue": duel["players"]["blue"]}})
        station = parsed(run("show", EXAMPLES / "games" / "station-two-players.orion.yaml", "--format", "json").out)
        self.refused(station, {"players": {}}, {"piles": {}}, {"credits": [{"turn": 0}]}, {"target": -1}, {"in_turn": 1})


class Legal(Case):
    NAME = "legal"

    def legal(self, *arguments, where=None, given=None):
        done = run("legal", *arguments, "--format", "json", where=where, given=given)
        self.assertEqual(done.err, b"", done)
        self.assertIn(done.status, (0, 1), done)
        return parsed(done.out)

    def test_it_is_strict(self):
        self.check_it_is_strict()

    def test_placements(self):
        for name in ("games/link", "games/token-score", "games/placed-position", "disputes/flag-fall"):
            for at in ((), ("--at", "0"), ("--at", "3")):
                with self.subTest(name=name, at=at):
                    made = self.legal(EXAMPLES / f"{name}.orion.yaml", *at)
                    self.check("placements", made)
                    self.assertEqual(made["count"], len(made["placements"]))
                    self.assertEqual(made["count"], sum(each["count"] for each in made["tiles"]))
        self.refused(self.legal("-", given=CLEAN), {"turns_replayed": 0}, {"player": "Ada"}, {"ended": True})

    def test_actions(self):
        seen, keys = set(), set()
        for number in range(1, 16):
            for at in ((), ("--at", "0"), ("--at", "4.1"), ("--at", "9.2"), ("--at", "15")):
                with self.subTest(record=number, at=at):
                    done = self.legal(CASES, "--record", str(number), *at, where=CONFORMANCE_STATION)
                    self.check("actions", done)
                    self.assertEqual(done["count"], len(done["actions"]))
                    self.assertEqual(done["count"], sum(each["count"] for each in done["kinds"]))
                    seen.update(each["action"] for each in done["actions"])
                    keys.update(choice["key"] for each in done["actions"] for choice in each["choices"])
        self.assertEqual(seen, set(self.whole["$defs"]["action"]["properties"]["action"]["enum"]))
        self.assertGreaterEqual(keys, {"cards", "goods", "equipment", "drew", "gives", "gets"})
        made = self.legal(CASES, "--record", "1", "--at", "4.1", where=CONFORMANCE_STATION)
        buy = {"action": "buy", "count": 0, "why_none": "none", "unseen_cards_may_allow": False}
        for wrong in ({"why_none": None}, {"count": 1}, {"unseen_cards_may_allow": 1}):
            self.refused(made, {"kinds": [{**buy, **wrong}]})
        self.refused(made, {"unseen_cards": ...}, {"unseen_cards": -1}, {"unseen_cards": None})
        self.refused(made, {"actions": [{"action": "sell", "card": "ice", "costs": 2, "choices": []}]})
        self.refused(made, {"player": None}, {"moves_replayed": 0}, {"ended": True}, {"actions": [{"action": "buy"}]})
        self.refused(made, {"actions": [{"action": "drop", "card": "ice", "choices": []}]})

    def test_one_that_is_asked_about(self):
        verdicts = set()
        for asked in ("blue: g7", "blue: e4", "orange: g7", "blue: z9", "g7", "", "a: b: c", "buy: ore"):
            with self.subTest(placement=asked):
                made = self.legal("-", asked, given=CLEAN)
                self.check("asked", made)
                verdicts.add(made["verdict"])
        for asked in ("draw: ice", "{play: sabotage, target: Ben}", "{buy: gold}", "{buy: ", "Ada: {drop: [ice]}"):
            with self.subTest(action=asked):
                made = self.legal(CASES, "--record", "1", "--at", "4.1", asked, where=CONFORMANCE_STATION)
                self.check("asked", made)
        self.assertEqual(verdicts, {"legal", "illegal", "unreadable"})
        made = self.legal("-", "blue: e4", given=CLEAN)
        self.refused(made, *({"advice": {**made["advice"], key: -1}} for key in ("instead_left_out", "after_left_out")))
        self.refused(made, {"advice": None}, {"advice": {**made["advice"], "legal_if": [{"what": "free", "words": "w"}]}})
        self.refused(made, {"game": "orion-duel"}, {"verdict": "legal"}, {"findings": []}, {"path": ...})

    def test_triggers_of_the_catalogue(self):
        """Whatever the position, what is printed is as the schema says; some cannot be followed at all."""
        listed = 0
        for path in sorted(CATALOGUE.glob("S[1-6]*.yaml")):
            done = run("legal", path, "--format", "json")
            if done.status == 0:
                listed += 1
                with self.subTest(path=path.name):
                    self.check("actions", parsed(done.out))
        self.assertGreater(listed, 50)


class Explain(Case):
    NAME = "explain"

    def explain(self, *words):
        done = run("explain", *words, "--format", "json")
        self.assertEqual((done.status, done.err), (0, b""), done)
        return parsed(done.out)

    def test_it_is_strict(self):
        self.check_it_is_strict()

    def test_lists(self):
        whole = self.explain()
        self.check("catalogue", whole)
        for part in whole["parts"]:
            # A word that is a clause as well is explained as that.
            if part["part"] and part["part"] not in [each["clause"] for each in part["clauses"]]:
                with self.subTest(part=part["part"]):
                    self.check("catalogue", self.explain(part["part"]))
        self.refused(whole, {"parts": []}, {"type": "explanation"}, {"more": 1})

    def test_codes(self):
        for code in catalogue_codes():
            with self.subTest(code=code):
                self.check("explanation", self.explain(code))
        self.check("explanation", self.explain("D201"))
        made = self.explain("S303c")
        entry = made["codes"][0]
        self.refused(made, {"codes": []}, {"clause": {}}, {"codes": [{**entry, "near_miss": None}]})
        self.refused(made, {"codes": [{**entry, "trigger": {**entry["trigger"], "verdicts": [{"type": "record"}]}}]})

    def test_clauses(self):
        for part in self.explain()["parts"]:
            for clause in part["clauses"]:
                with self.subTest(clause=clause["clause"]):
                    self.check("explanation", self.explain(clause["clause"]))


class Diff(Case):
    NAME = "diff"

    def diff(self, one, other):
        done = run("diff", EXAMPLES / f"{one}.orion.yaml", EXAMPLES / f"{other}.orion.yaml", "--format", "json")
        self.assertEqual(done.err, b"", done)
        return parsed(done.out)

    def valid(self, value):
        self.assertEqual([f"{each.json_path}: {each.message[:300]}" for each in self.validator.iter_errors(value)], [])

    def test_it_is_strict(self):
        self.check_it_is_strict()

    def test_examples_against_each_other(self):
        names = [path.relative_to(EXAMPLES).as_posix().removesuffix(".orion.yaml") for path in game_examples()]
        kinds = set()
        for one, other in zip(names, names[1:] + names[:1]):
            with self.subTest(one=one, other=other):
                made = self.diff(one, other)
                self.valid(made)
                kinds.add(made["not_compared"] or made["difference"]["game"])
        self.assertEqual(kinds, {"orion-duel", "orion-station", "no-game", "other-game"})

    def test_it_refuses(self):
        made = self.diff("games/position-hashes", "disputes/position-hashes-copy")
        inner = made["difference"]
        self.refused(made, {"type": "legal"}, {"difference": None}, {"not_compared": "no-game"}, {"same": ...}, {"a": {}})
        self.refused(made, {"difference": {**inner, "game": "orion-station"}}, {"difference": {**inner, "first": {"move": 9}}})


class Standings(Case):
    NAME = "standings"

    def test_it_is_strict(self):
        self.check_it_is_strict()


del Case  # it is no case of its own

if __name__ == "__main__":
    unittest.main()
