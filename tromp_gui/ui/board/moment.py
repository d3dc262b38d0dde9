"""The board of a moment that decided a game, and lines of stones with numbers. Pure, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.state import BoardState, Mark, NumberedStone

if TYPE_CHECKING:
    from tromp_gui.learning.game_report import Moment


def numbered(
    line: Sequence[Point | None], color: Color, length: int | None = None
) -> tuple[NumberedStone, ...]:
    """The first `length` turns of a line (None: all) as numbered stones, `color` first.

    A point that is played twice keeps its first number.
    """
    stones: dict[Point, NumberedStone] = {}
    for at, point in enumerate(line[:length]):
        if point is not None and point not in stones:
            stones[point] = NumberedStone(point, color, at + 1)
        color = color.opponent
    return tuple(stones.values())


def moment_state(moment: Moment) -> BoardState:
    """The board before a move that decided a game: a cross where it was played, the better line as
    numbered stones.
    """
    board, move = moment.board, moment.move
    line = numbered(moment.better, move.color)
    is_free = move.point not in {stone.point for stone in line}
    return BoardState(
        board.rows,
        board.columns,
        black=board.points(Color.BLACK),
        white=board.points(Color.WHITE),
        marks={move.point: Mark.CROSS} if move.point is not None and is_free else {},
        numbered=line,
    )
