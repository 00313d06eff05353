#!/usr/bin/env python3
"""The JSON Schemas of Station records and decks against the reader: its tables, its words, and mutations.

What both are and how they are compared is told in schema_test.py and agreement.py.
"""

import re
import unittest

import yaml

from agreement import (
    DECK,
    DUEL,
    STATION,
    Texts,
    check_mutations,
    disagreement,
    judged,
    mutations,
    refused_by_program,
    schema_for,
    tables_of,
    with_text_keys,
)
from program import SOURCE
from station_seeds import ADDED_TO_DECKS, ADDED_TO_RECORDS, DECKS, MORE_RECORDS, RECORD, SCALARS, with_turns

WORDS = (SOURCE / "records" / "station_words.hpp").read_text(encoding="utf-8")
OPTIONS = (SOURCE / "records" / "read" / "station_rules.cpp").read_text(encoding="utf-8")

VALUES = 12  # of the scalars, at each place, if not all are wanted


def words(name):
    body = re.search(rf"constexpr std::array {name}\{{(.*?)\}};", WORDS, re.S).group(1)
    return re.findall(r'\{"([a-z-]+)"', body)


def keys_of(*tables):
    """What keys a mapping has that is read by several tables, and which of them are needed."""
    joined = {}
    for each in tables:
        joined.update(each if isinstance(each, dict) else dict.fromkeys(each, False))
    return joined


def words_of(part):
    return part["enum"]


class Tables(unittest.TestCase):
    def check_keys(self, part, *tables):
        want = keys_of(*tables)
        self.assertEqual(sorted(want), sorted(part["properties"]))
        self.assertEqual(sorted(key for key in want if want[key]), sorted(part.get("required", [])))

    def test_the_record_has_the_keys_of_the_reader(self):
        parts, choices = STATION.parts, words("kChoiceWords")
        record, turns, actions = (tables_of(f"station_{name}") for name in ("record", "turns", "actions"))
        outcome = tables_of("station_outcome")
        numbers = re.findall(r'NumberOption\{"([a-z-]+)"', OPTIONS)
        self.check_keys(STATION.whole, record["kRecordFields"])
        self.check_keys(parts["setup"], record["kSetupFields"])
        self.check_keys(parts["playedTurn"], turns["kTurnFields"], turns["kEveryTurn"])
        self.check_keys(parts["leaving"], turns["kLeavingFields"], turns["kEveryTurn"])
        self.check_keys(parts["after"], turns["kAfterFields"])
        beside = keys_of(choices, actions["kBesideFields"])
        self.check_keys(parts["action"], words("kActionWords"), actions["kActionOnly"], beside)
        self.check_keys(parts["response"], actions["kResponseOnly"], beside)
        self.check_keys(parts["choice"], tables_of("station_choices")["kForFields"], choices)
        self.check_keys(parts["outcomeEntry"], words("kOutcomeWords"), outcome["kPlayerFields"])
        self.check_keys(parts["result"], tables_of("station_result")["kResultFields"])
        self.check_keys(parts["rules"]["then"], numbers, tables_of("station_rules")["kOtherFields"])
        self.check_keys(parts["ruling"], tables_of("ruling")["kRulingFields"])

    def test_the_deck_has_the_keys_of_the_reader(self):
        parts, card, effect = DECK.parts, tables_of("deck_card"), tables_of("deck_effect")
        every = keys_of(card["kEveryCard"], card["kFreeOnly"])
        security = keys_of(every, card["kPlaying"])
        defence = keys_of(security, card["kEffectOnly"])
        played = keys_of(defence, card["kTargetOnly"])
        equipment = keys_of(played, card["kEquipmentOnly"])
        self.check_keys(DECK.whole, tables_of("deck")["kDeckFields"])
        self.check_keys(parts["goodsCard"], every, card["kGoodsOnly"])
        self.check_keys(parts["securityCard"], security)
        self.check_keys(parts["defenceCard"], defence)
        self.check_keys(parts["playedCard"], played)
        self.check_keys(parts["equipmentCard"], equipment)
        self.check_keys(parts["anyCard"], equipment, list(card["kGoodsOnly"]))
        self.check_keys(parts["stepMapping"], words("kStepWords"), effect["kBesideFields"])
        self.check_keys(parts["amount"]["then"], effect["kAmountFields"])
        modifiers = words("kModifierWords")
        self.check_keys(parts["priceModifier"]["then"], tables_of("deck_modifiers")["kPriceFields"])
        self.check_keys(parts["modifiers"], modifiers, ["immune"])
        self.check_keys(parts["whileInPlay"], modifiers, ["immune"])

    def test_words_are_those_of_the_reader(self):
        deck, rules = DECK.parts, STATION.parts["rules"]["then"]["properties"]
        self.assertEqual(words_of(deck["anyCard"]["properties"]["kind"]), words("kCardKindWords"))
        self.assertEqual(words_of(deck["target"]), words("kTargetWords"))
        self.assertEqual(words_of(deck["timing"]), words("kTimingWords"))
        self.assertEqual(words_of(deck["who"]), words("kWhoWords"))
        self.assertEqual(words_of(deck["amount"]["then"]["properties"]["per"]), words("kPerWords"))
        self.assertEqual(words_of(rules["pile-empty"]), words("kPileEmptyWords"))

    def test_options_have_the_bounds_of_the_reader(self):
        options = STATION.parts["rules"]["then"]["properties"]
        bounds = re.findall(r'NumberOption\{"([a-z-]+)", &Options::\w+, (\d+), (\d+)\}', OPTIONS)
        self.assertEqual(len(bounds), 9)
        for name, least, most in bounds:
            with self.subTest(option=name):
                self.check_bounds(options[name], int(least), int(most))

    def check_bounds(self, part, least, most):
        number, text = part["else"], part["then"]
        self.assertEqual((number["minimum"], number["maximum"]), (least, most))
        for value in (least - 1, least, 9, 10, 99, most, most + 1):
            self.assertEqual(bool(re.search(text["pattern"], str(value))), least <= value <= most, value)

    def test_limits_are_those_of_the_reader(self):
        def limit(name, file):
            text = (SOURCE / "records" / "read" / file).read_text(encoding="utf-8")
            return int(re.search(rf"\b{name} = ([\d']+);", text).group(1).replace("'", ""))

        record = STATION.whole["properties"]
        self.assertEqual(record["players"]["maxItems"], limit("kMostPlayers", "station_record.hpp"))
        self.assertEqual(record["turns"]["maxItems"], limit("kMostTurns", "station_record.hpp"))
        self.check_bounds(STATION.parts["choice"]["properties"]["step"], 1, limit("kMostSteps", "station_choices.cpp"))
        self.check_bounds(STATION.parts["outcomeNumber"], 0, limit("kMostAmount", "station_outcome.cpp"))
        # What is beyond these is said by the referee, as a matter of the rules (S7).
        for part, name, file in (
            (DECK.whole["properties"]["cards"], "kMostCards", "deck.hpp"),
            (DECK.parts["copies"], "kMostCopies", "deck_card.cpp"),
            (DECK.parts["amount"], "kMostAmount", "deck_parts.hpp"),
        ):
            with self.subTest(limit=name):
                self.assertRegex(part["description"], rf"\b{limit(name, file)}\b")

    def test_parts_that_several_schemas_have_are_the_same(self):
        """A schema stands on its own, so that an editor needs one file: what is said twice is held equal here."""
        for name in ("text", "note", "wholeNumber", "extension", "player", "event"):
            self.assertEqual(STATION.parts[name], DUEL.parts[name], name)
        for name, part in DECK.parts.items():
            self.assertEqual(STATION.parts[name], part, name)
        for key in ("type", "properties", "patternProperties", "additionalProperties", "required"):
            self.assertEqual(STATION.parts["deck"][key], DECK.whole[key], key)


class Mutations(unittest.TestCase):
    maxDiff = None

    def check(self, seeds, added, schema, least):
        cases = [*seeds.items(), *mutations(list(seeds.items()), added, SCALARS, VALUES)]
        refused = check_mutations(self, cases, schema)
        self.assertGreater(len(cases), least)
        self.assertGreater(refused, len(cases) // 4)
        self.assertGreater(len(cases) - refused, len(cases) // 10)

    def test_seeds_are_read(self):
        for schema, seeds in ((STATION, {"record": RECORD, **MORE_RECORDS}), (DECK, DECKS)):
            for name, tree in seeds.items():
                with self.subTest(seed=name):
                    self.assertEqual(schema.faults(tree), [])

    def test_mutations_of_records(self):
        self.check({"record": RECORD, **MORE_RECORDS}, ADDED_TO_RECORDS, STATION, 2000)

    def test_mutations_of_decks(self):
        self.check(DECKS, ADDED_TO_DECKS, DECK, 1000)

    def test_mutations_of_decks_in_records(self):
        """Few, since they are read as decks of their own: what counts is that the record's schema looks into them."""
        seeds = {"inline": with_turns(deck=DECKS["equipment"])}
        cases = list(mutations(list(seeds.items()), ADDED_TO_DECKS, SCALARS, 4))
        self.assertGreater(check_mutations(self, cases, STATION), 100)


class Types(unittest.TestCase):
    def test_other_types_where_text_is_read(self):
        record = (
            b"game: orion-station\nformat: 1\nid: 1204\nevent: {name: 1e3, site: no, date: 2026-05-02, round: 3}\n"
            b"deck: {deck: 7, format: 1, cards: [{id: no, kind: goods, buy: 1, sell: 2, text: 2026-05-02}]}\n"
            b"players: [on, {name: 12.5, id: 7}]\nsetup: {hands: {on: [no, 1, 2026-05-02], 7: []}, pile: [1.5]}\n"
            b"note: 2026-05-02\nturns: [{player: on, draw: [1, no], keep: 1, actions: [{buy: no}, {install: 1}],\n"
            b"  reshuffle: true, after: {7: {credits: 0}}}]\nresult: {winner: 12.5, credits: {on: 3}}\n"
        )
        (verdict,) = judged(record)
        self.assertEqual(refused_by_program(verdict), set())
        self.assertEqual(disagreement(record, verdict), "")
        # Readers of YAML 1.1 make truth values of `no` and `on`, dates of dates.
        tree = with_text_keys(yaml.safe_load(record))
        self.assertEqual(schema_for(tree).faults(tree), [])

    def test_both_kinds_of_files_are_told_apart(self):
        duel = {"game": "orion-duel"}
        for tree, schema in ((RECORD, STATION), (DECKS["goods"], DECK), (duel, DUEL), ([], DUEL)):
            self.assertIs(schema_for(tree), schema)
        self.assertIs(schema_for(yaml.load("deck: x\ngame: orion-station\n", Loader=Texts)), STATION)


if __name__ == "__main__":
    unittest.main()
