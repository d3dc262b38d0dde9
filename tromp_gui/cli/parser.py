"""Shared by all commands: one sentence for wrong usage, and the exit codes."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from typing import TypeAlias

WRONG_USAGE = 64
"""The exit code for a command line that can't be understood (`EX_USAGE` of sysexits.h)."""


NO_SCREEN = 69
"""The exit code if Qt can't draw (`EX_UNAVAILABLE` of sysexits.h)."""


class Parser(argparse.ArgumentParser):
    """A parser that reports wrong usage with one sentence and exit code 64."""

    def error(self, message: str) -> NoReturn:
        """Print the error and where to find help, and exit."""
        self.exit(WRONG_USAGE, f"{self.prog}: {message}. Try {self.prog} --help.\n")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Print the message only if there is a stream: before 3.11.4, Python writes to None."""
        super().exit(status, message if sys.stderr else None)


if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[Parser]
