#!/usr/bin/env python3
"""Runs the commands that the README shows and compares their output with what stands there, to the byte.

A block ```console holds commands behind `$ ` and under each one its whole output. With --update the output in the README
is rewritten; read the difference before you commit it.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(os.environ["ORION_SOURCE_DIR"])
PROGRAM = pathlib.Path(os.environ["ORION_PROGRAM"])
README = ROOT / "README.md"
BLOCK = re.compile(r"^```console\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def run(command: str) -> str:
    """The output of a command of the README, run as a reader would run it in the project's folder."""
    environment = dict(os.environ, PATH=f"{PROGRAM.parent}:{os.environ['PATH']}", NO_COLOR="1")
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )
    return done.stdout.decode()


def rerun(block: str) -> str:
    """The block with every command's output as it is now."""
    commands = [line for line in block.splitlines() if line.startswith("$ ")]
    return "".join(f"{command}\n{run(command[2:])}" for command in commands)


def main() -> int:
    text = README.read_text()
    shown = BLOCK.findall(text)
    if not shown:
        print("the README shows no command")
        return 1
    now = BLOCK.sub(lambda match: f"```console\n{rerun(match.group(1))}```\n", text)
    if "--update" in sys.argv:
        README.write_text(now)
        return 0
    if now == text:
        return 0
    for before, after in zip(shown, BLOCK.findall(now)):
        if before != after:
            print(f"the README shows\n{before}\nand the program prints\n{after}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
