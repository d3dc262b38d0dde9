"""The board as text, with coordinates on all sides, as GNU Go draws it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tromp_gui.go.board import Board
from tromp_gui.go.handicap import star_points
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import column_name

_SIGNS = {Color.BLACK: "X", Color.WHITE: "O", None: "."}


def draw_board(board: Board, last_move: Point | None = None) -> str:
    """Draw the board: X black, O white, `+` an empty star point; columns past Z are wider.

    The stone of the last move, if given, is in brackets: `. .(X). .`
    """
    stars = star_points(board.rows, board.columns)
    return draw_signs(
        board.rows, board.columns, lambda point: _sign(board, point, stars), last_move
    )


def draw_signs(
    rows: int, columns: int, sign: Callable[[Point], str], last_move: Point | None = None
) -> str:
    """Like `draw_board`, with any one character for each point."""
    names = [column_name(col) for col in range(columns)]
    width = max(map(len, names))
    margin = max(2, len(str(rows)))
    header = " " * (margin + 1) + " ".join(name.rjust(width) for name in names)
    lines = [header]
    for row in reversed(range(rows)):
        signs = " ".join(sign(Point(row, col)).rjust(width) for col in range(columns))
        cells = f"{row + 1:>{margin}} {signs} {row + 1}"
        if last_move is not None and last_move.row == row:
            cells = _bracketed(cells, margin + width + (width + 1) * last_move.col)
        lines.append(cells)
    return "\n".join([*lines, header])


def _sign(board: Board, point: Point, stars: Collection[Point]) -> str:
    color = board.at(point)
    return "+" if color is None and point in stars else _SIGNS[color]


def _bracketed(line: str, place: int) -> str:
    return f"{line[: place - 1]}({line[place]}){line[place + 2 :]}"
