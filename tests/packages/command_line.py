"""What the tests of packages share: the commands and options that `--help` shows, read from it."""

import os
import pathlib
import re
import sys

sys.path.insert(0, os.fspath(pathlib.Path(__file__).resolve().parents[1] / "cmd"))

from program import PROGRAM, run  # noqa: E402

# The build folder that the program lies in, and what it wrote about itself when it was linked.
BUILD = pathlib.Path(PROGRAM).parents[1]
PAGES = BUILD / "cmd" / "pages"


def section(text, name):
    """The lines of a part of the help, `Options:` for example."""
    found = re.search(rf"^{name}:\n((?:.+\n)*)", text, re.MULTILINE | re.IGNORECASE)
    return found.group(1).splitlines() if found else []


class Command:
    """A command as its help shows it."""

    def __init__(self, path):
        self.path = path
        text = run(*path, "--help").out.decode()
        # The entries are indented by two blanks, what goes on from them by more.
        entries = re.split(r"^  (?=\S)", "\n".join(section(text, "Options")), flags=re.MULTILINE)[1:]
        self.options = {}  # each name, with the words that its value can be
        self.values = {}  # each name, with what stands for its value
        for entry in entries:
            head = entry.split()[0]
            choices = re.search(r":\{([^}]*)\}", entry)
            value = re.match(r"\S+ ([A-Z]\S*)", entry)
            for name in head.split(","):
                self.options[name] = choices.group(1).split(",") if choices else []
                self.values[name] = value.group(1) if value else ""
        lines = [line for line in section(text, "Subcommands") if re.match(r"  \S", line)]
        self.subcommands = [line.split()[0] for line in lines]

    def takes_word_and_file(self, name):
        """Whether the option is given as WORD=FILE."""
        return re.search(r"=(PATH|FILE)\b", self.values[name]) is not None

    def __str__(self):
        return " ".join(("orionref", *self.path))


def all_commands(path=()):
    """The program itself and all of its commands."""
    command = Command(path)
    found = [command]
    for name in command.subcommands:
        found += all_commands((*path, name))
    return found


COMMANDS = all_commands()
if len(COMMANDS) < 8 or len(COMMANDS[0].options) < 3:
    raise AssertionError("the help shows few commands: has its layout changed?")
