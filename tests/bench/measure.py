"""What measurements have in common: a process and what the system says it took, and the machine."""

import os
import pathlib
import platform
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "release"
PROGRAM = BUILD / "bin" / "orionref"


def measured(command: list[str]) -> tuple[float, int]:
    """CPU seconds and peak KiB of a command, as the system accounts for the finished process."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.execv(command[0], command)
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        raise SystemExit(f"{command} ended with status {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def machine() -> None:
    model = "unknown processor"
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    compiler = subprocess.run(["c++", "--version"], stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()[0]
    print(f"{model}, {os.cpu_count()} processors; {compiler}; Linux {platform.release()}")
