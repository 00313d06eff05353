#!/usr/bin/env python3
"""`show` on games of Orion Duel: what is drawn is what was played, in the terminal, as SVG and as JSON; points of a game
from the start and from the end; games that cannot be played; and names that are made to break a picture."""

import json
import re
import unittest
import xml.etree.ElementTree as ElementTree

import yaml

from json_ajv_test import faults
from program import EXAMPLES, run
from show_pictures import SVG, classes, rendered, widest

GAMES = EXAMPLES / "games"
DISPUTE = EXAMPLES / "disputes" / "token-not-joined.orion.yaml"
LINK = GAMES / "link.orion.yaml"
# All that can be read.
EVERY = [path for path in (*sorted(GAMES.glob("*.orion.yaml")), *sorted((EXAMPLES / "disputes").glob("*.orion.yaml")))
         if path.name != "slip-of-the-pen.orion.yaml"]
RECORDS = ("link", "galaxies", "black-holes", "token-score", "no-placement", "mirrored-bend", "placed-position")

HOSTILE = """game: orion-duel
format: 1
id: "<script>alert(1)</script>"
players: {blue: "</svg><script>&\\u202Eevil", orange: "%s"}
setup: {name: symmetric-2, start: orange}
moves:
  - orange: e4 e5 / f5
""" % ("Llanfairpwllgwyngyll" * 30)


def show(*arguments, given=None, status=0, **changes):
    done = run("show", *arguments, given=given, **changes)
    if done.status != status:
        raise AssertionError(f"status {done.status}, not {status}: {done}")
    return done.out.decode("utf-8")


def generated(seed, count=1):
    return run("generate", "duel", "--seed", str(seed), "--count", str(count)).out


def lying(record, moves):
    """The hexagons that lie on the board after so many moves of a legal game: space to colour. Told from the record alone."""
    hexagons = {}
    setup = record.get("setup", {})
    for entry in [*setup.get("placed", []), *record["moves"][:moves]]:
        (owner,) = [key for key in entry if key in ("blue", "orange")]
        own, _, other = entry[owner].partition("/")
        opponent = "orange" if owner == "blue" else "blue"
        hexagons.update({space: owner for space in own.split()})
        hexagons.update({space: opponent for space in other.split()})
    return hexagons


class Pictures(unittest.TestCase):
    def check_board(self, root, record, moves):
        spaces = classes(root, "space")
        self.assertEqual(len({each.get("data-space") for each in spaces}), 85)
        self.assertEqual(len(spaces), 85)
        self.assertEqual(len(classes(root, "token")), 15)
        self.assertEqual((len(classes(root, "galaxy")), len(classes(root, "black-hole"))), (8, 7))
        placed = record["setup"].get("placed", [])
        tiles = classes(root, "tile")
        self.assertEqual([each.get("data-move") for each in tiles],
                         ["0"] * len(placed) + [str(number + 1) for number in range(moves)])
        drawn = {}
        for tile in tiles:
            for hexagon in classes(tile, "hexagon"):
                self.assertNotIn(hexagon.get("data-space"), drawn)
                drawn[hexagon.get("data-space")] = "blue" if "blue" in hexagon.get("class").split() else "orange"
        self.assertEqual(drawn, lying(record, moves))
        self.assertEqual(len(classes(root, "hexagon")), len(drawn), "a hexagon beside the tiles")

    def test_what_is_drawn_is_what_was_played(self):
        records = [(GAMES / f"{name}.orion.yaml").read_bytes() for name in RECORDS] + [generated(n) for n in range(1, 6)]
        for bytes_of in records:
            record = yaml.safe_load(bytes_of)
            last = len(record["moves"])
            for moves in sorted({0, 1, last // 2, last}):
                with self.subTest(id=record.get("id"), moves=moves):
                    svg = show("-", "--at", str(moves), "--format", "svg", given=bytes_of)
                    self.check_board(ElementTree.fromstring(svg), record, moves)
                    text = show("-", "--at", str(moves), given=bytes_of)
                    signs = dict((space, sign) for sign, space in re.findall(r"\b([BO])[-*@]([a-k]\d+)\b", text))
                    want = {space: colour[0].upper() for space, colour in lying(record, moves).items()}
                    self.assertEqual(signs, want)

    def test_a_second_renderer_draws_it(self):
        for name in ("link", "token-score", "station-five-players"):
            width, height = rendered(show(GAMES / f"{name}.orion.yaml", "--format", "svg"))
            self.assertEqual(width, 980)
            self.assertGreater(height, 600)

    def test_wide_letters_are_given_room(self):
        heading = "MASTERS-WOMEN-AND-MEN-WWWWMMMM " * 3
        record = HOSTILE.replace("<script>alert(1)</script>", heading.strip()).replace("Llanfair", "MWMWMWMW")
        lines = [each.text for each in classes(ElementTree.fromstring(show("-", "--format", "svg", given=record.encode())),
                                               "heading")]
        self.assertEqual("".join(lines).replace(" ", ""), (heading + ",aftermove1,byrulebook").replace(" ", ""))
        self.assertLess(max(map(len, lines)), 64)

    def test_it_asks_for_nothing_from_elsewhere(self):
        svg = show(LINK, "--format", "svg")
        self.assertNotRegex(svg, r"href|@import|url\((?!#)")
        self.assertEqual(re.findall(r"https?://[^\"]*", svg), ["http://www.w3.org/2000/svg"])

    def test_the_evidence_is_drawn(self):
        for name, player, condition, rings in (("link", "blue", "link", 0), ("galaxies", "orange", "galaxies", 4), ("black-holes", "blue", "black-holes", 3)):
            root = ElementTree.fromstring(show(GAMES / f"{name}.orion.yaml", "--format", "svg"))
            (chain,) = classes(root, "chain")
            self.assertEqual((chain.get("data-player"), chain.get("data-condition")), (player, condition))
            self.assertEqual(len([each for each in chain.iter(f"{SVG}circle") if each.get("class") == "ring"]), rings)

    def test_the_illegal_tile_is_marked(self):
        root = ElementTree.fromstring(show(DISPUTE, "--format", "svg"))
        asked = {each.get("data-space"): each.get("class") for each in classes(root, "asked")}
        self.assertEqual(asked, {"a2": "asked", "b2": "asked", "b3": "asked at-fault"})
        self.assertEqual(classes(ElementTree.fromstring(show(DISPUTE, "--at", "16", "--format", "svg")), "asked"), [])

    def test_words_for_those_who_do_not_see_it(self):
        root = ElementTree.fromstring(show(LINK, "--format", "svg"))
        self.assertEqual(root.get("role"), "img")
        named = [root.find(f"{SVG}*[@id='{each}']").text for each in root.get("aria-labelledby").split()]
        self.assertEqual(named[0], "spring-open-r1-t1, after move 15, by rulebook")
        for words in ("blue (Ada) has", "has reached link", "Taurus to Monoceros by", "Galaxies: ", "Placed last: "):
            self.assertIn(words, named[1])


class Text(unittest.TestCase):
    def test_80_columns_and_every_space_once(self):
        for path in EVERY:
            with self.subTest(path=path.name):
                done = run("show", path)
                self.assertLessEqual(widest(done.out.decode()), 80)
                if b"Monoceros" not in done.out:
                    continue
                board = done.out.decode()[done.out.index(b"e10") - 40:].split("\n\n")[0]
                names = re.findall(r"(?<![a-z\d])[a-k](?:1[01]|[1-9])(?!\d)", board)
                self.assertEqual((len(names), len(set(names))), (85, 85))

    def test_the_evidence_is_marked_without_colour(self):
        text = show(LINK)
        marked = re.findall(r"[({]B.([a-k]\d+)[)}]", text)
        self.assertEqual(sorted(marked), sorted("a3 b4 c4 d5 e6 f7 g8 h8 i8 j8 k9".split()))
        self.assertEqual(sorted(re.findall(r"[\[{][BO].([a-k]\d+)[\]}]", text)), ["i7", "j8", "k9"])
        self.assertIn("{ } both", text)
        self.assertIn("blue has link: Taurus to Monoceros by a3 b4", text)

    def test_the_illegal_tile_is_marked(self):
        text = show(DISPUTE)
        for sign in ("?b-a2?", "?b-b2?", "!o@b3!", "D405: "):
            self.assertIn(sign, text)
        self.assertNotIn("D405", show(DISPUTE, "--at", "16"))

    def test_colours_change_nothing_but_colours(self):
        for path in (LINK, DISPUTE, GAMES / "station-two-players.orion.yaml"):
            plain = show(path)
            coloured = show(path, "--color", "always")
            self.assertNotEqual(coloured, plain)
            self.assertEqual(re.sub(r"\x1b\[[\d;]*m", "", coloured), plain)
            self.assertEqual(show(path, CLICOLOR_FORCE="1", TERM="xterm"), coloured)
            self.assertEqual(show(path, CLICOLOR_FORCE="1", NO_COLOR="1"), plain)
            self.assertEqual(show(path, "--color", "never", CLICOLOR_FORCE="1"), plain)
            self.assertNotIn("\x1b", show(path, "--color", "always", "--format", "svg"))

    def test_the_same_bytes_anywhere(self):
        for form in ("text", "svg", "json"):
            self.assertEqual(show(LINK, "--format", form), show(LINK, "--format", form, LC_ALL="de_DE.UTF-8", TZ="Asia/Kathmandu"))


class Points(unittest.TestCase):
    def where(self, *at):
        return show(LINK, *at).split("\n", 1)[0].split(", ")[1]

    def test_from_the_start_and_from_the_end(self):
        self.assertEqual(self.where(), "after move 15")
        self.assertEqual(self.where("--at", "end"), "after move 15")
        self.assertEqual(self.where("--at", "-1"), "after move 14")
        self.assertEqual(self.where("--at=-1"), "after move 14")
        self.assertEqual(self.where("--at", "-15"), "before the first move")
        self.assertEqual(show(DISPUTE, "--at", "-1"), show(DISPUTE, "--at", "15"))
        legal = [run("legal", LINK, "--at", at, "--format", "json").out for at in ("-3", "12")]
        self.assertEqual(legal[0], legal[1])
        station = GAMES / "station-two-players.orion.yaml"
        self.assertEqual(show(station, "--at", "-4"), show(station, "--at", "16"))

    def test_an_error_says_which_points_there_are(self):
        for at, said in (
            ("16", "Possible here: --at 0 to 15, -1 to -15 from the end, or end"),
            ("-16", "Possible here: --at 0 to 15, -1 to -15 from the end, or end"),
            ("-2.1", "from the end only whole turns are counted"),
            ("first", "a move's or turn's number, -1 and on from the end, or `end`, not first"),
            ("-0", "not -0"),
        ):
            done = run("show", LINK, "--at", at)
            self.assertEqual((done.status, done.out), (2, b""), done)
            self.assertIn(said, done.err.decode())

    def test_nothing_within_a_move(self):
        done = run("show", DISPUTE, "--at", "16.0")
        self.assertEqual((done.status, done.out), (2, b""))
        self.assertIn(b"a move has nothing within it: --at 16 is behind it\n", done.err)

    def test_what_has_no_position(self):
        for command in ("show", "legal"):
            done = run(command, EXAMPLES / "decks" / "trade-demo.yaml")
            self.assertEqual((done.status, done.out), (1, b""))
            self.assertIn(b"what stands there is no game, and has no position", done.err)
        self.assertIn(b"standard input has no record 1: it holds none", run("show", "-", given=b"\n").err)

    def test_what_is_wrong_twice_is_said_once(self):
        record = ("game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nsetup:\n"
                  "  galaxies: a2 a2 a2 b3\n  black-holes: a3 a3\n  start: blue\nmoves: []\n")
        remarks = json.loads(show("-", "--format", "json", given=record.encode()))["remarks"]
        self.assertEqual(len(remarks), len(set(remarks)))
        self.assertGreater(len(remarks), 3)

    def test_an_empty_game(self):
        empty = generated(1).split(b"moves:")[0] + b"moves: []\n"
        self.assertIn("before the first move", show("-", given=empty))
        done = run("show", "-", "--at", "1", given=empty)
        self.assertIn(b"no move of it can be followed\nPossible here: --at 0, or end\n", done.err)
        self.assertEqual(done.status, 2)
        self.assertEqual(run("show", "-", "--at", "-1", given=empty).status, 2)

    def test_a_record_that_there_is_not(self):
        many = generated(7, 3)
        self.assertIn(b"it has 3 records, --record 1 to 3", run("show", "-", "--record", "4", given=many).err)
        done = run("show", LINK, "--record", "spring-open-r1-t7")
        self.assertEqual(done.status, 2)
        self.assertIn(b"did you mean spring-open-r1-t1?", done.err)


class SetUps(unittest.TestCase):
    """Games that cannot be played, or only by letting an illegal set-up stand."""

    ILLEGAL = b"""game: orion-duel
format: 1
players: {blue: Ada, orange: Ben}
setup:
  galaxies: a2 a3 c6 d9 e1 f5 h11 k10
  black-holes: a5 c2 e7 g9 h3 j7 k8
  start: blue
moves:
  - blue: g6 g7
"""

    def test_an_illegal_set_up_is_named_and_play_on_it_shown(self):
        text = show("-", given=self.ILLEGAL)
        self.assertIn("the set-up is illegal", text)
        self.assertIn("D201a: ", text)
        self.assertIn("B-g6", text)
        self.assertIn("*a2", text)

    def test_what_is_missing_is_named_and_the_rest_shown(self):
        half = re.sub(rb"  black-holes.*\n", b"", self.ILLEGAL)
        text = show("-", given=half, status=1)
        for words in ("the set-up, as far as the record goes", "R220: where the black holes lie is not recorded", "*a2", "*k10"):
            self.assertIn(words, text)
        self.assertNotIn("position h", text)
        root = ElementTree.fromstring(show("-", "--format", "svg", given=half, status=1))
        self.assertEqual((len(classes(root, "space")), len(classes(root, "token"))), (85, 8))
        value = json.loads(show("-", "--format", "json", given=half, status=1))
        self.assertIsNone(value["position_hash"])
        self.assertEqual(faults([{"value": value, "schema": "show"}]), [[]])
        self.assertEqual(run("show", "-", "--at", "1", given=half).status, 1)
        self.assertEqual(run("legal", "-", given=half).out, b"")

    def test_what_cannot_be_read_is_said_as_check_says_it(self):
        done = run("show", "-", given=b"game: orion-duel\nformat: 1\nmoves: 7\n")
        self.assertEqual((done.status, done.out), (1, b""))
        self.assertIn(b"unreadable", done.err)


class Names(unittest.TestCase):
    def test_script_stays_text(self):
        given = HOSTILE.encode()
        root = ElementTree.fromstring(show("-", "--format", "svg", given=given))
        self.assertEqual([each.tag for each in root.iter() if "script" in each.tag], [])
        shown = " ".join(each.text or "" for each in root.iter(f"{SVG}text"))
        self.assertIn("<script>alert(1)</script>", shown)
        self.assertIn("\\xe2\\x80\\xae", shown)
        for line in root.iter(f"{SVG}text"):
            self.assertLessEqual(len(line.text or ""), 80)
        rendered(ElementTree.tostring(root, encoding="unicode"))
        text = show("-", given=given)
        self.assertNotIn("\u202e", text)
        self.assertIn("\u202e", json.loads(show("-", "--format", "json", given=given))["players"]["blue"]["name"])


class Json(unittest.TestCase):
    def test_it_is_as_its_schema_says(self):
        values = [json.loads(run("show", path, "--format", "json").out) for path in EVERY]
        values += [json.loads(show(LINK, "--at", "-3", "--format", "json"))]
        values += [json.loads(show("--setup", name, "--format", "json")) for name in ("blank", "symmetric-2")]
        wrong = faults([{"value": value, "schema": "show"} for value in values])
        self.assertEqual([each for each in wrong if each], [])
        for value in values[:1]:
            broken = [{**value, "extra": 1}, {**value, "spaces": value["spaces"][1:]}, {**value, "to_move": "red"}]
            self.assertTrue(all(faults([{"value": each, "schema": "show"} for each in broken])))

    def test_the_line_runs_through_the_chain_and_joins_the_tokens(self):
        def neighbours(one, other):
            across, along = ord(one[0]) - ord(other[0]), int(one[1:]) - int(other[1:])
            return (across, along) in {(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)}

        chains = 0
        for bytes_of in [path.read_bytes() for path in EVERY] + [generated(n) for n in range(11, 31)]:
            value = json.loads(run("show", "-", "--format", "json", given=bytes_of).out)
            for chain in value.get("chains", []):
                evidence, steps = chain["evidence"], chain["steps"]
                for one, other in steps:
                    self.assertTrue(neighbours(one, other), (one, other))
                    self.assertLessEqual({one, other}, set(evidence["chain"]))
                if "sides" in evidence:
                    self.assertEqual([steps[0][0], *(other for _, other in steps)], evidence["chain"])
                    continue
                joined = {evidence["tokens"][0]}
                for one, other in steps:
                    self.assertIn(one, joined)
                    joined.add(other)
                self.assertLessEqual(set(evidence["tokens"]), joined)
                chains += 1
        self.assertGreater(chains, 5)

    def test_it_says_what_check_says(self):
        value = json.loads(show(LINK, "--format", "json"))
        (record,) = json.loads(run("check", "--format", "json", LINK).out)["records"]
        for key in ("id", "rules", "outcome", "position_hash", "broken_off"):
            self.assertEqual(value[key], record[key], key)
        self.assertEqual([each["evidence"] for each in value["chains"]], record["outcome"]["evidence"])
        self.assertEqual(sum(space["placed_last"] for space in value["spaces"]), 3)
        self.assertEqual(len(value["tiles"]), 15)


if __name__ == "__main__":
    unittest.main()
