"""What a person reads of the count of a game against the computer."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.scoring.count import count
from tromp_gui.wording import borders_open
from tromp_gui.wording.endings import own_count

CLOSED = """\
. X O .
. X O .
. X O .
"""
OPEN = """\
. . . X O . .
. . . X O . .
. . . . O . .
. . . X O . .
. . . X O . .
"""


def said(diagram: str, own: Color, komi: str = "2") -> str:
    return own_count(count(Board.from_diagram(diagram), TROMP_TAYLOR, komi=Decimal(komi)), own)


def test_the_numbers_are_those_of_the_count() -> None:
    assert said(CLOSED, Color.BLACK).startswith("You have 6, White 8.")
    assert said(CLOSED, Color.WHITE).startswith("You have 8, Black 6.")
    assert "komi" not in said(CLOSED, Color.BLACK, "0")


def test_what_was_open_is_named() -> None:
    board = Board.from_diagram(OPEN)
    (gap,) = [p for p in board.points(None) if p.row == 2 and p.col == 3]
    assert said(OPEN, Color.BLACK).endswith(borders_open([gap]))
    assert "16" in said(OPEN, Color.BLACK)
    assert "nobody" not in said(CLOSED, Color.BLACK)
