"""Neutral points that can still be filled before a territory count (J1989, articles 8 and 9)."""

from __future__ import annotations

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point


def has_open_dame(board: Board, neutral: frozenset[Point]) -> bool:
    """Whether a player can fill one of these neutral points without being in atari after it.

    Shared liberties of a seki do not count, because whoever fills them is captured. `board` is the
    one that is counted, without the dead stones.
    """
    return any(
        len(board.play(color, point).liberties(point)) > 1
        for point in neutral
        for color in Color
        if board.at(point) is None and board.play(color, point).at(point) is color
    )
