"""What is large is told, and nothing fails because of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]


def test_files_functions_and_folders_are_told() -> None:
    command = [sys.executable, str(CHECKOUT / "packaging" / "sizes.py")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    kinds = ["lines of a file", "lines of a function", "files in a folder"]
    assert [line.partition(":")[0] for line in said.splitlines()] == [f"most {k}" for k in kinds]
