"""Structural mutations of documents, drawn by a seed: a key dropped, added, renamed or retyped, or an entry of a list."""

from agreement import changed, places_of, swapped, value_at

# What is put where something else stood, beside the scalars of other documents of the kind.
SCALARS = (
    ["", " ", "text", "two words", "no", "true", "True", "false", "0", "1", "-1", "01", "0x10", "1e3", "0.5", "-0", "1.0"]
    + ["1.333", "7.25", "1000000", "1234567890", "2026-05-02", "2026-02-29", "0:12:40", "12:40", "unknown", "none"]
    + ["e4", "e4 e5 / f5", "e04", "h0123456789abcdef", "../a.yaml", "/a.yaml", "a/b.yaml", "a\\b.yaml", "a..b", "ünï"]
)
KEYS = ["note", "remark", "x-remark", "xremark", "id", "name", "format", "game", "player", "players", "rules", "round", "deck"]


class Mutator:
    """Draws mutations of trees of one kind. What stands in one of them may be put into another.

    Places are drawn by the keys that lead to them, so that rare keys are mutated as often as those of every move.
    """

    def __init__(self, trees, chance):
        self.trees = trees
        self.chance = chance
        self.scalars = []
        self.entries = []  # keys with their values
        self.places = {}  # trees and places by the keys that lead there
        seen = set()
        for number, (_, tree) in enumerate(trees):
            for place in places_of(tree):
                if any(str(step).startswith("x-") for step in place[:-1]):
                    continue  # nobody looks there
                value = value_at(tree, place)
                keys = tuple("*" if isinstance(step, int) else step for step in place)
                self.places.setdefault(keys, []).append((number, place))
                if isinstance(value, str) and value not in seen and len(value) < 40:
                    seen.add(value)
                    self.scalars.append(value)
                if place and isinstance(place[-1], str) and len(str(value)) < 200:
                    self.entries.append((place[-1], value))
        self.keys = list(self.places)

    def draw(self):
        """@return what was done, and the tree that came of it"""
        while True:
            number, place = self.chance.choice(self.places[self.chance.choice(self.keys)])
            name, tree = self.trees[number]
            value = value_at(tree, place)
            if isinstance(value, dict):
                what, made = self._of_mapping(value)
            elif isinstance(value, list):
                what, made = self._of_list(value)
            else:
                what, made = self._retyped(value)
            if made != value:
                return f"{name}, at {'/'.join(map(str, place)) or 'the root'}: {what}", changed(tree, place, lambda _: made)

    def _of_mapping(self, old):
        sort = self.chance.choice(("dropped", "added", "renamed", "retyped", "whole"))
        if sort == "added":
            key, value = self.chance.choice(self.entries) if self.chance.random() < 0.7 else (self.chance.choice(KEYS), "text")
            return f"{key} added", {**old, key: value} if key not in old else old
        if sort == "whole":
            return self._retyped(old)
        if not old:
            return "nothing", old
        key = self.chance.choice(list(old))
        if sort == "dropped":
            return f"{key} dropped", {each: value for each, value in old.items() if each != key}
        if sort == "renamed":
            new = self.chance.choice((swapped(key), "x-" + key, key.capitalize(), self.chance.choice(self.entries)[0]))
            return f"{key} renamed {new}", old if new in old else {
                new if each == key else each: value for each, value in old.items()
            }
        what, made = self._retyped(old[key])
        return f"{key} {what}", {**old, key: made}

    def _of_list(self, old):
        sort = self.chance.choice(("dropped", "added", "twice", "whole"))
        if sort == "whole" or not old:
            return self._retyped(old)
        at = self.chance.randrange(len(old))
        if sort == "dropped":
            return f"entry {at} dropped", old[:at] + old[at + 1 :]
        entry = old[at] if sort == "twice" else self._retyped(old[at])[1]
        return f"entry {at} {sort}", old[:at] + [entry] + old[at:]

    def _retyped(self, old):
        sort = self.chance.choice(("text", "text", "text", "list", "mapping", "none", "entry"))
        if sort == "text":
            text = self.chance.choice(self.chance.choice((SCALARS, self.scalars)))
            return f"retyped {text!r}", text
        if sort == "list":
            return "in a list", [old]
        if sort == "mapping":
            return "in a mapping", {self.chance.choice(("name", "per", "base", "blue", "by")): old}
        if sort == "none":
            return "emptied", type(old)()
        key, value = self.chance.choice(self.entries)
        return f"that of a {key}", value
