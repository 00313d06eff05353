#!/usr/bin/env python3
"""The .deb installed, used and removed in a fresh Debian without anything else.

Takes about a minute, needs root, mmdebstrap and the mirror that apt uses here. It is a part of the long tests, which pass
over it where it cannot run; ORION_CLEAN_ROOT=1 demands it, and it fails then.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from debian_package import MISSING, make_deb
from program import ALL

DEMANDED = os.environ.get("ORION_CLEAN_ROOT") == "1"
LONGEST = 1200  # seconds, with a slow mirror


def obstacle():
    """What is missing here, in words; empty if nothing is."""
    missing = [tool for tool in ("mmdebstrap", "apt-get", "chroot") if not shutil.which(tool)] + MISSING
    if os.geteuid() != 0:
        return "a clean root is for root alone to make"
    return f"there is no {' and no '.join(missing)} here" if missing else ""


def output(*arguments):
    return subprocess.run(arguments, stdout=subprocess.PIPE, timeout=LONGEST, check=True).stdout.decode()


def sources():
    """The lines for apt of the archives of Debian that this machine uses, and the name of its release."""
    wanted = ("apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI) $(CODENAME) $(COMPONENT)",
              "Created-By: Packages")
    if "Debian " not in output(*wanted):
        subprocess.run(("apt-get", "-qq", "update"), stdout=subprocess.DEVNULL, timeout=LONGEST, check=True)
    targets = sorted({line for line in output(*wanted).splitlines() if line.startswith("Debian ")})
    release = subprocess.run(
        ("sh", "-c", '. /etc/os-release && echo "$VERSION_CODENAME"'), stdout=subprocess.PIPE, check=True
    ).stdout.decode().strip()
    lines = [f"deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {target.split(' ', 1)[1]}"
             for target in targets]
    return release, "".join(line + "\n" for line in lines)


@unittest.skipUnless(ALL or DEMANDED, "a long test: ORION_TEST_ALL is not set")
@unittest.skipIf(obstacle() and not DEMANDED, obstacle())
class CleanRoot(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if obstacle():
            raise AssertionError(obstacle())
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.root = pathlib.Path(cls.folder, "root")
        os.chmod(cls.folder, 0o755)
        deb = make_deb(cls.folder)
        release, lines = sources()
        # As apt here reaches its mirrors, by a proxy perhaps.
        settings = pathlib.Path(cls.folder, "apt.conf")
        settings.write_text(output("apt-config", "dump", "Acquire"), encoding="utf-8")
        done = subprocess.run(
            ["mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--aptopt={settings}",
             f"--customize-hook=upload {deb} /tmp/orionref.deb",
             '--customize-hook=chroot "$1" apt-get install -qq --no-install-recommends /tmp/orionref.deb',
             release, cls.root, "-"],
            input=lines.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=LONGEST, check=False,
        )
        if done.returncode != 0:
            raise AssertionError(f"no clean root with the package in it:\n{done.stdout.decode()[-4000:]}")

    def inside(self, *arguments, given=b""):
        done = subprocess.run(
            ["chroot", self.root, "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", *arguments],
            input=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=LONGEST, check=False,
        )
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def left_over(self):
        """What of the package lies there; notes of dpkg and apt about it are none of it."""
        found = []
        for top in ("bin", "etc", "opt", "usr"):
            found += [path for path in (self.root / top).rglob("*orionref*")]
        return found

    def test_used_and_removed(self):
        status, version, _ = self.inside("orionref", "--version")
        self.assertEqual(status, 0)
        self.assertIn("linked dynamically", version)
        self.assertEqual(self.inside("dpkg", "--verify", "orionref"), (0, "", ""))

        examples = "/usr/share/doc/orionref/examples"
        status, text, _ = self.inside("orionref", "check", f"{examples}/games", f"{examples}/decks")
        self.assertEqual(status, 0, text)
        status, text, _ = self.inside("orionref", "check", f"{examples}/disputes")
        self.assertEqual(status, 1)
        self.assertIn("error[D405]", text)
        status, record, _ = self.inside("orionref", "generate", "duel", "--seed", "7")
        self.assertEqual(self.inside("orionref", "check", "-", given=record.encode())[0], 0)
        # bash is there, and completes with the file that lies there.
        script = (". /usr/share/bash-completion/completions/orionref; COMP_LINE='orionref che' COMP_POINT=12 COMP_CWORD=1; "
                  "COMP_WORDS=(orionref che); _orionref 2>/dev/null; echo \"${COMPREPLY[@]}\"")
        self.assertEqual(self.inside("bash", "-c", script)[1], "check\n")

        self.assertGreater(len(self.left_over()), 5)
        status, text, trouble = self.inside("apt-get", "purge", "-qq", "--yes", "orionref")
        self.assertEqual(status, 0, text + trouble)
        self.assertEqual(self.left_over(), [])
        self.assertEqual(self.inside("dpkg", "--audit"), (0, "", ""))


if __name__ == "__main__":
    if DEMANDED and obstacle():
        sys.exit(f"the package cannot be tried in a clean root: {obstacle()}")
    unittest.main()
