"""Shared by all commands: one sentence for wrong usage, and the exit codes."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

WRONG_USAGE = 64
"""The exit code for a command line that can't be understood (`EX_USAGE` of sysexits.h)."""

NO_SCREEN = 69
"""The exit code if Qt can't draw (`EX_UNAVAILABLE` of sysexits.h)."""


class Parser(argparse.ArgumentParser):
    """Reports wrong usage with one sentence and exit code 64; options cannot be abbreviated.

    `has_minus` is for a command whose values may begin with a minus, as `-size:9` of a query does;
    its options other than `-h` begin with two.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)
        self.has_minus = False

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """See ArgumentParser; what begins with a blank is a value there."""
        if self.has_minus and args is not None:
            args = [
                f" {each}" if re.match("-[^-]", each) and each != "-h" else each for each in args
            ]
        return super().parse_known_args(args, namespace)

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
