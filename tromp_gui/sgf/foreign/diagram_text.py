"""A position as text, as `diagram.read_diagram` (and any GTP program's user) reads it."""

from __future__ import annotations

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import column_name

_SIGNS = {Color.BLACK: "X", Color.WHITE: "O", None: "."}


def diagram_text(board: Board, to_play: Color | None = None) -> str:
    """The board with row numbers and column letters, and who is to play, if that is given."""
    width = len(column_name(board.columns - 1))
    margin = len(str(board.rows))
    names = " ".join(column_name(column).rjust(width) for column in range(board.columns))
    lines = [f"{'':{margin}} {names}"]
    for row in reversed(range(board.rows)):
        signs = (_SIGNS[board.at(Point(row, column))] for column in range(board.columns))
        cells = " ".join(sign.rjust(width) for sign in signs)
        lines.append(f"{row + 1:{margin}} {cells} {row + 1}")
    lines.append(lines[0])
    if to_play is not None:
        lines.append(f"{'Black' if to_play is Color.BLACK else 'White'} to play")
    return "\n".join(line.rstrip() for line in lines) + "\n"
