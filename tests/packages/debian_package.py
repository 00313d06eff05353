"""Making the .deb of the build that is tested."""

import pathlib
import shutil
import subprocess

from command_line import BUILD
from program import TIMEOUT

TOOLS = ("cpack", "dpkg-deb", "dpkg-shlibdeps")
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]


def make_deb(folder, time=1_700_000_000):
    """Makes the package in the folder. @return its path"""
    done = subprocess.run(
        ["env", f"SOURCE_DATE_EPOCH={time}", "cpack", "-G", "DEB", "--config", BUILD / "CPackConfig.cmake", "-B", folder],
        cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT,
        check=False,
    )
    made = sorted(pathlib.Path(folder).glob("*.deb"))
    if done.returncode != 0 or len(made) != 1:
        raise AssertionError(f"cpack made no package: {done.stdout.decode()}")
    return made[0]
