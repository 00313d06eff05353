"""A checkout of this project as others get it (a clone, the files of an action), with the program built in it.

Building takes minutes, so that the program under test is put where `cmd/orionref` builds it.
"""

import os
import shutil
import subprocess

from program import PROGRAM, SOURCE, environment

# What a checkout needs for being built and used; the rest, tests above all, makes it large.
PARTS = (
    ".pre-commit-hooks.yaml", "action.yml", "CMakeLists.txt", "CMakePresets.json", "cmd", "core", "records", "schemas",
)


def copy(folder):
    """Copies the project's files as they are now into a new folder."""
    os.makedirs(folder)
    for part in PARTS:
        source = SOURCE / part
        if source.is_dir():
            shutil.copytree(source, os.path.join(folder, part))
        else:
            shutil.copy2(source, folder)


def build(folder):
    """Leaves what the first call of `cmd/orionref` would leave."""
    place = os.path.join(folder, "build", "release")
    os.makedirs(os.path.join(place, "bin"))
    os.symlink(PROGRAM, os.path.join(place, "bin", "orionref"))
    # Not older than anything there is, as after a build.
    open(os.path.join(place, ".built"), "w", encoding="utf-8").close()


def git(folder, *arguments, **changes):
    """Runs git as somebody who has no settings. @return what it printed"""
    settings = {
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull, "HOME": str(folder),
        "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
        "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    }
    return subprocess.run(
        ["git", *arguments], cwd=folder, env=environment(**{**settings, **changes}),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True,
    ).stdout.decode()


def commit_all(folder, message="All there is"):
    """Makes a repository of a folder, if it is none, and commits what is in it. @return the commit"""
    if not os.path.exists(os.path.join(folder, ".git")):
        git(folder, "init", "-q", "-b", "main")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", message)
    return git(folder, "rev-parse", "HEAD").strip()
