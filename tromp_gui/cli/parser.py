"""What is common to all command lines: one sentence for wrong usage, and the options' values."""

from __future__ import annotations

import argparse
from decimal import Decimal
from typing import TYPE_CHECKING, NoReturn

from tromp_gui.go.point import MAX_SIDE
from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.record.game_info import parse_komi
from tromp_gui.record.rule_names import rules_named

if TYPE_CHECKING:
    from typing import TypeAlias

WRONG_USAGE = 64
"""The exit code for a command line that can't be understood (`EX_USAGE` of sysexits.h)."""


NO_SCREEN = 69
"""The exit code where Qt can't draw (`EX_UNAVAILABLE` of sysexits.h)."""


class Parser(argparse.ArgumentParser):
    """A parser that answers wrong usage with one sentence and exit code 64."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit."""
        self.exit(WRONG_USAGE, f"{self.prog}: {message}. Try {self.prog} --help.\n")


if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[Parser]


def rules_value(text: str) -> Rules:
    """The rule set of an id, or of a name that files write. Raises ArgumentTypeError."""
    rules = rules_named(text)
    if rules is None:
        known = ", ".join(RULE_SETS)
        raise argparse.ArgumentTypeError(f"there are no rules {text!r}; known are {known}")
    return rules


def komi_value(text: str) -> Decimal:
    """A komi, with a point or a comma. Raises ArgumentTypeError."""
    komi = parse_komi(text)
    if komi is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no number; a komi is written like 7.5")
    return komi


def points_value(text: str) -> tuple[str, ...]:
    """The vertices of a list, parted by blanks or commas. Raises ArgumentTypeError."""
    names = tuple(text.replace(",", " ").split())
    for name in names:
        try:
            point = parse_vertex(name, MAX_SIDE, MAX_SIDE)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        if point is None:
            raise argparse.ArgumentTypeError("a pass is no dead stone; name points like D4")
    return names
