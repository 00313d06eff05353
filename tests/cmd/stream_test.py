#!/usr/bin/env python3
"""A stream of small documents through `orionref check --format ndjson -`: memory does not grow with their number.

20 MB by default; 2 GB with ORION_TEST_ALL set. `stream_test.py --measure MEGABYTES` prints time and peak memory.
"""

import os
import subprocess
import sys
import threading
import time
import unittest

from program import ALL, CLEAN, FORMATS, ILLEGAL, PROGRAM, WARNED, environment

MOST_MEMORY = 128 * 1024 * 1024
ALLOWED_SECONDS = 3600

# One in ten has a fault, so that findings are made and forgotten too.
KINDS = [CLEAN] * 8 + [ILLEGAL, WARNED.replace(b"Ada", "Ädá".encode())]


def blocks(size):
    """Documents without end as blocks of some 60 KB, until `size` bytes are out."""
    written = number = 0
    while written < size:
        block = b"".join(
            b"---\nid: g%d\n%s" % (number + each, KINDS[(number + each) % len(KINDS)]) for each in range(300)
        )
        number += 300
        written += len(block)
        yield block, number


def stream(size, *options):
    """Runs the program on `size` bytes. @return documents written, lines printed, status, seconds, peak bytes"""
    began = time.monotonic()
    process = subprocess.Popen(
        [PROGRAM, "check", *options, "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # remarks on how much there is
        env=environment(),
    )
    documents = [0]

    def write():
        for block, number in blocks(size):
            process.stdin.write(block)
            documents[0] = number
        process.stdin.close()

    writer = threading.Thread(target=write)
    writer.start()
    lines = sum(1 for _ in process.stdout)
    writer.join()
    # Of this child alone, and of no other that the tests have had.
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    unit = 1 if sys.platform == "darwin" else 1024
    return documents[0], lines, process.returncode, time.monotonic() - began, usage.ru_maxrss * unit


def is_sanitized():
    with open(PROGRAM, "rb") as program:
        return b"__asan_init" in program.read()


@unittest.skipIf(is_sanitized(), "sanitizers use memory of their own")
class Stream(unittest.TestCase):
    def test_memory_does_not_grow(self):
        size = (2000 if ALL else 20) * 1000 * 1000
        documents, lines, status, seconds, peak = stream(size, "--format", "ndjson")
        self.assertEqual(status, 1)
        self.assertEqual(lines, documents + 1)
        self.assertLessEqual(peak, MOST_MEMORY)
        self.assertLess(seconds, ALLOWED_SECONDS)

    def test_nor_with_the_other_formats(self):
        for form in FORMATS:
            with self.subTest(form=form):
                peaks = [stream(size, "--format", form)[-1] for size in (500 * 1000, 1500 * 1000)]
                self.assertLessEqual(peaks[1], MOST_MEMORY)
                self.assertLess(peaks[1], peaks[0] + 4 * 1024 * 1024)

    def test_twice_as_much_takes_no_more(self):
        peaks = [stream(size, "--format", "ndjson")[-1] for size in (1000 * 1000, 4000 * 1000)]
        self.assertLess(peaks[1], peaks[0] + 4 * 1024 * 1024)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        documents, lines, status, seconds, peak = stream(int(sys.argv[2]) * 1000 * 1000, "--format", "ndjson")
        print(
            f"{documents} documents, {lines} lines, status {status}: {seconds:.1f} s, "
            f"{documents / seconds:.0f} documents a second, peak {peak / 2**20:.1f} MiB"
        )
    else:
        unittest.main()
