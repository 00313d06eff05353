"""A shell in a terminal, typed at by a test."""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

from program import TIMEOUT, environment

ROWS, COLUMNS = 4000, 250


def as_shown(raw):
    """The lines that a terminal would show, for the few signs that a dumb one knows."""
    text = re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])", "", raw.decode("utf-8", "replace"))
    lines, column = [[]], 0
    for sign in text:
        if sign == "\n":
            lines.append([])
            column = 0
        elif sign == "\r":
            column = 0
        elif sign == "\b":
            column = max(0, column - 1)
        elif sign >= " ":
            line = lines[-1]
            line.extend(" " * (column + 1 - len(line)))
            line[column] = sign
            column += 1
    return ["".join(line).rstrip() for line in lines]


# The function stands for the program and says how it was called, so that nothing is run. Mark and prompt are in one piece
# only once they are printed.
STAND_IN = """PS1='rea''dy> '
orionref() { printf 'called:'; printf '<%s>' "$@"; printf '\\nma''rk\\n'; }
"""


class Window:
    """An interactive shell, in which `orionref` is a function that tells its arguments. A line is typed when the shell
    asks for it, so nothing waits for a clock."""

    def __init__(self, arguments, folder, settings):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.execvpe(arguments[0], arguments, environment(TERM="dumb", LC_ALL="C.UTF-8", INPUTRC="/dev/null"))
        self._type(STAND_IN + settings + "orionref\n")

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.pid, 0)

    def _type(self, text):
        os.write(self.terminal, text.encode())
        answer, end = b"", time.monotonic() + TIMEOUT
        while not re.search(rb"mark\r\n.*ready> ", answer, re.DOTALL):
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise AssertionError(f"the shell does not answer {text!r}, it said: {answer!r}")
            answer += os.read(self.terminal, 65536)
        return as_shown(answer)

    def complete(self, line):
        """Types the line and a tab. @return the lines of the list that is shown, and the arguments as they are then"""
        lines = self._type(line + "\t\n")
        called = next(index for index, each in enumerate(lines) if each.startswith("called:"))
        # Before the list the line is shown as it was typed, below it as it is now.
        return lines[1 : max(1, called - 1)], re.findall("<(.*?)>", lines[called])
