"""What people would play, printed and read back."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Point
from tromp_gui.gtp.human_moves import format_moves, parse_moves


def test_moves_are_printed_and_read_the_likeliest_first() -> None:
    moves = {Point(0, 0): 0.25, None: 0.125, Point(8, 2): 0.625}
    text = format_moves(moves)
    assert text == "C9 0.625000\nA1 0.250000\npass 0.125000"
    assert list(parse_moves(text, 9, 9).items()) == sorted(moves.items(), key=lambda each: -each[1])


@pytest.mark.parametrize("text", ["A1", "A1 x", "A1 0.5 2"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"unpack|convert"):
        parse_moves(text, 9, 9)
