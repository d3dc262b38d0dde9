"""What a record wants of a printed diagram: the flags of FG, the numbering of PM. No Qt.

Source: FF[4], "Miscellaneous properties". Diagrams keep captured stones and star points, whatever
FG says: the numbers of the moves stand on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntFlag

from tromp_gui.record.codec import Codec
from tromp_gui.record.signs import print_mode_of
from tromp_gui.ui.printing.numbers import NumberedNode

FIGURE = "FG"
"""The property that begins a diagram; its text names it."""

_NO_NUMBERS, _MODULO = 0, 2


class FigureFlag(IntFlag):
    """The flags of FG that are followed; a figure without one is printed with all there is."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_NOTES = 4
    AS_USUAL = 32768


def figure_flags(part: Sequence[NumberedNode]) -> FigureFlag:
    """The flags of the first FG of a diagram."""
    values = (value for step in part for value in step.node.get(FIGURE)[:1])
    number = next(values, "").partition(":")[0].strip()
    if not (number.isascii() and number.isdecimal() and len(number) < 6):
        return FigureFlag(0)
    flags = FigureFlag(int(number) & sum(FigureFlag))
    return FigureFlag(0) if FigureFlag.AS_USUAL in flags else flags


def figure_name(codec: Codec, part: Sequence[NumberedNode]) -> str:
    """The name in the first FG of a diagram ("257:Figure 1")."""
    values = (value for step in part for value in step.node.get(FIGURE)[:1])
    return codec.simple_text(codec.compose(next(values, ""))[1]).strip()


def number_shift(part: Sequence[NumberedNode]) -> int | None:
    """What is taken from each number of a diagram, as the PM in force at its first turn wants;
    None where no numbers are wanted.

    PM[2] leaves the last two digits: 102 to 130 become 2 to 30, and 67 to 117 stay.
    """
    first = next((step for step in part if step.turns), None)
    if first is None:
        return 0
    modes = (print_mode_of(node) for node in reversed(first.node.path) if node.has("PM"))
    mode = next((mode for mode in modes if mode is not None), None)
    if mode == _NO_NUMBERS:
        return None
    return first.turns[0][0] // 100 * 100 if mode == _MODULO else 0
