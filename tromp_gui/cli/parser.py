"""Shared by all commands: one sentence for wrong usage, and the exit codes."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

WRONG_USAGE = 64
"""The exit code for a command line that can't be understood (`EX_USAGE` of sysexits.h)."""

NO_SCREEN = 69
"""The exit code if Qt can't draw (`EX_UNAVAILABLE` of sysexits.h)."""


class Parser(argparse.ArgumentParser):
    """Reports wrong usage with one sentence and exit code 64; options cannot be abbreviated."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def add_format(self, *forms: str) -> None:
        """Add an option for the format of the output, by default the first one."""
        self.add_argument(
            "--format", choices=forms, default=forms[0], help=f"output format (default: {forms[0]})"
        )

    def error(self, message: str) -> NoReturn:
        """Print the error and where to find help, and exit."""
        self.exit(WRONG_USAGE, f"{self.prog}: {message}. Try {self.prog} --help.\n")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Print the message only if there is a stream: before 3.11.4, Python writes to None."""
        super().exit(status, message if sys.stderr else None)
