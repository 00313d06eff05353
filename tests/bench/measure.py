"""What measurements have in common: a process and what the system says it took, and the machine."""

import os
import pathlib
import platform
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "release"
PROGRAM = BUILD / "bin" / "orionref"


def cpu(command: list[str]) -> float:
    """CPU seconds of a command, as the system accounts for the finished process."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.execv(command[0], command)
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        raise SystemExit(f"{command} ended with status {status}")
    return usage.ru_utime + usage.ru_stime


def peak(command: list[str]) -> int:
    """The most memory of a command in KiB, median of 5. The system counts what a process was before it became the program, so
    that one started from here never has less than Python: GNU time starts it instead."""
    peaks = []
    for _ in range(5):
        done = subprocess.run(["/usr/bin/time", "-f", "%M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
        peaks.append(int(done.stderr.split()[-1]))
    return statistics.median(peaks)


def machine() -> None:
    model = "unknown processor"
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    compiler = subprocess.run(["c++", "--version"], stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()[0]
    print(f"{model}, {os.cpu_count()} processors; {compiler}; Linux {platform.release()}")
