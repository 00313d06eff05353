#!/usr/bin/env python3
"""A tree of many files, every one checked once and in order, in memory that does not grow with their number.

2,000 files by default, 100,000 with ORION_TEST_ALL set.
"""

import json
import os
import subprocess
import tempfile
import unittest

from program import ALL, CLEAN, ILLEGAL, NOT_OURS, PROGRAM, environment

FILES = 100_000 if ALL else 2_000
A_FOLDER = 100
MORE_MEMORY = 8 * 1024  # KiB, for all that many files more


def grow(root, count):
    """Folders with a hundred files each; in every one a file of others and a record with a fault."""
    for number in range(count):
        folder = os.path.join(root, f"{number // A_FOLDER:05}")
        os.makedirs(folder, exist_ok=True)
        content = {0: NOT_OURS, 1: ILLEGAL}.get(number % A_FOLDER, CLEAN)
        with open(os.path.join(folder, f"{number % A_FOLDER:03}.yaml"), "wb") as file:
            file.write(content)


def check(root):
    """@return paths in the order printed, the summary, the peak in KiB"""
    process = subprocess.Popen(
        [PROGRAM, "check", "--format", "ndjson"], stdout=subprocess.PIPE, cwd=root, env=environment()
    )
    paths, summary = [], {}
    for line in process.stdout:
        each = json.loads(line)
        if each["type"] == "record":
            paths.append(each["path"])
        else:
            summary = each
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    return process.returncode, paths, summary, usage.ru_maxrss


class LargeFolder(unittest.TestCase):
    def test_all_are_checked_in_order(self):
        with tempfile.TemporaryDirectory() as root:
            grow(root, FILES // 10)
            _, _, _, little = check(root)
            grow(root, FILES)
            status, paths, summary, peak = check(root)
        folders = FILES // A_FOLDER
        self.assertEqual(status, 1)
        want = [f"{folder:05}/{number:03}.yaml" for folder in range(folders) for number in range(1, A_FOLDER)]
        self.assertTrue(paths == want, "a file is missing, checked twice or out of its place")
        self.assertEqual(summary["not_ours"], [f"{folder:05}/000.yaml" for folder in range(folders)])
        self.assertEqual((summary["records"], summary["illegal"]), (len(want), folders))
        with open(PROGRAM, "rb") as program:
            if b"__asan_init" not in program.read():
                self.assertLess(peak, little + MORE_MEMORY)


if __name__ == "__main__":
    unittest.main()
