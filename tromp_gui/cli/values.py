"""The values of options: rules, komi, points. argparse reports wrong ones in one
sentence.
"""

from __future__ import annotations

from argparse import ArgumentTypeError
from decimal import Decimal

from tromp_gui.go.point import MAX_SIDE
from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.record.game_info import parse_komi
from tromp_gui.record.rule_names import rules_named


def rules_value(text: str) -> Rules:
    """The rule set of an id, or of a name that files write. Raises ArgumentTypeError."""
    rules = rules_named(text)
    if rules is None:
        known = ", ".join(RULE_SETS)
        raise ArgumentTypeError(f"{text!r} is not a known rule set; choose {known}")
    return rules


def komi_value(text: str) -> Decimal:
    """A komi, with a point or a comma. Raises ArgumentTypeError."""
    komi = parse_komi(text)
    if komi is None:
        raise ArgumentTypeError(f"{text!r} is not a number; enter a komi such as 7.5")
    return komi


def points_value(text: str) -> tuple[str, ...]:
    """The vertices of a list, parted by blanks or commas. Raises ArgumentTypeError."""
    names = tuple(text.replace(",", " ").split())
    for name in names:
        try:
            point = parse_vertex(name, MAX_SIDE, MAX_SIDE)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None
        if point is None:
            raise ArgumentTypeError("a pass is not a dead stone; enter points such as D4")
    return names
