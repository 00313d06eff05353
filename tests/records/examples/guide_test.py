#!/usr/bin/env python3
"""What records/README.md says about entering a printed deck is true: every card, step and action in it is read and judged."""

import json
import pathlib
import re
import sys
import textwrap
import unittest

sys.dont_write_bytecode = True  # the folders of the tests are no place for a cache
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "cmd"))

from program import SOURCE, run  # noqa: E402

README = (SOURCE / "records" / "README.md").read_text(encoding="utf-8")
GUIDE = README.split("\n## Entering a printed deck\n")[1].split("\n## ")[0]

# In their order: a whole deck, two actions with `choices`, a card `as-recorded`, an action with its outcome.
DECK, CHOICES, AUCTION, OUTCOME = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)

# The steps of the table, each with what a record gives beside the action.
STEPS = [
    (step, ", ".join(re.findall(r"`([^`]*)`", given)))
    for steps, given in re.findall(r"^\| (`.*?) \|[^|]*\|(.*)\|$", GUIDE, re.MULTILINE)
    for step in re.findall(r"`([^`]*)`", steps)
]

# The cards that the guide describes in words beside the actions of CHOICES.
DESCRIBED = """\
- {id: clear-out, kind: support, copies: 1, effect: [{discard: 1}, {draw: 2}, {discard: 1}]}
- {id: inspection, kind: espionage, copies: 1, target: each-opponent, effect: [{discard: 1, who: target}]}
"""


def deck_of(*cards):
    return DECK + textwrap.indent("".join(cards), "  ")


def judged(text):
    (record,) = json.loads(run("check", "--format", "json", "-", given=text.encode("utf-8")).out)["records"]
    return record


def errors(record):
    return [(each["code"], each["message"]) for each in record["findings"] if each["severity"] == "error"]


def game(deck, players, hands, turns):
    return (
        f"game: orion-station\nformat: 1\ndeck:\n{textwrap.indent(deck, '  ')}"
        f"players: {players}\nsetup:\n  hands: {hands}\nturns:\n{turns}"
    )


class Guide(unittest.TestCase):
    def check(self, text):
        record = judged(text)
        self.assertEqual((record["verdict"], errors(record)), ("legal", []), text)
        return record

    def test_the_deck(self):
        self.check(DECK)
        kinds = re.findall(r"kind: (\w+)", DECK)
        self.assertEqual(set(kinds), {"goods", "equipment", "espionage", "support", "defence", "security"})

    def test_every_step_of_the_format_is_in_the_table(self):
        words = (SOURCE / "records" / "station_words.hpp").read_text(encoding="utf-8")
        known = re.findall(r'Word<station::StepKind>\{"([a-z-]+)"', words)
        self.assertGreater(len(known), 15)
        shown = {re.match(r"\{?([a-z-]+)", step)[1] for step, _ in STEPS} | {"block"}
        self.assertEqual(shown, set(known), "`block` stands in the deck of the guide")

    def test_every_modifier_is_named(self):
        words = (SOURCE / "records" / "station_words.hpp").read_text(encoding="utf-8")
        for word in re.findall(r'Word<station::ModifierKind>\{"([a-z-]+)"', words):
            with self.subTest(modifier=word):
                self.assertIn(f"`{word}`", GUIDE)
                self.check(deck_of(f"- {{id: device, kind: equipment, while-in-play: {{{word}: 1}}}}\n"))
        for changes in ("{buy-price: -1}", "{buy-price: {good: ice, by: -1}}", "{immune: espionage}"):
            with self.subTest(changes=changes):
                self.assertIn(f"`{changes}`", GUIDE)
                self.check(deck_of(f"- {{id: device, kind: equipment, while-in-play: {changes}}}\n"))

    def test_steps_with_what_the_record_gives(self):
        for step, given in STEPS:
            with self.subTest(step=step):
                self.check(
                    game(
                        deck_of(f"- {{id: trial, kind: espionage, target: opponent, effect: [{step}]}}\n"),
                        "[Ben, Ada]",
                        "{Ben: [ice, drill, ice, alarm, subsidy], Ada: [trial, ice, ice, ssd, burglary]}",
                        "  - player: Ben\n    draw: [burglary, burglary]\n    keep: burglary\n"
                        "    actions: [{buy: ice}, {install: drill}]\n"
                        "  - player: Ada\n    draw: [alarm, alarm]\n    keep: alarm\n"
                        f"    actions: [{{buy: ice}}, {{play: trial, target: Ben{', ' + given if given else ''}}}]\n",
                    )
                )

    def test_amounts(self):
        (step,) = re.findall(r"`(\{gain: \{per: .*?\}\})`", GUIDE)
        self.check(deck_of(f"- {{id: bonus, kind: support, effect: [{step}]}}\n"))

    def test_timing_and_what_may_answer(self):
        for key in ("timing: opponent-turn", "free: true", "blockable: false", "blocks: responses"):
            with self.subTest(key=key):
                self.assertIn(f"`{key}`", GUIDE)
                answers = key.startswith("timing") or key.startswith("blocks")
                kind, effect = ("defence", "[block]") if key.startswith("blocks") else ("support", "[{gain: 1}]")
                if answers and kind == "support":
                    effect = "[block, {gain: 1}]"
                self.check(deck_of(f"- {{id: trial, kind: {kind}, {key}, effect: {effect}}}\n"))

    def test_choices_and_outcome(self):
        actions = textwrap.indent(CHOICES + OUTCOME, "      ")
        record = self.check(
            game(
                deck_of(DESCRIBED, AUCTION),
                "[Ada, Ben, Cleo]",
                "{Ada: [clear-out, drill, alarm, inspection, auction], Ben: [ice, ssd, alarm, alarm, subsidy], "
                "Cleo: [ssd, ssd, burglary, burglary, burglary]}",
                f"  - player: Ada\n    draw: [ice, ice]\n    keep: ice\n    actions:\n{actions}",
            )
        )
        self.assertIn("R236", [each["code"] for each in record["findings"]])


if __name__ == "__main__":
    unittest.main()
