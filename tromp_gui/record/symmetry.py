"""The eight ways to turn and mirror a board."""

from __future__ import annotations

from enum import Enum

from tromp_gui.go.point import Point


class Symmetry(Enum):
    """A symmetry of the board: mirror the rows, mirror the columns, then swap both."""

    IDENTITY = (False, False, False)
    MIRROR_UP_DOWN = (True, False, False)
    MIRROR_LEFT_RIGHT = (False, True, False)
    HALF_TURN = (True, True, False)
    TURN_RIGHT = (False, True, True)
    TURN_LEFT = (True, False, True)
    DIAGONAL = (False, False, True)
    """Mirrored in the line from the lower left to the upper right."""
    ANTIDIAGONAL = (True, True, True)
    """Mirrored in the line from the upper left to the lower right."""

    @property
    def swaps(self) -> bool:
        """Whether rows become columns."""
        return self.value[2]

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        """Rows and columns of a board of `rows` x `columns` once it is turned."""
        return (columns, rows) if self.swaps else (rows, columns)

    def point(self, point: Point, rows: int, columns: int) -> Point:
        """The image of a point of a board of `rows` x `columns`."""
        row = rows - 1 - point.row if self.value[0] else point.row
        col = columns - 1 - point.col if self.value[1] else point.col
        return Point(col, row) if self.swaps else Point(row, col)
