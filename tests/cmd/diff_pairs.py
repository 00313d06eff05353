"""Pairs of records for diff_test.py: a generated game, and what was done to it to make the other of it.

What `diff` must say is known from what was done; whether a move is legal, from what `check` says of either record.
"""

import copy
import dataclasses
import json
import random
import re

import yaml

from program import run


@dataclasses.dataclass
class Pair:
    """`said` is the statement of diff_test.py, without what `check` knows."""

    what: str
    a: str
    b: str
    said: dict


def documents(*arguments):
    done = run("generate", *arguments)
    assert done.status == 0, done
    return ["---\n" + each for each in done.out.decode().split("---\n")[1:]]


def sequence(shape, size_a, size_b, *edits):
    """`edits`: from, count in A, from, count in B."""
    return {"shape": shape, "a": size_a, "b": size_b, "edits": [list(each) for each in edits]}


SAME = {"same": True, "colours": False, "topics": [], "remarks": [], "first": None}


def other(**changes):
    return {**SAME, "same": False, **changes}


class Duel:
    """A record by its lines: moves are a line each, and claims beside them are left out."""

    MOVE = re.compile(r"  - \{?(blue|orange): ([^,}\n]*)")

    def __init__(self, text):
        lines = text.splitlines(keepends=True)
        first = next(index for index, line in enumerate(lines) if line.startswith("moves:")) + 1
        last = first
        while last < len(lines) and self.MOVE.match(lines[last]):
            last += 1
        self.head, self.tail = lines[:first], lines[last:]
        self.moves = ["  - {}: {}\n".format(*self.MOVE.match(line).groups()) for line in lines[first:last]]

    def text(self, moves=None, head=None, tail=None):
        parts = (head or self.head) + (self.moves if moves is None else moves) + (self.tail if tail is None else tail)
        return "".join(parts)

    @property
    def size(self):
        return len(self.moves)

    def player(self, index):
        return self.MOVE.match(self.moves[index])[1]


def other_colours(text):
    return re.sub(r"\b(blue|orange)\b", lambda found: "orange" if found[0] == "blue" else "blue", text)


def same_duel(game, chance):
    """Written otherwise: own hexagons the other way round, mappings with notes and clocks, comments, CRLF."""
    moves, noted, clocked = [], None, None
    for index, line in enumerate(game.moves):
        player, spaces = Duel.MOVE.match(line).groups()
        own, slash, rest = spaces.partition(" / ")
        if chance.random() < 0.5:
            own = " ".join(reversed(own.split()))
        line = f"  - {player}: {own}{slash}{rest}"
        if chance.random() < 0.2:
            clocked = clocked or index + 1
            line = f'  - {{{player}: "{own}{slash}{rest}", clock: "0:12:{index:02}"}}'
        elif chance.random() < 0.2:
            noted = noted or index + 1
            line = f"  - {player}: {own}{slash}{rest}\n    note: seen\n    x-board: {index}"
        elif chance.random() < 0.2:
            line += "  # at the table"
        moves.append(line + "\n")
    head = [line.replace("id: ", "id: copy-of-") for line in game.head]
    text = game.text(moves, head)
    remarks = [["id", None]] + ([["note", noted]] if noted else []) + ([["clock", clocked]] if clocked else [])
    if chance.random() < 0.3:
        text = text.replace("\n", "\r\n")
    return Pair("same game", game.text(), text, {**SAME, "remarks": remarks, "moves": sequence("same", game.size, game.size)})


def changed_duel(game, chance):
    index = chance.randrange(game.size)
    done = run("legal", "-", "--at", str(index), "--format", "json", given=game.text().encode())
    placements = [each["placement"] for each in json.loads(done.out)["placements"]]
    recorded = Duel.MOVE.match(game.moves[index])[2]
    covered = [Duel.MOVE.match(line)[2] for line in game.moves[:index]]
    parts = lambda text: [sorted(part.split()) for part in text.split("/")]
    open_to = [each for each in placements if parts(each) != parts(recorded)]
    placed = chance.choice(covered if covered and chance.random() < 0.4 else open_to or covered)
    moves = list(game.moves)
    moves[index] = f"  - {game.player(index)}: {placed}\n"
    said = other(
        moves=sequence("changed", game.size, game.size, (index + 1, 1, index + 1, 1)),
        first={"move": index + 1, "differs": ["placement"]}, meeting=None,
    )
    return Pair("one placement changed", game.text(), game.text(moves), said)


def swapped_duel(game, chance):
    """Two of one player, or two that follow each other."""
    one = chance.randrange(game.size - 2)
    two = one + chance.choice((1, 2, 2, 2, 4))
    if two >= game.size:
        two = one + 2
    moves = list(game.moves)
    moves[one], moves[two] = moves[two], moves[one]
    same_player = (two - one) % 2 == 0
    aspects = ["placement"] if same_player else ["player", "placement"]
    shape = sequence("exchanged", game.size, game.size, (one + 1, 1, one + 1, 1), (two + 1, 1, two + 1, 1))
    if two == one + 1:
        shape = sequence("exchanged", game.size, game.size, (one + 1, 2, one + 1, 2))
    said = other(moves=shape, first={"move": one + 1, "differs": aspects})
    said["meeting_if_followed_to"] = two + 1
    return Pair("two moves swapped", game.text(), game.text(moves), said)


def cut_duel(game, chance):
    keep = chance.randrange(game.size)
    with_result = chance.random() < 0.5
    whole, short = game.text(), game.text(game.moves[:keep], tail=game.tail if with_result else [])
    if keep == 0:
        short = short.replace("moves:\n", "moves: []\n")
    edit = (keep + 1, game.size - keep, keep + 1, 0)
    topics = [] if with_result else ["result"]
    if chance.random() < 0.5:
        said = other(moves=sequence("cut-short", game.size, keep, edit), topics=topics)
        pair = Pair("cut short", whole, short, said)
    else:
        said = other(moves=sequence("cut-short", keep, game.size, edit[2:] + edit[:2]), topics=topics)
        pair = Pair("cut short", short, whole, said)
    pair.said.update(first={"move": keep + 1, "differs": ["missing"]}, meeting=None)
    return pair


def renamed_duel(game, chance):
    text = other_colours(game.text())
    said = other(colours=True, moves=sequence("same", game.size, game.size))
    how = chance.randrange(3)
    if how == 1:  # the names stay where they are
        names = next(line for line in game.head if line.startswith("players:"))
        text = text.replace(other_colours(names), names)
        said["topics"] = ["players exchanged"]
    if how == 2:  # and one move is of another player than before
        pair = changed_duel(game, chance)
        return Pair("colours renamed, one changed", pair.a, other_colours(pair.b), {**pair.said, "colours": True})
    return Pair("colours renamed", game.text(), text, said)


def named_duel(game, chance):
    names = next(line for line in game.head if line.startswith("players:"))
    blue = re.search(r"blue: (\w+)", names)[1]
    text = game.text().replace(names, names.replace(blue, "Zoe"))
    how = "players named"
    if chance.random() < 0.5:
        text = game.text().replace(names, other_colours(names))
        how = "players exchanged"
    return Pair("players renamed", game.text(), text, other(topics=[how], moves=sequence("same", game.size, game.size)))


def withdrawn_duel(game, chance):
    """A move that was withdrawn stands in one of the two alone."""
    index = chance.randrange(game.size)
    line = f"  - {{{game.player(index)}: a1, ruling: {{decision: withdrawn}}}}\n"
    moves = game.moves[:index] + [line] + game.moves[index:]
    at = (index + 1, 0, index + 1, 1)
    said = other(
        moves=sequence("inserted", game.size, game.size + 1, at),
        first={"move": index + 1, "differs": ["placement", "ruling"]},
        meeting=[{"move": index}, {"move": index + 1}, True],
    )
    return Pair("one inserted", game.text(), game.text(moves), said)


def duel_pairs(count, seed):
    makers = (same_duel, changed_duel, swapped_duel, cut_duel, renamed_duel, named_duel, withdrawn_duel)
    games = documents("duel", "--seed", str(seed), "--count", str(count))
    for index, text in enumerate(games):
        chance = random.Random(seed + index)
        game = Duel(text)
        if game.size >= 4:
            yield makers[index % len(makers)](game, chance)


# The Orion Station: transformed as values.


# Those in C where there are any: the others take longer than everything else.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def dumped(record):
    return yaml.dump(record, Dumper=DUMPER, sort_keys=False, default_flow_style=None, width=4000)


def shuffled(chance, items):
    items = list(items)
    chance.shuffle(items)
    return items


def renamed(value, names):
    """Every text that is a name."""
    if isinstance(value, dict):
        return {renamed(key, names): renamed(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def some_turn(record, chance, least):
    """A turn with so many actions that are not the same."""
    fits = [
        index for index, turn in enumerate(record["turns"])
        if len({json.dumps(each) for each in turn.get("actions", [])}) == len(turn.get("actions", [])) >= least
    ]
    return chance.choice(fits) if fits else None


def same_station(record, chance):
    made = copy.deepcopy(record)
    remarks = []
    hands = made["setup"]["hands"]
    for name in hands:
        hands[name] = shuffled(chance, hands[name])
    open_order = "pile" not in made["setup"]
    for index, turn in enumerate(made["turns"]):
        open_order = open_order and not isinstance(turn.get("reshuffle"), list)
        if open_order and "draw" in turn:
            turn["draw"] = shuffled(chance, turn["draw"])
        kept = turn.get("keep")
        if isinstance(kept, str) and len(turn["draw"]) == 2 and chance.random() < 0.5:
            left = list(turn["draw"])
            left.remove(kept)
            del turn["keep"]
            turn["discard"] = left[0]
        if chance.random() < 0.1 and not remarks:
            turn["note"] = "seen"
            remarks = [["note", index + 1]]
    size = len(record["turns"])
    return made, {**SAME, "remarks": remarks, "turns": sequence("same", size, size)}


def changed_station(record, chance):
    made = copy.deepcopy(record)
    turn = some_turn(made, chance, 1)
    if turn is None:
        return None
    actions = made["turns"][turn]["actions"]
    action = chance.randrange(len(actions))
    choices = [{"draw": ["unknown"]}, {"buy": "crystal"}, {"drop": ["ice"]}]
    actions[action] = chance.choice([each for each in choices if each != actions[action]])
    size, number = len(record["turns"]), len(actions)
    said = other(
        turns=sequence("changed", size, size, (turn + 1, 1, turn + 1, 1)),
        changed=[[turn + 1, [], sequence("changed", number, number, (action + 1, 1, action + 1, 1))]],
        first={"turn": turn + 1, "part": "action", "action": action + 1, "differs": ["action"]},
    )
    return made, said


def swapped_station(record, chance):
    made = copy.deepcopy(record)
    turn = some_turn(made, chance, 2)
    if turn is None:
        return None
    actions = made["turns"][turn]["actions"]
    one, two = sorted(chance.sample(range(len(actions)), 2))
    actions[one], actions[two] = actions[two], actions[one]
    size, number = len(record["turns"]), len(actions)
    edits = [(one + 1, 1, one + 1, 1), (two + 1, 1, two + 1, 1)] if two > one + 1 else [(one + 1, 2, one + 1, 2)]
    said = other(
        turns=sequence("changed", size, size, (turn + 1, 1, turn + 1, 1)),
        changed=[[turn + 1, [], sequence("exchanged", number, number, *edits)]],
        first={"turn": turn + 1, "part": "action", "action": one + 1, "differs": ["action"]},
    )
    return made, said


def swapped_turns(record, chance):
    made = copy.deepcopy(record)
    turns, players = made["turns"], len(record["players"])
    if len(turns) < players + 2:
        return None
    one = chance.randrange(len(turns) - players)
    two = one + players
    bare = lambda turn: json.dumps({**turn, "after": None, "note": None})
    if bare(turns[one]) == bare(turns[two]):
        return None
    turns[one], turns[two] = turns[two], turns[one]
    size = len(turns)
    said = other(turns=sequence("exchanged", size, size, (one + 1, 1, one + 1, 1), (two + 1, 1, two + 1, 1)))
    del said["first"]  # what differs first is not planned
    return made, {**said, "first_turn": one + 1}


def cut_station(record, chance):
    made = copy.deepcopy(record)
    size = len(made["turns"])
    keep = chance.randrange(size)
    made["turns"] = made["turns"][:keep]
    topics = []
    if "result" in made and chance.random() < 0.5:
        del made["result"]
        topics = ["result"]
    return made, other(
        turns=sequence("cut-short", size, keep, (keep + 1, size - keep, keep + 1, 0)), topics=topics,
        first={"turn": keep + 1, "part": "turn", "differs": ["missing"]}, meeting=None,
    )


def omitted_station(record, chance):
    """The last action of a turn is not there."""
    made = copy.deepcopy(record)
    turn = some_turn(made, chance, 1)
    if turn is None:
        return None
    number = len(made["turns"][turn]["actions"])
    made["turns"][turn]["actions"].pop()
    size = len(record["turns"])
    return made, other(
        turns=sequence("changed", size, size, (turn + 1, 1, turn + 1, 1)),
        changed=[[turn + 1, [], sequence("cut-short", number, number - 1, (number, 1, number, 0))]],
        first={"turn": turn + 1, "part": "action", "action": number, "differs": ["missing"]},
    )


def drawn_station(record, chance):
    made = copy.deepcopy(record)
    turns = [index for index, turn in enumerate(made["turns"]) if isinstance(turn.get("keep"), str) and len(set(turn["draw"])) == 2]
    if not turns:
        return None
    turn = chance.choice(turns)
    here = made["turns"][turn]
    here["keep"] = next(each for each in here["draw"] if each != here["keep"])
    here.pop("discard", None)
    size, number = len(made["turns"]), len(here.get("actions", []))
    return made, other(
        turns=sequence("changed", size, size, (turn + 1, 1, turn + 1, 1)),
        changed=[[turn + 1, ["draw"], sequence("same", number, number)]],
        first={"turn": turn + 1, "part": "draw", "differs": ["draw"]},
    )


def named_station(record, chance):
    size = len(record["turns"])
    names = record["players"]
    how = "players named"
    table = {names[0]: "Zoe"}
    if chance.random() < 0.5:
        table = {names[0]: names[1], names[1]: names[0]}
        how = "players exchanged"
    return renamed(record, table), other(topics=[how], turns=sequence("same", size, size))


def reordered_station(record, chance):
    made = copy.deepcopy(record)
    made["players"] = made["players"][1:] + made["players"][:1]
    size = len(record["turns"])
    return made, other(topics=["players reordered"], turns=sequence("same", size, size))


def station_pairs(count, seed):
    makers = (same_station, changed_station, swapped_station, swapped_turns, cut_station, omitted_station, drawn_station,
              named_station, reordered_station)
    for index, text in enumerate(documents("station", "--seed", str(seed), "--count", str(count))):
        chance = random.Random(seed + index)
        record = yaml.load(text, Loader=LOADER)
        if not record["turns"]:
            continue
        maker = makers[index % len(makers)]
        done = maker(record, chance)
        if done:
            made, said = done
            pair = Pair(maker.__name__, dumped(record), dumped(made), said)
            if said["same"] and not said["remarks"] and pair.a != pair.b:
                said["remarks"] = [["layout", None]]
            yield pair
