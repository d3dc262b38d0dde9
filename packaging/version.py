"""The version that hatchling gives to what it builds; as a script, it prints that version."""

from __future__ import annotations

import email
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tromp_gui.version import version as version_of_program  # noqa: E402


def version(root: Path = ROOT) -> str:
    """That of the program; in a source archive, which has no history, what its heading says."""
    heading = root / "PKG-INFO"
    if heading.is_file():
        return str(email.message_from_bytes(heading.read_bytes())["Version"])
    return version_of_program()


if __name__ == "__main__":
    print(version())
