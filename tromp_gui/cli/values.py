"""Parsers for options: rules, komi, points, numbers. argparse reports errors in one sentence."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from decimal import Decimal

from tromp_gui.go.point import MAX_SIDE
from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.gtp.argument_text import split
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.network_files.profiles import Profile, parse_profile
from tromp_gui.record.komi import parse_komi
from tromp_gui.record.rule_names import rules_named

MOST = 1_000_000_000
"""The largest whole number that options accept."""


def rules_value(text: str) -> Rules:
    """The rule set with an id, or with a name used in files. Raises ArgumentTypeError."""
    rules = rules_named(text)
    if rules is None:
        known = ", ".join(RULE_SETS)
        raise ArgumentTypeError(f"{text!r} is not a known rule set; choose {known}")
    return rules


def komi_value(text: str) -> Decimal:
    """A komi, with a decimal point or comma. Raises ArgumentTypeError."""
    komi = parse_komi(text)
    if komi is None:
        raise ArgumentTypeError(f"{text!r} is not a number; enter a komi such as 7.5")
    return komi


def points_value(text: str) -> tuple[str, ...]:
    """The vertices of a list, separated by spaces or commas. Raises ArgumentTypeError."""
    names = tuple(text.replace(",", " ").split())
    for name in names:
        try:
            point = parse_vertex(name, MAX_SIDE, MAX_SIDE)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None
        if point is None:
            raise ArgumentTypeError("a pass is not a dead stone; enter points such as D4")
    return names


def launch_value(text: str) -> Launch:
    """The start command of an engine, as a shell splits it, in the current folder as a shell runs
    it. Raises ArgumentTypeError.
    """
    try:
        return split(text)._replace(folder=".")
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not a command: {error}") from None


def profile_value(text: str) -> Profile:
    """Whom a human network imitates. Raises ArgumentTypeError."""
    try:
        return parse_profile(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def whole_number(least: int = 1, most: int = MOST) -> Callable[[str], int]:
    """A parser of whole numbers within these bounds, which raises ArgumentTypeError."""

    def number(text: str) -> int:
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 11 else -1
        if not least <= value <= most:
            span = f"{least} to {most}" if most < MOST else f"{least}"
            raise ArgumentTypeError(f"{text!r} is not a whole number from {span}")
        return value

    return number
