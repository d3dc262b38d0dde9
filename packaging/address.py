"""Print the address of the project; exits with 1 while it, or that of mail, only holds a place, or
while README.md hides what works from the release on.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"
HIDING = ("<!-- released", "released -->")
"""The lines around what README.md says only once the program is in the index of packages."""
PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def address(project: Path = PROJECT) -> str:
    """The address of the project."""
    return str(tomllib.loads(project.read_text("utf-8"))["tool"]["tromp-gui"]["address"])


def main(project: Path = PROJECT, readme: Path = README) -> int:
    """Returns the exit code."""
    table = tomllib.loads(project.read_text("utf-8"))
    given = [address(project), *(author["email"] for author in table["project"]["authors"])]
    if placeholders := [each for each in given if each.endswith(".invalid")]:
        print(
            f"{' and '.join(placeholders)} in pyproject.toml only hold a place: set them first.",
            file=sys.stderr,
        )
        return 1
    if not set(HIDING).isdisjoint(readme.read_text("utf-8").splitlines()):
        print(f"Delete the lines {' and '.join(HIDING)} in README.md first.", file=sys.stderr)
        return 1
    print(address(project))
    return 0


if __name__ == "__main__":
    sys.exit(main())
