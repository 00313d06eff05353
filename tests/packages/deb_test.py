#!/usr/bin/env python3
"""The .deb: what is in it, where, and that the same source gives the same bytes."""

import gzip
import io
import os
import subprocess
import tarfile
import tempfile
import unittest

from command_line import PAGES
from debian_package import MISSING, make_deb
from program import EXAMPLES, SOURCE, TIMEOUT

SCRIPTS = {"usr/share/orionref/check-parallel", "usr/share/orionref/merge-verdicts"}
FILES = SCRIPTS | {
    "usr/bin/orionref",
    "usr/share/bash-completion/completions/orionref",
    "usr/share/doc/orionref/README.md",
    "usr/share/doc/orionref/changelog.gz",
    "usr/share/doc/orionref/copyright",
    "usr/share/fish/vendor_completions.d/orionref.fish",
    "usr/share/man/man1/orionref.1.gz",
    "usr/share/zsh/vendor-completions/_orionref",
}


@unittest.skipIf(MISSING, f"there is no {' and no '.join(MISSING)} here")
class Deb(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.deb = make_deb(temporary.name)
        data = subprocess.run(
            ["dpkg-deb", "--fsys-tarfile", cls.deb], stdout=subprocess.PIPE, timeout=TIMEOUT, check=True
        )
        cls.data = tarfile.open(fileobj=io.BytesIO(data.stdout))
        cls.addClassCleanup(cls.data.close)
        cls.members = {member.name.removeprefix("./"): member for member in cls.data.getmembers()}

    def field(self, name):
        done = subprocess.run(
            ["dpkg-deb", "--field", self.deb, name], stdout=subprocess.PIPE, timeout=TIMEOUT, check=True
        )
        return done.stdout.decode().strip()

    def content(self, name):
        return self.data.extractfile(self.members[name]).read()

    def test_files(self):
        have = {name for name, member in self.members.items() if member.isfile()}
        schemas = {f"usr/share/orionref/schemas/{path.name}" for path in (SOURCE / "schemas").glob("*.json")}
        examples = {
            f"usr/share/doc/orionref/examples/{path.relative_to(EXAMPLES)}"
            for path in EXAMPLES.rglob("*") if path.is_file()
        }
        self.assertEqual(have, FILES | schemas | examples)

    def test_owners_and_permissions(self):
        for name, member in self.members.items():
            with self.subTest(name=name):
                self.assertEqual((member.uid, member.gid), (0, 0))
                self.assertEqual(member.mode & 0o777, 0o755 if member.isdir() or "/bin/" in name or name in SCRIPTS else 0o644)

    def test_pages(self):
        self.assertEqual(
            gzip.decompress(self.content("usr/share/man/man1/orionref.1.gz")), (PAGES / "orionref.1").read_bytes()
        )
        for name in ("man/man1/orionref.1.gz", "doc/orionref/changelog.gz"):
            # As gzip -n writes it: neither a name nor a time.
            self.assertEqual(self.content(f"usr/share/{name}")[3:8], b"\0\0\0\0\0")

    def test_control(self):
        self.assertEqual(self.field("Package"), "orionref")
        self.assertEqual(self.field("Section"), "utils")
        self.assertRegex(self.field("Maintainer"), r"\A[^<>]+ <[^<>]+@[^<>]+>\Z")
        self.assertRegex(self.field("Version"), r"\A\d+\.\d+\.\d+\Z")
        # Found by dpkg-shlibdeps in the program.
        for library in ("libc6", "libssl3", "libstdc++6", "libyaml-cpp0."):
            self.assertIn(library, self.field("Depends"))
        description = self.field("Description").splitlines()
        self.assertLess(len(description[0]), 80)
        self.assertGreater(len(description), 3)

    def test_changelog_is_the_readme_s(self):
        changelog = gzip.decompress(self.content("usr/share/doc/orionref/changelog.gz")).decode()
        self.assertTrue(changelog.startswith(f"orionref ({self.field('Version')}) unstable; urgency=medium\n\n  * "))
        self.assertIn(f" -- {self.field('Maintainer')}  Tue, 14 Nov 2023 22:13:20 +0000\n", changelog)
        self.assertLess(max(map(len, changelog.splitlines())), 100)
        readme = (SOURCE / "README.md").read_text(encoding="utf-8").split("\n## Changelog\n")[1]
        first = readme.split("**: ")[-1] if "(unreleased)" not in readme else readme.split("(unreleased): ")[1]
        self.assertIn("".join(first.split())[:60], "".join(changelog.split()))

    def test_same_bytes_from_the_same_source(self):
        with tempfile.TemporaryDirectory() as folder:
            again = make_deb(folder)
            self.assertEqual(os.path.basename(again), os.path.basename(self.deb))
            self.assertEqual(again.read_bytes(), self.deb.read_bytes())


if __name__ == "__main__":
    unittest.main()
