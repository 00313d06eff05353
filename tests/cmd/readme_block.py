"""The blocks of the README, for the tests that run what stands there."""

import re

from program import SOURCE


def readme_block(mark):
    """The one block of the README that holds the mark."""
    text = (SOURCE / "README.md").read_text(encoding="utf-8")
    blocks = [each for each in re.findall(r"^```\w+\n(.*?)^```\n", text, re.MULTILINE | re.DOTALL) if mark in each]
    if len(blocks) != 1:
        raise AssertionError(f"{len(blocks)} blocks of the README hold {mark}")
    return blocks[0]
