"""What the operating system around the program offers. Standard library only."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

_LISTS = Path("/var/lib/apt/lists")


def install_line(packages: Iterable[str]) -> str | None:
    """The line to type that installs packages of Debian or Ubuntu, None on other systems.

    It uses `sudo` where that is installed and needed, else `su`, and fetches the lists of packages
    first where there are none yet, as in a fresh container.
    """
    if not shutil.which("apt-get"):
        return None
    update = [] if any(_LISTS.glob("*_Packages*")) else ["apt-get update"]
    steps = [*update, f"apt-get install {' '.join(dict.fromkeys(packages))}"]
    if os.geteuid() == 0:
        return " && ".join(steps)
    if shutil.which("sudo"):
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su -c '{' && '.join(steps)}'"
