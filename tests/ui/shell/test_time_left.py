"""The time left that a record says, at any node."""

from __future__ import annotations

import pytest

from tests.record.trees import grown
from tromp_gui.go.point import Color
from tromp_gui.ui.shell.clock_present import time_left

GAME = (
    "(;SZ[9]TM[600]OT[5x30 byo-yomi];B[ee]BL[590.5];W[cc]WL[580];B[gg]BL[570.2]"
    ";W[gc]WL[29]OW[5];B[cg]BL[28]OB[1])"
)


@pytest.mark.parametrize(
    ("move", "black", "white"),
    [
        (0, "", ""),
        (1, "9:51", ""),
        (2, "9:51", "9:40"),
        (3, "9:31", "9:40"),
        (4, "9:31", "0:29  ·  5 periods left"),
        (5, "0:28  ·  the last period", "0:29  ·  5 periods left"),
    ],
)
def test_time_left_by_the_record(move: int, black: str, white: str) -> None:
    tree = grown(GAME)
    node = list(tree.main_line())[move]
    assert time_left(tree, node, Color.BLACK) == black
    assert time_left(tree, node, Color.WHITE) == white


def test_time_left_without_a_time_limit_in_the_file() -> None:
    tree = grown("(;SZ[9];B[ee]BL[61];W[cc]WL[x])")
    *_, last = tree.main_line()
    assert (time_left(tree, last, Color.BLACK), time_left(tree, last, Color.WHITE)) == ("1:01", "")
