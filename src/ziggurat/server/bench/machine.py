"""The machine: what a bench asks of the system it runs on.

Owns the few calls that differ between systems. Where one does not exist, nothing is measured.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

if sys.platform != "win32":
    import resource


def raise_open_files() -> None:
    """Allow this process as many connections as the system lets it have."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        except (OSError, ValueError):
            # Some systems name a limit they do not allow; the usual one may do.
            pass


def memory_kib(pid: int) -> float | None:
    """The memory that a process holds, in KiB; None where nobody tells."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        for line in status.read_text("ascii", "replace").splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return None
    try:
        command = ["ps", "-o", "rss=", "-p", str(pid)]
        return float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def cpu_seconds(pid: int) -> float | None:
    """The time that a process has kept a core busy; None where nobody tells."""
    if sys.platform != "linux":
        return None
    fields = Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float | None:
    """The time that all cores together have worked for programs; None where nobody tells."""
    if sys.platform != "linux":
        return None
    fields = [int(word) for word in Path("/proc/stat").read_text("ascii").split()[1:9]]
    user, nice, system, _, _, _, _, stolen = fields
    return (user + nice + system + stolen) / os.sysconf("SC_CLK_TCK")
