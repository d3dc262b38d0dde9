"""Which version of the program this is: a release, or a build on the way to the next one."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

from tromp_gui import __version__, resources


@cache
def version() -> str:
    """`0.2.0` of a release, `0.2.0.dev1234+gabc1234` of a build before it (PEP 440).

    A build has it in a file; in a checkout git is asked. Without both it is `0.2.0.dev0`.
    """
    built = resources.path("version")
    if built.is_file():
        return built.read_text("utf-8").strip()
    return of_checkout(resources.folder().parent)


def of_checkout(folder: Path) -> str:
    """The version of the commit that is checked out: how many came before it, and its name."""
    if _git(folder, "tag", "--points-at", "HEAD", "--list", f"v{__version__}"):
        return __version__
    before, name = _git(folder, "rev-list", "--count", "HEAD"), _git(folder, "rev-parse", "HEAD")
    return f"{__version__}.dev{before}+g{name[:8]}" if name else f"{__version__}.dev0"


def _git(folder: Path, *command: str) -> str:
    """What git answers; '' where there is no git, or where `folder` is not the checkout's own."""
    if not (folder / ".git").exists():
        return ""
    git = ["git", "-C", str(folder), *command]
    try:
        done = subprocess.run(git, capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
