#!/usr/bin/env python3
"""The program of the preset `static`: one file that needs nothing, and gives what the other one gives."""

import os
import pathlib
import shutil
import subprocess
import tarfile
import tempfile
import unittest

from command_line import BUILD
from program import EXAMPLES, PROGRAM, TIMEOUT

TOOLS = {tool: shutil.which(tool, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") for tool in ("unshare", "chroot")}
EMPTY_PLACES = ["chroot"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--root"]


def in_empty_root(root, *arguments):
    """Runs the file /orionref in the folder as its root, without a single variable."""
    how = [TOOLS[EMPTY_PLACES[0]] or EMPTY_PLACES[0], *EMPTY_PLACES[1:]]
    if how[-1] == "--root":
        how[-1] = f"--root={root}"
    else:
        how.append(root)
    return subprocess.run(
        [*how, "/orionref", *arguments], env={}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=TIMEOUT, check=False,
    )


class Static(unittest.TestCase):
    def test_needs_no_loader_and_no_library(self):
        if not shutil.which("readelf"):
            self.skipTest("there is no readelf here")
        done = subprocess.run(["readelf", "-dlW", PROGRAM], stdout=subprocess.PIPE, timeout=TIMEOUT, check=True)
        self.assertNotIn(b"INTERP", done.stdout)
        self.assertNotIn(b"NEEDED", done.stdout)

    def test_runs_where_there_is_nothing_else(self):
        with tempfile.TemporaryDirectory() as root:
            shutil.copy(PROGRAM, pathlib.Path(root, "orionref"))
            shutil.copytree(EXAMPLES, pathlib.Path(root, "examples"))
            version = in_empty_root(root, "--version")
            if version.returncode == 1 and version.stderr.startswith(b"unshare:"):
                self.skipTest("no user namespaces here")
            self.assertEqual(version.returncode, 0, version.stderr)
            self.assertIn(b", linked statically", version.stdout)
            done = in_empty_root(root, "check", "/examples/games", "/examples/disputes", "--format", "ndjson")
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertEqual(done.stderr, b"")
            self.assertGreater(done.stdout.count(b"\n"), 40)
            # The hash of a deck: the part of OpenSSL that is used.
            self.assertIn(b"fade50c097bbe16f31dc5dc5d52ba170fd4086f19dbb7e72b766a21a464bfb03", done.stdout)
            outside = subprocess.run(
                [PROGRAM, "check", "examples/games", "--format", "oneline"], cwd=root, env={"LC_ALL": "de_DE.UTF-8"},
                stdout=subprocess.PIPE, timeout=TIMEOUT, check=False,
            )
            inside = in_empty_root(root, "check", "/examples/games", "--format", "oneline")
            self.assertEqual(inside.stdout.replace(b"/examples", b"examples"), outside.stdout)

    def test_archive(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                ["cpack", "-G", "TGZ", "--config", BUILD / "CPackConfig.cmake", "-B", folder], cwd=folder,
                stdout=subprocess.DEVNULL, timeout=TIMEOUT, check=True,
            )
            (made,) = pathlib.Path(folder).glob("*.tar.gz")
            with tarfile.open(made) as archive:
                top = made.name.removesuffix(".tar.gz")
                names = archive.getnames()
                self.assertTrue(all(name.startswith(top + "/") for name in names))
                for name in ("bin/orionref", "share/man/man1/orionref.1", "share/doc/orionref/README.md",
                             "share/orionref/schemas/verdict.schema.json"):
                    self.assertIn(f"{top}/{name}", names)


if __name__ == "__main__":
    unittest.main()
